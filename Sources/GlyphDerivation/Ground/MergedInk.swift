internal import GlyphModel
package import Markup
package import SemanticColor

/// A paint of a drawing that becomes one colour with another one.
package struct MergedInk: Hashable, Sendable {
    /// In messages.
    package var name: String
    /// One opaque colour for it, on white.
    package var mean: Color
    /// Selects its layers and no others; nil where nothing does, for example for a fill without its outline.
    package var selector: String?

    /// Whether it is selected by ids and classes that people chose: these name parts on purpose.
    package var isNamed: Bool { selector?.split(separator: ", ").allSatisfy(MergedPaints.isName) ?? false }
}

extension MergedInk: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(name)
        encoder.append(mean)
        encoder.append(selector)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        self.init(name: try decoder.string(), mean: try decoder.value(), selector: try decoder.optionalString())
    }
}

extension MergedPaints {
    /// The inks, each with its selector.
    package var selectable: [MergedInk] {
        inks.map { MergedInk(name: $0.paint.shownName, mean: $0.paint.mean, selector: selector(of: $0)) }
    }

    /// Whether it is an id or a class that a person chose. Tools make `path4136`, `cls-1` and `st0`.
    fileprivate static func isName(_ selector: Substring) -> Bool {
        guard let first = selector.first, first == "#" || first == "." else { return false }
        return selector.dropFirst().wholeMatch(of: /[A-Za-z]+[-_]?\d+/) == nil
    }

    /// A selector for all layers of a paint and no others.
    private func selector(of ink: Ink) -> String? {
        let own = Set(ink.layers)
        var left = own
        var words: [String] = []
        while let next = left.min() {
            let found = candidates(for: next).first { candidate in
                !outline.indices.contains { !own.contains($0) && candidate.selector.matches(outline[$0].element) }
            }
            guard let found, words.count < 4 else { return nil }
            words.append(found.word)
            left = left.filter { !found.selector.matches(outline[$0].element) }
        }
        return words.joined(separator: ", ")
    }

    /// Ids first, then classes, then names of elements; only names that a selector can contain.
    private func candidates(for layer: Int) -> [(word: String, selector: Selector)] {
        let lineage = outline[layer].element.lineage
        let words =
            lineage.compactMap(\.id).map { "#" + $0 } + lineage.flatMap(\.classes).map { "." + $0 }
            + lineage.map(\.element)
        return words.compactMap { word in
            guard !word.contains(","), let selector = try? Selector(parsing: word) else { return nil }
            return (word, selector)
        }
    }
}
