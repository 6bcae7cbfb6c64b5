internal import GlyphAudit
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
    var tolerance = Tolerance.standard

    /// Are low-confidence fills told of, with what else they could be? It costs some fills for each.
    var judgesFills: Bool

    private var derived: [Shot.Shape: [OutlinedLayer]] = [:]
    /// What else there was, of fills that are told of.
    private var alternatives: [Shot.Shape: [FillCandidates.Alternative]] = [:]
    /// What a low-confidence fill has become, where that is not what was derived.
    private var settled: [Shot.Shape: FillChoice] = [:]
    private var uncertainFills = 0
    /// Of each fill, the parts that had nothing to treat.
    private var idleParts: [Set<PartOverride>] = []
    private var diagnostics: [Diagnostic] = []

    init(entry: GlyphEntry, glyphs: [String: Glyph], palette: Palette, judgesFills: Bool = false) {
        self.judgesFills = judgesFills
        self.entry = entry
        self.glyphs = glyphs
        self.palette = palette
    }

    /// Assets, and how many of their fills are low-confidence fills.
    typealias Result = (variants: [Variant], diagnostics: [Diagnostic], uncertainFills: Int)

    consuming func result() -> Result {
        guard entry.sources.allSatisfy({ glyphs[$0] != nil }) else { return ([], [], 0) }
        checkSelectors()
        var variants = [variant(named: entry.name, form: nil)]
        for suffix in entry.settings.variants {
            guard let derivation = Derivation.all.first(where: { $0.suffix == suffix }) else {
                report("not-supported-yet", "variant '\(suffix)' is not supported yet", at: entry.location)
                continue
            }
            variants.append(variant(named: entry.name + "." + suffix, form: derivation.form))
        }
        checkPoints()
        checkPaints()
        return (variants, diagnostics, uncertainFills)
    }

    private mutating func variant(named name: String, form: GlyphForm?) -> Variant {
        let shots = entry.settings.appearances.map { Shot(of: entry, in: $0, form: form) }
        return Variant(name: name, entry: entry, pictures: shots.compactMap { picture(of: $0) })
    }

    private mutating func picture(of shot: Shot) -> Variant.Picture? {
        guard let glyph = glyphs[shot.source] else { return nil }
        let layers = derivedLayers(of: glyph, for: shot)
        let tint = tint(of: shot)
        let (palette, isCurrent) = (palette, entry.settings.paint == .current)
        // The page's own colour may be translucent, too.
        let merge = Merge(tolerance: tolerance.length(in: glyph.viewBox.extent)) { role in
            palette.isTranslucent(role) || isCurrent && role == shot.tint
        }
        func drawing(_ layers: [OutlinedLayer]) -> Drawing {
            Drawing(
                width: glyph.width, height: glyph.height, viewBox: glyph.viewBox,
                layers: merge.merged(layers.map { (tint.tinted($0), $0.paint.opacity == 1) }),
                preserveAspectRatio: glyph.preserveAspectRatio
            ).simplified(tolerance)
        }
        var picture = Variant.Picture(
            appearance: shot.appearance, form: settled[shot.shape] == .outline ? .outline : shot.form, tint: shot.tint,
            drawing: drawing(layers))
        picture.alternatives = (alternatives[shot.shape] ?? []).map { alternative in
            Variant.Picture.Alternative(
                manifest: alternative.choice.manifest(insteadOf: entry.settings.fill),
                drawing: drawing(
                    alternative.layers.compactMap {
                        $0.cropped(to: glyph.viewBox, tolerance: tolerance.length(in: glyph.viewBox.extent))
                    }))
        }
        return picture
    }

    private func tint(of shot: Shot) -> Tint {
        Tint(mode: entry.settings.rendering, color: shot.tint, overrides: entry.layers)
    }

    /// What tells background from ink; nil where paints stay as they were drawn.
    private func knockout(in shape: Shot.Shape) -> Knockout? {
        guard entry.settings.rendering != .original else { return nil }
        let (layers, parts) = (entry.layers, shape.form == .fill ? entry.parts : [])
        return Knockout(isForDark: shape.isForDark) { element in
            layers.contains { $0.selector.matches(element) } || parts.contains { $0.names(element) }
        }
    }

    private mutating func derivedLayers(of glyph: Glyph, for shot: Shot) -> [OutlinedLayer] {
        if let known = derived[shot.shape] { return known }
        var glyph = glyph
        if shot.grade != 0 {
            if let graded = glyph.graded(by: shot.grade) {
                glyph = graded
            } else {
                report(
                    "not-supported-yet", "a grade for a drawing without strokes is not supported yet",
                    at: shot.gradeLocation, hint: "give the appearance a source of its own")
            }
        }
        let layers = layers(of: glyph, for: shot)
        derived[shot.shape] = layers
        return layers
    }

    private mutating func layers(of glyph: Glyph, for shot: Shot) -> [OutlinedLayer] {
        let knockout = knockout(in: shot.shape)
        do {
            let derived =
                switch shot.form {
                case .outline: DerivedLayers(layers: try glyph.outlined(knockout, tolerance: tolerance))
                case .fill: try filled(glyph, for: shot, knockout)
                }
            diagnostics += derived.diagnostics
            let length = tolerance.length(in: glyph.viewBox.extent)
            let layers = derived.layers.compactMap { $0.cropped(to: glyph.viewBox, tolerance: length) }
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

    private mutating func filled(
        _ glyph: Glyph, for shot: Shot, _ knockout: Knockout?
    ) throws(Findings) -> DerivedLayers {
        let tint = tint(of: shot)
        let style = entry.settings.fill
        let drawing = try glyph.prepared(
            parts: entry.parts, tolerance: tolerance, knockout: knockout, isTogether: tint.joins)
        let fill = drawing.traced(style, isTogether: tint.joins)
        var derived = fill.layers
        idleParts.append(Set(derived.idleParts))
        // Where somebody has said how it is filled, nobody else has to.
        guard entry.parts.isEmpty && !entry.statesFill else { return derived }
        var search = FillSearch(drawing, style, fill: fill, isTogether: tint.joins)
        guard search.isAbove(entry.settings.uncertainty) else { return derived }
        uncertainFills += 1
        try settle(&derived, drawing, shot, &search)
        return derived
    }

    /// What becomes of a low-confidence fill is what the manifest says, whatever else is asked of the build.
    private mutating func settle(
        _ derived: inout DerivedLayers, _ drawing: PreparedOutline, _ shot: Shot, _ search: inout FillSearch
    ) throws(Findings) {
        let policy = entry.settings.uncertainFill
        let found = judgesFills || policy == .alternative ? try search.candidates() : nil
        let own = FillCandidates.Alternative(choice: .derived, layers: derived.layers, weight: 0)
        var choice: FillChoice?
        switch policy {
        case .take: break
        case .alternative:
            guard let best = found?.best else { break }
            (choice, derived.layers) = (best.choice, best.layers)
        case .outline: (choice, derived.layers) = (.outline, try drawing.outlined())
        }
        settled[shot.shape] = choice
        guard judgesFills, let found else { return }
        let others = (choice == nil ? [] : [own]) + found.alternatives.filter { $0.choice != choice }
        alternatives[shot.shape] = others
        let lines = others.map { $0.choice.manifest(insteadOf: entry.settings.fill) }
        diagnostics.append(
            Diagnostic(
                .info, id: Lint.doubtfulFill.id, message(on: shot, found.uncertainty, choice), at: entry.location,
                hint: "look at the alternatives: " + lines.joined(separator: ", ")))
    }

    private func message(on shot: Shot, _ uncertainty: Double, _ choice: FillChoice?) -> String {
        let share = Int((100 * uncertainty).rounded())
        let drawing = shot.source == entry.source ? "" : " (\(shot.source))"
        let outcome =
            switch choice {
            case nil: ""
            case .outline: ": the outline is kept"
            case let other?: ": taken instead is " + other.manifest(insteadOf: entry.settings.fill)
            }
        return "'\(entry.name)'\(drawing) has a low-confidence fill (uncertainty \(share) %)" + outcome
    }

    /// A selector that names nothing is a slip of the pen, not a wish.
    private mutating func checkSelectors() {
        let elements = entry.sources.flatMap { glyphs[$0]?.layers.map(\.element) ?? [] }
        var selectors = entry.layers.map { ($0.selector, $0.location) }
        for part in entry.parts {
            if case .elements(let selector) = part.target { selectors.append((selector, part.location)) }
        }
        for (selector, location) in selectors where !elements.contains(where: selector.matches) {
            report(
                "selector-matches-nothing", "nothing in '\(entry.source)' is selected by this", at: location,
                hint: "select '#id', '.class' or an element's name; unpainted elements do not count")
        }
    }

    /// Nor is a point where no drawing has anything to treat.
    private mutating func checkPoints() {
        guard let first = idleParts.first else { return }
        let idle = idleParts.dropFirst().reduce(first) { $0.intersection($1) }
        for part in entry.parts where idle.contains(part) {
            report(
                "point-names-nothing",
                "'\(entry.source)' has no contour around this point, and no room that could be closed",
                at: part.location, hint: "'twinlight fill --explain' lists a point for each contour")
        }
    }

    /// Paints of a drawing that come out as one colour, where an edge between them is lost. Told once for each drawing.
    private mutating func checkPaints() {
        var seen: Set<String> = []
        for appearance in entry.settings.appearances {
            let shot = Shot(of: entry, in: appearance, form: .outline)
            guard entry.settings.rendering != .original, seen.insert(shot.source).inserted,
                let glyph = glyphs[shot.source], let outline = paintedOutline(of: glyph, for: shot),
                let merged = MergedPaints(of: outline, tint: tint(of: shot), viewBox: glyph.viewBox)
            else { continue }
            diagnostics.append(merged.diagnostic(of: entry, source: shot.source, tint: shot.tint, palette: palette))
        }
    }

    /// Nil where all is of one paint; what keeps it from being outlined was reported.
    private func paintedOutline(of glyph: Glyph, for shot: Shot) -> [OutlinedLayer]? {
        guard Set(glyph.layers.flatMap { [$0.fill?.paint, $0.stroke?.paint] }.compactMap { $0 }).count > 1
        else { return nil }
        do {
            return try glyph.outlined(knockout(in: shot.shape), tolerance: tolerance)
        } catch {
            return nil
        }
    }

    private mutating func report(
        _ id: String, _ message: String, at location: SourceFile.Location?, hint: String? = nil
    ) {
        diagnostics.append(Diagnostic(.error, id: id, message, at: location, hint: hint))
    }
}
