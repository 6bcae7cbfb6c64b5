package import GlyphDerivation
package import GlyphModel
internal import Markup
package import PathGeometry
internal import SemanticColor

private let place = SourceFile.Location(path: "glyph.svg", line: 1, column: 1)

/// The same drawing with its strokes expanded into one area, as many sets ship it.
package func expanded(_ glyph: Glyph) throws -> Glyph {
    var glyph = glyph
    let ink = try glyph.outlined(tolerance: .standard)
    glyph.layers = [
        Layer(
            path: ink.dropFirst().reduce(ink[0].path) { $0.combined(with: $1.path, by: .union, tolerance: 0.001) },
            fill: Fill(.color(.black)), location: place)
    ]
    return glyph
}

extension FillStyle {
    /// The default style without some rules.
    package static func leavingOut(_ rules: String..., panels: Panels = .strip) -> FillStyle {
        var style = FillStyle(panels: panels)
        style.without = Set(rules)
        return style
    }
}

/// All ink of the filled form, with stated treatments of the regions around points.
package func fill(
    _ glyph: Glyph, _ style: FillStyle = .knockout, _ parts: [(Point, PartOverride.Treatment)] = []
) throws -> Path {
    let parts = parts.map { PartOverride(target: .region(x: $0.x, y: $0.y), treatment: $1, location: place) }
    return try glyph.filled(style: style, parts: parts, tolerance: .standard).layers
        .reduce(into: Path()) { $0.append($1.path) }
}

/// The alternatives of a glyph's fill, drawn.
package func alternatives(_ glyph: Glyph, _ style: FillStyle = .knockout) throws -> [DrawnAlternative] {
    var spec = DerivationSpec(.fill)
    (spec.style, spec.joining) = (style, .monochrome)
    var deriver = Deriver([spec.source: glyph], alternatives: .ofAll)
    return try deriver.drawn(deriver.derived(spec).alternatives, for: spec)
}
