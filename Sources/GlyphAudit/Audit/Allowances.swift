package import GlyphModel
package import Markup

/// What `allow` accepts: each item applies to its element and to everything in it.
struct Allowances: Sendable {
    struct Item: Hashable, Sendable {
        var rule: String
        /// From the element's start tag to its end.
        var scope: Range<Int>
        /// The offset of the word.
        var offset: Int
        var attribute: Element.Attribute
    }

    /// In the order of the text.
    private(set) var items: [Item] = []

    init(_ document: Document) { collect(document.root, document) }

    private mutating func collect(_ element: Element, _ document: Document) {
        if let attribute = element.attribute("allow") {
            items += attribute.value.split(separator: " ").map { word in
                Item(
                    rule: String(word), scope: element.offset..<element.endOffset,
                    offset: document.place(of: word, in: attribute), attribute: attribute)
            }
        }
        for child in element.children { collect(child, document) }
    }

    /// Those that accept a rule's finding at a byte of the manifest.
    func items(for rule: String, at offset: Int) -> [Item] {
        items.filter { $0.rule == rule && $0.scope.contains(offset) }
    }
}

extension Manifest {
    /// Without what a stage of the build found at a glyph where an `allow` on it, or around it, accepts that.
    package func unaccepted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let allowing = glyphs.filter { !$0.settings.allow.isEmpty }
        if allowing.isEmpty { return diagnostics }
        return diagnostics.filter { diagnostic in
            Lint.named(diagnostic.id) == nil
                || !allowing.contains {
                    $0.location == diagnostic.location && $0.settings.allow.contains(diagnostic.id)
                }
        }
    }
}
