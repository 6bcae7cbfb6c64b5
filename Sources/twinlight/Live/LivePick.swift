import GlyphKit

/// A choice that was picked in a running preview. It can be undone or replaced, as long as no other edit changes the
/// glyph's element by hand.
struct LivePick: Sendable {
    var line: String
    /// The glyph's element before the first pick, and after this one.
    var before, after: String
    var offers: [Offer]

    /// The choices for a picture of an asset: the first one, with an empty line, is the original.
    struct Offer: Sendable {
        var asset: String
        var index: Int
        var alternatives: [Variant.Picture.Alternative]
    }

    /// States that the fill is right as it is.
    static let settled = "allow=\"doubtful-fill\""
}

extension [LivePick.Offer] {
    /// Whether this line can be picked.
    func include(_ line: String) -> Bool {
        !isEmpty && (line == LivePick.settled || contains { $0.alternatives.contains { $0.manifest == line } })
    }
}

/// Identifies a glyph of a manifest: glyphs in different groups may have the same name.
struct GlyphKey: Hashable, Sendable {
    var name, source: String
    var groups: [GroupName]

    init(_ entry: GlyphEntry) { (name, source, groups) = (entry.name, entry.source, entry.groups) }
}

extension GlyphSet {
    /// All choices for the pictures of a glyph.
    func offers(for glyph: GlyphKey) -> [LivePick.Offer] {
        variants.filter { GlyphKey($0.entry) == glyph }.flatMap { variant in
            variant.pictures.enumerated().compactMap { index, picture in
                if picture.alternatives.isEmpty { return nil }
                let own = Variant.Picture.Alternative(manifest: "", text: "as it was", drawing: picture.drawing)
                return LivePick.Offer(
                    asset: variant.name, index: index, alternatives: [own] + picture.alternatives)
            }
        }
    }

    /// The set with all choices still offered after a pick, so that it can be changed.
    func offering(_ picks: [GlyphKey: LivePick]) -> GlyphSet {
        var result = self
        for (number, variant) in variants.enumerated() {
            guard let pick = picks[GlyphKey(variant.entry)] else { continue }
            for index in variant.pictures.indices {
                let offer = pick.offers.first { $0.asset == variant.name && $0.index == index }
                result.variants[number].pictures[index].alternatives = offer?.alternatives ?? []
            }
        }
        return result
    }
}
