/// The space for a sheet's content: a page, or a picture that ends where its content ends. Lengths are in points.
struct ContactFrame: Sendable {
    let columns: Int
    let columnWidth: Double
    /// The width of a page or picture, with its margins.
    let width: Double
    /// The height of a page; of a picture, the limit.
    let height: Double
    let isTrimmed: Bool
    let margin: Double

    static let columnGap = 12.0

    /// Half an inch, within the printable area of printers.
    private static let pageMargin = 36.0
    private static let pictureMargin = 24.0
    /// The width of a column on pictures: as wide as in the usual number of columns on A4.
    private static let pictureColumn = (pair: 77.0, single: 55.0)
    /// A picture of one glyph is wide enough for its title.
    private static let leastWidth = 160.0

    /// - Parameters:
    ///   - columns: the number of columns; on a picture, only as many as are used.
    ///   - isPaired: whether light and dark are next to each other.
    init(_ medium: ContactMedium, columns: Int, isPaired: Bool) {
        self.columns = columns
        let gaps = Double(columns - 1) * Self.columnGap
        switch medium {
        case .pages(let paper):
            margin = Self.pageMargin
            (width, height, isTrimmed) = (paper.width, paper.height, false)
            columnWidth = (paper.width - 2 * margin - gaps) / Double(columns)
        case .picture(let longestSide, let largestArea):
            margin = Self.pictureMargin
            columnWidth = isPaired ? Self.pictureColumn.pair : Self.pictureColumn.single
            // Whole points are whole pixels at every scale.
            let content = max(Double(columns) * columnWidth + gaps, Self.leastWidth)
            width = (content + 2 * margin).rounded(.up)
            height = min(longestSide, largestArea / width).rounded(.down)
            isTrimmed = true
        }
    }

    var innerWidth: Double { width - 2 * margin }
}
