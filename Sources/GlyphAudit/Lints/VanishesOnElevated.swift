internal import GlyphModel
internal import Markup
internal import SemanticColor

extension Lint {
    static let vanishesOnElevated: Lint = Lint(
        id: "vanishes-on-elevated", severity: .error,
        summary: "A dark form has enough contrast on the base level, but not on an elevated background.",
        guideline: "Human Interface Guidelines, Dark Mode: sheets, popovers and secondary columns get lighter "
            + "backgrounds in dark. WCAG 2.2, 1.4.11 applies there as well; pairs of the system itself "
            + "are exempt as in `contrast`.",
        reason: "A colour that was tested on black alone can be too near to the gray of a sheet.",
        remedy: "Choose a lighter dark value, or add one with `level=\"elevated\"`. Formats without levels show "
            + "the base value everywhere, so a lighter base value is safer.",
        examples: Examples(
            clean: [
                Example(
                    """
                    <glyphs version="1">
                      <palette>
                        <color name="slate"><value srgb="#4A5568"/><value style="dark" srgb="#8A95A8"/></color>
                      </palette>
                      <glyph name="box" tint="slate"/>
                    </glyphs>
                    """)
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                      <palette>
                        <color name="slate"><value srgb="#4A5568"/><value style="dark" srgb="#5F6368"/></color>
                      </palette>
                      <glyph name="box" tint="slate"/>
                      ^
                    </glyphs>
                    """),
                // The value exists, but SVG files cannot carry it.
                Example(
                    """
                    <glyphs version="1">
                      <palette>
                        <color name="slate">
                          <value srgb="#4A5568"/>
                          <value style="dark" srgb="#5F6368"/>
                          <value style="dark" level="elevated" srgb="#A0A8B4"/>
                        </color>
                      </palette>
                      <glyph name="box" tint="slate"/>
                      ^
                      <export format="svg"/>
                    </glyphs>
                    """),
            ]),
        check: .glyph { glyph, audit in
            let shortfalls = glyph.shortfalls(\.fails)
            return shortfalls.filter { $0.allSatisfy { $0.setting.appearance.level == .elevated } }.map { measures in
                Lint.vanishesOnElevated.shortfall(measures, of: glyph, in: audit)
            } + audit.lostInFiles(glyph)
        })
}

extension Audit {
    /// Formats of colours only, which have levels. Pictures have one value of a colour for both.
    private static let formatsWithLevels = ["swift", "tokens"]

    /// Colours that pass by an elevated value, which picture files cannot carry: they show the base value.
    fileprivate func lostInFiles(_ glyph: AuditedGlyph) -> [AuditFinding] {
        guard manifest.exports.contains(where: { !Self.formatsWithLevels.contains($0.format) }) else { return [] }
        let lost = glyph.measures.compactMap { measure -> AuditMeasure? in
            var base = measure.setting.appearance
            base.level = .base
            guard measure.setting.appearance != base, measure.showsExactColor, measure.passes, measure.underlay == nil,
                let value = measure.role.flatMap({ set.palette[$0] })?[base]
            else { return nil }
            var shown = measure
            shown.ink = value.composited(over: measure.ground)
            shown.ratio = value.contrastRatio(on: measure.ground)
            return shown.fails ? shown : nil
        }
        let roles = lost.reduce(into: [ColorRole?]()) { if !$0.contains($1.role) { $0.append($1.role) } }
        return roles.map { role in
            let measures = lost.filter { $0.role == role }
            let worst = measures.min { $0.ratio < $1.ratio } ?? measures[0]
            let (name, ratio) = (role?.rawValue ?? "", ContrastRatio.text(worst.ratio))
            return Lint.vanishesOnElevated.finding(
                "files show '\(worst.asset)' in the base value of '\(name)', which reaches "
                    + "\(ratio) : 1, but \(ReviewNumber.text(worst.minimum, decimals: 2)) is required",
                at: glyph.place(of: role), glyph: glyph.entry.name, color: role, measures: measures,
                hint: "choose a base value that also passes on elevated backgrounds", notes: measures.notes)
        }
    }
}
