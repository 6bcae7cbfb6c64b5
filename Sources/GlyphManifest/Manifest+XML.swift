package import Markup

extension Manifest {
    /// Reads a manifest, with a look at the files that it names.
    ///
    /// All faults come together, each at its place.
    package static func read(
        _ source: SourceFile, in folder: ManifestFolder, by grammar: ManifestGrammar
    ) throws(Findings) -> (manifest: Manifest, warnings: [Diagnostic]) {
        let document = try XMLReader.read(source, limits: .manifest)
        var findings = Findings(document.warnings) + GrammarCheck.findings(in: document, by: grammar.grammar)
        var reader = ManifestReader(document: document, folder: folder, grammar: grammar)
        let manifest = reader.read()
        findings += reader.findings
        if findings.containErrors { throw Findings(findings.sorted) }
        return (manifest, findings.sorted)
    }
}
