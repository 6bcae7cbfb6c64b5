/// One row of the tables: a name, and the values of each generation that changed them.
struct SystemColor: Sendable {
    var role: ColorRole
    var kind: ColorKind
    /// Oldest first. A generation that is not listed keeps the values of the previous one; before the first one
    /// listed, the colour did not exist.
    var editions: KeyValuePairs<SystemColors.Generation, Edition>

    init(
        _ role: ColorRole, _ kind: ColorKind,
        _ editions: KeyValuePairs<SystemColors.Generation, Edition>
    ) {
        self.role = role
        self.kind = kind
        self.editions = editions
    }

    /// Another name for `target`, from `first` on.
    init(_ role: ColorRole, aliasOf target: ColorRole, since first: SystemColors.Generation) {
        self.init(role, .alias, [:])
        alias = Alias(target: target, first: first)
    }

    struct Alias: Sendable {
        var target: ColorRole
        var first: SystemColors.Generation
    }

    var alias: Alias?

    func color(in generation: SystemColors.Generation) -> DynamicColor? {
        if let alias {
            guard generation >= alias.first else { return nil }
            return SystemColors.tables.first { $0.role == alias.target }?.color(in: generation)
        }
        var newest: Edition?
        for (first, edition) in editions where first <= generation { newest = edition }
        return newest?.color
    }

    /// The values of one generation. Light values are the same on both levels in all generations.
    struct Edition: Sendable {
        var light, dark, lightHigh, darkHigh: Color
        /// Only backgrounds have other values when they are elevated, and only in dark.
        var darkElevated, darkHighElevated: Color

        /// Opaque colours as 0xRRGGBB, in the order light, dark, light high, dark high.
        static func opaque(_ light: UInt32, _ dark: UInt32, _ lightHigh: UInt32, _ darkHigh: UInt32)
            -> Edition
        {
            .opaque(light, dark, lightHigh, darkHigh, elevated: dark, darkHigh)
        }

        /// The same, with own values for dark elevated and dark high elevated.
        static func opaque(
            _ light: UInt32, _ dark: UInt32, _ lightHigh: UInt32, _ darkHigh: UInt32,
            elevated darkElevated: UInt32, _ darkHighElevated: UInt32
        ) -> Edition {
            Edition(
                light: Color(rgb: light), dark: Color(rgb: dark), lightHigh: Color(rgb: lightHigh),
                darkHigh: Color(rgb: darkHigh), darkElevated: Color(rgb: darkElevated),
                darkHighElevated: Color(rgb: darkHighElevated))
        }

        /// One colour for light and one for dark, each with an alpha for normal and one for high contrast.
        static func ink(
            _ light: UInt32, _ lightAlpha: Double, high lightHighAlpha: Double,
            dark: UInt32, _ darkAlpha: Double, high darkHighAlpha: Double
        ) -> Edition {
            let dim = Color(rgb: dark, alpha: darkAlpha)
            let dimHigh = Color(rgb: dark, alpha: darkHighAlpha)
            return Edition(
                light: Color(rgb: light, alpha: lightAlpha), dark: dim,
                lightHigh: Color(rgb: light, alpha: lightHighAlpha), darkHigh: dimHigh,
                darkElevated: dim, darkHighElevated: dimHigh)
        }

        /// The same in every appearance.
        static func fixed(_ rgb: UInt32, alpha: Double = 1) -> Edition {
            .ink(rgb, alpha, high: alpha, dark: rgb, alpha, high: alpha)
        }

        /// States only the values that fallbacks would not give, so that assets contain no duplicate values.
        var color: DynamicColor {
            var color = DynamicColor(light)
            let stated = [light, dark, lightHigh, darkHigh, light, darkElevated, lightHigh, darkHighElevated]
            for (appearance, value) in zip(Appearance.allCases, stated) where color[appearance] != value {
                color.state(value, for: appearance)
            }
            return color
        }
    }
}

extension Color {
    /// An sRGB colour from 0xRRGGBB.
    init(rgb: UInt32, alpha: Double = 1) {
        self.init(
            bytes: UInt8(truncatingIfNeeded: rgb >> 16), UInt8(truncatingIfNeeded: rgb >> 8),
            UInt8(truncatingIfNeeded: rgb), alpha: alpha)
    }
}
