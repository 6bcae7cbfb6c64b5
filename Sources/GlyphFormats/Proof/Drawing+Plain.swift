internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

extension Drawing {
    /// A document of SVG that states the layers with all digits, in absolute lines and curves.
    ///
    /// - Parameter isFramedByBox: whether the view box is its size.
    func plainDocument(in appearance: Appearance, of palette: Palette, isFramedByBox: Bool) -> [UInt8] {
        var drawing = self
        if isFramedByBox {
            (drawing.width, drawing.height, drawing.preserveAspectRatio) = (viewBox.width, viewBox.height, .initial)
        }
        var paints = SVGPaints(prefix: "")
        let shapes = layers.map { layer in
            let attributes = paints.attributes(for: layer.paint, in: appearance, of: palette)
            return SVGShape(
                data: (layer.shape?.path ?? layer.path).plainData,
                attributes: layer.shape?.svgAttributes(attributes) ?? attributes, groups: layer.groups)
        }
        return drawing.svgDocument(paints.definitions + SVGShape.elements(shapes))
    }

    /// A document that shows an area in black: some paths, of which others, above them, are erased.
    static func mask(_ paths: [(data: String, erases: Bool)], transform: Transform = .identity, in box: Rect) -> [UInt8]
    {
        let frame = Drawing(width: box.width, height: box.height, viewBox: box, layers: [])
        let t = transform
        let matrix = [t.a, t.b, t.c, t.d, t.e, t.f].map { "\($0)" }.joined(separator: " ")
        let sides = [("x", box.minX), ("y", box.minY), ("width", box.width), ("height", box.height)].map {
            ($0.0, "\($0.1)")
        }
        let shapes = paths.map { XMLNode("path", [("fill", $0.erases ? "#000" : "#FFF"), ("d", $0.data)]) }
        let content = XMLNode("g", [("transform", "matrix(\(matrix))")], children: shapes)
        return frame.svgDocument([
            XMLNode("mask", [("id", "m"), ("maskUnits", "userSpaceOnUse")] + sides, children: [content]),
            XMLNode("rect", [("mask", "url(#m)")] + sides),
        ])
    }
}

extension Path {
    /// Not the shortest: the data of files is compared with it.
    var plainData: String {
        func text(_ points: Point...) -> String { points.map { "\($0.x) \($0.y)" }.joined(separator: " ") }
        return elements.map { element in
            switch element {
            case .move(let point): "M" + text(point)
            case .line(let point): "L" + text(point)
            case .quadratic(let control, let point): "Q" + text(control, point)
            case .cubic(let first, let second, let point): "C" + text(first, second, point)
            case .close: "Z"
            }
        }.joined()
    }
}
