/// An XML file prepared for the parser: UTF-8, without a DOCTYPE, entities expanded, tags located and counted.
struct XMLText {
    /// The file as UTF-8; locations refer to it.
    let source: SourceFile
    /// The input of the parser.
    let bytes: [UInt8]
    let scan: TagScan
    private let map: OffsetMap
    private let doctype: Doctype?

    init(_ file: SourceFile, limits: XMLLimits) throws(Findings) {
        let fault = XMLFault(source: file)
        guard file.bytes.count <= limits.bytes else {
            throw fault.limit("the file is larger than the limit of \(limits.bytes) bytes", at: 0)
        }
        guard !file.bytes.isEmpty else { throw fault.syntax("the file is empty", at: 0) }
        source = try XMLEncoding.decoded(file)
        doctype = try Doctype.read(source, limits: limits)
        var bytes = source.bytes
        var map = OffsetMap()
        if let doctype, !doctype.entities.isEmpty {
            let expansion = try EntityExpansion.expanded(source, doctype, limits: limits)
            (bytes, map) = (expansion.bytes, expansion.map)
        } else if let doctype {
            for index in doctype.range where !bytes[index].isXMLSpace { bytes[index] = 0x20 }
        }
        scan = try TagScan.scan(bytes, limits: limits, fault: XMLFault(source: source)) {
            map.source(of: $0)
        }
        self.bytes = scan.end < bytes.count ? Array(bytes[..<scan.end]) : bytes
        self.map = map
    }

    /// Maps an offset in `bytes` to one in `source`.
    func place(_ offset: Int) -> Int { map.source(of: offset) }

    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Whether this name, with its prefix, is in the range.
    func holds(_ name: String, _ prefix: String?, in range: Range<Int>) -> Bool {
        let found = bytes[range]
        guard let prefix else { return found.elementsEqual(name.utf8) }
        let rest = found.dropFirst(prefix.utf8.count)
        return found.starts(with: prefix.utf8) && rest.first == UInt8(ascii: ":")
            && rest.dropFirst().elementsEqual(name.utf8)
    }

    /// Whether there is space before the XML declaration, which must be at the very start.
    var hasLateDeclaration: Bool {
        var scanner = ByteScanner(bytes)
        scanner.skipSpace()
        return scanner.index > 0 && scanner.starts(with: "<?xml ")
    }

    /// Diagnostics about ignored content.
    var omissions: [Diagnostic] {
        var omissions: [Diagnostic] = []
        if let doctype {
            omissions.append(
                Diagnostic(
                    .info, id: "xml-doctype", "the DOCTYPE is ignored; nothing is fetched for it",
                    at: source.location(at: doctype.range.lowerBound)))
        }
        for (target, offset) in scan.instructions {
            let isStyle = target == "xml-stylesheet"
            omissions.append(
                Diagnostic(
                    isStyle ? .warning : .info, id: "xml-instruction",
                    "the processing instruction '\(target)' is ignored",
                    at: source.location(at: place(offset)),
                    hint: isStyle ? "write the style sheet into a <style> element" : nil))
        }
        return omissions
    }
}

// MARK: - Tags

/// Finds the tags of a document in one pass over the bytes, before the parser runs.
///
/// The parser decides whether a text is well-formed. This pass finds the offsets that the parser does not report, and
/// stops input that would need more than linear time before the parser sees it. It ends early where the text is not
/// well-formed; the parser then ends there, too.
struct TagScan {
    struct Tag {
        /// The offset of `<`.
        var offset: Int
        var name: Range<Int>
        /// The range of its attributes in `attributes`.
        var attributes: Range<Int>
        /// Where its first text begins; 0 if there is none.
        var textOffset = 0
        /// The offset after the start tag.
        var contentOffset = 0
        /// The offset after the end tag; 0 if there is none.
        var endOffset = 0
    }

    struct Attribute {
        var name: Range<Int>
        /// The range between the quotes.
        var value: Range<Int>
    }

    /// Start tags in document order.
    private(set) var tags: [Tag] = []
    private(set) var attributes: [Attribute] = []
    /// Processing instructions: the first one of each target, without the XML declaration.
    private(set) var instructions: [(target: String, offset: Int)] = []
    /// The first element without a matching end tag, and the offset where this was found.
    private(set) var unclosed: (tag: Tag, offset: Int)?
    /// The end of the bytes to be parsed: all of them, or a little more than the offset where this pass found them
    /// malformed. No limits are checked in the rest, so the parser must not see it.
    private(set) var end = 0
    private var open: [Int] = []
    private var scanner: ByteScanner
    private let limits: XMLLimits
    private let fault: XMLFault
    private let place: (Int) -> Int

    /// - Parameter place: a function that maps an offset in `bytes` to an offset in the source, for faults.
    static func scan(
        _ bytes: [UInt8], limits: XMLLimits, fault: XMLFault, place: @escaping (Int) -> Int
    ) throws(Findings) -> TagScan {
        var scan = TagScan(bytes, limits: limits, fault: fault, place: place)
        scan.end = bytes.count
        while scan.scanner.peek != nil {
            guard try scan.step() else {
                scan.end = min(bytes.count, scan.scanner.index + 65_536)
                break
            }
        }
        if scan.unclosed == nil, let last = scan.open.last {
            scan.unclosed = (scan.tags[last], scan.scanner.index)
        }
        return scan
    }

