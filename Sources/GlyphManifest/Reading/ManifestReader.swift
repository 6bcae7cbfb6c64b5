internal import GlyphModel
internal import Markup
internal import SemanticColor

/// Fills a manifest from its document. Faults that the check by the grammar has reported are not reported again here;
/// the meaning of values is checked: colours, files, names.
struct ManifestReader {
    let document: Document
    let folder: ManifestFolder
    let grammar: ManifestGrammar
    /// Whether a drawing that does not exist, or a name that is in use, is left to the build.
    var allowsFaultyGlyphs = false
    var absentDrawings: [String: [Diagnostic]] = [:]
    var sources: SourceCheck
    var findings = Findings()
    var palette = Palette()
    var generation = SystemColors.Generation.ios26
    var ownRoles: [ColorRole] = []
    /// Where they are defined.
    var colorPlaces: [ColorRole: SourceFile.Location] = [:]
    /// The folders of the color sets that colours were read from.
    var colorSets: [ColorRole: String] = [:]
    /// Names of colours that are not known, so far.
    var unknownColors = 0
    var glyphs: [GlyphEntry] = []
    var exports: [Export] = []
    var examples: [Examples] = []
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
        readExports(of: root)
        let isForXcode = exports.contains { grammar.vocabulary.format(named: $0.format)?.makesXcodeSymbols ?? false }
        let names = NameCheck(glyphs, isForXcode: isForXcode)
        findings += names.warnings
        let refused = names.refused.sorted { $0.key < $1.key }.map {
            RefusedGlyph(entry: glyphs[$0.key], fault: $0.value)
        }
        if allowsFaultyGlyphs {
            for index in names.refused.keys.sorted(by: >) { glyphs.remove(at: index) }
        } else {
            findings += Findings(refused.compactMap(\.fault))
        }
        let output = output(of: root)
        for index in exports.indices { noteColorSets(of: &exports[index], in: output ?? Manifest.standardOutput) }
        var manifest = Manifest(
            document: document, output: output, palette: palette, ownRoles: ownRoles, glyphs: glyphs,
            exports: exports)
        (manifest.title, manifest.colorPlaces) = (root["title"], colorPlaces)
        manifest.outputLocation = root.attribute("output").map { document.source.location(at: $0.valueOffset) }
        (manifest.absentDrawings, manifest.refusedGlyphs) = (absentDrawings, allowsFaultyGlyphs ? refused : [])
        (manifest.patterns, manifest.examples) = (patterns, examples)
        return manifest
    }

    private mutating func output(of root: Element) -> String? {
        guard let attribute = root.attribute("output") else { return nil }
        checkPath(attribute, allowsParent: true)
        return attribute.value
    }

    @discardableResult
    mutating func checkPath(
        _ attribute: Element.Attribute, wildcards: Bool = false, allowsParent: Bool = false
    ) -> Bool {
        let path = attribute.value
        guard let fault = PortablePath.fault(path, wildcards: wildcards, allowsParent: allowsParent) else {
            return true
        }
        // A path that the grammar refuses is already reported.
        if ValueSyntax.path.accepts(path[...]) {
            let isTooLong = PortablePath.isTooLong(path)
            report(
                "unsafe-path", "the path '\(isTooLong ? PortableName.shown(path) : path)' \(fault)", attribute,
                hint: isTooLong
                    ? "shorten it"
                    : allowsParent
                        ? "use a folder in the manifest's folder or next to it, or the option --output"
                        : "a manifest reads what is in its own folder and below: put it into a folder around both, or copy "
                            + "the file to it")
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
