extension Appearance {
    /// What sets an appearance apart from light, normal and base.
    package enum Trait: Hashable, Sendable {
        /// Elevated, not base.
        case level
        /// High, not normal.
        case contrast
        /// Dark, not light.
        case style
    }

    /// The one rule for values that nobody stated: a value is taken from the appearance without the first of these,
    /// then without the second, then without both, and so on. Elevated falls back to base, then high to normal, then
    /// dark to light. Colours resolve by it, and formats make their code by it.
    package static let fallbackOrder: [Trait] = [.level, .contrast, .style]

    /// Itself, then the appearances whose value stands in for it, nearest first.
    public var fallbacks: [Appearance] {
        Self.fallbackOrder.filter(has).reduce(into: [self]) { list, trait in list += list.map { $0.without(trait) } }
    }

    /// Whose value it shows where only some have one: its own, or that of the nearest that stands in.
    package func standIn(among stated: [Appearance]) -> Appearance? { fallbacks.first(where: stated.contains) }

    /// Light, dark, light high, dark high: all that formats without levels tell apart.
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
