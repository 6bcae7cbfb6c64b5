package import SemanticColor

/// What `currentColor` means: the colour of the text around the picture, which a file asks for and does not know.
///
/// A tint replaces it (`Tint`), and `paint="current"` keeps it in SVG files. Wherever else its colour has to be known,
/// this says what it is.
package enum CurrentColor {
    /// The name of the colour that text has where nobody says another.
    package static let role: ColorRole = "label"

    /// In a drawing by itself, as it is read: what text has on a white page (SVG 2, 13.2, and the initial value of CSS'
    /// `color`).
    package static let drawn = Color.black

    /// In a picture that is shown in an appearance.
    package static func shown(in appearance: Appearance, of palette: Palette) -> Color {
        palette[role]?[appearance] ?? drawn
    }
}

extension Paint {
    /// Opaque black, or the opaque current colour, which is as good as that in a drawing by itself.
    package var isPlainInk: Bool { self == .color(CurrentColor.drawn) || isCurrentColor }
    package var isCurrentColor: Bool { self == .currentColor(opacity: 1) }

    /// What it lays on in a drawing by itself: one colour, or as many as a gradient has stops.
    package var colors: [Color] {
        switch self {
        case .color(let color): [color]
        case .currentColor(let opacity): [CurrentColor.drawn.opacity(opacity)]
        case .gradient(let gradient): gradient.stops.map { $0.color.opacity(gradient.opacity) }
        }
    }
}

extension TintedLayer.Paint {
    /// Does it stay as it was drawn in every appearance? A name of the palette does not, nor the current colour.
    package var isDrawn: Bool {
        switch self {
        case .role, .original(.currentColor): false
        case .original(.color), .original(.gradient): true
        }
    }

    /// The paint that is seen in an appearance; clear for a name that the palette does not have.
    package func resolved(in appearance: Appearance, of palette: Palette) -> Paint {
        switch self {
        case .role(let role, let opacity): .color((palette[role]?[appearance] ?? .clear).opacity(opacity))
        case .original(.currentColor(let opacity)):
            .color(CurrentColor.shown(in: appearance, of: palette).opacity(opacity))
        case .original(let drawn): drawn
        }
    }
}
