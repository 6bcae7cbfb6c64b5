/// An XML element with its location in the source.
package struct Element: Sendable {
    /// The local name, without a prefix.
    package var name: String
    /// The namespace's URI; empty where there is none.
    package var namespace: String
    /// In source order, without the `xmlns` declarations.
    package var attributes: [Attribute]
    package var children: [Element]
    /// The text and CDATA directly in this element, joined.
    package var text: String
    /// Where the text begins, for locations inside of a style sheet; 0 without text.
    package var textOffset: Int
    /// The offset of the `<` of the start tag.
    package var offset: Int
    /// The offset after the `>` of the start tag.
    package var contentOffset: Int
    /// The offset after the whole element.
    package var endOffset: Int

    package struct Attribute: Hashable, Sendable {
        package var name: String
        package var namespace: String
        /// The value with entities resolved and white space normalised (XML 1.0, 3.3.3).
        package var value: String
        /// Where the name begins in the source.
        package var offset: Int
        /// Where the value begins, after the quote. Bytes of `value` map to the source only if the value has no entity.
        package var valueOffset: Int

        package init(name: String, namespace: String = "", value: String, offset: Int, valueOffset: Int) {
            self.name = name
            self.namespace = namespace
            self.value = value
            self.offset = offset
            self.valueOffset = valueOffset
        }
    }

    package init(
        name: String, namespace: String = "", attributes: [Attribute] = [], children: [Element] = [],
        text: String = "", textOffset: Int = 0, offset: Int = 0, contentOffset: Int = 0, endOffset: Int = 0
    ) {
        self.name = name
        self.namespace = namespace
        self.attributes = attributes
        self.children = children
        self.text = text
        self.textOffset = textOffset
        self.offset = offset
        self.contentOffset = contentOffset
        self.endOffset = endOffset
    }

    /// The value of the attribute without a namespace.
    package subscript(name: String) -> String? { index(of: name, namespace: "").map { attributes[$0].value } }

    package func attribute(_ name: String, namespace: String = "") -> Attribute? {
        index(of: name, namespace: namespace).map { attributes[$0] }
    }

    /// The index of an attribute. None is copied that is not asked for.
    private func index(of name: String, namespace: String) -> Int? {
        attributes.indices.first { attributes[$0].name == name && attributes[$0].namespace == namespace }
    }
}

/// A parsed XML file. Its offsets refer to `source`, which holds the file as UTF-8, in any encoding that it had.
package struct Document: Sendable {
    package var source: SourceFile
    package var root: Element
    /// The ignored content, each with its location: processing instructions, a DOCTYPE.
    package var warnings: [Diagnostic]

    package init(source: SourceFile, root: Element, warnings: [Diagnostic] = []) {
        self.source = source
        self.root = root
        self.warnings = warnings
    }

    package func location(of element: Element) -> SourceFile.Location { source.location(at: element.offset) }

    package func location(of attribute: Element.Attribute) -> SourceFile.Location {
        source.location(at: attribute.offset)
    }
}

extension Document {
    /// The source offset of a piece of an attribute's value: exact if the source has the value without entities.
    package func place(of piece: Substring, in attribute: Element.Attribute) -> Int {
        let distance = attribute.value.utf8.distance(from: attribute.value.startIndex, to: piece.startIndex)
        let offset = attribute.valueOffset + distance
        let isThere =
            piece.base == attribute.value && offset <= source.bytes.count
            && source.bytes[offset...].starts(with: piece.utf8)
        return isThere ? offset : attribute.valueOffset
    }
}
