internal import GlyphDerivation
internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

/// Makes all assets of one entry: a picture for every appearance, of the glyph itself and of its variants.
struct EntryBuild {
    var entry: GlyphEntry
    /// By path; those that could not be read are missing, and were reported.
    var glyphs: [String: Glyph]
    var palette: Palette
    /// What variants can be made of, in the order in which they are derived.
    var derivations: [Derivation]
    var tolerance = Tolerance.standard

    /// Are low-confidence fills told of, with what else they could be? It costs some fills for each.
    var judgesFills: Bool

    var derived: [Shot.Shape: DerivedPicture] = [:]
    /// What else there was, of fills that are told of.
    var alternatives: [Shot.Shape: [FillCandidates.Alternative]] = [:]
    /// What a low-confidence fill has become, where that is not what was derived.
    var settled: [Shot.Shape: FillChoice] = [:]
    private var uncertainFills = 0
    /// Of each fill, the parts that had nothing to treat.
    var idleParts: [Set<PartOverride>] = []
    var diagnostics: [Diagnostic] = []

    init(
        entry: GlyphEntry, glyphs: [String: Glyph], palette: Palette, judgesFills: Bool = false,
        derivations: [Derivation] = Derivation.all
    ) {
        self.judgesFills = judgesFills
        self.derivations = derivations
        self.entry = entry
        self.glyphs = glyphs
        self.palette = palette
    }

    /// Assets, and how many of their fills are low-confidence fills.
    typealias Result = (variants: [Variant], diagnostics: [Diagnostic], uncertainFills: Int)

    consuming func result() -> Result {
        guard entry.sources.allSatisfy({ glyphs[$0] != nil }) else { return ([], [], 0) }
        var variants = [variant(.plain)]
        for text in entry.settings.variants {
            do {
                variants.append(variant(try DerivationName.parse(text, among: derivations)))
            } catch {
                report("unknown-variant", error.message, at: entry.location, hint: error.hint)
            }
        }
        checkSelectors()
        checkPoints()
        checkPaints()
        return (variants, diagnostics, uncertainFills)
    }

    private mutating func variant(_ name: DerivationName) -> Variant {
        let shots = entry.settings.appearances.map { Shot(of: entry, in: $0, as: name) }
        return Variant(
            name: name.text.isEmpty ? entry.name : entry.name + "." + name.text, entry: entry,
            pictures: shots.compactMap { picture(of: $0) })
    }

    private mutating func picture(of shot: Shot) -> Variant.Picture? {
        guard let glyph = glyphs[shot.source] else { return nil }
        let derived = derivedPicture(of: glyph, for: shot, shot.shape)
        let tint = tint(of: shot)
        let (palette, isCurrent) = (palette, entry.settings.paint == .current)
        func drawing(_ picture: DerivedPicture) -> Drawing {
            let box = picture.viewBox
            return Drawing(
                width: glyph.width * (box.width / glyph.viewBox.width),
                height: glyph.height * (box.height / glyph.viewBox.height), viewBox: box,
                layers: tint.tinted(picture.layers, tolerance: tolerance.length(in: glyph.viewBox.extent)) { role in
                    // The page's own colour may be translucent, too.
                    palette.isTranslucent(role) || isCurrent && role == shot.tint
                },
                preserveAspectRatio: glyph.preserveAspectRatio
            ).simplified(tolerance)
        }
        let isOutlined = settled[shot.shape.base] == .outline && shot.form == shot.glyphForm
        var picture = Variant.Picture(
            appearance: shot.appearance, form: isOutlined ? .outline : shot.form, tint: shot.tint,
            drawing: drawing(derived))
        picture.alternatives = (alternatives[shot.shape.base] ?? []).compactMap { alternative in
            var other = DerivedPicture(layers: alternative.layers, viewBox: glyph.viewBox).cropped(tolerance)
            for step in shot.steps {
                // What fails for one fails for the fill, and is told there.
                guard let next = try? step.derivation.applied(to: other, context(of: glyph, shot, step)) else {
                    return nil
                }
                other = next
            }
            return Variant.Picture.Alternative(
                manifest: alternative.choice.manifest(insteadOf: entry.settings.fill), drawing: drawing(other))
        }
        return picture
    }

