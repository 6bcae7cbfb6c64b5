package import GlyphModel
internal import SemanticColor

/// The pairs of the system, which the guidelines recommend at any ratio: a dynamic system colour on one of the
/// system's backgrounds, and a label effect on a material that supports it.
///
/// The colour must be unaltered, or have the emphasis that hierarchical rendering gives a layer. Shades for areas and
/// borders (`systemGray2` and up), fills, separators and fixed colours are not meant for glyphs: a pair with them is
/// judged like any other.
package struct SystemPairing: Sendable {
    private let foregrounds: Set<ColorRole>
    private let backgrounds: Set<ColorRole>

    /// The settings of a glyph that decide whether a pair is exempt.
    package struct Terms: Hashable, Sendable {
        var isHierarchical: Bool
        /// Whether a ratio is demanded: by a statement, or by WCAG.
        var isDemanded: Bool

        package init(_ settings: GlyphSettings) {
            isHierarchical = settings.paint.rendering == .hierarchical
            isDemanded = settings.audit.statesContrast || settings.audit.standard == .wcag
        }
    }

    init(_ palette: Palette, ownRoles: [ColorRole]) {
        let own = Set(ownRoles)
        let generation = palette.generation ?? .ios26
        var foregrounds: Set<ColorRole> = []
        var backgrounds: Set<ColorRole> = []
        for role in palette.roles {
            guard let system = Self.systemRole(of: role, in: palette, own: own) else { continue }
            switch SystemColors.kind(of: system, in: generation) {
            case .accent, .label, .link: foregrounds.insert(role)
            case .gray where system == "systemGray": foregrounds.insert(role)
            case .background: backgrounds.insert(role)
            default: break
            }
        }
        (self.foregrounds, self.backgrounds) = (foregrounds, backgrounds)
    }

    /// The system colour that a name refers to; nil where the manifest has values of its own for it.
    private static func systemRole(of role: ColorRole, in palette: Palette, own: Set<ColorRole>) -> ColorRole? {
        var current = role
        // A chain is no longer than there are names.
        for _ in palette.roles {
            if !own.contains(current) { return SystemColors.target(of: current) ?? current }
            guard let next = palette.target(of: current) else { return nil }
            current = next
        }
        return nil
    }

    /// - Parameters:
    ///   - paint: the paint before any effect.
    ///   - underlay: the paint of the layer that it is drawn on; nil on the background.
    ///   - effect: the effect of the layer in this setting.
    func holds(
        for paint: ResolvedPaint, over underlay: ResolvedPaint?, in setting: AuditSetting, effect: Vibrancy?,
        _ terms: Terms
    ) -> Bool {
        guard !terms.isDemanded, let role = paint.role, Self.hasFullOpacity(paint, terms) else { return false }
        if let material = setting.material {
            // Only the plain label effect shows the content's own colour.
            guard let effect, effect.isForLabels, effect.isRecommended(on: material),
                effect != .label || foregrounds.contains(role)
            else { return false }
        } else {
            guard foregrounds.contains(role), backgrounds.contains(ColorRole(rawValue: setting.background))
            else { return false }
        }
        // In hierarchical symbols a layer contrasts with a fainter one of its colour, and not with a stronger one.
        guard let underlay else { return true }
        return underlay.role == role && Self.hasFullOpacity(underlay, terms) && underlay.coverage < paint.coverage
    }

    /// Whether it is opaque, except for the emphasis of its role.
    private static func hasFullOpacity(_ paint: ResolvedPaint, _ terms: Terms) -> Bool {
        guard paint.groupOpacity == 1 else { return false }
        return paint.coverage == 1
            || terms.isHierarchical && LayerRole.allCases.contains { $0.emphasis == paint.coverage }
    }
}

extension Vibrancy {
    /// Whether it is for labels and symbols, rather than for the areas and lines around them.
    var isForLabels: Bool {
        switch self {
        case .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel: true
        case .fill, .secondaryFill, .tertiaryFill, .separator: false
        }
    }
}
