internal import Markup
internal import SemanticColor

/// The style sheet of an adaptive SVG: blocks of rules of one specificity, so that later ones win.
///
///     (attributes)                          light
///     prefers-color-scheme: dark            dark, with either contrast
///     prefers-contrast: more                high, in either scheme
///     both                                  dark and high
///     forced-colors: active                 the user's own colours
///
/// A block states only the values that would be wrong without it. Values that always hold are in attributes alone:
/// optimisers move rules without a condition into the elements, where no rule of another block could override them.
struct AdaptiveSheet {
    /// For each block, the appearance that a glyph shows there: its own, or the one that it falls back to.
    private let shown: [Appearance]
    private var blocks = [[String]](repeating: [], count: queries.count)
    /// For each declaration, the classes that have it where colours are forced; in the order of the first ones.
    private var forced: [(declaration: String, classes: [String])] = []

    init(appearances: [Appearance]) {
        shown = Appearance.withoutLevels.map { $0.standIn(among: appearances) ?? .light }
    }

    /// The media queries of the blocks, in their order.
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
        style(".\(name)", shown.map(values), isInAttributes: true)
    }

    /// Gives a file that is shown by itself, as by `img`, a colour of the text around it. In a page, where the file's
    /// text is inserted, the root is another element.
    mutating func colorText(_ value: (Appearance) -> String) {
        // Also where the picture has no other forms.
        style("svg:root", Appearance.withoutLevels.map { ["color": value($0)] }, isInAttributes: false)
        force("svg:root", "color: \(ColorRole.forcedText)")
    }

    /// Adds a declaration for where the user has chosen all colours.
    mutating func force(_ selector: String, _ declaration: String) {
        if let index = forced.firstIndex(where: { $0.declaration == declaration }) {
            forced[index].classes.append(selector)
        } else {
            forced.append((declaration, [selector]))
        }
    }

    /// - Parameter isInAttributes: whether the element has the values of the first block as attributes.
    @discardableResult
    private mutating func style(_ selector: String, _ wanted: [[String: String]], isInAttributes: Bool) -> Bool {
        let properties = Set(wanted.flatMap(\.keys)).sorted()
        var rules = [[String]](repeating: [], count: 4)
        for property in properties {
            for (block, value) in Self.needed(wanted.map { $0[property] }).enumerated() {
                if let value { rules[block].append("\(property): \(value)") }
            }
        }
        if !isInAttributes { rules[0] = properties.compactMap { name in wanted[0][name].map { "\(name): \($0)" } } }
        let first = isInAttributes ? 1 : 0
        guard rules.dropFirst(first).contains(where: { !$0.isEmpty }) else { return false }
        for (block, rule) in rules.enumerated().dropFirst(first) where !rule.isEmpty {
            blocks[block].append("\(selector) { \(rule.joined(separator: "; ")) }")
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
        func add(_ query: String, _ rules: [String]) {
            if !rules.isEmpty { lines += ["@media \(query) {"] + rules.map { "  " + $0 } + ["}"] }
        }
        for (query, rules) in zip(Self.queries, blocks) {
            if let query { add(query, rules) } else { lines += rules }
        }
        add(
            "(forced-colors: active)",
            forced.map { "\($0.classes.joined(separator: ", ")) { \($0.declaration) }" })
        if lines.isEmpty { return [] }
        return [XMLNode("style", [], text: lines.joined(separator: "\n"))]
    }
}
