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

// MARK: - Joins and caps

/// Joins between sections, and caps at the ends of a run.
extension StrokePen {
    /// The common normal of two sections that meet almost smoothly, so that no join is needed.
    func sharedNormal(_ before: StrokeSection, _ after: StrokeSection) -> Vector? {
        let sine = abs(before.endTangent.cross(after.startTangent))
        let cosine = before.endTangent.dot(after.startTangent)
        // Around a point the outer edge is an arc of the pen, which moves less.
        let shift = isPivot(before) || isPivot(after) ? 1.6 * tolerance : 2 * tolerance
        guard cosine > 0,
            sine * halfWidth <= shift || (isFlat(cosine) && isRoomy(before, sine) && isRoomy(after, sine))
        else { return nil }
        // To the point where the edges of both sides meet if they are continued straight:
        //     ____ ____
        //         V        on the other side they overlap, and end earlier.
        let sum = before.endTangent + after.startTangent
        return sum.perpendicular * (2 / sum.squaredLength)
    }

    /// Whether the inner edge of a section is a point, around which the outer one turns exactly.
    private func isPivot(_ section: StrokeSection) -> Bool {
        guard case .arc(let arc, _) = section.shape else { return false }
        return abs(abs(arc.radius) - halfWidth) <= CircularArc.hair(tolerance)
    }

    /// Whether the angle is so small that a round join, a miter and a bevel are the same within the tolerance. The
    /// height of the arc is half the width · (1 - cos(angle / 2)), which is a quarter of this for small angles.
    private func isFlat(_ cosine: Double) -> Bool { halfWidth * (1 - cosine) <= tolerance }

    /// Whether both edges of a section are long enough to be shortened or extended by the angle of its neighbour.
    private func isRoomy(_ section: StrokeSection, _ angle: Double) -> Bool {
        guard section.foldedSide == 0 else { return false }
        let chord = section.end - section.start
        let spread = (section.endTangent.perpendicular - section.startTangent.perpendicular) * halfWidth
        return min((chord + spread).length, (chord - spread).length) >= 4 * halfWidth * angle
    }

    /// Continues the outline around the joint. The outer side of the turn gets the join; the inner side returns to the
    /// joint, so that both sections keep their full shape.
    func join(_ before: StrokeSection, _ after: StrokeSection, side: Double, _ outline: inout Outline) {
        let joint = after.start
        let end = joint + after.startNormal * (side * halfWidth)
        if before.endNormal == after.startNormal { return outline.line(to: end) }
        let sine = before.endTangent.cross(after.startTangent)
        guard (sine < 0) == (side > 0) else {
            outline.line(to: joint)
            return outline.line(to: end)
        }
        switch after.continues ? .round : style.join {
        case .bevel: break
        case .round:
            if !isFlat(before.endTangent.dot(after.startTangent)) {
                return roundJoin(before.endTangent, after.startTangent, around: joint, side: side, to: end, &outline)
            }
        case .miter:
            // The miter's length over the width is 1 / cos(angle / 2); SVG 2, "stroke-miterlimit".
            let normals = before.endNormal + after.startNormal
            let cosine = normals.length / 2
            if cosine > 0, style.miterLimit * cosine >= 1 {
                outline.line(to: joint + normals * (side * halfWidth / (2 * cosine * cosine)))
            }
        }
        outline.line(to: end)
    }

    /// One cubic for up to a quarter turn, two for up to a half turn.
    private func roundJoin(
        _ before: Vector, _ after: Vector, around joint: Point, side: Double, to end: Point, _ outline: inout Outline
    ) {
        let cosine = before.dot(after)
        // A quarter turn may be larger by rounding and must not need a second cubic.
        if cosine >= -1e-6 {
            let tangent = CircularArc.tangentOfQuarter(cosine, abs(before.cross(after)))
            let handle = CircularArc.handle(tangent) * halfWidth
            return outline.cubic(outline.current + before * handle, end - after * handle, to: end)
        }
        // The middle is in the direction in which both tangents point away; this is well defined even if they are
        // opposite.
        guard let outward = (before - after).normalized else { return outline.line(to: end) }
        let middle = joint + outward * halfWidth
        let ahead = outward.perpendicular * -side
        let tangent = CircularArc.tangentOfQuarter(before.dot(ahead), abs(before.cross(ahead)))
        let handle = CircularArc.handle(tangent) * halfWidth
        outline.cubic(outline.current + before * handle, middle - ahead * handle, to: middle)
        outline.cubic(middle + ahead * handle, end - after * handle, to: end)
    }

    /// Draws the cap from the end of the outline around `center`, to the point on its opposite side.
    func cap(around center: Point, to end: Point, _ outline: inout Outline) {
        let normal = outline.current - center
        let ahead = normal.perpendicular
        switch style.cap {
        case .butt: outline.line(to: end)
        case .round:
            outline.quarter(around: center)
            outline.quarter(around: center, to: end)
        case .square:
            outline.line(to: center + normal + ahead)
            outline.line(to: center - normal + ahead)
            outline.line(to: end)
        }
    }

    /// Draws the dot of a run without length; only square caps show its direction.
    func dot(_ direction: Vector, _ outline: inout Outline) {
        guard style.cap != .butt, let direction = direction.normalized else { return }
        let center = outline.current
        let normal = direction.perpendicular * halfWidth
        outline.restart(at: center + normal)
        cap(around: center, to: center - normal, &outline)
        cap(around: center, to: center + normal, &outline)
    }
}

// MARK: - Outlines under construction

/// A sequence of segments under construction; segments without length are dropped.
struct Outline {
    private(set) var segments: ContiguousArray<Segment> = []
    private(set) var current: Point = .zero

