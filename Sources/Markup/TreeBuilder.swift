/// Combines the events of the parser with the offsets that `TagScan` found into a tree of elements.
struct TreeBuilder {
    struct AttributeName {
        var local: String
        var prefix: String?
        var namespace: String?
    }

    private let text: XMLText
    private var tagCount = 0
    private var open: [(element: Element, text: [UInt8])] = []
    private var root: Element?
    private var warnings: [Diagnostic] = []
    private var undeclared: [String] = []
    private var failure: Findings?

    init(_ text: XMLText) { self.text = text }

    mutating func open(
        _ name: String, prefix: String?, namespace: String?, attributes: [AttributeName]
    ) {
        guard failure == nil else { return }
        guard tagCount < text.scan.tags.count else { return fail("unexpected element \(name)", at: 0) }
        let tag = text.scan.tags[tagCount]
        tagCount += 1
        guard text.holds(name, prefix, in: tag.name) else {
            return fail("unexpected element \(name)", at: tag.offset)
        }
        var element = Element(
            name: name, textOffset: text.place(tag.textOffset), offset: text.place(tag.offset),
            contentOffset: text.place(tag.contentOffset), endOffset: text.place(tag.endOffset))
        element.namespace = resolved(namespace, prefix, at: tag.offset)
        element.attributes = matched(attributes, tag)
        open.append((element, []))
    }

    mutating func close() {
        guard failure == nil, case (var element, let bytes)? = open.popLast() else { return }
        element.text = String(decoding: bytes, as: UTF8.self)
        if open.isEmpty {
            root = element
        } else {
            open[open.count - 1].element.children.append(element)
        }
    }

    mutating func append(_ characters: some Collection<UInt8>) {
        guard failure == nil, !open.isEmpty else { return }
        open[open.count - 1].text.append(contentsOf: characters)
    }

    /// Records a fault of the parser. In the middle of a text, the parser's offset lags behind its line.
    mutating func fail(_ message: String, at offset: Int, line: Int) {
        var start = 0
        for _ in 1..<max(line, 1) {
            guard let end = text.bytes[start...].firstIndex(of: 0x0A) else { break }
            start = end + 1
        }
        let place = max(offset, start)
        if let (tag, end) = text.scan.unclosed, end <= place, failure == nil {
            failure = unclosed(tag, at: end)
        } else {
            fail(message, at: place)
        }
    }

    private func unclosed(_ tag: TagScan.Tag, at end: Int) -> Findings {
        let name = text.string(tag.name)
        let start = text.source.location(at: text.place(tag.offset))
        return XMLFault(source: text.source).syntax(
            "<\(name)> is not closed", at: text.place(end),
            hint: "it begins at line \(start.line), column \(start.column); close it by </\(name)> or />")
    }

    private static let declarationHint = "remove the blank line or space before '<?xml'"

    /// Keeps the first fault; later ones may be consequences of it.
    mutating func fail(_ message: String, at offset: Int) {
        guard failure == nil else { return }
        let line = message.prefix { !$0.isNewline }
        failure = XMLFault(source: text.source).syntax(
            String(line), at: text.place(offset),
            hint: text.hasLateDeclaration
                ? Self.declarationHint : line.hasPrefix("Entity '") ? Self.entityHint : nil)
    }

    private static let entityHint =
        "XML defines only amp, lt, gt, quot and apos; write any other character itself, or as a number, such as &#160;"

    consuming func finished() throws(Findings) -> Document {
        if let failure { throw failure }
        guard let root else {
            throw XMLFault(source: text.source).syntax("the file has no root element", at: 0)
        }
        return Document(source: text.source, root: root, warnings: text.omissions + warnings)
    }

    /// The parser's attributes, with the values and offsets of the same attributes in the tag. The tag also has the
    /// `xmlns` declarations, which the parser reports separately.
    private mutating func matched(_ names: [AttributeName], _ tag: TagScan.Tag) -> [Element.Attribute] {
        var result: [Element.Attribute] = []
        result.reserveCapacity(names.count)
        var position = tag.attributes.lowerBound
        for name in names {
            while position < tag.attributes.upperBound,
                !text.holds(name.local, name.prefix, in: text.scan.attributes[position].name)
            { position += 1 }
            guard position < tag.attributes.upperBound,
                let value = CharacterReferences.attributeValue(
                    text.bytes[text.scan.attributes[position].value])
            else {
                fail("the value of '\(qualified(name.local, name.prefix))' cannot be read", at: tag.offset)
                return result
            }
            let raw = text.scan.attributes[position]
            position += 1
            let namespace = resolved(name.namespace, name.prefix, at: raw.name.lowerBound)
            result.append(
                Element.Attribute(
                    name: name.local, namespace: namespace, value: value,
                    offset: text.place(raw.name.lowerBound), valueOffset: text.place(raw.value.lowerBound)))
        }
        return result
    }

    private func qualified(_ name: String, _ prefix: String?) -> String {
        prefix.map { "\($0):\(name)" } ?? name
    }

    /// An undeclared prefix gets its usual namespace, and is reported once.
    private mutating func resolved(_ namespace: String?, _ prefix: String?, at offset: Int) -> String {
        if let namespace { return namespace }
        guard let prefix else { return "" }
        if !undeclared.contains(prefix), undeclared.count < 64 {
            undeclared.append(prefix)
            warnings.append(
                Diagnostic(
                    .warning, id: "xml-namespace", "the prefix '\(prefix)' is not declared",
                    at: text.source.location(at: text.place(offset)),
                    hint: Self.usual[prefix].map { "add xmlns:\(prefix)=\"\($0)\" to the root element" }))
        }
        return Self.usual[prefix] ?? "undeclared:\(prefix)"
    }

    private static let usual = [
        "xlink": "http://www.w3.org/1999/xlink", "svg": "http://www.w3.org/2000/svg",
        "xhtml": "http://www.w3.org/1999/xhtml",
    ]
}
