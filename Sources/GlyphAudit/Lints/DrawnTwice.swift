internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

extension Lint {
    static let drawnTwice: Lint = Lint(
        id: "drawn-twice", severity: .warning,
        summary: "The dark appearance has a drawing of its own that shows the same as the light one.",
        guideline: "One symbol, one source: what is the same in light and dark is drawn once.",
        reason: "Two drawings of one thing get out of step, and both are shipped.",
        remedy:
            "Remove `dark-source`; `twinlight lint --fix --rules drawn-twice` does. The colours follow the appearance "
            + "without it.",
        examples: Examples(
            clean: [
                Example(
                    """
                    <glyphs version="1">
                      <glyph name="box" dark-source="disc.svg"/>
                    </glyphs>
                    """)
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                      <glyph name="box" dark-source="box-night.svg"/>
                                        ^
                    </glyphs>
                    """,
                    drawings: [
                        "box-night.svg": Example.svg(#"<path fill-rule="evenodd" d="M3 3H21V21H3zM5 5V19H19V5z"/>"#)
                    ])
            ]),
        check: .glyph { glyph, audit in
            guard glyph.entry.darkSource != nil, let offset = audit.offset(of: glyph.entry.location),
                let attribute = audit.document.root.descendant(at: offset)?.attribute("dark-source"),
                let asset = glyph.assets.first
            else { return [] }
            let pictures = [Appearance.light, .dark].compactMap { appearance in
                asset.pictures.first { $0.appearance == appearance }
            }
            guard pictures.count == 2, pictures[0].form == pictures[1].form,
                pictures[0].drawing.isSamePicture(as: pictures[1].drawing)
            else { return [] }
            return [
                Lint.drawnTwice.finding(
                    "the dark drawing of '\(glyph.entry.name)' shows the same as the light one",
                    at: audit.location(at: attribute.offset), glyph: glyph.entry.name, hint: "remove 'dark-source'",
                    fix: Fix(
                        "remove 'dark-source'",
                        edits: [ElementEdit(source: audit.manifest.source).removal(of: attribute)]))
            ]
        })
}

extension Drawing {
    /// Whether both have the same areas in the same paints, as a raster shows them.
    fileprivate func isSamePicture(as other: Drawing) -> Bool {
        guard width == other.width, height == other.height else { return false }
        let (own, its) = (areas, other.areas)
        return own.count == its.count
            && zip(own, its).allSatisfy { a, b in
                a.paint == b.paint && a.coverage.overlap(with: b.coverage) >= 0.99
            }
    }

    /// The areas by paint, in the order of the layers.
    private var areas: [(paint: TintedLayer.Paint, coverage: SampleGrid)] {
        var paints: [TintedLayer.Paint] = []
        for layer in layers where !paints.contains(layer.paint) { paints.append(layer.paint) }
        return paints.map { paint in
            (paint, SampleGrid(layers.filter { $0.paint == paint }.map(\.path), in: viewBox))
        }
    }
}

extension Element {
    /// The element whose start tag begins at a byte.
    func descendant(at offset: Int) -> Element? {
        if self.offset == offset { return self }
        return children.first { $0.offset <= offset && offset < $0.endOffset }?.descendant(at: offset)
    }
}
