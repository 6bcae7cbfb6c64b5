internal import Markup
internal import SemanticColor

extension Lint {
    static let brightInDark: Lint = Lint(
        id: "bright-in-dark", severity: .warning,
        summary: "A large area of a dark picture is nearly white.",
        guideline: "Human Interface Guidelines, Dark Mode: soften the colour of white backgrounds, so that they do "
            + "not glow among dark surroundings.",
        reason: "In the dark the eye is wide open: a white plate is a lamp.",
        remedy: "Darken the area slightly in dark, by a `dark-source` or a dark value of its colour. Labels of the "
            + "system are taken as the system has them.",
        examples: Examples(
            clean: [
                Example(
                    """
                    <glyphs version="1">
                      <glyph name="plate" rendering="original" dark-source="soft.svg"/>
                      <glyph name="disc"/>
                    </glyphs>
                    """, drawings: plates)
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                      <glyph name="plate" rendering="original"/>
                      ^
                    </glyphs>
                    """, drawings: plates)
            ]),
        check: .variant { variant, glyph, audit in
            guard let index = variant.pictureIndex(in: .dark), variant.pictures[index].appearance.style == .dark,
                let asset = glyph.variants.firstIndex(where: { $0.name == variant.name })
            else { return [] }
            let drawing = variant.pictures[index].drawing
            let bright = drawing.layers.indices.filter { audit.isBright(drawing.layers[$0]) }
            guard !bright.isEmpty else { return [] }
            let areas = glyph.contacts[asset][index].visibleAreas
            let points = areas.isEmpty
                ? InkGrid(drawing.layers.map(\.path), in: drawing.viewBox).count : bright.reduce(0) { $0 + areas[$1] }
            let share = Double(points) / Double(InkGrid.side * InkGrid.side)
            guard share >= large else { return [] }
            return [
                Lint.brightInDark.finding(
                    "\(Int(share * 100)) % of '\(variant.name)' is nearly white in dark", at: glyph.entry.location,
                    glyph: glyph.entry.name, hint: "soften it: a lightness of 0.9 in OKLCH still reads as white")
            ]
        })

    /// Of the view box. A third is what a plate behind a symbol takes at least.
    private static let large = 1.0 / 3
}

extension Audit {
    /// Nearly white, and not by the system's own choice.
    fileprivate func isBright(_ layer: TintedLayer) -> Bool {
        if case .role(let role, _) = layer.paint, color(role) == nil, !set.ownRoles.contains(role) { return false }
        return ReviewInk(layer, in: .dark, of: set.palette).colors.allSatisfy { color in
            let seen = color.composited(over: .black).components(in: .oklch)
            return seen.x >= 0.95 && seen.y <= 0.04
        }
    }
}

private let plates = [
    "plate.svg": Lint.Example.svg(
        ##"<path fill="#FFFFFF" d="M2 2h20v20H2z"/><path fill="#2D6CDF" d="M6 10h12v4H6z"/>"##),
    "soft.svg": Lint.Example.svg(
        ##"<path fill="#C9CDD4" d="M2 2h20v20H2z"/><path fill="#2D6CDF" d="M6 10h12v4H6z"/>"##),
]
