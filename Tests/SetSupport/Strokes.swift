package import GlyphModel
internal import Markup
package import PathGeometry
internal import SemanticColor

private let place = SourceFile.Location(path: "glyph.svg", line: 1, column: 1)

/// A glyph of strokes two units wide on a 24 grid.
package func stroked(_ data: String..., width: Double = 2) throws -> Glyph { try stroked(data, width: width) }

package func stroked(_ data: [String], width: Double = 2) throws -> Glyph {
    let pen = StrokeStyle(width: width, cap: .round, join: .round)
    return Glyph(
        name: "glyph", width: 24, height: 24, viewBox: Rect(x: 0, y: 0, width: 24, height: 24),
        layers: try data.map {
            Layer(path: try Path(svg: $0), stroke: Stroke(.color(.black), style: pen), location: place)
        })
}

package func path(_ data: String) -> Path {
    let bytes = Array(data.utf8)
    return Path.parse(svg: bytes.span).path
}
