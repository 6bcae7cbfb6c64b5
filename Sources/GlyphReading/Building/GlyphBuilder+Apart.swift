internal import GlyphModel
internal import Markup
internal import PathGeometry

extension GlyphBuilder {
    /// Whether the content of a mask or of a pattern is being drawn. It may be needed outside of the frame.
    var isApart: Bool { apartDepth > 0 }

    /// The layers that some content draws, which are not added to the glyph.
    mutating func drawnApart(_ visits: [Visit], at offset: Int) -> [Layer] {
        apartCount += 1
        if apartCount > ReadingLimits.apart {
            log.stop("more than \(ReadingLimits.apart) masks and patterns", at: offset)
        } else if apartDepth >= ReadingLimits.apartDepth {
            log.stop("masks and patterns are nested deeper than \(ReadingLimits.apartDepth)", at: offset)
        }
        guard !log.isStopped else { return [] }
        let outer = layers
        layers = []
        apartDepth += 1
        walk(visits)
        apartDepth -= 1
        defer { layers = outer }
        return layers
    }

    /// The area that a layer fills, in normal form; nil if it has no fill.
    func fillArea(of layer: Layer) -> Path? {
        layer.fill.map { layer.path.normalized($0.rule, tolerance: tolerance) }
    }

    /// The area that a layer strokes, in normal form; nil if it has no stroke, or, with an error, too many dashes.
    mutating func strokeArea(of layer: Layer) -> Path? {
        guard let stroke = layer.stroke else { return nil }
        do {
            return try layer.path.stroked(stroke.style, tolerance: tolerance)
        } catch {
            log.stop(error.description, at: log.source.offset(of: layer.location) ?? 0)
            return nil
        }
    }
}