    init() {}

    init(at start: Point) { current = start }

    var start: Point { segments.first?.start ?? current }

    /// Restarts, and reuses the memory.
    mutating func restart(at start: Point) {
        segments.removeAll(keepingCapacity: true)
        current = start
    }

    mutating func reserveCapacity(_ count: Int) { segments.reserveCapacity(count) }

    /// Appends a line; a collinear line extends the previous one.
    mutating func line(to point: Point) {
        guard point != current else { return }
        let line = Line(current, point)
        if case .line(let last) = segments.last, last.goesOn(to: line) {
            segments[segments.count - 1] = .line(Line(last.start, point))
        } else {
            segments.append(.line(line))
        }
        current = point
    }

    mutating func cubic(_ control1: Point, _ control2: Point, to end: Point) {
        append(.cubic(CubicBezier(current, control1, control2, end)))
    }

    /// Removes the start of a ring if it is inside of a line.
    mutating func dropStartInsideLine() {
        guard segments.count > 2, case .line(let first) = segments[0],
            case .line(let last) = segments[segments.count - 1], last.end == first.start, last.goesOn(to: first)
        else { return }
        segments[0] = .line(Line(last.start, first.end))
        segments.removeLast()
        current = last.start
    }

    /// Appends a segment, which must begin at the current end of the outline.
    mutating func append(_ segment: Segment) {
        guard !segment.isPoint else { return }
        segments.append(segment)
        current = segment.end
    }

    mutating func append(_ other: Outline) {
        for segment in other.segments { append(segment) }
    }

    mutating func appendReversed(_ other: Outline) {
        for segment in other.segments.reversed() { append(segment.reversed) }
    }

    /// Appends a quarter turn around `center`, clockwise on screen. `end` is the exact end point, without rounding
    /// errors.
    mutating func quarter(around center: Point, to end: Point? = nil) {
        let from = current - center
        let to = end.map { $0 - center } ?? from.perpendicular
        // 4/3 · tan(90° / 4)
        let handle = 4.0 / 3 * (2.0.squareRoot() - 1)
        cubic(current + from.perpendicular * handle, center + to - to.perpendicular * handle, to: end ?? center + to)
    }
}

extension Path {
    /// Appends the outline as a closed subpath.
    mutating func append(_ outline: inout Outline, reversed: Bool = false) {
        outline.dropStartInsideLine()
        appendRing(outline.segments, reversed: reversed)
    }
}

extension Line {
    /// Whether the next line has the same direction, up to rounding errors.
    fileprivate func goesOn(to next: Line) -> Bool {
        let (a, b) = (end - start, next.end - next.start)
        return a.dot(b) > 0 && abs(a.cross(b)) <= 1e-9 * a.dot(b)
    }
}

// MARK: - Folds

/// The evolute of a cubic (the curve of its centers of curvature), where the radius is less than half the stroke
/// width: there the normals of a tight bend meet, and the swept stroke folds over.
///
///     p0 ____ p1
///        \  /        normals meet within half the width
///         \/ evolute
///         /\
///     o1 /__\ o0     beyond it the edge of the stroke runs backwards
private struct Evolute {
    let curve: CubicBezier
    /// Half the width; positive towards the normal.
    let distance: Double
    let tolerance: Double

    /// The center of curvature, at most `distance` away.
    func center(at t: Double, normal: Vector) -> Point {
        let speed = curve.derivative(at: t).length
        let radius = speed * speed * speed / abs(curve.turning(at: t))
        let least = radius.isNaN ? 0 : min(radius, abs(distance))
        return curve.point(at: t) + normal * (distance < 0 ? -least : least)
    }

    /// Appends the part from the center at one parameter, where the outline ends, to that at another.
    func append(from t0: Double, _ n0: Vector, to t1: Double, _ n1: Vector, to outline: inout Outline, depth: Int = 0) {
        let (start, end) = (center(at: t0, normal: n0), center(at: t1, normal: n1))
        let piece = segment(start, n0, end, n1)
        let middle = (t0 + t1) / 2
        // Five bisections make it 32 times finer, and its error a thousand times smaller.
        guard depth < 5, middle > t0, middle < t1, !follows(piece, t0, t1),
            let normal = curve.tangent(at: middle, isEnd: false)?.perpendicular
        else {
            if case .line = piece { outline.line(to: end) } else { outline.append(piece) }
            return
        }
        append(from: t0, n0, to: middle, normal, to: &outline, depth: depth + 1)
        append(from: middle, normal, to: t1, n1, to: &outline, depth: depth + 1)
    }

    /// The normals are the evolute's tangents, so their intersection is its control point.
    private func segment(_ start: Point, _ n0: Vector, _ end: Point, _ n1: Vector) -> Segment {
        let chord = end - start
        let sine = n0.cross(n1)
        let along = chord.cross(n1) / sine
        guard abs(sine) > 1e-6, abs(along) <= 2 * chord.length else { return .line(Line(start, end)) }
        return .quadratic(QuadraticBezier(start, start + n0 * along, end))
    }

    private func follows(_ piece: Segment, _ t0: Double, _ t1: Double) -> Bool {
        for quarter in 1...3 {
            let t = t0 + (t1 - t0) * Double(quarter) / 4
            guard let normal = curve.tangent(at: t, isEnd: false)?.perpendicular else { return true }
            let center = center(at: t, normal: normal)
            var (near, last) = (Double.infinity, piece.start)
            for step in 1...8 {
                let next = piece.point(at: Double(step) / 8)
                near = min(near, Line(last, next).distance(to: center))
                last = next
            }
            if near > tolerance { return false }
        }
        return true
    }
}
