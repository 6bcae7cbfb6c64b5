package import GlyphModel
package import Markup
internal import SemanticColor

extension Manifest {
    /// Reads a manifest and checks the files that it names.
    ///
    /// All faults are reported together, each at its place. `file-unreadable` and `file-limit` mean that the
    /// manifest itself could not be read; every other error, that it is not valid.
    ///
    /// - Parameter allowsFaultyGlyphs: whether a drawing that does not exist, or a name that is in use, is a fault of
    ///   the build
    ///     and not of the manifest.
    package static func read(
        at path: String, by grammar: ManifestGrammar, allowsFaultyGlyphs: Bool = false
    ) throws(Findings) -> (manifest: Manifest, warnings: [Diagnostic]) {
        let source = try SourceFile.read(path: path, limit: XMLLimits.manifest.bytes)
        let parent = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        let folder = parent == [""] ? "/" : parent.joined(separator: "/")
        return try read(source, in: .disk(folder), by: grammar, allowsFaultyGlyphs: allowsFaultyGlyphs)
    }

    /// Reads a manifest that is in memory.
    package static func read(
        _ source: SourceFile, in folder: ManifestFolder, by grammar: ManifestGrammar, allowsFaultyGlyphs: Bool = false
    ) throws(Findings) -> (manifest: Manifest, warnings: [Diagnostic]) {
        let document = try XMLReader.read(source, limits: .manifest)
        var findings = Findings(document.warnings) + GrammarCheck.findings(in: document, by: grammar.grammar)
        var reader = ManifestReader(document: document, folder: folder, grammar: grammar)
        reader.allowsFaultyGlyphs = allowsFaultyGlyphs
        let manifest = reader.read()
        findings += reader.findings
        if findings.containErrors { throw Findings(findings.sorted) }
        return (manifest, findings.sorted)
    }
}

// MARK: - The manifest as a whole

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
    /// The patterns that name variants and drawings for dark, and for each glyph those that it has, the nearest last.
    var drawn: [DrawnSource] = []
    var drawnOfGlyphs: [[Int]] = []
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
        pairDrawings()
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
        (manifest.title, manifest.folderName, manifest.colorPlaces) = (root["title"], folder.name, colorPlaces)
        manifest.outputLocation = root.attribute("output").map { document.source.location(at: $0.valueOffset) }
        (manifest.absentDrawings, manifest.refusedGlyphs) = (absentDrawings, allowsFaultyGlyphs ? refused : [])
        (manifest.patterns, manifest.examples, manifest.drawn) = (patterns, examples, drawn)
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

// MARK: - Exports

extension ManifestReader {
    private mutating func readExports(of root: Element) {
        for child in root.children where child.name == "export" { readExport(child) }
        checkSelections(of: root)
        checkAgreement(of: root)
    }

    /// Exports into one folder share files, and with them some of their options.
    private mutating func checkAgreement(of root: Element) {
        struct Place: Hashable {
            var folder: String
            var option: String
        }
        var first: [Place: (value: String, element: Element)] = [:]
        for element in root.children where element.name == "export" {
            guard let format = element["format"].flatMap(grammar.vocabulary.format) else { continue }
            for rule in format.options where rule.mustAgree {
                let folder = PortableName.folded(element["path"] ?? format.defaultPath)
                let value = element[rule.name] ?? rule.standardValue ?? ""
                let place = Place(folder: folder, option: rule.name)
                guard let other = first[place] else {
                    first[place] = (value, element)
                    continue
                }
                if other.value == value { continue }
                let offset = element.attribute(rule.name)?.valueOffset ?? element.offset
                findings.append(
                    Diagnostic(
                        .error, id: "exports-differ",
                        "another export into this folder has \(rule.name)=\"\(other.value)\", and this one \"\(value)\"",
                        at: document.source.location(at: offset),
                        hint: "state \(rule.name)=\"\(other.value)\" in both, or give one of them another 'path'",
                        notes: ["the other export is at \(document.location(of: other.element))"]))
            }
        }
    }

    private mutating func readExport(_ element: Element) {
        guard let format = element.attribute("format") else { return }
        var options: [String: String] = [:]
        for attribute in element.attributes where !["format", "path", "allow"].contains(attribute.name) {
            options[attribute.name] = attribute.value
        }
        if let path = element.attribute("path") { checkPath(path) }
        var export = Export(
            format: format.value, path: element["path"], options: options, location: document.location(of: element))
        let known = grammar.vocabulary.format(named: format.value)
        if let like = element.attribute(LikeCatalog.option),
            known?.options.contains(where: { $0.name == LikeCatalog.option }) == true,
            importFault(like, isFolder: true)
        {
            export.like = likeCatalog(at: like.value)
        }
        exports.append(export)
    }

    /// Colours that were read from the catalog which an export writes have their sets there.
    private func noteColorSets(of export: inout Export, in output: String) {
        guard !colorSets.isEmpty, let format = grammar.vocabulary.format(named: export.format) else { return }
        let folder = (output == "." ? "" : output + "/") + (export.path ?? format.defaultPath) + "/"
        export.colorSets = colorSets.compactMapValues { set in
            set.hasPrefix(folder) ? String(set.dropFirst(folder.count)) : nil
        }
    }

    /// A pattern that names no glyph is a mistake.
    private mutating func checkSelections(of root: Element) {
        // A manifest without glyphs is reported as such.
        for child in root.children where child.name == "export" && !glyphs.isEmpty {
            guard let attribute = child.attribute(Export.selection) else { continue }
            let patterns = attribute.value.listItems
            for (pattern, meant) in NameSelection(patterns.map(String.init)).misses(among: glyphs) {
                report(
                    "unmatched-only", "'\(pattern)' matches no glyph", attribute,
                    piece: patterns.first { $0 == pattern },
                    hint: meant.isEmpty
                        ? nil : "did you mean " + meant.map { "'\($0)'" }.joined(separator: " or ") + "?")
            }
        }
    }
}
