package import GlyphModel
package import Markup
package import PathGeometry

/// A fill with the decisions that gave it, as a store has it.
package struct FillOutcome: Sendable {
    /// The areas of the drawing, each in normal form, and of its fill.
    fileprivate let outline: [Path]
    fileprivate let fill: [Path]
    /// The treatment of its faces and lines.
    fileprivate let decisions: [FillDecision]
    package let viewBox: Rect
    /// The accuracy of their union, in units of the view box.
    fileprivate let tolerance: Double
    /// Whether the fill is shown: it may be left out, or another form be in its place.
    fileprivate let isShown: Bool

    /// - Parameters:
    ///   - outline: the areas of the drawing.
    ///   - fill: the areas of its fill.
    ///   - tolerance: the accuracy of their union, in units of the view box.
    ///   - isShown: whether the fill is shown, and nothing in place of it.
    package init(
        outline: [Path], fill: [Path], decisions: [FillDecision], viewBox: Rect, tolerance: Double, isShown: Bool
    ) {
        (self.outline, self.fill, self.viewBox, self.tolerance) = (outline, fill, viewBox, tolerance)
        self.decisions = decisions.filter {
            $0.reason == .crossing || $0.reason.isOfLine || $0.outcome == .filled || $0.contour.area < 0
        }
        self.isShown = isShown && !fill.isEmpty
    }

    /// The connected parts of the drawing that are inside of no other: a sign in a frame belongs to its own glyph. Each
    /// has its outer contour, and then the ones of its counters.
    fileprivate var components: [Path] {
        let tree = ContourTree(outline.count == 1 ? outline[0] : .union(ofNonNegative: outline, tolerance: tolerance))
        return tree.roots.map { outside in
            Path(([outside] + tree.nodes[outside].children).map { tree.nodes[$0].contour })
        }
    }
}

/// The knowledge of a set about the fill of one glyph: its ink, its bodies, and the labels of their faces and lines.
/// Pictures are samples of the view box, so that two glyphs are compared in some hundred instructions. Of most glyphs
/// nothing is compared but the ink, so that their fills are sampled only on request.
package struct FillRecord: Sendable {
    /// The name of the glyph; of two relatives that are as simple, the first by name is taken.
    package var name = ""
    /// How its fill is derived.
    package var style = FillStyle.knockout
    /// Whether it states itself how it is filled.
    package var isStated = false
    private let outcome: FillOutcome
    /// The drawing.
    let ink: SampleGrid
    /// The ink with the samples next to it.
    let near: SampleGrid

    /// - Parameter trace: what is seen of the drawing.
    package init(_ outcome: FillOutcome, _ trace: InkTrace) { self.init(outcome, ink: trace.ink) }

    private init(_ outcome: FillOutcome, ink: SampleGrid) { (self.outcome, self.ink, near) = (outcome, ink, ink.grown) }

    /// The record of another fill of the same drawing.
    package func with(_ outcome: FillOutcome) -> FillRecord { FillRecord(outcome, ink: ink) }

    var viewBox: Rect { outcome.viewBox }

    /// A contour with its outcome.
    struct Label: Sendable {
        let decision: FillDecision
        let area: SampleGrid
        /// The area with its details.
        let whole: SampleGrid
        var outcome: FillDecision.Outcome { decision.outcome }
        var reason: FillDecision.Reason { decision.reason }
    }

    /// A part of the drawing with the faces that it encloses.
    struct Body: Sendable {
        let path: Path
        let ink: SampleGrid
        /// The ink and all faces.
        let silhouette: SampleGrid
        let faces: [Label]
        let lines: [Label]
        /// Whether it is a circle, a rectangle, or another frame that many things have.
        let isFrame: Bool
        /// Whether it is a frame without a face or a line that distinguishes it from others.
        var isBareFrame: Bool { isFrame && faces.count == 1 && lines.isEmpty }
    }

    /// A connected part as a body; nil for one that encloses nothing that was filled, for a bare frame, and where
    /// something lies over a body: others take nothing from its fill then.
    ///
    /// - Parameter part: its ink, as far as samples show it.
    func body(like part: SampleGrid) -> Body? {
        if !outcome.isShown || outcome.decisions.contains(where: { $0.reason == .crossing }) { return nil }
        let components = outcome.components
        let inks = components.map { SampleGrid([$0], in: viewBox) }
        guard let component = inks.firstIndex(where: { $0.overlap(with: part) > 0.9 }) else { return nil }
        let faces = Label.all(of: outcome.decisions, in: viewBox) { $0.outcome == .filled && !$0.reason.isOfLine }
        let body = Body(components[component], ink: inks[component], faces: faces, lines: lines)
        return body.flatMap { $0.isBareFrame || $0.silhouette.count < InkTrace.leastBody ? nil : $0 }
    }

    /// The fill.
    var fill: SampleGrid { SampleGrid(outcome.fill, in: viewBox) }

    /// Lines inside of bodies.
    var lines: [Label] { Label.all(of: outcome.decisions, in: viewBox) { $0.reason.isOfLine } }

    /// Faces that stay open.
    var openFaces: [Label] {
        Label.all(of: outcome.decisions, in: viewBox) {
            $0.outcome == .kept && !$0.reason.isOfLine && $0.contour.area < 0
        }
    }
}

