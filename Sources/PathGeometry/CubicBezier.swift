/// A Bézier curve with two control points.
public struct CubicBezier: Hashable, Sendable, BitwiseCopyable {
    /// The start point.
    public var start: Point
    /// The first control point: the curve leaves its start towards it.
    public var control1: Point
    /// The second control point: the curve arrives at its end from it.
    public var control2: Point
    /// The end point.
    public var end: Point

    /// A curve by its four control points.
    @inlinable public init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
    }

    /// The point at a parameter, 0 at the start and 1 at the end.
    @inlinable public func point(at t: Double) -> Point {
        let s = 1 - t
        let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return Point(
            a * start.x + b * control1.x + c * control2.x + d * end.x,
            a * start.y + b * control1.y + c * control2.y + d * end.y)
    }

    /// The derivative with respect to the parameter.
    @inlinable public func derivative(at t: Double) -> Vector {
        let s = 1 - t
        return (3 * s * s) * (control1 - start) + (6 * s * t) * (control2 - control1)
            + (3 * t * t) * (end - control2)
    }

    /// The second derivative with respect to the parameter.
    @inlinable public func secondDerivative(at t: Double) -> Vector {
        let first = (control2 - control1) - (control1 - start)
        let last = (end - control2) - (control2 - control1)
        return 6 * ((1 - t) * first + t * last)
    }

    /// The part from `t0` to `t1`; at 0 and 1 it has exactly the ends of the curve.
    public func subcurve(from t0: Double, to t1: Double) -> CubicBezier {
        let p0 = t0 == 0 ? start : point(at: t0)
        let p3 = t1 == 1 ? end : point(at: t1)
        let third = (t1 - t0) / 3
        return CubicBezier(p0, p0 + derivative(at: t0) * third, p3 - derivative(at: t1) * third, p3)
    }
}

// MARK: - Turning

/// The turning of a cubic: tangents, inflections, cusps.
extension CubicBezier {
    /// The length of the control polygon: an upper bound of the curve's length.
    var polygonLength: Double {
        (control1 - start).length + (control2 - control1).length + (end - control2).length
    }

    /// The turning of the velocity at `t`: positive towards the normal, `derivative.perpendicular`.
    @inline(__always) func turning(at t: Double) -> Double {
        derivative(at: t).cross(secondDerivative(at: t))
    }

    /// The unit tangent at `t`. Where the velocity is zero, its limit from above, or from below for the `end` of a
    /// piece; nil for a curve that is a point.
    func tangent(at t: Double, isEnd: Bool) -> Vector? {
        let velocity = derivative(at: t)
        // A handle this short has no direction of its own, only the direction of a rounding error.
        let least = polygonLength * 1e-7
        if velocity.length > least { return velocity.normalized }
        let acceleration = secondDerivative(at: t)
        if acceleration.length > least { return (isEnd ? -acceleration : acceleration).normalized }
        return (end - start).normalized
    }

    /// The parameters inside of the curve where its turning changes sign, ascending.
    var inflections: Roots.Pair {
        // derivative × second derivative is a polynomial of degree two.
        let a = control1 - start
        let b = (control2 - control1) - a
        let c = (end - control2) - (control2 - control1) - b
        return Roots.quadratic(b.cross(c), a.cross(c), a.cross(b)).inside
    }

    /// The parameters inside of the curve where the velocity is parallel to `vector`, in the same or the opposite
    /// direction.
    func parameters(ofDirection vector: Vector) -> Roots.Pair {
        let a = vector.cross(control1 - start)
        let b = vector.cross(control2 - control1)
        let c = vector.cross(end - control2)
        return Roots.quadratic(a - 2 * b + c, 2 * (b - a), a).inside
    }

    /// The parameters inside of the curve where the speed is minimal; there it also turns most sharply.
    var slowest: Roots.Pair {
        // The derivative is 3·(a·t² + 2b·t + c). Up to a factor, half the derivative of its square is this cubic
        // polynomial:
        let c = control1 - start
        let b = (control2 - control1) - c
        let a = (end - control2) - (control2 - control1) - b
        let (p, q, r, s) = (a.dot(a), 3 * a.dot(b), a.dot(c) + 2 * b.dot(b), b.dot(c))
        func growth(_ t: Double) -> Double { ((p * t + q) * t + r) * t + s }
        // Between its stationary points it has at most one root; it increases at two of the roots at most.
        var stops = Roots.quadratic(3 * p, 2 * q, r).inside
        var result = Roots.Pair()
        var (low, isFalling) = (0.0, growth(0) < 0)
        while low < 1 {
            let high = stops.next() ?? 1
            let falls = growth(high) < 0
            if isFalling, !falls { result.append(bisect(from: low, to: high) { growth($0) < 0 }) }
            (low, isFalling) = (high, falls)
        }
        return result
    }
}

// MARK: - Roots

/// Real roots of polynomials.
enum Roots {
    /// The real roots of a·t² + b·t + c, ascending; a double root is listed once; none if all coefficients are zero.
    ///
    /// Uses the form that does not subtract nearly equal numbers (Press et al., "Numerical Recipes", 5.6).
    static func quadratic(_ a: Double, _ b: Double, _ c: Double) -> Pair {
        if a == 0 { return b == 0 ? Pair() : Pair(-c / b) }
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return Pair() }
        let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
        if q == 0 { return Pair(0) }
        let (first, second) = (q / a, c / q)
        guard first.isFinite else { return Pair(second) }
        return first == second ? Pair(first) : Pair(min(first, second), max(first, second))
    }

    /// Up to two parameters in order, the roots of a quadratic equation, stored without an array.
    struct Pair: Sequence, IteratorProtocol, BitwiseCopyable {
        private var first: Double?
        private var second: Double?

        init(_ first: Double? = nil, _ second: Double? = nil) { (self.first, self.second) = (first, second) }

        mutating func next() -> Double? {
            defer { (first, second) = (second, nil) }
            return first
        }

        /// The roots strictly between 0 and 1.
        var inside: Pair {
            var result = Pair()
            for t in self where t > 0 && t < 1 { result.append(t) }
            return result
        }

        /// Appends a parameter; a third one is ignored.
        mutating func append(_ t: Double) {
            if first == nil { first = t } else if second == nil { second = t }
        }
    }

    /// The parameters between 0 and 1 where a polynomial changes its sign, ascending: all roots there, except roots of
    /// even multiplicity.
    ///
    /// Between two neighbouring sign changes of its derivative the polynomial is monotonic, and bisection finds its
    /// root.
    ///
    /// - Parameter coefficients: the constant term first.
    static func signChanges(of coefficients: [Double]) -> [Double] {
        guard coefficients.count > 1 else { return [] }
        let derivative = coefficients.indices.dropFirst().map { coefficients[$0] * Double($0) }
        let value = { (t: Double) in coefficients.reversed().reduce(0) { $0 * t + $1 } }
        let stops = [0] + signChanges(of: derivative) + [1]
        return zip(stops, stops.dropFirst()).compactMap { low, high in
            let isNegative = value(low) < 0
            guard (value(high) < 0) != isNegative else { return nil }
            return bisect(from: low, to: high) { (value($0) < 0) == isNegative }
        }
    }
}

/// The boundary between `low`, where `isLow` is true, and `high`, where it is false.
func bisect(from low: Double, to high: Double, _ isLow: (Double) -> Bool) -> Double {
    var (low, high) = (low, high)
    while true {
        let middle = (low + high) / 2
        if middle <= low || middle >= high { return middle }
        if isLow(middle) { low = middle } else { high = middle }
    }
}