    private init(_ bytes: [UInt8], limits: XMLLimits, fault: XMLFault, place: @escaping (Int) -> Int) {
        scanner = ByteScanner(bytes)
        self.limits = limits
        self.fault = fault
        self.place = place
    }

    /// Skips one piece of text or markup; false if it is not well-formed.
    private mutating func step() throws(Findings) -> Bool {
        if scanner.peek != UInt8(ascii: "<") {
            noteText(at: scanner.index)
            scanner.skip(to: UInt8(ascii: "<"))
            return true
        }
        switch scanner.next {
        case UInt8(ascii: "!"):
            if scanner.starts(with: "<!--") { return scanner.skip(past: "-->") }
            guard scanner.starts(with: "<![CDATA[") else { break }
            noteText(at: scanner.index + "<![CDATA[".utf8.count)
            return scanner.skip(past: "]]>")
        case UInt8(ascii: "?"):
            noteInstruction()
            return scanner.skip(past: "?>")
        case UInt8(ascii: "/"): return endTag()
        default: break
        }
        return try startTag()
    }

    private mutating func endTag() -> Bool {
        let start = scanner.index
        var ahead = scanner
        ahead.index += 2
        let name = ahead.takeName()
        let isClosed = scanner.skip(past: ">")
        if let last = open.popLast() {
            tags[last].endOffset = scanner.index
            let tag = tags[last]
            if unclosed == nil, !scanner.bytes[tag.name].elementsEqual(name) { unclosed = (tag, start) }
        }
        return isClosed
    }

    private mutating func noteText(at offset: Int) {
        guard let element = open.last, tags[element].textOffset == 0 else { return }
        tags[element].textOffset = offset
    }

    private mutating func noteInstruction() {
        var ahead = scanner
        ahead.index += 2
        let target = String(decoding: ahead.takeName().prefix(limits.nameBytes), as: UTF8.self)
        guard target != "xml", instructions.count < limits.entities,
            !instructions.contains(where: { $0.target == target })
        else { return }
        instructions.append((target, scanner.index))
    }

    private mutating func startTag() throws(Findings) -> Bool {
        let start = scanner.index
        scanner.index += 1
        let name = scanner.takeName()
        guard !name.isEmpty else { return false }
        try checkName(name)
        let first = attributes.count
        while true {
            scanner.skipSpace()
            if scanner.peek == UInt8(ascii: "/"), scanner.take("/>") {
                try append(tag(start, name.indices, first))
                if let last = open.popLast() { tags[last].endOffset = scanner.index }
                return true
            }
            if scanner.take(UInt8(ascii: ">")) {
                try append(tag(start, name.indices, first))
                return true
            }
            guard try attribute(first: first) else { return false }
        }
    }

    private func tag(_ start: Int, _ name: Range<Int>, _ firstAttribute: Int) -> Tag {
        var tag = Tag(offset: start, name: name, attributes: firstAttribute..<attributes.count)
        tag.contentOffset = scanner.index
        return tag
    }

    private mutating func append(_ tag: Tag) throws(Findings) {
        guard tags.count < limits.elements else {
            throw fault.limit("more elements than the limit of \(limits.elements)", at: place(tag.offset))
        }
        guard open.count < limits.depth else {
            throw fault.limit(
                "elements are nested deeper than the limit of \(limits.depth)", at: place(tag.offset))
        }
        open.append(tags.count)
        tags.append(tag)
    }

    private mutating func attribute(first: Int) throws(Findings) -> Bool {
        let name = scanner.takeName()
        guard !name.isEmpty else { return false }
        try checkName(name)
        scanner.skipSpace()
        guard scanner.take(UInt8(ascii: "=")) else { return false }
        scanner.skipSpace()
        guard let value = scanner.takeQuoted() else { return false }
        guard value.count <= limits.attributeBytes else {
            throw fault.limit(
                "the attribute is longer than the limit of \(limits.attributeBytes) bytes",
                at: place(name.startIndex))
        }
        guard attributes.count - first < limits.attributes else {
            throw fault.limit(
                "more attributes than the limit of \(limits.attributes)", at: place(name.startIndex))
        }
        if isKnown(name, since: first) {
            throw fault.syntax(
                "the attribute '\(String(decoding: name, as: UTF8.self))' is duplicated",
                at: place(name.startIndex), hint: "keep one of the two")
        }
        attributes.append(Attribute(name: name.indices, value: value.indices))
        return true
    }

    /// Compares the lengths first, so that only names of the same length are compared byte by byte.
    private func isKnown(_ name: ArraySlice<UInt8>, since first: Int) -> Bool {
        for known in attributes[first...] where known.name.count == name.count {
            if scanner.bytes[known.name].elementsEqual(name) { return true }
        }
        return false
    }

    private func checkName(_ name: ArraySlice<UInt8>) throws(Findings) {
        guard name.count <= limits.nameBytes else {
            throw fault.limit(
                "the name is longer than the limit of \(limits.nameBytes) bytes", at: place(name.startIndex))
        }
    }
}
