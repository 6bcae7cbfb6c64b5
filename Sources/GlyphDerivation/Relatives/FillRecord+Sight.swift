internal import GlyphModel
internal import PathGeometry

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
    /// In samples: a third of the view box. Of a smaller body, too little is left to know it where something hides a part.
    private static let leastHidden = 1300
}
