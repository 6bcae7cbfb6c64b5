internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

/// The template of a symbol: an SVG with guides, and the drawing in three weights of the small scale and in Regular of
/// the medium one, from which the system makes all others.
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

    /// The margins are the sides of the frame. They move with the ink, so that all weights are as far from their
    /// neighbours.
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

/// The classes of a template's layers, and the rules of these: the effect of each rendering mode on a layer.
private struct SymbolStyle {
    /// The classes of each layer.
    let classes: [String]
    let rules: String

    init(_ symbol: SymbolDrawing, palette: Palette) {
        var classes: [String] = []
        var rules: [String] = []
        for (index, (layer, note)) in zip(symbol.regular.layers, symbol.notes).enumerated() {
            let color = SymbolColor(layer.paint, isInTint: note.isInTint, palette: palette)
            let names = [
                "monochrome-\(index)", "multicolor-\(index):\(color.name)",
                "hierarchical-\(index):\(note.role.rawValue)",
            ]
            classes.append(names.joined(separator: " "))
            for name in names {
                var properties: [String] = []
                if note.erases {
                    properties += ["opacity:0", "-sfsymbols-clear-behind:true"]
                } else if name.hasPrefix("multicolor") {
                    properties += color.properties
                }
                properties.append("-sfsymbols-motion-group:\(note.motionGroup)")
                if let variable = note.variable {
                    properties.append("-sfsymbols-variable-threshold:\(FixedDecimal(variable, decimals: 3).withZero)")
                }
                rules.append(".\(name) {" + properties.joined(separator: ";") + "}")
            }
        }
        self.classes = classes
        self.rules = "\n" + rules.joined(separator: "\n") + "\n"
    }
}

/// The colour of a layer in multicolor rendering.
private struct SymbolColor {
    let name: String
    let properties: [String]

    /// - Parameter isInTint: whether it is in the glyph's own tint.
    init(_ paint: TintedLayer.Paint, isInTint: Bool, palette: Palette) {
        let opacity = FixedDecimal(min(1, paint.opacity), decimals: 3)
        properties = opacity.value < 1 ? ["opacity:\(opacity.withZero)"] : []
        guard let role = paint.role else {
            name = "tintColor"
            return
        }
        if let system = palette.systemReference(of: role) {
            // The colour of text and views is the colour of a symbol without any other.
            name =
                role == "label" || role == "tintColor"
                ? "tintColor" : system.name(on: .universal) ?? system.name(on: .ios) ?? "tintColor"
        } else {
            name = role.rawValue
        }
    }
}

/// The data of a template's path: absolute moves, lines and cubic curves only, so that outlines of one kind have the
/// same letters in every weight.
private enum SymbolPathData {
    /// A thousandth of a unit is less than a hundredth of a pixel at the largest size of text.
    private static let decimals = 3

    /// - Parameter path: a path of lines and cubic curves, closed.
    static func text(_ path: Path) -> String {
        var text = ""
        func write(_ letter: String, _ points: Point...) {
            text += letter
            for (index, point) in points.enumerated() {
                if index > 0 { text += " " }
                text += number(point.x) + " " + number(point.y)
            }
        }
        for element in path.elements {
            switch element {
            case .move(let p): write("M", p)
            case .line(let p): write("L", p)
            case .quadratic(let c, let p): write("Q", c, p)
            case .cubic(let c1, let c2, let p): write("C", c1, c2, p)
            case .close: text += "Z"
            }
        }
        return text
    }

    static func number(_ value: Double) -> String { FixedDecimal(value, decimals: decimals).description }
}
