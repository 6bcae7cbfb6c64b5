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

    /// A heading that a reader can go to.
    package struct Bookmark: Hashable, Sendable {
        package var title: String
        /// The index of its page.
        package var page: Int
        /// The distance of its upper edge from the page's upper edge, in points.
        package var y: Double
    }

    /// - Parameters:
    ///   - style: the only one that is shown, on paper of that style; nil for all that the set has, on white paper.
    ///   - columns: the number of columns, clamped to the range of the medium; nil for a number that suits the set.
    package init(
        _ set: GlyphSet, title: String = "Glyphs", on medium: ContactMedium = .pages(.a4),
        style: Appearance.Style? = nil, columns: Int? = nil
    ) {
        let styles = style.map { [$0] } ?? set.styles
        let groups = set.groups
        let longest = groups.map(\.variants.count).max() ?? 0
        let frames = Self.columnChoices(columns, on: medium, isPaired: styles.count > 1, longest: longest).map {
            ContactFrame(medium, columns: $0, isPaired: styles.count > 1)
        }
        // Columns are of one width in all frames to choose from.
        let made = groups.map { group in
            group.variants.map {
                ContactCell($0, in: styles, palette: set.palette, width: frames[0].columnWidth)
            }
        }
        let cells = made.flatMap(\.self)
        let key = Self.key(of: cells, only: style)
        let head = ContactHead(title: title, summary: Self.summary(cells.count, groups.count, key), key: key)
        let heights = zip(groups, made).map { group, cells in
            (name: group.name.isEmpty && groups.count > 1 ? "Ungrouped" : group.name, heights: cells.map(\.height))
        }
        let layouts = frames.map { ContactLayout(heights, in: $0, below: head.height(in: $0)) }
        layout = layouts.first { !$0.isTall } ?? layouts[layouts.count - 1]
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

    /// The beginnings of the groups.
    package var bookmarks: [Bookmark] {
        layout.pages.enumerated().flatMap { index, page in
            page.headings.filter { !$0.isContinued }.map {
                Bookmark(title: $0.text, page: index, y: $0.y - ContactLayout.headingTop)
            }
        }
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
            variants.contains { $0.pictures.contains { $0.appearance.style == style } }
        }
    }
}
