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
