internal import GlyphFormats
internal import GlyphModel
internal import GlyphReading
package import Markup
internal import SemanticColor

/// A manifest for existing drawings: every one listed, folders as groups, ready to build.
package struct ManifestDraft: Sendable {
    package struct Drawing: Sendable {
        /// Relative to the manifest, with `/`.
        package var path: String
        /// Is it a picture in its original colours, not a glyph with a tint?
        package var isPicture: Bool

        package init(path: String, isPicture: Bool) {
            self.path = path
            self.isPicture = isPicture
        }
    }

    package var drawings: [Drawing]
    /// The manifest's `output`.
    package var output: String

    package init(drawings: [Drawing], output: String) {
        self.drawings = drawings
        self.output = output
    }

    package var text: String {
        var root = XMLNode("glyphs", [("version", "1"), ("output", output)])
        // Pictures take no tint.
        if !drawings.allSatisfy(\.isPicture) { root.attributes += [("tint", "label"), ("dark", "fill")] }
        var tree = Folder()
        for drawing in drawings { tree.add(drawing, at: drawing.path.split(separator: "/")[...]) }
        root.children = tree.nodes(hasNamespaces: hasNamesakes)
        for format in ["svg", "asset-catalog", "preview"] where AssetFormat.all.contains(where: { $0.name == format }) {
            root.children.append(XMLNode("export", [("format", format)]))
        }
        let comment = "<!-- 'twinlight schema reference' describes this file. -->"
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(comment)\n" + XMLWriter().string(root)
    }

    /// Would two glyphs have the same name without their groups?
    private var hasNamesakes: Bool {
        var seen: Set<String> = []
        return !drawings.allSatisfy {
            seen.insert(Self.stem($0.path.split(separator: "/").last ?? "").lowercased()).inserted
        }
    }

    fileprivate static func stem(_ name: Substring) -> String { String(name.dropLast(".svg".count)) }
}

private struct Folder {
    private var glyphs: [(name: String, drawing: ManifestDraft.Drawing)] = []
    private var names: [String] = []
    private var folders: [Folder] = []

    mutating func add(_ drawing: ManifestDraft.Drawing, at path: ArraySlice<Substring>) {
        guard let first = path.first else { return }
        if path.count == 1 {
            glyphs.append((ManifestDraft.stem(first), drawing))
        } else {
            if !names.contains(String(first)) {
                names.append(String(first))
                folders.append(Folder())
            }
            for index in names.indices where names[index] == first { folders[index].add(drawing, at: path.dropFirst()) }
        }
    }

    func nodes(hasNamespaces: Bool) -> [XMLNode] {
        glyphs.map { name, drawing in
            var node = XMLNode("glyph", [("name", name)])
            if drawing.path != name + ".svg" { node.attributes.append(("source", drawing.path)) }
            if drawing.isPicture { node.attributes += [("rendering", "original"), ("dark", "same")] }
            return node
        }
            + zip(names, folders).map { name, folder in
                // A period in its name would give the group's folder another type in a catalog.
                let name = name.split(separator: ".").joined(separator: "-")
                return XMLNode(
                    "group", [("name", name)] + (hasNamespaces ? [("namespace", "true")] : []),
                    children: folder.nodes(hasNamespaces: hasNamespaces))
            }
    }
}

extension ManifestDraft.Drawing {
    /// Reads the file to see what it is. Nil where it cannot be read.
    package init?(path: String, source: SourceFile, findings: inout Findings) {
        do {
            let (glyph, warnings) = try GlyphReader.read(source, name: path)
            findings += Findings(warnings)
            self.init(path: path, isPicture: glyph.isPicture)
        } catch {
            findings += error
            return nil
        }
    }
}

extension Glyph {
    /// Has it gradients, or more than one colour?
    fileprivate var isPicture: Bool {
        let paints = layers.flatMap { [$0.fill?.paint, $0.stroke?.paint].compactMap { $0 } }
        var colors: Set<Color> = []
        for paint in paints {
            switch paint {
            case .gradient: return true
            case .color(var color):
                color.alpha = 1
                colors.insert(color)
            case .currentColor: continue
            }
        }
        return colors.count > 1
    }
}
