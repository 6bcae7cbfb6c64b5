internal import GlyphModel
internal import PathGeometry
internal import SemanticColor

/// An earlier state of a set, with what has changed since.
package struct EarlierState: Sendable {
    /// As the user named it: a folder or a revision.
    let name: String
    let comparison: SetComparison

    package init(_ name: String, _ comparison: SetComparison) { (self.name, self.comparison) = (name, comparison) }

    /// The names of backgrounds that removed assets are made for.
    var removedBackgrounds: [String] {
        comparison.removed.flatMap { $0.former?.entry.settings.audit.backgrounds ?? [] }
    }

    /// The colours that have changed.
    var roles: [ColorRole] { comparison.colors.map(\.role) }
}

extension ReviewData {
    /// The changes of assets by their qualified names.
    mutating func changes(since earlier: EarlierState) -> [String: SheetDocument.Change] {
        let comparison = earlier.comparison
        let palette = comparison.formerPalette
        var changes: [String: SheetDocument.Change] = [:]
        for change in comparison.added {
            changes[change.name] = SheetDocument.Change(kind: "added", words: [], from: nil, before: [])
        }
        for change in comparison.changed {
            changes[change.name] = SheetDocument.Change(
                kind: "changed", words: change.words, from: nil, before: before(change, palette))
        }
        for change in comparison.recolored {
            changes[change.name] = SheetDocument.Change(
                kind: "recolored", words: change.colorWords, from: nil, before: before(change, palette))
        }
        // A renamed asset may be in other colours, too.
        for change in comparison.renamed {
            guard case .renamed(let name) = change.kind else { continue }
            let colors = changes[change.name]
            changes[change.name] = SheetDocument.Change(
                kind: "renamed", words: ["was \(name)"] + (colors?.words ?? []), from: name,
                before: colors?.before ?? [])
        }
        return changes
    }

    /// The changed colours, and what is removed.
    mutating func listed(_ earlier: EarlierState) -> SheetDocument.Changes {
        let comparison = earlier.comparison
        var removed: [SheetDocument.RemovedGlyph] = []
        for change in comparison.removed {
            guard let asset = change.former else { continue }
            var pictures: [SheetDocument.FormerPicture] = []
            for (index, own) in appearances(Appearance.allCases, of: asset) {
                pictures.append(former(asset, index, in: own, comparison.formerPalette))
            }
            removed.append(
                SheetDocument.RemovedGlyph(change.name, background: background(of: asset), pictures.merged))
        }
        return SheetDocument.Changes(
            against: earlier.name, words: comparison.summary,
            colors: comparison.colors.map(SheetDocument.ColorChange.init), removed: removed)
    }

    /// The former pictures of a change, each with its difference.
    private mutating func before(_ change: AssetChange, _ palette: Palette) -> [SheetDocument.FormerPicture] {
        guard let asset = change.former else { return [] }
        var pictures: [SheetDocument.FormerPicture] = []
        for view in change.views {
            for (index, own) in appearances(view.appearances, of: asset) {
                pictures.append(former(asset, index, in: own, palette, view.difference))
            }
        }
        return pictures.merged
    }

    /// The appearances that show each picture of an asset, in the order of the first ones.
    private func appearances(_ all: [Appearance], of asset: GlyphAsset) -> [(picture: Int, [Appearance])] {
        var found: [(picture: Int, [Appearance])] = []
        for appearance in all {
            guard let index = asset.pictureIndex(in: appearance) else { continue }
            if let place = found.firstIndex(where: { $0.picture == index }) {
                found[place].1.append(appearance)
            } else {
                found.append((index, [appearance]))
            }
        }
        return found
    }

    private mutating func former(
        _ asset: GlyphAsset, _ index: Int, in appearances: [Appearance], _ palette: Palette,
        _ difference: DrawingDifference = DrawingDifference()
    ) -> SheetDocument.FormerPicture {
        let drawing = asset.pictures[index].drawing
        return SheetDocument.FormerPicture(
            appearances: appearances.map(\.index), painted(drawing, in: asset, of: palette),
            removed: contours(of: difference.removed, in: drawing.viewBox),
            added: contours(of: difference.added, in: drawing.viewBox),
            recolored: contours(of: difference.recolored, in: drawing.viewBox))
    }
}

extension [SheetDocument.FormerPicture] {
    /// Equal pictures of several appearances as one.
    fileprivate var merged: Self {
        reduce(into: []) { result, picture in
            func isEqual(_ other: Element) -> Bool {
                var other = other
                other.appearances = picture.appearances
                return other == picture
            }
            if let index = result.firstIndex(where: isEqual) {
                result[index].appearances = (result[index].appearances + picture.appearances).sorted()
            } else {
                result.append(picture)
            }
        }
    }
}

extension SheetDocument.ColorChange {
    fileprivate init(_ change: ColorChange) {
        self.init(
            change.role.rawValue, kind: change.kind.name, words: change.words,
            before: change.values.compactMap { value in
                value.old.map {
                    SheetDocument.FormerColor(
                        appearances: value.appearances.map(\.index), value: $0.css, caption: $0.caption)
                }
            })
    }
}
