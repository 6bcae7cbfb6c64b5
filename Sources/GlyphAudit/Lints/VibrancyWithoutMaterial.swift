internal import GlyphModel
internal import Markup
internal import SemanticColor

extension Lint {
    static let vibrancyWithoutMaterial: Lint = Lint(
        id: "vibrancy-without-material", severity: .warning,
        summary: "A vibrancy is stated for glyphs that are not shown on a material.",
        guideline: "Human Interface Guidelines, Materials: vibrancy blends content in front of a material with the "
            + "material; anything else has nothing to blend with.",
        reason: "The effect is never visible, and not checked either: only the plain colour of the same meaning is.",
        remedy: "Name the material in `on`, or state the plain colour as `tint` and remove `vibrancy`.",
        examples: Examples(
            clean: [
                Example(
                    """
                    <glyphs version="1">
                      <group name="Bars" vibrancy="secondaryLabel">
                        <glyph name="box"/>
                        <glyph name="bar" on="systemBackground material.regular"/>
                      </group>
                    </glyphs>
                    """)
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1" on="systemBackground">
                      <glyph name="box" vibrancy="secondaryLabel"/>
                                                  ^
                      <group name="Bars" vibrancy="label">
                                                   ^
                        <glyph name="bar" vibrancy="tertiaryLabel" on="material.thick"/>
                        <glyph name="disc"/>
                      </group>
                    </glyphs>
                    """)
            ]),
        check: .manifest { audit in
            audit.stated("vibrancy").filter { place in
                !place.glyphs.isEmpty
                    && place.glyphs.allSatisfy { glyph in
                        glyph.entry.settings.audit.backgrounds.allSatisfy { Material(background: $0) == nil }
                    }
            }.map { place in
                let name = place.attribute.value
                let plain = Vibrancy(rawValue: name)?.plainRole.rawValue ?? name
                return Lint.vibrancyWithoutMaterial.finding(
                    "the vibrancy '\(name)' has no effect: \(place.subject) \(place.glyphs.count == 1 ? "is" : "are") "
                        + "not shown on a material",
                    at: audit.location(at: place.attribute.valueOffset),
                    glyph: place.glyph, subject: "vibrancy \(name)",
                    hint: "add one to 'on', such as material.regular, or state tint=\"\(plain)\" instead")
            }
        })
}
