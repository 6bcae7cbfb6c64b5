/// Real roots of polynomials.
enum Roots {
    /// The real roots of a·t² + b·t + c, ascending; a double root once; none if all points are roots.
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

    /// Up to two parameters in order: what a quadratic equation gives, without an array for it.
    struct Pair: Sequence, IteratorProtocol, BitwiseCopyable {
        private var first: Double?
        private var second: Double?

        init(_ first: Double? = nil, _ second: Double? = nil) { (self.first, self.second) = (first, second) }

        mutating func next() -> Double? {
            defer { (first, second) = (second, nil) }
            return first
        }

        /// Those between the ends of a curve.
        var inside: Pair {
            var result = Pair()
            for t in self where t > 0 && t < 1 { result.append(t) }
            return result
        }

        /// A third one is left out.
        mutating func append(_ t: Double) {
            if first == nil { first = t } else if second == nil { second = t }
        }
    }

    /// Where a polynomial changes its sign between 0 and 1, ascending: all its roots there but those that it only
    /// touches zero at.
    ///
    /// Between two neighbouring sign changes of its derivative it only grows or falls, and halving finds its root.
    /// - Parameter coefficients: that of the constant first.
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
