internal import GlyphAudit
internal import GlyphFormats
package import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

/// Every asset in all its appearances, on pages for print and for pull requests: static SVG with literal colours.
///
/// Each is shown on the first background it is made for, at base level, with vibrancy where it has any. The pages
/// are the same bytes for the same set; only their fonts depend on the renderer.
package struct ContactSheet: Sendable {
    package let paper: Paper
    private let title: String
    private let groupCount: Int
    private let cells: [ContactCell]
    private let layout: ContactLayout

    /// The possible numbers of columns: with more, a background would be too small for its glyph.
    package static let columnRange = 1...16

    /// - Parameter columns: clamped to `columnRange`.
    package init(_ set: GlyphSet, title: String = "Glyphs", paper: Paper = .a4, columns: Int = 6) {
        let columns = min(max(columns, Self.columnRange.lowerBound), Self.columnRange.upperBound)
        let width = ContactLayout.columnWidth(on: paper, columns: columns)
        let groups = set.groups.map { group in
            (group.name, group.variants.map { ContactCell($0, palette: set.palette, width: width) })
        }
        self.paper = paper
        self.title = title
        groupCount = groups.count
        cells = groups.flatMap(\.1)
        let isNamed = groups.count > 1
        layout = ContactLayout(
            groups.map { name, cells in
                (name.isEmpty && isNamed ? "Ungrouped" : name, cells.map(\.height))
            }, paper: paper, columns: columns)
    }

    /// At least one: the page of an empty set states that there are no assets.
    package var pageCount: Int { layout.pages.count }

    /// One page as an SVG document of the paper's size, white where nothing else is.
    package func svg(page index: Int) -> [UInt8] {
        let page = layout.pages[index]
        var paints = SVGPaints(prefix: "p")
        var content = index == 0 ? titleNodes : runningHead
        for heading in page.headings { content += nodes(heading) }
        for (cell, corner) in page.cells { content += cells[cell].nodes(at: corner, &paints) }
        content.append(
            ContactText.line(
                "\(index + 1) / \(pageCount)", x: paper.width - paper.margin, y: paper.height - paper.margin + 6,
                size: 7, fill: ContactText.soft, anchor: "end"))
        let number = ContactText.number
        let (width, height) = (number(paper.width), number(paper.height))
        let root = XMLNode(
            "svg",
            [
                ("xmlns", "http://www.w3.org/2000/svg"), ("width", width + "pt"), ("height", height + "pt"),
                ("viewBox", "0 0 \(width) \(height)"), ("font-family", ContactText.family),
            ],
            children: paints.definitions
                + [XMLNode("rect", [("width", width), ("height", height), ("fill", "#FFFFFF")])] + content)
        return XMLWriter(indent: "").bytes(root)
    }

    private var titleNodes: [XMLNode] {
        [
            ContactText.line(title, x: paper.margin, y: 62, size: 28, isBold: true),
            ContactText.line(summary, x: paper.margin, y: 80, size: 8.5, fill: ContactText.soft),
        ]
    }

    private var runningHead: [XMLNode] {
        [
            ContactText.line(title, x: paper.margin, y: 36, size: 7, fill: ContactText.soft),
            ContactText.line(
                key, x: paper.width - paper.margin, y: 36, size: 7, fill: ContactText.soft, anchor: "end"),
        ]
    }

    private var summary: String {
        if cells.isEmpty { return "There are no assets." }
        let groups = groupCount > 1 ? " in \(groupCount) groups" : ""
        return "\(counted(cells.count, "asset"))\(groups)" + (key.isEmpty ? "" : " · " + key)
    }

    /// The legend of the appearances that occur.
    private var key: String {
        let appearances = Set(cells.flatMap(\.tiles).map(\.picture.appearance))
        var words: [String] = []
        if Set(appearances.map(\.style)).count == 2 { words.append("light on the left, dark on the right") }
        if Set(appearances.map(\.contrast)).count == 2 { words.append("high contrast below") }
        return words.joined(separator: ", ")
    }

    private func nodes(_ heading: ContactLayout.Heading) -> [XMLNode] {
        let size = 11.0
        let detail = heading.isContinued ? "continued" : "\(heading.count)"
        return [
            ContactText.line(heading.text, x: paper.margin, y: heading.y, size: size, isBold: true),
            ContactText.line(
                detail, x: paper.width - paper.margin, y: heading.y, size: 7, fill: ContactText.soft, anchor: "end"),
        ]
    }
}
