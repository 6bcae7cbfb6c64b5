import PathGeometry

/// Which points the stroke of a polyline covers, by its definition in SVG: a rectangle per line, a shape
/// per joint and per end.
struct PolylineStroke {
    let points: [Point]
    let isClosed: Bool
    let style: StrokeStyle
    /// Joints inside a curve, which are none of the drawing's.
    var smoothJoints: Set<Int> = []

    private var half: Double { style.width / 2 }

    func contains(_ point: Point) -> Bool {
        let ring = isClosed ? points + [points[0]] : points
        let lines = zip(ring, ring.dropFirst()).map { Line($0, $1) }
        if lines.contains(where: { isAlong($0, point, before: 0, after: 0) }) { return true }
        for index in lines.indices {
            let next = (index + 1) % lines.count
            if next == 0, !isClosed { break }
            if joint(lines[index], lines[next], isSmooth: smoothJoints.contains(index + 1), point) { return true }
        }
        return !isClosed && (end(lines[lines.count - 1], point) || end(Line(lines[0].end, lines[0].start), point))
    }

    private func isAlong(_ line: Line, _ point: Point, before: Double, after: Double) -> Bool {
        guard let direction = (line.end - line.start).normalized else { return false }
        let along = (point - line.start).dot(direction)
        return abs((point - line.start).cross(direction)) <= half && along >= -before
            && along <= (line.end - line.start).length + after
    }

    private func end(_ line: Line, _ point: Point) -> Bool {
        switch style.cap {
        case .butt: false
        case .round: point.distance(to: line.end) <= half
        case .square: isAlong(line, point, before: 0, after: half)
        }
    }

    private func joint(_ before: Line, _ after: Line, isSmooth: Bool, _ point: Point) -> Bool {
        let join: LineJoin = isSmooth ? .bevel : style.join
        if join == .round { return point.distance(to: before.end) <= half }
        guard let d0 = (before.end - before.start).normalized, let d1 = (after.end - after.start).normalized
        else { return false }
        if abs(d0.cross(d1)) < 1e-12 { return false }
        let side: Double = d0.cross(d1) > 0 ? -half : half
        let (a, b) = (d0.perpendicular * side, d1.perpendicular * side)
        let corner = before.end
        if isInside([corner, corner + a, corner + b], point) { return true }
        // The angle between the lines, from which SVG takes the miter's length.
        let sine = ((1 + d0.dot(d1)) / 2).squareRoot()
        guard join == .miter, sine > 0, 1 / sine <= style.miterLimit else { return false }
        let tip = corner + (a + b) / (2 * sine * sine)
        return isInside([corner + a, tip, corner + b], point)
    }

    private func isInside(_ corners: [Point], _ point: Point) -> Bool {
        let sides = corners.indices.map { index in
            let (p, q) = (corners[index], corners[(index + 1) % corners.count])
            return (q - p).cross(point - p)
        }
        return sides.allSatisfy { $0 >= 0 } || sides.allSatisfy { $0 <= 0 }
    }
}
