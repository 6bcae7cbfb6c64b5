package import GlyphModel
package import Markup
package import PathGeometry

/// The input of a step, in addition to the picture that it changes.
package struct StepContext: Sendable {
    /// The drawing, with the stroke width of the appearance.
    package var glyph: Glyph { didSet { knownPen = nil } }
    /// The diagonal of a slash.
    package var slash: SlashDirection
    /// The clearance around a mark, in units of the view box, if it is stated.
    package var gapWidth: Double?
    package var tolerance: Tolerance
    /// The form of the step itself, if it takes one; otherwise the form of the glyph.
    package var form: GlyphForm
    /// The sign of a badge, and its corner.
    package var badge: (glyph: Glyph, corner: Badge.Corner)?
    /// The result of `pen`, where another step has needed it already: it takes long for a drawing of areas.
    package var knownPen: Result<StrokeStyle?, Findings>?

    package init(
        glyph: Glyph, slash: SlashDirection, gapWidth: Double?, tolerance: Tolerance, form: GlyphForm
    ) {
        (self.glyph, self.slash, self.gapWidth) = (glyph, slash, gapWidth)
        (self.tolerance, self.form) = (tolerance, form)
    }

    /// The style of most of the glyph's strokes, without dashes: marks are drawn in the same style. For a glyph drawn
    /// as areas, a round style with the estimated stroke width; nil if that is not known.
    ///
    /// - Throws: the errors of `Glyph.outlined`.
    package func pen() throws(Findings) -> StrokeStyle? {
        if let knownPen { return try knownPen.get() }
        let pens = glyph.layers.filter { $0.clip == nil }.compactMap(\.stroke?.style).sorted { $0.width < $1.width }
        if !pens.isEmpty {
            var pen = pens[pens.count / 2]
            pen.dash = nil
            return pen
        }
        let length = tolerance.length(in: glyph.viewBox.extent)
        let ink = Path.union(ofNonNegative: try glyph.outlined(tolerance: tolerance).map(\.path), tolerance: length)
        let flatness = glyph.flatness(strokeWidth: nil, tolerance: length)
        return FlatPath(ink, tolerance: flatness).estimatedStrokeWidth().map {
            StrokeStyle(width: $0, cap: .round, join: .round)
        }
    }

    /// The same for the lines of a mark. A solid body is as wide as itself: where that is more than lines ever are, the line
    /// has the usual width.
    package func markPen() throws(Findings) -> StrokeStyle? {
        guard var pen = try pen() else { return nil }
        let extent = glyph.viewBox.extent
        if pen.width > extent * Self.widest { pen.width = extent * Self.usual }
        return pen
    }

    /// Lines are never wider than this share of the view box: at 24 pixels, three, as the heaviest icons have them.
    private static let widest = 0.125
    /// Two at 24 pixels, as most sets of outlines have them.
    private static let usual = 1.0 / 12
}
