internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

/// The template of a symbol: an SVG with guides, and the drawing in three weights of the small scale and in Regular of the
/// medium one, from which the system makes all others.
struct SymbolDocument {
    let symbol: SymbolDrawing
    let palette: Palette
    /// The side of the frame that it is drawn for, in units of the drawing.
    private let frame: Double

    /// - Parameter frame: the side of the frame, in units of the drawing.
    init(_ symbol: SymbolDrawing, frame: Double, palette: Palette) {
        (self.symbol, self.palette, self.frame) = (symbol, palette, frame)
    }

    private typealias Grid = SymbolTemplateGrid
    /// The lowest version that carries all that is written: motion groups, variable values, clear-behind.
    private static let version = "Template v.6.0"

    var text: String {
        let style = SymbolStyle(symbol, palette: palette)
        let root = XMLNode(
            "svg",
            [
                ("version", "1.1"), ("xmlns", "http://www.w3.org/2000/svg"), ("width", number(Grid.width)),
                ("height", number(Grid.height)), ("viewBox", "0 0 \(number(Grid.width)) \(number(Grid.height))"),
            ],
            children: [XMLNode("style", text: style.rules), notes, guides, symbols(style)])
        return XMLWriter(hasDeclaration: true).string(root)
    }

    private func number(_ value: Double) -> String { SymbolPathData.number(value) }

    private var notes: XMLNode {
        XMLNode(
            "g", [("id", "Notes")],
            children: [
                XMLNode(
                    "rect",
                    [
                        ("id", "artboard"), ("width", number(Grid.width)), ("height", number(Grid.height)),
                        ("fill", "white"),
                    ]),
                XMLNode(
                    "text",
                    [
                        ("id", "template-version"), ("x", number(Grid.lines.1)), ("y", "1933"), ("font-size", "13"),
                        ("text-anchor", "end"),
                    ], text: Self.version),
            ])
    }

    private var guides: XMLNode {
        var lines: [XMLNode] = []
        for scale in Grid.Scale.allCases {
            for (name, y) in [("Baseline", scale.baseline), ("Capline", scale.capline)] {
                lines.append(guide("\(name)-\(scale.rawValue)", (Grid.lines.0, y), (Grid.lines.1, y), "#27AAE1"))
            }
        }
        for weight in Grid.Weight.allCases {
            for (side, x) in zip(["left", "right"], margins(of: weight, in: .small)) {
                let id = "\(side)-margin-\(weight.rawValue)-S"
                lines.append(guide(id, (x, Grid.margins.0), (x, Grid.margins.1), "#00AEEF"))
            }
        }
        return XMLNode("g", [("id", "Guides")], children: lines)
    }

    private func guide(_ id: String, _ start: (Double, Double), _ end: (Double, Double), _ color: String) -> XMLNode {
        XMLNode(
            "line",
            [
                ("id", id), ("x1", number(start.0)), ("y1", number(start.1)), ("x2", number(end.0)),
                ("y2", number(end.1)), ("fill", "none"), ("stroke", color), ("stroke-width", ".5"),
            ])
    }

    /// The margins are the sides of the frame. They move with the ink, so that all weights are as far from their neighbours.
    private func margins(of weight: Grid.Weight, in scale: Grid.Scale) -> [Double] {
        let half =
            (Grid.advance(of: symbol.regular.viewBox, frame: frame, in: scale) + growth(of: weight, in: scale)) / 2
        return [weight.column - half, weight.column + half]
    }

    /// How much wider the ink is than in Regular.
    private func growth(of weight: Grid.Weight, in scale: Grid.Scale) -> Double {
        let drawing: Drawing =
            switch weight {
            case .ultralight: symbol.ultralight
            case .regular: symbol.regular
            case .black: symbol.black
            }
        guard let ink = drawing.inkBounds, let regular = symbol.regular.inkBounds else { return 0 }
        return (ink.width - regular.width) * Grid.placing(drawing.viewBox, frame: frame, in: scale).a
    }

    private func symbols(_ style: SymbolStyle) -> XMLNode {
        XMLNode(
            "g", [("id", "Symbols")],
            children: [
                group(.regular, .medium, symbol.regular, style), group(.black, .small, symbol.black, style),
                group(.regular, .small, symbol.regular, style), group(.ultralight, .small, symbol.ultralight, style),
            ])
    }

    private func group(
        _ weight: Grid.Weight, _ scale: Grid.Scale, _ drawing: Drawing, _ style: SymbolStyle
    ) -> XMLNode {
        var placing = Grid.placing(drawing.viewBox, frame: frame, in: scale)
        placing.e += growth(of: weight, in: scale) / 2
        let left = number(margins(of: weight, in: scale)[0])
        return XMLNode(
            "g",
            [
                ("id", "\(weight.rawValue)-\(scale.rawValue)"),
                ("transform", "matrix(1 0 0 1 \(left) \(number(scale.baseline)))"),
            ],
            children: zip(drawing.layers, style.classes).map { layer, names in
                XMLNode(
                    "path", [("class", names), ("d", SymbolPathData.text(layer.path.transformed(by: placing)))])
            })
    }
}

extension Drawing {
    fileprivate var inkBounds: Rect? {
        layers.compactMap(\.path.bounds).reduce(nil) { whole, bounds in whole?.union(bounds) ?? bounds }
    }
}
