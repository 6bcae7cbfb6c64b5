/// The dynamic colours of the system as constant numbers, one set per generation.
///
/// The vendor publishes no binding table and changes the values between releases. Assets with these values therefore
/// belong to one generation. The values are sRGB, from the published guidelines and from running systems; where
/// sources differ, the one closer to the running system is used.
public enum SystemColors {
    /// An edition of the system's colours, named after the first release that has it.
    public enum Generation: String, Hashable, Sendable, CaseIterable, Comparable {
        /// iOS 13 and 14.
        case ios13
        /// iOS 15 to 18.
        case ios15
        /// iOS 26 and later.
        case ios26

        /// Whether `a` is older than `b`.
        public static func < (a: Generation, b: Generation) -> Bool { a.year < b.year }

        private var year: Int {
            switch self {
            case .ios13: 2019
            case .ios15: 2021
            case .ios26: 2025
            }
        }
    }

    /// The purpose of a colour; nil if the generation does not have it.
    public static func kind(of role: ColorRole, in generation: Generation = .ios26) -> ColorKind? {
        tables.first { $0.role == role && $0.color(in: generation) != nil }?.kind
    }

    /// The colour that an alias names; nil if `role` is not an alias.
    public static func target(of role: ColorRole) -> ColorRole? {
        tables.first { $0.role == role }?.alias?.target
    }

    /// The tables, in the order of palettes.
    static let tables: [SystemColor] =
        accents + grays + labels + fills + separators + links + backgrounds + constants
}

extension SystemColors {
    /// Whether it is a colour of the system in any generation. Aliases and fixed colours count.
    public static func isName(_ role: ColorRole) -> Bool { tables.contains { $0.role == role } }

    /// The colour with this name in one generation; nil if that generation does not have it.
    public static func color(_ role: ColorRole, in generation: Generation) -> DynamicColor? {
        tables.first { $0.role == role }?.color(in: generation)
    }
}

extension SystemColors.Generation {
    /// The generation that a release of iOS belongs to: `ios18` gives `ios15`. Nil if it is not a release of iOS.
    public init?(release: String) {
        let name = release.lowercased()
        guard name.hasPrefix("ios") else { return nil }
        let digits = name.dropFirst(3).drop { $0 == " " || $0 == "-" }.prefix { $0 != "." }
        guard digits.utf8.count <= 3, let version = Int(digits), version > 0 else { return nil }
        self = version >= 26 ? .ios26 : version >= 15 ? .ios15 : .ios13
    }

    /// The releases that have these colours, for messages.
    public var releases: String {
        switch self {
        case .ios13: "iOS 13 and 14"
        case .ios15: "iOS 15 to 18"
        case .ios26: "iOS 26 on"
        }
    }
}

/// The purpose of a system colour. Using it for another purpose is misleading.
public enum ColorKind: String, Hashable, Sendable, CaseIterable {
    case accent, gray, label, fill, separator, link, background
    /// Another name of a system colour.
    case alias
    /// The same in every appearance.
    case fixed
}

extension Palette {
    /// The newest edition of the system's colours.
    package static let newestSystem = system(.ios26)

    /// All dynamic colours of the system in a generation.
    public static func system(_ generation: SystemColors.Generation) -> Palette {
        var palette = Palette(generation: generation)
        for entry in SystemColors.tables {
            if let color = entry.color(in: generation) {
                palette.define(entry.role, as: color, sameAs: entry.alias?.target)
            }
        }
        return palette
    }

    /// The system colour that this role names: by its own name, or as an alias. Nil for a colour with own values, and
    /// for a palette without system colours.
    public func systemColor(of role: ColorRole) -> ColorRole? {
        guard let generation, let color = self[role] else { return nil }
        var next: ColorRole? = role
        var visited: Set<ColorRole> = []
        while let role = next, visited.insert(role).inserted {
            if SystemColors.isName(role) { return SystemColors.color(role, in: generation) == color ? role : nil }
            next = target(of: role)
        }
        return nil
    }
}

// MARK: - Rows of the tables

/// One row of the tables: a name, and the values of each generation that changed them.
struct SystemColor: Sendable {
    var role: ColorRole
    var kind: ColorKind
    /// Oldest first. A generation that is not listed keeps the values of the previous one; before the first one
    /// listed, the colour did not exist.
    private var editions: KeyValuePairs<SystemColors.Generation, Edition>

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
