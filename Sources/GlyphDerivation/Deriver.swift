package import GlyphModel
package import Markup
package import PathGeometry

/// The result of a spec: a picture, its decisions, and its findings.
package struct Derived: Sendable {
    package var picture: DerivedDrawing
    /// The united ink of the bodies that were filled.
    package var inks: [Path] = []
    /// The treatment of each contour of a fill, in the order of the stages, without decisions for parts that name
    /// elements.
    package var decisions: [FillDecision] = []
    /// The parts whose points have no face to treat; nil for a form that treats none.
    package var idleParts: [PartOverride]?
    /// How likely a designer would have drawn another fill, 0 … 1.
    package var uncertainty = 0.0
    /// The form that is shown in place of an uncertain fill; nil for the fill itself.
    package var choice: FillChoice?
    /// In words: the difference of that form from the fill, or that it is the fill.
    package var choiceText = Self.ownText
    /// The alternatives to a fill, the likeliest first, where they were requested: also the fill itself, where another
    /// form is shown in place of it.
    package var alternatives: [FillAlternative] = []
    /// The findings of the last step, or of the form where no step follows.
    package var findings: [DerivationFinding] = []

    fileprivate init(_ picture: DerivedDrawing) { self.picture = picture }

    fileprivate static let ownText = "as derived"
}

/// A finding of a derivation about a picture, without the names that a manifest gives it.
package enum DerivationFinding: Hashable, Sendable {
    /// The filled form is the outline.
    case nothingToFill
    /// Nothing of the drawing is visible.
    ///
    /// - Parameter isEmpty: whether it has no layer at all.
    case nothingVisible(isEmpty: Bool)
    /// Nothing is left after the step with this word.
    case nothingLeft(after: String)
    /// A drawing without strokes has no grade.
    case noStrokesToGrade
    /// Gaps would close, or lines come apart, at this weight.
    case unbearableWeight(Double)
    /// The fill is uncertain: the form that is shown in its place, if any, and the alternatives.
    case lowConfidence(uncertainty: Double, choice: FillChoice?, others: [FillChoice])
    /// A fault of the drawing, which has its own place.
    case ofDrawing(Diagnostic)
}

