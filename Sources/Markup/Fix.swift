/// A change of text that fixes the cause of a diagnostic. It is as small as possible, so that layout and comments are
/// kept.
public struct Fix: Hashable, Sendable {
    /// A replacement of some bytes of a file.
    public struct Edit: Hashable, Sendable {
        /// The path of the file, as in its `SourceFile`.
        public var path: String
        /// The bytes to be replaced; empty for an insertion.
        public var range: Range<Int>
        /// The new text.
        public var replacement: String

        /// Replaces a range of bytes in a file by the text.
        public init(path: String, range: Range<Int>, replacement: String) {
            self.path = path
            self.range = range
            self.replacement = replacement
        }
    }

    /// What the fix does, in a few words.
    public var message: String
    /// All are applied, or none; they do not overlap.
    public var edits: [Edit]

    /// Creates a fix of one edit or more.
    public init(_ message: String, edits: [Edit]) {
        self.message = message
        self.edits = edits
    }
}

extension SourceFile {
    /// Applies fixes, each completely or not at all.
    ///
    /// If two fixes change the same bytes differently, the first one is applied and the other is left for the next
    /// run. An edit that several fixes share is applied once.
    ///
    /// - Returns: the new text and the number of fixes that were applied.
    package func applying(_ fixes: [Fix]) -> (file: SourceFile, count: Int) {
        let chosen = compatible(fixes)
        let edits = chosen.flatMap(\.edits)
        var result = bytes
        // From the back, so that the offsets in front stay valid.
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(edit.range, with: edit.replacement.utf8)
        }
        return (SourceFile(path: path, bytes: result), chosen.count)
    }

    /// The fixes that can be applied together, by their index in the list, each with the edits that no fix before it
    /// has made.
    package func compatible(_ fixes: [Fix]) -> [(index: Int, edits: [Fix.Edit])] {
        var taken: [Fix.Edit] = []
        var chosen: [(index: Int, edits: [Fix.Edit])] = []
        for (index, fix) in fixes.enumerated() {
            let new = fix.edits.filter { !taken.contains($0) }
            let isPossible = new.allSatisfy { edit in
                edit.path == path && edit.range.lowerBound >= 0 && edit.range.upperBound <= bytes.count
                    && !taken.contains { $0.range.touches(edit.range) }
            }
            guard isPossible else { continue }
            taken += new
            chosen.append((index, new))
        }
        return chosen
    }
}

extension Range<Int> {
    /// Whether the ranges share bytes, or both are insertions at one offset.
    fileprivate func touches(_ other: Range<Int>) -> Bool {
        lowerBound == other.lowerBound || overlaps(other)
    }
}

// MARK: - Edits of XML

