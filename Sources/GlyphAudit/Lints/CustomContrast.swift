internal import GlyphModel
internal import Markup
internal import SemanticColor

extension Lint {
    static let customContrast: Lint = Lint(
        id: "custom-contrast", severity: .warning,
        summary: "A custom colour passes, but has less than 7 : 1.",
        guideline: "Human Interface Guidelines, Dark Mode: strive for a contrast ratio of 7 : 1 for custom foreground "
            + "colours, especially where they are small. WCAG 2.2, 1.4.6 asks the same of text.",
        reason: "Small and thin shapes need more than the minimum, and the system cannot adjust a colour that it does "
            + "not know.",
        remedy: "Use the value that the finding proposes, or write it by `twinlight lint --fix --rules "
            + "custom-contrast`. The finding is a warning for glyphs that are shown at up to 20 points, by their "
            + "`size`, and an info for larger ones; a glyph that states no size has 24 points. Below its `contrast`, "
            + "3 : 1 if not stated, a glyph of any size is an error of the lint `contrast`.",
        examples: Examples(
            clean: [
                Example(
                    """
                    <glyphs version="1">
                      <palette>
                        <color name="brand"><value srgb="#14479E"/><value style="dark" srgb="#8FB8FF"/></color>
                        <color name="unused"><value srgb="#888888"/></color>
                      </palette>
                      <glyph name="box" tint="brand" size="16"/>
                      <glyph name="disc" tint="systemRed" size="16"/>
                    </glyphs>
                    """)
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                      <palette>
                        <color name="brand">
                          <value srgb="#2F6FDE"/>
                          ^
                          <value style="dark" srgb="#8FB8FF"/>
                        </color>
                      </palette>
                      <glyph name="box" tint="brand" size="16 24"/>
                    </glyphs>
                    """)
            ]),
        check: .palette { own, audit in
            // A measure that fails is an error of the glyph.
            let short = audit.measures(of: own).filter {
                $0.passes && !ContrastRatio.reaches($0.ratio, Audit.customRatio)
            }
            let bySource = Dictionary(grouping: short) { own.color.source(of: $0.setting.appearance) }
            return Appearance.allCases.compactMap { source -> AuditFinding? in
                guard let all = bySource[source] else { return nil }
                // If it is also shown small, that counts.
                let small = all.filter(\.isSmall)
                let measures = small.isEmpty ? all : small
                guard let worst = measures.min(by: { $0.ratio < $1.ratio }) else { return nil }
                let proposed = audit.remedy(of: own.role, .custom).map { value in
                    own.notation(of: value.appearance).line(value.color, for: value.appearance)
                }
                return Lint.customContrast.finding(
                    "'\(own.role.rawValue)' reaches \(ContrastRatio.text(worst.ratio)) : 1; a colour of your own "
                        + "should reach 7 at \(ReviewNumber.text(worst.size, decimals: 2)) points",
                    at: audit.location(at: own.place(of: source)), color: own.role,
                    measures: measures, subject: "color \(own.role.rawValue), \(source.name)",
                    hint: proposed.isEmpty
                        ? "use another hue: no colour of this one reaches 7 on all of its backgrounds"
                        : "the nearest values that pass: " + proposed.joined(separator: " "),
                    notes: measures.notes, fix: audit.fix(of: own, .custom),
                    severity: small.isEmpty ? .info : .warning)
            }
        })
}
