internal import PathGeometry

/// Places groups of cells on pages: headings stay with their first row, rows stay whole.
struct ContactLayout: Sendable {
    struct Heading: Sendable {
        var text: String
        /// The index of its group.
        var group: Int
        /// Whether the group begins on an earlier page.
        var isContinued: Bool
        var count: Int
        /// The y coordinate of the baseline.
        var y: Double
    }

    struct Page: Sendable {
        var headings: [Heading] = []
        /// The cells by index into the cells of the sheet, with the upper left corner.
        var cells: [(index: Int, corner: Point)] = []
        var height = 0.0
        /// The lower end of its content.
        fileprivate var end = 0.0
    }

    private(set) var pages: [Page] = [Page()]
    /// Where the next row begins.
    private var y = 0.0

    let frame: ContactFrame

    static let rowGap = 12.0
    private static let headingHeight = 26.0
    /// From the upper edge of a heading to its baseline.
    static let headingTop = 12.0
    private static let groupGap = 10.0
    /// From the margin to the first heading, under the line at the top of further pages.
    private static let top = 16.0
    /// Between the last row and the page's number.
    private static let numberGap = 16.0

    /// - Parameters:
    ///   - groups: the names and the heights of the cells; cells are numbered across groups.
    ///   - head: the height of the title, on the first page.
    init(_ groups: [(name: String, heights: [Double])], in frame: ContactFrame, below head: Double) {
        self.frame = frame
        y = frame.margin + head
        pages[0].end = y
        var first = 0
        for (index, group) in groups.enumerated() {
            if index > 0 { y += Self.groupGap }
            place(group.name, group.heights, of: index, from: first)
            first += group.heights.count
        }
        let bottom = frame.margin + (pages.count > 1 ? Self.numberGap : 0)
        for index in pages.indices {
            pages[index].height = frame.isTrimmed ? (pages[index].end + bottom).rounded(.up) : frame.height
        }
    }

    /// Whether a picture is more than half as tall again as it is wide.
    var isTall: Bool {
        frame.isTrimmed && pages.reduce(0) { $0 + $1.height } > 1.5 * frame.width
    }

    private mutating func place(_ name: String, _ heights: [Double], of group: Int, from first: Int) {
        let columns = frame.columns
        // A picture may get a number, too.
        let floor = frame.height - frame.margin - Self.numberGap
        for start in stride(from: 0, to: heights.count, by: columns) {
            let row = start..<min(start + columns, heights.count)
            let height = heights[row].max() ?? 0
            let heading = start == 0 && !name.isEmpty ? Self.headingHeight : 0
            var needsHeading = heading > 0
            if y + heading + height > floor, !(pages.last?.cells.isEmpty ?? true) {
                pages.append(Page())
                y = frame.margin + Self.top
                needsHeading = !name.isEmpty
            }
            let page = pages.count - 1
            if needsHeading {
                pages[page].headings.append(
                    Heading(
                        text: name, group: group, isContinued: start > 0, count: heights.count,
                        y: y + Self.headingTop))
                y += Self.headingHeight
            }
            for index in row {
                let x = frame.margin + Double(index - start) * (frame.columnWidth + ContactFrame.columnGap)
                pages[page].cells.append((first + index, Point(x, y)))
            }
            pages[page].end = y + height
            y += height + Self.rowGap
        }
    }
}

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
    /// The largest size of the title; a long one is smaller.
    let titleSize: Double

    static let columnGap = 12.0

    /// Half an inch, within the printable area of printers.
    private static let pageMargin = 36.0
    private static let pictureMargin = 24.0
    /// The width of a column on pictures: as wide as in the usual number of columns on A4.
    private static let pictureColumn = (pair: 77.0, single: 55.0)
    /// A picture of one glyph is wide enough for its title.
    private static let leastWidth = 160.0
    /// The side of a glyph's view box, as a fraction of its background's.
    static let glyphShare = 0.56

    /// The side of one background, of which a column has one for each style.
    static func side(ofColumn width: Double, styles: Int) -> Double { width / Double(max(styles, 1)) }

    /// The title of a page, and the largest one of a picture.
    private static let largestTitle = 28.0
    /// The title of a narrow picture: still larger than all other text.
    private static let smallestTitle = 14.0

    /// The size of a picture's title: a twenty-fourth of its content's width, so that the title of a small picture
    /// does not outweigh its glyphs, but no more than the side of a glyph's view box. Its capitals, which have 0.73 of
    /// its size, are smaller than a glyph.
    private static func titleSize(above width: Double, glyph side: Double) -> Double {
        min(max(width / 24, smallestTitle), largestTitle, side)
    }

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
            titleSize = Self.largestTitle
        case .picture(let longestSide, let largestArea):
            margin = Self.pictureMargin
            columnWidth = isPaired ? Self.pictureColumn.pair : Self.pictureColumn.single
            // Whole points are whole pixels at every scale.
            let content = max(Double(columns) * columnWidth + gaps, Self.leastWidth)
            width = (content + 2 * margin).rounded(.up)
            height = min(longestSide, largestArea / width).rounded(.down)
            isTrimmed = true
            titleSize = Self.titleSize(
                above: content, glyph: Self.glyphShare * Self.side(ofColumn: columnWidth, styles: isPaired ? 2 : 1))
        }
    }

    var innerWidth: Double { width - 2 * margin }
}
