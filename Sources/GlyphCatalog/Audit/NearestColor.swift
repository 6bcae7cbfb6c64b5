package import SemanticColor

/// The least change of a colour that a remedy suggests: another lightness with the same hue and alpha.
///
/// Luminance depends mostly on lightness. So the search goes along the lightness of OKLCH, and keeps as much of the
/// chroma as the gamut allows: a brand's blue becomes a lighter blue, and not a gray.
package enum NearestColor {
    /// The nearest colour that reaches a ratio on every one of the backgrounds; nil where none of this hue and alpha
    /// does, such as one that must be seen on black and on white at 7:1, or a faint translucent one.
    ///
    /// - Parameters:
    ///   - ratio: the contrast ratio of WCAG 2, from 1 to 21.
    ///   - color: the colour that is changed; it is returned as it is written if it reaches the ratio.
    ///   - backgrounds: opaque colours.
    ///   - written: the colour that is read back after a colour was written into a file, so that what passes here
    ///     passes in the file. In bytes of sRGB by default, as `#RRGGBB` is written.
    package static func reaching(
        _ ratio: Double, from color: Color, on backgrounds: [Color],
        written: (Color) -> Color = { Color.fromBytes(of: $0) }
    ) -> Color? {
        color.nearest(meeting: backgrounds.map { ContrastDemand(on: $0, atLeast: ratio) }, written: written)
    }

    /// The colour with another lightness of OKLCH, with the same hue and alpha, in bytes of sRGB: a white plate of
    /// lightness 0.88 is a light gray.
    package static func withLightness(_ lightness: Double, of color: Color) -> Color {
        let own = color.components(in: .oklch)
        let changed = Color(oklchLightness: lightness, chroma: own.y, hue: own.z, alpha: color.alpha)
        return Color.fromBytes(of: changed.converted(to: .sRGB))
    }
}
