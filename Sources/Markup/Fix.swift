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

extension SourceFile {
    /// Makes edits that do not overlap, in one pass. Insertions at one place keep their order, and precede a
    /// replacement that begins there.
    package func making(_ edits: [Fix.Edit]) -> SourceFile {
        let ordered = edits.enumerated().sorted { a, b in
            let (first, second) = (a.element.range, b.element.range)
            if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
            if first.isEmpty != second.isEmpty { return first.isEmpty }
            return a.offset < b.offset
        }
        var (result, end) = ([UInt8](), 0)
        result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.replacement.utf8.count })
        for (_, edit) in ordered {
            precondition(edit.path == path && edit.range.lowerBound >= end, "edits of one file may not overlap")
            result += bytes[end..<edit.range.lowerBound]
            result += edit.replacement.utf8
            end = edit.range.upperBound
        }
        result += bytes[end...]
        return SourceFile(path: path, bytes: result)
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

    /// Adds an item to the list that is an attribute's value, and keeps the others as they are written.
    package func addition(of item: String, to attribute: Element.Attribute) -> Fix.Edit {
        let end = valueRange(of: attribute).upperBound
        let isFirst = attribute.value.listItems.isEmpty
        return edit(end..<end, (isFirst ? "" : " ") + XMLWriter.escaped(item))
    }

    /// Removes an item from the list that is an attribute's value, with the space in front of it; removes the
    /// attribute, if there is no other item.
    package func removal(of item: String, from attribute: Element.Attribute) -> Fix.Edit {
        let items = attribute.value.listItems
        let others = items.filter { $0 != item }
        if others.isEmpty { return removal(of: attribute) }
        let range = valueRange(of: attribute)
        let text = String(decoding: source.bytes[range], as: UTF8.self)
        // As it is written, unless it is written with entities.
        guard text.listItems == items, let index = text.listItems.firstIndex(of: item[...]) else {
            return value(of: attribute, to: others.joined(separator: " "))
        }
        let place = text.listItems[index]
        let isFirst = index == 0
        let start = isFirst ? place.startIndex : text.index(before: place.startIndex)
        let end = isFirst ? text.listItems[1].startIndex : place.endIndex
        let lower = range.lowerBound + text.utf8.distance(from: text.startIndex, to: start)
        return edit(lower..<lower + text.utf8.distance(from: start, to: end), "")
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
    ///
    /// - Parameter keepsSpace: whether the space in `<name />` stays where this becomes `<name >…</name>`, so that
    ///   `closing` can restore it.
    package func insertion(_ nodes: [XMLNode], into element: Element, keepsSpace: Bool = false) -> Fix.Edit {
        insertion(into: element, keepsSpace: keepsSpace) { lead in text(nodes, lead: lead) }
    }

    /// Removes some children of an element. If it has no other content, it is closed as `<name/>`, but as
    /// `<name></name>` where the first child was inserted into such an element.
    package func removals(of children: [Element], from element: Element) -> [Fix.Edit] {
        let edits = children.map { removal(of: $0) }
        guard let closing = closing(of: element, without: edits.map(\.range)) else { return edits }
        return [closing]
    }

    /// - Parameter ranges: the bytes of its content that are removed, in order.
    private func closing(of element: Element, without ranges: [Range<Int>]) -> Fix.Edit? {
        let end = source.bytes[..<element.endOffset].lastIndex(of: UInt8(ascii: "<")) ?? element.contentOffset
        guard !ranges.isEmpty, element.contentOffset <= end else { return nil }
        var (rest, start) = ([UInt8](), element.contentOffset)
        for range in ranges {
            rest += source.bytes[start..<range.lowerBound]
            start = range.upperBound
        }
        rest += source.bytes[start..<end]
        guard rest.allSatisfy(\.isXMLSpace), !rest.isEmpty || lead(of: element).isEmpty else { return nil }
        return edit(element.contentOffset - 1..<element.endOffset, "/>")
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
    private func insertion(
        into element: Element, keepsSpace: Bool = false, _ text: (String) -> String
    ) -> Fix.Edit {
        if let last = element.children.last { return insertion(text(lead(of: last)), behind: last) }
        let lead = lead(of: element)
        let inner = lead.isEmpty ? "" : lead + (lead.hasSuffix("\t") ? "\t" : "  ")
        let content = inner + text(inner)
        guard element.contentOffset == element.endOffset else {
            return edit(element.contentOffset..<element.contentOffset, content)
        }
        // `<name/>` needs an end tag first.
        var start = element.endOffset - 2
        while !keepsSpace, isSpace(start - 1) { start -= 1 }
        return edit(start..<element.endOffset, ">" + content + lead + "</\(element.name)>")
    }

    private func text(_ nodes: [XMLNode], lead: String) -> String {
        let writer = XMLWriter(indent: lead.hasSuffix("\t") ? "\t" : "  ")
        let texts = nodes.map { writer.string($0).dropLast().replacing("\n", with: lead.isEmpty ? "\n" : lead) }
        return texts.joined(separator: lead)
    }

    /// The line break and the indent in front of an element; empty if the element shares its line.
    package func lead(of element: Element) -> String {
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
