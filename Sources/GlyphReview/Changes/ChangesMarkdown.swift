package import GlyphFormats
internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

/// A comparison as a summary for a pull request: Markdown for code hosts, with small pictures in a folder.
package struct ChangesMarkdown: Sendable {
    /// The summary.
    package let text: String
    /// The pictures that it shows, below the given folder.
    package let pictures: [AssetFile]

    /// With more, code hosts refuse the page.
    private static let pictureLimit = 40
    private static let stripLength = 12

    /// - Parameters:
    ///   - title: the name of the compared set.
    ///   - old: the folder or the revision that it was compared with.
    ///   - folder: the folder of the pictures, relative to the summary.
    /// - Throws: an error of the engine.
    package init(
        _ comparison: SetComparison, title: String, old: String, folder: String, rasterEngine: RasterEngine
    ) throws {
        var writer = Writer(folder: folder, engine: rasterEngine)
        writer.line("# \(MarkdownText.escaped(title)) against \(MarkdownText.code(old))")
        writer.line(comparison.isEmpty ? "No asset looks different." : "**\(comparison.summary)**")
        try writer.colors(comparison)
        try writer.changed(comparison.changed)
        try writer.renamed(comparison.renamed)
        try writer.list(comparison.added, "Added", folder: "added")
        try writer.list(comparison.removed, "Removed", folder: "removed")
        text = writer.paragraphs.joined(separator: "\n\n") + "\n"
        pictures = writer.pictures
    }

    private struct Writer {
        var folder: String
        var engine: RasterEngine
        var paragraphs: [String] = []
        var pictures: [AssetFile] = []

        mutating func line(_ text: String) { paragraphs.append(text) }

        mutating func colors(_ comparison: SetComparison) throws {
            if comparison.colors.isEmpty { return }
            line("## Colours")
            let renames = comparison.colors.compactMap { color -> String? in
                guard case .renamed(let old) = color.kind else { return nil }
                let names = [old, color.role].map { MarkdownText.code($0.rawValue) }
                return "- \(names[0]) is renamed to \(names[1]), with the same values."
            }
            if !renames.isEmpty { line(renames.joined(separator: "\n")) }
            try table(comparison.colors)
            for (color, file) in zip(comparison.colors, Self.fileNames(comparison.colors)) where !color.assets.isEmpty {
                let names = Set(color.assets)
                let assets = comparison.recolored.filter { names.contains($0.name) }
                let others = assets.count == 1 ? "1 asset uses" : "\(assets.count) assets use"
                line(
                    "\(others) \(MarkdownText.code(color.role.rawValue)) and \(assets.count == 1 ? "has" : "have") "
                        + "no other change: \(MarkdownText.names(assets.map(\.name))).")
                let shown = Array(assets.prefix(ChangesMarkdown.stripLength))
                line(
                    try image(
                        ChangeImage(pairs: shown), "colors/\(file).png",
                        alt: shown.map(\.name).joined(separator: ", ") + ": old above new"))
            }
        }

        private mutating func table(_ colors: [ColorChange]) throws {
            let files = Self.fileNames(colors)
            var lines = ["| Colour | Appearance | Before | After |", "| --- | --- | --- | --- |"]
            for (index, color) in colors.enumerated() {
                for (row, value) in color.values.enumerated() {
                    let appearance = value.appearances.first ?? .light
                    let cells = try [(value.old, "old"), (value.new, "new")].map { color, side in
                        guard let color else { return "–" }
                        let path = "colors/\(files[index]).\(appearance.name).\(side).png"
                        return "\(try image(ChangeImage(color, on: value.ground), path, alt: "")) `\(color.caption)`"
                    }
                    let name = row == 0 ? MarkdownText.code(color.role.rawValue) + color.kind.note : ""
                    lines.append(
                        "| \(name) | \(AppearanceWords.text(value.appearances)) | \(cells.joined(separator: " | ")) |")
                }
            }
            if lines.count > 2 { line(lines.joined(separator: "\n")) }
        }

        /// The colours' own names, where these are valid and distinct names of files.
        private static func fileNames(_ colors: [ColorChange]) -> [String] {
            var taken: Set<String> = []
            return colors.enumerated().map { index, color in
                let name = color.role.rawValue
                let isFile = PortableName.fault(name, room: 64) == nil
                return isFile && taken.insert(PortableName.folded(name)).inserted ? name : "colour \(index + 1)"
            }
        }

        mutating func changed(_ changes: [AssetChange]) throws {
            if changes.isEmpty { return }
            line("## Changed")
            line(
                "Old, new, overlay and difference: red is removed, blue is added, hatched has another colour.")
            var table = ["| Asset | Old, new, overlay, difference |", "| --- | --- |"]
            for change in changes.prefix(ChangesMarkdown.pictureLimit) {
                let picture = ChangeImage(change.views, ChangeTile.allCases)
                let alt =
                    "\(change.name): \(change.description); old, new, overlay and difference, in "
                    + change.views.map { AppearanceWords.text($0.appearances) }.joined(separator: ", ")
                let image = try image(picture, "changed/\(change.name).png", alt: alt)
                let also =
                    change.colors.isEmpty
                    ? "" : "<br>and " + MarkdownText.names(change.colors.map(\.rawValue)) + ", see above"
                let facts = [MarkdownText.code(change.name), change.description, change.appearanceText + also]
                table.append("| \(facts.joined(separator: "<br>")) | \(image) |")
            }
            line(table.joined(separator: "\n"))
            rest(changes.dropFirst(ChangesMarkdown.pictureLimit))
        }

        mutating func renamed(_ changes: [AssetChange]) throws {
            if changes.isEmpty { return }
            line("## Renamed")
            try table(changes, "renamed", head: "| Before | After | Picture |\n| --- | --- | --- |") { change in
                guard case .renamed(let old) = change.kind else { return MarkdownText.code(change.name) }
                return MarkdownText.code(old) + " | " + MarkdownText.code(change.name)
            }
        }

        mutating func list(_ changes: [AssetChange], _ title: String, folder: String) throws {
            if changes.isEmpty { return }
            line("## \(title)")
            try table(changes, folder, head: "| Asset | Picture |\n| --- | --- |") { MarkdownText.code($0.name) }
        }

        private mutating func table(
            _ changes: [AssetChange], _ folder: String, head: String, cells: (AssetChange) -> String
        ) throws {
            var lines = [head]
            for change in changes.prefix(ChangesMarkdown.pictureLimit) {
                let picture = ChangeImage(row: change.views, change.kind == .removed ? .old : .new)
                let alt = change.name + " in " + change.appearanceText
                lines.append("| \(cells(change)) | \(try image(picture, "\(folder)/\(change.name).png", alt: alt)) |")
            }
            line(lines.joined(separator: "\n"))
            rest(changes.dropFirst(ChangesMarkdown.pictureLimit))
        }

        /// The changes beyond the limit, by name.
        private mutating func rest(_ changes: ArraySlice<AssetChange>) {
            if changes.isEmpty { return }
            let names = changes.map { change in
                if case .renamed(let old) = change.kind {
                    MarkdownText.code(old) + " → " + MarkdownText.code(change.name)
                } else {
                    MarkdownText.code(change.name)
                }
            }.joined(separator: ", ")
            line("<details><summary>\(changes.count) more</summary>\n\n\(names)\n\n</details>")
        }

        private mutating func image(_ picture: ChangeImage, _ path: String, alt: String) throws -> String {
            pictures.append(
                AssetFile(path: path, bytes: try engine.png(picture.svg, picture.width, picture.height, 2)))
            let source = MarkdownText.address(folder + "/" + path)
            let width = ContactText.number(picture.width)
            return "<img src=\"\(source)\" width=\"\(width)\" alt=\"\(MarkdownText.attribute(alt))\">"
        }
    }
}

