internal import GlyphModel
internal import Markup
package import SemanticColor

/// What lints need besides the set that they judge.
package struct CatalogContext: Sendable {
    /// The system's colours.
    package let palette = Palette.newestSystem
    /// The rows of `lost-in-appearance` that are asked for.
    let rows: Set<LossRow>
    /// Which texts are on one background by their names.
    private(set) var pairs = ColorPairs()
    private var styles: [String: Appearance.Style] = [:]
    private var twins = StylePairs()
    private(set) var watches: Set<String> = []
    private var colors: @Sendable (_ path: String) -> ColorSet? = { _ in nil }
    /// The system whose resources are judged.
    private(set) var platform = AssetPlatform.apple

    package init(rows: Set<LossRow> = Set(LossRow.allCases)) { self.rows = rows }

    /// The backgrounds of the system that pictures and colours are judged on in an appearance: the one of pages, and
    /// in dark the lighter one of elevated content, too.
    package func backgrounds(in appearance: Appearance) -> [Color] {
        if platform == .android { return AndroidBackgrounds.pages(in: appearance.style) }
        let levels = appearance.style == .dark ? Appearance.Level.allCases : [appearance.level]
        return levels.compactMap { level in
            var place = appearance
            place.level = level
            return palette["systemBackground"]?[place]
        }
    }

    /// The only style that people see a set in: a watch has no light one, an app may have one alone, and of two sets
    /// one may be for dark by its name. Nil for both.
    func onlyStyle(of set: AssetSet) -> Appearance.Style? {
        watches.contains(set.catalog) ? .dark : styles[set.catalog] ?? twins.style(ofSetAt: set.path)
    }

    /// Whether people see a set in a style.
    func shows(_ set: AssetSet, in style: Appearance.Style) -> Bool { onlyStyle(of: set) ?? style == style }

    /// A color set of the audit, read once more: for a finding about a pair of them. A set that took too long has no
    /// summary, so that each is one that was read in time.
    func colorSet(at path: String) -> ColorSet? { colors(path) }

    /// The same for an audit of the sets in this listing.
    func auditing(_ listing: CatalogListing) -> CatalogContext {
        var context = self
        let places = listing.places
        let complications = listing.skipped.map(\.path).filter { $0.hasSuffix(".complicationset") }
        for catalog in listing.catalogs {
            context.styles[catalog] = listing.styles.style(of: catalog)
            let isNamed = catalog.split(separator: "/").suffix(4).contains { folder in
                CodeName.words(String(folder)).contains { $0 == "watch" || $0 == "watchkit" || $0 == "watchos" }
            }
            if isNamed || complications.contains(where: { FolderPath.inner($0, of: catalog) != nil }) {
                context.watches.insert(catalog)
            }
        }
        (context.twins, context.pairs) = (StylePairs(places), ColorPairs(places))
        let folders = Dictionary(
            places.filter { !$0.isLoose }.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        let reader = SetReader()
        context.colors = { path in
            guard let place = folders[path], case .color(let set) = reader.read(place).content else { return nil }
            return set
        }
        return context
    }

    /// The same for the resources of a system.
    func judging(_ platform: AssetPlatform) -> CatalogContext {
        var context = self
        context.platform = platform
        return context
    }
}
