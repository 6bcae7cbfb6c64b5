internal import GlyphModel

/// Gives drawings names that are valid on every system, each once in its groups.
struct DraftNames {
    /// Names that file systems do not distinguish, by their groups.
    private var taken: [[String]: Set<String>] = [:]
    private var all: Set<String> = []
    /// Would two glyphs have the same name without their groups?
    private(set) var hasNamesakes = false
    /// The paths of drawings whose names would become one.
    private(set) var shared: [String] = []

    init() {}

    /// - Parameter glyphs: the glyphs whose names are taken.
    init(of glyphs: [GlyphEntry]) {
        for glyph in glyphs {
            let spaces = glyph.groups.filter(\.isNamespace).map(\.name)
            for suffix in [""] + glyph.settings.variants.map({ "." + $0 }) { note(glyph.name + suffix, in: spaces) }
        }
    }

    /// Consistent names; drawings whose names would become one keep what distinguishes them.
    ///
    /// - Parameter spaces: the groups whose names precede them; nil for all of their own.
    mutating func names(for drawings: [DraftDrawing], in spaces: [String]? = nil) -> [String] {
        let spaces = drawings.map { spaces ?? $0.groups }
        let names = drawings.map { drawing -> (first: String, all: [String]) in
            let all = PortableName.candidates(for: drawing.stem)
            return (PortableName.consistent(all[0]) ?? all[0], all)
        }
        var counts: [[String]: Int] = [:]
        for (space, name) in zip(spaces, names) { counts[space + [PortableName.folded(name.first)], default: 0] += 1 }
        return zip(drawings, zip(spaces, names)).map { drawing, place in
            let (space, name) = place
            let used = taken[space] ?? []
            let isShared = counts[space + [PortableName.folded(name.first)], default: 0] > 1
            if isShared { shared.append(drawing.path) }
            let candidates = (isShared ? [] : [name.first]) + name.all
            let free = PortableName.free(candidates) { used.contains(PortableName.folded($0)) }
            note(free, in: space)
            return free
        }
    }

    private mutating func note(_ name: String, in spaces: [String]) {
        let folded = PortableName.folded(name)
        taken[spaces, default: []].insert(folded)
        if !all.insert(folded).inserted { hasNamesakes = true }
    }
}
