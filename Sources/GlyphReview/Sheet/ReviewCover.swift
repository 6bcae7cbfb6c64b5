internal import GlyphFormats
internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

/// A picture of a set for the top of a page: each asset in light, and below it in dark.
///
///     ╭───────────────╮
///     │  ♡   ☆   ◇    │   light
///     │  ♥   ★   ◆    │   dark
///     ╰───────────────╯
struct ReviewCover {
    private let tiles: [[ReviewTile]]

    /// - Throws: `unknown-asset` for a name that is not in the set.
    init(_ names: [Substring], of set: GlyphSet, _ export: Export) throws(Findings) {
        var faults: [Diagnostic] = []
        var assets: [GlyphAsset] = []
        for name in names {
            if let asset = set.assets.first(where: { $0.name == name }) {
                assets.append(asset)
                continue
            }
            let near = Suggestion.nearest(to: String(name), of: set.assets.map(\.name))
            faults.append(
                Diagnostic(
                    .error, id: "unknown-asset", "there is no asset '\(name)' for the cover", at: export.location,
                    hint: near.map { "did you mean '\($0)'?" }))
        }
        if !faults.isEmpty { throw Findings(faults) }
        tiles = [Appearance.light, .dark].map { appearance in
            assets.compactMap { asset in
                guard let index = asset.pictureIndex(in: appearance) else { return nil }
                var picture = asset.pictures[index]
                picture.appearance = appearance
                return ReviewTile(
                    picture, on: "systemBackground", entry: asset.entry, palette: set.palette)
            }
        }
    }

    /// The side of a glyph with its margin.
    private static let side = 88.0
    private static let radius = 22.0
    /// The columns of the picture without a stated width. Further assets are in further pairs of rows.
    private static let columns = 10
    /// At least, to the left and the right, so that glyphs keep a distance from the corners.
    private static let margin = side / 4

    private var count: Int { tiles[0].count }

    /// The picture in its usual width.
    var svg: [UInt8] {
        let columns = max(1, min(count, Self.columns))
        return svg(columns: columns, width: Double(columns) * Self.side + 2 * Self.margin)
    }

    /// As wide as stated, with as many columns as have space, or fewer where the rows are as many.
    func svg(width: Int) -> [UInt8] {
        let most = max(1, Int((Double(width) - 2 * Self.margin) / Self.side))
        let rows = max(1, (count + most - 1) / most)
        return svg(columns: max(1, (count + rows - 1) / rows), width: Double(width))
    }

    private func svg(columns: Int, width: Double) -> [UInt8] {
        let number = ContactText.number
        let rows = max(1, (count + columns - 1) / columns)
        let margin = (width - Double(columns) * Self.side) / 2
        let height = Double(2 * rows) * Self.side
        var paints = SVGPaints(prefix: "")
        var content: [XMLNode] = []
        for (style, tiles) in tiles.enumerated() {
            for row in 0..<rows {
                let y = Double(2 * row + style) * Self.side
                content.append(
                    XMLNode(
                        "rect",
                        [
                            ("y", number(y)), ("width", number(width)), ("height", number(Self.side)),
                            ("fill", (tiles.first?.ground.color ?? .white).hex),
                        ]))
            }
            for (index, tile) in tiles.enumerated() {
                let (row, column) = (index / columns, index % columns)
                let frame = Rect(
                    x: margin + Double(column) * Self.side, y: Double(2 * row + style) * Self.side, width: Self.side,
                    height: Self.side)
                content.append(tile.node(in: frame, share: 0.5, &paints))
            }
        }
        let corners = [("width", number(width)), ("height", number(height)), ("rx", number(Self.radius))]
        let clip = XMLNode("clipPath", [("id", "cover")], children: [XMLNode("rect", corners)])
        // A thin border: either background may have the page's own colour.
        let edge = XMLNode(
            "rect",
            [
                ("x", "0.5"), ("y", "0.5"), ("width", number(width - 1)), ("height", number(height - 1)),
                ("rx", number(Self.radius - 0.5)), ("fill", "none"), ("stroke", "#808080"), ("stroke-opacity", "0.4"),
            ])
        let root = XMLNode(
            "svg",
            [
                ("xmlns", "http://www.w3.org/2000/svg"), ("width", number(width)), ("height", number(height)),
                ("viewBox", "0 0 \(number(width)) \(number(height))"),
            ],
            children: paints.definitions + [
                clip, XMLNode("g", [("clip-path", "url(#cover)")], children: content), edge,
            ])
        return XMLWriter(indent: "").bytes(root)
    }
}

// MARK: - The files of an export

extension ReviewCover {
    /// The attributes of an export that ask for covers.
    static let options = [
        AttributeRule(
            "cover", .list(of: .fileName), "Assets for a picture at the top of a page, `cover.svg`.",
            standard: "no picture", example: "heart star"),
        AttributeRule(
            widthsName, .list(of: width),
            "Widths in points of further pictures of the `cover`, for narrow screens: `cover-WIDTH.svg` has its assets"
                + " in the same size, in fewer columns.",
            standard: "no further pictures", example: "484"),
    ]

    private static let widthsName = "cover-widths"

    private static let width = ValueSyntax(
        name: "coverWidth", expectation: "a whole number from 100 to 9999",
        form: .text(pattern: "[1-9][0-9]{2,3}")
    ) { text in
        (3...4).contains(text.utf8.count) && text.utf8.first != UInt8(ascii: "0")
            && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    /// The pictures that an export asks for.
    ///
    /// - Throws: `unknown-asset` for a name that is not in the set; `missing-attribute` for widths of no picture.
    static func files(of set: GlyphSet, _ export: Export) throws(Findings) -> [AssetFile] {
        let widths = (export.options[widthsName]?.listItems ?? []).compactMap { Int($0) }.uniqued
        guard let names = export.options["cover"] else {
            if widths.isEmpty { return [] }
            throw Findings([
                Diagnostic(
                    .error, id: "missing-attribute", "'\(widthsName)' needs a 'cover'", at: export.location,
                    hint: "name the assets of the picture in 'cover'")
            ])
        }
        let cover = try ReviewCover(names.listItems, of: set, export)
        return [AssetFile(path: "cover.svg", bytes: cover.svg)]
            + widths.map { AssetFile(path: "cover-\($0).svg", bytes: cover.svg(width: $0)) }
    }
}
