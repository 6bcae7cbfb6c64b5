internal import GlyphModel
internal import Markup
internal import SemanticColor

/// What a build made of each glyph. The next one of the same manifest, changed here and there, makes anew only what
/// is not the same; what it gives is the same as without.
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

    /// Of nothing.
    public init() {}

    init(of entries: [GlyphEntry], made: [Made], glyphs: [String: Glyph], palette: Palette, judgesFills: Bool) {
        (self.palette, self.judgesFills) = (palette, judgesFills)
        // A build that was given up has fewer results.
        guard entries.count == made.count else { return }
        for (entry, made) in zip(entries, made) {
            let drawn = entry.sources.compactMap { glyphs[$0] }
            if drawn.count == entry.sources.count {
                items[entry.unplaced] = Item(entry: entry, glyphs: drawn, made: made)
            }
        }
    }

    /// What was made of the same entry, with the places that it has now.
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
    /// Where it and what is in it stands in the manifest; all that is said of it elsewhere is said of a drawing.
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
