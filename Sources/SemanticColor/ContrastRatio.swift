/// Compares and formats contrast ratios, in the same manner for every text, table, page and report.
///
/// Ratios are truncated, not rounded: 2.999 does not count as 3. But a ratio is a quotient of sums of powers and has a
/// rounding error: black on white gives 20.999999999999996. A ratio that is less than `tolerance` below a number
/// counts as that number, both when it is judged and when it is written, so that no text says "3.00 is less than 3".
public enum ContrastRatio {
    /// In units of the ratio. The rounding error of a ratio is at most about 1e-14; one step in a channel of 16 bits
    /// changes it by at least a thousand times this tolerance.
    package static let tolerance = 1e-11

    /// Whether a ratio reaches the minimum.
    package static func reaches(_ ratio: Double, _ minimum: Double) -> Bool { ratio + tolerance >= minimum }

    /// Hundredths of a ratio, truncated: 299 for 2.9999999.
    package static func hundredths(_ ratio: Double) -> Int { units(ratio, perOne: 100) }

    /// Thousandths of a ratio, truncated.
    package static func thousandths(_ ratio: Double) -> Int { units(ratio, perOne: 1000) }

    /// The ratio with two decimals: `4.50`, `21.00`.
    package static func text(_ ratio: Double) -> String {
        let hundredths = hundredths(ratio)
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }

    private static func units(_ ratio: Double, perOne: Double) -> Int {
        Int(((ratio + tolerance) * perOne).rounded(.down))
    }
}
