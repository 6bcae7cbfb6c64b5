internal import GlyphFormats
internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

extension ReviewTile {
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
