internal import PathGeometry

/// Numbers as the sheet shows them.
package enum ReviewNumber {
    package static func text(_ value: Double, decimals: Int) -> String {
        FixedDecimal(value, decimals: decimals).description
    }

    /// For sentences: with two decimals at most, and the zero in front of the point.
    static func decimal(_ value: Double) -> String {
        let text = text(value, decimals: 2)
        return text.hasPrefix(".") ? "0" + text : text
    }

    package static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
