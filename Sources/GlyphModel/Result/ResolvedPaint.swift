package import SemanticColor

/// What a layer is painted with in one appearance: a colour, or the stops of a gradient.
package struct ResolvedPaint: Hashable {
    /// The name of the palette, where the layer has one.
    package var role: ColorRole?
    /// Painted as it was drawn, without asking the palette.
    package var isOriginal: Bool
    /// What the layer is filled with: one colour, or as many as a gradient has stops.
    package var fills: [Color]
    /// How opaque the layer was drawn, whatever its colour.
    package var coverage: Double
    /// Of the groups around the layer, all together.
    package var groupOpacity: Double

    package init(_ layer: TintedLayer, in appearance: Appearance, of palette: Palette) {
        role = layer.role
        isOriginal = layer.paint.isDrawn
        fills = layer.paint.resolved(in: appearance, of: palette).colors
        coverage = if case .role(_, let opacity) = layer.paint { opacity } else { 1 }
        groupOpacity = layer.groups.reduce(1) { $0 * $1.opacity }
    }

    /// As the effect shows it on a material. Only `label` looks at the colour; for the others the alpha of a plain
    /// colour that stands in for the effect must not count twice. Paints that were drawn take no part in it.
    package func vibrant(_ vibrancy: Vibrancy, on surface: Color, style: Appearance.Style) -> ResolvedPaint {
        guard !isOriginal else { return self }
        var ink = self
        let contents = vibrancy == .label ? fills : [Color.black.opacity(coverage)]
        ink.fills = contents.map { vibrancy.color(of: $0, on: surface, style: style) }
        return ink
    }

    /// What is seen: the fills with the opacity of the groups.
    package var colors: [Color] { fills.map { $0.opacity(groupOpacity) } }
}
