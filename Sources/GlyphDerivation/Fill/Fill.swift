package import GlyphModel
package import Markup
package import PathGeometry

extension Glyph {
    /// The solid form of a hollow glyph.
    ///
    /// Closed bodies are filled, details that are completely inside of them are treated as `style` requires, and open
    /// shapes (arrows, crosses, strokes next to a body) are kept.
    ///
    /// Layers in different colours are filled separately and keep their order, so that each can be tinted separately.
    /// If one ink meets only white, the white is the background, and is cut out of the ink.
    ///
    /// - Parameters:
    ///   - parts: overrides for single elements or faces; a later one has priority.
    ///    - isTogether: whether two layers belong to one body. Layers that do are drawn as one, unless another paint is
    ///     between
    ///     them.
    /// - Throws: the errors of `outlined`.
    package func filled(
        style: FillStyle, parts: [PartOverride] = [], tolerance: Tolerance,
        isTogether: @escaping (OutlinedLayer, OutlinedLayer) -> Bool = { $0.isOneInk(with: $1) }
    ) throws(Findings) -> DerivedLayers {
        try filled(
            style: style, parts: parts, tolerance: tolerance, knockout: .ofOneInk(in: self, parts),
            isTogether: isTogether)
    }

    /// - Parameter knockout: the distinction of background from ink; nil if everything is ink.
    package func filled(
        style: FillStyle, parts: [PartOverride], tolerance: Tolerance, knockout: Knockout?,
        isTogether: @escaping (OutlinedLayer, OutlinedLayer) -> Bool
    ) throws(Findings) -> DerivedLayers {
        try prepared(parts: parts, tolerance: tolerance, knockout: knockout, isTogether: isTogether)
            .filled(style)
    }

    /// The data that all fills of the glyph share.
    ///
    /// - Parameters:
    ///   - borrowed: the bodies that are as in relatives.
    ///   - knockout: the distinction of background from ink; nil if everything is ink.
    ///   - outline: the result of `outlined`, if it is known already.
    /// - Throws: the errors of `outlined`.
    package func prepared(
        parts: [PartOverride], borrowed: [BorrowedBody] = [], tolerance: Tolerance, knockout: Knockout?,
        outline: [OutlinedLayer]? = nil,
        isTogether: @escaping (OutlinedLayer, OutlinedLayer) -> Bool
    ) throws(Findings) -> PreparedOutline {
        var drawn = try knockout?.outline(of: self, tolerance: tolerance) ?? outline
        if drawn == nil { drawn = try outlined(tolerance: tolerance) }
        return try PreparedOutline(
            self, drawn ?? [], parts: parts, borrowed: borrowed, tolerance: tolerance, knockout: knockout,
            isTogether: isTogether)
    }

    /// The width of most strokes in a group of layers; nil if they were drawn as areas.
    func strokeWidth(of group: [OutlinedLayer]) -> Double? {
        let widths =
            layers
            // Of a clipped stroke, less is seen than its width: a stroke inside of a shape is half as wide.
            .filter { layer in
                layer.stroke != nil && layer.clip == nil && group.contains { $0.location == layer.location }
            }
            .compactMap { $0.stroke?.style.width }.sorted()
        // Measurements along an invisible line need as many samples as it is thin.
        return widths.isEmpty ? nil : max(widths[widths.count / 2], viewBox.extent / 1000)
    }

    /// The maximum distance of the chords, which are used for measurements, from the ink's curves: a fortieth of the
    /// stroke width, or fine enough for thin strokes if that is not known.
    func flatness(strokeWidth: Double?, tolerance: Double) -> Double {
        strokeWidth.map { $0 / 40 } ?? min(24 * tolerance, viewBox.extent / 800)
    }

    /// For a glyph whose filled form is its outline.
    package var nothingToFill: Diagnostic {
        Diagnostic(
            .info, id: Diagnostic.nothingToFillID,
            isFilled
                ? "'\(name)' is a filled form already" : "'\(name)' has no closed body: its filled form is its outline",
            at: layers.first?.location)
    }
}

/// A form of a glyph, with the decisions about its contours.
package struct DerivedLayers: Sendable {
    package var layers: [OutlinedLayer] = []
    /// In the order of the stages, without decisions for parts that name elements.
    package var decisions: [FillDecision] = []
    /// The parts whose points have no face to treat.
    package var idleParts: [PartOverride] = []
    /// How likely a designer would have drawn another fill, 0 … 1. It ranks the glyphs of a set; it is not a calibrated
    /// probability.
    package var uncertainty = 0.0
    /// The margin from which the alternatives to it are found.
    var margin = FillMargin()
    /// Whether there is nothing to fill: they are the outline.
    package var isOutline = false

    package init(
        layers: [OutlinedLayer] = [], decisions: [FillDecision] = [], idleParts: [PartOverride] = [],
        isOutline: Bool = false
    ) {
        self.layers = layers
        self.decisions = decisions
        self.idleParts = idleParts
        self.isOutline = isOutline
    }
}
