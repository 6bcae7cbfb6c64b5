package import GlyphModel
package import Markup

/// The scope of `allow`: each item applies to its element and to everything in it.
package struct Allowances: Sendable {
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

    private let source: SourceFile

    package init(_ document: Document) {
        source = document.source
        collect(document.root, document)
    }

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

    /// The items that accept a rule's finding at a byte of the manifest.
    func items(for rule: String, at offset: Int) -> [Item] {
        items.filter { $0.rule == rule && $0.scope.contains(offset) }
    }

    /// Whether a rule's finding at a place is accepted.
    package func accept(_ rule: String, at location: SourceFile.Location?) -> Bool {
        if items.isEmpty { return false }
        return location.flatMap(source.offset).map { !items(for: rule, at: $0).isEmpty } ?? false
    }
}

extension Manifest {
    /// Without the diagnostics of a build's stages that an `allow` accepts.
    package func unaccepted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let allowances = Allowances(document)
        return diagnostics.filter { Lint.named($0.id) == nil || !allowances.accept($0.id, at: $0.location) }
    }
}