    func tint(of shot: Shot) -> Tint {
        Tint(mode: entry.settings.rendering, color: shot.tint, overrides: entry.layers)
    }

    /// What tells background from ink; nil where paints stay as they were drawn.
    func knockout(in shape: Shot.Shape) -> Knockout? {
        guard entry.settings.rendering != .original else { return nil }
        let (layers, parts) = (entry.layers, shape.form == .fill ? entry.parts : [])
        return Knockout(isForDark: shape.isForDark) { element in
            layers.contains { $0.selector.matches(element) } || parts.contains { $0.names(element) }
        }
    }

    /// The glyph in its form, then step by step: what two variants begin with is derived once.
    private mutating func derivedPicture(of glyph: Glyph, for shot: Shot, _ shape: Shot.Shape) -> DerivedPicture {
        if let known = derived[shape] { return known }
        var before = shape
        let picture =
            if let step = before.steps.popLast() {
                picture(derivedPicture(of: glyph, for: shot, before), after: step, glyph, shot)
            } else {
                DerivedPicture(layers: layers(of: graded(glyph, for: shot), for: shot), viewBox: glyph.viewBox)
            }
        derived[shape] = picture
        return picture
    }

    private mutating func picture(
        _ picture: DerivedPicture, after step: DerivedStep, _ glyph: Glyph, _ shot: Shot
    ) -> DerivedPicture {
        // Why there is nothing was told.
        if picture.layers.isEmpty { return picture }
        do {
            let next = try step.derivation.applied(to: picture, context(of: glyph, shot, step))
            if next.layers.isEmpty {
                report(
                    "empty-glyph", "nothing is left of '\(entry.name)' after '\(step.derivation.word)'",
                    at: entry.location, hint: "leave this variant out, or draw the glyph larger")
            }
            return next
        } catch {
            diagnostics += error.diagnostics
            return DerivedPicture(layers: [], viewBox: picture.viewBox)
        }
    }

    private func context(of glyph: Glyph, _ shot: Shot, _ step: DerivedStep) -> StepContext {
        StepContext(
            glyph: shot.grade == 0 ? glyph : glyph.graded(by: shot.grade) ?? glyph, settings: entry.settings,
            tolerance: tolerance, form: step.form ?? shot.glyphForm)
    }

    private mutating func graded(_ glyph: Glyph, for shot: Shot) -> Glyph {
        if shot.grade == 0 { return glyph }
        if let graded = glyph.graded(by: shot.grade) { return graded }
        report(
            "not-supported-yet", "a grade for a drawing without strokes is not supported yet",
            at: shot.gradeLocation, hint: "give the appearance a source of its own")
        return glyph
    }

    private mutating func layers(of glyph: Glyph, for shot: Shot) -> [OutlinedLayer] {
        do {
            let derived = try derivedForm(of: glyph, for: shot)
            diagnostics += derived.diagnostics
            let layers = DerivedPicture(layers: derived.layers, viewBox: glyph.viewBox).cropped(tolerance).layers
            if layers.isEmpty {
                report(
                    "empty-glyph", "nothing is to be seen of '\(entry.name)' (\(shot.source))",
                    at: entry.location, hint: "the drawing is empty, invisible or outside its view box")
            }
            return layers
        } catch {
            diagnostics += error.diagnostics
            return []
        }
    }

    private mutating func derivedForm(of glyph: Glyph, for shot: Shot) throws(Findings) -> DerivedLayers {
        let request = FormRequest(
            glyph: glyph, style: entry.settings.fill, parts: entry.parts, knockout: knockout(in: shot.shape),
            tolerance: tolerance, isTogether: tint(of: shot).joins)
        let made = try shot.glyphForm.derived(request, among: derivations)
        var derived = made.layers
        guard let begin = made.search else { return derived }
        idleParts.append(Set(derived.idleParts))
        // Where somebody has said how it is filled, nobody else has to.
        guard entry.parts.isEmpty && !entry.statesFill else { return derived }
        var search = begin()
        guard search.isAbove(entry.settings.uncertainty) else { return derived }
        uncertainFills += 1
        try settle(&derived, request, shot, &search)
        return derived
    }

    mutating func report(
        _ id: String, _ message: String, at location: SourceFile.Location?, hint: String? = nil
    ) {
        diagnostics.append(Diagnostic(.error, id: id, message, at: location, hint: hint))
    }
}
