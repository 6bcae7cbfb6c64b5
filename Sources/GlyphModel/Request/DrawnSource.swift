package import Markup

/// Drawings by people that one statement names for several glyphs: each is of the glyph that has its name.
package struct DrawnSource: Hashable, Sendable {
    /// The use of the drawings.
    package enum Use: Hashable, Sendable {
        /// `variant`, with the words of its name.
        case variant(String)
        /// `dark-source`.
        case dark
        /// `examples`: fills, which are examples of a style, and are shown unless they are for the style alone.
        case examples(areShown: Bool)
    }

    /// A drawing with the outline that it is of: paths relative to the manifest's folder.
    package struct Pair: Hashable, Sendable {
        package var outline, drawn: String

        package init(outline: String, drawn: String) { (self.outline, self.drawn) = (outline, drawn) }
    }

    package var use: Use
    /// A path, or a pattern with `*`; nil for the fills that the glyphs themselves state.
    package var pattern: String?
    /// The paths of the drawings, relative to the manifest's folder.
    package var paths: [String]
    package var location: SourceFile.Location
    /// In the order of the outlines' paths.
    package private(set) var pairs: [Pair] = []
    /// The drawings that have the name of no outline.
    package private(set) var unpaired: [String] = []
    /// The drawings of which it is not known which outline they belong to: all drawings and outlines of each name.
    package private(set) var ambiguous: [[String]] = []
    /// The outlines without a drawing.
    package private(set) var missing: [String] = []

    package init(_ use: Use, pattern: String? = nil, paths: [String] = [], location: SourceFile.Location) {
        (self.use, self.pattern, self.paths, self.location) = (use, pattern, paths, location)
    }

    /// Finds the outline of each drawing.
    ///
    /// - Parameter sources: the drawings of the glyphs that it is for. A file among its own drawings is not
    ///   an outline, also where a glyph has it.
    package mutating func pair(with sources: some Sequence<String>) {
        guard let pattern else { return }
        let outlines = Set(sources).subtracting(paths).sortedByBytes
        let pairing = ExamplePairing(outlines: outlines, fills: paths, matching: pattern, words: words, marks: marks)
        pairs = pairing.pairs.map { Pair(outline: outlines[$0.outline], drawn: paths[$0.fill]) }
        ambiguous = pairing.ambiguous.map { others, drawn in drawn.map { paths[$0] } + others.map { outlines[$0] } }
        let known = Set(pairs.flatMap { [$0.outline, $0.drawn] }).union(ambiguous.joined())
        unpaired = paths.filter { !known.contains($0) }
        missing = outlines.filter { !known.contains($0) }
    }

    /// The words that may follow the name of a glyph in the name of its drawing.
    private var words: [String] {
        guard case .variant(let name) = use else { return [] }
        return name.split(separator: ".").map(String.init).filter { $0 != GlyphForm.fill.rawValue }
    }

    private var marks: Set<DrawingMark> {
        switch use {
        case .variant, .examples: [.fill]
        case .dark: [.fill, .dark]
        }
    }
}
