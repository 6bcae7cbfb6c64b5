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

    /// The darkest colour of this hue and alpha that is lighter than dark backgrounds and reaches a ratio on all of
    /// them; the lightest one where none does.
    ///
    /// What is hardly seen in light, such as white paper, is then as dark as the first background, which is the one of
    /// pages.
    ///
    /// - Parameters:
    ///   - ratio: the contrast ratio of WCAG 2, from 1 to 21.
    ///   - backgrounds: opaque colours, at least one.
    ///   - written: the colour that is read back after a colour was written into a file.
    static func mirrored(
        _ ratio: Double, of color: Color, on backgrounds: [Color],
        written: (Color) -> Color = { Color.fromBytes(of: $0) }
    ) -> Color {
        let own = color.components(in: .oklch)
        func value(_ lightness: Double) -> Color {
            let changed = Color(oklchLightness: lightness, chroma: own.y, hue: own.z, alpha: color.alpha)
            return written(changed.converted(to: color.space))
        }
        let lightnesses = backgrounds.map { $0.components(in: .oklch).x }
        if ratio < unseen { return value(lightnesses.first ?? 0) }
        // From here on, more lightness is more contrast. Twelve halvings are finer than bytes.
        var (low, high) = (lightnesses.max() ?? 0, 1.0)
        for _ in 0..<12 {
            let (middle, reached) = ((low + high) / 2, value((low + high) / 2))
            let isReached = backgrounds.allSatisfy { ContrastRatio.reaches(reached.contrastRatio(on: $0), ratio) }
            if isReached { high = middle } else { low = middle }
        }
        return value(high)
    }

    /// What has less has the colour of the background, as far as people see.
    private static let unseen = 1.1

    /// The colour with another lightness of OKLCH, with the same hue and alpha, in bytes of sRGB: a white plate of
    /// lightness 0.88 is a light gray.
    package static func withLightness(_ lightness: Double, of color: Color) -> Color {
        let own = color.components(in: .oklch)
        let changed = Color(oklchLightness: lightness, chroma: own.y, hue: own.z, alpha: color.alpha)
        return Color.fromBytes(of: changed.converted(to: .sRGB))
    }
}
