/// A circle that approximates curves.
package struct Circle {
    package var center: Point
    package var radius: Double

    package init(center: Point, radius: Double) {
        self.center = center
        self.radius = radius
    }

    /// The circle through three points; nil if they are collinear.
    init?(through a: Point, _ b: Point, _ c: Point) {
        let (u, v) = (b - a, c - a)
        let twice = 2 * u.cross(v)
        let toCenter = Vector(v.y, -v.x) * (u.squaredLength / twice) + Vector(-u.y, u.x) * (v.squaredLength / twice)
        guard toCenter.length.isFinite else { return nil }
        self.init(center: a + toCenter, radius: toCenter.length)
    }

    /// The minimum and maximum distance of points outside of the circle; negative is inside.
    struct Deviation {
        var least = 0.0
        var most = 0.0

        mutating func include(_ value: Double) {
            least = min(least, value)
            most = max(most, value)
        }
    }

    /// The deviation of a segment that runs around the center in one direction; nil if it does not.
    ///
    /// - Parameter isThorough: whether to check more points. A few are enough to distinguish an arc from other curves.
    func deviation(of segment: Segment, isClockwise: Bool, isThorough: Bool = false) -> Deviation? {
        var deviation = Deviation()
        for t in isThorough ? Circle.manyPlaces : Circle.fewPlaces {
            let radial = segment.point(at: t) - center
            let turning = radial.cross(segment.derivative(at: t))
            // At an end without a handle the velocity is zero.
            guard isClockwise ? turning >= 0 : turning <= 0 else { return nil }
            deviation.include(radial.length - radius)
        }
        return deviation
    }

    /// The parameters where the cubic of an arc is nearest to its circle and farthest from it.
    private static let fewPlaces = [0, 0.21, 0.5, 0.79, 1]
    private static let manyPlaces = [0, 0.1, 0.21, 0.35, 0.5, 0.65, 0.79, 0.9, 1]

    /// The maximum distance of an arc's cubic outside of its circle: (2 / 27) · sin⁶(θ/4) / cos²(θ/4) of the radius,
    /// which is 0.00027 for a quarter turn (Goldapp 1991).
    static func bulge(ofTurn angle: Double) -> Double {
        let sine = Trigonometry.sine(angle / 4)
        let square = sine * sine
        return 2.0 / 27 * square * square * square / (1 - square)
    }

    /// The arc around the center from one point to another, as cubics of equal turns. The ends may deviate from the
    /// circle by a rounding error.
    func arc(from start: Point, to end: Point, by angle: Double, count: Int) -> [Segment] {
        let step = angle / Double(count)
        let handle = EllipticalArc.handle(forTurn: step)
        let first = Trigonometry.angle(of: start - center)
        var result: [Segment] = []
        var (from, fromRadial) = (start, start - center)
        for index in 1...count {
            let isLast = index == count
            let radial = isLast ? end - center : Trigonometry.direction(first + step * Double(index)) * radius
            let to = isLast ? end : center + radial
            result.append(
                .cubic(
                    CubicBezier(
                        from, from + fromRadial.perpendicular * handle, to - radial.perpendicular * handle, to)))
            (from, fromRadial) = (to, radial)
        }
        return result
    }
}

// MARK: - Circles of points

extension Circle {
    /// The circle that fits some points best in the sense of least squares; nil for fewer than three points, and for
    /// collinear points.
    ///
    /// - Source: I. Kåsa, A circle fitting procedure and its error analysis, IEEE Trans. Instrum. Meas. 25 (1976).
    package init?(fitting points: [Point]) {
        guard points.count > 2, let first = points.first else { return nil }
        let count = Double(points.count)
        let middle = first + points.reduce(Vector(0, 0)) { $0 + ($1 - first) } / count
        var (xx, xy, yy, xz, yz, zz) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
        for point in points {
            let (offset, square) = (point - middle, (point - middle).squaredLength)
            xx += offset.x * offset.x
            xy += offset.x * offset.y
            yy += offset.y * offset.y
            xz += offset.x * square
            yz += offset.y * square
            zz += square
        }
        let determinant = xx * yy - xy * xy
        guard determinant > 1e-9 * zz * zz else { return nil }
        let toCenter = Vector(xz * yy - yz * xy, yz * xx - xz * xy) / (2 * determinant)
        self.init(center: middle + toCenter, radius: (toCenter.squaredLength + zz / count).squareRoot())
    }

    /// The smallest circle around points; nil where there is none.
    ///
    /// A point outside of the circle around the points before it lies on the edge of the next one, which is found anew
    /// with that point held; then with two (Welzl 1991, by passes as de Berg et al., Computational Geometry, 4.7).
    package init?(around points: [Point]) {
        guard let first = points.first else { return nil }
        // Along a contour most points would be outside; in a mixed order few are.
        var points = points
        var state: UInt64 = 1
        for last in points.indices.dropFirst().reversed() {
            // The constants are Knuth's, MMIX.
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            points.swapAt(last, Int((state >> 33) % UInt64(last + 1)))
        }
        var circle = Circle(center: first, radius: 0)
        for (i, a) in points.enumerated() where !circle.holds(a) {
            circle = Circle(center: a, radius: 0)
            for (j, b) in points[..<i].enumerated() where !circle.holds(b) {
                circle = Circle(across: a, b)
                for c in points[..<j] where !circle.holds(c) {
                    // Of three points on a line, the outer two are enough.
                    let far = a.distance(to: c) > b.distance(to: c) ? a : b
                    circle = Circle(through: a, b, c) ?? Circle(across: far, c)
                }
            }
        }
        self = circle
    }

    private init(across a: Point, _ b: Point) {
        self.init(center: a + (b - a) * 0.5, radius: a.distance(to: b) / 2)
    }

    private func holds(_ point: Point) -> Bool { center.distance(to: point) <= radius * (1 + 1e-9) }
}
