package import GlyphModel
package import Markup

/// The elements of a manifest's glyphs.
package struct GlyphElements: Sendable {
    private let source: SourceFile
    private var byOffset: [Int: (element: Element, attributes: Set<String>)] = [:]

    package init(_ manifest: Manifest) {
        source = manifest.source
        add(manifest.document.root, in: [])
    }

    /// - Parameter outer: the attributes of the elements around it.
    private mutating func add(_ element: Element, in outer: Set<String>) {
        let attributes = outer.union(element.attributes.map(\.name))
        if element.name == "glyph" { byOffset[element.offset] = (element, attributes) }
        for child in element.children { add(child, in: attributes) }
    }

    /// The element of a glyph, which may still have to be inserted.
    ///
    /// - Throws: `no-glyph-element`, if the entry is of another text.
    package func element(of entry: GlyphEntry) throws(Findings) -> GlyphElement {
        guard let (element, attributes) = entry.location.flatMap(source.offset).flatMap({ byOffset[$0] }) else {
            throw Findings([
                Diagnostic(
                    .error, id: "no-glyph-element", "'\(entry.name)' has no element in this manifest",
                    at: entry.location)
            ])
        }
        let isPattern = element["source"]?.contains("*") ?? false
        return GlyphElement(
            source: source, element: element, attributes: attributes, file: isPattern ? entry.source : nil)
    }
}

/// The element of a glyph in a manifest's text, for edits in place: all else stays byte for byte.
package struct GlyphElement: Sendable {
    fileprivate let source: SourceFile
    fileprivate let element: Element
    /// The attributes of the element and of the elements around it.
    fileprivate let attributes: Set<String>
    /// The glyph's own file, where the element is for all that match a pattern.
    fileprivate let file: String?

    /// Whether an attribute is stated at it or around it.
    package func isUnder(_ attribute: String) -> Bool { attributes.contains(attribute) }

    /// The text with all that is in it; empty where the glyph has no element of its own.
    package var text: String { file == nil ? written : "" }

    private var written: String {
        String(decoding: source.bytes[element.offset..<element.endOffset], as: UTF8.self)
    }

    /// The manifest with another text in its place; without it, and its line, where that is empty.
    package func replaced(by text: String) -> SourceFile {
        let edit = ElementEdit(source: source)
        return applying([text.isEmpty ? edit.removal(of: element) : edit.replacement(of: element, by: text)])
    }

    /// A copy of the pattern's element for the glyph's file alone, inserted after the pattern.
    private func edits(stating line: String, of file: String) throws(Findings) -> [Fix.Edit] {
        var own = SourceFile(path: source.path, text: written)
        let root = try XMLReader.read(own, limits: .manifest).root
        guard let pattern = root.attribute("source") else { return [] }
        own = own.applying([Fix("", edits: [ElementEdit(source: own).value(of: pattern, to: file)])]).file
        let copy = try XMLReader.read(own, limits: .manifest).root
        let element = GlyphElement(source: own, element: copy, attributes: attributes, file: nil)
        let text = String(decoding: try element.stating(line).bytes, as: UTF8.self)
        return [ElementEdit(source: source).insertion(text, behind: self.element)]
    }

    /// The manifest with one more statement about the glyph.
    ///
    /// - Parameter line: attributes, one `appearance` or some `part`s, as `FillChoice.manifest(insteadOf:)` has it.
    /// - Throws: `wrong-choice`, if it is anything else.
    package func stating(_ line: String) throws(Findings) -> SourceFile { applying(try edits(stating: line)) }

    /// The edits of `stating`.
    package func edits(stating line: String) throws(Findings) -> [Fix.Edit] {
        let isElement = line.hasPrefix("<")
        let wrapped = SourceFile(path: "choice", text: isElement ? "<glyph>\(line)</glyph>" : "<glyph \(line)/>")
        guard let glyph = try? XMLReader.read(wrapped, limits: .manifest).root,
            glyph.children.isEmpty != isElement, glyph.attributes.isEmpty == isElement,
            glyph.children.allSatisfy({ child in
                Self.children.contains(child.name) && child.children.isEmpty && !child.attributes.isEmpty
            })
        else {
            let place = source.location(at: element.offset)
            throw Findings([
                Diagnostic(
                    .error, id: "wrong-choice", "'\(line)' is neither attributes nor parts or an appearance of a glyph",
                    at: place)
            ])
        }
        if let file { return try edits(stating: line, of: file) }
        if isElement { return edits(stating: glyph.children) }
        return edits(stating: glyph.attributes, of: element)
    }

    private static let children: Set<String> = ["part", "appearance"]

    private func edits(stating attributes: [Element.Attribute], of element: Element) -> [Fix.Edit] {
        let edit = ElementEdit(source: source)
        var edits: [Fix.Edit] = []
        var new = ""
        for attribute in attributes {
            if let old = element.attribute(attribute.name) {
                // The value of `allow` is a list; all else has one value.
                let kept = attribute.name == "allow" ? old.value.split(separator: " ").map(String.init) : []
                let isStated = kept.contains(attribute.value)
                let value = (kept + (isStated ? [] : [attribute.value])).joined(separator: " ")
                edits.append(edit.value(of: old, to: value))
            } else {
                new += " \(attribute.name)=\"\(XMLWriter.escaped(attribute.value))\""
            }
        }
        if new.isEmpty { return edits }
        return edits + [edit.insertion(new, behindAttributesOf: element)]
    }

    /// A child of the same kind and target is changed; others are added last, where they override the ones before them.
    private func edits(stating children: [Element]) -> [Fix.Edit] {
        var (edits, new) = ([Fix.Edit](), [XMLNode]())
        for child in children {
            let key = child.name == "part" ? ["at", "select"] : ["style", "contrast"]
            let old = element.children.last { other in
                other.name == child.name && key.allSatisfy { other[$0] == child[$0] }
            }
            if let old {
                edits += self.edits(stating: child.attributes, of: old)
            } else {
                new.append(XMLNode(child.name, child.attributes.map { ($0.name, $0.value) }))
            }
        }
        if new.isEmpty { return edits }
        return edits + [ElementEdit(source: source).insertion(new, into: element)]
    }

    private func applying(_ edits: [Fix.Edit]) -> SourceFile {
        source.applying([Fix("", edits: edits)]).file
    }
}