/// Derives pictures of some drawings. It is a function of a spec, which remembers the common parts of two specs: the
/// form before a step, an outline, the pen of a drawing.
package struct Deriver {
    /// The drawings by their sources.
    private let glyphs: [String: Glyph]
    let tolerance: Tolerance
    /// Which fills get their alternatives.
    private let alternatives: Alternatives
    private var known: [DerivationSpec: Derived] = [:]
    private var outlines: [DerivationSpec: [OutlinedLayer]] = [:]
    /// What fills have in common, where several of one drawing are made.
    private var fills = SharedFills()
    private let sharesBodies: Bool
    /// The fills that are offered in place of some fills.
    var offers: [DerivationSpec: [OfferedFill]] = [:]
    /// Forms in place of the forms of specs, after their steps.
    private var replaced: [Replacement: DerivedDrawing?] = [:]
    private var pens: [Pen: Swift.Result<StrokeStyle?, Findings>] = [:]
    private var unreported: [DerivationFinding] = []

    private struct Replacement: Hashable {
        var spec: DerivationSpec
        var choice: FillChoice?
    }

    private struct Pen: Hashable {
        var source: String
        var grade: Double
    }

    /// The requested alternatives to fills.
    package enum Alternatives: String {
        case none
        /// The alternatives to an uncertain fill, without their pictures.
        case named
        /// The same, and pictures of the alternatives to any fill for which these are asked.
        case drawn
        /// The alternatives to every fill, without their pictures.
        case ofAll
    }

    package init(
        _ glyphs: [String: Glyph], tolerance: Tolerance = .standard, alternatives: Alternatives = .none,
        sharesBodies: Bool = false
    ) {
        (self.glyphs, self.tolerance, self.alternatives) = (glyphs, tolerance, alternatives)
        self.sharesBodies = sharesBodies || alternatives == .drawn
    }

    /// The picture of a spec: the glyph in its form, then step by step.
    ///
    /// - Precondition: it has the drawing.
    package mutating func derived(_ spec: DerivationSpec) -> Derived {
        if let made = known[spec] { return made }
        var before = spec
        let made: Derived
        if let step = before.steps.popLast() {
            made = stepped(derived(before), step, spec)
        } else {
            made = weighted(formed(spec), spec)
        }
        unreported += made.findings
        known[spec] = made
        return made
    }

    /// What the set knows of the fill of an entry, of which the drawings are known.
    package mutating func setFill(of entry: GlyphEntry) -> SetFill? {
        guard entry.hasRelatives, let spec = firstFill(of: entry) else { return nil }
        return setFill(of: spec)
    }

    /// What the set knows of the fill of a spec; nil where there is nothing to fill.
    package mutating func setFill(of spec: DerivationSpec) -> SetFill? {
        guard let outcome = outcome(of: spec), let trace = try? trace(of: spec) else { return nil }
        return SetFill(outcome: outcome, trace: trace)
    }

    /// The first fill of its own drawing that is derived for an entry: of its appearances, and then of its variants.
    package mutating func firstFill(of entry: GlyphEntry) -> DerivationSpec? {
        guard glyphs[entry.source] != nil else { return nil }
        for suffix in [""] + entry.settings.geometry.variants {
            guard let name = suffix.isEmpty ? .plain : try? DerivationName.parse(suffix) else { continue }
            for appearance in entry.settings.geometry.appearances {
                let request = AppearanceRequest(of: entry, in: appearance, as: name)
                guard request.spec.source == entry.source, request.spec.form == .fill else { continue }
                var spec = enclosed(request.spec, inside: entry.settings.geometry.enclosed)
                spec.steps = []
                if spec.form == .fill { return spec }
            }
        }
        return nil
    }

    /// The fill of a spec, with its decisions; nil where there is nothing to fill.
    package mutating func outcome(of spec: DerivationSpec) -> FillOutcome? {
        guard spec.form == .fill, spec.steps.isEmpty, case let made = derived(spec), !made.inks.isEmpty
        else { return nil }
        let viewBox = glyph(spec).viewBox
        return FillOutcome(
            outline: made.inks, fill: made.picture.layers.map(\.path), decisions: made.decisions, viewBox: viewBox,
            tolerance: tolerance.length(in: viewBox.extent), isShown: made.choice == nil)
    }

    /// What the set sees of the drawing of a spec, without its fill; nil where there is nothing to fill.
    ///
    /// - Throws: the errors of `Glyph.outlined`.
    package mutating func trace(of spec: DerivationSpec) throws(Findings) -> InkTrace? {
        var ignored: [DerivationFinding] = []
        let glyph = graded(glyph(spec), spec, &ignored)
        if glyph.isFilled && spec.parts.isEmpty { return nil }
        let layers = PartSorting(try outlined(glyph, spec), spec.parts).bodies
        return layers.isEmpty ? nil : InkTrace(layers.map(\.path), in: glyph.viewBox)
    }

    /// The findings since the last call, in the order in which they were made.
    package mutating func takeFindings() -> [DerivationFinding] {
        defer { unreported = [] }
        return unreported
    }

    /// The elements that steps have drawn, which selectors can name.
    package var drawnElements: [ElementIdentity] {
        known.filter { !$0.key.steps.isEmpty }.values.flatMap { $0.picture.layers.map(\.element) }
    }

    /// The parts that have nothing to treat in any fill that was made.
    package var idleParts: Set<PartOverride> {
        let all = known.filter { $0.key.steps.isEmpty }.values.compactMap(\.idleParts).map(Set.init)
        guard let first = all.first else { return [] }
        return all.dropFirst().reduce(first) { $0.intersection($1) }
    }

    // MARK: - Form

    func glyph(_ spec: DerivationSpec) -> Glyph {
        guard let glyph = glyphs[spec.source] else { preconditionFailure("no drawing '\(spec.source)'") }
        return glyph
    }

    private mutating func formed(_ spec: DerivationSpec) -> Derived {
        let drawing = glyph(spec)
        var made = Derived(DerivedDrawing(layers: [], viewBox: drawing.viewBox))
        let glyph = graded(drawing, spec, &made.findings)
        made.picture.centerLines = CenterLine.lines(of: glyph)
        do throws(Findings) {
            switch spec.form {
            case .outline: made.picture.layers = try outlined(glyph, spec)
            case .fill: try fill(glyph, spec, &made)
            }
            made.picture.layers =
                DerivedDrawing(layers: made.picture.layers, viewBox: glyph.viewBox).cropped(tolerance).layers
            if made.picture.layers.isEmpty { made.findings.append(.nothingVisible(isEmpty: glyph.layers.isEmpty)) }
        } catch {
            made.picture.layers = []
            made.findings += error.diagnostics.map { .ofDrawing($0) }
        }
        return made
    }

    func graded(_ glyph: Glyph, _ spec: DerivationSpec, _ findings: inout [DerivationFinding]) -> Glyph {
        if spec.fullGrade == 0 { return glyph }
        if let graded = glyph.graded(by: spec.fullGrade) { return graded }
        // An enclosure shows a drawing without strokes smaller as it is.
        if spec.grade != 0 { findings.append(.noStrokesToGrade) }
        return glyph
    }

    /// The drawing itself, without background.
    private mutating func outlined(_ glyph: Glyph, _ spec: DerivationSpec) throws(Findings) -> [OutlinedLayer] {
        if let inked = try spec.knockout?.outline(of: glyph, tolerance: tolerance) { return inked }
        let key = plain(spec)
        if let outline = outlines[key] { return outline }
        let outline = try glyph.outlined(tolerance: tolerance)
        outlines[key] = outline
        return outline
    }

    /// The inputs of an outline with all of its paints.
    private func plain(_ spec: DerivationSpec) -> DerivationSpec {
        var key = DerivationSpec(.outline, of: spec.source)
        (key.grade, key.widening, key.weight) = (spec.grade, spec.widening, spec.weight)
        return key
    }

    private mutating func fill(_ glyph: Glyph, _ spec: DerivationSpec, _ made: inout Derived) throws(Findings) {
        let (prepared, fill) = try filled(glyph, spec)
        made.inks = prepared.inks.map(\.path)
        (made.picture.layers, made.decisions) = (fill.layers, fill.decisions)
        (made.idleParts, made.uncertainty) = (fill.idleParts, fill.uncertainty)
        if let doubt = spec.doubt, fill.uncertainty > doubt.limit {
            try settle(doubt.use, glyph, spec, fill, prepared, &made)
        } else if alternatives == .ofAll {
            let alone = try alone(glyph, spec, prepared, fill)
            made.alternatives = alone.prepared.alternatives(to: alone.fill, in: spec.style)
        }
        if fill.isOutline { made.findings.append(.nothingToFill) }
    }

    /// The fill of a spec, with the data that it shares with others.
    mutating func filled(
        _ glyph: Glyph, _ spec: DerivationSpec
    ) throws(Findings) -> (prepared: PreparedOutline, fill: DerivedLayers) {
        if sharesBodies, let known = fills.outline(for: spec) {
            return (known, fills.fill(of: known, for: spec))
        }
        let prepared = try prepared(glyph, spec)
        guard sharesBodies else { return (prepared, prepared.filled(spec.style)) }
        fills.add(prepared, for: spec)
        return (prepared, fills.fill(of: prepared, for: spec))
    }

    /// The spec from which the alternatives to a fill are found: a glyph that states one of them takes nothing from
    /// relatives.
    mutating func alone(
        _ glyph: Glyph, _ spec: DerivationSpec, _ prepared: PreparedOutline, _ fill: DerivedLayers
    ) throws(Findings) -> (prepared: PreparedOutline, fill: DerivedLayers) {
        if spec.borrowed.isEmpty { return (prepared, fill) }
        var spec = spec
        spec.borrowed = []
        return try filled(glyph, spec)
    }

    private func prepared(_ glyph: Glyph, _ spec: DerivationSpec) throws(Findings) -> PreparedOutline {
        try glyph.prepared(
            parts: spec.parts, borrowed: spec.borrowed, tolerance: tolerance, knockout: spec.knockout,
            outline: outlines[plain(spec)],
            isTogether: spec.joining.draws, isOneColor: spec.joining.joins)
    }

    /// Shows another picture in place of an uncertain fill, and finds its alternatives.
    private mutating func settle(
        _ use: UncertainFill, _ glyph: Glyph, _ spec: DerivationSpec, _ fill: DerivedLayers,
        _ prepared: PreparedOutline, _ made: inout Derived
    ) throws(Findings) {
        // No alternative takes the place of a fill that follows a relative.
        let isGuess = use == .alternative && spec.borrowed.isEmpty
        let isWanted = alternatives != .none || isGuess
        let alone = isWanted ? try alone(glyph, spec, prepared, fill) : (prepared: prepared, fill: fill)
        let found =
            isWanted && fill.mayHaveAlternatives
            ? alone.prepared.alternatives(to: alone.fill, in: spec.style) : []
        switch use {
        case .take: break
        case .alternative:
            guard isGuess, let best = found.first(where: { $0.choice != .outline }) else { break }
            (made.choice, made.choiceText) = (best.choice, best.text)
            made.picture.layers = try prepared.drawn(best, in: spec.style).layers
        case .outline:
            (made.choice, made.choiceText) = (.outline, FillAlternative.outlineText)
            made.picture.layers = try outlined(glyph, spec)
        }
        if alternatives != .none {
            let own = FillAlternative(choice: .derived, likelihood: 1 - fill.uncertainty, text: Derived.ownText)
            made.alternatives = (made.choice == nil ? [] : [own]) + found.filter { $0.choice != made.choice }
        }
        made.findings.append(
            .lowConfidence(
                uncertainty: fill.uncertainty, choice: made.choice, others: made.alternatives.map(\.choice)))
    }

    /// The pictures of some alternatives to the fill of a spec.
    ///
    /// - Throws: the errors of `Glyph.outlined`.
    package func drawn(
        _ alternatives: [FillAlternative], for spec: DerivationSpec
    ) throws(Findings) -> [DrawnAlternative] {
        var (ignored, spec): ([DerivationFinding], DerivationSpec) = ([], spec)
        spec.borrowed = []
        let prepared = try prepared(graded(glyph(spec), spec, &ignored), spec)
        var drawn: [DrawnAlternative] = []
        for other in alternatives { drawn.append(try prepared.drawn(other, in: spec.style)) }
        return drawn
    }

    /// A drawing that has no strokes gets its weight by moved edges.
    private mutating func weighted(_ form: Derived, _ spec: DerivationSpec) -> Derived {
        var made = form
        if let moved = weighted(form.picture, spec) {
            made.picture = moved
        } else {
            made.findings.append(.unbearableWeight(spec.weight))
        }
        return made
    }

    /// Nil where it cannot be drawn at its weight.
    mutating func weighted(_ form: DerivedDrawing, _ spec: DerivationSpec) -> DerivedDrawing? {
        let glyph = glyph(spec)
        let hasStrokes = glyph.layers.contains { $0.stroke != nil }
        guard spec.weight != 1, !hasStrokes, !form.layers.isEmpty else { return form }
        // The lines of usual sets, where the drawing has none.
        let width = pen(of: spec)?.width ?? glyph.viewBox.height / 12
        return form.weighted(spec.weight, strokeWidth: width, tolerance: tolerance)
    }

    // MARK: - Steps

    private mutating func stepped(_ before: Derived, _ step: DerivedStep, _ spec: DerivationSpec) -> Derived {
        var made = before
        made.findings = []
        // The reason is already reported.
        if before.picture.layers.isEmpty { return made }
        do throws(Findings) {
            made.picture = try step.derivation.applied(to: before.picture, context(of: step, spec))
            if made.picture.layers.isEmpty { made.findings = [.nothingLeft(after: step.derivation.word)] }
        } catch {
            made.picture = DerivedDrawing(layers: [], viewBox: before.picture.viewBox)
            made.findings = error.diagnostics.map { .ofDrawing($0) }
        }
        return made
    }

    /// A fill that is offered in place of the fill of a spec, after the steps of it; nil where one fails, which is a
    /// failure of the spec, too, and reported there.
    package mutating func picture(of offer: OfferedFill, for spec: DerivationSpec) -> DerivedDrawing? {
        if spec.steps.isEmpty { return offer.picture }
        let key = Replacement(spec: spec, choice: offer.choice)
        if let known = replaced[key] { return known }
        var picture: DerivedDrawing? = offer.picture
        for step in spec.steps {
            picture = picture.flatMap { try? step.derivation.applied(to: $0, context(of: step, spec)) }
        }
        replaced[key] = .some(picture)
        return picture
    }

    /// The lines that a drawing is drawn in; nil if they are not known.
    package mutating func pen(of spec: DerivationSpec) -> StrokeStyle? { try? context(of: nil, spec).pen() }

    private mutating func context(of step: DerivedStep?, _ spec: DerivationSpec) -> StepContext {
        let glyph = glyph(spec)
        // An enclosure is drawn in the glyph's own lines, not in the lines that it makes smaller.
        let isEnclosure = step?.derivation.place == .enclosure
        let grade = isEnclosure ? spec.ownGrade : spec.fullGrade
        var context = StepContext(
            glyph: grade == 0 ? glyph : glyph.graded(by: grade) ?? glyph, slash: spec.slash,
            gapWidth: spec.style.gapWidth, tolerance: tolerance, form: step?.form ?? spec.form)
        if let badge = step?.badge, let sign = glyphs[badge.source] { context.badge = (sign, badge.corner) }
        let key = Pen(source: spec.source, grade: grade)
        let pen = pens[key] ?? Swift.Result { () throws(Findings) in try context.pen() }
        (pens[key], context.knownPen) = (pen, pen)
        return context
    }

    /// A spec as its enclosure needs the glyph inside: with lines that look even with its own, and in the form that
    /// reads better. A spec without an enclosure stays as it is.
    ///
    /// - Parameter inside: the form of the glyph in a filled enclosure; nil for the one that reads better.
    package mutating func enclosed(_ spec: DerivationSpec, inside: GlyphForm?) -> DerivationSpec {
        guard let step = spec.steps.last(where: { $0.derivation.place == .enclosure }) else { return spec }
        var (spec, plain) = (spec, spec)
        // The outline decides which width fits, so that both forms are as large.
        (plain.steps, plain.form) = ([], .outline)
        let outline = derived(plain).picture
        if step.form == .fill, spec.form == .fill {
            spec.form = inside ?? (step.derivation.isBetterAsOutline(outline) ? .outline : .fill)
            if spec.form == .outline { spec.borrowed = [] }
        }
        if let pen = try? context(of: step, spec).markPen() {
            spec.widening = step.derivation.widening(of: outline, penWidth: pen.width)
        }
        return spec
    }
}

extension Glyph {
    /// The glyph with strokes that are thicker by a share of their width; nil if it has no strokes, because the weight
    /// of an expanded outline is not known.
    package func graded(by share: Double) -> Glyph? {
        guard layers.contains(where: { $0.stroke != nil }), 1 + share > 0 else { return nil }
        var glyph = self
        for index in glyph.layers.indices {
            glyph.layers[index].stroke?.style.width *= 1 + share
        }
        return glyph
    }
}
