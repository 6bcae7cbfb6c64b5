package import SemanticColor

/// The meaning of `currentColor`: the colour of the text around the picture, which the file does not know.
///
/// A tint replaces it (`Tint`), and `paint="current"` keeps it in SVG files. Wherever else a value is needed, it is
/// defined here.
package enum CurrentColor {
    /// The role of text without a stated colour.
    package static let role: ColorRole = "label"

    /// The value in a drawing as it is read, without a context: the colour of text on a white page (SVG 2, 13.2, and
    /// the initial value of CSS' `color`).
    package static let drawn = Color.black

    /// The value in a picture that is shown in an appearance.
    package static func shown(in appearance: Appearance, of palette: Palette) -> Color {
        palette[role]?[appearance] ?? drawn
    }
}

extension Paint {
    /// Whether it is opaque black, or the opaque current colour, which is black in a drawing without a context.
    package var isPlainInk: Bool { self == .color(CurrentColor.drawn) || isCurrentColor }
    package var isCurrentColor: Bool { self == .currentColor(opacity: 1) }

    /// The colours that it paints in a drawing without a context: one, or one per stop of a gradient.
    package var colors: [Color] {
        switch self {
        case .color(let color): [color]
        case .currentColor(let opacity): [CurrentColor.drawn.opacity(opacity)]
        case .gradient(let gradient): gradient.stops.map { $0.color.opacity(gradient.opacity) }
        }
    }
}

extension Gradient {
    /// Whether one of its stops is the current colour.
    package var hasCurrentColor: Bool { stops.contains(where: \.isCurrent) }

    /// The gradient with a value for the current colour; each stop keeps its opacity.
    package func resolved(_ color: Color) -> Gradient {
        var gradient = self
        for index in stops.indices where stops[index].isCurrent {
            gradient.stops[index].color = color.opacity(stops[index].color.alpha)
            gradient.stops[index].isCurrent = false
        }
        return gradient
    }

    /// The form of it in one colour: each stop is the current colour, as opaque as it was.
    package var inOneColor: Gradient {
        var gradient = self
        for index in stops.indices {
            gradient.stops[index].color = CurrentColor.drawn.opacity(stops[index].color.alpha)
            gradient.stops[index].isCurrent = true
        }
        return gradient
    }

    /// The alpha of its most opaque stop, with the opacity of the gradient.
    package var strongestAlpha: Double { opacity * (stops.map(\.color.alpha).max() ?? 0) }
}

extension TintedLayer.Paint {
    /// Whether the paint is the same in every appearance. It is not if it is a palette role or the current colour.
    package var isDrawn: Bool {
        switch self {
        case .role, .fade, .original(.currentColor): false
        case .original(.gradient(let gradient)): !gradient.hasCurrentColor
        case .original(.color): true
        }
    }

    /// The paint in an appearance; transparent if the palette does not have its role.
    package func resolved(in appearance: Appearance, of palette: Palette) -> Paint {
        switch self {
        case .role(let role, let opacity): .color((palette[role]?[appearance] ?? .clear).opacity(opacity))
        case .original(.currentColor(let opacity)):
            .color(CurrentColor.shown(in: appearance, of: palette).opacity(opacity))
        case .fade(let role, let gradient): .gradient(gradient.resolved(palette[role]?[appearance] ?? .clear))
        case .original(.gradient(let gradient)):
            .gradient(gradient.resolved(CurrentColor.shown(in: appearance, of: palette)))
        case .original(let drawn): drawn
        }
    }
}
