internal import GlyphModel
internal import Markup

/// The image sets that are one of several for different themes, as their siblings show: `logo-black` next to
/// `logo-white` is the picture for light, while `cat-black` alone is a picture of a black cat.
///
/// Its name ends in `black`, and another one of the catalog has the same words with `white`, `light`, `inverse` or the
/// name of another colour in this place.
struct PictureThemes: Sendable {
    /// The paths of the sets.
    private var paths: Set<String> = []

    init() {}

    /// - Parameter places: all sets that are audited together.
    init(_ places: [SetPlace]) {
        var black: [Stem: [String]] = [:]
        var others: Set<Stem> = []
        for place in places where place.kind == .image {
            let words = CodeName.words(place.name)
            let end = PictureUse.end(of: words)
            guard end.count > 1, let word = end.last, word == "black" || Self.others.contains(word) else { continue }
            var stem = Stem(catalog: place.catalog, words: words)
            stem.words[end.endIndex - 1] = "?"
            if word == "black" { black[stem, default: []].append(place.path) } else { others.insert(stem) }
        }
        for (stem, members) in black where others.contains(stem) { paths.formUnion(members) }
    }

    /// Whether the image set at a path is for light, as another one is there for other themes.
    func isForLight(at path: String) -> Bool { paths.contains(path) }

    private struct Stem: Hashable {
        var catalog: String
        /// With a mark in the place of the colour.
        var words: [String]
    }

    private static let others: Set<String> = [
        "white", "light", "inverse", "inverted", "reverse", "reversed", "negative", "dark", "night", "red", "orange",
        "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "violet", "pink", "magenta", "brown",
        "gold", "silver", "gray", "grey", "color", "colour", "colored", "coloured",
    ]
}
