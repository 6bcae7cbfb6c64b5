internal import GlyphModel
internal import Markup
internal import SemanticColor

extension Lint {
    static let misusedColor: Lint = Lint(
        id: "misused-color", severity: .warning,
        summary: "A system colour or effect is used for something that it is not meant for.",
        guideline: "Human Interface Guidelines, Color and Materials: use a semantic colour for its purpose only; no "
            + "separator for text, no label for a separator; label effects for labels and symbols, fill effects for "
            + "areas behind them.",
        reason: "The system tunes each for its purpose, and may change it at any time: separators and fills are faint "
            + "by design, and backgrounds are what a glyph is seen against.",
        remedy: "Use a label or an accent colour; for a less prominent glyph, `secondaryLabel` or `tertiaryLabel`.",
        examples: Examples(
            clean: [
                Example(
                    """
                    <glyphs version="1">
                      <glyph name="box" tint="secondaryLabel"/>
                      <glyph name="bar" vibrancy="secondaryLabel" on="material.thick"/>
                    </glyphs>
                    """)
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                      <palette><color name="hairline" same-as="separator"/></palette>
                      <group name="Lines" tint="hairline">
                                                ^
                        <glyph name="box"/>
                      </group>
                      <glyph name="disc" tint="systemFill"/>
                                               ^
                      <glyph name="bar" vibrancy="separator" on="material.thick">
                                                  ^
                        <layer select="#foot" tint="systemBackground"/>
                                                    ^
                      </glyph>
                    </glyphs>
                    """)
            ]),
        check: .manifest { audit in
            var findings: [AuditFinding] = []
            let targets = audit.aliases
            audit.document.root.visit { element in
                if let tint = element.attribute("tint"), let fault = audit.fault(ofTint: tint.value, by: targets) {
                    findings.append(
                        Lint.misusedColor.finding(
                            "'\(tint.value)' is \(fault), not a colour for glyphs",
                            at: audit.location(at: tint.valueOffset),
                            subject: "tint \(tint.value) of \(element.subject)",
                            hint: "use a label or an accent colour"))
                }
                if let effect = element.attribute("vibrancy"), let vibrancy = Vibrancy(rawValue: effect.value),
                    let fault = vibrancy.purpose
                {
                    findings.append(
                        Lint.misusedColor.finding(
                            "the effect '\(effect.value)' is for \(fault), not for glyphs",
                            at: audit.location(at: effect.valueOffset),
                            subject: "vibrancy \(effect.value) of \(element.subject)",
                            hint: "use one of the label effects"))
                }
            }
            return findings
        })
}

extension Audit {
    /// `same-as`, from name to the last name.
    fileprivate var aliases: [String: String] {
        var result: [String: String] = [:]
        document.root.visit { element in
            if element.name == "color", let name = element["name"] { result[name] = element["same-as"] }
        }
        return OwnColor.ends(of: result)
    }

    /// The purpose of a colour that is not for glyphs; nil where it may tint a glyph.
    fileprivate func fault(ofTint name: String, by ends: [String: String]) -> String? {
        let end = ends[name] ?? name
        if color(ColorRole(rawValue: end)) != nil { return nil }
        return switch SystemColors.kind(of: ColorRole(rawValue: end)) {
        case .separator: "the colour of separators"
        case .fill: "a fill for areas behind content"
        case .background: "a background"
        default: nil
        }
    }
}

extension Vibrancy {
    /// The purpose of the colour, if it is not for glyphs.
    fileprivate var purpose: String? {
        switch self {
        case .separator: "separators"
        case .fill, .secondaryFill, .tertiaryFill: "areas behind content"
        case .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel: nil
        }
    }
}

extension Element {
    /// Visits the element and all that is in it, in the order of the text.
    func visit(_ body: (Element) -> Void) {
        body(self)
        for child in children { child.visit(body) }
    }

    /// Its identity in a baseline.
    var subject: String {
        name + ((self["name"] ?? self["source"] ?? self["select"] ?? self["format"]).map { " \($0)" } ?? "")
    }
}
