/// Reads JSON (RFC 8259) with the location of every name and value.
///
/// Duplicate names in an object are refused, because readers do not agree on which one counts. A leading byte order
/// mark is skipped.
package struct JSONReader {
    private let source: SourceFile
    private let base: Int
    private let limits: JSONLimits
    private var scanner: ByteScanner
    private var depth = 0
    private var values = 0

    /// - Parameter base: the number that is added to all offsets of the nodes.
    /// - Throws: `json-syntax`, `json-limit`: the first fault only, since everything after it is unreliable.
    package static func read(
        _ source: SourceFile, base: Int = 0, limits: JSONLimits = JSONLimits()
    ) throws(Findings) -> JSONNode {
        var reader = JSONReader(source: source, base: base, limits: limits)
        return try reader.document()
    }

    private init(source: SourceFile, base: Int, limits: JSONLimits) {
        self.source = source
        self.base = base
        self.limits = limits
        scanner = ByteScanner(source.bytes)
    }

    private mutating func document() throws(Findings) -> JSONNode {
        guard source.bytes.count <= limits.bytes else {
            throw fault("json-limit", "the file is larger than the limit of \(limits.bytes) bytes", at: 0)
        }
        _ = scanner.take("\u{FEFF}")
        scanner.skipSpace()
        let root = try value()
        scanner.skipSpace()
        if scanner.peek != nil { throw syntax("unexpected text after the document's value") }
        return root
    }

    private mutating func value() throws(Findings) -> JSONNode {
        values += 1
        if values > limits.values {
            throw fault("json-limit", "more values than the limit of \(limits.values)", at: scanner.index)
        }
        let start = scanner.index
        let content: JSONNode.Content
        switch scanner.peek {
        case UInt8(ascii: "{"): content = .object(try nested { reader throws(Findings) in try reader.members() })
        case UInt8(ascii: "["): content = .array(try nested { reader throws(Findings) in try reader.elements() })
        case UInt8(ascii: "\""): content = .string(try string())
        case let byte? where byte == UInt8(ascii: "-") || byte.isDigit: content = .number(try number())
        case _ where scanner.take("true"): content = .boolean(true)
        case _ where scanner.take("false"): content = .boolean(false)
        case _ where scanner.take("null"): content = .null
        case nil: throw syntax("the file ends where a value is expected")
        default: throw syntax("expected a value")
        }
        return JSONNode(content, offset: base + start, end: base + scanner.index)
    }

    private mutating func nested<Result>(
        _ read: (inout JSONReader) throws(Findings) -> Result
    ) throws(Findings) -> Result {
        depth += 1
        if depth > limits.depth {
            throw fault("json-limit", "nested deeper than the limit of \(limits.depth)", at: scanner.index)
        }
        let result = try read(&self)
        depth -= 1
        return result
    }

    private mutating func members() throws(Findings) -> [JSONNode.Member] {
        var members: [JSONNode.Member] = []
        var names: Set<String> = []
        // The bytes of all names, once two of them are equivalent.
        var exact: Set<[UInt8]>?
        scanner.index += 1
        scanner.skipSpace()
        if scanner.take("}") { return [] }
        while true {
            let start = scanner.index
            guard scanner.peek == UInt8(ascii: "\"") else { throw syntax("expected a name in quotes") }
            let name = try string()
            // Compared by bytes: canonically equivalent names are different names in JSON.
            if !names.insert(name).inserted, exact == nil { exact = Set(members.map { Array($0.name.utf8) }) }
            if exact?.insert(Array(name.utf8)).inserted == false {
                throw fault("json-syntax", "the name '\(name)' is duplicated", at: start)
            }
            scanner.skipSpace()
            guard scanner.take(":") else { throw syntax("expected ':'") }
            scanner.skipSpace()
            members.append(JSONNode.Member(name: name, nameOffset: base + start, value: try value()))
            scanner.skipSpace()
            if scanner.take("}") { return members }
            guard scanner.take(",") else { throw syntax("expected ',' or '}'") }
            scanner.skipSpace()
            if limits.allowsTrailingCommas, scanner.take("}") { return members }
        }
    }

    private mutating func elements() throws(Findings) -> [JSONNode] {
        var elements: [JSONNode] = []
        scanner.index += 1
        scanner.skipSpace()
        if scanner.take("]") { return [] }
        while true {
            elements.append(try value())
            scanner.skipSpace()
            if scanner.take("]") { return elements }
            guard scanner.take(",") else { throw syntax("expected ',' or ']'") }
            scanner.skipSpace()
            if limits.allowsTrailingCommas, scanner.take("]") { return elements }
        }
    }

    private mutating func number() throws(Findings) -> Double {
        let start = scanner.index
        _ = scanner.take("-")
        if !scanner.take("0"), !takeDigits() { throw syntax("expected a digit") }
        if scanner.take("."), !takeDigits() { throw syntax("expected a digit") }
        if scanner.take("e") || scanner.take("E") {
            if !scanner.take("+") { _ = scanner.take("-") }
            if !takeDigits() { throw syntax("expected a digit") }
        }
        let text = String(decoding: source.bytes[start..<scanner.index], as: UTF8.self)
        guard let value = Double(text), value.isFinite else {
            throw fault("json-syntax", "the number is too large", at: start)
        }
        return value
    }

    private mutating func takeDigits() -> Bool {
        let start = scanner.index
        while let byte = scanner.peek, byte.isDigit { scanner.index += 1 }
        return scanner.index > start
    }

    private mutating func string() throws(Findings) -> String {
        var text = JSONStringScan(scanner)
        let result = text.string()
        scanner = text.scanner
        guard let result else { throw syntax(text.fault) }
        return result
    }

    private func syntax(_ message: String) -> Findings { fault("json-syntax", message, at: scanner.index) }

    private func fault(_ id: String, _ message: String, at offset: Int) -> Findings {
        Findings([Diagnostic(.error, id: id, message, at: source.location(at: offset))])
    }
}

