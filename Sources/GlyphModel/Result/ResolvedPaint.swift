package import SemanticColor

/// The paint of a layer in one appearance: a colour, or the stops of a gradient.
package struct ResolvedPaint: Hashable {
    /// The role, if the layer has one.
    package var role: ColorRole?
    /// Whether it is the paint of the source, independent of the palette.
    package var isOriginal: Bool
    /// The colour of the fill, or the colours of the gradient's stops.
    package var fills: [Color]
    /// The opacity with which the layer was drawn, in any colour.
    package var coverage: Double
    /// The product of the opacities of all groups around the layer.
    package var groupOpacity: Double

    package init(_ layer: TintedLayer, in appearance: Appearance, of palette: Palette) {
        role = layer.role
        isOriginal = layer.paint.isDrawn
        switch layer.paint {
        case .role(_, let opacity):
            fills = layer.paint.resolved(in: appearance, of: palette).colors
            coverage = opacity
        case .fade(let role, let gradient):
            // Where it vanishes, nothing is visible: its strongest stop counts, and the colours next to it.
            let strongest = (palette[role]?[appearance] ?? .clear).opacity(gradient.strongestAlpha)
            fills = [strongest] + gradient.stops.filter { !$0.isCurrent }.map { $0.color.opacity(gradient.opacity) }
            coverage = gradient.strongestAlpha
        case .original:
            fills = layer.paint.resolved(in: appearance, of: palette).colors
            coverage = 1
        }
        groupOpacity = layer.groups.reduce(1) { $0 * $1.opacity }
    }

    /// The paint with a vibrancy effect on a material. Only `label` uses the colour; for the others, the alpha of the
    /// plain colour that replaces the effect must not count twice. Paints of the source are not affected.
    package func vibrant(_ vibrancy: Vibrancy, on surface: Color, style: Appearance.Style) -> ResolvedPaint {
        guard !isOriginal else { return self }
        var ink = self
        let contents = vibrancy == .label ? fills : [Color.black.opacity(coverage)]
        ink.fills = contents.map { vibrancy.color(of: $0, on: surface, style: style) }
        return ink
    }

    /// The visible colours: the fills with the opacity of the groups.
    package var colors: [Color] { fills.map { $0.opacity(groupOpacity) } }
}
