internal import GlyphModel
internal import Markup
internal import SemanticColor

extension ManifestReader {
    mutating func readExports(of root: Element) {
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
        exports.append(
            Export(
                format: format.value, path: element["path"], options: options,
                location: document.location(of: element)))
    }

    /// Colours that were read from the catalog which an export writes have their sets there.
    func noteColorSets(of export: inout Export, in output: String) {
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