extension ColorChange.Kind {
    fileprivate var note: String { self == .added ? ", added" : self == .removed ? ", removed" : "" }
}

// MARK: - Pictures

/// Tiles in rows, without text: a small picture for a summary. It needs no font, so it is the same everywhere.
private struct ChangeImage {
    var width: Double
    var height: Double
    var svg: [UInt8]

    /// In CSS pixels: of a drawing, of the tile around it, and between tiles.
    private static let drawing = 64.0, tile = 96.0, gap = 8.0

    /// One row for each view, one column for each tile.
    init(_ views: [AssetView], _ tiles: [ChangeTile]) {
        self.init(rows: views.map { view in tiles.map { Cell(view: view, tile: $0) } })
    }

    /// One side of every view, in a row.
    init(row views: [AssetView], _ tile: ChangeTile) {
        self.init(rows: [views.map { Cell(view: $0, tile: tile) }], scale: 0.5)
    }

    /// Old above new in each style: small pictures, one column for each asset.
    init(pairs assets: [AssetChange]) {
        let views = Appearance.Style.allCases.map { style in
            assets.map { asset in asset.views.first { $0.style == style } }
        }.filter { $0.contains { $0 != nil } }
        self.init(
            rows: views.flatMap { views in
                [ChangeTile.old, .new].map { tile in views.map { view in view.map { Cell(view: $0, tile: tile) } } }
            }, scale: 0.5)
    }

