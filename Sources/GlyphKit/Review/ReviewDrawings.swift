internal import Markup
internal import PathGeometry

/// The drawings of a page, each distinct one written once as a `symbol`, whatever colours it takes.
///
/// A layer with a colour of the palette takes it from the custom property of its number: `--l0`, `--l1`, …
struct ReviewDrawings {
    private var ids: [String: String] = [:]
    private var symbols: [String] = []
    private var paints = SVGPaints(prefix: "p")
    /// The most layers that a drawing has.
    private(set) var layerCount = 0

    /// The id of the symbol that shows the drawing.
    mutating func symbol(for drawing: Drawing) -> String {
        layerCount = max(layerCount, drawing.layers.count)
        let content = content(of: drawing)
        if let known = ids[content] { return known }
        let id = "s\(symbols.count)"
        ids[content] = id
        symbols.append("<symbol id=\"\(id)\"\(content.dropFirst(Self.start.utf8.count))")
        return id
    }

    /// One invisible picture that holds all symbols and gradients.
    var definitions: String {
        let gradients = paints.definitions.map(writer.string).joined()
        return "<svg class=\"defs\" xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" aria-hidden=\"true\">\n"
            + gradients + symbols.joined() + "</svg>\n"
    }

    private static let start = "<symbol"
    private let writer = XMLWriter(indent: "")

    private mutating func content(of drawing: Drawing) -> String {
        let box = drawing.viewBox
        let decimals = box.reviewDecimals
        let numbers = [box.minX, box.minY, box.width, box.height]
            .map { FixedDecimal($0, decimals: decimals).description }
        let shapes = drawing.layers.enumerated().map { index, layer in
            SVGShape(
                data: layer.path.svgData(decimals: decimals), attributes: fill(of: layer, number: index),
                groups: layer.groups)
        }
        return writer.string(
            XMLNode(
                "symbol", [("viewBox", numbers.joined(separator: " "))],
                children: SVGShape.elements(shapes)))
    }

    private mutating func fill(of layer: TintedLayer, number: Int) -> [(String, String)] {
        switch layer.paint {
        case .role, .original(.currentColor): [("class", "l\(number)")]
        case .original(let paint): paints.attributes(for: paint)
        }
    }
}

extension Rect {
    /// Enough for the largest size on a sheet: an error below a fiftieth of a pixel at 80 pixels.
    var reviewDecimals: Int {
        var (decimals, error) = (0, 0.5)
        while error > extent / 4000, decimals < 12 {
            error /= 10
            decimals += 1
        }
        return decimals
    }
}
