internal import GlyphFormats
internal import GlyphModel
package import SemanticColor

/// A colour of the manifest, or a system colour that glyphs use, that has changed.
package struct ColorChange: Sendable {
    package enum Kind: Hashable, Sendable {
        case added, removed, changed
        /// The same values under another name.
        case renamed(from: ColorRole)
    }

    /// In appearances that look the same.
    package struct Value: Sendable {
        package var appearances: [Appearance]
        package var old: Color?
        package var new: Color?
        /// The background behind translucent values, as it is now.
        package var ground: Color
    }

    package var role: ColorRole
    package var kind: Kind
    /// The values that changed; of an added or removed colour all of them.
    package var values: [Value]
    /// The names of the assets that differ only because of this colour.
    package var assets: [String] = []
}

extension ColorChange {
    /// In the order of the new palette; removed colours are last.
    static func changes(from old: GlyphSet, to new: GlyphSet, _ palettes: PalettePair) -> [ColorChange] {
        let (before, after) = (old.rolesInUseOrOwn, new.rolesInUseOrOwn)
        var removed = old.ownRoles.filter { palettes.new[$0] == nil }
        var changes: [ColorChange] = []
        for role in after {
            guard let value = palettes.new[role] else { continue }
            if palettes.isChanged(role) {
                changes.append(ColorChange(role, .changed, old: palettes.old[role], new: value, palettes.new))
            } else if palettes.old[role] == nil {
                let former = removed.firstIndex { palettes.old[$0].map { $0.looksSame(as: value) } ?? false }
                let kind = former.map { Kind.renamed(from: removed.remove(at: $0)) } ?? .added
                changes.append(ColorChange(role, kind, old: kind == .added ? nil : value, new: value, palettes.new))
            }
        }
        // The value of a colour that is no longer used does not matter, unless it is the manifest's own.
        for role in before where palettes.isChanged(role) && !after.contains(role) {
            changes.append(ColorChange(role, .changed, old: palettes.old[role], new: palettes.new[role], palettes.new))
        }
        return changes + removed.map { ColorChange($0, .removed, old: palettes.old[$0], new: nil, palettes.new) }
    }

    private init(_ role: ColorRole, _ kind: Kind, old: DynamicColor?, new: DynamicColor?, _ palette: Palette) {
        self.role = role
        self.kind = kind
        values = []
        if case .renamed = kind { return }
        for appearance in Appearance.allCases {
            let (before, after) = (old?[appearance], new?[appearance])
            if kind == .changed, let before, let after, before.looksSame(as: after) { continue }
            if let index = values.firstIndex(where: { $0.old == before && $0.new == after }) {
                values[index].appearances.append(appearance)
            } else {
                let ground = ReviewGround("systemBackground", in: appearance, of: palette)?.color ?? .white
                values.append(Value(appearances: [appearance], old: before, new: after, ground: ground))
            }
        }
    }
}

extension DynamicColor {
    fileprivate func looksSame(as other: DynamicColor) -> Bool {
        Appearance.allCases.allSatisfy { self[$0].looksSame(as: other[$0]) }
    }
}
