internal import GlyphModel
internal import Markup
internal import SemanticColor

extension Lint {
    static let tintWithoutEffect: Lint = Lint(
        id: "tint-without-effect", severity: .warning,
        summary: "A tint is stated for pictures that keep their original paints.",
        guideline: "What a manifest states is visible.",
        reason:
            "With `rendering=\"original\"` a tint colours only what is drawn with `currentColor`: changing it has no "
            + "visible effect.",
        remedy: "Remove it, choose another `rendering`, or draw the parts that need it with `currentColor`.",
        examples: Examples(
            clean: [
                Example(
                    """
                    <glyphs version="1" tint="systemBlue">
                      <glyph name="box"/>
                      <glyph name="sun" rendering="original"/>
                      <glyph name="mixed" rendering="original" tint="systemRed"/>
                    </glyphs>
                    """, drawings: pictures)
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                      <glyph name="sun" rendering="original" tint="systemRed"/>
                                                                   ^
                      <group name="Scenes" rendering="original" tint="systemBlue">
                                                                      ^
                        <glyph name="moon" source="sun.svg">
                          <appearance style="dark" tint="systemIndigo"/>
                                                         ^
                        </glyph>
                        <glyph name="mixed" tint="systemGreen"/>
                      </group>
                    </glyphs>
                    """, drawings: pictures)
            ]),
        check: .manifest { audit in
            let stated = audit.stated("tint").filter { place in
                !place.glyphs.isEmpty
                    && place.glyphs.allSatisfy { glyph in
                        glyph.isOriginal && !glyph.takes(glyph.entry.settings.paint.tint) { _ in true }
                    }
            }
            return stated.map { place in
                audit.idleTint(
                    place.attribute, of: place.subject, isSingular: place.glyphs.count == 1, glyph: place.glyph)
            }
                + audit.glyphs.filter(\.isOriginal).flatMap(audit.idleOverrides)
        })

    private static let pictures = [
        "sun.svg": Example.svg(##"<circle cx="12" cy="12" r="10" fill="#B25000"/>"##),
        "mixed.svg": Example.svg(
            ##"<path d="M2 2h8v20H2z" fill="#B25000"/><path d="M14 2h8v20h-8z" fill="currentColor"/>"##),
    ]
}

extension Audit {
    /// Tints of `appearance` that no layer uses.
    fileprivate func idleOverrides(of glyph: AuditedGlyph) -> [AuditFinding] {
        glyph.entry.overrides.compactMap { override in
            guard let tint = override.tint, !glyph.takes(tint, where: override.matches),
                let offset = offset(of: override.location),
                let attribute = document.root.descendant(at: offset)?.attribute("tint")
            else { return nil }
            let name = glyph.entry.name
            return idleTint(attribute, of: "'\(name)'", isSingular: true, glyph: name)
        }
    }

    fileprivate func idleTint(
        _ attribute: Element.Attribute, of subject: String, isSingular: Bool, glyph: String?
    ) -> AuditFinding {
        Lint.tintWithoutEffect.finding(
            "the tint '\(attribute.value)' has no effect: \(subject) \(isSingular ? "keeps its" : "keep their") "
                + "original paints",
            at: location(at: attribute.valueOffset), glyph: glyph, subject: "tint \(attribute.value)",
            hint: "remove it, or draw the parts that need it with currentColor")
    }
}

extension AuditedGlyph {
    fileprivate var isOriginal: Bool { entry.settings.paint.rendering == .original }

    /// Whether a layer has the colour in some of these appearances.
    fileprivate func takes(_ tint: ColorRole, where isIncluded: (Appearance) -> Bool) -> Bool {
        assets.flatMap(\.pictures).contains { picture in
            isIncluded(picture.appearance) && picture.drawing.layers.contains { $0.role == tint }
        }
    }
}
