import Foundation
import PathGeometry

/// The drawings as numbers, for a benchmark of another library on the same paths.
struct PreparedPaths: Codable {
    struct Pen: Codable {
        var path: [[Double]]
        var width: Double
        var cap: String
        var join: String
        var miterLimit: Double
        var dashes: [Double]
        var dashOffset: Double
    }

    struct Glyph: Codable {
        var name: String
        var pens: [Pen]
        var fills: [[[Double]]]
        var area: [[Double]]
        var bar: [[Double]]
    }

    var set: String
    var glyphs: [Glyph]

    init(_ set: DrawingSet) {
        self.set = set.name
        glyphs = set.drawings.map { drawing in
            Glyph(
                name: drawing.name,
                pens: drawing.pens.map { pen in
                    Pen(
                        path: PreparedPaths.numbers(pen.path), width: pen.style.width, cap: pen.style.cap.rawValue,
                        join: pen.style.join.rawValue, miterLimit: pen.style.miterLimit,
                        dashes: pen.style.dash?.lengths ?? [], dashOffset: pen.style.dash?.offset ?? 0)
                },
                fills: drawing.fills.map(PreparedPaths.numbers), area: PreparedPaths.numbers(drawing.area),
                bar: PreparedPaths.numbers(drawing.bar))
        }
    }

    /// Each element as its kind (0 move, 1 line, 2 quadratic, 3 cubic, 4 close), then its coordinates.
    private static func numbers(_ path: Path) -> [[Double]] {
        path.elements.map { element in
            switch element {
            case .move(let p): [0, p.x, p.y]
            case .line(let p): [1, p.x, p.y]
            case .quadratic(let c, let p): [2, c.x, c.y, p.x, p.y]
            case .cubic(let c1, let c2, let p): [3, c1.x, c1.y, c2.x, c2.y, p.x, p.y]
            case .close: [4]
            }
        }
    }
}
