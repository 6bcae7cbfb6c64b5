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

/// The boundary between `low`, where `isLow` is true, and `high`, where it is false.
func bisect(from low: Double, to high: Double, _ isLow: (Double) -> Bool) -> Double {
    var (low, high) = (low, high)
    while true {
        let middle = (low + high) / 2
        if middle <= low || middle >= high { return middle }
        if isLow(middle) { low = middle } else { high = middle }
    }
}
