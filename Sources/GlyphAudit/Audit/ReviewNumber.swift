internal import PathGeometry

/// Numbers as the sheet shows them.
package enum ReviewNumber {
    package static func text(_ value: Double, decimals: Int) -> String {
        FixedDecimal(value, decimals: decimals).description
    }

    /// For sentences: with two decimals at most, and the zero before the point.
    static func decimal(_ value: Double) -> String { FixedDecimal(value, decimals: 2).withZero }
}
