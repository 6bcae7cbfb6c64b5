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

    static func parse(_ bytes: [UInt8], into builder: inout TreeBuilder) {
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
