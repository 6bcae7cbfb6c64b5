internal import GlyphModel
internal import Markup

/// Drawings by people, as patterns name them for many glyphs at once.
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
                sources: elements.map { example(in: $0) }, style: settings.resolved.geometry.fill,
                statedFill: settings.statedFill))
    }

    private mutating func example(in element: Element) -> DrawnSource {
        var source = DrawnSource(
            .examples(areShown: element["use"] != "style"), location: document.location(of: element))
        guard let attribute = element.attribute("source") else { return source }
        source.pattern = attribute.value
        source.paths = attribute.isPattern ? drawings(matching: attribute) : drawing(attribute)
        return source
    }

    /// The patterns of an element for its glyphs: `dark-source`, and `variant`.
    mutating func readDrawn(of element: Element, to settings: inout InheritedSettings) {
        let isGlyph = element.name == "glyph"
        if let dark = element.attribute("dark-source"), dark.isPattern || !isGlyph {
            add(.dark, named: dark, at: document.source.location(at: dark.valueOffset), to: &settings)
        }
        var names: Set<String> = []
        for variant in element.children where variant.name == "variant" && variant.namespace.isEmpty {
            guard let name = variant.attribute("name"), let source = variant.attribute("source"),
                source.isPattern || !isGlyph
            else { continue }
            guard names.insert(name.value).inserted else {
                report("wrong-value", "the variant '\(name.value)' is drawn twice", name, hint: "remove one of them")
                continue
            }
            add(.variant(name.value), named: source, at: document.location(of: variant), to: &settings)
        }
    }

    private mutating func add(
        _ use: DrawnSource.Use, named source: Element.Attribute, at place: SourceFile.Location,
        to settings: inout InheritedSettings
    ) {
        guard source.isPattern else {
            return report(
                "wrong-value", "all glyphs in this element would have the same drawing", source,
                hint: "name a drawing for each by a '*': \(source.name)=\"Filled/*.svg\"")
        }
        settings.drawn.append(drawn.count)
        drawn.append(
            DrawnSource(use, pattern: source.value, paths: drawings(matching: source), location: place))
    }

    private mutating func drawings(matching attribute: Element.Attribute) -> [String] {
        guard checkPattern(attribute, hint: "state each symbol by an element of its own") else { return [] }
        return files(matching: attribute, hint: "put the drawings there, or remove the statement")
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

    // MARK: - Pairs

    /// Gives the glyphs their drawings. What a glyph's own element states comes first, then the nearest pattern.
    mutating func pairDrawings() {
        for number in examples.indices {
            let members = glyphs.indices.filter { glyphs[$0].examples == number }
            for index in examples[number].sources.indices {
                examples[number].sources[index].pair(with: members.map { glyphs[$0].source })
            }
            let shown = examples[number].sources.filter { $0.use == .examples(areShown: true) }.flatMap(\.pairs)
            let fills = Dictionary(shown.map { ($0.outline, $0.drawn) }) { first, _ in first }
            for index in members where glyphs[index].darkSource == nil && !glyphs[index].statesItsFill {
                glyphs[index].exampleFill = fills[glyphs[index].source]
            }
        }
        if drawn.isEmpty { return }
        var members = drawn.map { _ in [Int]() }
        for (index, numbers) in drawnOfGlyphs.enumerated() { for number in numbers { members[number].append(index) } }
        // The nearest are the last ones.
        for number in drawn.indices.reversed() {
            drawn[number].pair(with: members[number].map { glyphs[$0].source })
            let paths = Dictionary(drawn[number].pairs.map { ($0.outline, $0.drawn) }) { first, _ in first }
            for index in members[number] {
                if let path = paths[glyphs[index].source] { glyphs[index].show(path, as: drawn[number]) }
            }
        }
    }
}

extension GlyphEntry {
    fileprivate mutating func show(_ path: String, as source: DrawnSource) {
        switch source.use {
        case .dark:
            if darkSource != nil { return }
            // A pattern names finished drawings, whatever the glyphs without one show.
            (darkSource, statesDarkFill) = (path, false)
        case .variant(let name):
            guard !drawnVariants.contains(where: { $0.name == name }) else { return }
            drawnVariants.append(DrawnVariant(name: name, source: path, location: source.location))
        case .examples: break
        }
    }
}

extension Element.Attribute {
    /// Whether it names files by a `*`.
    var isPattern: Bool { value.contains("*") }
}
