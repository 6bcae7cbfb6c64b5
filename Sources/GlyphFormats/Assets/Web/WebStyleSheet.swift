internal import GlyphModel
internal import Markup
internal import SemanticColor

/// `glyphs.css`: the colours as custom properties, and which pictures are displayed.
///
/// The settings of the system decide, and below an element with a manual theme that theme. Browsers with `light-dark()`
/// follow any `color-scheme` that the page states; the blocks before it are for others.
struct WebStyleSheet {
    var colors: CSSColors
    /// The selector of a manual theme, with `{}` for `light` and `dark`.
    var theme: String
    /// Whether a picture depends on the direction of text.
    var hasDirections = false

    static let standardTheme = "[data-theme={}]"

    private typealias Rule = (property: String, value: (Appearance) -> String)

    func text(at location: SourceFile.Location?) throws(Findings) -> String {
        let own = WebToggle.all.map { $0.property(colors.prefix) } + WebDirection.properties(colors.prefix)
        try colors.checkNames(at: location, own: Set(own))
        let rules = colors.roles.compactMap { role -> Rule? in
            colors.palette[role].map { color in (colors.property(role), { color[$0].cssHex }) }
        }
        let toggles: [Rule] = WebToggle.all.map { toggle in
            (toggle.property(colors.prefix), { toggle.isDisplayed(in: $0) ? "inline" : "none" })
        }
        let all = rules + toggles
        var lines = colors.palette.generationNote(on: colors.roles).map { ["/* \($0) */"] } ?? []
        lines += block(":root", ["color-scheme: light dark"] + all.map { "\($0.property): \($0.value(.light))" })
        for (query, appearance) in zip(AdaptiveSheet.queries, Appearance.withoutLevels) {
            guard let query else { continue }
            // The values of the block before it in the cascade stay.
            lines += media(
                query, block(":root", declarations(all, appearance, unlike: appearance.fallbacks.dropFirst())))
        }
        let (light, dark) = (selector("light"), selector("dark"))
        let styled = all.filter { rule in isStyled(rule) }
        lines += block(light, ["color-scheme: light"] + declarations(styled, .light))
        lines += block(dark, ["color-scheme: dark"] + declarations(styled, .dark))
        let high = styled.filter { $0.value(.lightHigh) != $0.value(.light) || $0.value(.darkHigh) != $0.value(.dark) }
        lines += media(
            "(prefers-contrast: more)",
            block(light, declarations(high, .lightHigh)) + block(dark, declarations(high, .darkHigh)))
        let forced = forced(toggles)
        if hasDirections { lines += WebDirection.rules(colors.prefix).flatMap { block($0.selector, $0.declarations) } }
        return (lines + both(":root, \(light), \(dark)") + forced).joined(separator: "\n") + "\n"
    }

    /// Where the user has chosen all colours: drawings have the colour of text, and their backgrounds the colour of the
    /// page. The system's scheme decides between the pictures, also below a manual theme, whose colours are not there.
    private func forced(_ toggles: [Rule]) -> [String] {
        let query = "(forced-colors: active)"
        let (light, dark) = (selector("light"), selector("dark"))
        let paints = colors.roles.filter { colors.palette[$0] != nil }
            .map { "\(colors.property($0)): \($0.forcedColor)" }
        var lines: [String] = []
        for (inner, appearance) in zip(AdaptiveSheet.queries, Appearance.withoutLevels) {
            let earlier = inner == nil ? nil : appearance.fallbacks.dropFirst()
            lines += media(
                [query, inner].compactMap { $0 }.joined(separator: " and "),
                (inner == nil ? block(":root, \(light), \(dark)", paints) : [])
                    + block("\(light), \(dark)", declarations(toggles, appearance, unlike: earlier)))
        }
        return lines
    }

    /// Both values of a colour at once, in its own colour space.
    private func both(_ selector: String) -> [String] {
        func declarations(_ light: Appearance, _ dark: Appearance, unlike others: (Appearance, Appearance)?) -> [String]
        {
            colors.roles.compactMap { role in
                guard let color = colors.palette[role] else { return nil }
                let values = (color[light].cssText, color[dark].cssText)
                if let others, (color[others.0].cssText, color[others.1].cssText) == values { return nil }
                if others == nil, values.0 == values.1, color[light].space == .sRGB { return nil }
                let value = values.0 == values.1 ? values.0 : "light-dark(\(values.0), \(values.1))"
                return "\(colors.property(role)): \(value)"
            }
        }
        let normal = block(selector, declarations(.light, .dark, unlike: nil))
        let high = media(
            "(prefers-contrast: more)",
            block(selector, declarations(.lightHigh, .darkHigh, unlike: (.light, .dark))))
        if normal.isEmpty && high.isEmpty { return [] }
        return ["@supports (color: light-dark(#000, #fff)) {"] + (normal + high).map { "  " + $0 } + ["}"]
    }

    private func selector(_ style: String) -> String { theme.replacing("{}", with: style) }

    private func isStyled(_ rule: Rule) -> Bool {
        rule.value(.light) != rule.value(.dark) || rule.value(.lightHigh) != rule.value(.darkHigh)
    }

    /// - Parameter earlier: the appearances of the blocks that hold in this one, too, the last one first.
    private func declarations(
        _ rules: [Rule], _ appearance: Appearance, unlike earlier: ArraySlice<Appearance>? = nil
    ) -> [String] {
        rules.compactMap { rule in
            let value = rule.value(appearance)
            if let earlier, earlier.allSatisfy({ rule.value($0) == value }) { return nil }
            return "\(rule.property): \(value)"
        }
    }

    private func block(_ selector: String, _ declarations: [String]) -> [String] {
        declarations.isEmpty ? [] : ["\(selector) {"] + declarations.map { "  \($0);" } + ["}"]
    }

    private func media(_ query: String, _ lines: [String]) -> [String] {
        lines.isEmpty ? [] : ["@media \(query) {"] + lines.map { "  " + $0 } + ["}"]
    }
}

extension Color {
    /// In its own colour space.
    fileprivate var cssText: String { space == .displayP3 ? cssP3 : cssHex }
}
