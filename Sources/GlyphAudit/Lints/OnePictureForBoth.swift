internal import GlyphModel
internal import Markup
internal import PathGeometry
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
            + "The lint reports a picture if less than half of its outline reaches the glyph's `contrast`, in dark on "
            + "elevated backgrounds, too. Where a drawing reaches the edge of its frame, the edge is outline. A light "
            + "picture that fills its frame is as visible on a light page as what is drawn on it; in dark, "
            + "`bright-in-dark` reports one that glares.",
        examples: Examples(
            clean: [
                Example(
                    """
                    <glyphs version="1">
                      <glyph name="sky" rendering="original"/>
                      <glyph name="night" source="night.svg" rendering="original" dark-source="sky.svg"/>
                    </glyphs>
                    """, drawings: pictures),
                // They fill their frames.
                Example(
                    """
                    <glyphs version="1" rendering="original">
                      <glyph name="day-tile"/>
                      <glyph name="paper-tile"/>
                      <glyph name="night-tile" dark-source="day-tile.svg"/>
                    </glyphs>
                    """, drawings: tiles),
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                      <glyph name="night" rendering="original"/>
                      ^
                    </glyphs>
                    """, drawings: pictures),
                Example(
                    """
                    <glyphs version="1">
                      <glyph name="night-tile" rendering="original"/>
                      ^
                    </glyphs>
                    """, drawings: tiles),
            ]),
        check: .asset { asset, glyph, audit in
            guard glyph.entry.settings.paint.rendering == .original, asset.name == glyph.entry.name else { return [] }
            guard let light = glyph.outline(of: asset, in: [.light], audit.set.palette),
                let dark = glyph.outline(of: asset, in: darkAppearances, audit.set.palette),
                (light.share < half) != (dark.share < half)
            else { return [] }
            let (lost, style) = light.share < half ? (light, Appearance.Style.light) : (dark, .dark)
            if lost.isOfFrame && style == .light { return [] }
            let measures = glyph.measures.filter { measure in
                measure.asset == asset.name && measure.underlay == nil && !measure.passes
                    && measure.setting.appearance == lost.appearance
            }
            return [
                Lint.onePictureForBoth.finding(
                    lost.message(asset.name), at: glyph.entry.location, glyph: glyph.entry.name, measures: measures,
                    hint: lost.hint)
            ]
        })

    /// Sheets and popovers are lighter in dark.
    private static let darkAppearances = [Appearance.dark, Appearance(style: .dark, level: .elevated)]

    private static let half = 0.5

    private static let pictures = [
        "night.svg": Example.svg(
            ##"<circle cx="12" cy="12" r="10" fill="#101828"/><circle cx="9" cy="9" r="3" fill="#F5E9C8"/>"##),
        "sky.svg": Example.svg(
            ##"<circle cx="12" cy="12" r="10" fill="#3D7EDB"/><circle cx="9" cy="9" r="3" fill="#F5E9C8"/>"##),
    ]

    /// They reach the edge of their frames on all sides, as icons of apps and illustrations do.
    private static let tiles = [
        "night-tile.svg": Example.svg(
            ##"<path fill="#101828" d="M0 0h24v24H0z"/><circle cx="9" cy="9" r="3" fill="#F5E9C8"/>"##),
        "day-tile.svg": Example.svg(
            ##"<path fill="#3D7EDB" d="M0 0h24v24H0z"/><circle cx="9" cy="9" r="3" fill="#F5E9C8"/>"##),
        "paper-tile.svg": Example.svg(
            ##"<path fill="#E3E5EA" d="M0 0h24v24H0z"/><circle cx="9" cy="9" r="3" fill="#1C2733"/>"##),
    ]
}

/// How much of a picture's outline has enough contrast, in points of the raster.
private struct VisibleOutline {
    var appearance: Appearance
    var whole = 0
    var held = 0
    /// The part of the whole that is at the edge of the view box.
    var edge = 0

    var share: Double { Double(held) / Double(whole) }
    /// Whether most of the outline is the frame itself: the picture is a plate with something on it.
    var isOfFrame: Bool { 2 * edge >= whole }

    private var place: String {
        appearance.style.rawValue + (appearance.level == .elevated ? ", on elevated backgrounds" : "")
    }

    func message(_ name: String) -> String {
        let percent = Int(share * 100)
        return isOfFrame
            ? "the picture '\(name)' fills its frame, whose edge is hardly visible in \(place): only \(percent) % of it "
                + "has enough contrast"
            : "the picture '\(name)' is hardly visible in \(place): only \(percent) % of its outline has enough contrast"
    }

    var hint: String {
        if appearance.style == .light { return "draw the light picture with darker edges" }
        return isOfFrame
            ? "state a 'dark-source' with a lighter background, or draw a lighter line along the edge"
            : "state a 'dark-source' that is drawn for dark"
    }
}

extension AuditedGlyph {
    /// The outline of a picture on the worst background of some appearances; nil where nothing of it touches a
    /// background.
    fileprivate func outline(
        of asset: GlyphAsset, in appearances: [Appearance], _ palette: Palette
    ) -> VisibleOutline? {
        AuditSetting.all(on: entry.settings.audit.backgrounds, of: palette).filter {
            appearances.contains($0.appearance)
        }
        .compactMap { outline(of: asset, in: $0, palette) }.min { $0.share < $1.share }
    }

    private func outline(of asset: GlyphAsset, in setting: AuditSetting, _ palette: Palette) -> VisibleOutline? {
        guard let index = assets.firstIndex(where: { $0.name == asset.name }),
            let picture = asset.pictureIndex(in: setting.appearance)
        else { return nil }
        let contact = contacts[index][picture]
        var outline = VisibleOutline(appearance: setting.appearance)
        for measure in measures
        where measure.asset == asset.name && measure.setting == setting && measure.underlay == nil {
            outline.whole += contact.openBorders[measure.layer]
            if measure.passes { outline.held += contact.openBorders[measure.layer] }
        }
        for (layer, points) in zip(asset.pictures[picture].drawing.layers, contact.edgePoints) {
            let paint = layer.paint.resolved(in: setting.appearance, of: palette)
            let opacity = layer.groups.reduce(1) { $0 * $1.opacity }
            outline.edge += points.count
            outline.held += paint.count(points) { color in
                let seen = color.opacity(opacity).composited(over: setting.ground)
                return ContrastRatio.reaches(seen.contrastRatio(on: setting.ground), entry.settings.audit.contrast)
            }
        }
        outline.whole += outline.edge
        return outline.whole > 0 ? outline : nil
    }
}

extension Paint {
    /// How many of the points have a colour for which a condition holds. A plain paint has one colour everywhere.
    fileprivate func count(_ points: [Point], where holds: (Color) -> Bool) -> Int {
        if points.isEmpty { return 0 }
        switch self {
        case .color(let color): return holds(color) ? points.count : 0
        case .currentColor(let opacity): return holds(CurrentColor.drawn.opacity(opacity)) ? points.count : 0
        case .gradient(let gradient): return points.count { holds(gradient.color(at: $0)) }
        }
    }
}
