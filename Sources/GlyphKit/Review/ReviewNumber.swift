internal import PathGeometry

/// Numbers as the sheet shows them.
enum ReviewNumber {
    static func text(_ value: Double, decimals: Int) -> String {
        FixedDecimal(value, decimals: decimals).description
    }

    static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
