internal import GlyphModel
package import Markup

/// A drawing that a new line of a manifest names, with what the line states about it.
package struct DraftDrawing: Sendable {
    /// Relative to the manifest, with `/`; of a symbol with its id, as `source` has it.
    package var path: String
    /// The name of its file without the extension, as it was before a copy got a portable one; of a symbol, its id.
    package var stem: String
    /// The folders of its groups, outermost first.
    package var folders: [String]
    /// The drawing of the same glyph for dark.
    package var darkPath: String?
    /// The drawing of its filled form.
    package var fillPath: String?
    /// Is it a picture in its original colours, not a glyph with a tint?
    package var isPicture = false
    /// Whether it is a solid shape already, such as a letter, or a sign that is cut out of a tile.
    package var isSolid = false
    /// Is a rectangle that covers the whole picture behind it?
    package var hasFrame = false
    /// The width and the height of its view box.
    package var size = (width: 0.0, height: 0.0)
    /// Whether what is drawn reaches all sides of the view box, as if it was cropped to it.
    package var isCropped = false
    /// The side of its frame, where its line states it.
    package var frame: Double?
    /// Whether it has effects that its line leaves out.
    package var dropsEffects = false
    /// Whether it has faults that only a lenient build skips.
    package var needsLenience = false
    /// Elements for parts of another colour.
    package var layers: [XMLNode] = []

    package init(path: String, stem: String? = nil) {
        self.path = path
        self.stem = stem ?? DrawingPath.name(of: path)
        folders = DrawingPath(path).file.split(separator: "/").dropLast().map(String.init)
    }

    /// The groups of a new manifest.
    package var groups: [String] {
        folders.map { folder in
            // A period in its name would give the group's folder another type in a catalog.
            PortableName.candidates(for: folder.split(separator: ".").joined(separator: "-"))[0]
        }
    }

    /// The form that it has in dark.
    var dark: DarkForm {
        // What was drawn for dark is shown as it is.
        if darkPath != nil { return .same }
        return isPicture || isSolid && fillPath == nil ? .same : .fill
    }

    /// - Parameter dark: the form that the line inherits.
    func node(named name: String, dark inherited: DarkForm) -> XMLNode {
        let fills = fillPath.map { [XMLNode("variant", [("name", GlyphForm.fill.rawValue), ("source", $0)])] } ?? []
        var node = XMLNode("glyph", [("name", name)], children: layers + fills)
        // Strings that differ only in how accented letters are composed are equal, but not the same file everywhere.
        if !path.utf8.elementsEqual((name + ".svg").utf8) { node.attributes.append(("source", path)) }
        if let darkPath { node.attributes.append(("dark-source", darkPath)) }
        if isPicture { node.attributes.append(("rendering", RenderingMode.original.rawValue)) }
        // A picture stays as it is, even if something else is stated around it later.
        if isPicture || dark != inherited { node.attributes.append(("dark", dark.rawValue)) }
        if hasFrame { node.attributes.append(("drop", DroppedContent.frame.rawValue)) }
        if let frame { node.attributes.append(("frame", DecimalNumber.text(frame))) }
        if dropsEffects { node.attributes.append(("effects", EffectPolicy.drop.rawValue)) }
        return node
    }
}
