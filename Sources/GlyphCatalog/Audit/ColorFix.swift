internal import GlyphFormats
internal import GlyphManifest
internal import Markup
internal import SemanticColor

/// Changes of a color set's values, in all gamuts of a device.
extension DeviceColors {
    /// A new value, and the edits that write it.
    struct Change {
        /// The value in the first gamut, for messages.
        var color: Color
        var edits: [Fix.Edit]
    }

    /// A value in the place of the one that is stated for an appearance; nil where there is none to propose.
    ///
    /// - Parameter value: the new colour for an old one, of a colour that is as it is read back after it is written.
    func replacing(
        _ appearance: Appearance, by value: (Color, _ written: (Color) -> Color) -> Color?
    ) -> Change? {
        if let values = set.values { return replacing(in: values, appearance, by: value) }
        guard let contents = set.set.contents else { return nil }
        var (first, edits) = (Color?.none, [Fix.Edit]())
        for entries in gamuts {
            // A gamut without a value for this appearance shows the other one's.
            guard let entry = entries.chosen(in: appearance),
                entry.slot.appearance == self.entry(in: appearance)?.slot.appearance
            else { continue }
            guard entry.reference == nil, let color = entry.value?[appearance],
                let notation = CatalogNotation(entry.slot.node["color"]), let new = value(color, notation.written)
            else { return nil }
            edits += notation.edits(to: new, with: contents.edit)
            first = first ?? new
        }
        return first.map { Change(color: $0, edits: edits) }
    }

    /// The appearances that a new value for dark is for: where there is one for increased contrast, both together, too.
    /// Otherwise it is uncertain which of the two the system takes.
    var newDark: [Appearance] {
        entries.contains(where: \.slot.isHighContrast) && !states(.darkHigh) ? [.dark, .darkHigh] : [.dark]
    }

    /// Entries for appearances that have none, each with the other members of the entry that was shown there. Of a
    /// system colour, the reference is repeated: it has a value of its own for each appearance.
    func appending(
        _ appearances: [Appearance], _ value: (Color, Appearance, _ written: (Color) -> Color) -> Color?
    ) -> (colors: [Color], edit: Fix.Edit)? {
        if let values = set.values { return appending(in: values, value) }
        guard let contents = set.set.contents, let list = contents.root["colors"] else { return nil }
        var (colors, added) = ([Color](), [JSON]())
        for (index, entries) in gamuts.enumerated() {
            for appearance in appearances {
                guard let entry = entries.chosen(in: appearance), var new = entry.value?[appearance] else {
                    return nil
                }
                var members = entry.slot.node.json
                if entry.reference == nil {
                    guard let notation = CatalogNotation(entry.slot.node["color"]),
                        let changed = value(new, appearance, notation.written)
                    else { return nil }
                    new = changed
                    members["color"] = notation.json(of: new)
                }
                members["appearances"] = Catalog.appearances(appearance)
                added.append(.object(members))
                if index == 0 { colors.append(new) }
            }
        }
        return (colors, contents.edit.appending(added, to: list))
    }
}

extension Appearance {
    /// For messages: `dark`, `light with increased contrast`.
    var words: String { style.rawValue + (contrast == .high ? " with increased contrast" : "") }
}
