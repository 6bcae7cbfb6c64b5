import GlyphModel
import GlyphReading
import Markup
import PathGeometry
import SetSupport
import Testing

/// The layers of a body in a view box of 100 by 100.
func layers(_ body: String, root: String = "") throws -> [Layer] {
    try glyph(body, root: root).layers
}

func glyph(
    _ body: String, root: String = "", viewBox: String = "viewBox=\"0 0 100 100\"",
    strictness: ReadingStrictness = .strict
) throws -> Glyph {
    let text =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
        + "\(viewBox) \(root)>\(body)</svg>"
    return try GlyphReader.read(SourceFile(path: "x.svg", text: text), name: "x", strictness: strictness).glyph
}

/// Everything that is said about a file, errors or not.
func diagnostics(_ source: SourceFile, strictness: ReadingStrictness = .strict) -> [Diagnostic] {
    do {
        return try GlyphReader.read(source, name: "x", strictness: strictness).warnings
    } catch {
        return error.diagnostics
    }
}

func diagnostics(_ body: String) -> [Diagnostic] {
    diagnostics(
        SourceFile(
            path: "x.svg",
            text: "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">\(body)</svg>"))
}

func ids(_ body: String) -> [String] { diagnostics(body).map(\.id) }

/// Whether two paths have the same elements, up to rounding.
func areAlike(_ a: Path, _ b: Path, within slack: Double = 1e-9) -> Bool {
    func numbers(_ path: Path) -> [Double] {
        path.elements.flatMap { element -> [Double] in
            switch element {
            case .move(let p): [0, p.x, p.y]
            case .line(let p): [1, p.x, p.y]
            case .quadratic(let c, let p): [2, c.x, c.y, p.x, p.y]
            case .cubic(let c1, let c2, let p): [3, c1.x, c1.y, c2.x, c2.y, p.x, p.y]
            case .close: [4]
            }
        }
    }
    let (x, y) = (numbers(a), numbers(b))
    return x.count == y.count && zip(x, y).allSatisfy { abs($0 - $1) <= slack }
}

/// Upright bounds, for comparing where things came to lie.
func bounds(_ layer: Layer) -> Rect { layer.path.bounds ?? Rect(x: 0, y: 0, width: 0, height: 0) }

func isNear(_ a: Rect, _ b: Rect) -> Bool {
    [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY].allSatisfy { abs($0) < 1e-9 }
}
