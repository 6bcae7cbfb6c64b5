import GlyphKit
import Markup
import PathGeometry
import SemanticColor

private let place = SourceFile.Location(path: "glyph.svg", line: 1, column: 1)

/// A glyph of strokes two units wide on a 24 grid.
func stroked(_ data: String..., width: Double = 2) throws -> Glyph { try stroked(data, width: width) }

func stroked(_ data: [String], width: Double = 2) throws -> Glyph {
    let pen = StrokeStyle(width: width, cap: .round, join: .round)
    return Glyph(
        name: "glyph", width: 24, height: 24, viewBox: Rect(x: 0, y: 0, width: 24, height: 24),
        layers: try data.map {
            Layer(path: try Path(svg: Array($0.utf8).span), stroke: Stroke(.color(.black), style: pen), location: place)
        })
}

/// The same drawing with its strokes expanded into one area, as many sets ship it.
func expanded(_ glyph: Glyph) throws -> Glyph {
    var glyph = glyph
    let ink = try glyph.outlined(tolerance: .standard)
    glyph.layers = [
        Layer(
            path: ink.dropFirst().reduce(ink[0].path) { $0.combined(with: $1.path, by: .union, tolerance: 0.001) },
            fill: Fill(.color(.black)), location: place)
    ]
    return glyph
}

/// All ink of the filled form, with what is stated of the regions around points.
func fill(
    _ glyph: Glyph, _ style: FillStyle = .knockout, _ parts: [(Point, PartOverride.Treatment)] = []
) throws -> Path {
    let parts = parts.map { PartOverride(target: .region(x: $0.x, y: $0.y), treatment: $1, location: place) }
    return try glyph.filled(style: style, parts: parts, tolerance: .standard).layers
        .reduce(into: Path()) { $0.append($1.path) }
}
