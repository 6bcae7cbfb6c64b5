internal import Markup
internal import SemanticColor

extension ManifestReader {
    /// Colours of other files, in the manifest's order, on top of the system's.
    mutating func readImports(_ palette: Element) {
        var places: [ColorRole: SourceFile.Location] = [:]
        var meter = ImportMeter()
        for element in palette.children where element.name == "import" {
            if let attribute = element.attribute("tokens"), importFault(attribute, isFolder: false) {
                let request = request(element, attribute)
                take(TokensImport.colors(of: attribute.value, in: folder, request, &meter), attribute, &places)
            } else if let attribute = element.attribute("catalog"), importFault(attribute, isFolder: true) {
                let colors = CatalogImport.colors(of: attribute.value, in: folder, generation: generation, &meter)
                take(colors, attribute, &places)
            }
        }
    }

    /// - Returns: whether there is something to read.
    private mutating func importFault(_ attribute: Element.Attribute, isFolder: Bool) -> Bool {
        guard checkPath(attribute) else { return false }
        let path = attribute.value
        guard let fault = isFolder ? sources.fault(ofFolder: path) : sources.fault(ofFile: path) else { return true }
        report(
            "missing-source", "the \(isFolder ? "catalog" : "file") '\(path)' \(fault.text)", attribute,
            hint: fault.hint ?? nearest(to: path).map { "did you mean '\($0)'?" })
        return false
    }

    private mutating func take(
        _ imported: ImportedColors, _ attribute: Element.Attribute, _ places: inout [ColorRole: SourceFile.Location]
    ) {
        findings += imported.findings
        var unique = imported
        unique.entries.removeAll { entry in
            guard let first = places[entry.role] else {
                places[entry.role] = entry.location
                return false
            }
            findings.append(
                Diagnostic(
                    .error, id: "duplicate-name", "the colour '\(entry.role.rawValue)' is already defined",
                    at: entry.location, hint: "the first one is at \(first)"))
            return true
        }
        for entry in unique.taken(generation: generation, { findings.append($0) }) {
            palette.define(entry.role, as: entry.color, sameAs: entry.targetRole, note: entry.note)
            ownRoles.append(entry.role)
            colorPlaces[entry.role] = entry.location ?? document.source.location(at: attribute.valueOffset)
            colorSets[entry.role] = entry.set
        }
        reportRenamed(imported, attribute)
    }

    /// The values of `contexts` and `with`, without values that the grammar refuses.
    private func request(_ element: Element, _ tokens: Element.Attribute) -> ContextRequest {
        func items(_ name: String, _ syntax: ValueSyntax) -> [ContextRequest.Item] {
            guard let attribute = element.attribute(name) else { return [] }
            return attribute.value.listItems.filter(syntax.accepts).map { text in
                var item = ContextRequest.Item(text)
                let context = text.drop { $0 != "=" }.dropFirst()
                item.keyLocation = document.source.location(at: document.place(of: text, in: attribute))
                item.contextLocation = document.source.location(at: document.place(of: context, in: attribute))
                return item
            }
        }
        return ContextRequest(
            place: .manifest(path: tokens.value), contexts: items("contexts", .contexts),
            with: items("with", .modifierChoices))
    }

    /// Names that a manifest cannot write as the file has them.
    private mutating func reportRenamed(_ imported: ImportedColors, _ attribute: Element.Attribute) {
        let renamed = imported.entries.filter { $0.name != $0.role.rawValue }
        guard let first = renamed.first else { return }
        let count = renamed.count == 1 ? "1 colour has" : "\(renamed.count) colours have"
        findings.append(
            Diagnostic(
                .info, id: "color-renamed",
                "\(count) another name in the manifest: '\(first.name)' is '\(first.role.rawValue)'",
                at: document.source.location(at: attribute.valueOffset)))
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
