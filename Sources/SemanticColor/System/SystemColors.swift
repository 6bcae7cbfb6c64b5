/// The dynamic colours of the system, frozen as numbers, one set per generation.
///
/// The vendor publishes no binding table and changes the numbers between releases: assets that carry
/// them are of one generation on purpose. Values are sRGB, from the published guidelines and from
/// what running systems report; where sources differ, the one nearer to the running system is used.
public enum SystemColors {
    /// An edition of the system's colours, by the first release that has it.
    public enum Generation: String, Hashable, Sendable, CaseIterable, Comparable {
        /// iOS 13 and 14.
        case ios13
        /// iOS 15 to 18.
        case ios15
        /// iOS 26 on.
        case ios26

        /// Is it older?
        public static func < (a: Generation, b: Generation) -> Bool { a.year < b.year }

        private var year: Int {
            switch self {
            case .ios13: 2019
            case .ios15: 2021
            case .ios26: 2025
            }
        }
    }

    /// What a colour is meant for, or nil if the generation has no colour of that name.
    public static func kind(of role: ColorRole, in generation: Generation = .ios26) -> ColorKind? {
        tables.first { $0.role == role && $0.color(in: generation) != nil }?.kind
    }

    /// The colour that an alias stands for, or nil if `role` is no alias.
    public static func target(of role: ColorRole) -> ColorRole? {
        tables.first { $0.role == role }?.alias?.target
    }

    /// The tables in the order that palettes list them.
    static let tables: [SystemColor] =
        accents + grays + labels + fills + separators + links + backgrounds + constants
}

/// What a system colour is meant for; to use it for something else misleads.
public enum ColorKind: String, Hashable, Sendable, CaseIterable {
    case accent, gray, label, fill, separator, link, background
    /// Another name for a colour of the system.
    case alias
    /// The same in every appearance.
    case fixed
}

extension Palette {
    /// All dynamic colours that the system of this generation has.
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
