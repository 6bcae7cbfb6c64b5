internal import GlyphModel

/// The hollow image sets of a catalog without a form for dark, with the sets that are their filled forms by name.
struct FilledTwins {
    /// The indices of both, in the order of the sets.
    private(set) var pairs: [(hollow: Int, filled: Int)] = []

    /// - Parameter sets: all sets of one catalog.
    init(_ sets: [SetSummary]) {
        let images = sets.indices.filter { sets[$0].kind == .image }
        let names = images.map { index -> MarkedName in
            let set = sets[index]
            let folders = set.path.split(separator: "/").dropLast()
            let depth = set.catalog.split(separator: "/").count
            return MarkedName(set.name, in: folders.dropFirst(depth).map(String.init))
        }
        for forms in names.forms(isSolid: { sets[images[$0]].isHollow == false }) {
            guard let fill = forms.fill, forms.dark == nil else { continue }
            let (hollow, filled) = (images[forms.glyph], images[fill])
            guard sets[hollow].isHollow == true, !sets[hollow].hasDark, sets[filled].isHollow != true,
                sets[hollow].intent == sets[filled].intent
            else { continue }
            pairs.append((hollow, filled))
        }
        pairs.sort { $0.hollow < $1.hollow }
    }
}
