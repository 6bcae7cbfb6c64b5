internal import Markup
internal import PathGeometry

/// What a variant of a symbol draws, wherever it is in its template: the outlines of its paths, from their own corner.
struct VariantOutline {
    private let paths: [Path]
    /// The part of its transform that is not a move.
    private let scale: [Double]

    /// More than the rounding of a drawing program, and less than any weight differs from the next one.
    private static let tolerance = 0.02

    /// Nil where it draws nothing, or something that is not compared: other shapes than paths, shapes that have
    /// transforms of their own, and broken data.
    init?(_ variant: Element) {
        guard variant.name == "g", let scale = Self.scale(of: variant) else { return nil }
        self.scale = scale
        let shapes = VariantShapes(variant)
        guard !shapes.shapes.isEmpty, shapes.texts.isEmpty, shapes.bitmaps.isEmpty,
            !variant.children.contains(where: Self.isTransformed)
        else { return nil }
        var paths: [Path] = []
        for shape in shapes.shapes {
            guard shape.element.name == "path", let path = try? Path(svg: shape.element["d"] ?? "") else { return nil }
            paths.append(path)
        }
        guard let bounds = paths.compactMap(\.controlBounds).reduce(nil, { $0?.union($1) ?? $1 }) as Rect? else {
            return nil
        }
        self.paths = paths.map { $0.transformed(by: .translation(-bounds.minX, -bounds.minY)) }
    }

    /// Whether both are the same, as far as drawing programs round.
    func isLike(_ other: VariantOutline) -> Bool {
        paths.count == other.paths.count && zip(scale, other.scale).allSatisfy { abs($0 - $1) < 1e-4 }
            && zip(paths, other.paths).allSatisfy { Self.areLike($0, $1) }
    }

    private static func areLike(_ a: Path, _ b: Path) -> Bool {
        a.elements.count == b.elements.count
            && zip(a.elements, b.elements).allSatisfy { first, second in
                let (points, others) = (first.points, second.points)
                return first.kind == second.kind
                    && zip(points, others).allSatisfy { $0.distance(to: $1) <= tolerance }
            }
    }

    private static func isTransformed(_ element: Element) -> Bool {
        element["transform"] != nil || element.children.contains(where: isTransformed)
    }

    /// The first four numbers of a matrix; nil for a transform of another form than a move or a matrix.
    private static func scale(of element: Element) -> [Double]? {
        let text = (element["transform"] ?? "").withoutOuterSpace
        if text.isEmpty { return [1, 0, 0, 1] }
        guard let open = text.firstIndex(of: "("), text.hasSuffix(")"),
            let numbers = [Double](drawn: text[text.index(after: open)...].dropLast())
        else { return nil }
        switch (text[..<open].withoutOuterSpace, numbers.count) {
        case ("translate", 1...2): return [1, 0, 0, 1]
        case ("matrix", 6): return Array(numbers.prefix(4))
        default: return nil
        }
    }
}

extension Path.Element {
    fileprivate var points: [Point] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quadratic(let control, let point): [control, point]
        case .cubic(let first, let second, let point): [first, second, point]
        case .close: []
        }
    }

    fileprivate var kind: Int {
        switch self {
        case .move: 0
        case .line: 1
        case .quadratic: 2
        case .cubic: 3
        case .close: 4
        }
    }
}
