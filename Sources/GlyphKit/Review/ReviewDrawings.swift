internal import PathGeometry

/// The drawings of a page, each distinct one written once as a `symbol`, whatever colours it takes.
///
/// A layer with a colour of the palette takes it from the custom property of its number: `--l0`, `--l1`, …
struct ReviewDrawings {
    private var ids: [String: String] = [:]
    private(set) var symbols: [String] = []
    private var gradients = ReviewGradients()
    /// The most layers that a drawing has.
    private(set) var layerCount = 0

    /// The id of the symbol that shows the drawing.
    mutating func symbol(for drawing: Drawing) -> String {
        layerCount = max(layerCount, drawing.layers.count)
        let content = content(of: drawing)
        if let known = ids[content] { return known }
        let id = "s\(symbols.count)"
        ids[content] = id
        symbols.append("<symbol id=\"\(id)\"\(content)</symbol>")
        return id
    }

    /// One invisible picture that holds all symbols and gradients.
    var definitions: String {
        "<svg class=\"defs\" xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" aria-hidden=\"true\">\n"
            + (gradients.elements.isEmpty ? "" : "<defs>\n\(gradients.elements.joined(separator: "\n"))\n</defs>\n")
            + symbols.joined(separator: "\n") + "\n</svg>\n"
    }

    private mutating func content(of drawing: Drawing) -> String {
        let box = drawing.viewBox
        let decimals = Self.decimals(for: box)
        let numbers = [box.minX, box.minY, box.width, box.height]
            .map { ReviewNumber.text($0, decimals: decimals) }
        var text = " viewBox=\"\(numbers.joined(separator: " "))\">"
        var open: [OpacityGroup] = []
        for (index, layer) in drawing.layers.enumerated() {
            let shared = zip(open, layer.groups).prefix { $0 == $1 }.count
            text += String(repeating: "</g>", count: open.count - shared)
            for group in layer.groups.dropFirst(shared) {
                text += "<g opacity=\"\(ReviewNumber.text(group.opacity, decimals: 4))\">"
            }
            open = layer.groups
            text += "<path \(fill(of: layer, number: index)) d=\"\(layer.path.svgData(decimals: decimals))\"/>"
        }
        return text + String(repeating: "</g>", count: open.count)
    }

    private mutating func fill(of layer: TintedLayer, number: Int) -> String {
        switch layer.paint {
        case .role, .original(.currentColor): "class=\"l\(number)\""
        case .original(.color(let color)): "fill=\"\(color.css)\""
        case .original(.gradient(let gradient)): gradients.attributes(for: gradient)
        }
    }

    /// Enough for the largest size on the sheet: an error below a fiftieth of a pixel at 80 pixels.
    private static func decimals(for box: Rect) -> Int {
        var (decimals, error) = (0, 0.5)
        while error > box.extent / 4000, decimals < 12 {
            error /= 10
            decimals += 1
        }
        return decimals
    }
}