extension FillRecord.Label {
    fileprivate static func all(
        of decisions: [FillDecision], in viewBox: Rect, where holds: (FillDecision) -> Bool
    ) -> [FillRecord.Label] {
        decisions.filter(holds).map { FillRecord.Label($0, in: viewBox) }.filter { $0.area.count > 0 }
    }

    fileprivate init(_ decision: FillDecision, in viewBox: Rect) {
        self.decision = decision
        whole = SampleGrid(inside: decision.contour, in: viewBox)
        area = decision.details.reduce(whole) { $0.subtracting(SampleGrid(inside: $1, in: viewBox)) }
    }
}

extension FillRecord.Body {
    /// Nil for a part that encloses no face that was filled.
    fileprivate init?(_ path: Path, ink: SampleGrid, faces: [FillRecord.Label], lines: [FillRecord.Label]) {
        let faces = faces.filter { face in
            let border = face.area.border
            return 2 * border.intersection(ink).count > border.count
        }
        // A counter that was closed does not show how a whole body looks; shoulders are drawn open.
        let isClosed = faces.allSatisfy { face in
            let border = face.whole.border
            return face.reason == .bust || 20 * border.subtracting(ink).count <= border.count
        }
        if faces.isEmpty || !isClosed { return nil }
        (self.path, self.ink) = (path, ink)
        self.faces = faces
        self.lines = lines.filter { 10 * $0.area.subtracting(ink).count <= $0.area.count }
        silhouette = faces.reduce(ink) { $0.union($1.whole) }
        isFrame = silhouette.isFrame
    }

    /// Whether a line that is cut out of a fill has parts of it on its sides: a notch has not.
    func isDivided(by line: SampleGrid, in fill: SampleGrid) -> Bool {
        let parts = fill.intersection(silhouette)
        return parts.parts.count > parts.union(line.grown.intersection(silhouette)).parts.count
    }
}

// MARK: - Bodies of other glyphs

/// The part of another glyph's body that a drawing shows.
extension FillRecord {
    /// The ink that it draws besides a body.
    func others(than body: Body) -> SampleGrid { ink.subtracting(body.ink.grown) }

    /// Whether a part of a body is not drawn.
    func isHidden(_ body: Body) -> Bool { 50 * body.ink.subtracting(near).count > body.ink.count }

    /// Whether most of a body is empty.
    func leavesOpen(_ body: Body) -> Bool {
        let inside = body.silhouette.subtracting(body.ink.grown).subtracting(others(than: body).grown(by: 2))
        return 2 * inside.intersection(fill).count < inside.count
    }

