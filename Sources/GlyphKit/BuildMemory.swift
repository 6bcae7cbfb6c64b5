internal import GlyphModel
internal import Markup
internal import SemanticColor

/// The results of a build for each glyph. The next build of the same manifest, after some changes, derives only what
/// changed; its result is the same as without the memory.
public struct BuildMemory: Sendable {
    private struct Item {
        var entry: GlyphEntry
        var glyphs: [Glyph]
        var made: Made
    }

    typealias Made = EntryBuild.Result

    private var palette = Palette()
    private var judgesFills = false
    /// By the entries without their places.
    private var items: [GlyphEntry: Item] = [:]

    /// An empty memory.
    public init() {}

    init(of entries: [GlyphEntry], made: [Made], glyphs: [String: Glyph], palette: Palette, judgesFills: Bool) {
        (self.palette, self.judgesFills) = (palette, judgesFills)
        // A cancelled build has fewer results.
        guard entries.count == made.count else { return }
        for (entry, made) in zip(entries, made) {
            let drawn = entry.sources.compactMap { glyphs[$0] }
            if drawn.count == entry.sources.count {
                items[entry.unplaced] = Item(entry: entry, glyphs: drawn, made: made)
            }
        }
    }

    /// The former result of the same entry, with its present places.
    func made(of entry: GlyphEntry, glyphs: [String: Glyph], palette: Palette, judgesFills: Bool) -> Made? {
        guard judgesFills == self.judgesFills, palette == self.palette, let item = items[entry.unplaced],
            item.glyphs == entry.sources.map({ glyphs[$0] })
        else { return nil }
        var made = item.made
        for index in made.variants.indices { made.variants[index].entry = entry }
        let places = Dictionary(zip(item.entry.places, entry.places)) { first, _ in first }
        for index in made.diagnostics.indices {
            guard let place = made.diagnostics[index].location else { continue }
            made.diagnostics[index].location = places[place] ?? place
        }
        return made
    }
}

extension GlyphEntry {
    /// The places of the entry and its children in the manifest; all other places are in drawings.
    fileprivate var places: [SourceFile.Location] {
        ([location] + layers.map(\.location) + parts.map(\.location) + overrides.map(\.location)).compactMap { $0 }
    }

    fileprivate var unplaced: GlyphEntry {
        let nowhere = SourceFile.Location(path: "", line: 0, column: 0)
        var result = self
        result.location = nowhere
        for index in layers.indices { result.layers[index].location = nowhere }
        for index in parts.indices { result.parts[index].location = nowhere }
        for index in overrides.indices { result.overrides[index].location = nowhere }
        return result
    }
}
