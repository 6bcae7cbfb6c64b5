internal import Markup
internal import SemanticColor

extension Lint {
    static let weakerHighContrast: Lint = Lint(
        id: "weaker-high-contrast", severity: .warning,
        summary: "The value for increased contrast stands out less than the normal one.",
        guideline: "Human Interface Guidelines, Accessibility: where people ask for increased contrast, colours have "
            + "more of it, not less.",
        reason: "Who needs the setting most sees the symbol worst.",
        remedy: "Move the value away from its background: darker on light, lighter on dark. `twinlight lint --fix` "
            + "writes the nearest that is no weaker.",
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
                    """)
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
            let used = audit.glyphs.filter { glyph in
                glyph.measures.contains { $0.role.map(own.names.contains) ?? false }
            }.flatMap(\.entry.settings.backgrounds).filter { Material(background: $0) == nil }
            let backgrounds = used.isEmpty ? ["systemBackground"] : used.reduce(into: [String]()) { names, name in
                if !names.contains(name) { names.append(name) }
            }
            return [Appearance.lightHigh, .darkHigh].compactMap { high -> AuditFinding? in
                guard let color = own.color.stated(high) else { return nil }
                let notation = own.notation(of: high)
                var normal = high
                normal.contrast = .normal
                let demands = backgrounds.compactMap { name -> ContrastDemand? in
                    guard let ground = audit.set.palette[ColorRole(rawValue: name)], ground[high].alpha == 1
                    else { return nil }
                    return ContrastDemand(
                        on: ground[high], atLeast: own.color[normal].contrastRatio(on: ground[normal]))
                }
                // Two values at one limit differ by what bytes can hold.
                let unmet = demands.filter { color.contrastRatio(on: $0.ground) < 0.98 * $0.ratio }
                guard let worst = unmet.max(by: { $0.ratio < $1.ratio }) else { return nil }
                let reached = ReviewNumber.ratio(color.contrastRatio(on: worst.ground))
                let nearest = color.nearest(meeting: demands, written: notation.written)
                let values = nearest.map { [ColorValue(appearance: high, color: $0)] } ?? []
                return Lint.weakerHighContrast.finding(
                    "'\(own.role.rawValue)' reaches \(reached) : 1 with increased contrast, "
                        + "\(ReviewNumber.ratio(worst.ratio)) without",
                    at: audit.location(at: own.place(of: high)), color: own.role,
                    subject: "color \(own.role.rawValue), \(high.name)",
                    hint: nearest.map { "no weaker is " + notation.line($0, for: high) },
                    fix: values.isEmpty || own.isImported
                        ? nil
                        : Fix(
                            "strengthen '\(own.role.rawValue)' for increased contrast",
                            edits: ManifestEdit(source: audit.manifest.source).values(values, of: own)))
            }
        })
}
