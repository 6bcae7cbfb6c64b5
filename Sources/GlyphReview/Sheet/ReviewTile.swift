internal import GlyphAudit
internal import GlyphFormats
internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

/// One picture on its background, at base level, as static sheets show it.
struct ReviewTile {
    var ground: ReviewGround
    var picture: GlyphAsset.Rendition
    /// One per layer.
    var resolved: [ResolvedPaint]

    /// - Parameter name: the name of the background; nil for one that does not exist.
    init?(_ picture: GlyphAsset.Rendition, on name: String, entry: GlyphEntry, palette: Palette) {
        let appearance = picture.appearance
        guard let ground = ReviewGround(name, in: appearance, of: palette) else { return nil }
        self.ground = ground
        self.picture = picture
        resolved = picture.drawing.layers.map { ResolvedPaint($0, in: appearance, of: palette) }
        if let vibrancy = entry.settings.audit.vibrancy, Material(background: name) != nil {
            resolved = resolved.map { $0.vibrant(vibrancy, on: ground.color, style: appearance.style) }
        }
    }

    /// The picture in the middle of its background, in the colours of the tile.
    ///
    /// - Parameter share: the side, as a fraction of the frame's width.
    func node(in frame: Rect, share: Double, _ paints: inout SVGPaints) -> XMLNode {
        let drawing = picture.drawing
        let number = ContactText.number
        let size = frame.width * share
        let box = drawing.viewBox
        let decimals = box.reviewDecimals
        let shapes = zip(drawing.layers, resolved).map { layer, resolved in
            SVGShape(
                data: layer.path.svgData(decimals: decimals), attributes: fill(of: layer, resolved, &paints),
                groups: layer.groups)
        }
        let numbers = [box.minX, box.minY, box.width, box.height].map { FixedDecimal($0, decimals: 6).description }
        var attributes = [
            ("x", number(frame.center.x - size / 2)), ("y", number(frame.center.y - size / 2)),
            ("width", number(size)), ("height", number(size)), ("viewBox", numbers.joined(separator: " ")),
        ]
        if drawing.preserveAspectRatio != .initial {
            attributes.append(("preserveAspectRatio", drawing.preserveAspectRatio.text))
        }
        return XMLNode("svg", attributes, children: SVGShape.elements(shapes))
    }

    private func fill(of layer: TintedLayer, _ resolved: ResolvedPaint, _ paints: inout SVGPaints) -> [(String, String)]
    {
        if case .original(let paint) = layer.paint, layer.paint.isDrawn { return paints.attributes(for: paint) }
        return paints.attributes(for: .color(resolved.fills.first ?? .clear))
    }
}

/// The ground behind a picture: a background colour or a material, in one appearance.
struct ReviewGround: Hashable {
    /// As the manifest names it.
    var name: String
    /// Opaque.
    var color: Color

    /// - Parameter name: a colour of the palette or `material.…`; nil for any other name.
    init?(_ name: String, in appearance: Appearance, of palette: Palette) {
        self.name = name
        if let material = Material(background: name) {
            color = material.color(over: Self.backdrop, style: appearance.style)
            return
        }
        guard let stated = palette[ColorRole(rawValue: name)]?[appearance] else { return nil }
        // Without an opaque base, a translucent background is over the page.
        color = stated.composited(over: palette["systemBackground"]?[appearance] ?? .white)
        color.alpha = 1
    }

    /// Behind a material: neither light nor dark.
    private static let backdrop = Color(bytes: 128, 128, 128)
}

extension Color {
    /// A value for style sheets: hex where it is opaque.
    var css: String {
        if alpha == 1 { return hex }
        let (red, green, blue) = bytes
        return "rgb(\(red) \(green) \(blue)/\(ReviewNumber.text(alpha, decimals: 3)))"
    }

    /// For readers: the hex, and the alpha in percent where there is one.
    var caption: String {
        alpha == 1 ? hex : "\(hex) \(ReviewNumber.text(alpha * 100, decimals: 0))%"
    }
}
