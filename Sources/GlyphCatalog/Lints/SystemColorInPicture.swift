internal import GlyphAudit
internal import GlyphModel
internal import Markup
internal import SemanticColor

extension CatalogLint {
    static let systemColorInPicture: CatalogLint = CatalogLint(
        id: "system-color-in-picture", severity: .info,
        summary: "An SVG contains the value of a system colour.",
        guideline: "Human Interface Guidelines, Color: avoid hard-coding the values of system colours, which may "
            + "change from release to release; use the colours by name.",
        reason:
            "The system changes its colours between releases and with increased contrast, and the picture does not.",
        remedy:
            "Make it a template or a symbol whose colour the app takes from the system. A set with a picture for dark "
            + "that has the dark value follows the style, and is not reported.",
        examples: Examples(
            clean: [
                Example([
                    "heart.imageset/Contents.json": Example.pairedSet("heart.svg", "heart-dark.svg"),
                    "heart.imageset/heart.svg": Example.svg(##"<circle cx="12" cy="12" r="9" fill="#FF3B30"/>"##),
                    "heart.imageset/heart-dark.svg": Example.svg(##"<circle cx="12" cy="12" r="9" fill="#FF453A"/>"##),
                    "moon.imageset/Contents.json": Example.plainSet("moon.svg"),
                    // One of the brand; a gray of the system, which is everywhere.
                    "moon.imageset/moon.svg": Example.svg(
                        ##"<circle cx="9" cy="12" r="6" fill="#2D6CDF"/><path fill="#8E8E93" d="M16 8h6v8h-6z"/>"##),
                    "tag.imageset/Contents.json": Example.plainSet("tag.svg", properties: Example.template),
                    "tag.imageset/tag.svg": Example.svg(##"<circle cx="12" cy="12" r="9" fill="#007AFF"/>"##),
                ])
            ],
            unclean: [
                Example([
                    "heart.imageset/Contents.json": Example.plainSet("heart.svg"),
                    "heart.imageset/heart.svg": Example.svg(
                        """
                        <path fill="#1C2733" d="M2 2h20v2H2z"/>
                        <circle cx="12" cy="12" r="7" fill="#FF3B30"/>
                        ^
                        <circle cx="12" cy="12" r="4" fill="#ff3b30"/>
                        """),
                ])
            ]),
        check: .image { set, _ in
            guard set.intent != .template else { return [] }
            var judged: Set<String> = []
            let followed = set.followedColors
            return set.appearances.flatMap { slot -> [AuditFinding] in
                guard let picture = set.picture(of: slot), let glyph = picture.glyph,
                    judged.insert(picture.path).inserted
                else { return [] }
                var found: Set<ColorRole> = []
                return glyph.layers.flatMap { layer in
                    layer.plainColors.compactMap { color -> AuditFinding? in
                        guard let role = SystemAccent.role(of: color), !followed.contains(role),
                            found.insert(role).inserted
                        else { return nil }
                        return systemColorInPicture.finding(
                            "the drawing contains \(color.hex), a value of the system colour '\(role.rawValue)'",
                            about: set.set, at: layer.location, detail: role.rawValue,
                            hint: "make it a template or a symbol, and take the colour from the system")
                    }
                }
            }
        })
}

/// The accent colours of the system by their values.
private enum SystemAccent {
    /// The accent whose value in light or in dark a colour is; of several, the one of the newest system.
    static func role(of color: Color, in styles: [Appearance] = [.light, .dark]) -> ColorRole? {
        guard color.alpha >= 1 else { return nil }
        return styles.lazy.compactMap { roles[$0]?[color.hex] }.first
    }

    private static let roles: [Appearance: [String: ColorRole]] = {
        var roles: [Appearance: [String: ColorRole]] = [:]
        for system in SystemColorMatch.generations.reversed().joined() where system.isAccent {
            for appearance in [Appearance.light, .dark] {
                roles[appearance, default: [:]][system.color[appearance].hex] = system.role
            }
        }
        return roles
    }()
}

extension ImageSet {
    /// The system colours of which the light picture has the light value, and the dark picture the dark one.
    fileprivate var followedColors: Set<ColorRole> {
        func roles(_ slot: CatalogSlot?, in appearance: Appearance) -> Set<ColorRole> {
            guard let slot, let glyph = picture(of: slot)?.glyph else { return [] }
            return Set(glyph.layers.flatMap(\.plainColors).compactMap { SystemAccent.role(of: $0, in: [appearance]) })
        }
        let dark = appearances.first { $0.style == .dark && !$0.isHighContrast }
        return roles(dark, in: .dark).intersection(roles(appearances.chosen(in: .light), in: .light))
    }
}
