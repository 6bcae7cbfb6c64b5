internal import GlyphDerivation
internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

/// Makes all assets of one entry: a picture for every appearance, of the glyph itself and of its variants.
struct EntryBuild {
    var entry: GlyphEntry
    /// The drawings of the entry, by path, as it uses them; drawings that could not be read are missing, and were
    /// reported.
    var glyphs: [String: Glyph]
    var palette: Palette
    /// The derivations of variants, in their order.
    var derivations: [Derivation]
    var tolerance = Tolerance.standard

    /// Are low-confidence fills reported, with their alternatives? It costs some fills for each.
    var judgesFills: Bool

    var derived: [AppearanceRequest.Shape: DerivedPicture] = [:]
    /// The alternatives of the fills that are reported.
    var alternatives: [AppearanceRequest.Shape: [FillCandidate]] = [:]
    /// The choice for a low-confidence fill, where it is not the derived one.
    var settled: [AppearanceRequest.Shape: FillChoice] = [:]
    private var uncertainFills = 0
    /// Of the glyphs, by the shape of their outline.
    private var outlines: [AppearanceRequest.Shape: [OutlinedLayer]] = [:]
    /// Of the glyphs, by their drawing and its grade.
    private var pens: [Pen: Swift.Result<StrokeStyle?, Findings>] = [:]
    /// The contours of all pictures.
    private var contours = SimplifiedContours()
    /// Of each fill, the parts that had nothing to treat.
    var idleParts: [Set<PartOverride>] = []
    /// The pictures in three weights.
    var symbols: [SymbolRequest: SymbolDrawing] = [:]
    var diagnostics: [Diagnostic] = []

    init(
        entry: GlyphEntry, glyphs: [String: Glyph], palette: Palette, judgesFills: Bool = false,
        derivations: [Derivation] = Derivation.all
    ) {
        self.judgesFills = judgesFills
        self.derivations = derivations
        self.entry = entry
        self.glyphs = Dictionary(
            entry.sources.compactMap { path in glyphs[path].map { (path, entry.used($0)) } },
            uniquingKeysWith: { first, _ in first })
        self.palette = palette
    }

    /// Assets, and how many of their fills are low-confidence fills.
    typealias Result = (variants: [Variant], diagnostics: [Diagnostic], uncertainFills: Int)

    /// - Returns: nothing but an error where that takes too much work.
    func result() -> Result {
        do throws(Findings) {
            return try DerivationLimits.bounded(at: glyphs[entry.source]?.layers.last?.location ?? entry.location) {
                var build = self
                return build.made()
            }
        } catch {
            return ([], error.diagnostics, 0)
        }
    }

    private mutating func made() -> Result {
        guard entry.sources.allSatisfy({ glyphs[$0] != nil }) else { return ([], [], 0) }
        var variants = [variant(.plain, "")]
        for text in entry.settings.variants {
            do {
                variants.append(variant(try DerivationName.parse(text, among: derivations), text))
            } catch {
                report("unknown-variant", error.message, at: entry.location, hint: error.hint)
            }
        }
        variants += furtherVariants()
        addRightToLeft(to: &variants)
        checkSelectors()
        checkPoints()
        checkPaints()
        return (variants, diagnostics.uniqued, uncertainFills)
    }

    /// - Parameters:
    ///   - suffix: the words after the glyph's name; empty for the glyph itself.
    ///   - change: what the name does not say.
    mutating func variant(
        _ name: DerivationName, _ suffix: String, _ change: (inout AppearanceRequest) -> Void = { _ in }
    ) -> Variant {
        var pictures: [Variant.Picture] = []
        for appearance in entry.settings.appearances {
            var request = enclosed(AppearanceRequest(of: entry, in: appearance, as: name))
            if let drawn = entry.drawnVariants.first(where: { $0.name == suffix }) { request.show(drawn) }
            change(&request)
            if request.glyphForm == .fill, request.source == entry.source, let drawn = entry.drawnFill {
                request.showFill(drawn)
            }
            guard var picture = picture(of: request) else { continue }
            picture.drawing = picture.drawing.written(like: pictures.last?.drawing)
            if entry.settings.makesSymbols { picture.symbol = symbol(of: request, as: suffix) }
            pictures.append(picture)
        }
        return Variant(
            name: suffix.isEmpty ? entry.name : entry.name + "." + suffix, entry: entry, pictures: pictures)
    }

