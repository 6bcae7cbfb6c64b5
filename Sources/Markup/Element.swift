/// An XML element with its place in the source.
public struct Element: Sendable {
    /// The local name, without a prefix.
    public var name: String
    /// The namespace's URI; empty where there is none.
    public var namespace: String
    /// In source order; `xmlns` declarations are not among them.
    public var attributes: [Attribute]
    public var children: [Element]
    /// The text and CDATA directly in this element, joined.
    public var text: String
    /// Where the text begins, for places inside a style sheet. 0 where there is none.
    public var textOffset: Int
    /// Where the start tag's `<` stands in the source.
    public var offset: Int
    /// Behind the start tag's `>`.
    public var contentOffset: Int
    /// Behind the whole element.
    public var endOffset: Int

    public struct Attribute: Hashable, Sendable {
        public var name: String
        public var namespace: String
        /// With entities resolved and white space normalised, as XML says.
        public var value: String
        /// Where the name begins in the source.
        public var offset: Int
        /// Where the value begins, after the quote. Bytes of `value` map to the source only where it
        /// holds no entity.
        public var valueOffset: Int

        public init(name: String, namespace: String = "", value: String, offset: Int, valueOffset: Int) {
            self.name = name
            self.namespace = namespace
            self.value = value
            self.offset = offset
            self.valueOffset = valueOffset
        }
    }

    public init(
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
    public subscript(name: String) -> String? { attribute(name)?.value }

    public func attribute(_ name: String, namespace: String = "") -> Attribute? {
        attributes.first { $0.name == name && $0.namespace == namespace }
    }
}

/// A parsed XML file. Its places are those of the file's bytes as UTF-8; `source` holds them so,
/// whatever encoding the file had.
public struct Document: Sendable {
    public var source: SourceFile
    public var root: Element
    /// What was left out, each with its place: processing instructions, a DOCTYPE.
    public var warnings: [Diagnostic]

    public init(source: SourceFile, root: Element, warnings: [Diagnostic] = []) {
        self.source = source
        self.root = root
        self.warnings = warnings
    }

    public func location(of element: Element) -> SourceFile.Location { source.location(at: element.offset) }

    public func location(of attribute: Element.Attribute) -> SourceFile.Location {
        source.location(at: attribute.offset)
    }
}