    /// A colour.
    init(_ color: Color, on ground: Color) {
        let side = 20.0
        self.init(
            width: side, height: side,
            content: [Self.square(x: 0, y: 0, side: side, color.composited(over: ground), radius: side / 5)])
    }

    private struct Cell {
        var view: AssetView
        var tile: ChangeTile
    }

    private init(rows: [[Cell?]], scale: Double = 1) {
        let (side, gap, inner) = (Self.tile * scale, Self.gap * scale, Self.drawing * scale)
        var paints = ChangePaints()
        var content: [XMLNode] = []
        for (row, cells) in rows.enumerated() {
            for (column, cell) in cells.enumerated() {
                guard let cell else { continue }
                let (x, y) = (Double(column) * (side + gap), Double(row) * (side + gap))
                content.append(Self.square(x: x, y: y, side: side, cell.view.ground, radius: side / 8))
                let margin = (side - inner) / 2
                let place = [("x", x + margin), ("y", y + margin), ("width", inner), ("height", inner)]
                    .map { ($0.0, ContactText.number($0.1)) }
                if let node = cell.tile.node(cell.view, place, &paints) { content.append(node) }
            }
        }
        let columns = rows.map(\.count).max() ?? 0
        self.init(
            width: Double(columns) * (side + gap) - gap, height: Double(rows.count) * (side + gap) - gap,
            content: paints.definitions + content)
    }

    private init(width: Double, height: Double, content: [XMLNode]) {
        (self.width, self.height) = (max(width, 1), max(height, 1))
        let (width, height) = (ContactText.number(self.width), ContactText.number(self.height))
        svg = XMLWriter(indent: "").bytes(
            XMLNode(
                "svg",
                [
                    ("xmlns", "http://www.w3.org/2000/svg"), ("width", width), ("height", height),
                    ("viewBox", "0 0 \(width) \(height)"),
                ], children: content))
    }

    /// With a thin border, without which a light background would be invisible on a light page.
    private static func square(x: Double, y: Double, side: Double, _ color: Color, radius: Double) -> XMLNode {
        let number = ContactText.number
        return XMLNode(
            "rect",
            [
                ("x", number(x + 0.5)), ("y", number(y + 0.5)), ("width", number(side - 1)),
                ("height", number(side - 1)), ("rx", number(radius)), ("fill", color.hex), ("stroke", "#808080"),
                ("stroke-opacity", "0.35"),
            ])
    }
}

// MARK: - Text

/// Text that Markdown shows literally, in tables too (GitHub Flavored Markdown, 4.10, 6.1).
private enum MarkdownText {
    /// As code: between more backticks than it contains in a row.
    static func code(_ text: String) -> String {
        let runs = text.split { $0 != "`" }.map(\.count)
        let fence = String(repeating: "`", count: (runs.max() ?? 0) + 1)
        let space = runs.isEmpty ? "" : " "
        return fence + space + plain(text).replacing("|", with: "\\|") + space + fence
    }

    /// At most 48 names; the others are counted.
    static func names(_ names: [String]) -> String {
        let shown = names.prefix(48).map(code).joined(separator: ", ")
        return names.count > 48 ? shown + " and \(names.count - 48) more" : shown
    }

    /// Outside of code: characters that could be markup are escaped.
    static func escaped(_ text: String) -> String {
        plain(text).reduce(into: "") { result, character in
            if "\\`*_{}[]()#+!|<>~&".contains(character) { result.append("\\") }
            result.append(character)
        }
    }

    /// A value between double quotes; a bar would end a table's cell.
    static func attribute(_ text: String) -> String {
        XMLWriter.escaped(plain(text)).replacing("|", with: "&#124;")
    }

    /// A relative path as an address.
    static func address(_ path: String) -> String { PercentEncoding.bare.encoded(path) }

    private static func plain(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
