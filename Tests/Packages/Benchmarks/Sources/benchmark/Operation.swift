import GlyphKit
import PathGeometry

/// The operation that is timed on every drawing. The number that `run` returns depends on the result.
struct Operation: Sendable {
    var name: String
    var run: @Sendable (Drawing) -> Int

    static let all: [Operation] = [
        Operation(name: "read") { drawing in
            drawing.data.reduce(0) { $0 + Path.parse(svg: $1.span).path.elements.count }
        },
        Operation(name: "stroke") { strokePieces($0).elements.count },
        Operation(name: "union") { $0.pieces.normalized(within: $0.tolerance).elements.count },
        Operation(name: "stroke+union") { drawing in
            var pieces = strokePieces(drawing)
            for fill in drawing.fills { pieces.append(fill) }
            return pieces.normalized(within: drawing.tolerance).elements.count
        },
        Operation(name: "difference") { drawing in
            drawing.area.combined(with: drawing.bar, by: .difference, within: drawing.tolerance).elements.count
        },
        Operation(name: "normal form") { $0.area.normalized(.evenodd, within: $0.tolerance).elements.count },
        Operation(name: "simplify") { $0.area.simplified(within: $0.tolerance).elements.count },
        Operation(name: "outline") { drawing in
            ((try? drawing.glyph.outlined(for: .original))?.layers ?? []).reduce(0) { $0 + $1.path.elements.count }
        },
        Operation(name: "fill") { drawing in
            ((try? drawing.glyph.filled(.knockout))?.layers ?? [])
                .reduce(0) { $0 + $1.path.elements.count }
        },
        Operation(name: "write") { $0.area.svgData(decimals: 3).utf8.count },
    ]

    private static func strokePieces(_ drawing: Drawing) -> Path {
        var pieces = Path()
        for pen in drawing.pens {
            if let stroke = try? pen.path.strokePieces(pen.style, within: drawing.tolerance) { pieces.append(stroke) }
        }
        return pieces
    }
}
