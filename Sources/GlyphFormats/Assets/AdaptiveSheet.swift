internal import Markup
internal import SemanticColor

/// The style sheet of an adaptive SVG: blocks of rules of one specificity, so that later ones win.
///
///     (attributes)                          light
///     prefers-color-scheme: dark            dark, with either contrast
///     prefers-contrast: more                high, in either scheme
///     both                                  dark and high
///
/// A block states only what would be wrong without it. What is always so is in attributes alone: optimisers move rules
/// without a condition into the elements, where no rule of another block could override them.
struct AdaptiveSheet {
    /// For each block, the appearance that a glyph shows there: its own, or the one that it falls back to.
    private let shown: [Appearance]
    private var blocks = [[String]](repeating: [], count: queries.count)

    init(appearances: [Appearance]) {
        shown = Appearance.withoutLevels.map { $0.standIn(among: appearances) ?? .light }
    }

    /// Of the blocks, in their order.
    static let queries: [String?] = Appearance.withoutLevels.map { appearance in
        let features = [
            appearance.has(.style) ? "(prefers-color-scheme: dark)" : nil,
            appearance.has(.contrast) ? "(prefers-contrast: more)" : nil,
        ].compactMap { $0 }
        return features.isEmpty ? nil : features.joined(separator: " and ")
    }

    /// Adds rules for a class, unless its values are the same everywhere.
    ///
    /// - Parameter values: the properties in an appearance; one that is left out may have any value there. The
    ///   element's attributes have the values of the first appearance that states them.
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
        for (block, rule) in rules.enumerated().dropFirst() where !rule.isEmpty {
            blocks[block].append(".\(name) { \(rule.joined(separator: "; ")) }")
        }
        return true
    }

    /// The value of one property in each block, so that the cascade gives the right values.
    static func needed(_ wanted: [String?]) -> [String?] {
        let appearances = Appearance.withoutLevels
        // Where any value is right in light, it takes the value of another appearance.
        var stated = [wanted.compactMap { $0 }.first]
        for (block, value) in wanted.enumerated().dropFirst() {
            // The last block before it whose query is true as well.
            let before = stated.indices.last { earlier in
                stated[earlier] != nil && appearances[block].fallbacks.contains(appearances[earlier])
            }
            stated.append(value == before.flatMap { stated[$0] } ? nil : value)
        }
        return stated.dropFirst().contains { $0 != nil } ? stated : stated.map { _ in nil }
    }

    /// The `style` element, if there are rules.
    var elements: [XMLNode] {
        var lines: [String] = []
        for (query, rules) in zip(Self.queries, blocks) where !rules.isEmpty {
            guard let query else { continue }
            lines.append("@media \(query) {")
            lines += rules.map { "  " + $0 }
            lines.append("}")
        }
        if lines.isEmpty { return [] }
        return [XMLNode("style", [], text: lines.joined(separator: "\n"))]
    }
}
