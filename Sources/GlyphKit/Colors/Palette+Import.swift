public import Markup
public import SemanticColor

extension Palette {
    /// Is it, by its name, a file or folder that colours can be imported from?
    public static func canImport(_ path: String) -> Bool {
        [".json", ".tokens"].contains { path.hasSuffix($0) } || isCatalog(path)
    }

    /// The colours of a design-tokens file, of a resolver document with the files that it names, or of an asset
    /// catalog, by the names that a manifest would give them. Files that it names have to lie in its folder or below.
    public static func imported(from path: String) throws(Findings) -> (palette: Palette, warnings: [Diagnostic]) {
        var names = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        while names.count > 1, names.last == "" { names.removeLast() }
        let name = names.popLast() ?? path
        let folder = ManifestFolder.disk(names == [""] ? "/" : names.joined(separator: "/"))
        var check = SourceCheck(folder)
        if let fault = isCatalog(path) ? check.fault(ofFolder: name) : check.fault(ofFile: name) {
            let place = SourceFile.Location(path: path, line: 1, column: 1)
            throw Findings([Diagnostic(.error, id: "file-unreadable", fault, at: place)])
        }
        let imported =
            isCatalog(path)
            ? CatalogImport.colors(of: name, in: folder, generation: .ios26) : TokensImport.colors(of: name, in: folder)
        if imported.findings.containErrors { throw Findings(imported.findings.sorted) }
        var palette = Palette()
        for entry in imported.entries { palette.define(entry.role, as: entry.color, note: entry.note) }
        return (palette, imported.findings.sorted)
    }

    private static func isCatalog(_ path: String) -> Bool {
        path.hasSuffix(".xcassets") || path.hasSuffix(".xcassets/")
    }
}
