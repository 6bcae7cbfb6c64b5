/// The medium of a contact sheet.
package enum ContactMedium: Hashable, Sendable {
    /// Pages of one size. The columns divide their width.
    case pages(Paper)
    /// A picture that is as large as its content. If it were larger than these limits, a length and an area in points,
    /// there are several.
    case picture(longestSide: Double, largestArea: Double)

    /// The possible numbers of columns. With more on a page, a background would be too small for its glyph; with more
    /// on a picture, the whole would be too small on a screen.
    package var columnRange: ClosedRange<Int> {
        switch self {
        case .pages: 1...16
        case .picture: 1...24
        }
    }

    /// The numbers of columns to choose from if none is stated: for a page one, for a picture the first with which it
    /// is not much taller than wide.
    func usualColumns(isPaired: Bool) -> ClosedRange<Int> {
        let least = isPaired ? 6 : 8
        return switch self {
        case .pages: least...least
        case .picture: least...(isPaired ? 16 : columnRange.upperBound)
        }
    }
}
