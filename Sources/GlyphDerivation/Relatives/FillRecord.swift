internal import GlyphModel
package import PathGeometry

/// What a set knows of the fill of one glyph: its ink, its bodies, and the labels of their faces and lines. Pictures are in
/// 64 × 64 bits of the view box, so that two glyphs are compared in some hundred instructions.
package struct FillRecord: Sendable {
    /// Of the glyph; of two relatives that are as simple, the first by name is taken.
    package let name: String
    package let viewBox: Rect
    /// The drawing, and what was made of it.
    let ink: SampleGrid
    let fill: SampleGrid
    /// The number of contours of the drawing.
    let parts: Int
    /// Whether something lies over a body: then the fill is no model of another.
    let isOverlaid: Bool
    /// The connected parts of the drawing.
    let components: [SampleGrid]
    /// Those of them that enclose something that was filled.
    let bodies: [Body]
    /// Lines inside of bodies, and faces that stay open.
    let lines: [Label]
    let openFaces: [Label]

    /// A contour with what became of it.
    struct Label: Sendable {
        let area: SampleGrid
        /// With its details.
        let whole: SampleGrid
        let outcome: FillDecision.Outcome
        let reason: FillDecision.Reason
    }

    /// A part of the drawing with the faces that it encloses.
    struct Body: Sendable {
        let ink: SampleGrid
        /// The ink and all faces.
        let silhouette: SampleGrid
        let faces: [Label]
        let lines: [Label]
        /// Whether it is a circle, a rectangle, or another frame that many things have.
        let isFrame: Bool
        /// Whether it is a frame without a face or a line that tells it from others.
        var isPlain: Bool { isFrame && faces.count == 1 && lines.isEmpty }
    }

    /// - Parameters:
    ///   - outline: the areas of the drawing.
    ///   - fill: the areas of its fill.
    package init(
        name: String, outline: [Path], fill: [Path], decisions: [FillDecision], viewBox: Rect, tolerance: Double
    ) {
        (self.name, self.viewBox) = (name, viewBox)
        let drawn = outline.count == 1 ? outline[0] : .union(ofNonNegative: outline, tolerance: tolerance)
        let tree = ContourTree(drawn)
        parts = tree.nodes.count
        ink = SampleGrid([drawn], in: viewBox)
        self.fill = SampleGrid(fill, in: viewBox)
        isOverlaid = decisions.contains { $0.reason == .crossing }
        func labels(where holds: (FillDecision) -> Bool) -> [Label] {
            decisions.filter(holds).map { Label($0, in: viewBox) }.filter { $0.area.count > 0 }
        }
        lines = labels { $0.reason.isOfLine }
        openFaces = labels { $0.outcome == .kept && !$0.reason.isOfLine && $0.contour.area < 0 }
        let filled = labels { $0.outcome == .filled }
        let lines = lines
        components = tree.roots.map { root in
            SampleGrid([Path(([root] + tree.nodes[root].children).map { tree.nodes[$0].contour })], in: viewBox)
        }
        bodies = components.compactMap { Body($0, filled: filled, lines: lines) }
    }
}

extension FillRecord.Label {
    fileprivate init(_ decision: FillDecision, in viewBox: Rect) {
        whole = SampleGrid(inside: decision.contour, in: viewBox)
        area = decision.details.reduce(whole) { $0.subtracting(SampleGrid(inside: $1, in: viewBox)) }
        (outcome, reason) = (decision.outcome, decision.reason)
    }
}

extension FillRecord.Body {
    /// Nil for what encloses no face that was filled.
    fileprivate init?(_ ink: SampleGrid, filled: [FillRecord.Label], lines: [FillRecord.Label]) {
        let faces = filled.filter { face in
            let border = face.area.border
            return 2 * border.intersection(ink).count > border.count
        }
        // What was closed is no model of how a body looks closed; shoulders are drawn open.
        let isClosed = faces.allSatisfy { face in
            let border = face.whole.border
            return face.reason == .bust || 20 * border.subtracting(ink).count <= border.count
        }
        if faces.isEmpty || !isClosed { return nil }
        self.ink = ink
        self.faces = faces
        self.lines = lines.filter { 10 * $0.area.subtracting(ink).count <= $0.area.count }
        silhouette = faces.reduce(ink) { $0.union($1.whole) }
        isFrame = silhouette.isSymmetric || silhouette.isRound
    }
}
