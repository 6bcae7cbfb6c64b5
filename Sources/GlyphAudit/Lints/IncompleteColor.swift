internal import GlyphModel
internal import Markup
internal import SemanticColor

extension Lint {
    static let incompleteColor: Lint = Lint(
        id: "incomplete-color", severity: .warning,
        summary: "A custom colour has no value for dark, or none for increased contrast.",
        guideline: "Human Interface Guidelines, Color: give custom colours light and dark variants, and an increased "
            + "contrast variant of each.",
        reason: "A missing value falls back to one that was chosen for another appearance, and people who request more "
            + "contrast do not get it.",
        remedy: "Add the values. The finding proposes the nearest ones of the same hue that reach 7 : 1 on the "
            + "system's background.",
        examples: Examples(
            clean: [
                Example(
                    """
                    <glyphs version="1">
                      <palette>
                        <color name="brand">
                          <value srgb="#14479E"/>
                          <value style="dark" srgb="#8FB8FF"/>
                          <value contrast="high" srgb="#0A2F73"/>
                          <value style="dark" contrast="high" srgb="#BBD3FF"/>
                        </color>
                        <color name="accent" same-as="systemIndigo"/>
                      </palette>
                    </glyphs>
                    """)
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                      <palette>
                        <color name="brand">
                        ^
                          <value srgb="#14479E"/>
                          <value style="dark" srgb="#8FB8FF"/>
                        </color>
                        <color name="ink"><value srgb="#1D2B3A"/></color>
                        ^
                      </palette>
                    </glyphs>
                    """)
            ]),
        check: .palette { own, audit in
            let missing = [Appearance.dark, .lightHigh, .darkHigh].filter { own.color.stated($0) == nil }
            if missing.isEmpty { return [] }
            let isBackground = audit.isOnlyBackground(own)
            let lines =
                isBackground
                ? []
                : missing.compactMap { appearance -> String? in
                    guard let ground = audit.set.palette["systemBackground"]?[appearance] else { return nil }
                    let notation = own.notation(of: appearance)
                    return own.color[appearance].nearest(
                        meeting: [ContrastDemand(on: ground, atLeast: Audit.customRatio)], written: notation.written
                    ).map { notation.line($0, for: appearance) }
                }
            return [
                Lint.incompleteColor.finding(
                    "'\(own.role.rawValue)' has no value for " + Self.list(missing.map(\.words)),
                    at: audit.location(at: own.element.offset), color: own.role,
                    hint: isBackground
                        ? "add the values, dark ones for dark, or use a background of the system"
                        : lines.isEmpty ? "add the values" : "add for example " + lines.joined(separator: " "))
            ]
        })

    private static func list(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }
}

extension Appearance {
    fileprivate var words: String { style.rawValue + (contrast == .high ? " with increased contrast" : "") }
}
