package import Markup

/// Picks that were made on a page, to be written into a manifest later: a JSON document (RFC 8259).
///
///     {
///       "format": "twinlight picks",
///       "version": 1,
///       "manifest": "manifest.xml",
///       "picks": [
///         {
///           "glyph": "bell", "groups": ["Status"], "source": "bell.svg",
///           "line": "<part at=\"12 5\" fill=\"line\"/>", "state": "a1b2c3d4e5f60718"
///         }
///       ]
///     }
///
/// | member | what it says |
/// | --- | --- |
/// | `format` | always `twinlight picks` |
/// | `version` | the version of this format: 1 |
/// | `manifest` | for people: the manifest of the page; may be missing |
/// | `picks` | a list of picks |
/// | `glyph` | the name of a glyph in the manifest |
/// | `groups` | the names of all groups around it, the outermost first; not needed where no other glyph has the name |
/// | `source` | its drawing; may be missing |
/// | `line` | what its element states about the fill from then on, as a `FillLine`; empty for nothing |
/// | `state` | what the page saw, as `GlyphStates` has it; empty or missing where that does not matter |
///
/// Other members are ignored: a later version may add some that readers of this one need not know.
///
/// Text may be around it, such as in the comment of a pull request: then the JSON is in fenced blocks of Markdown, and
/// other blocks are ignored.
package struct Picks: Sendable {
    package static let format = "twinlight picks"
    package static let version = 1

    /// The limit of a file: a hundred thousand picks fit.
    package static let limits = {
        var limits = JSONLimits()
        limits.bytes = 32 << 20
        limits.values = 2_000_000
        return limits
    }()

    /// One pick, with its place in the file.
    package struct Pick: Sendable {
        package var glyph: String
        /// Nil where it is not stated.
        package var groups: [String]?
        package var source: String?
        package var line: String
        /// Nil where it is not stated, or empty.
        package var state: String?
        /// The place of the whole pick, and of its line.
        package var location, lineLocation: SourceFile.Location

        /// For messages: `Status/bell`.
        package var name: String { ((groups ?? []) + [glyph]).joined(separator: "/") }
    }

    package private(set) var picks: [Pick] = []

    /// Reads a document, or a text with documents in fenced blocks.
    ///
    /// - Throws: `json-syntax`, `json-limit`, or `wrong-picks`, each at its place; all faults of one document's picks
    ///   together.
    package init(_ source: SourceFile) throws(Findings) {
        guard source.bytes.count <= Self.limits.bytes else {
            throw Findings([
                Diagnostic(
                    .error, id: "json-limit", "the file is larger than the limit of \(Self.limits.bytes) bytes",
                    at: source.location(at: 0))
            ])
        }
        let documents = Self.documents(in: source)
        if documents.isEmpty {
            throw Self.fault(
                "there are no picks in this text", at: source.location(at: 0),
                hint: "give the JSON that the sheet copies or saves, alone or in a block between ``` lines")
        }
        var findings = Findings()
        for document in documents {
            do { try read(document) } catch { findings += error }
        }
        if findings.containErrors { throw findings }
    }

    private static func fault(_ message: String, at place: SourceFile.Location, hint: String? = nil) -> Findings {
        Findings([Diagnostic(.error, id: "wrong-picks", message, at: place, hint: hint)])
    }

    private mutating func read(_ source: SourceFile) throws(Findings) {
        let root = try JSONReader.read(source, limits: Self.limits)
        guard root["format"]?.string == Self.format else {
            throw Self.fault(
                "this is not a file of picks", at: source.location(at: (root["format"] ?? root).offset),
                hint: "its first member is \"format\": \"\(Self.format)\"")
        }
        guard let version = root["version"]?.number, version == Double(Self.version) else {
            let stated = root["version"].flatMap(\.number).map { "version \(DecimalNumber.text($0))" } ?? "this version"
            throw Self.fault(
                "\(stated) of picks is not supported", at: source.location(at: (root["version"] ?? root).offset),
                hint: "use the version of twinlight that made the page")
        }
        guard let list = root["picks"], let elements = list.elements else {
            throw Self.fault("'picks' must be a list", at: source.location(at: (root["picks"] ?? root).offset))
        }
        var reader = PickReader(source: source)
        picks += elements.compactMap { reader.pick($0) }
        if reader.findings.containErrors { throw reader.findings }
    }
}

