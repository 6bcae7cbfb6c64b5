internal import GlyphModel
internal import GlyphReading
package import Markup

/// A drawing that a new line of a manifest names, with the line's statements about it.
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
    /// Whether it is a picture in its original colours, not a glyph with a tint.
    package var isPicture = false
    /// Whether it is a solid shape already, such as a letter, or a sign that is cut out of a tile.
    package var isSolid = false
    /// Whether a rectangle that covers the whole picture is behind it.
    package var hasFrame = false
    /// The width and the height of its view box.
    package var size = (width: 0.0, height: 0.0)
    /// Whether the drawn area reaches all sides of the view box, as if it was cropped to it.
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
        // A drawing for dark is shown as it is.
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

/// How drawings are read that get a line in a manifest.
package struct DraftManner: Sendable {
    /// Whether path data is drawn up to a syntax error, and filters and blending are left out.
    private let isLenient: Bool
    /// Whether effects are left out, by the lines of drawings that have some.
    private let dropsEffects: Bool
    /// Whether the manifest states already that effects are left out.
    let isStated: Bool

    /// - Parameters:
    ///   - dropsEffects: whether effects are left out; nil is what the manifest states.
    ///   - isStated: whether the manifest states that they are left out.
    package init(isLenient: Bool = false, dropsEffects: Bool? = nil, isStated: Bool = false) {
        self.isLenient = isLenient
        self.dropsEffects = isLenient || dropsEffects ?? isStated
        self.isStated = isStated
    }

    /// - Returns: the glyph, the warnings, and whether a strict reading has errors.
    func read(
        _ document: Document, at path: String
    ) throws(Findings) -> (glyph: Glyph, warnings: [Diagnostic], isLenient: Bool) {
        func read(_ strictness: ReadingStrictness) throws(Findings) -> (glyph: Glyph, warnings: [Diagnostic]) {
            try GlyphReader.read(
                document, id: DrawingPath(path).id, name: path, strictness: strictness,
                effects: dropsEffects ? .drop : .refuse)
        }
        do throws(Findings) {
            let (glyph, warnings) = try read(.strict)
            return (glyph, warnings, false)
        } catch {
            if !isLenient { throw error }
            let (glyph, warnings) = try read(.lenient)
            return (glyph, warnings, true)
        }
    }
}

/// A file that gets lines in a manifest: one, or if it is a sprite, which draws nothing itself, one for each symbol.
package struct DraftFile: Sendable {
    /// Its own drawing; nil where that is nothing, or cannot be drawn.
    package let drawing: DraftDrawing?
    /// The findings about its own drawing; nothing for a sprite.
    package let findings: Findings
    /// The ids of its symbols, if it is a sprite.
    package let symbols: [String]
    private let path: String
    private let document: Document?
    private let manner: DraftManner

    /// Reads a file, or a symbol in it.
    ///
    /// - Parameters:
    ///   - path: the path relative to the manifest; `sprite.svg#bell` is a symbol of the file.
    ///   - stem: the name before it got a portable one.
    package init(path: String, stem: String, source: SourceFile, manner: DraftManner) {
        (self.path, self.manner) = (path, manner)
        var found = Findings()
        drawing = DraftDrawing.read(path: path, stem: stem, source: source, manner: manner, findings: &found)
        let mayBeSprite = drawing == nil && DrawingPath(path).id == nil && PortablePath.fault(path) == nil
        document = mayBeSprite ? try? GlyphReader.document(source) : nil
        symbols = document.map { GlyphReader.symbols(of: $0) } ?? []
        findings = symbols.isEmpty ? found : Findings()
    }

    /// Reads one of its symbols; nil where it cannot be drawn.
    package func drawing(of symbol: String) -> (drawing: DraftDrawing?, findings: Findings) {
        var found = Findings()
        let drawing = document.flatMap {
            DraftDrawing.read(symbol: "\(path)#\(symbol)", of: $0, manner: manner, findings: &found)
        }
        return (drawing, found)
    }
}

extension [DraftDrawing] {
    /// Drawings that are of one glyph by their names become one: the drawing for dark is its `dark-source`, and the
    /// filled one is its variant `fill`. A drawing whose name has no counterpart keeps it.
    package func paired() -> [DraftDrawing] {
        let names = map { MarkedName($0.stem, in: $0.folders) }
        var result: [DraftDrawing?] = map { $0 }
        for forms in names.forms(isSolid: { self[$0].isSolid }) {
            let (glyph, dark) = (forms.glyph, forms.dark)
            let fill = self[glyph].isPicture ? nil : forms.fill
            if dark == nil && fill == nil { continue }
            if let dark { result[dark] = nil }
            if let fill { result[fill] = nil }
            var drawing = self[glyph]
            (drawing.darkPath, drawing.fillPath) = (dark.map { self[$0].path }, fill.map { self[$0].path })
            drawing.dropsEffects = [glyph, dark, fill].contains { $0.map { self[$0].dropsEffects } ?? false }
            (drawing.folders, drawing.stem) = (names[glyph].folders, names[glyph].name)
            result[glyph] = drawing
        }
        return result.compactMap { $0 }
    }
}
