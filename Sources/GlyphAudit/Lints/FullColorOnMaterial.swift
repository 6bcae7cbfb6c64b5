internal import GlyphModel
internal import Markup
internal import SemanticColor

extension Lint {
    static let fullColorOnMaterial: Lint = Lint(
        id: "full-color-on-material", severity: .warning,
        summary: "A full-colour picture is shown on a material.",
        guideline: "Human Interface Guidelines, Materials: put vibrant colours on materials, so that content stays "
            + "legible whatever lies beneath.",
        reason: "Paints that were drawn take no part in vibrancy, and a material changes with what shines through it: "
            + "on one wallpaper the picture stands out, on the next it is gone.",
        remedy: "Draw the glyph in one colour and give it a `vibrancy` there, or leave the material out of `on`.",
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
            let materials = glyph.entry.settings.backgrounds.filter { Material(background: $0) != nil }
            guard glyph.entry.settings.rendering == .original, let first = materials.first,
                glyph.variants.flatMap(\.pictures).flatMap(\.drawing.layers).contains(where: \.paint.isDrawn)
            else { return [] }
            let named = materials.count == 1 ? first : "\(first) and \(materials.count - 1) more"
            return [
                Lint.fullColorOnMaterial.finding(
                    "the full-colour picture '\(glyph.entry.name)' is shown on \(named)", at: glyph.entry.location,
                    glyph: glyph.entry.name,
                    hint: "draw it in one colour with a 'vibrancy' for materials, or take them out of 'on'")
            ]
        })

    /// The disc is black, as drawings are that state no paint; it is no picture in full colour where it says
    /// `currentColor`.
    private static let pictures = [
        "sky.svg": Example.svg(
            ##"<circle cx="12" cy="12" r="10" fill="#3D7EDB"/><circle cx="9" cy="9" r="3" fill="#F5E9C8"/>"##),
        "disc.svg": Example.svg(#"<circle cx="12" cy="12" r="10" fill="currentColor"/>"#),
    ]
}
