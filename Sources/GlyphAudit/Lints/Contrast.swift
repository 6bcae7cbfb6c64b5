internal import GlyphModel
internal import Markup
internal import SemanticColor

extension Lint {
    static let contrast: Lint = Lint(
        id: "contrast", severity: .error,
        summary: "A layer has too little contrast with what it is seen against.",
        guideline: "WCAG 2.2, 1.4.11 Non-text Contrast: parts of a graphic that are needed to understand it reach "
            + "3 : 1 against adjacent colours. `contrast` states another minimum for a glyph. Pairs of the system "
            + "itself are exempt, and `system-contrast` reports their ratios: a dynamic system colour on one of the "
            + "system's backgrounds, even as faint as hierarchical rendering makes it, and a label effect on a "
            + "material that the guidelines allow. A stated `contrast`, on the glyph or around it, applies to these "
            + "too, whether it is lower or higher than 3; `audit=\"wcag\"` on the root demands 3 of all.",
        reason:
            "Below that, people with low vision, or anybody in sunlight, cannot see the shape. The ratio is measured "
            + "in every setting that a person can choose and on every background that `on` names. Translucent colours "
            + "are composited first; a material is tested over light, medium and dark content.",
        remedy: "Use the values that the finding proposes: the nearest colours of the same hue that pass on all "
            + "backgrounds. `twinlight lint --fix` writes them for colours that the manifest defines; where such a "
            + "colour is a copy of a system colour, it becomes `same-as` that one. A system colour that fails needs "
            + "another tint, or another background. If a faint layer carries no meaning, lower `contrast` on the "
            + "glyph.",
        examples: Examples(
            clean: [
                Example(
                    """
                    <glyphs version="1">
                      <glyph name="box" tint="systemYellow"/>
                      <glyph name="disc" tint="systemGray2" contrast="1.5" on="systemBackground"/>
                    </glyphs>
                    """)
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                      <palette>
                        <color name="mist">
                          <value srgb="#B8C4D8"/>
                          <value style="dark" srgb="#B8C4D8"/>
                        </color>
                      </palette>
                      <glyph name="box" tint="mist"/>
                      ^
                      <glyph name="disc" tint="systemYellow" contrast="3"/>
                      ^
                      <glyph name="bar" rendering="palette">
                        <layer select="#foot" role="secondary" tint="systemGray3"/>
                                       ^
                      </glyph>
                    </glyphs>
                    """)
            ]),
        check: .glyph { glyph, audit in
            let shortfalls = glyph.shortfalls(\.fails)
            return shortfalls.filter { $0.contains { $0.setting.appearance.level == .base } }.map { measures in
                Lint.contrast.shortfall(measures, of: glyph, in: audit)
            }
        })

    /// The finding of both lints for layers with too little contrast: how far, where, and which colour would pass.
    func shortfall(_ measures: [AuditMeasure], of glyph: AuditedGlyph, in audit: Audit) -> AuditFinding {
        let role = measures[0].role
        let worst = measures.min { $0.ratio < $1.ratio } ?? measures[0]
        let own = role.flatMap(audit.color)
        let showsExactColor = measures.allSatisfy(\.showsExactColor)
        let values = showsExactColor ? role.map { audit.remedy(of: $0, .minimum) } ?? [] : []
        let lines = values.map { (own?.notation(of: $0.appearance) ?? .hex).line($0.color, for: $0.appearance) }
        let copy = showsExactColor ? own.flatMap(audit.unacceptedCopy) : nil
        let effect = worst.setting.material == nil ? nil : glyph.entry.settings.audit.vibrancy
        let name =
            effect.map { " under the effect '\($0.rawValue)'" }
            ?? role.map { " in '\($0.rawValue)'" + (showsExactColor ? "" : ", at reduced opacity,") } ?? ""
        let hint =
            if effect != nil {
                "use a stronger effect for labels, or a thicker material"
            } else if let copy {
                "the colour is a copy of '\(copy.role.rawValue)': write \(copy.line)"
            } else if !lines.isEmpty {
                (own == nil ? "a colour of your own passes with " : "the nearest values that pass: ")
                    + lines.joined(separator: " ")
            } else if !showsExactColor {
                "make the layer more opaque, or lower 'contrast' if it carries no meaning"
            } else {
                "state another tint or background: no colour of this hue passes everywhere"
            }
        return finding(
            "'\(worst.asset)'\(name) reaches \(ContrastRatio.text(worst.ratio)) : 1, but "
                + "\(ReviewNumber.text(worst.minimum, decimals: 2)) is required",
            at: glyph.place(of: role), glyph: glyph.entry.name, color: role, measures: measures, hint: hint,
            notes: measures.notes, fix: showsExactColor ? own.flatMap { audit.fix(of: $0, .minimum) } : nil)
    }
}

extension AuditedGlyph {
    /// The measures to report, by colour: first layers with the colour of the palette, then those that are fainter.
    func shortfalls(_ isIncluded: (AuditMeasure) -> Bool) -> [[AuditMeasure]] {
        var groups: [(key: ShortfallKey, measures: [AuditMeasure])] = []
        // Pictures with original paints are judged as a whole, by another lint.
        for measure in measures where measure.role != nil && isIncluded(measure) {
            let key = ShortfallKey(role: measure.role, showsExactColor: measure.showsExactColor)
            if let index = groups.firstIndex(where: { $0.key == key }) {
                groups[index].measures.append(measure)
            } else {
                groups.append((key, [measure]))
            }
        }
        return groups.map(\.measures)
    }
}

private struct ShortfallKey: Hashable {
    var role: ColorRole?
    var showsExactColor: Bool
}
