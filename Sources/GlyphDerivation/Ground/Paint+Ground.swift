package import GlyphModel
internal import PathGeometry
internal import SemanticColor

/// Which paints of a drawing represent its background, and which are ink.
extension Paint {
    package enum Ground { case white, black }

    /// The share of the layers below that the paint replaces by the background: 1 if it is opaque; nil for a paint that
    /// is not like the background.
    package func opacity(asGround ground: Ground) -> Double? {
        let colors = seenColors
        guard !colors.isEmpty, colors.allSatisfy({ $0.isLike(ground) }) else { return nil }
        let alpha = colors.reduce(0) { $0 + $1.alpha } / Double(colors.count)
        if case .gradient(let gradient) = self { return gradient.opacity * alpha }
        return alpha
    }

    /// Whether it is ink that is visible on white, by its lightness or by its hue.
    var isInkOnWhite: Bool {
        if case .currentColor(let opacity) = self { return opacity > 0 }
        return isSeen(on: .white, orChroma: true)
    }

    /// Whether it is ink on white only. The current colour is, because an icon that uses it is drawn like text.
    var isDarkInk: Bool {
        if case .currentColor(let opacity) = self { return opacity > 0 }
        return isSeen(on: .white) && !isSeen(on: .black)
    }

    /// Whether it reaches the contrast that graphics need (WCAG 2.2, 1.4.11).
    ///
    /// - Parameter orChroma: whether a visible hue is enough, like the hue of an orange or a green, which do not reach
    ///   the contrast on white.
    private func isSeen(on ground: Color, orChroma: Bool = false) -> Bool {
        var opacity = 1.0
        if case .gradient(let gradient) = self { opacity = gradient.opacity }
        return seenColors.contains { color in
            let seen = color.opacity(opacity).composited(over: ground)
            return seen.contrastRatio(on: ground) >= 3 || orChroma && seen.components(in: .oklch).y >= Color.hueChroma
        }
    }

    /// The colours with their own alpha; empty for a colour that is not known.
    private var seenColors: [Color] {
        switch self {
        case .color(let color): color.alpha > 0 ? [color] : []
        case .currentColor: []
        case .gradient(let gradient): gradient.opacity > 0 ? gradient.stops.map(\.color).filter { $0.alpha > 0 } : []
        }
    }
}

extension Color {
    /// The OKLCH chroma above which the hue of a light colour is noticed: half of the chroma of the system's orange.
    fileprivate static let hueChroma = 0.09

    /// Whether it is a grey that the system itself uses as a background: not darker than `systemGray5` in light (an
    /// OKLCH lightness of 0.92, a contrast of 1.25 : 1 with white), or not lighter than it in dark (0.3). Pale tints
    /// count up to a chroma of 0.04; above, a pale yellow is a yellow.
    fileprivate func isLike(_ ground: Paint.Ground) -> Bool {
        let components = components(in: .oklch)
        guard components.y <= 0.04 else { return false }
        return ground == .white ? components.x >= 0.92 : components.x <= 0.3
    }
}