    /// How much the drawing shows of a body, in samples; nil if the missing part is not hidden by something else, and
    /// if the glyph with the body is not simpler.
    ///
    /// - Parameter rest: the ink that the glyph draws besides the body, in samples.
    func share(of body: Body, besides rest: Int) -> Int? {
        guard outcome.isShown, let view = BodyView(body.ink, in: ink, near, besides: rest), !thickens(body) else {
            return nil
        }
        let (others, seen) = (view.others, view.seen)
        guard let missing = view.missing else { return body.ink.count }
        // A body that is mostly ink is a line.
        guard body.silhouette.count >= Self.leastHidden,
            2 * (body.silhouette.count - body.ink.count) >= body.ink.count,
            // Its lines show what it is, above all the lines in a frame.
            !body.isFrame || !body.lines.isEmpty,
            body.lines.allSatisfy({ 2 * $0.area.subtracting(near).count <= $0.area.count })
        else { return nil }
        // Something is near each part that is missing.
        let (shown, around) = (body.ink.intersection(near), others.grown(by: Self.clearance))
        guard missing.parts.allSatisfy({ $0.count < 4 || $0.intersection(around).count > 0 }) else { return nil }
        let crossing = crossing(body, of: seen)
        // A line is not a part of a stroke that crosses the body.
        guard body.lines.allSatisfy({ 2 * $0.area.intersection(crossing).count < $0.area.count }) else { return nil }
        let (drawn, beside) = (shown.subtracting(crossing.grown), body.ink.grown(by: Self.clearance))
        let branches = others.parts.filter { $0.count >= Self.leastFace && $0.intersection(around).count > 0 }
        let isSole = branches.allSatisfy {
            // Ink that touches the outline in two places, and goes along it, is a second course of the outline: then
            // nothing is hidden.
            let crosses = 10 * $0.subtracting(beside).count > 3 * $0.count
            return $0.grown.grown.intersection(drawn).parts.count < (crosses ? 4 : 2)
        }
        return isSole ? seen.count : nil
    }

    /// Whether its ink goes on next to the outline stroke of a body, inside: then its own body has another stroke.
    private func thickens(_ body: Body) -> Bool {
        let beside = body.silhouette.intersection(body.ink.grown(by: 3)).subtracting(body.ink.grown)
        return 2 * beside.intersection(ink).count > beside.count
    }

    /// The components that are not a part of a body.
    private func crossing(_ body: Body, of seen: SampleGrid) -> SampleGrid {
        let around = body.ink.grown
        return outcome.components.reduce(SampleGrid()) { crossing, component in
            let ink = SampleGrid([component], in: viewBox)
            let inside = ink.intersection(around).count
            return 10 * inside < 9 * ink.count && 2 * inside < seen.count ? crossing.union(ink) : crossing
        }
    }

    /// In samples: more than the width of usual strokes, and the clearance next to them.
    static let clearance = 7
    /// In samples: smaller areas are not seen.
    static let leastFace = 6
    /// In samples: a third of the view box. Of a smaller body, too little is left to know it where something hides a
    /// part.
    private static let leastHidden = 1300
}

/// What is seen of a body in a drawing.
struct BodyView {
    /// The ink that the drawing has besides it.
    let others: SampleGrid
    /// The part of the body that is drawn, and alone there.
    let seen: SampleGrid
    /// The part that is not drawn; nil where hardly anything is missing.
    let missing: SampleGrid?

    /// Nil where too little is seen, and in a drawing that is as simple as the one of the body.
    ///
    /// - Parameters:
    ///   - ink: the ink of the drawing.
    ///   - near: the same with the samples next to it.
    ///   - rest: the ink that the glyph with the body draws besides it, in samples.
    init?(_ body: SampleGrid, in ink: SampleGrid, _ near: SampleGrid, besides rest: Int) {
        let missing = body.subtracting(near)
        if 25 * missing.count > 4 * body.count { return nil }
        others = ink.subtracting(body.grown)
        if others.count <= rest + FillRecord.leastFace { return nil }
        if 50 * missing.count <= body.count {
            (self.missing, seen) = (nil, body)
        } else {
            (self.missing, seen) = (missing, body.intersection(near).subtracting(others.grown(by: 3)))
            if 4 * seen.count < 3 * body.count { return nil }
        }
    }
}

// MARK: - Bytes

extension FillOutcome: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(each: outline)
        encoder.append(each: fill)
        encoder.append(each: decisions) { encoder, decision in
            encoder.append(each: [decision.contour] + decision.details) { $0.append(Path([$1])) }
            encoder.append(raw: decision.outcome)
            encoder.append(raw: decision.reason)
        }
        encoder.append(viewBox)
        encoder.append(tolerance)
        encoder.append(isShown)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        outline = try decoder.array()
        fill = try decoder.array()
        decisions = try decoder.array { decoder throws(ByteDecoder.Fault) in
            let contours: [Path] = try decoder.array()
            let subpaths = contours.flatMap(\.subpaths)
            guard let first = subpaths.first, subpaths.count == contours.count else { throw ByteDecoder.Fault() }
            return FillDecision(
                contour: first, details: Array(subpaths.dropFirst()), outcome: try decoder.raw(),
                reason: try decoder.raw())
        }
        viewBox = try decoder.value()
        tolerance = try decoder.double()
        isShown = try decoder.bool()
    }
}
