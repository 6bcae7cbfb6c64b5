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
