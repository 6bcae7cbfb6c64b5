internal import GlyphFormats
internal import GlyphModel
internal import Markup
internal import PathGeometry

/// The symbol of a glyph as the page needs it: the outlines of Regular, and how far the other weights' points are from them.
struct ReviewSymbol {
    let json: JSON

    /// In tenths of a unit of the template: a tenth is a fifth of a pixel at the size of the page's large picture.
    private static let units = 10.0

    /// - Parameter settings: the settings of its glyph.
    init(_ symbol: SymbolDrawing, _ settings: GlyphSettings) {
        let frame = settings.geometry.frame(of: symbol.regular.viewBox)
        func bounds(_ drawing: Drawing) -> Rect? {
            drawing.layers.compactMap(\.path.bounds).reduce(nil) { whole, bounds in whole?.union(bounds) ?? bounds }
        }
        let placing = SymbolTemplateGrid.placing(symbol.regular.viewBox, frame: frame, in: .small)
        let regular = bounds(symbol.regular)
        let growth = [symbol.ultralight, symbol.black].map { drawing in
            ((bounds(drawing)?.width ?? 0) - (regular?.width ?? 0)) * placing.a
        }
        var layers: [JSON] = []
        for (index, layer) in symbol.regular.layers.enumerated() {
            let plain = Self.numbers(layer.path.transformed(by: placing))
            func difference(_ drawing: Drawing) -> JSON {
                let other = Self.numbers(drawing.layers[index].path.transformed(by: placing))
                return .array(zip(other, plain).map { .integer($0 - $1) })
            }
            var members: [String: JSON] = [
                "kinds": .string(Self.kinds(layer.path)), "regular": .array(plain.map { .integer($0) }),
                "light": difference(symbol.ultralight), "heavy": difference(symbol.black),
                "opacity": .number(layer.paint.opacity),
            ]
            if symbol.notes[index].erases { members["erases"] = true }
            layers.append(.object(members))
        }
        json = [
            "layers": .array(layers),
            "advance": .number(SymbolTemplateGrid.advance(of: symbol.regular.viewBox, frame: frame, in: .small)),
            "growth": .array(growth.map { .number(($0 * 100).rounded() / 100) }),
            "widths": .array(
                [symbol.widths.ultralight, symbol.widths.black].map { .number(($0 * 100).rounded() / 100) }),
        ]
    }

    private static func numbers(_ path: Path) -> [Int] {
        func whole(_ points: Point...) -> [Int] {
            points.flatMap { [$0.x, $0.y] }.map { Int(($0 * units).rounded()) }
        }
        return path.elements.flatMap { element -> [Int] in
            switch element {
            case .move(let p), .line(let p): whole(p)
            case .quadratic(let c, let p): whole(c, p)
            case .cubic(let c1, let c2, let p): whole(c1, c2, p)
            case .close: []
            }
        }
    }

    private static func kinds(_ path: Path) -> String {
        path.elements.reduce(into: "") { text, element in
            switch element {
            case .move: text += "M"
            case .line: text += "L"
            case .quadratic: text += "Q"
            case .cubic: text += "C"
            case .close: text += "Z"
            }
        }
    }
}
