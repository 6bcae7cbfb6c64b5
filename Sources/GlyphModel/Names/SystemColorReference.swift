package import SemanticColor

/// How Apple's frameworks and asset catalogs name a colour of the system (`UIColor` and `NSColor`, "Standard
/// colors" and "UI element colors").
package struct SystemColorReference: Sendable {
    /// What color sets refer to; the words of their `platform`.
    package enum Platform: String, CaseIterable, Sendable { case universal, ios, osx }

    /// A class property of `UIColor` or `NSColor`.
    package struct Symbol: Sendable {
        package var name: String
        /// What `#available` has to ask for; nil where it is as old as dynamic colours are: iOS 13, macOS 10.15.
        package var release: String?
    }

    package let role: ColorRole
    /// `UIColor.label`; nil where there is none.
    package let uiKit: Symbol?
    /// Is it a colour of televisions too?
    package let isOnTV: Bool
    /// `NSColor.labelColor`; nil where there is none.
    package let appKit: Symbol?

    /// Nil for what is no colour of the system.
    init?(_ role: ColorRole) {
        guard let found = Self.all.first(where: { $0.role == role }) else { return nil }
        self = found
    }

    private init(
        _ name: String, uiKitFrom: String? = nil, tv: Bool = true, appKit: String?, appKitFrom: String? = nil
    ) {
        role = ColorRole(rawValue: name)
        uiKit = Symbol(name: name, release: uiKitFrom)
        isOnTV = tv
        self.appKit = appKit.map { Symbol(name: $0, release: appKitFrom) }
    }

    /// Does every system that knows dynamic colours have it? Then no one needs its values.
    package var isEverywhere: Bool {
        guard let uiKit, let appKit else { return false }
        return uiKit.release == nil && isOnTV && appKit.release == nil
    }

    /// Who does not have it, for a comment.
    package var exceptions: String {
        var list: [String] = []
        if let release = uiKit?.release { list.append("systems before " + release.replacing(", ", with: " and ")) }
        if uiKit == nil { list.append("iOS") }
        if !isOnTV { list.append("tvOS") }
        if let release = appKit?.release { list.append("systems before " + release) }
        if appKit == nil { list.append("macOS") }
        return list.joined(separator: ", ")
    }

    /// The name in a color set, which ends in `Color`; nil where that platform's catalogs have none.
    ///
    /// Colours that never change are none of those that catalogs list: their values are as good.
    package func name(on platform: Platform) -> String? {
        if SystemColors.kind(of: role) == .fixed, role != "lightText", role != "darkText" { return nil }
        // What a view inherits no catalog can say; on desktops it is the accent colour that people choose.
        if role == "tintColor" { return platform == .osx ? "controlAccentColor" : "systemBlueColor" }
        let stem = role.rawValue + "Color"
        switch platform {
        case .ios: return uiKit == nil ? nil : stem
        case .osx: return appKit == nil ? nil : stem
        case .universal: return uiKit == nil || appKit == nil ? nil : stem
        }
    }

    /// All of `SystemColors`.
    static let all: [SystemColorReference] = accents + grays + labels + fills + others + backgrounds

    private static let accents: [SystemColorReference] =
        ["Red", "Orange", "Yellow", "Green", "Teal", "Blue", "Indigo", "Purple", "Pink", "Brown"].map {
            SystemColorReference("system" + $0, appKit: "system" + $0)
        }
        + ["systemMint", "systemCyan"].map {
            SystemColorReference($0, uiKitFrom: "iOS 15, tvOS 15", appKit: $0, appKitFrom: "macOS 12")
        }

    private static let grays: [SystemColorReference] =
        [SystemColorReference("systemGray", appKit: "systemGray")]
        + (2...6).map { SystemColorReference("systemGray\($0)", tv: false, appKit: nil) }

    private static let labels: [SystemColorReference] =
        ["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "separator", "link"].map {
            SystemColorReference($0, appKit: $0 + "Color")
        }

    private static let fills: [SystemColorReference] =
        ["systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill"].map {
            SystemColorReference($0, tv: false, appKit: $0, appKitFrom: "macOS 14")
        }

    private static let others: [SystemColorReference] = [
        SystemColorReference("opaqueSeparator", appKit: nil),
        SystemColorReference("tintColor", uiKitFrom: "iOS 15, tvOS 15", appKit: "controlAccentColor"),
        SystemColorReference("darkText", tv: false, appKit: nil),
        SystemColorReference("lightText", tv: false, appKit: nil),
        SystemColorReference("clear", appKit: "clear"), SystemColorReference("black", appKit: "black"),
        SystemColorReference("white", appKit: "white"),
    ]

    private static let backgrounds: [SystemColorReference] =
        [
            "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
            "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground",
        ].map { SystemColorReference($0, tv: false, appKit: nil) }
}

extension Palette {
    /// How the frameworks name a colour that is the system's, or the same as one; nil for values of its own.
    package func systemReference(of role: ColorRole) -> SystemColorReference? {
        systemColor(of: role).flatMap { SystemColorReference($0) }
    }

    /// For files that carry the system's colours as values: whose they are. Nil where none of the colours is one.
    package func generationNote(on roles: [ColorRole]) -> String? {
        guard let generation, roles.contains(where: { systemColor(of: $0) != nil }) else { return nil }
        return "The system's colours have their values of \(generation.rawValue): \(generation.releases)."
    }
}
