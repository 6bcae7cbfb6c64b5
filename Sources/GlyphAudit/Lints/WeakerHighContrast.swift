internal import GlyphModel
internal import Markup
internal import SemanticColor

extension Lint {
    static let weakerHighContrast: Lint = Lint(
        id: "weaker-high-contrast", severity: .warning,
        summary: "The value for increased contrast has less contrast than the normal one.",
        guideline: "Human Interface Guidelines, Accessibility: where people request increased contrast, colours have "
            + "more contrast, not less.",
        reason: "People who need the setting most see the symbol worst.",
        remedy: "Move the value away from its background: darker on light, lighter on dark. `twinlight lint --fix "
            + "--rules weaker-high-contrast` writes the nearest value with at least the same contrast.",
        examples: Examples(
            clean: [
                Example(
                    """
                    <glyphs version="1">
                      <palette>
                        <color name="brand">
                          <value srgb="#14479E"/>
                          <value contrast="high" srgb="#0A2F73"/>
                        </color>
                      </palette>
                    </glyphs>
                    """),
                // The contrast of a background with another one does not matter.
                Example(
                    """
                    <glyphs version="1">
                      <palette>
                        <color name="page"><value srgb="#F4F4F6"/><value contrast="high" srgb="#FFFFFF"/></color>
                      </palette>
                      <glyph name="box" on="page"/>
                    </glyphs>
                    """),
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                      <palette>
                        <color name="brand">
                          <value srgb="#14479E"/>
                          <value style="dark" srgb="#8FB8FF"/>
                          <value contrast="high" srgb="#2F6FDE"/>
                          ^
                          <value style="dark" contrast="high" srgb="#BBD3FF"/>
                        </color>
                      </palette>
                    </glyphs>
                    """)
            ]),
        check: .palette { own, audit in
            if audit.isOnlyBackground(own) { return [] }
            return [Appearance.Style.light, .dark].compactMap { style -> AuditFinding? in
                let high = Appearance(style: style, contrast: .high)
                guard let color = own.color.stated(high) else { return nil }
                let measures = audit.measures(of: own).isEmpty ? audit.supposed(own) : audit.measures(of: own)
                let normal = NormalRatios(measures, of: own.color)
                let weaker = measures.filter { measure in
                    own.color.source(of: measure.setting.appearance) == high && normal.exceed(measure)
                }
                guard let worst = weaker.min(by: { $0.ratio < $1.ratio }), let before = normal.ratio(matching: worst)
                else { return nil }
                let proposed = audit.strengthened(color, high, of: own, measures, normal)
                let hint =
                    if let proposed {
                        "the nearest value with at least the same contrast: "
                            + own.notation(of: high).line(proposed.color, for: high)
                    } else {
                        "use another hue: no colour of this one has at least the same contrast and passes everywhere"
                    }
                return Lint.weakerHighContrast.finding(
                    "'\(own.role.rawValue)' reaches \(ContrastRatio.text(worst.ratio)) : 1 with increased contrast, "
                        + "\(ContrastRatio.text(before)) without",
                    at: audit.location(at: own.place(of: high)), color: own.role, measures: weaker,
                    subject: "color \(own.role.rawValue), \(high.name)", hint: hint, notes: weaker.notes,
                    fix: proposed?.fix)
            }
        })
}

extension Audit {
    /// Measures of a colour that no glyph takes, on the system's background.
    fileprivate func supposed(_ own: OwnColor) -> [AuditMeasure] {
        AuditSetting.all(on: ["systemBackground"], of: set.palette).map { setting in
            let color = own.color[setting.appearance]
            return AuditMeasure(
                setting: setting, asset: "", picture: setting.appearance, layer: 0, role: own.role,
                showsExactColor: true,
                ink: color.composited(over: setting.ground), ground: setting.ground,
                ratio: color.contrastRatio(on: setting.ground), minimum: 1)
        }
    }

    /// A value with at least the same contrast, and its fix: the remedy of the colour, if that gives such a value.
    fileprivate func strengthened(
        _ color: Color, _ high: Appearance, of own: OwnColor, _ measures: [AuditMeasure], _ normal: NormalRatios
    ) -> (color: Color, fix: Fix?)? {
        func isStrongEnough(_ color: Color) -> Bool {
            measures.filter { own.color.source(of: $0.setting.appearance) == high }.allSatisfy { measure in
                var fixed = measure
                fixed.ratio = color.contrastRatio(on: measure.ground)
                return !normal.exceed(fixed)
            }
        }
        if let value = remedy(of: own.role, .custom).first(where: { $0.appearance == high })?.color {
            return isStrongEnough(value) ? (value, fix(of: own, .custom)) : nil
        }
        // No glyph uses it: there are no other demands.
        guard self.measures(of: own).isEmpty else { return nil }
        let demands = measures.filter { own.color.source(of: $0.setting.appearance) == high }.compactMap { measure in
            normal.ratio(matching: measure).map { ContrastDemand(on: measure.ground, atLeast: $0) }
        }
        guard let nearest = color.nearest(meeting: demands, written: own.notation(of: high).written) else { return nil }
        let values = [ColorValue(appearance: high, color: nearest)]
        let edits = ElementEdit(source: manifest.source).values(values, of: own)
        let words = "strengthen '\(own.role.rawValue)' for increased contrast"
        return (nearest, own.isImported ? nil : Fix(words, edits: edits))
    }
}
