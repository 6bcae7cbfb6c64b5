internal import PathGeometry

/// Places groups of cells on pages: headings stay with their first row, rows stay whole.
struct ContactLayout: Sendable {
    struct Heading: Sendable {
        var text: String
        /// The group begins on an earlier page.
        var isContinued: Bool
        var count: Int
        /// Of the baseline.
        var y: Double
    }

    struct Page: Sendable {
        var headings: [Heading] = []
        /// By index into the cells of the sheet, with the upper left corner.
        var cells: [(index: Int, corner: Point)] = []
    }

    private(set) var pages: [Page] = [Page()]
    /// The lower end of what is on the last page.
    private var y = 0.0

    private let paper: Paper
    private let columns: Int

    static let columnGap = 12.0
    private static let rowGap = 12.0
    private static let headingHeight = 26.0
    private static let groupGap = 10.0
    /// From the upper edge to the first heading: under the title, and under the line at the top of other pages.
    private static let firstTop = 104.0
    private static let top = 52.0
    /// Kept free at the lower edge, for the page's number.
    private static let bottom = 52.0

    /// - Parameter groups: name and the heights of the cells; cells are numbered across groups.
    init(_ groups: [(name: String, heights: [Double])], paper: Paper, columns: Int) {
        self.paper = paper
        self.columns = columns
        y = Self.firstTop
        var first = 0
        for (index, group) in groups.enumerated() {
            if index > 0 { y += Self.groupGap }
            place(group.name, group.heights, from: first)
            first += group.heights.count
        }
    }

    static func columnWidth(on paper: Paper, columns: Int) -> Double {
        (paper.innerWidth - Double(columns - 1) * columnGap) / Double(columns)
    }

    private mutating func place(_ name: String, _ heights: [Double], from first: Int) {
        let width = Self.columnWidth(on: paper, columns: columns)
        for start in stride(from: 0, to: heights.count, by: columns) {
            let row = start..<min(start + columns, heights.count)
            let height = heights[row].max() ?? 0
            let heading = start == 0 && !name.isEmpty ? Self.headingHeight : 0
            var needsHeading = heading > 0
            if y + heading + height > paper.height - Self.bottom, !(pages.last?.cells.isEmpty ?? true) {
                pages.append(Page())
                y = Self.top
                needsHeading = !name.isEmpty
            }
            if needsHeading {
                pages[pages.count - 1].headings.append(
                    Heading(text: name, isContinued: start > 0, count: heights.count, y: y + 12))
                y += Self.headingHeight
            }
            for index in row {
                let x = paper.margin + Double(index - start) * (width + Self.columnGap)
                pages[pages.count - 1].cells.append((first + index, Point(x, y)))
            }
            y += height + Self.rowGap
        }
    }
}