/// Reads the picks of a document, and collects their faults.
private struct PickReader {
    let source: SourceFile
    var findings = Findings()

    mutating func pick(_ node: JSONNode) -> Picks.Pick? {
        guard node.isObject else {
            report("a pick must be an object, and not \(node.kind)", at: node)
            return nil
        }
        let (glyph, line) = (text("glyph", of: node, isNeeded: true), text("line", of: node, isNeeded: true))
        let (drawing, state) = (text("source", of: node), text("state", of: node))
        var groups: [String]?
        if let list = node["groups"] {
            groups = list.elements?.compactMap(\.string)
            if groups == nil || groups?.count != list.elements?.count {
                report("'groups' must be a list of names", at: list)
                return nil
            }
        }
        guard let glyph, let line else { return nil }
        let place = source.location(at: node.offset)
        return Picks.Pick(
            glyph: glyph, groups: groups, source: drawing, line: line, state: state.flatMap { $0.isEmpty ? nil : $0 },
            location: place, lineLocation: node["line"].map { source.location(at: $0.offset) } ?? place)
    }

    private mutating func text(_ name: String, of node: JSONNode, isNeeded: Bool = false) -> String? {
        guard let value = node[name] else {
            if isNeeded { report("a pick needs a '\(name)'", at: node) }
            return nil
        }
        if value.string == nil { report("'\(name)' must be a string, and not \(value.kind)", at: value) }
        return value.string
    }

    private mutating func report(_ message: String, at node: JSONNode) {
        findings.append(Diagnostic(.error, id: "wrong-picks", message, at: source.location(at: node.offset)))
    }
}

// MARK: - Text around it

extension Picks {
    /// The documents of a text, each as a file in which all else is blank: places in it are the same.
    private static func documents(in source: SourceFile) -> [SourceFile] {
        if isDocument(source.bytes[...]) { return [source] }
        var (documents, start, fence) = ([SourceFile](), 0, ArraySlice<UInt8>?.none)
        /// A block that is not closed ends with the text.
        func addBlock(to end: Int) {
            let block = source.bytes[start..<end]
            if isDocument(block), String(decoding: block, as: UTF8.self).contains(format) {
                documents.append(blank(source, outside: start..<end))
            }
        }
        for line in lines(of: source.bytes) {
            let text = source.bytes[line].drop(while: \.isXMLSpace)
            if let open = fence {
                let end = text.prefix { $0 == open.first }
                guard end.count >= open.count, text.dropFirst(end.count).allSatisfy(\.isXMLSpace) else { continue }
                addBlock(to: line.lowerBound)
                fence = nil
            } else if let mark = text.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") {
                let open = text.prefix { $0 == mark }
                if open.count >= 3 { (fence, start) = (open, line.upperBound) }
            }
        }
        if fence != nil { addBlock(to: source.bytes.count) }
        return documents
    }

    /// Whether it begins as an object of JSON does.
    private static func isDocument(_ bytes: ArraySlice<UInt8>) -> Bool {
        let mark = SourceFile.byteOrderMark
        let content = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes
        return content.first { !$0.isXMLSpace } == UInt8(ascii: "{")
    }

    /// The lines with their ends.
    private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
        var (lines, start) = ([Range<Int>](), 0)
        for index in bytes.indices {
            let isEnd =
                bytes[index] == 0x0A || bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
            guard isEnd else { continue }
            lines.append(start..<index + 1)
            start = index + 1
        }
        if start < bytes.count { lines.append(start..<bytes.count) }
        return lines
    }

    private static func blank(_ source: SourceFile, outside range: Range<Int>) -> SourceFile {
        var bytes = Array(source.bytes[..<range.upperBound])
        for index in 0..<range.lowerBound where !bytes[index].isXMLSpace { bytes[index] = 0x20 }
        return SourceFile(path: source.path, bytes: bytes)
    }
}
