package import GlyphFormats
package import GlyphKit
package import GlyphManifest
package import GlyphModel
internal import Markup
internal import SemanticColor

/// What the review sheet shows of a catalog, or of a folder of drawings: each image set and symbol set as a glyph,
/// each color set as a colour.
///
/// Nothing is derived, and there is no manifest: a set shows its own files, as the audit reads them. What is not
/// drawn, such as a PDF, is there by the name of its kind, so that its findings have a place.
package struct CatalogSheet: Sendable {
    package private(set) var set: GlyphSet
    /// The files that are shown in the place of drawings, by path.
    package private(set) var pictures: [String: ReviewPicture] = [:]
    /// The sets that are not shown, sorted by path.
    package private(set) var left: [SkippedPart] = []
    /// The files of shown sets that are there by name only, sorted by path.
    package private(set) var named: [SkippedPart] = []
    private let catalog: String
    /// The names of glyphs by the paths of their sets, or of their drawings where these are alone.
    private var names: [String: String] = [:]
    /// The colours of its color sets, sorted by path.
    package private(set) var listedColors: [ListedColor] = []
    /// The names of colours by the paths of their sets.
    private var colorNames: [String: ColorRole] = [:]
    /// The bytes of all pictures.
    private var bytes = 0

    /// The largest size of all pictures together: a page of more is slow to open.
    static let pictureLimit = 16 << 20
    /// The number of sets that are read between two counts of their pictures.
    private static let batch = 128

    /// Reads the sets of a catalog, and draws them.
    ///
    /// - Parameters:
    ///   - catalog: as a listing of the paths has it.
    ///   - paths: the paths that were named.
    ///   - scaler: what makes large pictures small; nil where nothing does.
    ///   - looks: what may be lost, the greatest loss first: these sets are shown first.
    ///   - timeLimit: the longest time for one set.
    ///   - folder: the folder at a path that was typed, or around it.
    ///   - progress: a function that is called for the number of sets, and for each that is done.
    package static func make(
        of catalog: String, in paths: [String], scaler: PictureScaler?, looks: [AuditFinding] = [], jobs: Int = 1,
        timeLimit: TimeLimit? = nil,
        folder: @escaping @Sendable (String) -> ManifestFolder = { .disk($0) }, progress: BuildProgress.Handler? = nil
    ) async -> CatalogSheet {
        let listing = await CatalogReader(folder: folder).listing(of: paths)
            .withSymbols(jobs: jobs, timeLimit: timeLimit)
        let places = listing.places.filter { $0.catalog == catalog }
        var sheet = CatalogSheet(of: catalog)
        let drawer = SetDrawer(reader: SetReader(), scaler: scaler, folder: sheet.folder)
        if places.allSatisfy(\.isLoose) { sheet.subject = .drawings }
        if places.contains(where: { $0.resource != nil }) { sheet.subject = .resources }
        progress?(.started(glyphs: places.count))
        var (rest, colors) = (places[...], [ColorSet]())
        while !rest.isEmpty, !Task.isCancelled {
            let batch = Array(rest.prefix(Self.batch))
            rest = rest.dropFirst(batch.count)
            let drawn = await batch.concurrentMap(jobs: jobs, within: timeLimit) { place, limit in
                DrawnSet.left(limit.exceeded(by: "the set", at: nil).message)
            } done: { place in
                progress?(.made(glyph: place.qualifiedName))
            } _: { place in
                drawer.drawn(place)
            }
            for (place, drawn) in zip(batch, drawn) {
                switch drawn {
                case .glyph(let glyph): sheet.add(glyph, at: place)
                case .color(let color): colors.append(color)
                case .left(let reason): sheet.left.append(SkippedPart(path: place.path, reason: reason))
                }
            }
        }
        sheet.add(colors)
        sheet.sortByGroup()
        sheet.sort(looks)
        sheet.left.sort { $0.path.precedesByBytes($1.path) }
        sheet.named.sort { $0.path.precedesByBytes($1.path) }
        return sheet
    }

    private init(of catalog: String) {
        self.catalog = catalog
        set = GlyphSet(assets: [], palette: Palette.newestSystem)
        // Each module of an Android app has a folder of this name.
        let name = FolderPath.steps(of: catalog).last ?? catalog
        set.title = name == "res" ? catalog : name
    }

    /// The folder that the paths on the page are relative to.
    package var folder: String { FolderPath.parent(of: catalog) }

    /// A path as the page has it.
    static func path(_ full: String, in folder: String) -> String {
        full.hasPrefix(folder + "/") ? String(full.dropFirst(folder.count + 1)) : full
    }

    /// What it is of: a catalog, drawings that are in no set, or resources.
    package private(set) var subject = SheetSubject.catalog
    /// The number of glyphs, of which each is a set.
    package var glyphs: Int { self.set.assets.count }
    /// The number of colours.
    package var colors: Int { listedColors.count }

    private mutating func add(_ glyph: DrawnGlyph, at place: SetPlace) {
        names[place.path] = glyph.asset.entry.name
        set.assets.append(glyph.asset)
        named += glyph.named
        for (path, picture) in glyph.pictures.sorted(by: { $0.key.precedesByBytes($1.key) }) {
            if bytes + picture.byteCount <= Self.pictureLimit {
                bytes += picture.byteCount
                pictures[path] = picture
            } else {
                pictures[path] = .named(after: path)
                let limit = Self.pictureLimit >> 20
                named.append(
                    SkippedPart(
                        path: FolderPath.join(folder, path), reason: "a page has at most \(limit) MiB of pictures"))
            }
        }
    }

    /// What is in no group comes first, as in a folder. In each group, the order of the listing stays.
    private mutating func sortByGroup() {
        let groups = set.assets.map { $0.entry.groups.map(\.name).joined(separator: "/") }
        let order = groups.indices.sorted { a, b in
            groups[a] == groups[b] ? a < b : groups[a].precedesByBytes(groups[b])
        }
        set.assets = order.map { set.assets[$0] }
    }

    /// The parts of the sheet that are in front of the groups, by the names of their entries.
    package private(set) var sections: [String: String] = [:]

    /// Puts the sets in which something may be lost first, the greatest loss before the others.
    private mutating func sort(_ looks: [AuditFinding]) {
        var ranks: [String: Int] = [:]
        for (rank, finding) in findings(of: looks).enumerated() {
            guard let name = finding.glyph, ranks[name] == nil else { continue }
            ranks[name] = rank
            sections[name] = "May be lost in " + (finding.loss?.isInDark == true ? "dark" : "other settings")
        }
        let order = set.assets.indices.sorted { a, b in
            (ranks[set.assets[a].entry.name] ?? .max, a) < (ranks[set.assets[b].entry.name] ?? .max, b)
        }
        set.assets = order.map { set.assets[$0] }
    }

    private mutating func add(_ colors: [ColorSet]) {
        let colors = SheetColors(colors, of: catalog)
        (set.palette, set.ownRoles) = (colors.palette, colors.listed.map(\.role))
        (listedColors, colorNames) = (colors.listed, colors.names)
        left += colors.left
    }

    // MARK: - What is not shown

    /// What the page names as not shown or not audited, sorted by path, each at the glyph of its set if there is one.
    ///
    /// - Parameter audit: the parts of all catalogs that the audit did not look at.
    package func unseen(of audit: [SkippedPart]) -> [UnseenPart] {
        let parts = named + left + audit.filter { FolderPath.inner($0.path, of: catalog) != nil }
        let unseen = parts.map { part in
            // After a colon, a reason may quote the file: the command prints that, and a page must not have it.
            let reason = part.reason[..<(part.reason.firstRange(of: ": ")?.lowerBound ?? part.reason.endIndex)]
            return UnseenPart(
                path: Self.path(part.path, in: folder), reason: String(reason),
                entry: names[part.path] ?? names[FolderPath.parent(of: part.path)])
        }
        return unseen.uniqued.sorted { a, b in
            a.path == b.path ? a.reason.precedesByBytes(b.reason) : a.path.precedesByBytes(b.path)
        }
    }

    // MARK: - Findings

    /// The findings of an audit that are about this catalog, each at the glyph or the colour of its set.
    package func findings(of audit: [AuditFinding]) -> [AuditFinding] {
        audit.filter { $0.diagnostic.location.map { FolderPath.inner($0.path, of: catalog) != nil } ?? false }
            .map(placed)
    }

    /// By its place, since several sets may have one name; of a symbol, by its id in the file, too.
    private func placed(_ finding: AuditFinding) -> AuditFinding {
        var finding = finding
        let path = finding.diagnostic.location?.path ?? ""
        let symbol = finding.glyph.flatMap { DrawingPath($0).id }.flatMap { names[AssetSet.Symbol.name($0, in: path)] }
        // A resource is stated in a file that has another name, or several resources.
        let drawable = finding.glyph.flatMap { names[catalog + "/drawable/" + $0] }
        let value = finding.color.flatMap { colorNames[catalog + "/values/" + $0.rawValue] }
        finding.glyph = symbol ?? names[path] ?? names[FolderPath.parent(of: path)] ?? drawable
        finding.color = colorNames[FolderPath.parent(of: path)] ?? value
        finding.parts = finding.parts.map(placed)
        // A finding about many sets is not about the first one.
        if !finding.parts.isEmpty { (finding.glyph, finding.color) = (nil, nil) }
        return finding
    }
}
