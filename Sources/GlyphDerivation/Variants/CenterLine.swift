package import GlyphModel
package import PathGeometry

/// A line whose stroke made a part of a picture's outline: of the drawing, or of a step.
///
/// It says how the outline moves where lines get wider: an edge that is half a width away from such a line moves away
/// from it, whether the line is ink or knocked out.
package struct CenterLine: Hashable, Sendable {
    /// In the coordinates of the picture.
    package var path: Path
    package var style: StrokeStyle
    /// How much wider it gets where lines of the picture get wider by one unit: less in a part that is shown smaller.
    package var growth = 1.0
    /// How much more than its growth the outer side of a closed line moves, and how much less the inner one, as a
    /// share.
    package var outwards = 0.0
    /// The step that drew it, as layers have it; nil for a line of the drawing.
    package var step: String?

    package init(path: Path, style: StrokeStyle, step: String? = nil) {
        (self.path, self.style, self.step) = (path, style, step)
    }

    /// The line in other coordinates.
    ///
    /// - Parameter transform: a transform that scales evenly.
    package func transformed(by transform: Transform) -> CenterLine {
        var line = self
        line.path = path.transformed(by: transform)
        line.style.width *= transform.scaleFactor
        line.growth *= transform.scaleFactor
        return line
    }
}

extension CenterLine {
    /// The lines of a drawing's strokes, and the contours of its filled shapes, which are lines without a width.
    package static func lines(of glyph: Glyph) -> [CenterLine] {
        glyph.layers.flatMap { layer -> [CenterLine] in
            var lines: [CenterLine] = []
            if layer.fill != nil { lines.append(CenterLine(path: layer.path, style: StrokeStyle(width: 0))) }
            if let stroke = layer.stroke { lines.append(CenterLine(path: layer.path, style: stroke.style)) }
            return lines
        }
    }
}
