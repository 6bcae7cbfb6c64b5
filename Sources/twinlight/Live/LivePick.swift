import GlyphKit

/// A choice that was picked in a running preview. It can be taken back, or another one picked in its place, as long
/// as nobody changes the glyph's element by hand.
struct LivePick: Sendable {
    var line: String
    /// The glyph's element before anything was picked, and as it was left.
    var before, after: String
    var offers: [Offer]

    /// What there was to choose from for a picture, by the asset's name: first, with an empty line, what it was.
    struct Offer: Sendable {
        var asset: String
        var index: Int
        var alternatives: [Variant.Picture.Alternative]
    }

    /// Says that the fill is right as it is.
    static let settled = "allow=\"doubtful-fill\""
}

extension [LivePick.Offer] {
    /// Can this line be picked?
    func include(_ line: String) -> Bool {
        !isEmpty && (line == LivePick.settled || contains { $0.alternatives.contains { $0.manifest == line } })
    }
}

/// Which glyph of a manifest: those in different groups may have one name.
struct GlyphKey: Hashable, Sendable {
    var name, source: String
    var groups: [GroupName]

    init(_ entry: GlyphEntry) { (name, source, groups) = (entry.name, entry.source, entry.groups) }
}

extension GlyphSet {
    /// All that can be picked for a glyph in some picture of it.
    func offers(for glyph: GlyphKey) -> [LivePick.Offer] {
        variants.filter { GlyphKey($0.entry) == glyph }.flatMap { variant in
            variant.pictures.enumerated().compactMap { index, picture in
                if picture.alternatives.isEmpty { return nil }
                let own = Variant.Picture.Alternative(manifest: "", drawing: picture.drawing)
                return LivePick.Offer(
                    asset: variant.name, index: index, alternatives: [own] + picture.alternatives)
            }
        }
    }

    /// With what was picked still offered among the others: one may change one's mind.
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
