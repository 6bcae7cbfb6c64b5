/// How contrast ratios are compared and written, for every text, table, page and report alike.
///
/// Ratios are cut off and not rounded: 2.999 is no 3. But a ratio is a quotient of two sums of powers, and so is off by
/// its last bits: black on white comes to 20.999999999999996. What is less than `tolerance` below a number counts as
/// that number, both where it is judged and where it is written, so that no text says "reaches 3.00 where 3 is needed".
public enum ContrastRatio {
    /// In units of the ratio. A ratio of doubles is off by some 1e-14 at most; one bit in a channel of 16 bits changes
    /// it by a thousand times this, and more.
    package static let tolerance = 1e-11

    /// Does a ratio reach what is asked for?
    package static func reaches(_ ratio: Double, _ minimum: Double) -> Bool { ratio + tolerance >= minimum }

    /// Hundredths of a ratio, cut off: 299 for 2.9999999.
    package static func hundredths(_ ratio: Double) -> Int { units(ratio, perOne: 100) }

    /// Thousandths of a ratio, cut off.
    package static func thousandths(_ ratio: Double) -> Int { units(ratio, perOne: 1000) }

    /// With two digits: `4.50`, `21.00`.
    package static func text(_ ratio: Double) -> String {
        let hundredths = hundredths(ratio)
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }

    private static func units(_ ratio: Double, perOne: Double) -> Int {
        Int(((ratio + tolerance) * perOne).rounded(.down))
    }
}
