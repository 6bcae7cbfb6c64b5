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