/// Makes edits of a document's text that are as small as possible.
package struct ElementEdit {
    package let source: SourceFile

    package init(source: SourceFile) { self.source = source }

    /// Replaces the value of an attribute and keeps its quotes.
    package func value(of attribute: Element.Attribute, to text: String) -> Fix.Edit {
        edit(valueRange(of: attribute), XMLWriter.escaped(text))
    }

    /// Removes the attribute and the space in front of it.
    package func removal(of attribute: Element.Attribute) -> Fix.Edit {
        var start = attribute.offset
        while start > 0, isSpace(start - 1) { start -= 1 }
        return edit(start..<valueRange(of: attribute).upperBound + 1, "")
    }

    /// Removes the element, and its line if nothing else is on it.
    package func removal(of element: Element) -> Fix.Edit {
        edit(element.offset - lead(of: element).utf8.count..<element.endOffset, "")
    }

    /// Replaces a whole element.
    package func replacement(of element: Element, by text: String) -> Fix.Edit {
        edit(element.offset..<element.endOffset, text)
    }

    /// Inserts text after an element; on a line of its own if the element has one.
    package func insertion(_ text: String, behind element: Element) -> Fix.Edit {
        edit(element.endOffset..<element.endOffset, lead(of: element) + text)
    }

    /// Inserts text after the last attribute, or after the name if there are no attributes.
    package func insertion(_ text: String, behindAttributesOf element: Element) -> Fix.Edit {
        let end =
            element.attributes.map { valueRange(of: $0).upperBound + 1 }.max()
            ?? element.offset + 1 + element.name.utf8.count
        return edit(end..<end, text)
    }

    /// Inserts text at the end of an element's content, one level deeper if the element is on a line of its own.
    package func insertion(_ text: String, into element: Element) -> Fix.Edit {
        insertion(into: element) { _ in text }
    }

    /// Inserts elements at the end of an element's content, each on a line of its own where it has one.
    package func insertion(_ nodes: [XMLNode], into element: Element) -> Fix.Edit {
        insertion(into: element) { lead in text(nodes, lead: lead) }
    }

    /// Inserts elements after another one.
    package func insertion(_ nodes: [XMLNode], behind element: Element) -> Fix.Edit {
        insertion(text(nodes, lead: lead(of: element)), behind: element)
    }

    /// Inserts elements before another one.
    package func insertion(_ nodes: [XMLNode], before element: Element) -> Fix.Edit {
        let lead = lead(of: element)
        return edit(element.offset..<element.offset, text(nodes, lead: lead) + lead)
    }

    /// - Parameter text: a function that gets the line break and the indent of the new content.
    private func insertion(into element: Element, _ text: (String) -> String) -> Fix.Edit {
        if let last = element.children.last { return insertion(text(lead(of: last)), behind: last) }
        let lead = lead(of: element)
        let inner = lead.isEmpty ? "" : lead + (lead.hasSuffix("\t") ? "\t" : "  ")
        let content = inner + text(inner)
        guard element.contentOffset == element.endOffset else {
            return edit(element.contentOffset..<element.contentOffset, content)
        }
        // `<name/>` needs an end tag first.
        var start = element.endOffset - 2
        while isSpace(start - 1) { start -= 1 }
        return edit(start..<element.endOffset, ">" + content + lead + "</\(element.name)>")
    }

    private func text(_ nodes: [XMLNode], lead: String) -> String {
        let writer = XMLWriter(indent: lead.hasSuffix("\t") ? "\t" : "  ")
        let texts = nodes.map { writer.string($0).dropLast().replacing("\n", with: lead.isEmpty ? "\n" : lead) }
        return texts.joined(separator: lead)
    }

    /// The line break and the indent in front of an element; empty if the element shares its line.
    private func lead(of element: Element) -> String {
        var start = element.offset
        while start > 0, source.bytes[start - 1] == 0x20 || source.bytes[start - 1] == 0x09 { start -= 1 }
        guard start > 0, source.bytes[start - 1] == 0x0A || source.bytes[start - 1] == 0x0D else { return "" }
        var end = start - 1
        if end > 0, source.bytes[end] == 0x0A, source.bytes[end - 1] == 0x0D { end -= 1 }
        return String(decoding: source.bytes[end..<element.offset], as: UTF8.self)
    }

    private func edit(_ range: Range<Int>, _ text: String) -> Fix.Edit {
        Fix.Edit(path: source.path, range: range, replacement: text)
    }

    private func valueRange(of attribute: Element.Attribute) -> Range<Int> {
        let start = attribute.valueOffset
        guard start > 0, start <= source.bytes.count else { return start..<start }
        let quote = source.bytes[start - 1]
        return start..<(source.bytes[start...].firstIndex(of: quote) ?? start)
    }

    private func isSpace(_ index: Int) -> Bool { source.bytes[index].isXMLSpace }
}

// MARK: - Bytes

extension Fix: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(message)
        encoder.append(each: edits)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(try decoder.string(), edits: try decoder.array())
    }
}

extension Fix.Edit: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(path)
        encoder.append(range.lowerBound)
        encoder.append(range.upperBound)
        encoder.append(replacement)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        let (path, lower, upper) = (try decoder.string(), try decoder.int(), try decoder.int())
        guard lower <= upper else { throw ByteDecoder.Fault() }
        self.init(path: path, range: lower..<upper, replacement: try decoder.string())
    }
}
