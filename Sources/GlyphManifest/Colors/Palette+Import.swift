public import Markup
public import SemanticColor

extension Palette {
    /// Whether colours can be imported from this file or folder, by its name.
    package static func canImport(_ path: String) -> Bool {
        [".json", ".tokens"].contains { path.hasSuffix($0) } || isCatalog(path)
    }

    /// The colours of a design-tokens file, of a resolver document with the files that it names, or of an asset
    /// catalog, by the names that a manifest would give them. Files that it names must be in its folder or below.
    ///
    /// - Parameters:
    ///   - contexts: which contexts of a resolver document are which appearances, as in `import` of a manifest:
    ///     `high=light-high-contrast dark=dark-dimmed`.
    ///   - with: the contexts of modifiers that are not about appearances: `brand=beta`.
    public static func imported(
        from path: String, contexts: String = "", with: String = ""
    ) throws(Findings) -> (palette: Palette, warnings: [Diagnostic]) {
        let request = try ContextRequest(contexts: contexts, with: with, for: path)
        var names = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        while names.count > 1, names.last == "" { names.removeLast() }
        let name = names.popLast() ?? path
        let folder = ManifestFolder.disk(names == [""] ? "/" : names.joined(separator: "/"))
        var check = SourceCheck(folder)
        if let fault = isCatalog(path) ? check.fault(ofFolder: name) : check.fault(ofFile: name) {
            let place = SourceFile.Location(path: path)
            throw Findings([Diagnostic(.error, id: "file-unreadable", fault.text, at: place, hint: fault.hint)])
        }
        var meter = ImportMeter()
        let imported =
            isCatalog(path)
            ? CatalogImport.colors(of: name, in: folder, generation: .ios26, &meter)
            : TokensImport.colors(of: name, in: folder, request, &meter)
        var findings = imported.findings
        let entries = imported.taken(generation: nil) { findings.append($0) }
        if findings.containErrors { throw Findings(findings.sorted) }
        var palette = Palette()
        for entry in entries {
            palette.define(entry.role, as: entry.color, sameAs: entry.targetRole, note: entry.note)
        }
        return (palette, findings.sorted)
    }

    fileprivate static func isCatalog(_ path: String) -> Bool {
        path.hasSuffix(".xcassets") || path.hasSuffix(".xcassets/")
    }
}

extension ContextRequest {
    /// From the command line.
    fileprivate init(contexts: String, with: String, for path: String) throws(Findings) {
        self.init(place: .command(path: path))
        var faults: [Diagnostic] = []
        func items(_ text: String, _ syntax: ValueSyntax, _ option: String) -> [Item] {
            text.split(separator: " ").compactMap { part in
                guard syntax.accepts(part) else {
                    faults.append(
                        Diagnostic(
                            .error, id: "wrong-value", "'\(part)' is not a value of '\(option)'",
                            hint: "expected " + syntax.expectation))
                    return nil
                }
                return Item(part)
            }
        }
        self.contexts = items(contexts, .contexts, "--contexts")
        self.with = items(with, .modifierChoices, "--with")
        if Palette.isCatalog(path), let first {
            faults.append(
                Diagnostic(
                    .error, id: "unknown-context", "a catalog has no context '\(first.context)'",
                    hint: "leave it out: only resolver documents have contexts"))
        }
        if !faults.isEmpty { throw Findings(faults) }
    }
}

extension ContextRequest.Item {
    /// From `KEY=CONTEXT`.
    init(_ text: Substring) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        self.init(key: String(parts.first ?? ""), context: String(parts.last ?? ""))
    }
}
