internal import GlyphModel
internal import Markup
internal import SemanticColor

extension Lint {
    static let hueAlone: Lint = Lint(
        id: "hue-alone", severity: .warning,
        summary: "Two colours of a glyph differ in hue alone, and many people cannot distinguish them.",
        guideline: "WCAG 2.2, 1.4.1 Use of Color; Human Interface Guidelines, Accessibility: colour must not be the "
            + "only thing that distinguishes parts.",
        reason: "About one man in twelve has a deficiency of colour vision. For them the two parts look the same.",
        remedy: "Make one of the two clearly lighter than the other, or distinguish them by form. The simulation is "
            + "by Machado, Oliveira and Fernandes (2009) at full severity.",
        examples: Examples(
            clean: [
                Example(
                    """
                    <glyphs version="1">
                      <glyph name="bar" rendering="palette" tint="systemBlue">
                        <layer select="#foot" role="secondary" tint="label"/>
                      </glyph>
                    </glyphs>
                    """)
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                      <palette>
                        <color name="stop"><value srgb="#A0522D"/></color>
                        <color name="go"><value srgb="#5A7A1E"/></color>
                      </palette>
                      <glyph name="bar" rendering="palette" tint="go">
                        <layer select="#foot" role="secondary" tint="stop"/>
                                       ^
                      </glyph>
                    </glyphs>
                    """)
            ]),
        check: .glyph { glyph, audit in
            var pairs: [(a: ColorRole, b: ColorRole, vision: ColorVision, appearance: Appearance)] = []
            for picture in glyph.assets.flatMap(\.pictures) {
                let roles = picture.drawing.roles
                guard roles.count > 1 else { continue }
                for (index, a) in roles.enumerated() {
                    for b in roles[(index + 1)...] where !pairs.contains(where: { $0.a == a && $0.b == b }) {
                        guard let vision = audit.confusing(a, b, in: picture.appearance) else { continue }
                        pairs.append((a, b, vision, picture.appearance))
                    }
                }
            }
            return pairs.map { a, b, vision, appearance in
                let places = [b, a].map(glyph.place)
                return Lint.hueAlone.finding(
                    "'\(a.rawValue)' and '\(b.rawValue)' in '\(glyph.entry.name)' differ in hue alone: they look the "
                        + "same with \(vision.rawValue) in \(appearance.name)",
                    at: places.first { $0 != glyph.entry.location } ?? glyph.entry.location, glyph: glyph.entry.name,
                    color: b, hint: "make one of the two clearly lighter")
            }
        })
}

extension Audit {
    /// Clearly different to most people, and nearly the same with a deficiency of colour vision.
    private static let (distinct, confusable) = (0.1, 0.05)

    fileprivate func confusing(_ a: ColorRole, _ b: ColorRole, in appearance: Appearance) -> ColorVision? {
        guard let ground = set.palette["systemBackground"]?[appearance],
            let one = set.palette[a]?[appearance].composited(over: ground),
            let other = set.palette[b]?[appearance].composited(over: ground),
            one.difference(from: other) >= Self.distinct
        else { return nil }
        return ColorVision.allCases.first { $0.simulated(one).difference(from: $0.simulated(other)) < Self.confusable }
    }
}

extension Drawing {
    /// The colours of the palette in it, each once, from the back.
    fileprivate var roles: [ColorRole] {
        layers.reduce(into: []) { roles, layer in
            if let role = layer.role, !roles.contains(role) { roles.append(role) }
        }
    }
}
