internal import Markup
internal import PathGeometry

/// What a variant of a template draws, as Xcode sees it: fills of outlines, and nothing else.
struct VariantShapes {
    struct Shape {
        var element: Element
        /// Whether it encloses an area.
        var hasArea: Bool
        /// Whether its fill is stated as `none`.
        var hasNoFill: Bool
        var hasStroke: Bool
    }

    /// In the order of the file.
    private(set) var shapes: [Shape] = []
    private(set) var texts: [Element] = []
    private(set) var bitmaps: [Element] = []

    private static let names: Set<String> = ["path", "rect", "circle", "ellipse", "polygon", "polyline", "line", "use"]
    /// Elements that draw nothing where they are.
    private static let unseen: Set<String> = [
        "defs", "clipPath", "mask", "symbol", "marker", "pattern", "filter", "title", "desc", "metadata", "style",
    ]

    /// - Parameters:
    ///   - ancestors: the elements around the variant, which it inherits paints from, outermost first.
    ///   - paints: of the classes of the whole document.
    init(_ variant: Element, in ancestors: [Element] = [], _ paints: ClassPaints = ClassPaints("")) {
        let paint = (ancestors + [variant]).reduce(Paint()) { paints.paint(of: $1, in: $0) }
        for child in variant.children { visit(child, paint, paints) }
    }

    struct Paint {
        var fill = ""
        var stroke = "none"
    }

    private mutating func visit(_ element: Element, _ outer: Paint, _ paints: ClassPaints) {
        if Self.unseen.contains(element.name) { return }
        let paint = paints.paint(of: element, in: outer)
        switch element.name {
        case "text": texts.append(element)
        case "image": bitmaps.append(element)
        case let name where Self.names.contains(name):
            shapes.append(
                Shape(
                    element: element, hasArea: element.enclosesArea, hasNoFill: paint.fill == "none",
                    hasStroke: paint.stroke != "none"))
        default: for child in element.children { visit(child, paint, paints) }
        }
    }
}

/// The fills and strokes that classes of a style sheet state. Classes of layers, and those that only show the template
/// in a drawing program, state none.
struct ClassPaints {
    private var declarations: [String: String] = [:]

    private static let ownPrefixes = ["SFSymbolsPreview", "monochrome-", "multicolor-", "hierarchical-", "defaults"]

    init(_ rules: String) {
        for rule in rules.split(separator: "}") {
            let parts = rule.split(separator: "{", maxSplits: 1)
            guard parts.count == 2 else { continue }
            for selector in parts[0].split(separator: ",") {
                let name = selector.withoutOuterSpace
                guard name.hasPrefix("."), !name.contains(" "), !name.contains(">") else { continue }
                let own = name.dropFirst()
                if Self.ownPrefixes.contains(where: { own.hasPrefix($0) }) { continue }
                declarations[String(own), default: ""] += ";" + parts[1]
            }
        }
    }

    func paint(of element: Element, in outer: VariantShapes.Paint) -> VariantShapes.Paint {
        var paint = outer
        if let fill = element["fill"]?.withoutOuterSpace { paint.fill = fill }
        if let stroke = element["stroke"]?.withoutOuterSpace { paint.stroke = stroke }
        let classes = element["class"]?.split(whereSeparator: \.isWhitespace) ?? []
        for style in classes.compactMap({ declarations[String($0)] }) + [element["style"] ?? ""] {
            for declaration in style.split(separator: ";") {
                let parts = declaration.split(separator: ":", maxSplits: 1)
                guard parts.count == 2 else { continue }
                switch parts[0].withoutOuterSpace {
                case "fill": paint.fill = parts[1].withoutOuterSpace
                case "stroke": paint.stroke = parts[1].withoutOuterSpace
                default: break
                }
            }
        }
        return paint
    }
}

extension Element {
    /// Whether it encloses an area, as far as its numbers say; true where they are not read.
    fileprivate var enclosesArea: Bool {
        func isPositive(_ names: String...) -> Bool {
            names.allSatisfy { name in self[name].map { Double(drawn: $0).map { $0 > 0 } ?? true } ?? false }
        }
        switch name {
        case "path":
            guard let data = self["d"] else { return false }
            let path = Path.parse(svg: Array(data.utf8).span).path
            return path.controlBounds.map { $0.width > 0 && $0.height > 0 } ?? false
        case "line": return false
        case "rect": return isPositive("width", "height")
        case "circle": return isPositive("r")
        case "polygon", "polyline": return self["points"].map { !$0.allSatisfy(\.isWhitespace) } ?? false
        default: return true
        }
    }
}

// MARK: - Numbers

extension Double {
    /// A number of a drawing, in the grammar of SVG: `.5`, `+5` and `1e2` are numbers, with any number of digits. Nil
    /// for anything else, such as a length with a unit, and for one beyond the range.
    init?(drawn text: String) {
        guard let numbers = [Double](drawn: text[...]), numbers.count == 1 else { return nil }
        self = numbers[0]
    }
}

extension [Double] {
    /// A list of such numbers, between which space, a comma, or only a sign is; nil if anything else is among them.
    init?(drawn text: Substring) {
        let bytes = Array<UInt8>(text.utf8)
        var (numbers, offset) = ([Double](), 0)
        func skipSpace() {
            while offset < bytes.count, bytes[offset].isXMLSpace { offset += 1 }
        }
        skipSpace()
        while offset < bytes.count {
            guard let number = Double.read(decimal: bytes.span, at: &offset), number.isFinite else { return nil }
            numbers.append(number)
            skipSpace()
            guard offset < bytes.count, bytes[offset] == UInt8(ascii: ",") else { continue }
            offset += 1
            skipSpace()
            if offset == bytes.count { return nil }
        }
        self = numbers
    }
}
