public import PathGeometry

extension Path {
    /// The lines that a pen of this width may be led along, in a square of 24 units: lines, curves, arcs as tight as
    /// the pen, cusps, hairpins, pieces without length; some closed, and half of them rounded to two decimals, as in
    /// files.
    public static func randomCenterLine(width: Double, using generator: inout SeededGenerator) -> Path {
        var path = Path()
        for _ in 0..<Int.random(in: 1...2, using: &generator) {
            path.move(to: .random(using: &generator))
            var ahead = Vector(1, 0)
            for _ in 0..<Int.random(in: 0...4, using: &generator) {
                path.addRandomPiece(width: width, ahead: ahead, using: &generator)
                guard let last = path.subpaths.last?.segments.last else { continue }
                ahead = last.derivative(at: 0.999).normalized ?? ahead
            }
            if Int.random(in: 0..<5, using: &generator) < 2 { path.close() }
        }
        return Bool.random(using: &generator) ? path : path.rounded(to: 100)
    }

    /// - Parameter ahead: the direction in which the path comes to where it is.
    private mutating func addRandomPiece(width: Double, ahead: Vector, using generator: inout SeededGenerator) {
        let (here, to) = (current, Point.random(using: &generator))
        let (a, b) = (Point.random(using: &generator), Point.random(using: &generator))
        let share = Double.random(in: 0.05...2, using: &generator)
        switch Int.random(in: 0..<13, using: &generator) {
        case 0, 1: line(to: to)
        case 2: line(to: here + (to - here) * (share * 1e-3))
        case 3: line(to: here + ahead * (share * width))  // straight on
        case 4: Bool.random(using: &generator) ? line(to: here) : cubic(here, here, to: here)
        case 5: quadratic(a, to: to)
        case 6: cubic(here + ahead * (share * width), a, to: to)  // smoothly on
        case 7: Bool.random(using: &generator) ? cubic(here, a, to: to) : cubic(a, to, to: to)
        case 8:
            // The handles cross where they are as long as the sides: an exact cusp.
            let (x, y) = (a - here, b - here)
            cubic(here + x + y, here + y, to: here + x)
        case 9:
            // On a line, back and forth.
            let chord = to - here
            cubic(here + chord * (share * 2 - 1), here + chord * (2 - share * 2), to: to)
        case 10: line(to: here + ahead * (-share * width))  // back
        case 11:
            let radius = width / 2 * [0.1, 0.9, 1 - 1e-5, 1, 1 + 1e-5, 1.05, 3].randomElement(using: &generator)!
            addRandomArc(radius: radius, ahead: ahead, using: &generator)
        default: cubic(a, b, to: to)
        }
    }

    /// Smoothly on along a circle, by up to nine tenths of it.
    private mutating func addRandomArc(radius: Double, ahead: Vector, using generator: inout SeededGenerator) {
        let isClockwise = Bool.random(using: &generator)
        let out = ahead.perpendicular * (isClockwise ? -radius : radius)
        // A share of the turn by the tangent of its quarter, without trigonometric functions.
        let quarter = Double.random(in: 0.02...0.9, using: &generator)
        let half = Vector(1 - quarter * quarter, 2 * quarter) / (1 + quarter * quarter)
        let turn = Vector(half.x * half.x - half.y * half.y, 2 * half.x * half.y * (isClockwise ? 1 : -1))
        let end = current - out + out * turn.x + out.perpendicular * turn.y
        arc(radiusX: radius, radiusY: radius, isLarge: half.x < 0, isClockwise: isClockwise, to: end)
    }

    /// Coordinates as multiples of a unit's `parts`.
    private func rounded(to parts: Double) -> Path {
        func rounded(_ point: Point) -> Point {
            Point((point.x * parts).rounded() / parts, (point.y * parts).rounded() / parts)
        }
        var result = Path()
        for element in elements {
            switch element {
            case .move(let p): result.move(to: rounded(p))
            case .line(let p): result.line(to: rounded(p))
            case .quadratic(let c, let p): result.quadratic(rounded(c), to: rounded(p))
            case .cubic(let c1, let c2, let p): result.cubic(rounded(c1), rounded(c2), to: rounded(p))
            case .close: result.close()
            }
        }
        return result
    }
}
