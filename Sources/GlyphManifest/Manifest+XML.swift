package import GlyphModel
package import Markup

extension Manifest {
    /// Reads a manifest and checks the files that it names.
    ///
    /// All faults are reported together, each at its place. `file-unreadable` and `file-limit` mean that the
    /// manifest itself could not be read; every other error, that it is not valid.
    ///
    /// - Parameter allowsFaultyGlyphs: whether a drawing that does not exist, or a name that is in use, is a fault of the build
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
