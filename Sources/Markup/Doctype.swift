/// A document type declaration. It is read here so that the parser never sees one: no external subset, external or
/// parameter entity or attribute default can take effect, with any version of the parser.
///
/// An external identifier is accepted but never fetched, and so is an internal subset of small general entities.
/// Everything else is refused with its location.
struct Doctype {
    struct Entity {
        /// The replacement text: character references resolved, others not (XML 1.0, 4.5).
        var text: [UInt8]
        var offset: Int
    }

    /// From `<!DOCTYPE` to its `>`.
    var range: Range<Int>
    var entities: [[UInt8]: Entity] = [:]

    /// The declaration before the root element, if the file has one.
    static func read(_ source: SourceFile, limits: XMLLimits) throws(Findings) -> Doctype? {
        var scanner = ByteScanner(source.bytes)
        var found: Doctype?
        while true {
            scanner.skipSpace()
            if scanner.starts(with: "<?") {
                guard scanner.skip(past: "?>") else { return found }
            } else if scanner.starts(with: "<!--") {
                guard scanner.skip(past: "-->") else { return found }
            } else if scanner.starts(with: "<!DOCTYPE") {
                guard found == nil else {
                    throw XMLFault(source: source).syntax("a second DOCTYPE", at: scanner.index)
                }
                var reader = DoctypeReader(source: source, scanner: scanner, limits: limits)
                found = try reader.read()
                scanner.index = found?.range.upperBound ?? scanner.index
            } else {
                return found
            }
        }
    }
}

/// Reads the declaration, starting at its `<!DOCTYPE`.
private struct DoctypeReader {
    let fault: XMLFault
    var scanner: ByteScanner
    let limits: XMLLimits
    var declarations = 0

    init(source: SourceFile, scanner: ByteScanner, limits: XMLLimits) {
        fault = XMLFault(source: source)
        self.scanner = scanner
        self.limits = limits
    }

    mutating func read() throws(Findings) -> Doctype {
        let start = scanner.index
        scanner.index += "<!DOCTYPE".utf8.count
        var doctype = Doctype(range: start..<start)
        scanner.skipSpace()
        _ = try name()
        scanner.skipSpace()
        try externalIdentifier()
        scanner.skipSpace()
        if scanner.take("[") { try internalSubset(&doctype) }
        scanner.skipSpace()
        guard scanner.take(">") else { throw fault.syntax("the DOCTYPE is not closed by '>'", at: scanner.index) }
        doctype.range = start..<scanner.index
        return doctype
    }

    private mutating func externalIdentifier() throws(Findings) {
        if scanner.take("PUBLIC") {
            _ = try quoted()
            scanner.skipSpace()
            if scanner.peek == UInt8(ascii: "\"") || scanner.peek == UInt8(ascii: "'") { _ = try quoted() }
        } else if scanner.take("SYSTEM") {
            _ = try quoted()
        }
    }

    private mutating func internalSubset(_ doctype: inout Doctype) throws(Findings) {
        while true {
            scanner.skipSpace()
            let start = scanner.index
            if scanner.take("]") { return }
            if scanner.starts(with: "<!--") {
                guard scanner.skip(past: "-->") else { throw fault.syntax("the comment is not closed", at: start) }
            } else if scanner.starts(with: "<?") {
                guard scanner.skip(past: "?>") else {
                    throw fault.syntax("the processing instruction is not closed", at: start)
                }
            } else if scanner.take("<!ENTITY") {
                declarations += 1
                guard declarations <= limits.entities else {
                    throw fault.limit("more entities than the limit of \(limits.entities)", at: start)
                }
                try entity(from: start, &doctype)
            } else {
                throw refusal(at: start)
            }
        }
    }

    private func refusal(at start: Int) -> Findings {
        switch scanner.peek {
        case nil: fault.syntax("the DOCTYPE is not closed", at: start)
        case UInt8(ascii: "%"):
            fault.entity("parameter entities are not supported", at: start, hint: "remove the DOCTYPE")
        default:
            fault.entity(
                "a DOCTYPE may declare general entities only", at: start, hint: "remove the DOCTYPE")
        }
    }

    private mutating func entity(from start: Int, _ doctype: inout Doctype) throws(Findings) {
        scanner.skipSpace()
        if scanner.peek == UInt8(ascii: "%") {
            throw fault.entity("parameter entities are not supported", at: start, hint: "remove the DOCTYPE")
        }
        let key = try name()
        scanner.skipSpace()
        if scanner.starts(with: "SYSTEM") || scanner.starts(with: "PUBLIC") {
            throw fault.entity(
                "external entities are not supported", at: start,
                hint: "write the entity's text into the file itself")
        }
        let valueStart = scanner.index + 1
        let value = try quoted()
        scanner.skipSpace()
        guard scanner.take(">") else {
            throw fault.syntax("the entity declaration is not closed by '>'", at: scanner.index)
        }
        if doctype.entities[key] != nil { return }  // the first declaration is binding (XML 1.0, 4.2)
        let text = try replacementText(value, at: valueStart)
        doctype.entities[key] = Doctype.Entity(text: text, offset: start)
    }

