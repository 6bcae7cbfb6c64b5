package import GlyphModel
package import Markup
package import PathGeometry

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
    package let viewBox: Rect
    /// The drawing.
    let ink: SampleGrid
    /// The ink with the samples next to it, and with the samples next to these.
    let near: SampleGrid
    let wide: SampleGrid
    /// The areas of the drawing and of its fill: a body may be seen elsewhere in another glyph.
    private let drawn: Path
    let filled: [Path]
    /// The treatment of its faces and lines.
    private let decisions: [FillDecision]
    /// The number of contours of the drawing.
    let parts: Int
    /// Whether something lies over a body: others take nothing from its fill then.
    let isOverlaid: Bool
    /// The connected parts of the drawing that are inside of no other: a sign in a frame belongs to its own glyph.
    let components: [Component]

    /// A connected part of the drawing, with the contours of its counters.
    struct Component: Sendable {
        let path: Path
        let ink: SampleGrid
        /// The boxes of its contours.
        let anchors: [Rect]
    }

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

    /// - Parameters:
    ///   - outline: the areas of the drawing.
    ///   - fill: the areas of its fill.
    ///   - tolerance: the accuracy of their union, in units of the view box.
    package init(outline: [Path], fill: [Path], decisions: [FillDecision], viewBox: Rect, tolerance: Double) {
        self.init(
            outline.count == 1 ? outline[0] : .union(ofNonNegative: outline, tolerance: tolerance), fill,
            decisions.filter {
                $0.reason == .crossing || $0.reason.isOfLine || $0.outcome == .filled || $0.contour.area < 0
            }, viewBox)
    }

    private init(_ drawn: Path, _ filled: [Path], _ decisions: [FillDecision], _ viewBox: Rect) {
        (self.drawn, self.filled, self.decisions, self.viewBox) = (drawn, filled, decisions, viewBox)
        let tree = ContourTree(drawn)
        parts = tree.nodes.count
        func component(_ outside: Int) -> Component {
            let nodes = ([outside] + tree.nodes[outside].children).map { tree.nodes[$0] }
            let path = Path(nodes.map(\.contour))
            return Component(path: path, ink: SampleGrid([path], in: viewBox), anchors: nodes.map(\.bounds))
        }
        components = tree.roots.map(component)
        let islands = tree.nodes.indices.filter { !tree.nodes[$0].isHole && tree.nodes[$0].parent != nil }
        ink = (components + islands.map(component)).reduce(SampleGrid()) { $0.union($1.ink) }
        near = ink.grown
        wide = near.grown
        isOverlaid = decisions.contains { $0.reason == .crossing }
    }

    /// The connected parts that may be bodies from which others take something.
    var largeComponents: [Component] {
        // A smaller body is alike by chance, and nothing is taken from a body that lies under something.
        isOverlaid ? [] : components.filter { $0.anchors[0].area > Self.leastBody * viewBox.area }
    }

    /// A share of the view box.
    private static let leastBody = 1 / 6.0

    /// Some parts as bodies; nil for parts that enclose nothing that was filled.
    func bodies(_ components: [Component]) -> [Body?] {
        let faces = Label.all(of: decisions, in: viewBox) { $0.outcome == .filled && !$0.reason.isOfLine }
        let lines = lines
        return components.map { Body($0, faces: faces, lines: lines) }
    }

    /// The fill.
    var fill: SampleGrid { SampleGrid(filled, in: viewBox) }

    /// Lines inside of bodies.
    var lines: [Label] { Label.all(of: decisions, in: viewBox) { $0.reason.isOfLine } }

    /// Faces that stay open.
    var openFaces: [Label] {
        Label.all(of: decisions, in: viewBox) { $0.outcome == .kept && !$0.reason.isOfLine && $0.contour.area < 0 }
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

    fileprivate func moved(by way: Vector, in viewBox: Rect) -> FillRecord.Label {
        func moved(_ contour: Subpath) -> Subpath {
            Path([contour]).transformed(by: .translation(way.x, way.y)).subpaths.first ?? contour
        }
        return FillRecord.Label(
            FillDecision(
                contour: moved(decision.contour), details: decision.details.map(moved), outcome: outcome,
                reason: reason), in: viewBox)
    }
}

