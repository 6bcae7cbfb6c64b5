internal import GlyphModel
internal import Markup
internal import SemanticColor

extension Lint {
    static let fullColorOnMaterial: Lint = Lint(
        id: "full-color-on-material", severity: .warning,
        summary: "A full-colour picture is shown on a material.",
        guideline: "Human Interface Guidelines, Materials: put vibrant colours on materials, so that content stays "
            + "legible on any content behind.",
        reason: "Vibrancy does not affect original paints, and a material changes with what shines through it: on one "
            + "wallpaper the picture stands out, on the next it is invisible.",
        remedy: "Draw the glyph in one colour and give it a `vibrancy` there, or remove the material from `on`.",
        examples: Examples(
            clean: [
                Example(
                    """
                    <glyphs version="1">
                      <glyph name="sky" rendering="original"/>
                      <glyph name="box" vibrancy="label" on="material.thick"/>
                      <glyph name="disc" rendering="original" vibrancy="label" on="material.thick"/>
                    </glyphs>
                    """, drawings: pictures)
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                      <group name="Bars" on="systemBackground material.thin material.thick">
                        <glyph name="sky" rendering="original"/>
                        ^
                        <glyph name="box" vibrancy="label" on="material.thick"/>
                      </group>
                    </glyphs>
                    """, drawings: pictures)
            ]),
        check: .glyph { glyph, _ in
            let materials = glyph.entry.settings.audit.backgrounds.filter { Material(background: $0) != nil }
            guard glyph.entry.settings.paint.rendering == .original, let first = materials.first,
                glyph.assets.flatMap(\.pictures).flatMap(\.drawing.layers).contains(where: \.paint.isDrawn)
            else { return [] }
            let named = materials.count == 1 ? first : "\(first) and \(materials.count - 1) more"
            return [
                Lint.fullColorOnMaterial.finding(
                    "the full-colour picture '\(glyph.entry.name)' is shown on \(named)", at: glyph.entry.location,
                    glyph: glyph.entry.name,
                    hint: "draw it in one colour with a 'vibrancy' for materials, or remove them from 'on'")
            ]
        })

    /// A drawing that states no paint is black. With `currentColor` the disc is not a full-colour picture.
    private static let pictures = [
        "sky.svg": Example.svg(
            ##"<circle cx="12" cy="12" r="10" fill="#3D7EDB"/><circle cx="9" cy="9" r="3" fill="#F5E9C8"/>"##),
        "disc.svg": Example.svg(#"<circle cx="12" cy="12" r="10" fill="currentColor"/>"#),
    ]
}
