internal import GlyphFormats
internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

/// The drawings of a page. Each distinct contour is written once: an outline and its filled form share most of theirs.
struct ReviewShapes {
    /// Path data, each beginning with an absolute `M`: they can be concatenated.
    private(set) var contours: [String] = []
    private(set) var drawings: [SheetDocument.Drawing] = []
    /// The size and the view box of most drawings: as the first one has them.
    private(set) var frame = SheetDocument.Frame()
    private var contourNumbers: [String: Int] = [:]
    private var drawingNumbers: [Key: Int] = [:]
    private var paints = SVGPaints(prefix: "p")
    private var masks: [Mask] = []
    private var files = ReviewFiles()

    /// The mask for a colour where it fades: the setting gives the colour itself.
    private struct Mask: Equatable {
        var gradient: Gradient
        var box: Rect
        var id: String
        var element: XMLNode

        static func == (a: Mask, b: Mask) -> Bool { a.gradient == b.gradient && a.box == b.box }
    }

    /// Drawings that differ only in colours of the palette are the same.
    private struct Key: Hashable {
        var drawing: Drawing
        /// The file in its place, and whether it is shown in the colour of the drawing.
        var file: ReviewPicture?
        var isStencil = false
    }

    /// The number of a drawing in whose place a file is shown.
    mutating func number(of drawing: Drawing, showing file: ReviewPicture) -> Int {
        let isStencil = file.isStencil(in: drawing)
        let key = Key(drawing: drawing, file: file, isStencil: isStencil)
        if let known = drawingNumbers[key] { return known }
        let reference = files.reference(to: file, in: drawing.viewBox, isMask: isStencil)
        var layers: [SheetDocument.Layer] = []
        for layer in drawing.layers {
            layers.append(
                SheetDocument.Layer(
                    contours: contours(of: layer.path, in: drawing.viewBox), fill: isStencil ? nil : reference,
                    fillOpacity: nil, mask: isStencil ? reference : nil, groups: []))
        }
        drawings.append(listed(drawing, layers))
        drawingNumbers[key] = drawings.count - 1
        return drawings.count - 1
    }

    /// The number of a drawing.
    mutating func number(of drawing: Drawing) -> Int {
        var plain = drawing.expanded
        for index in plain.layers.indices {
            let paint = plain.layers[index].paint
            if paint.isDrawn { continue }
            plain.layers[index].paint = .original(
                paint.gradient.map { .gradient($0.inOneColor) } ?? .currentColor(opacity: 1))
        }
        if let known = drawingNumbers[Key(drawing: plain)] { return known }
        var layers: [SheetDocument.Layer] = []
        for layer in plain.layers { layers.append(listed(layer, in: plain.viewBox)) }
        drawings.append(listed(plain, layers))
        drawingNumbers[Key(drawing: plain)] = drawings.count - 1
        return drawings.count - 1
    }

    /// The numbers of the contours of an area in the units of a drawing.
    mutating func contours(of area: Path, in box: Rect) -> [Int] {
        let decimals = box.reviewDecimals
        return area.subpaths.map { number(of: $0, decimals: decimals) }
    }

    /// The gradients and files that drawings refer to, as SVG.
    var gradients: String {
        (paints.definitions + masks.map(\.element) + files.definitions).map(XMLWriter(indent: "").string).joined()
    }

    private mutating func listed(_ drawing: Drawing, _ layers: [SheetDocument.Layer]) -> SheetDocument.Drawing {
        let box = drawing.viewBox
        let own = SheetDocument.Frame(
            box: [box.minX, box.minY, box.width, box.height].map(Self.number).joined(separator: " "),
            width: drawing.width, height: drawing.height)
        if drawings.isEmpty { frame = own }
        return SheetDocument.Drawing(
            layers: layers, frame: own, usual: frame,
            aspect: drawing.preserveAspectRatio == .initial ? nil : drawing.preserveAspectRatio.text)
    }

    private mutating func listed(_ layer: TintedLayer, in box: Rect) -> SheetDocument.Layer {
        let contours = contours(of: layer.path, in: box)
        var fill: [String: String] = [:]
        var mask: String?
        if case .original(.gradient(let gradient)) = layer.paint {
            if gradient.hasCurrentColor {
                mask = "url(#\(self.mask(gradient, in: box)))"
            } else {
                // A reference does not change with the appearance, so it belongs to the shape.
                fill = Dictionary(paints.attributes(for: .gradient(gradient)), uniquingKeysWith: { $1 })
            }
        }
        return SheetDocument.Layer(
            contours: contours, fill: fill["fill"], fillOpacity: fill["fill-opacity"], mask: mask,
            groups: layer.groups.map { SheetDocument.Group(id: $0.id, opacity: $0.opacity) })
    }

    private mutating func mask(_ gradient: Gradient, in box: Rect) -> String {
        let area = [("x", box.minX), ("y", box.minY), ("width", box.width), ("height", box.height)]
            .map { ($0, Self.number($1)) }
        let id = "m\(masks.count)"
        let rect = XMLNode("rect", area + paints.attributes(for: .gradient(gradient.resolved(.white))))
        let element = XMLNode("mask", [("id", id), ("maskUnits", "userSpaceOnUse")] + area, children: [rect])
        let mask = Mask(gradient: gradient, box: box, id: id, element: element)
        if let known = masks.first(where: { $0 == mask }) { return known.id }
        masks.append(mask)
        return id
    }

    private mutating func number(of contour: Subpath, decimals: Int) -> Int {
        let data = Path([contour]).svgData(decimals: decimals, moves: .absolute)
        if let known = contourNumbers[data] { return known }
        contours.append(data)
        contourNumbers[data] = contours.count - 1
        return contours.count - 1
    }

    private static func number(_ value: Double) -> String { FixedDecimal(value, decimals: 6).description }
}

extension Rect {
    /// Enough for the largest size on a sheet: an error of less than a fiftieth of a pixel at 80 pixels.
    var reviewDecimals: Int {
        var (decimals, error) = (0, 0.5)
        while error > extent / 4000, decimals < 12 {
            error /= 10
            decimals += 1
        }
        return decimals
    }
}

// MARK: - Symbols

extension SheetDocument.Symbol {
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
        layers = []
        advance = SymbolTemplateGrid.advance(of: symbol.regular.viewBox, frame: frame, in: .small)
        growth = [symbol.ultralight, symbol.black].map { drawing in
            Self.hundredths(((bounds(drawing)?.width ?? 0) - (regular?.width ?? 0)) * placing.a)
        }
        widths = [symbol.widths.ultralight, symbol.widths.black].map(Self.hundredths)
        for (index, layer) in symbol.regular.layers.enumerated() {
            let plain = Self.numbers(layer.path.transformed(by: placing))
            func difference(_ drawing: Drawing) -> [Int] {
                let other = Self.numbers(drawing.layers[index].path.transformed(by: placing))
                return zip(other, plain).map { $0 - $1 }
            }
            layers.append(
                SheetDocument.SymbolLayer(
                    kinds: Self.kinds(layer.path), regular: plain, light: difference(symbol.ultralight),
                    heavy: difference(symbol.black), opacity: layer.paint.opacity,
                    erases: symbol.notes[index].erases))
        }
    }

    private static func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 }

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
