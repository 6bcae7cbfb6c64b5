internal import GlyphModel
internal import Markup

/// The catalogs of watch apps, whose sets state that they are for any device. A watch has no light appearance.
///
/// A catalog is of a watch app if it has complications, or a folder around it, or its own name, says so:
/// `Watch.xcassets`, `Tracker Watch App/Assets.xcassets`.
struct WatchCatalogs: Sendable {
    private var catalogs: Set<String> = []

    init() {}

    init(_ listing: CatalogListing) {
        let complications = listing.skipped.map(\.path).filter { $0.hasSuffix(".complicationset") }
        for catalog in listing.catalogs {
            let hasComplication = complications.contains { FolderPath.inner($0, of: catalog) != nil }
            if hasComplication || Self.isNamed(catalog) { catalogs.insert(catalog) }
        }
    }

    func contains(_ catalog: String) -> Bool { catalogs.contains(catalog) }

    private static func isNamed(_ path: String) -> Bool {
        path.split(separator: "/").suffix(depth).contains { folder in
            let words = CodeName.words(String(folder))
            return words.indices.contains { index in
                if alone.contains(words[index]) { return true }
                // `Watch List` is a list in an app for films.
                return words[index] == "watch" && words[(index + 1)...].allSatisfy(parts.contains)
            }
        }
    }

    /// The catalog and some folders around it: farther out, a folder is not of its target.
    private static let depth = 4

    private static let alone: Set<String> = ["watchos", "watchkit", "watchapp"]
    /// What follows in the name of a target or of its catalog.
    private static let parts: Set<String> = [
        "app", "apps", "extension", "ext", "kit", "os", "complication", "complications", "widget", "widgets", "assets",
        "images", "colors", "xcassets", "target", "shared", "resources",
    ]
}
