internal import GlyphFormats
internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

/// One asset: its pictures in the styles of the sheet, next to each other, each on its background, and the name below.
///
///     ┌───────┬───────┐
///     │ light │ dark  │
///     ├───────┼───────┤
///     │ light │ dark  │   high contrast, where there is any
///     └───────┴───────┘
///           name
struct ContactCell: Sendable {
    var name: [String]
    var tiles: [ReviewTile]
    private var styles: [Appearance.Style]
    /// Only the ones that occur take space.
    private var contrasts: [Appearance.Contrast]
    /// The side of one background; all are squares.
    private var side: Double
    private var textSize: Double

    /// - Parameters:
    ///   - styles: the columns of its backgrounds.
    ///   - width: the column's, in points; the backgrounds share it.
    init(_ asset: GlyphAsset, in styles: [Appearance.Style], palette: Palette, width: Double) {
        let background = asset.entry.settings.audit.backgrounds.first ?? "systemBackground"
        tiles = styles.flatMap(asset.pictures(in:)).compactMap {
            ReviewTile($0, on: background, entry: asset.entry, palette: palette)
        }
        self.styles = styles
        contrasts = asset.contrasts
        side = ContactFrame.side(ofColumn: width, styles: styles.count)
        // Names are smaller in narrow columns, down to the smallest legible size; they may extend into the gap.
        textSize = min(max(width / 7.5, 4.5), 6.5)
        name = ContactText.lines(
            asset.name, width: width + ContactFrame.columnGap - Self.nameGap, size: textSize)
    }

    /// Between the names of neighbours.
    private static let nameGap = 4.0
    private var lineHeight: Double { 1.25 * textSize }
    /// From the backgrounds to the first baseline.
    private var drop: Double { 3.5 + textSize }

    var height: Double {
        Double(contrasts.count) * side + drop + Double(max(name.count - 1, 0)) * lineHeight + 2
    }

    /// The cell with its upper left corner at a point.
    func nodes(at corner: Point, _ colors: ContactColors, _ paints: inout SVGPaints) -> [XMLNode] {
        let block = Rect(
            x: corner.x, y: corner.y, width: side * Double(styles.count), height: side * Double(contrasts.count))
        var nodes: [XMLNode] = []
        for tile in tiles {
            let appearance = tile.picture.appearance
            guard let column = styles.firstIndex(of: appearance.style),
                let row = contrasts.firstIndex(of: appearance.contrast)
            else { continue }
            let frame = Rect(
                x: block.minX + Double(column) * side, y: block.minY + Double(row) * side, width: side, height: side)
            nodes.append(ground(frame, of: block, tile.ground.color))
            nodes.append(tile.node(in: frame, share: ContactFrame.glyphShare, &paints))
        }
        nodes.append(edge(block, colors))
        for (index, line) in name.enumerated() {
            let y = block.maxY + drop + Double(index) * lineHeight
            nodes.append(
                ContactText.line(
                    line, x: block.center.x, y: y, size: textSize, fill: colors.primary, anchor: "middle"))
        }
        return nodes
    }

    private var radius: Double { min(side / 6, 8) }

    /// A square with rounded corners where it is at a corner of the block.
    private func ground(_ frame: Rect, of block: Rect, _ color: Color) -> XMLNode {
        let number = ContactText.number
        let (left, right) = (frame.minX == block.minX, frame.maxX > block.maxX - side / 2)
        let (top, bottom) = (frame.minY == block.minY, frame.maxY > block.maxY - side / 2)
        let corners = [top && left, top && right, bottom && right, bottom && left].map { $0 ? radius : 0 }
        // It extends under its neighbours: edge to edge, the paper would show at the seam.
        let (x, y) = (frame.minX, frame.minY)
        let (far, low) = (frame.maxX + (right ? 0 : 0.5), frame.maxY + (bottom ? 0 : 0.5))
        func arc(_ radius: Double, to x: Double, _ y: Double) -> String {
            radius == 0 ? "" : "A\(number(radius)) \(number(radius)) 0 0 1 \(number(x)) \(number(y))"
        }
        let data =
            "M\(number(x + corners[0])) \(number(y))H\(number(far - corners[1]))"
            + arc(corners[1], to: far, y + corners[1]) + "V\(number(low - corners[2]))"
            + arc(corners[2], to: far - corners[2], low) + "H\(number(x + corners[3]))"
            + arc(corners[3], to: x, low - corners[3]) + "V\(number(y + corners[0]))"
            + arc(corners[0], to: x + corners[0], y) + "Z"
        return XMLNode("path", [("fill", color.hex), ("d", data)])
    }

    /// A thin border: a background may have the colour of the paper.
    private func edge(_ block: Rect, _ colors: ContactColors) -> XMLNode {
        let number = ContactText.number
        let inset = 0.25
        return XMLNode(
            "rect",
            [
                ("x", number(block.minX + inset)), ("y", number(block.minY + inset)),
                ("width", number(block.width - 2 * inset)), ("height", number(block.height - 2 * inset)),
                ("rx", number(radius - inset)), ("fill", "none"), ("stroke", colors.edge),
                ("stroke-opacity", colors.edgeOpacity), ("stroke-width", "0.5"),
            ])
    }
}

extension GlyphAsset {
    /// The contrasts that it has pictures for.
    fileprivate var contrasts: [Appearance.Contrast] {
        Appearance.Contrast.allCases.filter { contrast in pictures.contains { $0.appearance.contrast == contrast } }
    }

    /// Its pictures in a style, in each of its contrasts: also where no picture is made for that.
    fileprivate func pictures(in style: Appearance.Style) -> [Rendition] {
        contrasts.compactMap { contrast in
            let appearance = Appearance(style: style, contrast: contrast)
            guard let index = pictureIndex(in: appearance) else { return nil }
            var picture = pictures[index]
            picture.appearance = appearance
            return picture
        }
    }
}
