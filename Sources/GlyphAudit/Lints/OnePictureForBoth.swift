internal import GlyphModel
internal import Markup
internal import SemanticColor

extension Lint {
    static let onePictureForBoth: Lint = Lint(
        id: "one-picture-for-both", severity: .warning,
        summary: "A full-colour picture is visible in one of light and dark, and hardly in the other.",
        guideline: "Human Interface Guidelines, Dark Mode: make sure that full-colour images and icons look good in "
            + "both appearances; provide two where one does not.",
        reason: "Original paints do not follow the appearance: a dark drawing on black is invisible.",
        remedy:
            "Draw a second picture and name it in `dark-source`, or give the drawing an edge that is visible on both. "
            + "The lint reports a picture if less than half of its outline reaches the glyph's `contrast`.",
        examples: Examples(
            clean: [
                Example(
                    """
                    <glyphs version="1">
                      <glyph name="sky" rendering="original"/>
                      <glyph name="night" source="night.svg" rendering="original" dark-source="sky.svg"/>
                    </glyphs>
                    """, drawings: pictures)
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                      <glyph name="night" rendering="original"/>
                      ^
                    </glyphs>
                    """, drawings: pictures)
            ]),
        check: .variant { variant, glyph, audit in
            guard glyph.entry.settings.rendering == .original, variant.name == glyph.entry.name else { return [] }
            let shares = [Appearance.light, .dark].map { glyph.heldShare(of: variant, in: $0) }
            guard let light = shares[0], let dark = shares[1], (light < half) != (dark < half) else { return [] }
            let (lost, share) = light < half ? (Appearance.Style.light, light) : (.dark, dark)
            return [
                Lint.onePictureForBoth.finding(
                    "the picture '\(variant.name)' is hardly visible in \(lost.rawValue): only "
                        + "\(Int(share * 100)) % of its outline has enough contrast",
                    at: glyph.entry.location, glyph: glyph.entry.name,
                    measures: glyph.measures.filter { measure in
                        measure.asset == variant.name && measure.underlay == nil && !measure.passes
                            && measure.setting.appearance == Appearance(style: lost)
                    },
                    hint: lost == .dark
                        ? "state a 'dark-source' that is drawn for dark" : "draw the light picture with darker edges")
            ]
        })

    private static let half = 0.5

    private static let pictures = [
        "night.svg": Example.svg(
            ##"<circle cx="12" cy="12" r="10" fill="#101828"/><circle cx="9" cy="9" r="3" fill="#F5E9C8"/>"##),
        "sky.svg": Example.svg(
            ##"<circle cx="12" cy="12" r="10" fill="#3D7EDB"/><circle cx="9" cy="9" r="3" fill="#F5E9C8"/>"##),
    ]
}

extension AuditedGlyph {
    /// How much of a picture's outline has enough contrast with the worst background; nil where nothing of it
    /// touches a background.
    fileprivate func heldShare(of variant: Variant, in appearance: Appearance) -> Double? {
        guard let asset = variants.firstIndex(where: { $0.name == variant.name }),
            let picture = variant.pictureIndex(in: appearance)
        else { return nil }
        let lengths = contacts[asset][picture].openBorders
        let relevant = measures.filter {
            $0.asset == variant.name && $0.setting.appearance == appearance && $0.underlay == nil
        }
        let byGround = Dictionary(grouping: relevant, by: \.setting)
        return byGround.values.compactMap { measures -> Double? in
            let whole = measures.reduce(0) { $0 + lengths[$1.layer] }
            let held = measures.filter(\.passes).reduce(0) { $0 + lengths[$1.layer] }
            return whole > 0 ? Double(held) / Double(whole) : nil
        }.min()
    }
}
