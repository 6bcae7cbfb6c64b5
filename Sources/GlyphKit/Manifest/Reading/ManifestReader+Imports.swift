internal import Markup
internal import SemanticColor

extension ManifestReader {
    /// Colours of other files, in the manifest's order, on top of the system's.
    mutating func readImports(_ palette: Element) {
        var places: [ColorRole: SourceFile.Location] = [:]
        for element in palette.children where element.name == "import" {
            if let attribute = element.attribute("tokens"), importFault(attribute, isFolder: false) {
                take(TokensImport.colors(of: attribute.value, in: folder), attribute, &places)
            } else if let attribute = element.attribute("catalog"), importFault(attribute, isFolder: true) {
                let colors = CatalogImport.colors(of: attribute.value, in: folder, generation: generation)
                take(colors, attribute, &places)
            }
        }
    }

    /// - Returns: whether there is something to read.
    private mutating func importFault(_ attribute: Element.Attribute, isFolder: Bool) -> Bool {
        guard checkPath(attribute) else { return false }
        let path = attribute.value
        guard let fault = isFolder ? sources.fault(ofFolder: path) : sources.fault(ofFile: path) else { return true }
        let parent = path.split(separator: "/").dropLast().joined(separator: "/")
        let known = (folder.names(parent) ?? []).sorted().map { parent.isEmpty ? $0 : parent + "/" + $0 }
        report(
            "missing-source", "the \(isFolder ? "catalog" : "file") '\(path)' \(fault)", attribute,
            hint: Suggestion.nearest(to: path, of: known).map { "did you mean '\($0)'?" })
        return false
    }

    private mutating func take(
        _ imported: ImportedColors, _ attribute: Element.Attribute, _ places: inout [ColorRole: SourceFile.Location]
    ) {
        findings += imported.findings
        let system = Palette.system(generation)
        var replaced: [String] = []
        for entry in imported.entries {
            if let first = places[entry.role] {
                findings.append(
                    Diagnostic(
                        .error, id: "duplicate-name", "the colour '\(entry.role.rawValue)' is there already",
                        at: entry.location, hint: "the first one is at \(first)"))
                continue
            }
            places[entry.role] = entry.location
            if system[entry.role] != nil { replaced.append(entry.role.rawValue) }
            palette.define(entry.role, as: entry.color, note: entry.note)
            ownRoles.append(entry.role)
        }
        tellNames(imported, attribute)
        if !replaced.isEmpty {
            tell(
                "color-replaced", "these take the place of the system's: " + replaced.joined(separator: ", "), attribute
            )
        }
    }

    /// Names that a manifest cannot write as the file has them.
    private mutating func tellNames(_ imported: ImportedColors, _ attribute: Element.Attribute) {
        let renamed = imported.entries.filter { $0.name != $0.role.rawValue }
        guard let first = renamed.first else { return }
        tell(
            "color-renamed",
            "\(renamed.count) names are written otherwise here: '\(first.name)' is '\(first.role.rawValue)'", attribute)
    }

    private mutating func tell(_ id: String, _ message: String, _ attribute: Element.Attribute) {
        let place = document.source.location(at: attribute.valueOffset)
        findings.append(Diagnostic(.info, id: id, message, at: place))
    }

    mutating func reportDeprecation(of role: ColorRole, _ attribute: Element.Attribute) {
        guard let reason = palette.note(on: role).deprecation else { return }
        findings.append(
            Diagnostic(
                .warning, id: "deprecated-color",
                "the colour '\(role.rawValue)' is deprecated" + (reason.isEmpty ? "" : ": " + reason),
                at: document.source.location(at: attribute.valueOffset)))
    }
}
