package import GlyphModel
package import Markup

/// The elements of a manifest's glyphs.
package struct GlyphElements: Sendable {
    private let source: SourceFile
    private var byOffset: [Int: Known] = [:]

    private struct Known {
        var element: Element
        /// Its attributes, and the attributes of the elements around it.
        var attributes: Set<String>
        /// The elements for several files next to it.
        var patterns: [Element]
    }

    package init(_ manifest: Manifest) {
        source = manifest.source
        add(manifest.document.root, in: [], among: [])
    }

    /// - Parameter outer: the attributes of the elements around it.
    private mutating func add(_ element: Element, in outer: Set<String>, among patterns: [Element]) {
        let attributes = outer.union(element.attributes.map(\.name))
        if element.name == "glyph" {
            byOffset[element.offset] = Known(element: element, attributes: attributes, patterns: patterns)
            return
        }
        let patterns = element.children.filter { $0.name == "glyph" && $0.isForSeveralFiles }
        for child in element.children { add(child, in: attributes, among: patterns) }
    }

    /// The element of a glyph, which may still have to be inserted.
    ///
    /// - Throws: `no-glyph-element`, if the entry is of another text.
    package func element(of entry: GlyphEntry) throws(Findings) -> GlyphElement {
        guard let known = entry.location.flatMap(source.offset).flatMap({ byOffset[$0] }) else {
            throw Findings([
                Diagnostic(
                    .error, id: "no-glyph-element", "'\(entry.name)' has no element in this manifest",
                    at: entry.location)
            ])
        }
        let isShared = known.element.isForSeveralFiles
        return GlyphElement(
            source: source, element: known.element, attributes: known.attributes,
            file: isShared ? entry.source : nil,
            pattern: isShared ? nil : known.patterns.first { $0.isPattern(of: entry.source) })
    }
}

