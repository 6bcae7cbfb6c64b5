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

/// The purpose of a system colour. Using it for another purpose is misleading.
public enum ColorKind: String, Hashable, Sendable, CaseIterable {
    case accent, gray, label, fill, separator, link, background
    /// Another name of a system colour.
    case alias
    /// The same in every appearance.
    case fixed
}

extension Palette {
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
}
