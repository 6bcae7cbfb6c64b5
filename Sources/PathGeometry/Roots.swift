/// Real roots of polynomials.
enum Roots {
    /// The real roots of a·t² + b·t + c, ascending; a double root once; none if all points are roots.
    ///
    /// Uses the form that does not subtract nearly equal numbers (Press et al., "Numerical Recipes", 5.6).
    static func quadratic(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
        if a == 0 { return b == 0 ? [] : [-c / b] }
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
        if q == 0 { return [0] }
        let (first, second) = (q / a, c / q)
        guard first.isFinite else { return [second] }
        return first == second ? [first] : [min(first, second), max(first, second)]
    }
}
