internal import GlyphFormats
package import GlyphModel
package import Markup

/// New glyphs in a manifest's text; all else stays byte for byte.
package struct ManifestAddition {
    private let manifest: Manifest
    private var document: Document { manifest.document }

    package init(to manifest: Manifest) { self.manifest = manifest }

    /// Whether glyphs of a group are drawn without effects, as it states or inherits; also of one that is not there
    /// yet.
    package func dropsEffects(in group: [String]) -> Bool {
        var (element, policy) = (document.root, document.root["effects"])
        for name in group {
            guard let next = element.children.first(where: { $0.name == "group" && $0["name"] == name }) else { break }
            (element, policy) = (next, next["effects"] ?? policy)
        }
        return policy == EffectPolicy.drop.rawValue
    }

    /// The manifest's text with a glyph for each drawing, and their names.
    ///
    /// - Parameters:
    ///   - group: the names of the group and of the groups around it, outermost first; missing groups are added. Empty
    ///     for the root.
    ///   - sides: the longer sides of the view boxes of drawings that the manifest has.
    package func adding(
        _ drawings: [DraftDrawing], to group: [String], sides: [Double] = []
    ) -> (source: SourceFile, names: [String]) {
        var (element, missing, spaces) = (document.root, group[...], [String]())
        var (frame, dark) = (element["frame"], element["dark"])
        while let next = missing.first,
            let child = element.children.first(where: { $0.name == "group" && $0["name"] == next })
        {
            if child["namespace"] == "true" { spaces.append(next) }
            (element, missing) = (child, missing.dropFirst())
            (frame, dark) = (element["frame"] ?? frame, element["dark"] ?? dark)
        }
        let frames =
            frame.flatMap { DecimalNumber.value($0) }.map(DraftFrame.init(stated:)) ?? DraftFrame(commonestOf: sides)
        let drawings = drawings.map { drawing in
            var drawing = drawing
            drawing.frame = frames.stated(by: drawing)
            return drawing
        }
        var names = DraftNames(of: manifest.glyphs)
        let named = zip(drawings, names.names(for: drawings, in: spaces)).map { ($0, $1) }
        // The form of a set in dark is its own choice, but for drawings that are solid already.
        let inherited = dark.flatMap(DarkForm.init) ?? .same
        var nodes = named.map { $0.node(named: $1, dark: inherited == .fill ? .fill : $0.dark) }
        for name in missing.reversed() { nodes = [XMLNode("group", [("name", name)], children: nodes)] }
        let fix = Fix("add glyphs", edits: [edit(adding: nodes, to: element)])
        return (manifest.source.applying([fix]).file, named.map(\.1))
    }

    /// After the last glyph or group, so that exports stay last.
    private func edit(adding nodes: [XMLNode], to element: Element) -> Fix.Edit {
        let edit = ElementEdit(source: manifest.source)
        if let last = element.children.last(where: { ["glyph", "group"].contains($0.name) }) {
            return edit.insertion(nodes, behind: last)
        }
        if let first = element.children.first(where: { $0.name == "export" }) {
            return edit.insertion(nodes, before: first)
        }
        return edit.insertion(nodes, into: element)
    }
}