    private mutating func picture(of request: AppearanceRequest) -> Variant.Picture? {
        guard let glyph = glyphs[request.source] else { return nil }
        let derived = derivedPicture(of: glyph, for: request, request.shape)
        let tint = tint(of: request)
        let (palette, isCurrent) = (palette, entry.settings.paint == .current)
        func drawing(_ picture: DerivedPicture) -> Drawing {
            let box = picture.viewBox
            return Drawing(
                width: glyph.width * (box.width / glyph.viewBox.width),
                height: glyph.height * (box.height / glyph.viewBox.height), viewBox: box,
                layers: tint.tinted(picture.layers, tolerance: tolerance.length(in: glyph.viewBox.extent)) { role in
                    // The page's own colour may be translucent, too.
                    palette.isTranslucent(role) || isCurrent && role == request.tint
                },
                preserveAspectRatio: glyph.preserveAspectRatio)
        }
        let isOutlined = settled[request.shape.base] == .outline && request.form == request.glyphForm
        var picture = Variant.Picture(
            appearance: request.appearance, form: isOutlined ? .outline : request.form, tint: request.tint,
            drawing: drawing(derived).simplified(tolerance, &contours))
        picture.alternatives = (alternatives[request.shape.base] ?? []).compactMap { alternative in
            var other = DerivedPicture(layers: alternative.layers, viewBox: glyph.viewBox).cropped(tolerance)
            for step in request.steps {
                // A failure here is a failure of the fill, too, and reported there.
                guard let next = try? step.derivation.applied(to: other, context(of: glyph, request, step)) else {
                    return nil
                }
                other = next
            }
            return Variant.Picture.Alternative(
                manifest: alternative.choice.manifest(insteadOf: entry.settings.fill),
                drawing: drawing(other).simplified(tolerance, &contours))
        }
        return picture
    }

    func tint(of request: AppearanceRequest) -> Tint {
        // A badge has the colour of a layer with its name.
        let badges = request.steps.compactMap(\.badge?.tint).compactMap { tint in
            (try? Selector(parsing: Badge.element)).map { LayerOverride(selector: $0, tint: tint) }
        }
        return Tint(
            mode: entry.settings.rendering, color: request.tint, overrides: entry.layers + badges,
            keepsShapes: entry.settings.keepsStrokes)
    }

    /// Distinguishes background from drawn paints; nil where original paints are kept.
    func knockout(in shape: AppearanceRequest.Shape) -> Knockout? {
        guard entry.settings.rendering != .original else { return nil }
        let (layers, parts) = (entry.layers, shape.form == .fill ? entry.parts : [])
        return Knockout(isForDark: shape.isForDark) { element in
            layers.contains { $0.selector.matches(element) } || parts.contains { $0.names(element) }
        }
    }

    /// The glyph in its form, then step by step: steps that two variants share are derived once.
    mutating func derivedPicture(
        of glyph: Glyph, for request: AppearanceRequest, _ shape: AppearanceRequest.Shape
    ) -> DerivedPicture {
        if let known = derived[shape] { return known }
        var before = shape
        let picture =
            if let step = before.steps.popLast() {
                picture(derivedPicture(of: glyph, for: request, before), after: step, glyph, request)
            } else {
                weighted(formed(graded(glyph, for: request), for: request), glyph, request)
            }
        derived[shape] = picture
        return picture
    }

    private mutating func picture(
        _ picture: DerivedPicture, after step: DerivedStep, _ glyph: Glyph, _ request: AppearanceRequest
    ) -> DerivedPicture {
        // The reason is already reported.
        if picture.layers.isEmpty { return picture }
        do {
            let next = try step.derivation.applied(to: picture, context(of: glyph, request, step))
            if next.layers.isEmpty {
                report(
                    "empty-glyph", "nothing is left of '\(entry.name)' after '\(step.derivation.word)'",
                    at: entry.location, hint: "remove this variant, or draw the glyph larger")
            }
            return next
        } catch {
            diagnostics += error.diagnostics
            return DerivedPicture(layers: [], viewBox: picture.viewBox)
        }
    }

