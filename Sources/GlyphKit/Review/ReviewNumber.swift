internal import PathGeometry

/// Numbers as the sheet shows them.
enum ReviewNumber {
    static func text(_ value: Double, decimals: Int) -> String {
        FixedDecimal(value, decimals: decimals).description
    }

    /// A contrast ratio with two digits, cut off and not rounded: 2.999 is no 3.
    static func ratio(_ value: Double) -> String {
        let hundredths = hundredths(value)
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }

    static func hundredths(_ ratio: Double) -> Int {
        // What is off by the last bits only, such as 21 as 20.999999999999996, is no less.
        Int((ratio * 100 + 1e-9).rounded(.down))
    }

    static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
