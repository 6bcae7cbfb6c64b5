internal import Markup
internal import PathGeometry
internal import SemanticColor

/// Tiles in rows, without text: a small picture for a summary. It needs no font, so it is the same everywhere.
struct ChangePicture {
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
