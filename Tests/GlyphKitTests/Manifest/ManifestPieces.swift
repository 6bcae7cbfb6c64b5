import GlyphKit
import Markup
import Testing

/// Elements and attributes that a text proposes to write into a manifest.
enum ManifestPieces {
    /// Expects that they are valid.
    ///
    /// - Returns: how many there are.
    static func check(_ text: String) throws -> Int {
        // Where a value is to be chosen, any will do.
        let text = text.replacing("#RRGGBB", with: "#123456")
        var rest = text
        var count = 0
        let element = try Regex("<([a-z]+)( [a-z0-9-]+=\"[^\"]*\")+/?>", as: (Substring, Substring, Substring).self)
        for match in text.matches(of: element) {
            let (element, name) = (String(match.output.0), String(match.output.1))
            try checkElement(element, name, in: text)
            rest = rest.replacing(element, with: "")
            count += 1
        }
        let attribute = try Regex("([a-z][a-z0-9-]*)=\"([^\"]*)\"", as: (Substring, Substring, Substring).self)
        for match in rest.matches(of: attribute) {
            let (name, value) = (String(match.output.1), String(match.output.2))
            let homes = ManifestParts.grammar.rules.flatMap(\.allAttributes).filter { $0.name == name }
            #expect(homes.contains { $0.syntax.acceptsAll(of: value) }, "\(name)=\"\(value)\" of: \(text)")
            count += 1
        }
        return count
    }

    private static func checkElement(_ element: String, _ name: String, in text: String) throws {
        let whole = element.hasSuffix("/>") ? element : element + "</\(name)>"
        let manifest = ManifestParts.wrapped(whole, in: ManifestParts.parents[name])
        let source = SourceFile(path: "m.xml", text: manifest)
        let document = try XMLReader.read(source, limits: .manifest)
        var findings = GrammarCheck.findings(in: document, by: ManifestParts.grammar)
        // Of an element with children the start alone is shown.
        findings.diagnostics.removeAll { !element.hasSuffix("/>") && $0.id == "color-without-fallback" }
        #expect(findings.diagnostics.isEmpty, "\(findings)\n\(text)")
    }
}
