package import GlyphModel
internal import SemanticColor

/// What the system itself pairs, and the guidelines recommend whatever ratio it comes to: a dynamic colour of the
/// system on one of its backgrounds, and a label effect on a material that bears it.
///
/// The colour has to be unaltered, or to have the emphasis that hierarchical rendering gives a layer. Shades that the
/// system has for areas and borders (`systemGray2` on), its fills and separators, and its fixed colours are no colours
/// for glyphs: what they are paired with is judged like any other.
package struct SystemPairing: Sendable {
    private let foregrounds: Set<ColorRole>
    private let backgrounds: Set<ColorRole>

    /// What a glyph says that decides whether a pairing is left to the system.
    package struct Terms: Hashable, Sendable {
        var isHierarchical: Bool
        /// A ratio that was stated is a demand of whoever wrote it, and so is WCAG.
        var isDemanded: Bool

        package init(_ settings: GlyphSettings) {
            isHierarchical = settings.rendering == .hierarchical
            isDemanded = settings.statesContrast || settings.audit == .wcag
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

    /// The colour of the system that a name leads to; nil where the manifest has values of its own for it.
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
    ///   - ink: before any effect.
    ///   - underlay: of the layer that it is drawn on; nil on the background.
    ///   - effect: what it takes in this setting.
    func holds(
        for ink: ResolvedPaint, over underlay: ResolvedPaint?, in setting: AuditSetting, effect: Vibrancy?,
        _ terms: Terms
    ) -> Bool {
        guard !terms.isDemanded, let role = ink.role, Self.isWhole(ink, terms) else { return false }
        if let material = setting.material {
            // Only the plain label effect shows the content's own colour.
            guard let effect, effect.isForLabels, effect.isRecommended(on: material),
                effect != .label || foregrounds.contains(role)
            else { return false }
        } else {
            guard foregrounds.contains(role), backgrounds.contains(ColorRole(rawValue: setting.background))
            else { return false }
        }
        // In hierarchical symbols a layer stands out from a fainter one of its colour, and not from a stronger one.
        guard let underlay else { return true }
        return underlay.role == role && Self.isWhole(underlay, terms) && underlay.coverage < ink.coverage
    }

    /// Nothing but the role of a layer makes it fainter.
    private static func isWhole(_ ink: ResolvedPaint, _ terms: Terms) -> Bool {
        guard ink.groupOpacity == 1 else { return false }
        return ink.coverage == 1 || terms.isHierarchical && LayerRole.allCases.contains { $0.emphasis == ink.coverage }
    }
}

extension Vibrancy {
    /// Is it for labels and symbols, rather than for the areas and lines around them?
    var isForLabels: Bool {
        switch self {
        case .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel: true
        case .fill, .secondaryFill, .tertiaryFill, .separator: false
        }
    }
}
