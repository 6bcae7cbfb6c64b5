package import GlyphModel
package import Markup
package import PathGeometry

extension Glyph {
    /// The solid form of a hollow glyph.
    ///
    /// Closed bodies are filled, details that lie wholly inside them are treated as `style` says, and
    /// what is open (arrows, crosses, strokes beside a body) stays as it is.
    ///
    /// Layers in different colours are filled apart and keep their order, so that each can still be
    /// tinted by itself. Where one ink meets nothing but white, the white is the background, and is cut out of the ink.
    ///
    /// - Parameters:
    ///   - parts: overrides for single elements or regions; a later one wins.
    ///   - isTogether: do two layers belong to one body? Layers that do are drawn as one, unless another paint lies
    ///     between them.
    /// - Throws: what `outlined` throws.
    package func filled(
        style: FillStyle, parts: [PartOverride] = [], tolerance: Tolerance,
        isTogether: (OutlinedLayer, OutlinedLayer) -> Bool = { $0.isOneInk(with: $1) }
    ) throws(Findings) -> DerivedLayers {
        try filled(
            style: style, parts: parts, tolerance: tolerance, knockout: .ofOneInk(in: self, parts),
            isTogether: isTogether)
    }

    /// - Parameter knockout: what tells background from ink; nil where all is ink.
    package func filled(
        style: FillStyle, parts: [PartOverride], tolerance: Tolerance, knockout: Knockout?,
        isTogether: (OutlinedLayer, OutlinedLayer) -> Bool
    ) throws(Findings) -> DerivedLayers {
        try prepared(parts: parts, tolerance: tolerance, knockout: knockout, isTogether: isTogether)
            .filled(style, isTogether: isTogether)
    }

    /// What the fills of the glyph have in common.
    ///
    /// - Parameter knockout: what tells background from ink; nil where all is ink.
    /// - Throws: what `outlined` throws.
    package func prepared(
        parts: [PartOverride], tolerance: Tolerance, knockout: Knockout?,
        isTogether: (OutlinedLayer, OutlinedLayer) -> Bool
    ) throws(Findings) -> PreparedOutline {
        func prepared(_ outline: [OutlinedLayer], isUnited: Bool) -> PreparedOutline {
            PreparedOutline(
                self, outline, isUnited: isUnited, parts: parts, tolerance: tolerance, knockout: knockout,
                isTogether: isTogether)
        }
        if let inked = try knockout?.outline(of: self, tolerance: tolerance) {
            return prepared(inked, isUnited: true)
        }
        // Where the layers are of one body, they are united once.
        let isUnited = !parts.isEmpty || isFilled
        return prepared(try outlined(tolerance: tolerance, isUnited: isUnited), isUnited: isUnited)
    }

    /// The width of most strokes in a group of layers; nil where they were drawn as areas.
    func strokeWidth(of group: [OutlinedLayer]) -> Double? {
        let widths =
            layers
            .filter { layer in layer.stroke != nil && group.contains { $0.location == layer.location } }
            .compactMap { $0.stroke?.style.width }.sorted()
        return widths.isEmpty ? nil : widths[widths.count / 2]
    }

    /// How far the chords that tell what is what may lie from the ink's curves: a fortieth of a stroke's width, and
    /// where that is not known, fine enough for thin ones.
    func flatness(strokeWidth: Double?, tolerance: Double) -> Double {
        strokeWidth.map { $0 / 40 } ?? min(24 * tolerance, viewBox.extent / 800)
    }

    var nothingToFill: Diagnostic {
        Diagnostic(
            .info, id: Diagnostic.nothingToFillID,
            isFilled
                ? "'\(name)' is a filled form already" : "'\(name)' has no closed body: its filled form is its outline",
            at: layers.first?.location)
    }
}

/// A form of a glyph, with what was done to which contour.
package struct DerivedLayers: Sendable {
    package var layers: [OutlinedLayer] = []
    /// In the order of the stages; parts that name elements are not among them.
    package var decisions: [FillDecision] = []
    /// Those at points where there is nothing to treat.
    package var idleParts: [PartOverride] = []
    package var diagnostics: [Diagnostic] = []

    package init(
        layers: [OutlinedLayer] = [], decisions: [FillDecision] = [], idleParts: [PartOverride] = [],
        diagnostics: [Diagnostic] = []
    ) {
        self.layers = layers
        self.decisions = decisions
        self.idleParts = idleParts
        self.diagnostics = diagnostics
    }
}
