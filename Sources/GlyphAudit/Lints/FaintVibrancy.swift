internal import Markup
internal import SemanticColor

extension Lint {
    static let faintVibrancy: Lint = Lint(
        id: "faint-vibrancy", severity: .error,
        summary: "The quaternary label effect is used on a thin or ultra-thin material.",
        guideline: "Human Interface Guidelines, Materials: avoid quaternary vibrancy on thin and ultra-thin "
            + "materials; the contrast is too low.",
        reason: "A thin material shows what is behind it, and the faintest effect is lost in that.",
        remedy: "Use a stronger effect, or a thicker material.",
        examples: Examples(
            clean: [
                Example(
                    """
                    <glyphs version="1">
                      <glyph name="box" vibrancy="quaternaryLabel" on="material.thick"/>
                      <glyph name="bar" vibrancy="tertiaryLabel" on="material.thin"/>
                    </glyphs>
                    """)
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                      <group name="Bars" vibrancy="quaternaryLabel" on="material.regular">
                        <glyph name="bar"/>
                        <glyph name="box" on="material.thick material.thin"/>
                                                             ^
                      </group>
                      <glyph name="disc" vibrancy="quaternaryLabel" on="material.ultraThin"/>
                                                                        ^
                    </glyphs>
                    """)
            ]),
        check: .manifest { audit in
            let places = audit.document.faintSurfaces(in: audit.document.root, vibrancy: nil, on: nil)
            return places.map { word, attribute, glyph in
                Lint.faintVibrancy.finding(
                    "the effect 'quaternaryLabel' is too faint on \(word)",
                    at: audit.location(at: audit.document.place(of: word, in: attribute)), glyph: glyph,
                    hint: "use tertiaryLabel, or material.regular")
            }
        })
}

extension Document {
    /// The materials in `on` that do not support the effect of a glyph.
    fileprivate func faintSurfaces(
        in element: Element, vibrancy: String?, on surfaces: Element.Attribute?
    ) -> [(word: Substring, attribute: Element.Attribute, glyph: String?)] {
        let vibrancy = element["vibrancy"] ?? vibrancy
        let surfaces = element.attribute("on") ?? surfaces
        guard element.name == "glyph" else {
            return element.children.flatMap { faintSurfaces(in: $0, vibrancy: vibrancy, on: surfaces) }
        }
        guard let effect = vibrancy.flatMap(Vibrancy.init), let surfaces else { return [] }
        return surfaces.value.split(separator: " ").filter { word in
            Material(background: String(word)).map { !effect.isRecommended(on: $0) } ?? false
        }.map { ($0, surfaces, element["name"]) }
    }
}
