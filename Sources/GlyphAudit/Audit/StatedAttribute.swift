internal import GlyphModel
internal import Markup

/// An attribute that glyphs inherit, at the place that states it, with the glyphs that inherit it from there.
struct StatedAttribute {
    var attribute: Element.Attribute
    /// Whether a glyph itself states it, and not a group or the root.
    var isOwn: Bool
    var glyphs: [AuditedGlyph] = []

    /// The glyph whose element states it; nil where a group or the root does.
    var glyph: String? { isOwn && glyphs.count == 1 ? glyphs[0].entry.name : nil }

    /// For messages: the name of the glyph, or the number of glyphs.
    var subject: String { glyphs.count == 1 ? "'\(glyphs[0].entry.name)'" : "\(glyphs.count) glyphs" }
}

extension Audit {
    /// Each place that states an attribute, in the order of the text; the place nearest to a glyph wins.
    func stated(_ name: String) -> [StatedAttribute] {
        var result: [StatedAttribute] = []
        let byOffset = Dictionary(grouping: glyphs) { offset(of: $0.entry.location) }
        collect(name, in: document.root, from: nil, byOffset: byOffset, &result)
        return result
    }

    private func collect(
        _ name: String, in element: Element, from outer: Int?, byOffset: [Int?: [AuditedGlyph]],
        _ result: inout [StatedAttribute]
    ) {
        var place = outer
        if let attribute = element.attribute(name) {
            place = result.count
            result.append(StatedAttribute(attribute: attribute, isOwn: element.name == "glyph"))
        }
        guard element.name != "glyph" else {
            if let place { result[place].glyphs += byOffset[element.offset] ?? [] }
            return
        }
        for child in element.children where ["group", "glyph"].contains(child.name) {
            collect(name, in: child, from: place, byOffset: byOffset, &result)
        }
    }
}
