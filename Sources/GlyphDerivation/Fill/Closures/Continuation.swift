internal import PathGeometry

/// How an outline stroke continues from one of its ends to the other, so that it closes a body.
enum Continuation {
    /// The outer circle of a ring.
    case circle(Circle)
    /// The outer corner where both ends meet if they are extended, and the stroke between them.
    case corner(Point, stroke: Path)
    /// In a straight line.
    case straight

    /// Nil if the ends point elsewhere: a line from one to the other cuts off what is missing.
    ///
    /// - Parameter boundary: the inner boundary from one end to the other, clockwise on screen around the ink.
    init?(of boundary: [Point], strokeWidth width: Double) {
        guard let first = boundary.first, let last = boundary.last else { return nil }
        if let circle = Circle(along: boundary, strokeWidth: width) {
            self = .circle(circle)
            return
        }
        guard let one = End(of: boundary, strokeWidth: width),
            let other = End(of: boundary.reversed(), strokeWidth: width),
            let across = (other.point - one.point).normalized
        else { return nil }
        if min(one.direction.dot(across), -other.direction.dot(across)) > 0.98 {
            self = .straight
            return
        }
        // How far both have to be extended until they meet.
        let (turn, way) = (one.direction.cross(other.direction), other.point - one.point)
        guard abs(turn) > 0.5 else { return nil }
        let (near, far) = (way.cross(other.direction) / turn, way.cross(one.direction) / turn)
        guard min(near, far) > 0, max(near, far) < 1.2 * first.distance(to: last) + 2 * width else { return nil }
        let inner = one.point + one.direction * near
        // The ink is on the other side of the boundary.
        let (out, otherOut) = (-one.direction.perpendicular * width, other.direction.perpendicular * width)
        let outer = inner + (out + otherOut) * (1 / (1 + out.dot(otherOut) / (width * width)))
        let stroke = [one.point + out, outer, other.point + otherOut, other.point, inner, one.point]
        self = .corner(outer, stroke: Path(polygon: stroke))
    }

    /// The points where the line from one end to the other bends.
    func bends(from start: Point, to end: Point) -> [Point] {
        switch self {
        case .circle(let circle):
            (1..<16).compactMap { step in
                let outward = (start.interpolated(to: end, at: Double(step) / 16) - circle.center).normalized
                return outward.map { circle.center + $0 * circle.radius }
            }
        case .corner(let corner, _): [corner]
        case .straight: []
        }
    }

    /// The missing part of the stroke; nil for a straight one.
    func stroke(from start: Point, to end: Point, strokeWidth width: Double, tolerance: Double) -> Path? {
        switch self {
        case .straight: return nil
        case .corner(_, let stroke): return stroke
        case .circle(let circle):
            let bends = bends(from: start, to: end)
            guard let first = bends.first, let last = bends.last else { return nil }
            // A little longer than the gap, so that it overlaps the ends.
            func beyond(_ end: Point, from next: Point) -> Point {
                end + ((end - next).normalized ?? .zero) * (width / 4)
            }
            let edge = [beyond(end, from: last)] + bends.reversed() + [beyond(start, from: first)]
            let sector = Path(polygon: [circle.center] + edge.map { circle.center + ($0 - circle.center) * 1.5 })
            func disc(_ radius: Double) -> Path { .ellipse(center: circle.center, radiusX: radius, radiusY: radius) }
            let ring = disc(circle.radius).subtracting([disc(circle.radius - width)], tolerance: tolerance)
            return ring.combined(with: sector, by: .intersection, tolerance: tolerance)
        }
    }

    /// A point of a boundary beyond the end of the stroke, and the direction from there to the end.
    private struct End {
        let point: Point
        let direction: Vector

        /// Nil if the boundary is curved there.
        init?(of boundary: [Point], strokeWidth width: Double) {
            guard let first = boundary.first, let last = boundary.last,
                let across = (last - first).normalized
            else { return nil }
            // Around the end of the stroke the boundary does not lead back to the aperture yet.
            let beside = boundary.prefix { $0.distance(to: first) < 3 * width }
            for (index, near) in beside.enumerated() {
                // The second for short ends.
                for (middle, far, flatness) in [(0.5, 1.1, 0.02), (0.25, 0.55, 0.01)] {
                    func point(at distance: Double) -> Point? {
                        boundary[index...].first { $0.distance(to: near) > distance * width }
                    }
                    guard let middle = point(at: middle), let far = point(at: far),
                        let direction = (middle - far).normalized, direction.dot(across) > 0.25
                    else { continue }
                    if abs(direction.cross(near - middle)) < flatness * width {
                        (self.point, self.direction) = (middle, direction)
                        return
                    }
                }
            }
            return nil
        }
    }
}

extension Circle {
    /// The outer circle of a ring, by the boundary of its inside; nil if that is not a part of a circle.
    fileprivate init?(along boundary: [Point], strokeWidth width: Double) {
        guard let first = boundary.first, let last = boundary.last else { return nil }
        let inner = boundary.filter { min($0.distance(to: first), $0.distance(to: last)) > 1.3 * width }
        guard inner.count > 8, let circle = Circle(fitting: inner), circle.radius > 2 * width,
            inner.allSatisfy({ abs($0.distance(to: circle.center) - circle.radius) < width / 10 })
        else { return nil }
        self.init(center: circle.center, radius: circle.radius + width)
    }
}
