/// Edits of a JSON text that keep the rest of it byte by byte: unknown members, their order, and the way in which the
/// file is indented.
package struct JSONEdit: Sendable {
    private let source: SourceFile
    /// One step of indentation, as the file has it.
    private let step: String
    /// The line break of the file; empty where it has only one line.
    private let newline: String
    /// Behind a name: as Xcode writes it, unless the file has no space there.
    private let colon: String

    /// - Parameter source: the text that the nodes of all edits were read from, by itself.
    package init(source: SourceFile) {
        self.source = source
        step = Self.step(of: source)
        newline = Self.newline(of: source)
        colon = Self.colon(of: source)
    }

    /// Another value in the place of a value.
    package func replacement(of node: JSONNode, by value: JSON) -> Fix.Edit {
        edit(node.offset..<node.end, text(value, lead: lead(at: node.offset)))
    }

    /// More elements at the end of an array.
    package func appending(_ values: [JSON], to array: JSONNode) -> Fix.Edit {
        let last = array.elements?.last
        return insertion(
            values.map { value in { text(value, lead: $0) } }, behind: last.map { ($0.offset, $0.end) }, into: array)
    }

    /// A member of an object with this value: the one that it has is changed, another one is added at the end.
    package func setting(_ name: String, to value: JSON, in object: JSONNode) -> Fix.Edit {
        if let known = object[name] { return replacement(of: known, by: value) }
        let last = object.members.last
        return insertion(
            [{ JSON.quoted(name) + colon + text(value, lead: $0) }],
            behind: last.map { ($0.nameOffset, $0.value.end) }, into: object)
    }

    /// An element of an array without which the rest stays as it is.
    package func removal(ofElement index: Int, from array: JSONNode) -> Fix.Edit? {
        removal(of: index, among: (array.elements ?? []).map { $0.offset..<$0.end }, in: array)
    }

    /// A member of an object without which the rest stays as it is; nil where there is none of that name.
    package func removal(of name: String, from object: JSONNode) -> Fix.Edit? {
        let members = object.members
        guard let index = members.firstIndex(where: { $0.name == name }) else { return nil }
        return removal(of: index, among: members.map { $0.nameOffset..<$0.value.end }, in: object)
    }

    private func removal(of index: Int, among parts: [Range<Int>], in container: JSONNode) -> Fix.Edit? {
        guard parts.indices.contains(index) else { return nil }
        if parts.count == 1 { return edit(container.offset + 1..<container.end - 1, "") }
        // With the comma behind it, or of the last one the comma before it.
        let range =
            index + 1 < parts.count
            ? parts[index].lowerBound..<parts[index + 1].lowerBound
            : parts[index - 1].upperBound..<parts[index].upperBound
        return edit(range, "")
    }

    private func insertion(
        _ parts: [(String) -> String], behind last: (start: Int, end: Int)?, into container: JSONNode
    ) -> Fix.Edit {
        guard let last else {
            if parts.isEmpty { return edit(container.end - 1..<container.end - 1, "") }
            let outer = lead(at: container.offset)
            let inner = outer.isEmpty ? "" : outer + step
            let content = parts.map { inner + $0(inner) }.joined(separator: outer.isEmpty ? ", " : ",")
            return edit(container.offset + 1..<container.end - 1, content + outer)
        }
        let lead = lead(at: last.start)
        // On the line of the container, as small objects are written.
        let isOnOneLine = !source.bytes[container.offset..<last.start].contains(UInt8(ascii: "\n"))
        let isShort = isOnOneLine && !source.bytes[last.start..<last.end].contains(UInt8(ascii: "\n"))
        let separator = isOnOneLine ? ", " : "," + lead
        return edit(last.end..<last.end, parts.map { separator + $0(isShort ? "" : lead) }.joined())
    }

    /// - Parameter lead: the line break and the indentation of its lines; empty for a value on one line.
    private func text(_ value: JSON, lead: String) -> String {
        let lines = value.text.dropLast().split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let depth = lead.isEmpty ? 0 : line.prefix { $0 == " " }.count / 2
            let content = line.drop { $0 == " " }
            return String(repeating: step, count: depth) + (colon == " : " ? String(content) : content.withPlainColon)
        }
        return lines.joined(separator: lead.isEmpty ? " " : lead)
    }

    /// The line break before a place, with the indentation behind it; empty in a file of one line.
    private func lead(at offset: Int) -> String {
        if newline.isEmpty { return "" }
        let start = offset + 1 - source.location(at: offset).column
        let indentation = source.bytes[start..<offset].prefix { $0 == 0x20 || $0 == 0x09 }
        return newline + String(decoding: indentation, as: UTF8.self)
    }

    /// The line break behind the first line. One at the end of the file separates nothing.
    private static func newline(of source: SourceFile) -> String {
        guard let index = source.bytes.firstIndex(of: UInt8(ascii: "\n")),
            source.bytes[index...].contains(where: { !$0.isXMLSpace })
        else { return "" }
        return index > 0 && source.bytes[index - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }

    /// The first indentation of the file; two spaces where it has none.
    private static func step(of source: SourceFile) -> String {
        let bytes = source.bytes
        var start = 0
        while start < bytes.count {
            let space = bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }
            let isIndented = space.endIndex < bytes.count && bytes[space.endIndex] != UInt8(ascii: "\n")
            if !space.isEmpty, isIndented { return String(decoding: space, as: UTF8.self) }
            guard let end = bytes[space.endIndex...].firstIndex(of: UInt8(ascii: "\n")) else { break }
            start = end + 1
        }
        return "  "
    }

    private static func colon(of source: SourceFile) -> String {
        var isBehindSpace = false
        for byte in source.bytes {
            if isBehindSpace, byte == UInt8(ascii: ":") { return " : " }
            isBehindSpace = byte == 0x20
        }
        return ": "
    }

    private func edit(_ range: Range<Int>, _ text: String) -> Fix.Edit {
        Fix.Edit(path: source.path, range: range, replacement: text)
    }
}

extension Substring {
    /// `"key" : 1` as `"key": 1`.
    fileprivate var withPlainColon: String {
        guard hasPrefix("\"") else { return String(self) }
        var end = index(after: startIndex)
        while end < endIndex, self[end] != "\"" {
            if self[end] == "\\" { end = index(after: end) }
            if end < endIndex { end = index(after: end) }
        }
        guard end < endIndex else { return String(self) }
        let rest = self[index(after: end)...]
        return rest.hasPrefix(" : ") ? self[...end] + ": " + rest.dropFirst(3) : String(self)
    }
}
