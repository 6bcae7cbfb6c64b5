package import GlyphModel
package import SemanticColor

extension GlyphSet {
    /// The colours of all layers, in the palette's order.
    package var rolesInUse: [ColorRole] { palette.roles.filter(used.contains) }

    /// The roles in use, and the manifest's own: an app may use them outside of glyphs.
    package var rolesInUseOrOwn: [ColorRole] {
        let wanted = used.union(ownRoles)
        return palette.roles.filter(wanted.contains)
    }

    private var used: Set<ColorRole> {
        var used: Set<ColorRole> = []
        // Nearly every layer has the colour of the one before it.
        var last: ColorRole?
        for variant in variants.indices {
            for picture in variants[variant].pictures.indices {
                for layer in variants[variant].pictures[picture].drawing.layers.indices {
                    let paint = variants[variant].pictures[picture].drawing.layers[layer].paint
                    guard let role = paint.role, role != last else { continue }
                    used.insert(role)
                    last = role
                }
            }
        }
        return used
    }
}
