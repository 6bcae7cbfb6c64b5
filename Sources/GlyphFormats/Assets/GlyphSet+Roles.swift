package import GlyphModel
package import SemanticColor

extension GlyphSet {
    /// The colours of all layers, in the palette's order.
    package var rolesInUse: [ColorRole] { palette.roles.filter(used.contains) }

    /// Those, and the manifest's own: an app may use them outside of glyphs.
    package var rolesInUseOrOwn: [ColorRole] {
        let wanted = used.union(ownRoles)
        return palette.roles.filter(wanted.contains)
    }

    private var used: Set<ColorRole> {
        var used: Set<ColorRole> = []
        for layer in variants.lazy.flatMap(\.pictures).flatMap(\.drawing.layers) {
            if case .role(let role, _) = layer.paint { used.insert(role) }
        }
        return used
    }
}
