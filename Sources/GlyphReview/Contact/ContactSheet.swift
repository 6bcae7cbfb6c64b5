internal import GlyphAudit
internal import GlyphFormats
package import GlyphModel
internal import Markup
internal import PathGeometry
package import SemanticColor

/// Every asset in its appearances, on pages for print or on a picture for pull requests: static SVG with literal
/// colours.
///
/// Each is shown on the first background it is made for, at base level, with vibrancy where it has any. The pages
/// are the same bytes for the same set; only their fonts depend on the renderer.
package struct ContactSheet: Sendable {
    private let head: ContactHead
    private let colors: ContactColors
    private let cells: [ContactCell]
    private let layout: ContactLayout
    /// The outline of its pages, which leads to the beginnings of the groups, and of the letters in large ones.
    package let bookmarks: [ContactBookmark]

    /// - Parameters:
    ///   - style: the only one that is shown, on paper of that style; nil for all that the set has, on white paper.
    ///   - columns: the number of columns, clamped to the range of the medium; nil for a number that suits the set.
    package init(
        _ set: GlyphSet, on medium: ContactMedium = .pages(.a4), style: Appearance.Style? = nil, columns: Int? = nil
    ) {
        let styles = style.map { [$0] } ?? set.styles
        let groups = set.groups
        let longest = groups.map(\.assets.count).max() ?? 0
        let frames = Self.columnChoices(columns, on: medium, isPaired: styles.count > 1, longest: longest).map {
            ContactFrame(medium, columns: $0, isPaired: styles.count > 1)
        }
        // Columns are of one width in all frames to choose from.
        let made = groups.map { group in
            group.assets.map {
                ContactCell($0, in: styles, palette: set.palette, width: frames[0].columnWidth)
            }
        }
        let cells = made.flatMap(\.self)
        let key = Self.key(of: cells, only: style)
        let head = ContactHead(title: set.title, summary: Self.summary(cells.count, groups.count, key), key: key)
        let heights = zip(groups, made).map { group, cells in
            (name: group.name.isEmpty && groups.count > 1 ? "Ungrouped" : group.name, heights: cells.map(\.height))
        }
        let layouts = frames.map { ContactLayout(heights, in: $0, below: head.height(in: $0)) }
        layout = layouts.first { !$0.isTall } ?? layouts[layouts.count - 1]
        bookmarks = ContactBookmark.outline(of: layout, groups.map { $0.assets.map(\.name) })
        colors = ContactColors(style)
        (self.cells, self.head) = (cells, head)
    }

    /// At least one. A picture has no empty columns.
    private static func columnChoices(
        _ stated: Int?, on medium: ContactMedium, isPaired: Bool, longest: Int
    ) -> [Int] {
        let range = medium.columnRange
        let choices =
            stated.map { min(max($0, range.lowerBound), range.upperBound) }.map { $0...$0 }
            ?? medium.usualColumns(isPaired: isPaired)
        if case .pages = medium { return Array(choices) }
        return choices.map { min($0, max(longest, 1)) }.uniqued
    }

    /// At least one: the page of an empty set states that there are no assets.
    package var pageCount: Int { layout.pages.count }

    package var title: String { head.title }

    /// The size of a page or picture; a picture's sides are whole points.
    package func size(ofPage index: Int) -> Paper {
        Paper(width: layout.frame.width, height: layout.pages[index].height)
    }

    /// One page as an SVG document, in the colour of the paper where nothing else is.
    package func svg(page index: Int) -> [UInt8] {
        let (page, frame) = (layout.pages[index], layout.frame)
        var paints = SVGPaints(prefix: "p")
        var content = index == 0 ? head.nodes(in: frame, colors) : head.runningNodes(in: frame, colors)
        for heading in page.headings { content += nodes(heading) }
        for (cell, corner) in page.cells { content += cells[cell].nodes(at: corner, colors, &paints) }
        // A picture that is not one of several has no number.
        if !frame.isTrimmed || pageCount > 1 { content.append(number(of: index)) }
        let number = ContactText.number
        let (width, height) = (number(frame.width), number(page.height))
        let root = XMLNode(
            "svg",
            [
                ("xmlns", "http://www.w3.org/2000/svg"), ("width", width + "pt"), ("height", height + "pt"),
                ("viewBox", "0 0 \(width) \(height)"), ("font-family", ContactText.family),
            ],
            children: paints.definitions
                + [XMLNode("rect", [("width", width), ("height", height), ("fill", colors.paper)])] + content)
        return XMLWriter(indent: "").bytes(root)
    }

    private func number(of index: Int) -> XMLNode {
        let frame = layout.frame
        return ContactText.line(
            "\(index + 1) / \(pageCount)", x: frame.width - frame.margin,
            y: layout.pages[index].height - frame.margin + 6, size: 7, fill: colors.soft, anchor: "end")
    }

    private static func summary(_ assetCount: Int, _ groupCount: Int, _ key: String) -> String {
        if assetCount == 0 { return "There are no assets." }
        let groups = groupCount > 1 ? " in \(groupCount) groups" : ""
        return "\(counted(assetCount, "asset"))\(groups)" + (key.isEmpty ? "" : " · " + key)
    }

    /// The legend of the appearances that occur.
    private static func key(of cells: [ContactCell], only style: Appearance.Style?) -> String {
        let appearances = Set(cells.flatMap(\.tiles).map(\.picture.appearance))
        var words = style.map { [$0.rawValue] } ?? []
        if Set(appearances.map(\.style)).count == 2 { words.append("light on the left, dark on the right") }
        if Set(appearances.map(\.contrast)).count == 2 { words.append("high contrast below") }
        return words.joined(separator: ", ")
    }

    private func nodes(_ heading: ContactLayout.Heading) -> [XMLNode] {
        let frame = layout.frame
        let detail = heading.isContinued ? "continued" : "\(heading.count)"
        let space = frame.innerWidth - ContactText.width(of: detail, size: 7) - ContactFrame.columnGap
        return [
            ContactText.line(
                heading.text, x: frame.margin, y: heading.y,
                size: ContactText.size(of: heading.text, upTo: 11, width: space), fill: colors.primary, isBold: true),
            ContactText.line(
                detail, x: frame.width - frame.margin, y: heading.y, size: 7, fill: colors.soft, anchor: "end"),
        ]
    }
}

