internal import Markup
internal import SemanticColor

/// The style sheet of an adaptive SVG: four blocks of rules of one specificity, so that later ones win.
///
///     (always)                              light
///     prefers-color-scheme: dark            dark, with either contrast
///     prefers-contrast: more                high, in either scheme
///     both                                  dark and high
///
/// A block states only what would come out wrong without it.
struct AdaptiveSheet {
    /// For each block, the appearance that a glyph shows there: where it has none of its own, the one that
    /// stands in.
    private let shown: [Appearance]
    private var blocks = [[String]](repeating: [], count: 4)

    init(appearances: [Appearance]) {
        shown = [Appearance.light, .dark, .lightHigh, .darkHigh].map { wanted in
            wanted.fallbacks.first(where: appearances.contains) ?? .light
        }
    }

    static let queries: [String?] = [
        nil, "(prefers-color-scheme: dark)", "(prefers-contrast: more)",
        "(prefers-color-scheme: dark) and (prefers-contrast: more)",
    ]

    /// Adds rules for a class, unless it looks the same everywhere.
    ///
    /// - Parameter values: the properties in an appearance; one that is left out may have any value there.
    /// - Returns: whether there are any rules.
    @discardableResult
    mutating func style(_ name: String, _ values: (Appearance) -> [String: String]) -> Bool {
        let wanted = shown.map(values)
        let properties = Set(wanted.flatMap(\.keys)).sorted()
        var rules = [[String]](repeating: [], count: 4)
        for property in properties {
            for (block, value) in Self.needed(wanted.map { $0[property] }).enumerated() {
                if let value { rules[block].append("\(property): \(value)") }
            }
        }
        guard rules.dropFirst().contains(where: { !$0.isEmpty }) else { return false }
        for (block, rule) in rules.enumerated() where !rule.isEmpty {
            blocks[block].append(".\(name) { \(rule.joined(separator: "; ")) }")
        }
        return true
    }

    /// What each block has to say of one property, so that the cascade gives the wanted values.
    static func needed(_ wanted: [String?]) -> [String?] {
        // Where light does not care it takes what another appearance wants.
        let light = wanted[0] ?? wanted[1] ?? wanted[2] ?? wanted[3]
        let dark = wanted[1] == light ? nil : wanted[1]
        let high = wanted[2] == light ? nil : wanted[2]
        let both = wanted[3] == high ?? dark ?? light ? nil : wanted[3]
        return dark == nil && high == nil && both == nil ? [nil, nil, nil, nil] : [light, dark, high, both]
    }

    /// The `style` element, if there are rules.
    var elements: [XMLNode] {
        var lines: [String] = []
        for (query, rules) in zip(Self.queries, blocks) where !rules.isEmpty {
            if let query {
                lines.append("@media \(query) {")
                lines += rules.map { "  " + $0 }
                lines.append("}")
            } else {
                lines += rules
            }
        }
        if lines.isEmpty { return [] }
        return [XMLNode("style", [], text: lines.joined(separator: "\n"))]
    }
}
