internal import GlyphModel
internal import Markup
internal import SemanticColor

extension Lint {
    static let customBackground: Lint = Lint(
        id: "custom-background", severity: .info,
        summary: "A custom background looks like one of the system's.",
        guideline: "Human Interface Guidelines, Dark Mode: prefer the system's backgrounds; they know a base and an "
            + "elevated level, and adapt to settings.",
        reason: "The two look the same, but the custom one does not adapt: it does not get lighter on sheets and "
            + "popovers, and follows neither increased contrast nor the next release.",
        remedy: "Name the system's background in `on`, or let the colour follow it by `same-as`. Two backgrounds count "
            + "as the same where they differ by less than 0.03 in OKLab, in light and in dark. A different background "
            + "is not reported; one that repeats all values is reported as `hard-coded-system-color`.",
        examples: Examples(
            clean: [
                Example(
                    """
                    <glyphs version="1">
                      <palette>
                        <color name="paper"><value srgb="#FBF3DF"/><value style="dark" srgb="#2B2416"/></color>
                        <color name="page" same-as="secondarySystemBackground"/>
                        <color name="unused"><value srgb="#F4F4F6"/><value style="dark" srgb="#1E1E20"/></color>
                      </palette>
                      <glyph name="box" on="paper page systemBackground"/>
                    </glyphs>
                    """)
            ],
            unclean: [
                Example(
                    """
                    <glyphs version="1">
                      <palette>
                        <color name="page">
                        ^
                          <value srgb="#F4F4F6"/>
                          <value style="dark" srgb="#1E1E20"/>
                          <value contrast="high" srgb="#FFFFFF"/>
                        </color>
                      </palette>
                      <glyph name="box" on="page"/>
                    </glyphs>
                    """)
            ]),
        check: .manifest { audit in
            audit.ownBackgrounds.compactMap { own in
                guard audit.copy(own) == nil, let role = audit.systemBackground(near: own) else { return nil }
                let copy = audit.copy(own, of: role, isCertain: true)
                return Lint.customBackground.finding(
                    "the background '\(own.role.rawValue)' looks like the system's '\(role.rawValue)'",
                    at: audit.location(at: own.element.offset), color: own.role,
                    hint: "state on=\"\(role.rawValue)\", or write \(copy.line)", fix: copy.fix)
            }
        })
}

extension Audit {
    /// A little more than the least visible difference between two areas that do not touch.
    private static let sameColor = 0.03

    /// The nearest of the system's backgrounds that look the same in light and in dark.
    fileprivate func systemBackground(near own: OwnColor) -> ColorRole? {
        let system = Palette.system(set.palette.generation ?? .ios26)
        let distances = system.roles.compactMap { role -> (role: ColorRole, distance: Double)? in
            guard SystemColors.target(of: role) == nil, SystemColors.kind(of: role) == .background,
                let color = system[role]
            else { return nil }
            let distances = [Appearance.light, .dark].map { appearance -> Double in
                let value = own.color[appearance]
                return value.alpha < 1 ? .infinity : value.difference(from: color[appearance])
            }
            return distances.max().map { (role, $0) }
        }
        return distances.filter { $0.distance < Self.sameColor }.min { $0.distance < $1.distance }?.role
    }
}
