internal import GlyphModel
internal import Markup

extension Lint {
    static let unlistedSource: Lint = Lint(
        id: "unlisted-source", severity: .info,
        summary: "A drawing in the manifest's folder is used by no glyph.",
        guideline: "A set is what its manifest names.",
        reason: "A drawing was exported and not added, or a glyph was removed and its drawing was not.",
        remedy: "`twinlight add FILE` adds it to the manifest; `<glyph source=\"*.svg\"/>` names all drawings of a "
            + "folder. Or remove the file. Drawings that are only used in some appearances, such as a `dark-source`, "
            + "and examples count as used; hidden files and the output's folder are left out.",
        examples: Examples(
            clean: [
                Example(#"<glyphs version="1"><glyph source="*.svg"/></glyphs>"#),
                Example(
                    """
                    <glyphs version="1">
                      <glyph name="box" dark-source="disc.svg"><appearance contrast="high" source="bar.svg"/></glyph>
                    </glyphs>
                    """),
                Example(
                    """
                    <glyphs version="1">
                      <examples source="bar.svg"/>
                      <examples source="disc.svg"/>
                      <glyph name="box"/>
                    </glyphs>
                    """),
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                    ^
                      <glyph name="box"/>
                      <glyph name="bar"/>
                    </glyphs>
                    """)
            ]),
        check: .manifest { audit in
            let used = Set(audit.manifest.drawingPaths)
            return audit.files.filter { !used.contains($0) }.map { path in
                Lint.unlistedSource.finding(
                    "no glyph uses the drawing '\(path)'", at: audit.location(at: audit.document.root.offset),
                    subject: "source \(path)", hint: "'twinlight add' adds it to the manifest")
            }
        })
}