extension FillRecord.Body {
    /// Nil for a component that encloses no face that was filled.
    fileprivate init?(_ component: FillRecord.Component, faces: [FillRecord.Label], lines: [FillRecord.Label]) {
        let ink = component.ink
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
        path = component.path
        self.ink = ink
        self.faces = faces
        self.lines = lines.filter { 10 * $0.area.subtracting(ink).count <= $0.area.count }
        silhouette = faces.reduce(ink) { $0.union($1.whole) }
        isFrame = silhouette.isSymmetric || silhouette.isRound
    }

    /// The same body elsewhere in the view box.
    func moved(by way: Vector, in viewBox: Rect) -> FillRecord.Body {
        let path = path.transformed(by: .translation(way.x, way.y))
        let (faces, lines) = (
            faces.map { $0.moved(by: way, in: viewBox) }, lines.map { $0.moved(by: way, in: viewBox) }
        )
        let ink = SampleGrid([path], in: viewBox)
        return FillRecord.Body(
            path: path, ink: ink, silhouette: faces.reduce(ink) { $0.union($1.whole) }, faces: faces, lines: lines,
            isFrame: isFrame)
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

    /// Whether nearly all samples of a body are in the drawing.
    func mayShow(_ body: Body) -> Bool { 25 * body.ink.subtracting(near).count <= 4 * body.ink.count }

    /// How much the drawing shows of a body, in samples; nil if the missing part is not hidden by something else, and
    /// if the glyph with the body is not simpler.
    ///
    /// - Parameter rest: the ink that the glyph draws besides the body, in samples.
    func share(of body: Body, besides rest: Int) -> Int? {
        let others = others(than: body)
        guard others.count > rest + Self.leastFace, !thickens(body) else { return nil }
        let missing = body.ink.subtracting(near)
        if 50 * missing.count <= body.ink.count { return body.ink.count }
        // A body that is mostly ink is a line.
        guard body.silhouette.count >= Self.leastHidden,
            2 * (body.silhouette.count - body.ink.count) >= body.ink.count,
            // Its lines show what it is, above all the lines in a frame.
            !body.isFrame || !body.lines.isEmpty,
            body.lines.allSatisfy({ 2 * $0.area.subtracting(near).count <= $0.area.count })
        else { return nil }
        // The rest of its outline is alone, and something is near each part that is missing.
        let (shown, around) = (body.ink.intersection(near), others.grown(by: Self.clearance))
        let seen = shown.subtracting(others.grown(by: 3))
        guard 4 * seen.count >= 3 * body.ink.count,
            missing.parts.allSatisfy({ $0.count < 4 || $0.intersection(around).count > 0 })
        else { return nil }
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
        return components.reduce(SampleGrid()) { crossing, component in
            let inside = component.ink.intersection(around).count
            return 10 * inside < 9 * component.ink.count && 2 * inside < seen.count
                ? crossing.union(component.ink) : crossing
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

// MARK: - Bytes

/// The inputs of its pictures. The name and the statements of the manifest are the glyph's.
extension FillRecord: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(drawn)
        encoder.append(each: filled)
        encoder.append(viewBox)
        encoder.append(each: decisions) { encoder, decision in
            encoder.append(each: [decision.contour] + decision.details) { $0.append(Path([$1])) }
            encoder.append(raw: decision.outcome)
            encoder.append(raw: decision.reason)
        }
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        let (drawn, filled): (Path, [Path]) = (try decoder.value(), try decoder.array())
        let viewBox: Rect = try decoder.value()
        let decisions = try decoder.array { decoder throws(ByteDecoder.Fault) in
            let contours: [Path] = try decoder.array()
            let subpaths = contours.flatMap(\.subpaths)
            guard let first = subpaths.first, subpaths.count == contours.count else { throw ByteDecoder.Fault() }
            return FillDecision(
                contour: first, details: Array(subpaths.dropFirst()), outcome: try decoder.raw(),
                reason: try decoder.raw())
        }
        self.init(drawn, filled, decisions, viewBox)
    }
}
