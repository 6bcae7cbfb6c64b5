import CLibXML2

/// A RELAX NG schema in XML syntax, read from memory by libxml2. An include of a file fails.
package struct RelaxNGSchema: Sendable {
    private let source: SourceFile

    /// - Throws: `schema-invalid` if the text is not a schema, and the errors of `XMLReader.read`.
    package init(_ source: SourceFile) throws(Findings) {
        self.source = source
        _ = try XMLReader.read(source)
        let faults = Validation.faults(schema: source.bytes, document: nil)
        if let first = faults.first {
            throw XMLFault(source: source).finding("schema-invalid", first.message, at: 0, hint: nil)
        }
    }

    /// The violations that the schema finds, each located at its element; empty if the document is valid.
    ///
    /// The messages come from libxml2. They report that something is wrong, but give few details.
    ///
    /// - Throws: the errors of `XMLReader.read`.
    package func violations(
        in file: SourceFile, limits: XMLLimits = .manifest
    ) throws(Findings) -> [Diagnostic] {
        let text = try XMLText(file, limits: limits)
        return Validation.faults(schema: source.bytes, document: text.bytes).map { fault in
            let tag = text.scan.tags.indices.contains(fault.element) ? text.scan.tags[fault.element] : nil
            return Diagnostic(
                .error, id: "schema", fault.message,
                at: text.source.location(at: text.place(tag?.offset ?? 0)))
        }
    }
}

/// One call of libxml2, from bytes to faults. Nothing allocated by it outlives the call.
private enum Validation {
    struct Fault {
        var message: String
        /// The index of its element, in document order.
        var element: Int
    }

    private struct State {
        var faults: [Fault] = []
    }

    /// libxml2 fills its tables of data types when it reads the first schema, without a lock.
    private static let areTypesReady: Bool = {
        guard LibXML2.isReady else { return false }
        return twinlight_relaxng_initialize() != 0
    }()

    static func faults(schema: [UInt8], document: [UInt8]?) -> [Fault] {
        guard areTypesReady else { return [Fault(message: "the library has no data types", element: 0)] }
        var state = State()
        unsafe withUnsafeMutablePointer(to: &state) { state in
            unsafe withSchema(schema, state) { schema in
                guard let document else { return }
                unsafe withTree(document, state) { tree in
                    guard let context = unsafe xmlRelaxNGNewValidCtxt(schema) else { return }
                    unsafe xmlRelaxNGSetValidStructuredErrors(context, report, state)
                    let status = unsafe xmlRelaxNGValidateDoc(context, tree)
                    if status != 0, unsafe state.pointee.faults.isEmpty {
                        unsafe state.pointee.faults.append(
                            Fault(message: "the document is not valid", element: 0))
                    }
                    unsafe xmlRelaxNGFreeValidCtxt(context)
                }
            }
        }
        return state.faults
    }

    private static func withSchema(
        _ bytes: [UInt8], _ state: UnsafeMutablePointer<State>, _ body: (xmlRelaxNGPtr) -> Void
    ) {
        unsafe bytes.withUnsafeBytes { buffer in
            let start = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
            guard let context = unsafe xmlRelaxNGNewMemParserCtxt(start, Int32(clamping: buffer.count))
            else { return }
            unsafe xmlRelaxNGSetParserStructuredErrors(context, report, state)
            if let schema = unsafe xmlRelaxNGParse(context) {
                unsafe body(schema)
                unsafe xmlRelaxNGFree(schema)
            } else if unsafe state.pointee.faults.isEmpty {
                unsafe state.pointee.faults.append(Fault(message: "not a schema", element: 0))
            }
            unsafe xmlRelaxNGFreeParserCtxt(context)
        }
    }

    private static func withTree(
        _ bytes: [UInt8], _ state: UnsafeMutablePointer<State>, _ body: (xmlDocPtr) -> Void
    ) {
        unsafe bytes.withUnsafeBytes { buffer in
            let start = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
            guard let context = unsafe xmlNewParserCtxt() else { return }
            let options =
                twinlight_xml_options() | Int32(XML_PARSE_NOERROR.rawValue)
                | Int32(XML_PARSE_NOWARNING.rawValue)
            if let tree = unsafe xmlCtxtReadMemory(
                context, start, Int32(clamping: buffer.count), nil, nil, options)
            {
                unsafe body(tree)
                unsafe xmlFreeDoc(tree)
            } else {
                unsafe state.pointee.faults.append(Fault(message: "not well-formed", element: 0))
            }
            unsafe xmlFreeParserCtxt(context)
        }
    }

    private static let report: xmlStructuredErrorFunc = { data, error in
        guard let state = unsafe data?.assumingMemoryBound(to: State.self),
            let error = unsafe error?.pointee, unsafe error.level.rawValue >= XML_ERR_ERROR.rawValue
        else { return }
        let message = unsafe error.message.map { unsafe String(cString: $0) } ?? "not valid"
        let node = unsafe error.node?.assumingMemoryBound(to: xmlNode.self)
        unsafe state.pointee.faults.append(
            Fault(message: String(message.prefix { !$0.isNewline }), element: Validation.position(of: node)))
    }

    /// How many elements begin before the node, or before the element that it belongs to.
    private static func position(of node: xmlNodePtr?) -> Int {
        var current = unsafe node
        while let node = unsafe current, unsafe node.pointee.type != XML_ELEMENT_NODE {
            unsafe current = node.pointee.parent
        }
        var count = 0
        while let node = unsafe current {
            if let previous = unsafe node.pointee.prev {
                unsafe count += elements(in: previous)
                unsafe current = previous
            } else {
                unsafe current = node.pointee.parent
                if let parent = unsafe current, unsafe parent.pointee.type == XML_ELEMENT_NODE { count += 1 }
            }
        }
        return count
    }

    /// The recursion depth is bounded by the limits of the reader.
    private static func elements(in node: xmlNodePtr) -> Int {
        guard unsafe node.pointee.type == XML_ELEMENT_NODE else { return 0 }
        var count = 1
        var child = unsafe node.pointee.children
        while let current = unsafe child {
            unsafe count += elements(in: current)
            unsafe child = current.pointee.next
        }
        return count
    }
}
