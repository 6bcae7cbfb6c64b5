internal import GlyphModel
package import Markup

/// A drawing that a new line of a manifest names, with what the line states about it.
package struct DraftDrawing: Sendable {
    /// Relative to the manifest, with `/`; of a symbol with its id, as `source` has it.
    package var path: String
    /// The name of its file without the extension, as it was before a copy got a portable one; of a symbol, its id.
    package var stem: String
    /// Is it a picture in its original colours, not a glyph with a tint?
    package var isPicture = false
    /// Is a rectangle that covers the whole picture behind it?
    package var hasFrame = false
    /// Whether it has effects that its line leaves out.
    package var dropsEffects = false
    /// Whether it has faults that only a lenient build skips.
    package var needsLenience = false
    /// Elements for parts of another colour.
    package var layers: [XMLNode] = []

    package init(path: String, stem: String? = nil) {
        self.path = path
        self.stem = stem ?? DrawingPath.name(of: path)
    }

    /// The groups of a new manifest: its folders.
    package var groups: [String] {
        DrawingPath(path).file.split(separator: "/").dropLast().map { folder in
            // A period in its name would give the group's folder another type in a catalog.
            PortableName.candidates(for: folder.split(separator: ".").joined(separator: "-"))[0]
        }
    }

    package func node(named name: String) -> XMLNode {
        var node = XMLNode("glyph", [("name", name)], children: layers)
        // Strings that differ only in how accented letters are composed are equal, but not the same file everywhere.
        if !path.utf8.elementsEqual((name + ".svg").utf8) { node.attributes.append(("source", path)) }
        if isPicture { node.attributes += [("rendering", RenderingMode.original.rawValue), ("dark", "same")] }
        if hasFrame { node.attributes.append(("drop", DroppedContent.frame.rawValue)) }
        if dropsEffects { node.attributes.append(("effects", EffectPolicy.drop.rawValue)) }
        return node
    }
}
