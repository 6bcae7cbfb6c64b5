internal import GlyphModel
internal import Markup
internal import SemanticColor

/// Fills a manifest from its document. What the check by the grammar has reported is not reported again here;
/// what values mean is checked: colours, files, names.
struct ManifestReader {
    let document: Document
    let folder: ManifestFolder
    let grammar: ManifestGrammar
    /// Is a drawing that does not exist left to the build?
    var allowsAbsentDrawings = false
    var absentDrawings: [String: [Diagnostic]] = [:]
    var sources: SourceCheck
    var findings = Findings()
    var palette = Palette()
    var generation = SystemColors.Generation.ios26
    var ownRoles: [ColorRole] = []
    /// Names of colours that are not known, so far.
    var unknownColors = 0
    var glyphs: [GlyphEntry] = []
    var exports: [Export] = []
    /// The sources with a `*`.
    var patterns: [String] = []
    /// The glyphs that have an element of their own. Only patterns need to know them.
    lazy var listed = ListedGlyph.all(in: document.root)

    init(document: Document, folder: ManifestFolder, grammar: ManifestGrammar) {
        self.grammar = grammar
        self.document = document
        self.folder = folder
        sources = SourceCheck(folder)
    }

    mutating func read() -> Manifest {
        let root = document.root
        // Colours first: their names may be used before the palette, too.
        readPalette(root.children.first { $0.name == "palette" })
        var settings = InheritedSettings()
        apply(root, to: &settings)
        readGlyphs(in: root, groups: [], settings: settings)
        for child in root.children where child.name == "export" { readExport(child) }
        let isForXcode = exports.contains { grammar.vocabulary.format(named: $0.format)?.makesXcodeSymbols ?? false }
        findings += NameCheck.findings(glyphs, isForXcode: isForXcode)
        if exports.contains(where: { grammar.vocabulary.format(named: $0.format)?.needsWeights ?? false }) {
            for index in glyphs.indices { glyphs[index].settings.makesSymbols = true }
        }
        let areKept = exports.contains { $0.options[StrokePolicy.option] == StrokePolicy.keep.rawValue }
        for index in glyphs.indices {
            let own = glyphs[index].settings.strokes
            glyphs[index].settings.keepsStrokes = own.map { $0 == .keep } ?? areKept
        }
        var manifest = Manifest(
            source: document.source, output: output(of: root), palette: palette, ownRoles: ownRoles,
            glyphs: glyphs, exports: exports)
        manifest.title = root["title"]
        manifest.absentDrawings = absentDrawings
        manifest.patterns = patterns
        return manifest
    }

    private mutating func output(of root: Element) -> String? {
        guard let attribute = root.attribute("output") else { return nil }
        checkPath(attribute, allowsParent: true)
        return attribute.value
    }

    private mutating func readExport(_ element: Element) {
        guard let format = element.attribute("format") else { return }
        var options: [String: String] = [:]
        for attribute in element.attributes where !["format", "path", "allow"].contains(attribute.name) {
            options[attribute.name] = attribute.value
        }
        if let path = element.attribute("path") { checkPath(path) }
        exports.append(
            Export(
                format: format.value, path: element["path"], options: options,
                location: document.location(of: element)))
    }

    @discardableResult
    mutating func checkPath(
        _ attribute: Element.Attribute, wildcards: Bool = false, allowsParent: Bool = false
    ) -> Bool {
        let path = attribute.value
        guard let fault = PortablePath.fault(path, wildcards: wildcards, allowsParent: allowsParent) else {
            return true
        }
        // What the grammar refuses is already reported.
        if ValueSyntax.path.accepts(path[...]) {
            report(
                "unsafe-path", "the path '\(path)' \(fault)", attribute,
                hint: allowsParent
                    ? "use a folder in the manifest's folder or next to it, or the option --output"
                    : "use a path below the manifest's folder")
        }
        return false
    }

    mutating func report(
        _ id: String, _ message: String, _ attribute: Element.Attribute, piece: Substring? = nil,
        hint: String? = nil
    ) {
        let offset = piece.map { document.place(of: $0, in: attribute) } ?? attribute.valueOffset
        findings.append(
            Diagnostic(.error, id: id, message, at: document.source.location(at: offset), hint: hint))
    }

    mutating func report(_ id: String, _ message: String, _ element: Element, hint: String? = nil) {
        findings.append(
            Diagnostic(.error, id: id, message, at: document.location(of: element), hint: hint))
    }
}
