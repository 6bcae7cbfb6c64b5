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