    private struct Pen: Hashable {
        var source: String
        var grade: Double
    }

    mutating func context(of glyph: Glyph, _ request: AppearanceRequest, _ step: DerivedStep?) -> StepContext {
        // An enclosure is drawn in the glyph's own lines, not in those that it makes smaller.
        let isEnclosure = step?.derivation.place == .enclosure
        let grade = isEnclosure ? request.ownGrade : request.fullGrade
        var context = StepContext(
            glyph: grade == 0 ? glyph : glyph.graded(by: grade) ?? glyph, settings: entry.settings,
            tolerance: tolerance, form: step?.form ?? request.glyphForm)
        if let badge = step?.badge, let sign = glyphs[badge.source] { context.badge = (sign, badge.corner) }
        let key = Pen(source: request.source, grade: grade)
        let pen = pens[key] ?? Swift.Result { () throws(Findings) in try context.pen() }
        (pens[key], context.knownPen) = (pen, pen)
        return context
    }

    private mutating func graded(_ glyph: Glyph, for request: AppearanceRequest) -> Glyph {
        if request.fullGrade == 0 { return glyph }
        if let graded = glyph.graded(by: request.fullGrade) { return graded }
        // An enclosure shows a drawing without strokes smaller as it is.
        if request.grade == 0 { return glyph }
        report(
            "not-supported-yet", "a grade for a drawing without strokes is not supported yet",
            at: request.gradeLocation, hint: "give the appearance a source of its own")
        return glyph
    }

    private mutating func formed(_ glyph: Glyph, for request: AppearanceRequest) -> DerivedPicture {
        DerivedPicture(
            layers: layers(of: glyph, for: request), viewBox: glyph.viewBox, centerLines: CenterLine.lines(of: glyph))
    }

    private mutating func layers(of glyph: Glyph, for request: AppearanceRequest) -> [OutlinedLayer] {
        do {
            let derived = try derivedForm(of: glyph, for: request)
            diagnostics += derived.diagnostics
            let layers = DerivedPicture(layers: derived.layers, viewBox: glyph.viewBox).cropped(tolerance).layers
            if layers.isEmpty {
                report(
                    "empty-glyph", "nothing of '\(entry.name)' (\(request.source)) is visible", at: entry.location,
                    hint: glyph.layers.isEmpty ? emptyHint : "what it draws is invisible or outside its view box")
            }
            return layers
        } catch {
            diagnostics += error.diagnostics
            return []
        }
    }

    /// For a drawing without a painted shape: design tools export an empty frame as one.
    private var emptyHint: String {
        entry.settings.drop == .frame
            ? "it has no shape but a frame, which drop=\"frame\" leaves out: export the frame with its content, or state "
                + "drop=\"none\" here"
            : "it has no shape with a fill or a stroke: export the frame with its content, or remove the glyph"
    }

    private mutating func derivedForm(of glyph: Glyph, for request: AppearanceRequest) throws(Findings) -> DerivedLayers
    {
        let outline = AppearanceRequest.Shape(
            source: request.source, form: .outline, grade: request.grade, isForDark: false,
            widening: request.widening, weight: request.weight)
        let formRequest = FormRequest(
            glyph: glyph, style: entry.settings.fill, parts: entry.parts, knockout: knockout(in: request.shape),
            tolerance: tolerance, outline: outlines[outline], isTogether: tint(of: request).joins)
        let made = try request.glyphForm.derived(formRequest, among: derivations)
        if let found = made.outline { outlines[outline] = found }
        var derived = made.layers
        guard let candidates = made.candidates else { return derived }
        idleParts.append(Set(derived.idleParts))
        // A fill that the glyph itself states is not uncertain.
        guard entry.parts.isEmpty && !entry.statesFill else { return derived }
        guard derived.uncertainty > entry.settings.uncertainty else { return derived }
        uncertainFills += 1
        try settle(&derived, formRequest, request, candidates)
        return derived
    }

    mutating func report(
        _ id: String, _ message: String, at location: SourceFile.Location?, hint: String? = nil
    ) {
        diagnostics.append(Diagnostic(.error, id: id, message, at: location, hint: hint))
    }
}
