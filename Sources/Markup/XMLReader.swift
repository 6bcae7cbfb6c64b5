import CLibXML2

/// Reads untrusted XML from memory, by libxml2's SAX2 interface.
///
/// Nothing is fetched, no other file is read, and input that would expand beyond a limit is refused. Besides
/// `RelaxNGSchema`, this is the only code that calls libxml2.
package enum XMLReader {
    /// - Throws: `Findings` with one error at its location: `xml-syntax`, `xml-encoding`, `xml-entity`,
    ///   `xml-compressed`, or `xml-limit`, which names the limit.
    package static func read(
        _ source: SourceFile, limits: XMLLimits = .glyph
    ) throws(Findings) -> Document {
        let text = try XMLText(source, limits: limits)
        var builder = TreeBuilder(text)
        LibXML2.parse(text.bytes, into: &builder)
        return try builder.finished()
    }
}

/// The library that reads XML.
package enum XMLLibrary {
    /// The version of libxml2 that is loaded, or linked into the program: "2.9.14".
    package static var version: String {
        let number = unsafe Int(String(cString: twinlight_xml_version()).prefix { $0.isNumber }) ?? 0
        return "\(number / 10_000).\(number / 100 % 100).\(number % 100)"
    }
}

/// libxml2's global state and its call for parsing.
enum LibXML2 {
    /// Initialised once, by the thread that comes first.
    static let isReady: Bool = {
        twinlight_xml_initialize()
        return true
    }()

    /// The state that the parser's callbacks reach through their pointer.
    @unsafe private struct State {
        var builder: TreeBuilder
        /// The parser context, for the location of its errors.
        var context: xmlParserCtxtPtr?
        /// The last namespace. The parser has each one at one place, and most elements are in the same.
        var namespace: (place: UnsafePointer<xmlChar>, text: String)?

        mutating func namespace(at place: UnsafePointer<xmlChar>?) -> String? {
            guard let place = unsafe place else { return nil }
            if let last = unsafe namespace, unsafe last.place == place { return unsafe last.text }
            let text = unsafe String(cString: place)
            unsafe namespace = unsafe (place, text)
            return text
        }
    }

    fileprivate static func parse(_ bytes: [UInt8], into builder: inout TreeBuilder) {
        guard isReady, let count = Int32(exactly: bytes.count) else { return }
        var state = unsafe State(builder: builder, context: nil)
        var handlers = unsafe handlers()
        unsafe bytes.withUnsafeBytes { buffer in
            unsafe withUnsafeMutablePointer(to: &state) { pointer in
                let start = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
                guard let context = unsafe twinlight_xml_parser(start, count, &handlers, pointer) else { return }
                unsafe pointer.pointee.context = context
                _ = unsafe xmlParseDocument(context)
                unsafe twinlight_xml_free(context)
            }
        }
        unsafe builder = state.builder
    }

    private static func handlers() -> xmlSAXHandler {
        var handler = unsafe xmlSAXHandler()
        unsafe handler.initialized = UInt32(0xDEED_BEAF)  // XML_SAX2_MAGIC
        unsafe handler.startElementNs = { data, name, prefix, uri, _, _, count, _, attributes in
            guard let state = unsafe LibXML2.state(data) else { return }
            let names = unsafe LibXML2.names(attributes, count: Int(count))
            let namespace = unsafe state.pointee.namespace(at: uri)
            unsafe state.pointee.builder.open(
                LibXML2.string(name) ?? "", prefix: LibXML2.string(prefix), namespace: namespace, attributes: names)
        }
        unsafe handler.endElementNs = { data, _, _, _ in
            unsafe LibXML2.state(data)?.pointee.builder.close()
        }
        let text: charactersSAXFunc = { data, text, count in
            let characters = unsafe UnsafeBufferPointer(start: text, count: Int(count))
            unsafe LibXML2.state(data)?.pointee.builder.append(characters)
        }
        unsafe handler.characters = unsafe text
        unsafe handler.ignorableWhitespace = unsafe text
        unsafe handler.cdataBlock = unsafe text
        unsafe handler.serror = { data, error in
            guard let state = unsafe LibXML2.state(data), let error = unsafe error?.pointee,
                unsafe error.level == XML_ERR_FATAL
            else { return }
            let offset = unsafe state.pointee.context.map { unsafe twinlight_xml_offset($0) } ?? 0
            let message = unsafe LibXML2.string(error.message) ?? "not well-formed"
            unsafe state.pointee.builder.fail(message, at: offset, line: Int(error.line))
        }
        return unsafe handler
    }

    private static func state(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<State>? {
        unsafe data?.assumingMemoryBound(to: State.self)
    }

    private static func string(_ text: UnsafePointer<xmlChar>?) -> String? {
        unsafe text.map { unsafe String(cString: $0) }
    }

    private static func string(_ text: UnsafeMutablePointer<CChar>?) -> String? {
        unsafe text.map { unsafe String(cString: $0) }
    }

    /// Five pointers for each attribute: local name, prefix, URI, start and end of the value.
    private static func names(
        _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int
    ) -> [TreeBuilder.AttributeName] {
        guard let attributes = unsafe attributes else { return [] }
        return (0..<count).map { index in
            unsafe TreeBuilder.AttributeName(
                local: string(attributes[5 * index]) ?? "", prefix: string(attributes[5 * index + 1]),
                namespace: string(attributes[5 * index + 2]))
        }
    }
}

// MARK: - The tree

/// Combines the events of the parser with the offsets that `TagScan` found into a tree of elements.
private struct TreeBuilder {
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
