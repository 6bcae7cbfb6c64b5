package import GlyphModel
package import Markup
internal import PathGeometry

/// A sprite: a file that draws nothing itself, and has symbols (SVG 2, 5.5), which pages draw by references such as
/// `icons.svg#home`. In a stack, these are viewports, of which a style sheet shows the one that is the target.
///
/// Each symbol is read as `GlyphReader` reads an element by its id: with the style sheets, gradients and clip paths of
/// the file, in a frame of its own. Elements and style sheets are prepared once for all symbols, and each symbol has a
/// limit by its size (`ReadingLimits.symbolFactor`), so that reading all of them takes linear time. Filters and
/// blending are left out, and faults that a renderer may skip are warnings.
///
/// Warnings about the file as a whole are not repeated for each symbol. `:target` matches nothing in rules with `+` or
/// `~`.
package struct Sprite: Sendable {
    /// A symbol that references can name.
    package struct Symbol: Hashable, Sendable {
        package let id: String
        /// Where its element begins.
        package let location: SourceFile.Location
        /// The steps that drawing it may take.
        fileprivate let work: Int
    }

    /// In the order of the file.
    package private(set) var symbols: [Symbol] = []
    /// The number of symbols without an id.
    package private(set) var unnamed = 0
    /// The number of symbols with the id of an earlier element, which references find instead.
    package private(set) var hidden = 0
    private let prepared: Prepared

    /// What all symbols have in common: behind a reference, since it is large, and each place of a symbol has it.
    private indirect enum Prepared: Sendable {
        case document(GlyphBuilder)

        var builder: GlyphBuilder {
            switch self {
            case .document(let builder): builder
            }
        }
    }

    /// Nil for a file that draws something itself, has no symbols, or has faults.
    package init?(_ document: Document) {
        let log = Self.log(of: document.source)
        var builder = GlyphBuilder(document, id: nil, log: log, tolerance: .standard)
        let (tree, found) = (builder.tree, builder.tree.symbols)
        guard !found.isEmpty, builder.drawsNothing else { return nil }
        // The log has a diagnostic for each fault of the file, which no symbol repeats.
        builder.log = log
        prepared = .document(builder)
        let (works, share) = (tree.works, ReadingLimits.symbolShares / found.count)
        for index in found {
            guard let id = tree[index].id, !id.isEmpty else {
                unnamed += 1
                continue
            }
            guard tree.index(ofID: id) == index else {
                hidden += 1
                continue
            }
            symbols.append(
                Symbol(
                    id: id, location: log.location(tree[index].element.offset),
                    work: min(ReadingLimits.work, share + ReadingLimits.symbolFactor * works[index])))
        }
    }

    /// The drawing of one of the symbols, which may have no layers, and its warnings.
    ///
    /// - Throws: `Findings` with at least one error, including all warnings.
    package func read(_ symbol: Symbol) throws(Findings) -> (glyph: Glyph, warnings: [Diagnostic]) {
        var builder = prepared.builder
        builder.tree.target = builder.tree.index(ofID: symbol.id)
        builder.workLimit = symbol.work
        builder.drawWithinLimit(symbol.id)
        return try builder.result(named: symbol.id, besides: [])
    }

    /// Marks of design tools are not looked for: a sprite is put together by a program, and the search would be
    /// repeated for each symbol.
    private static func log(of source: SourceFile) -> ReadingLog {
        ReadingLog(source, strictness: .lenient, effects: .drop, namesTool: false)
    }
}

extension GlyphBuilder {
    /// Whether the document as a whole was read, and draws nothing.
    fileprivate var drawsNothing: Bool {
        var builder = self
        builder.drawWithinLimit(nil)
        // A sprite may have a size of zero, so that pages show nothing of it.
        let faults = builder.log.diagnostics.filter { $0.severity == .error && $0.id != "empty-size" }
        return builder.layers.isEmpty && faults.isEmpty && !builder.log.isStopped
    }
}

extension ElementTree {
    /// The steps that reading each element takes, with all that is in it.
    fileprivate var works: [Int] {
        var works = nodes.map(\.work)
        // Elements come before what is in them.
        for index in nodes.indices.reversed() {
            if let parent = nodes[index].parent { works[parent] += works[index] }
        }
        return works
    }
}
