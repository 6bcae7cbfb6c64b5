package import Markup

/// A pick replaces what the glyph's own element states about its fill: attributes of the fill's style,
/// `uncertain-fill`, parts at points, the outline in dark, and `doubtful-fill` in `allow`. All else that the element
/// says stays: parts of selected elements, other attributes, comments.
extension GlyphElement {
    /// The manifest with a line in place of what the element states about the fill; without these statements, where the
    /// line is empty.
    package func restating(_ line: FillLine) throws(Findings) -> SourceFile {
        source.making(try edits(restating: line))
    }

    /// The edits of `restating`; none where the element states just this already.
    package func edits(restating line: FillLine) throws(Findings) -> [Fix.Edit] {
        if file != nil { return try edits(adding: line) }
        if let pattern, let edits = try edits(restating: line, over: pattern) { return edits }
        return editsInPlace(restating: line)
    }

    /// An element of its own that differs from the element of its pattern only in the fill: without a line, it is not
    /// needed; with another one, it is a copy of the pattern's element again, which may state a fill as well.
    ///
    /// - Returns: nil where it says something else, too.
    private func edits(restating line: FillLine, over pattern: Element) throws(Findings) -> [Fix.Edit]? {
        guard let path = element["source"], !written.contains("<!--"),
            Statement(element, withoutFill: true) == Statement(pattern, withoutFill: true)
        else { return nil }
        if line.isEmpty { return edits(replacingBy: "") }
        if Statement(pattern, withoutFill: true) == Statement(pattern) { return nil }
        let copy = try copy(of: pattern, for: path)
        let text = try copy.changed(by: copy.edits(adding: line))
        let root = try XMLReader.read(SourceFile(path: source.path, text: text), limits: .manifest).root
        return Statement(root) == Statement(element) ? [] : edits(replacingBy: text)
    }

    private func editsInPlace(restating line: FillLine) -> [Fix.Edit] {
        let edit = ElementEdit(source: source)
        var edits = editsOfAttributes(restating: line)
        // Of several with one target, the last one applies.
        let kept = line.children.compactMap { child in element.children.last { $0.hasTarget(of: child) } }
        var removed: [Element] = []
        for child in element.children where !kept.contains(where: { $0.offset == child.offset }) {
            if child.isPartAtPoint || child.isDarkOutline && child.attributes.count == 2 {
                removed.append(child)
            } else if child.isDarkOutline, let form = child.attribute("form") {
                edits.append(edit.removal(of: form))
            }
        }
        let stated = self.edits(stating: line.children, keepsSpace: true)
        // New children are inserted behind the last one, which may be one of the removed.
        let isInserted = stated.contains { $0.range.isEmpty && $0.range.lowerBound >= element.contentOffset }
        edits += isInserted ? removed.map { edit.removal(of: $0) } : edit.removals(of: removed, from: element)
        return edits + stated
    }

    private func editsOfAttributes(restating line: FillLine) -> [Fix.Edit] {
        let edit = ElementEdit(source: source)
        var (edits, new) = ([Fix.Edit](), line.attributes)
        for attribute in element.attributes where attribute.namespace.isEmpty {
            let stated = new.firstIndex { $0.name == attribute.name }.map { new.remove(at: $0) }
            if attribute.name == "allow" {
                let isAccepted = attribute.value.listItems.contains(FillLine.doubtful[...])
                if stated != nil, !isAccepted { edits.append(edit.addition(of: FillLine.doubtful, to: attribute)) }
                if stated == nil, isAccepted { edits.append(edit.removal(of: FillLine.doubtful, from: attribute)) }
            } else if let stated {
                if stated.value != attribute.value { edits.append(edit.value(of: attribute, to: stated.value)) }
            } else if FillLine.isStated(by: attribute) {
                edits.append(edit.removal(of: attribute))
            }
        }
        if new.isEmpty { return edits }
        let text = new.map { " \($0.name)=\"\(XMLWriter.escaped($0.value))\"" }.joined()
        return edits + [edit.insertion(text, behindAttributesOf: element)]
    }
}

/// What an element says: the same for two elements that differ in layout, in the order of attributes, or in the file
/// that they are for.
private struct Statement: Hashable {
    private var name: String
    private var attributes: [String: String]
    private var children: [Statement]

    /// - Parameter withoutFill: whether what a pick replaces does not count.
    init(_ glyph: Element, withoutFill: Bool = false) {
        self.init(all: glyph)
        attributes["source"] = nil
        guard withoutFill else { return }
        for attribute in glyph.attributes where FillLine.isStated(by: attribute) { attributes[attribute.name] = nil }
        if let allow = glyph["allow"] {
            let others = allow.listItems.filter { $0 != FillLine.doubtful }.joined(separator: " ")
            attributes["allow"] = others.isEmpty ? nil : others
        }
        children = glyph.children.compactMap { child in
            if child.isPartAtPoint { return nil }
            var statement = Statement(all: child)
            if child.isDarkOutline {
                if child.attributes.count == 2 { return nil }
                statement.attributes["form"] = nil
            }
            return statement
        }
    }

    private init(all element: Element) {
        name = element.name
        attributes = Dictionary(element.attributes.map { ($0.name, $0.value) }) { first, _ in first }
        children = element.children.map { Statement(all: $0) }
    }
}
