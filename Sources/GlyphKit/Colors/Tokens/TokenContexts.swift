internal import Markup
internal import SemanticColor

/// What the contexts of a resolver's modifiers mean for appearances.
///
/// A context's name says it: `light` and `dark`, `normal` and `high`, `base` and `elevated`, or several with a mark
/// between them, `dark-high`. What the modifier itself is called does not matter.
struct TokenContexts {
    /// For each modifier, the context in each of the eight appearances.
    private var choices: [[Int]] = []

    init(_ resolver: TokenResolver, faults: inout TokenFaults) {
        for modifier in resolver.modifiers { choices.append(Self.choice(of: modifier, &faults)) }
    }

    /// One context per modifier.
    func choice(in appearance: Appearance) -> [Int] { choices.map { $0[appearance.index] } }

    private static func choice(of modifier: TokenResolver.Modifier, _ faults: inout TokenFaults) -> [Int] {
        let standard = modifier.contexts.firstIndex { $0.name == modifier.defaultContext }
        let traits = modifier.contexts.enumerated().map { index, context in
            // The default may have any name, `default` too: it is what holds where nothing is asked for.
            Traits(context.name) ?? (index == standard ? Traits() : nil)
        }
        let known = traits.compactMap { $0 }
        guard known.count == traits.count, let base = known.firstIndex(where: { $0.appearance == .light }) ?? standard
        else {
            let chosen = standard ?? 0
            faults.warning(
                "modifier-default",
                "'\(modifier.name)' does not tell appearances apart: it is read as '\(modifier.contexts[chosen].name)'"
                    + (standard == nil ? ", the first, as it has no default" : ", its default"),
                at: modifier.offset,
                hint: "contexts of light, dark, normal, high, base, elevated are understood, and dark-high and so on")
            return Array(repeating: chosen, count: Appearance.allCases.count)
        }
        let axes = known.reduce(into: Traits()) { $0.formUnion($1) }
        return Appearance.allCases.map { appearance in
            for candidate in appearance.fallbacks {
                if let found = known.firstIndex(where: { $0.appearance == axes.masked(candidate) }) { return found }
            }
            return base
        }
    }
}

/// The words of a context's name.
private struct Traits {
    var style: Appearance.Style?
    var contrast: Appearance.Contrast?
    var level: Appearance.Level?

    init() {}

    /// Nil where a word is not known, or one axis is named twice.
    init?(_ name: String) {
        for word in name.lowercased().split(whereSeparator: { !$0.isLetter }) {
            let word = String(word)
            if let value = Appearance.Style(rawValue: word), style == nil {
                style = value
            } else if let value = Appearance.Contrast(rawValue: word), contrast == nil {
                contrast = value
            } else if let value = Appearance.Level(rawValue: word), level == nil {
                level = value
            } else {
                return nil
            }
        }
        if style == nil, contrast == nil, level == nil { return nil }
    }

    var appearance: Appearance {
        Appearance(style: style ?? .light, contrast: contrast ?? .normal, level: level ?? .base)
    }

    mutating func formUnion(_ other: Traits) {
        style = style ?? other.style
        contrast = contrast ?? other.contrast
        level = level ?? other.level
    }

    /// The appearance without what no context tells apart.
    func masked(_ appearance: Appearance) -> Appearance {
        Appearance(
            style: style == nil ? .light : appearance.style, contrast: contrast == nil ? .normal : appearance.contrast,
            level: level == nil ? .base : appearance.level)
    }
}
