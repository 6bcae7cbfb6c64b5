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
