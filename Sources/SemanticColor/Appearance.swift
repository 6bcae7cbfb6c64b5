/// The traits by which a dynamic colour is resolved.
public struct Appearance: Hashable, Sendable, CaseIterable, BitwiseCopyable {
    /// Light or dark.
    public enum Style: String, Hashable, Sendable, CaseIterable, BitwiseCopyable { case light, dark }
    /// The system's normal contrast, or increased contrast.
    public enum Contrast: String, Hashable, Sendable, CaseIterable, BitwiseCopyable { case normal, high }
    /// `elevated` is the level of sheets and popovers, which lie above other content.
    public enum Level: String, Hashable, Sendable, CaseIterable, BitwiseCopyable { case base, elevated }

    /// Light or dark.
    public var style: Style
    /// Normal or increased contrast.
    public var contrast: Contrast
    /// Base or elevated.
    public var level: Level

    /// Light, normal and base by default.
    public init(style: Style = .light, contrast: Contrast = .normal, level: Level = .base) {
        self.style = style
        self.contrast = contrast
        self.level = level
    }

    /// Light, with normal contrast, at the base level.
    public static let light = Appearance()
    /// Dark, with normal contrast, at the base level.
    public static let dark = Appearance(style: .dark)
    /// Light, with increased contrast.
    public static let lightHigh = Appearance(contrast: .high)
    /// Dark, with increased contrast.
    public static let darkHigh = Appearance(style: .dark, contrast: .high)

    /// All eight, in the order light, dark, light high, dark high; base first, then elevated.
    public static let allCases: [Appearance] = Level.allCases.flatMap { level in
        Contrast.allCases.flatMap { contrast in
            Style.allCases.map { Appearance(style: $0, contrast: contrast, level: level) }
        }
    }

    /// The position of this appearance in `allCases`.
    public var index: Int {
        (style == .dark ? 1 : 0) + (contrast == .high ? 2 : 0) + (level == .elevated ? 4 : 0)
    }

    /// The name in manifests and file names: `light`, `dark`, `light-high`, `dark-high`; with the suffix `-elevated`
    /// for elevated appearances.
    public var name: String {
        style.rawValue + (contrast == .high ? "-high" : "") + (level == .elevated ? "-elevated" : "")
    }
}

// MARK: - Fallbacks

extension Appearance {
    /// A trait in which an appearance differs from light, normal and base.
    package enum Trait: Hashable, Sendable {
        /// Elevated, not base.
        case level
        /// High, not normal.
        case contrast
        /// Dark, not light.
        case style
    }

    /// The rule for appearances without a stated value: the value is taken from the appearance without the first of
    /// these traits, then without the second, then without both, and so on. Elevated falls back to base, then high to
    /// normal, then dark to light. Colours are resolved by this rule, and formats generate code by it.
    package static let fallbackOrder: [Trait] = [.level, .contrast, .style]

    /// The appearance itself, then the appearances whose value it falls back to, nearest first.
    public var fallbacks: [Appearance] { Self.fallbacksByIndex[index] }

    private static let fallbacksByIndex = allCases.map { appearance in
        fallbackOrder.filter(appearance.has).reduce(into: [appearance]) { list, trait in
            list += list.map { $0.without(trait) }
        }
    }

    /// The appearance whose value is shown if only some have one: this one, or the nearest of its fallbacks.
    package func standIn(among stated: [Appearance]) -> Appearance? { fallbacks.first(where: stated.contains) }

    /// Light, dark, light high, dark high: the appearances of formats without levels.
    package static let withoutLevels = allCases.filter { !$0.has(.level) }

    package func has(_ trait: Trait) -> Bool { without(trait) != self }

    package func without(_ trait: Trait) -> Appearance {
        var appearance = self
        switch trait {
        case .level: appearance.level = .base
        case .contrast: appearance.contrast = .normal
        case .style: appearance.style = .light
        }
        return appearance
    }

    package func with(_ trait: Trait) -> Appearance {
        var appearance = self
        switch trait {
        case .level: appearance.level = .elevated
        case .contrast: appearance.contrast = .high
        case .style: appearance.style = .dark
        }
        return appearance
    }
}