/// The element of a glyph in a manifest's text, for edits in place: all else stays byte for byte.
package struct GlyphElement: Sendable {
    let source: SourceFile
    let element: Element
    /// The attributes of the element and of the elements around it.
    fileprivate let attributes: Set<String>
    /// The glyph's own file, where the element is for all that match a pattern.
    let file: String?
    /// The element for several files that the glyph's file would have if it had no element of its own.
    let pattern: Element?

    /// Whether an attribute is stated at it or around it.
    package func isUnder(_ attribute: String) -> Bool { attributes.contains(attribute) }

    /// The text with all that is in it; empty where the glyph has no element of its own.
    package var text: String { file == nil ? written : "" }

    /// The text of the element, which other glyphs may have, too.
    var written: String { String(decoding: source.bytes[element.offset..<element.endOffset], as: UTF8.self) }

    /// The manifest with another text in its place; without it, and its line, where that is empty.
    package func replaced(by text: String) -> SourceFile { source.making(edits(replacingBy: text)) }

    /// The edits of `replaced`.
    package func edits(replacingBy text: String) -> [Fix.Edit] {
        let edit = ElementEdit(source: source)
        if file != nil { return text.isEmpty ? [] : [edit.insertion(text, behind: element)] }
        return [text.isEmpty ? edit.removal(of: element) : edit.replacement(of: element, by: text)]
    }

    /// The manifest with one more statement about the glyph.
    ///
    /// - Parameter line: the text of a `FillLine` that is not empty.
    /// - Throws: `wrong-choice`, if it is anything else.
    package func stating(_ line: String) throws(Findings) -> SourceFile { source.making(try edits(stating: line)) }

    /// The edits of `stating`.
    package func edits(stating line: String) throws(Findings) -> [Fix.Edit] {
        let place = source.location(at: element.offset)
        let read = try FillLine(line, at: place)
        if read.isEmpty {
            throw Findings([Diagnostic(.error, id: "wrong-choice", "an empty line states nothing", at: place)])
        }
        return try edits(adding: read, keepsSpace: false)
    }

    /// The edits that add a line to what is stated. An attribute, a part at the same point and the form in dark replace
    /// the value that is there. There are none where all of it is stated already.
    ///
    /// - Parameter keepsSpace: whether the space in `<glyph />` stays, so that taking the line back restores it.
    package func edits(adding line: FillLine, keepsSpace: Bool = true) throws(Findings) -> [Fix.Edit] {
        if line.isEmpty { return [] }
        if let file {
            let own = try copy(of: element, for: file)
            let text = try own.changed(by: own.edits(adding: line, keepsSpace: keepsSpace))
            return [ElementEdit(source: source).insertion(text, behind: element)]
        }
        return edits(stating: line.attributes) + edits(stating: line.children, keepsSpace: keepsSpace)
    }

    /// A copy of a pattern's element for one file alone, as a text of its own, with the same indent.
    func copy(of pattern: Element, for file: String) throws(Findings) -> GlyphElement {
        let lead = ElementEdit(source: source).lead(of: pattern)
        let text = lead + String(decoding: source.bytes[pattern.offset..<pattern.endOffset], as: UTF8.self)
        var own = SourceFile(path: source.path, text: text)
        guard let attribute = try XMLReader.read(own, limits: .manifest).root.attribute("source") else {
            preconditionFailure("a pattern is a source")
        }
        own = own.making([ElementEdit(source: own).value(of: attribute, to: file)])
        let element = try XMLReader.read(own, limits: .manifest).root
        return GlyphElement(source: own, element: element, attributes: attributes, file: nil, pattern: nil)
    }

    /// The text of a copy's element after some edits.
    func changed(by edits: [Fix.Edit]) -> String {
        String(decoding: source.making(edits).bytes[element.offset...], as: UTF8.self)
    }

    private func edits(stating attributes: [Element.Attribute]) -> [Fix.Edit] {
        let edit = ElementEdit(source: source)
        var edits: [Fix.Edit] = []
        var new = ""
        for attribute in attributes {
            if let old = element.attribute(attribute.name) {
                if attribute.name == "allow" {
                    // The value is a list; all else has one value.
                    if !old.value.listItems.contains(attribute.value[...]) {
                        edits.append(edit.addition(of: attribute.value, to: old))
                    }
                } else if old.value != attribute.value {
                    edits.append(edit.value(of: old, to: attribute.value))
                }
            } else {
                new += " \(attribute.name)=\"\(XMLWriter.escaped(attribute.value))\""
            }
        }
        if new.isEmpty { return edits }
        return edits + [edit.insertion(new, behindAttributesOf: element)]
    }

    /// A child of the same kind and target is changed; others are added last, where they override the ones before them.
    func edits(stating children: [Element], keepsSpace: Bool) -> [Fix.Edit] {
        let edit = ElementEdit(source: source)
        var (edits, new) = ([Fix.Edit](), [XMLNode]())
        for child in children {
            guard let old = element.children.last(where: { $0.hasTarget(of: child) }) else {
                new.append(XMLNode(child.name, child.attributes.map { ($0.name, $0.value) }))
                continue
            }
            let name = child.name == "part" ? "fill" : "form"
            guard let value = child[name] else { continue }
            if let stated = old.attribute(name) {
                if stated.value != value { edits.append(edit.value(of: stated, to: value)) }
            } else {
                edits.append(edit.insertion(" \(name)=\"\(value)\"", behindAttributesOf: old))
            }
        }
        if new.isEmpty { return edits }
        return edits + [edit.insertion(new, into: element, keepsSpace: keepsSpace)]
    }
}

extension Element {
    /// Whether it is a glyph for each file that matches.
    fileprivate var isForSeveralFiles: Bool { self["source"]?.contains("*") ?? false }

    /// Whether a file matches its source.
    fileprivate func isPattern(of file: String) -> Bool {
        guard let source = self["source"] else { return false }
        let (patterns, parts) = (source.split(separator: "/"), file.split(separator: "/"))
        return patterns.count == parts.count
            && zip(patterns, parts).allSatisfy { NamePattern($0).matches(String($1)) }
    }

    /// Whether it is a part at the same point, or about the same appearance.
    func hasTarget(of other: Element) -> Bool {
        guard name == other.name, namespace == other.namespace else { return false }
        if name == "part" {
            return self["at"].flatMap(PartPoint.init) == other["at"].flatMap(PartPoint.init) && self["at"] != nil
        }
        return self["style"] == other["style"] && self["contrast"] == other["contrast"]
    }
}