    private func replacementText(_ value: ArraySlice<UInt8>, at offset: Int) throws(Findings) -> [UInt8] {
        guard value.count <= limits.expandedBytes else {
            throw fault.limit("the entity is longer than the limit of \(limits.expandedBytes) bytes", at: offset)
        }
        if value.contains(UInt8(ascii: "%")) {
            throw fault.entity("parameter entities are not supported", at: offset, hint: "write % as &#37;")
        }
        guard let text = CharacterReferences.resolved(value) else {
            throw fault.syntax("the character reference is not allowed in XML", at: offset)
        }
        return text
    }

    private mutating func name() throws(Findings) -> [UInt8] {
        let name = scanner.takeName()
        guard !name.isEmpty else { throw fault.syntax("expected a name", at: scanner.index) }
        guard name.count <= limits.nameBytes else {
            throw fault.limit("the name is longer than the limit of \(limits.nameBytes) bytes", at: name.startIndex)
        }
        return Array(name)
    }

    private mutating func quoted() throws(Findings) -> ArraySlice<UInt8> {
        scanner.skipSpace()
        guard let text = scanner.takeQuoted() else {
            throw fault.syntax("expected a text in quotes", at: scanner.index)
        }
        return text
    }
}

// MARK: - Expansion

/// Expands the declared entities before the parser sees the text, with a limit on the total length. It also records
/// which offset of the source each byte of the result comes from.
struct EntityExpansion {
    private(set) var bytes: [UInt8] = []
    private(set) var map = OffsetMap()
    private let doctype: Doctype
    private let limits: XMLLimits
    private let fault: XMLFault
    private var spent = 0

    static func expanded(
        _ source: SourceFile, _ doctype: Doctype, limits: XMLLimits
    ) throws(Findings) -> EntityExpansion {
        var expansion = EntityExpansion(source: source, doctype: doctype, limits: limits)
        try expansion.run(source.bytes)
        return expansion
    }

    private init(source: SourceFile, doctype: Doctype, limits: XMLLimits) {
        self.doctype = doctype
        self.limits = limits
        fault = XMLFault(source: source)
    }

    private mutating func run(_ source: [UInt8]) throws(Findings) {
        var scanner = ByteScanner(source)
        var quote: UInt8?
        var isInTag = false
        copy(source, to: &scanner, doctype.range.upperBound, blank: doctype.range)
        while let byte = scanner.peek {
            let start = scanner.index
            if !isInTag, byte == UInt8(ascii: "<"), skipOpaque(&scanner) {
                let end = scanner.index
                scanner.index = start
                copy(source, to: &scanner, end)
                continue
            }
            if byte == UInt8(ascii: "&"), quote != nil || !isInTag,
                let (entity, end) = reference(in: source, at: start)
            {
                map.append(at: bytes.count, source: start, isVerbatim: false)
                try insert(entity, isInAttribute: quote != nil, at: start, inside: [])
                scanner.index = end
                map.append(at: bytes.count, source: end, isVerbatim: true)
                continue
            }
            if let open = quote {
                if byte == open { quote = nil }
            } else if isInTag {
                if byte == UInt8(ascii: ">") { isInTag = false }
                if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
            } else if byte == UInt8(ascii: "<") {
                isInTag = true
            }
            bytes.append(byte)
            scanner.index += 1
        }
    }

    /// Skips a comment, a CDATA section or a processing instruction, in which references have no meaning.
    private func skipOpaque(_ scanner: inout ByteScanner) -> Bool {
        if scanner.starts(with: "<!--") { return scanner.skip(past: "-->") }
        if scanner.starts(with: "<![CDATA[") { return scanner.skip(past: "]]>") }
        if scanner.starts(with: "<?") { return scanner.skip(past: "?>") }
        return false
    }

    private mutating func copy(
        _ source: [UInt8], to scanner: inout ByteScanner, _ end: Int, blank: Range<Int> = 0..<0
    ) {
        while scanner.index < end {
            let byte = source[scanner.index]
            bytes.append(blank.contains(scanner.index) && !byte.isXMLSpace ? 0x20 : byte)
            scanner.index += 1
        }
    }

    private func reference(in text: [UInt8], at index: Int) -> (name: [UInt8], end: Int)? {
        var scanner = ByteScanner(text, at: index + 1)
        let name = Array(scanner.takeName())
        guard scanner.take(";"), doctype.entities[name] != nil,
            CharacterReferences.predefined(name[...]) == nil
        else { return nil }
        return (name, scanner.index)
    }

