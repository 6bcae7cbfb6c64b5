package import SemanticColor

/// Names of system colours. No other colour may have one, because code and asset catalogs use them already.
package enum SystemName {
    /// How an import treats a colour with such a name.
    package enum Verdict: Equatable {
        /// Not a name of a system colour.
        case free
        /// The system's own colour.
        case system
        /// The name of a system colour with other values; with the generation that has these values, if there is one.
        case differs(sameIn: SystemColors.Generation?)
    }

    /// - Parameter generation: the palette's generation; nil accepts the values of any generation.
    package static func verdict(on role: ColorRole, _ color: DynamicColor, in generation: SystemColors.Generation?)
        -> Verdict
    {
        guard SystemColors.isName(role) else { return .free }
        let known = SystemColors.Generation.allCases.reversed()
        if let generation, isSystem(color, role, generation) { return .system }
        let other = known.first { isSystem(color, role, $0) }
        return generation == nil && other != nil ? .system : .differs(sameIn: other)
    }

    /// Whether the values are the system's, in light and dark, and wherever else the file states one: files without
    /// high contrast or levels fall back where the system has values of its own.
    private static func isSystem(
        _ color: DynamicColor, _ role: ColorRole, _ generation: SystemColors.Generation
    ) -> Bool {
        guard let system = SystemColors.color(role, in: generation) else { return false }
        return Appearance.allCases.allSatisfy { appearance in
            let counts = appearance == .light || appearance == .dark || color.stated(appearance) != nil
            return !counts || isSame(color[appearance], system[appearance])
        }
    }

    /// Whether both are equal in bytes, and in the three decimals in which color sets state opacity.
    private static func isSame(_ a: Color, _ b: Color) -> Bool {
        abs(a.alpha - b.alpha) <= 0.001 && (a.hex == b.hex || a.alpha == 0)
    }

    /// A free name for a custom colour: `appLabel` for `label`, `appRed` for `systemRed`.
    ///
    /// - Parameter taken: whether another custom colour has this name.
    package static func proposal(for name: String, taken: (String) -> Bool) -> String {
        func isTaken(_ name: String) -> Bool { taken(name) || SystemColors.isName(ColorRole(rawValue: name)) }
        let bare = name.replacing("System", with: "").replacing("system", with: "")
        let stem = bare.isEmpty ? name : bare
        let proposal = "app" + stem.prefix(1).uppercased() + stem.dropFirst()
        if !isTaken(proposal) { return proposal }
        var number = 2
        while isTaken(proposal + String(number)) { number += 1 }
        return proposal + String(number)
    }
}

// MARK: - Names in the frameworks

/// The names of a system colour in Apple's frameworks and asset catalogs (`UIColor` and `NSColor`, "Standard colors"
/// and "UI element colors").
package struct SystemColorReference: Sendable {
    /// The platforms that color sets refer to, as spelled in their `platform`.
    package enum Platform: String, CaseIterable, Sendable { case universal, ios, osx }

    /// A class property of `UIColor` or `NSColor`.
    package struct Symbol: Sendable {
        package var name: String
        /// The release that `#available` must check; nil for colours as old as dynamic colours: iOS 13, macOS 10.15.
        package var release: String?
    }

    package let role: ColorRole
    /// `UIColor.label`; nil if there is none.
    package let uiKit: Symbol?
    /// Whether the colour is available on tvOS.
    package let isOnTV: Bool
    /// `NSColor.labelColor`; nil if there is none.
    package let appKit: Symbol?

    /// Nil if the role is not a system colour.
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

    /// Whether the colour is available on every system with dynamic colours. Then its values are not needed.
    package var isEverywhere: Bool {
        guard let uiKit, let appKit else { return false }
        return uiKit.release == nil && isOnTV && appKit.release == nil
    }

    /// The systems without the colour, for a comment.
    package var exceptions: String {
        var list: [String] = []
        if let release = uiKit?.release { list.append("systems before " + release.replacing(", ", with: " and ")) }
        if uiKit == nil { list.append("iOS") }
        if !isOnTV { list.append("tvOS") }
        if let release = appKit?.release { list.append("systems before " + release) }
        if appKit == nil { list.append("macOS") }
        return list.joined(separator: ", ")
    }

    /// The name in a color set, which ends in `Color`; nil if catalogs of that platform do not have the colour.
    ///
    /// Catalogs do not list colours that never change; their values are used instead.
    package func name(on platform: Platform) -> String? {
        if SystemColors.kind(of: role) == .fixed, role != "lightText", role != "darkText" { return nil }
        // A catalog cannot refer to a view's inherited tint; on macOS it is the accent colour that people choose.
        if role == "tintColor" { return platform == .osx ? "controlAccentColor" : "systemBlueColor" }
        let stem = role.rawValue + "Color"
        switch platform {
        case .ios: return uiKit == nil ? nil : stem
        case .osx: return appKit == nil ? nil : stem
        case .universal: return uiKit == nil || appKit == nil ? nil : stem
        }
    }

    /// All colours of `SystemColors`.
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
    /// The framework names of a colour that is a system colour or an alias of one; nil for a colour with own values.
    package func systemReference(of role: ColorRole) -> SystemColorReference? {
        systemColor(of: role).flatMap { SystemColorReference($0) }
    }

    /// A note for files that contain system colours as values: the generation of the values. Nil if none of the
    /// colours is a system colour.
    package func generationNote(on roles: [ColorRole]) -> String? {
        guard let generation, roles.contains(where: { systemColor(of: $0) != nil }) else { return nil }
        return "The system's colours have their values of \(generation.rawValue): \(generation.releases)."
    }
}
