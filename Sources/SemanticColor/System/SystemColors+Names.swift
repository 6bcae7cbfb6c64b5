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

extension Palette {
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
