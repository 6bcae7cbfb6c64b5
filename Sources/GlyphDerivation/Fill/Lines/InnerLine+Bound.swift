internal import PathGeometry

extension InnerLine {
    /// The boundary between a wide line and the outline stroke, at the distance of the stroke width from the body's
    /// edge.
    ///
    ///     ┃  from              ┃
    ///     ┃   │            │   ┃      straight, round, or around one corner; otherwise two such bounds,
    ///     ┃   ╰─────╴╶─────╯   ┃      divided in the middle
    ///     ┗━━━━━━━━━━━━━━━━━━━━┛
    struct Bound {
        let rim: FlatPath
        let wall: Double
        /// The maximum deviation of the bound.
        let deviation: Double

        /// Nil if it is none of these.
        func segments(from start: Point, to end: Point) -> [Segment]? {
            guard let from = Place(start, on: rim), let to = Place(end, on: rim) else { return nil }
            return segments(from: from, to: to, mostHalvings: 3)
        }

        /// A point on the bound.
        private struct Place {
            let point: Point
            /// The direction of the bound there: that of the body's edge.
            let way: Vector
            /// The nearest point on the body's edge.
            let contour: Int, length: Double

            init?(_ point: Point, on rim: FlatPath) {
                guard let nearest = rim.place(nearest: point), let out = (nearest.point - point).normalized
                else { return nil }
                (self.point, way, contour, length) = (point, out.perpendicular, nearest.contour, nearest.length)
            }

            init(_ point: Point, way: Vector, contour: Int, length: Double) {
                (self.point, self.way, self.contour, self.length) = (point, way, contour, length)
            }
        }

        /// Is the distance of a point from the body's edge about the stroke width?
        func isNear(_ point: Point) -> Bool {
            abs(rim.distance(to: point, within: 2 * wall) - wall) <= 3 * deviation
        }

        private func isAtWall(_ point: Point) -> Bool {
            abs(rim.distance(to: point, within: wall + deviation) - wall) <= deviation
        }

        private func isAtWall(_ curve: CubicBezier) -> Bool {
            [0.25, 0.5, 0.75].allSatisfy { isAtWall(curve.point(at: $0)) }
        }

        private func segments(from: Place, to: Place, mostHalvings: Int) -> [Segment]? {
            let arc = arc(from.point, from.way, to.point, to.way)
            if isAtWall(arc) { return [.cubic(arc)] }
            if let corner = corner(from: from, to: to) { return corner }
            guard mostHalvings > 0, let middle = middle(from: from, to: to),
                let first = segments(from: from, to: middle, mostHalvings: mostHalvings - 1),
                let second = segments(from: middle, to: to, mostHalvings: mostHalvings - 1)
            else { return nil }
            return first + second
        }

        /// An arc of a circle as a cubic, by half of the angle between the directions at its ends.
        private func arc(_ from: Point, _ start: Vector, _ to: Point, _ end: Vector) -> CubicBezier {
            let cosine = max(0, (1 + start.dot(end)) / 2).squareRoot()
            let handle = from.distance(to: to) * (2.0 / 3) / (1 + cosine)
            return CubicBezier(from, from + start * handle, to - end * handle, to)
        }

        /// Straight to a corner and from there, around it if it is round.
        private func corner(from: Place, to: Place) -> [Segment]? {
            let turn = from.way.cross(to.way)
            guard abs(turn) > 0.1 else { return nil }
            let lead = (to.point - from.point).cross(to.way) / turn
            let corner = from.point + from.way * lead
            func isStraight(_ end: Point, _ corner: Point) -> Bool {
                isAtWall(corner.interpolated(to: end, at: 0.5))
            }
            let off = rim.distance(to: corner, within: 2 * wall) - wall
            if abs(off) <= deviation {
                guard isStraight(from.point, corner), isStraight(to.point, corner) else { return nil }
                return [.line(Line(from.point, corner)), .line(Line(corner, to.point))]
            }
            // The distance of a corner from the circle that touches both of its sides, by half of its angle.
            let cosine = max(0, (1 + from.way.dot(to.way)) / 2).squareRoot()
            guard cosine > 0, cosine < 1, off < wall else { return nil }
            let radius = abs(off) * cosine / (1 - cosine)
            let back = radius * abs(turn) / (2 * cosine * cosine)
            guard back < lead, back < to.way.dot(to.point - corner) else { return nil }
            let (begin, end) = (corner - from.way * back, corner + to.way * back)
            let arc = arc(begin, from.way, end, to.way)
            guard isAtWall(arc), isStraight(from.point, begin), isStraight(to.point, end) else { return nil }
            return [.line(Line(from.point, begin)), .cubic(arc), .line(Line(end, to.point))]
        }

        /// A point on the bound about half way along the body's edge.
        private func middle(from: Place, to: Place) -> Place? {
            guard from.contour == to.contour else { return nil }
            let ahead = to.length - from.length
            let way = ahead < 0 ? ahead + rim.perimeter(ofContour: from.contour) : ahead
            for share in [0.5, 0.4, 0.6] {
                let length = from.length + share * way
                func place(_ length: Double) -> Point { rim.point(ofContour: from.contour, atLength: length) }
                let chord = place(length + wall / 2) - place(length - wall / 2)
                guard let heading = chord.normalized else { continue }
                let point = place(length) + heading.perpendicular * wall
                if isAtWall(point) { return Place(point, way: heading, contour: from.contour, length: length) }
            }
            return nil
        }
    }
}
