extension Transform {
    /// A rotation around the origin, clockwise on screen (y down), as SVG's `rotate`; exact for quarter turns.
    public static func rotation(degrees: Double) -> Transform {
        let turn = Trigonometry.direction(degrees.truncatingRemainder(dividingBy: 360) / 180 * .pi)
        return Transform(a: turn.x, b: turn.y, c: -turn.y, d: turn.x, e: 0, f: 0)
    }

    /// SVG's `skewX` and `skewY`: x grows with y by the tangent of the first angle, and y with x by
    /// the angle of the second.
    public static func skew(xDegrees: Double = 0, yDegrees: Double = 0) -> Transform {
        func slope(_ degrees: Double) -> Double {
            degrees == 0
                ? 0 : Trigonometry.tangent(degrees.truncatingRemainder(dividingBy: 180) / 180 * .pi)
        }
        return Transform(a: 1, b: slope(yDegrees), c: slope(xDegrees), d: 1, e: 0, f: 0)
    }
}
