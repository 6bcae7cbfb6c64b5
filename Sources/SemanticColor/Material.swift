/// A translucent layer of the system that blurs its backdrop; the cases are named by thickness.
public enum Material: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    case ultraThin, thin, regular, thick, chrome

    /// Creates a material from its name as a background in a manifest: `material.thin`. Nil for all other names.
    public init?(background name: String) {
        let prefix = "material."
        guard name.hasPrefix(prefix) else { return nil }
        self.init(rawValue: String(name.dropFirst(prefix.count)))
    }

    /// The opaque sRGB colour of the material over an even, blurred backdrop.
    ///
    /// Saturation first, then a mix with a tone curve over the backdrop's luma, then brightness. The
    /// model is inferred; against measured samples it is off by 2.2 of 255 at most.
    public func color(over backdrop: Color, style: Appearance.Style) -> Color {
        let recipe = recipe(style)
        let base = backdrop.converted(to: .sRGB)
        let c = SIMD3(base.red, base.green, base.blue)
        let luma = (c * SIMD3(0.213, 0.715, 0.072)).sum()
        let saturated = (c - luma) * recipe.saturation + luma
        let tone = recipe.tone(at: luma) * recipe.curveAmount
        let mixed = saturated * (1 - recipe.curveAmount) + (tone + recipe.brightness)
        return Color(mixed.clamped, space: .sRGB, alpha: 1)
    }

    /// The opaque gray that replaces the material if the user reduces transparency.
    ///
    /// The system's own colours are not published. This uses the measured colour of the material over white in light
    /// and over black in dark, which it shows over the system's background.
    public func reducedTransparencyColor(_ style: Appearance.Style) -> Color {
        let level: UInt8 =
            switch (self, style) {
            case (.ultraThin, .light), (.thin, .light), (.regular, .light): 245
            case (.thick, .light): 246
            case (.chrome, .light): 247
            case (.ultraThin, .dark), (.thin, .dark), (.regular, .dark): 32
            case (.thick, .dark): 30
            case (.chrome, .dark): 19
            }
        return Color(bytes: level, level, level)
    }

    /// The parameters of one material in one style.
    fileprivate struct Recipe: Sendable {
        /// The radius in points.
        var blur: Double
        var saturation: Double
        var brightness: Double
        /// The weight of the tone curve.
        var curveAmount: Double
        /// Ordinates of a cubic Bézier curve over the luma.
        var curve: SIMD4<Double>

        func tone(at luma: Double) -> Double {
            let rest = 1 - luma
            let weights = SIMD4(
                rest * rest * rest, 3 * rest * rest * luma, 3 * rest * luma * luma, luma * luma * luma)
            return (weights * curve).sum()
        }
    }

    /// The values on which several independent listings of the running system agree.
    private func recipe(_ style: Appearance.Style) -> Recipe {
        switch (self, style) {
        case (.ultraThin, .light): Recipe(22.5, 1.10, 0.12, 0.50, SIMD4(0.45, 0.55, 0.65, 0.68))
        case (.ultraThin, .dark): Recipe(22.5, 1.10, 0, 0.50, SIMD4(0.24, 0.24, 0.30, 0.39))
        case (.thin, .light): Recipe(30, 1.35, 0.12, 0.60, SIMD4(0.725, 0.825, 0.76, 0.73))
        case (.thin, .dark): Recipe(30, 1.35, 0, 0.60, SIMD4(0.20, 0.21, 0.10, 0.15))
        case (.regular, .light): Recipe(30, 1.50, 0.10, 0.75, SIMD4(0.90, 0.83, 0.925, 0.815))
        case (.regular, .dark): Recipe(30, 1.50, 0, 0.75, SIMD4(0.16, 0.26, 0.10, 0.10))
        case (.thick, .light): Recipe(45, 1.50, 0.045, 0.88, SIMD4(0.99, 0.95, 0.98, 0.905))
        case (.thick, .dark): Recipe(45, 1.50, 0, 0.88, SIMD4(0.14, 0.16, 0.10, 0.03))
        case (.chrome, .light): Recipe(22.5, 1.10, 0.10, 0.75, SIMD4(0.80, 0.90, 1.10, 0.825))
        case (.chrome, .dark): Recipe(22.5, 2.00, -0.10, 0.75, SIMD4(0.23, 0.52, 0.27, 0.255))
        }
    }
}

extension Material.Recipe {
    fileprivate init(
        _ blur: Double, _ saturation: Double, _ brightness: Double, _ curveAmount: Double,
        _ curve: SIMD4<Double>
    ) {
        self.init(
            blur: blur, saturation: saturation, brightness: brightness, curveAmount: curveAmount,
            curve: curve)
    }
}

// MARK: - What a glyph is shown on

/// The background that a glyph is shown on: a colour of the palette, or a material of the system.
public enum Background: Hashable, Sendable {
    case color(ColorRole)
    case material(Material)

    /// Creates a background from its name in a manifest's `on`: `systemBackground`, or `material.thin`.
    public init(_ name: String) {
        self = Material(background: name).map { .material($0) } ?? .color(ColorRole(rawValue: name))
    }

    /// The name in a manifest's `on`.
    public var name: String {
        switch self {
        case .color(let role): role.rawValue
        case .material(let material): "material." + material.rawValue
        }
    }

    /// The background of a page, and of a list that is not grouped.
    public static let systemBackground = Background.color("systemBackground")
    /// The background of grouped content on `systemBackground`.
    public static let secondarySystemBackground = Background.color("secondarySystemBackground")
    /// The background of grouped content within `secondarySystemBackground`.
    public static let tertiarySystemBackground = Background.color("tertiarySystemBackground")
    /// The background of a page with grouped lists.
    public static let systemGroupedBackground = Background.color("systemGroupedBackground")
    /// A group on `systemGroupedBackground`.
    public static let secondarySystemGroupedBackground = Background.color("secondarySystemGroupedBackground")
    /// The background of grouped content within `secondarySystemGroupedBackground`.
    public static let tertiarySystemGroupedBackground = Background.color("tertiarySystemGroupedBackground")
}

extension Background: ExpressibleByStringLiteral {
    /// Creates a background from its name in a manifest's `on`.
    public init(stringLiteral name: String) { self.init(name) }
}
