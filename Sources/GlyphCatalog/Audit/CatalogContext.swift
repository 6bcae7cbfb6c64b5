internal import GlyphModel
internal import Markup
package import SemanticColor

/// What lints need besides the set that they judge.
package struct CatalogContext: Sendable {
    /// The system's colours.
    package let palette = Palette.newestSystem
    /// The paths of all sets that are audited together, so that a fix does not add one that is there.
    package private(set) var paths: Set<String> = []
    /// What the names of all color sets that are audited together say of each.
    private(set) var scales = ColorScales()
    /// What the names of all image sets say of pictures for one theme.
    private(set) var themes = PictureThemes()
    /// The catalogs whose sets are shown in dark only.
    private(set) var watches = WatchCatalogs()
    /// The catalogs of apps that are light or dark at any time.
    private var styles: [String: Appearance.Style] = [:]
    /// What the names of all color sets say of one another.
    private(set) var relatives = ColorRelatives()
    private var images: @Sendable (_ path: String) -> ImageSet? = { _ in nil }
    private var colors: @Sendable (_ path: String) -> (set: ColorSet?, bytes: Int) = { _ in (nil, 0) }
    /// The color sets that several others are compared with; nil for one that is not to be had.
    private var shared: [String: ColorSet?] = [:]
    /// The system whose resources are judged.
    private(set) var platform = AssetPlatform.apple

    /// The backgrounds of the system that pictures and colours are judged on in an appearance: the one of pages, and in
    /// dark the lighter one of elevated content, too.
    package func backgrounds(in appearance: Appearance) -> [Color] {
        if platform == .android { return AndroidBackgrounds.pages(in: appearance.style) }
        let levels = appearance.style == .dark ? Appearance.Level.allCases : [appearance.level]
        return levels.compactMap { level in
            var place = appearance
            place.level = level
            return palette["systemBackground"]?[place]
        }
    }

    package init() {}

    /// An image set of the audit, read once more: for a finding about several sets that needs more than their
    /// summaries. A set that took too long has no summary, so that each is one that was read in time. Pixels are not
    /// decoded.
    func imageSet(at path: String) -> ImageSet? { images(path) }

    /// The only style that people see a catalog in: a watch has no light one, and an app may have one alone. Nil for
    /// both.
    func onlyStyle(of catalog: String) -> Appearance.Style? {
        watches.contains(catalog) ? .dark : styles[catalog]
    }

    /// Whether people see a set in a style.
    func shows(_ set: AssetSet, in style: Appearance.Style) -> Bool { onlyStyle(of: set.catalog) ?? style == style }

    /// A color set of the audit, read once more: for a finding about a pair of them. It has no `Contents.json`.
    func colorSet(at path: String) -> ColorSet? { shared[path] ?? colors(path).set }

    /// The same for an audit of the sets in this listing.
    func auditing(_ listing: CatalogListing) -> CatalogContext {
        var context = self
        let places = listing.places
        context.watches = WatchCatalogs(listing)
        for catalog in listing.catalogs { context.styles[catalog] = listing.styles.style(of: catalog) }
        context.paths = Set(places.map(\.path))
        context.scales = ColorScales(places)
        context.relatives = ColorRelatives(places)
        context.themes = PictureThemes(places)
        let folders = Dictionary(
            places.filter { !$0.isLoose }.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        let reader = SetReader()
        context.images = { path in
            guard let place = folders[path], case .image(let set) = reader.read(place).content else { return nil }
            return set
        }
        context.colors = { path in
            guard let place = folders[path] else { return (nil, 0) }
            let read = reader.read(place)
            guard case .color(let set) = read.content else { return (nil, read.contentsBytes) }
            return (set.withoutContents, read.contentsBytes)
        }
        return context
    }

    /// The same with the color sets that several others are compared with: each is read once for all of them.
    func readingShared(jobs: Int, within limit: TimeLimit?) async -> CatalogContext {
        var (context, rest, bytes) = (self, relatives.shared[...], 0)
        while !rest.isEmpty, !Task.isCancelled {
            let batch = Array(rest.prefix(Self.batch))
            rest = rest.dropFirst(batch.count)
            // The audit says of such a set that it takes too long, and that all together are too large.
            if bytes > CatalogReader.totalLimit {
                for path in batch { context.shared[path] = .some(nil) }
                continue
            }
            let read = await batch.concurrentMap(jobs: jobs, within: limit) { _, _ in
                (set: ColorSet?.none, bytes: 0)
            } _: { [colors] path in
                colors(path)
            }
            for (path, found) in zip(batch, read) {
                bytes += found.bytes
                context.shared[path] = .some(found.set)
            }
        }
        return context
    }

    /// So many are in work before the limit of all their bytes is looked at.
    private static let batch = 64
}

extension CatalogContext {
    /// The same for the resources of a system.
    func judging(_ platform: AssetPlatform) -> CatalogContext {
        var context = self
        context.platform = platform
        return context
    }
}

extension ColorSet {
    /// The same without the text and the values of its file, which may be large: only its colours are compared.
    fileprivate var withoutContents: ColorSet {
        var colors = self
        colors.set.contents = nil
        colors.entries = entries.map { entry in
            var (entry, node) = (entry, entry.slot.node)
            // An entry with a colour that is not known stays one.
            var members = node.member("color").map { [$0] } ?? []
            for index in members.indices {
                members[index].value = JSONNode(.null, offset: members[index].value.offset)
            }
            node.content = .object(members)
            entry.slot.node = node
            return entry
        }
        return colors
    }
}