/// Limits of a JSON file; larger files are refused.
package struct JSONLimits: Hashable, Sendable {
    package var bytes = 16 << 20
    /// How deeply arrays and objects may be nested. Bounds the recursion.
    package var depth = 128
    package var values = 500_000
    /// Whether a comma may be behind the last element of a list, as Xcode reads it in a catalog.
    package var allowsTrailingCommas = false

    package init() {}

    package static let catalog: JSONLimits = {
        var limits = JSONLimits()
        limits.allowsTrailingCommas = true
        return limits
    }()
}

/// A value of a JSON document with its location in the source.
package struct JSONNode: Sendable {
    package enum Content: Sendable {
        case null
        case boolean(Bool)
        case number(Double)
        case string(String)
        case array([JSONNode])
        case object([Member])
    }

    package struct Member: Sendable {
        package var name: String
        /// The offset of the name's opening quote.
        package var nameOffset: Int
        package var value: JSONNode
    }

    package var content: Content
    /// Where the value begins, as an offset in the source or in a `SourceSet`.
    package var offset: Int
    /// The offset behind its last byte; of a value that no text has, its own offset.
    package var end: Int

    package init(_ content: Content, offset: Int, end: Int? = nil) {
        self.content = content
        self.offset = offset
        self.end = end ?? offset
    }

    /// In source order; empty for values that are not objects.
    package var members: [Member] { if case .object(let members) = content { members } else { [] } }

    package func member(_ name: String) -> Member? { members.first { $0.name == name } }

    package subscript(name: String) -> JSONNode? { member(name)?.value }

    package var isObject: Bool { if case .object = content { true } else { false } }
    package var elements: [JSONNode]? { if case .array(let elements) = content { elements } else { nil } }
    package var string: String? { if case .string(let text) = content { text } else { nil } }
    package var number: Double? { if case .number(let value) = content { value } else { nil } }

    /// For messages: `a string`, `an object`.
    package var kind: String {
        switch content {
        case .null: "null"
        case .boolean: "true or false"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

/// Reads one string literal of JSON (RFC 8259, 7).
private struct JSONStringScan {
    private(set) var scanner: ByteScanner
    /// The fault at the scanner's position, after `string` returned nil.
    private(set) var fault = ""

    /// - Parameter scanner: a scanner at the opening quote.
    init(_ scanner: ByteScanner) { self.scanner = scanner }

    /// Returns the text and moves past the closing quote; or returns nil and stops at the fault.
    mutating func string() -> String? {
        var bytes: [UInt8] = []
        let start = scanner.index
        scanner.index += 1
        while let byte = scanner.peek {
            switch byte {
            case UInt8(ascii: "\""):
                scanner.index += 1
                if let text = String(validating: bytes, as: UTF8.self) { return text }
                scanner.index = start
                return fail("the string is not valid UTF-8")
            case UInt8(ascii: "\\"):
                guard let scalar = escape() else { return fail("unknown escape sequence in the string") }
                bytes += Array(String(scalar).utf8)
            case 0..<0x20: return fail("a control character in a string must be escaped")
            default:
                bytes.append(byte)
                scanner.index += 1
            }
        }
        return fail("the string is not closed")
    }

    private mutating func fail(_ message: String) -> String? {
        fault = message
        return nil
    }

    private mutating func escape() -> Unicode.Scalar? {
        for (text, scalar) in Self.escapes where scanner.take(text) { return scalar }
        guard let unit = codeUnit() else { return nil }
        if let scalar = Unicode.Scalar(unit) { return scalar }
        // A character beyond the first plane is written as two escapes (a surrogate pair); one of them alone is not
        // valid.
        guard unit < 0xDC00, let low = codeUnit(), (0xDC00..<0xE000).contains(low) else { return nil }
        return Unicode.Scalar(0x10000 + (UInt32(unit - 0xD800) << 10) + UInt32(low - 0xDC00))
    }

    private static let escapes: [(String, Unicode.Scalar)] = [
        ("\\\"", "\""), ("\\\\", "\\"), ("\\/", "/"), ("\\b", "\u{8}"), ("\\f", "\u{C}"), ("\\n", "\n"), ("\\r", "\r"),
        ("\\t", "\t"),
    ]

    /// `\u` and four digits.
    private mutating func codeUnit() -> UInt16? {
        guard scanner.starts(with: "\\u"), scanner.index + 6 <= scanner.bytes.count else { return nil }
        let digits = scanner.bytes[(scanner.index + 2)..<(scanner.index + 6)]
        guard digits.allSatisfy(\.isHexDigit),
            let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        else { return nil }
        scanner.index += 6
        return unit
    }
}
