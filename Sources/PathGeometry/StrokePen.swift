/// Draws the edges of a stroke along its sections, and the joins between them.
struct StrokePen {
    let style: StrokeStyle
    let halfWidth: Double
    let tolerance: Double

    init(_ style: StrokeStyle, tolerance: Double) {
        self.style = style
        halfWidth = style.width / 2
        self.tolerance = tolerance
    }

    /// Draws one edge along all sections, forward; `side` is 1 towards the normals. Parts that fold over become
    /// separate loops.
    func draw(
        _ sections: ContiguousArray<StrokeSection>, side: Double, isClosed: Bool, to outline: inout Outline,
        loops: inout Path
    ) {
        outline.restart(at: sections[0].edgeStart(side, halfWidth))
        for index in sections.indices where !sections[index].isSkipped(side) {
            append(sections[index], side: side, to: &outline, loops: &loops)
            let next = index + 1 == sections.count ? 0 : index + 1
            if next == 0, !isClosed { break }
            if sections[index].endCorner?.side == side { continue }
            join(sections[index], sections[next], side: side, &outline)
        }
    }

    private func append(_ section: StrokeSection, side: Double, to outline: inout Outline, loops: inout Path) {
        let end = section.edgeEnd(side, halfWidth)
        switch section.shape {
        case .line: outline.line(to: end)
        case .arc(let arc, let curve):
            append(arc, curve, section, side: side, to: end, &outline, &loops)
        case .curve(let curve, let from, let to):
            append(curve, from, to, section, side: side, to: end, &outline, &loops)
        }
    }

    // MARK: - Arcs

    private func append(
        _ arc: CircularArc, _ curve: CubicBezier, _ section: StrokeSection, side: Double, to end: Point,
        _ outline: inout Outline, _ loops: inout Path
    ) {
        let distance = side * halfWidth
        // The radius of the offset on this side; below zero the normals cross at the center.
        let radius = abs(arc.radius) - (arc.radius < 0 ? -distance : distance)
        if abs(radius) <= CircularArc.hair(tolerance) { return outline.line(to: end) }
        let (control1, control2) = arc.controls(of: curve, distance: distance)
        let isShared =
            isShifted(section.startNormal, section.startTangent, by: (control1 - outline.current).length)
            || isShifted(section.endNormal, section.endTangent, by: (end - control2).length)
        guard !isShared else {
            return append(curve, 0, 1, section, side: side, to: end, &outline, &loops)
        }
        guard radius < 0 else { return outline.cubic(control1, control2, to: end) }
        var edge = Outline(at: outline.current)
        edge.cubic(control1, control2, to: end)
        outline.line(to: arc.center)
        outline.line(to: end)
        appendLoop(Outline(at: arc.center), edge, forward: side < 0, to: &loops)
    }

    /// Whether a shared normal moves an end so far that the handle of the arc would not fit.
    private func isShifted(_ normal: Vector, _ tangent: Vector, by handle: Double) -> Bool {
        guard normal != tangent.perpendicular else { return false }
        return halfWidth * (normal - tangent.perpendicular).length > min(tolerance, handle / 2)
    }

    // MARK: - Other curves

    private func append(
        _ curve: CubicBezier, _ from: Double, _ to: Double, _ section: StrokeSection, side: Double, to end: Point,
        _ outline: inout Outline, _ loops: inout Path
    ) {
        let offset = OffsetCurve(curve: curve, distance: side * halfWidth, tolerance: tolerance)
        let piece = OffsetCurve.Piece(
            from: from, to: to, start: outline.current, end: end,
            startTangent: section.startTangent, endTangent: section.endTangent)
        guard section.foldedSide == side else { return offset.append(piece, to: &outline) }
        // Along the evolute; the part beyond it is a separate loop with the same orientation.
        let evolute = Evolute(curve: curve, distance: side * halfWidth, tolerance: tolerance)
        var fold = Outline(at: evolute.center(at: from, normal: section.startNormal))
        evolute.append(from: from, section.startNormal, to: to, section.endNormal, to: &fold)
        outline.line(to: fold.start)
        outline.append(fold)
        outline.line(to: end)
        var edge = Outline(at: piece.start)
        offset.append(piece, to: &edge)
        appendLoop(fold, edge, forward: side < 0, to: &loops)
    }

    private func appendLoop(_ fold: Outline, _ edge: Outline, forward: Bool, to loops: inout Path) {
        let (there, back) = forward ? (fold, edge) : (edge, fold)
        var loop = Outline(at: there.start)
        loop.append(there)
        loop.line(to: back.current)
        loop.appendReversed(back)
        loops.append(&loop)
    }
}
