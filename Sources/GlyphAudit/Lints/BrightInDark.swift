internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

extension Lint {
    static let brightInDark: Lint = Lint(
        id: "bright-in-dark", severity: .warning,
        summary: "A large area of a dark picture, or a custom background, is nearly white in dark.",
        guideline: "Human Interface Guidelines, Dark Mode: soften the colour of white backgrounds, so that they do "
            + "not glow in a dark environment.",
        reason: "An eye adapted to the dark is dazzled by a white area.",
        remedy: "Darken the area slightly in dark, by a `dark-source` or a dark value of its colour; give a background "
            + "that `on` names a dark value, or use a background of the system. The system's label colours are not "
            + "reported.",
        examples: Examples(
            clean: [
                Example(
                    """
                    <glyphs version="1">
                      <glyph name="plate" rendering="original" dark-source="soft.svg"/>
                      <glyph name="disc"/>
                    </glyphs>
                    """, drawings: plates),
                Example(
                    """
                    <glyphs version="1">
                      <palette>
                        <color name="paper"><value srgb="#FBF7EF"/><value style="dark" srgb="#1E1B16"/></color>
                        <color name="chalk"><value srgb="#FFFFFF"/></color>
                      </palette>
                      <glyph name="disc" on="paper"/>
                    </glyphs>
                    """),
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                      <glyph name="plate" rendering="original"/>
                      ^
                    </glyphs>
                    """, drawings: plates),
                Example(
                    """
                    <glyphs version="1">
                      <palette>
                        <color name="paper">
                          <value srgb="#FBF7EF"/>
                          ^
                        </color>
                        <color name="sheet">
                          <value srgb="#FFFFFF"/>
                          <value style="dark" srgb="#F6F6F6"/>
                          ^
                        </color>
                      </palette>
                      <glyph name="disc" on="systemBackground paper sheet"/>
                    </glyphs>
                    """),
            ]),
        check: .manifest { audit in
            audit.glyphs.flatMap { glyph in glyph.assets.flatMap { audit.brightAreas(of: $0, glyph) } }
                + audit.ownBackgrounds.compactMap(audit.brightness)
        })
}

extension Audit {
    /// A share of the view box. A plate behind a symbol covers at least a third.
    private static let large = 1.0 / 3

    fileprivate func brightAreas(of asset: GlyphAsset, _ glyph: AuditedGlyph) -> [AuditFinding] {
        guard let index = asset.pictureIndex(in: .dark), asset.pictures[index].appearance.style == .dark,
            let number = glyph.assets.firstIndex(where: { $0.name == asset.name })
        else { return [] }
        let drawing = asset.pictures[index].drawing
        let bright = drawing.layers.indices.filter { isBright(drawing.layers[$0]) }
        guard !bright.isEmpty else { return [] }
        let areas = glyph.contacts[number][index].visibleAreas
        let points =
            areas.isEmpty
            ? SampleGrid(drawing.layers.map(\.path), in: drawing.viewBox).count : bright.reduce(0) { $0 + areas[$1] }
        let share = Double(points) / Double(SampleGrid.side * SampleGrid.side)
        guard share >= Self.large else { return [] }
        return [
            Lint.brightInDark.finding(
                "\(Int(share * 100)) % of '\(asset.name)' is nearly white in dark", at: glyph.entry.location,
                glyph: glyph.entry.name, hint: "darken it slightly: a lightness of 0.9 in OKLCH still appears white")
        ]
    }

    /// A custom background that is nearly white in dark.
    fileprivate func brightness(of own: OwnColor) -> AuditFinding? {
        let dark = Appearance.allCases.filter { $0.style == .dark }
        guard let bright = dark.first(where: { Self.isNearlyWhite(own.color[$0]) }) else { return nil }
        let source = own.color.source(of: bright)
        return Lint.brightInDark.finding(
            "the background '\(own.role.rawValue)' is nearly white in \(bright.name)",
            at: location(at: own.place(of: source)), color: own.role,
            subject: "background \(own.role.rawValue), dark",
            hint: (source.style == .dark ? "darken the value" : "add a dark value with style=\"dark\"")
                + ", or use systemBackground, which follows the appearance")
    }

    /// Whether it is nearly white, and not a system colour.
    fileprivate func isBright(_ layer: TintedLayer) -> Bool {
        if let role = layer.role, color(role) == nil, !set.ownRoles.contains(role) { return false }
        return ResolvedPaint(layer, in: .dark, of: set.palette).colors.allSatisfy(Self.isNearlyWhite)
    }

    private static func isNearlyWhite(_ color: Color) -> Bool {
        let seen = color.composited(over: .black).components(in: .oklch)
        return seen.x >= 0.95 && seen.y <= 0.04
    }
}

private let plates = [
    "plate.svg": Lint.Example.svg(
        ##"<path fill="#FFFFFF" d="M2 2h20v20H2z"/><path fill="#2D6CDF" d="M6 10h12v4H6z"/>"##),
    "soft.svg": Lint.Example.svg(
        ##"<path fill="#C9CDD4" d="M2 2h20v20H2z"/><path fill="#2D6CDF" d="M6 10h12v4H6z"/>"##),
]
