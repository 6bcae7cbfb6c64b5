/// A number with a fixed count of decimals, including zeros at the end: `0.500`.
package func decimalText(
    _ value: Double, digits: Int, rounding: FloatingPointRoundingRule = .toNearestOrEven
) -> String {
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    guard let whole = Int(exactly: (value * scale).rounded(rounding)) else { return "0" }
    let text = String(whole.magnitude)
    let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
    return (whole < 0 ? "-" : "") + padded.dropLast(digits) + "." + padded.suffix(digits)
}
