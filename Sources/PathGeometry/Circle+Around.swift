extension Circle {
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
