internal import GlyphModel
internal import Markup

extension Lint {
    static let fillWithoutEffect: Lint = Lint(
        id: "fill-without-effect", severity: .warning,
        summary: "A glyph states how it is filled, and shows only what was drawn for it.",
        guideline: "What a manifest states is visible.",
        reason:
            "A drawing for dark is shown as it was drawn: a style, an inset or a treatment of parts changes nothing of it.",
        remedy:
            "Remove the statement; or, if the drawing for dark is an outline to fill, state `dark=\"fill\"` on the same "
            + "element.",
        examples: Examples(
            clean: [
                Example(
                    """
                    <glyphs version="1" dark="fill" fill-style="facet">
                      <glyph name="box" dark-source="disc.svg"/>
                      <glyph name="bar" lines="cut"/>
                      <glyph name="case" source="box.svg" dark-source="crate.svg" dark="fill" inset="0.5"/>
                      <glyph name="crate" dark-source="disc.svg" variants="fill" inset="0.5"/>
                    </glyphs>
                    """,
                    drawings: [
                        "crate.svg": Example.svg(
                            #"<path fill="none" stroke="currentColor" stroke-width="2" d="M3 6h18v12H3z"/>"#)
                    ])
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1" dark="fill">
                      <glyph name="box" dark-source="disc.svg" inset="0.5"/>
                                                               ^
                    </glyphs>
                    """)
            ]),
        check: .glyph { glyph, audit in
            let entry = glyph.entry
            guard !entry.mayBeFilled,
                entry.settings.geometry.appearances.contains(where: { entry.shown(in: $0).isDrawn }),
                let offset = audit.offset(of: entry.location),
                let element = audit.document.root.descendant(at: offset)
            else { return [] }
            let parts = element.children.filter { $0.name == "part" && $0.namespace.isEmpty }.map { part in
                finding("part", at: audit.location(at: part.offset), of: entry.name)
            }
            return parts
                + element.attributes.filter { $0.namespace.isEmpty && words.contains($0.name) }.map { attribute in
                    finding(
                        attribute.name, at: audit.location(at: attribute.offset), of: entry.name,
                        fix: Fix(
                            "remove '\(attribute.name)'",
                            edits: [ElementEdit(source: audit.manifest.source).removal(of: attribute)]))
                }
        })

    private static func finding(
        _ word: String, at location: SourceFile.Location?, of glyph: String, fix: Fix? = nil
    ) -> AuditFinding {
        fillWithoutEffect.finding(
            "\(word) has no effect: '\(glyph)' shows the drawing that was made for dark", at: location, glyph: glyph,
            subject: "\(word) of \(glyph)",
            hint: "remove it, or state dark=\"fill\" here if that drawing is an outline",
            fix: fix)
    }

    /// The attributes that say how a glyph is filled.
    private static let words: Set<String> = [
        "fill-style", "lines", "rings", "gaps", "handles", "panels", "gap-width", "inset", "relatives",
        "uncertain-fill", "uncertainty",
    ]
}
