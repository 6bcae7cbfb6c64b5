internal import GlyphModel
internal import Markup

extension ManifestReader {
    /// The fills that people drew for the glyphs of the root or of a group.
    ///
    /// - Parameter settings: the settings of the root or the group, which get the number of the examples.
    mutating func readExamples(of element: Element, to settings: inout InheritedSettings) {
        let elements = element.children.filter { $0.name == "examples" && $0.namespace.isEmpty }
        if elements.isEmpty { return }
        settings.examples = examples.count
        examples.append(
            Examples(
                sources: elements.map { source(of: $0) }, style: settings.resolved.geometry.fill,
                statedFill: settings.statedFill))
    }

    private mutating func source(of element: Element) -> Examples.Source {
        var source = Examples.Source(location: document.location(of: element))
        guard let attribute = element.attribute("source") else { return source }
        source.pattern = attribute.value
        source.paths = attribute.value.contains("*") ? drawings(matching: attribute) : drawing(attribute)
        return source
    }

    private mutating func drawings(matching attribute: Element.Attribute) -> [String] {
        guard checkPattern(attribute, hint: "state each symbol by an element of its own") else { return [] }
        return files(matching: attribute, hint: "put the fills there, or remove the element")
    }

    /// No glyph needs the drawing: that it does not exist is always a fault of the manifest.
    private mutating func drawing(_ attribute: Element.Attribute) -> [String] {
        guard checkPath(attribute) else { return [] }
        let path = attribute.value
        if let fault = sources.fault(ofFile: path) {
            let near = nearest(to: DrawingPath(path).file)
            report(
                "missing-source", "the file '\(DrawingPath(path).file)' \(fault.text)", attribute,
                hint: fault.hint ?? near.map { "did you mean '\($0)'?" })
        }
        return [path]
    }
}
