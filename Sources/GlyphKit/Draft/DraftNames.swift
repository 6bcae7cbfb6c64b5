internal import GlyphModel

/// Gives drawings names that are valid on every system, each once in its groups.
struct DraftNames {
    /// Names that file systems do not distinguish, by their groups.
    private var taken: [[String]: Set<String>] = [:]
    private var all: Set<String> = []
    /// Would two glyphs have the same name without their groups?
    private(set) var hasNamesakes = false

    init() {}

    /// - Parameter glyphs: the glyphs whose names are taken.
    init(of glyphs: [GlyphEntry]) {
        for glyph in glyphs {
            let spaces = glyph.groups.filter(\.isNamespace).map(\.name)
            for suffix in [""] + glyph.settings.variants.map({ "." + $0 }) { note(glyph.name + suffix, in: spaces) }
        }
    }

    /// - Parameter spaces: the groups whose names precede it; nil for all of its own.
    mutating func name(for drawing: DraftDrawing, in spaces: [String]? = nil) -> String {
        let spaces = spaces ?? drawing.groups
        let used = taken[spaces] ?? []
        let name = PortableName.free(PortableName.candidates(for: drawing.stem)) {
            used.contains(PortableName.folded($0))
        }
        note(name, in: spaces)
        return name
    }

    private mutating func note(_ name: String, in spaces: [String]) {
        let folded = PortableName.folded(name)
        taken[spaces, default: []].insert(folded)
        if !all.insert(folded).inserted { hasNamesakes = true }
    }
}
