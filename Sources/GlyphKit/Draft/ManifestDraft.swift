internal import GlyphFormats
internal import GlyphModel
internal import Markup

/// A manifest for existing drawings: every one listed, folders as groups, ready to build.
package struct ManifestDraft: Sendable {
    package let text: String
    /// The paths of drawings whose names would be the same if they were written alike.
    package let namesakes: [String]

    /// - Parameters:
    ///   - drawings: each of them becomes a glyph.
    ///   - output: the manifest's `output`.
    package init(drawings: [DraftDrawing], output: String) {
        var root = XMLNode("glyphs", [("version", "1"), ("output", output)])
        // Pictures take no tint.
        var drawings = drawings
        let glyphs = drawings.filter { !$0.isPicture }
        if !glyphs.isEmpty { root.attributes.append(("tint", "label")) }
        // What most of them have is stated once.
        let dark: DarkForm = glyphs.count { $0.dark == .fill } * 2 > glyphs.count ? .fill : .same
        if dark == .fill { root.attributes.append(("dark", dark.rawValue)) }
        if drawings.count > 1, drawings.allSatisfy(\.hasFrame) {
            root.attributes.append(("drop", DroppedContent.frame.rawValue))
            for index in drawings.indices { drawings[index].hasFrame = false }
        }
        if let frame = drawings.stateFrames() { root.attributes.append(("frame", DecimalNumber.text(frame))) }
        if drawings.count > 1, drawings.allSatisfy(\.dropsEffects) {
            root.attributes.append(("effects", EffectPolicy.drop.rawValue))
            for index in drawings.indices { drawings[index].dropsEffects = false }
        }
        var (tree, names) = (DraftFolder(), DraftNames())
        for (drawing, name) in zip(drawings, names.names(for: drawings)) {
            tree.add(drawing.node(named: name, dark: dark), in: drawing.groups[...])
        }
        root.children = tree.nodes(hasNamespaces: names.hasNamesakes)
        for format in ["svg", "asset-catalog", "preview"] where AssetFormat.all.contains(where: { $0.name == format }) {
            root.children.append(XMLNode("export", [("format", format)]))
        }
        let comment = "<!-- 'twinlight schema reference' describes this file. -->"
        namesakes = names.shared
        text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(comment)\n" + XMLWriter().string(root)
    }
}

/// The glyphs of a folder, and the folders in it, in the order in which they are added.
private struct DraftFolder {
    private var glyphs: [XMLNode] = []
    private var names: [String] = []
    private var folders: [DraftFolder] = []

    mutating func add(_ glyph: XMLNode, in groups: ArraySlice<String>) {
        guard let first = groups.first else { return glyphs.append(glyph) }
        if !names.contains(first) {
            names.append(first)
            folders.append(DraftFolder())
        }
        for index in names.indices where names[index] == first { folders[index].add(glyph, in: groups.dropFirst()) }
    }

    func nodes(hasNamespaces: Bool) -> [XMLNode] {
        glyphs
            + zip(names, folders).map { name, folder in
                XMLNode(
                    "group", [("name", name)] + (hasNamespaces ? [("namespace", "true")] : []),
                    children: folder.nodes(hasNamespaces: hasNamespaces))
            }
    }
}