extension GlyphSet {
    /// The styles that its assets have pictures for.
    fileprivate var styles: [Appearance.Style] {
        Appearance.Style.allCases.filter { style in
            assets.contains { $0.pictures.contains { $0.appearance.style == style } }
        }
    }

    /// The assets by their groups' names, outermost first, in the order of first appearance. The group of
    /// ungrouped assets has an empty name.
    fileprivate var groups: [(name: String, assets: [GlyphAsset])] {
        var groups: [(name: String, assets: [GlyphAsset])] = []
        var known: [String: Int] = [:]
        for asset in assets {
            let name = asset.entry.groups.map(\.name).joined(separator: " / ")
            if let index = known[name] {
                groups[index].assets.append(asset)
            } else {
                known[name] = groups.count
                groups.append((name, [asset]))
            }
        }
        return groups
    }
}

// MARK: - Media

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

/// The size of a sheet's page; sides in points, 1/72 inch.
package struct Paper: Hashable, Sendable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// 210 × 297 mm (ISO 216).
    package static let a4 = Paper(width: 210 * 72 / 25.4, height: 297 * 72 / 25.4)
    /// 8.5 × 11 inches (ANSI A).
    package static let letter = Paper(width: 612, height: 792)
}

// MARK: - The head and the colours of a sheet

/// The head above the glyphs: the title with a summary on the first page, and one line on the others.
private struct ContactHead: Sendable {
    var title: String
    var summary: String
    /// The legend of the appearances.
    var key: String

    private static let summarySize = 8.5
    private static let lineHeight = 11.0
    private static let smallSize = 7.0

    /// From the margin to the title's baseline.
    private func titleBase(in frame: ContactFrame) -> Double { frame.titleSize - 2 }
    /// From the margin to the baseline of the first line of the summary. Gaps are smaller under a smaller title.
    private func summaryBase(in frame: ContactFrame) -> Double {
        titleBase(in: frame) + 10 + frame.titleSize * 2 / 7
    }

    /// From the margin to the first heading.
    func height(in frame: ContactFrame) -> Double {
        let lines = summaryLines(in: frame).count
        return summaryBase(in: frame) + Double(lines - 1) * Self.lineHeight + 10 + frame.titleSize / 2
    }

    private func summaryLines(in frame: ContactFrame) -> [String] {
        ContactText.lines(summary, width: frame.innerWidth, size: Self.summarySize)
    }

    func nodes(in frame: ContactFrame, _ colors: ContactColors) -> [XMLNode] {
        let size = ContactText.size(of: title, upTo: frame.titleSize, width: frame.innerWidth)
        var nodes = [
            ContactText.line(
                title, x: frame.margin, y: frame.margin + titleBase(in: frame), size: size, fill: colors.primary,
                isBold: true)
        ]
        for (index, line) in summaryLines(in: frame).enumerated() {
            nodes.append(
                ContactText.line(
                    line, x: frame.margin,
                    y: frame.margin + summaryBase(in: frame) + Double(index) * Self.lineHeight,
                    size: Self.summarySize, fill: colors.soft))
        }
        return nodes
    }

    /// At the top of a further page.
    func runningNodes(in frame: ContactFrame, _ colors: ContactColors) -> [XMLNode] {
        let space = frame.innerWidth - ContactText.width(of: key, size: Self.smallSize) - ContactFrame.columnGap
        return [
            ContactText.line(
                title, x: frame.margin, y: frame.margin,
                size: ContactText.size(of: title, upTo: Self.smallSize, width: space), fill: colors.soft),
            ContactText.line(
                key, x: frame.width - frame.margin, y: frame.margin, size: Self.smallSize, fill: colors.soft,
                anchor: "end"),
        ]
    }
}

/// The colours of a sheet itself: of its paper and of its text.
struct ContactColors: Sendable {
    var paper: String
    var primary: String
    var soft: String
    /// The border of a background that may have the colour of the paper, with its opacity.
    var edge: String
    var edgeOpacity: String

    /// - Parameter style: the only one that the sheet shows; nil for both, on white paper.
    init(_ style: Appearance.Style?) {
        self = style == .dark ? Self.dark : Self.light
    }

    private init(paper: String, primary: String, soft: String, edge: String, edgeOpacity: String) {
        self.paper = paper
        self.primary = primary
        self.soft = soft
        self.edge = edge
        self.edgeOpacity = edgeOpacity
    }

    private static let light = ContactColors(
        paper: "#FFFFFF", primary: "#1D1D1F", soft: "#66666B", edge: "#000000", edgeOpacity: "0.12")
    private static let dark = ContactColors(
        paper: "#000000", primary: "#F5F5F7", soft: "#98989D", edge: "#FFFFFF", edgeOpacity: "0.2")
}