    /// - Parameter inside: the entities that are being expanded, each referred to by the one before it.
    private mutating func insert(
        _ name: [UInt8], isInAttribute: Bool, at offset: Int, inside: [[UInt8]]
    ) throws(Findings) {
        guard let entity = doctype.entities[name] else { return }
        if inside.contains(name) {
            throw fault.entity(
                "the entity '\(String(decoding: name, as: UTF8.self))' refers to itself", at: entity.offset)
        }
        spent += 1  // so that empty entities count, too
        var index = 0
        while index < entity.text.count {
            let byte = entity.text[index]
            if byte == UInt8(ascii: "&"), let (inner, end) = reference(in: entity.text, at: index) {
                try insert(inner, isInAttribute: isInAttribute, at: offset, inside: inside + [name])
                index = end
                continue
            }
            spent += 1
            if spent > limits.expandedBytes {
                throw fault.limit(
                    "entities expand to more than the limit of \(limits.expandedBytes) bytes", at: offset)
            }
            switch byte {
            case UInt8(ascii: "\"") where isInAttribute: bytes += Array("&quot;".utf8)
            case UInt8(ascii: "'") where isInAttribute: bytes += Array("&apos;".utf8)
            default: bytes.append(byte)
            }
            index += 1
        }
        if spent > limits.expandedBytes {
            throw fault.limit("entities expand to more than the limit of \(limits.expandedBytes) bytes", at: offset)
        }
    }
}

/// Maps offsets in an expanded text to offsets in its source.
struct OffsetMap {
    private var pieces: [(start: Int, source: Int, isVerbatim: Bool)] = []

    mutating func append(at start: Int, source: Int, isVerbatim: Bool) {
        pieces.append((start, source, isVerbatim))
    }

    /// The text of an entity maps to the reference to it.
    func source(of offset: Int) -> Int {
        var low = 0
        var high = pieces.count
        while low < high {
            let middle = (low + high) / 2
            if pieces[middle].start <= offset { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return offset }
        let piece = pieces[low - 1]
        return piece.isVerbatim ? piece.source + offset - piece.start : piece.source
    }
}

// MARK: - References

/// Resolves `&#65;` and `&#x41;`, and the five predefined entities of XML.
enum CharacterReferences {
    /// The text with character references resolved and other references kept; nil where a reference names a character
    /// that XML does not allow (XML 1.0, 4.1).
    static func resolved(_ text: ArraySlice<UInt8>) -> [UInt8]? { resolved(text, names: false) }

    /// An attribute's value as XML normalises it (XML 1.0, 3.3.3); nil where a reference is unknown.
    static func attributeValue(_ raw: ArraySlice<UInt8>) -> String? {
        let needsNoNormalization = raw.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "&") }
        if needsNoNormalization { return String(decoding: raw, as: UTF8.self) }
        var spaced: [UInt8] = []
        spaced.reserveCapacity(raw.count)
        var isAfterReturn = false
        for byte in raw {
            if !(byte == 0x0A && isAfterReturn) { spaced.append(byte.isXMLSpace ? 0x20 : byte) }
            isAfterReturn = byte == 0x0D
        }
        return resolved(spaced[...], names: true).map { String(decoding: $0, as: UTF8.self) }
    }

    private static func resolved(_ text: ArraySlice<UInt8>, names: Bool) -> [UInt8]? {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var rest = text
        while let byte = rest.first {
            guard byte == UInt8(ascii: "&") else {
                result.append(byte)
                rest = rest.dropFirst()
                continue
            }
            // The longest is &#x0010FFFF;, with some leading zeros allowed.
            guard let end = rest.prefix(64).firstIndex(of: UInt8(ascii: ";")) else { return nil }
            let body = rest[(rest.startIndex + 1)..<end]
            if body.first == UInt8(ascii: "#") {
                guard let scalar = scalar(body.dropFirst()) else { return nil }
                result.append(contentsOf: String(scalar).utf8)
            } else if names {
                guard let character = predefined(body) else { return nil }
                result.append(character)
            } else {
                result.append(contentsOf: rest[rest.startIndex...end])
            }
            rest = rest[(end + 1)...]
        }
        return result
    }

    fileprivate static func predefined(_ name: ArraySlice<UInt8>) -> UInt8? {
        switch String(decoding: name, as: UTF8.self) {
        case "amp": UInt8(ascii: "&")
        case "lt": UInt8(ascii: "<")
        case "gt": UInt8(ascii: ">")
        case "quot": UInt8(ascii: "\"")
        case "apos": UInt8(ascii: "'")
        default: nil
        }
    }

    private static func scalar(_ digits: ArraySlice<UInt8>) -> Unicode.Scalar? {
        let isHexadecimal = digits.first == UInt8(ascii: "x")
        let text = String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self)
        guard text.first?.isHexDigit == true,
            let value = UInt32(text, radix: isHexadecimal ? 16 : 10), let scalar = Unicode.Scalar(value)
        else { return nil }
        switch value {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...: return scalar
        default: return nil
        }
    }
}
