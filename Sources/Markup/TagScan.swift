/// Where the tags of a document stand, found before the parser runs, in one pass over the bytes.
///
/// The parser is the judge of what is well-formed; this pass gives the places that it does not tell,
/// and keeps work that grows faster than the file from ever reaching it. It ends early where the
/// text is not well-formed, and the parser then ends there too.
struct TagScan {
    struct Tag {
        /// Where `<` stands.
        var offset: Int
        var name: Range<Int>
        /// Its own in `attributes`.
        var attributes: Range<Int>
        /// Where its first text begins; 0 where there is none.
        var textOffset = 0
        /// Behind the start tag.
        var contentOffset = 0
        /// Behind the end tag; 0 where there is none.
        var endOffset = 0
    }

    struct Attribute {
        var name: Range<Int>
        /// Between the quotes.
        var value: Range<Int>
    }

    /// Start tags in document order.
    private(set) var tags: [Tag] = []
    private(set) var attributes: [Attribute] = []
    /// Processing instructions: the first of each target, without the XML declaration.
    private(set) var instructions: [(target: String, offset: Int)] = []
    /// The first element that is not closed as it was opened, and where that shows.
    private(set) var unclosed: (tag: Tag, offset: Int)?
    /// How far the bytes are worth parsing: all of them, or a little beyond the place where this pass
    /// found them malformed. The parser need not see the rest, on which nothing has a limit.
    private(set) var end = 0
    private var open: [Int] = []
    private var scanner: ByteScanner
    private let limits: XMLLimits
    private let fault: XMLFault
    private let place: (Int) -> Int

    /// - Parameter place: from an offset in `bytes` to one in the source that faults are reported in.
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

    /// Goes past one piece of text or markup; false where it is not well-formed.
    private mutating func step() throws(Findings) -> Bool {
        if scanner.peek != UInt8(ascii: "<") {
            noteText(at: scanner.index)
            scanner.skip(to: UInt8(ascii: "<"))
            return true
        }
        if scanner.starts(with: "<!--") { return scanner.skip(past: "-->") }
        if scanner.starts(with: "<?") {
            noteInstruction()
            return scanner.skip(past: "?>")
        }
        if scanner.starts(with: "<![CDATA[") {
            noteText(at: scanner.index + "<![CDATA[".utf8.count)
            return scanner.skip(past: "]]>")
        }
        if scanner.starts(with: "</") {
            return endTag()
        }
        return try startTag()
    }

    private mutating func endTag() -> Bool {
        let start = scanner.index
        var ahead = scanner
        ahead.index += 2
        let name = ahead.takeName()
        let isWhole = scanner.skip(past: ">")
        if let last = open.popLast() {
            tags[last].endOffset = scanner.index
            let tag = tags[last]
            if unclosed == nil, !scanner.bytes[tag.name].elementsEqual(name) { unclosed = (tag, start) }
        }
        return isWhole
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
            if scanner.take("/>") {
                try append(tag(start, name.indices, first))
                if let last = open.popLast() { tags[last].endOffset = scanner.index }
                return true
            }
            if scanner.take(">") {
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
                "elements are nested beyond the limit of \(limits.depth)", at: place(tag.offset))
        }
        open.append(tags.count)
        tags.append(tag)
    }

    private mutating func attribute(first: Int) throws(Findings) -> Bool {
        let name = scanner.takeName()
        guard !name.isEmpty else { return false }
        try checkName(name)
        scanner.skipSpace()
        guard scanner.take("=") else { return false }
        scanner.skipSpace()
        guard let value = scanner.takeQuoted() else { return false }
        guard value.count <= limits.attributeBytes else {
            throw fault.limit(
                "an attribute beyond the limit of \(limits.attributeBytes) bytes",
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

    /// Compares lengths first, so that only alike names cost more than a glance.
    private func isKnown(_ name: ArraySlice<UInt8>, since first: Int) -> Bool {
        for known in attributes[first...] where known.name.count == name.count {
            if scanner.bytes[known.name].elementsEqual(name) { return true }
        }
        return false
    }

    private func checkName(_ name: ArraySlice<UInt8>) throws(Findings) {
        guard name.count <= limits.nameBytes else {
            throw fault.limit(
                "a name beyond the limit of \(limits.nameBytes) bytes", at: place(name.startIndex))
        }
    }
}
