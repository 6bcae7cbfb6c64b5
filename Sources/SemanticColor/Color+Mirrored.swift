extension Color {
    /// The nearest colour of this hue and alpha that reaches a ratio on every one of the backgrounds; nil where none
    /// does, such as one that must be seen on black and on white at 7:1, or a faint translucent one.
    ///
    /// - Parameters:
    ///   - ratio: the contrast ratio of WCAG 2, from 1 to 21.
    ///   - backgrounds: opaque colours.
    ///   - written: the colour that is read back after a colour was written into a file.
    package func nearest(
        reaching ratio: Double, on backgrounds: [Color], written: (Color) -> Color = { Color.fromBytes(of: $0) }
    ) -> Color? {
        nearest(meeting: backgrounds.map { ContrastDemand(on: $0, atLeast: ratio) }, written: written)
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
    package func mirrored(
        reaching ratio: Double, on backgrounds: [Color], written: (Color) -> Color = { Color.fromBytes(of: $0) }
    ) -> Color {
        let lightnesses = backgrounds.map { $0.components(in: .oklch).x }
        // What has less has the colour of the background, as far as people see.
        if ratio < 1.1 { return written(withLightness(lightnesses.first ?? 0).converted(to: space)) }
        // From here on, more lightness is more contrast. Twelve halvings are finer than bytes.
        var (low, high) = (lightnesses.max() ?? 0, 1.0)
        for _ in 0..<12 {
            let middle = (low + high) / 2
            let reached = written(withLightness(middle).converted(to: space))
            let isReached = backgrounds.allSatisfy { ContrastRatio.reaches(reached.contrastRatio(on: $0), ratio) }
            if isReached { high = middle } else { low = middle }
        }
        return written(withLightness(high).converted(to: space))
    }

    /// The colour with another lightness of OKLCH, from 0 to 1, and the same hue and alpha: a white plate of lightness
    /// 0.88 is a light gray. It keeps as much of its chroma as the gamut allows.
    package func withLightness(_ lightness: Double) -> Color {
        let own = components(in: .oklch)
        return Color(oklchLightness: lightness, chroma: own.y, hue: own.z, alpha: alpha)
    }
}
