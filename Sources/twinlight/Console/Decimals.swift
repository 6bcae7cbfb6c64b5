import PathGeometry

/// Numbers with a fixed number of decimals.
enum Decimals {
    /// - Parameter value: a number that is not negative.
    static func text(_ value: Double, _ decimals: Int) -> String {
        let digits = String(FixedDecimal(value, decimals: decimals).units)
        let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
        return decimals == 0 ? padded : "\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
    }
}
