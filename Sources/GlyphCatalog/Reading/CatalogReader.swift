internal import GlyphAudit
package import GlyphManifest
package import GlyphModel
internal import Markup

/// Finds the sets in the paths that a person named. It lists folders and reads the `Contents.json` of groups; sets are
/// read one at a time later (`SetReader`).
///
/// - A path in an `.xcassets` is that catalog, or a group or set of it.
/// - A folder is an app's folder: all catalogs and all Android `res` folders below it. Without one it has sets in
///   groups; without these its SVG files are loose drawings, with namespaces by their folders.
/// - A path to an SVG file is one loose drawing.
/// - A loose drawing that is a sprite becomes a loose drawing for each of its symbols (`CatalogListing.withSymbols`).
package struct CatalogReader: Sendable {
    /// Far more folders than any catalog made by people has.
    static let folderLimit = 50_000
    static let depthLimit = 64
    /// Files and folders together.
    static let entryLimit = 1_000_000
    /// The largest size of one `Contents.json`, in bytes.
    package static let contentsLimit = 1 << 20
    /// Far more entries than a set has for all devices, scales, appearances and languages: lints compare each with all
    /// others.
    static let slotLimit = 2000
    /// Far more appearances than an entry is for.
    static let appearanceLimit = 16
    /// The largest size of all `Contents.json` together.
    static let totalLimit = 64 << 20
    /// The largest size of all files of values of an Android app together, without the ones for languages.
    static let valuesLimit = 16 << 20
    /// The largest size of all sprites together: each is in memory while its symbols are judged, as elements that take
    /// some times as many bytes.
    static let spriteLimit = 32 << 20

    /// Folders that tools make, in which apps have no catalog of their own.
    static let toolFolders: Set<String> = ["build", "DerivedData", "Pods", "Carthage", "node_modules"]

    private let folder: @Sendable (String) -> ManifestFolder

    /// - Parameter folder: the folder at a path that was typed, or at a folder around it.
    package init(folder: @escaping @Sendable (String) -> ManifestFolder = { .disk($0) }) { self.folder = folder }

    /// The sets in all paths, by path and then in the order of their names. A set that two paths name is listed once.
    package func listing(of paths: [String]) -> CatalogListing {
        var walk = CatalogWalk()
        for path in paths {
            do throws(CatalogPathError) { try list(path, &walk) } catch { walk.listing.unusable.append(error) }
        }
        walk.addResources()
        walk.listing.skipped += walk.listing.styles.skipped(in: walk.listing.catalogs)
        return walk.listing.withoutDuplicates
    }

    private func list(_ typed: String, _ walk: inout CatalogWalk) throws(CatalogPathError) {
        let path = FolderPath.withoutTrailingSlashes(typed)
        if path.isEmpty { throw CatalogPathError(path: typed, reason: "does not exist") }
        let (root, inner) = Self.split(path)
        let folder = folder(root)
        guard folder.entries("") != nil else {
            let exists = self.folder(FolderPath.parent(of: path)).kind(FolderPath.last(of: path)) != nil
            throw CatalogPathError(
                path: typed, reason: exists ? "is neither a folder nor an SVG file" : "does not exist")
        }
        let place = CatalogRoot(path: root, folder: folder)
        let isCatalog = root.hasSuffix(CatalogRoot.suffix)
        let found = walk.found
        if inner.isEmpty {
            isCatalog ? walk.readCatalog("", in: place) : walk.readApp(place)
            if walk.found == found, ResourceFolder.isPart(FolderPath.last(of: path)) {
                throw CatalogPathError(path: typed, reason: "is a part of a 'res' folder; name the folder around it")
            }
            return
        }
        switch folder.kind(inner) {
        case nil: throw CatalogPathError(path: typed, reason: "does not exist")
        case .link: walk.listing.findings.append(CatalogFault.link(at: path, subject: "link \(inner)"))
        case .folder: walk.readPart(inner, in: place)
        case .file where path.lowercased().hasSuffix(".svg") && !isCatalog: walk.addDrawing(inner, in: place)
        case .file where isCatalog:
            throw CatalogPathError(path: typed, reason: "is a file of a catalog; name the folder that it is in")
        default: throw CatalogPathError(path: typed, reason: "is neither a folder nor an SVG file")
        }
    }

    /// The outermost catalog of a path, and the path in it; of a set or a drawing without a catalog, its folder.
    private static func split(_ path: String) -> (root: String, inner: String) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        if let index = parts.firstIndex(where: { $0.hasSuffix(CatalogRoot.suffix) }) {
            return (
                parts[...index].joined(separator: "/"),
                parts[(index + 1)...].filter { !$0.isEmpty }.joined(separator: "/")
            )
        }
        let name = FolderPath.last(of: path)
        let isPart = AssetSet.Kind(ofFolder: name) != nil || name.lowercased().hasSuffix(".svg")
        return isPart ? (FolderPath.parent(of: path), name) : (path, "")
    }
}

/// A folder that sets are in, as the command line names it.
package struct CatalogRoot: Sendable {
    package static let suffix = ".xcassets"

    package var path: String
    package var folder: ManifestFolder

    /// For findings: a path in it, as the command line names it.
    func full(_ inner: String) -> String { inner.isEmpty ? path : FolderPath.below(path, inner) }

    /// Reads a file with the path that findings have.
    func read(_ inner: String, limit: Int) throws(Findings) -> SourceFile {
        let source = try folder.read(inner, limit)
        let path = full(inner)
        return source.path == path ? source : SourceFile(path: path, bytes: source.bytes)
    }

    /// The entries of a folder with their kinds, sorted by bytes; nil where it cannot be listed.
    func entries(_ inner: String) -> [FolderEntry]? {
        folder.entries(inner)?.sorted { $0.name.precedesByBytes($1.name) }.map { entry in
            FolderEntry(name: entry.name, kind: entry.kind ?? folder.kind(FolderPath.below(inner, entry.name)))
        }
    }
}

/// A set that was found, and not read yet.
package struct SetPlace: Sendable {
    package var kind: AssetSet.Kind
    package var root: CatalogRoot
    /// The folder of the set in the root; of a drawing that is alone, the file.
    package var inner: String
    /// As `AssetSet.catalog`.
    package var catalog: String
    package var groups: [GroupName]
    package var isLoose = false
    /// What an Android resource has besides; nil for all others.
    var resource: ResourcePlace?
    /// The symbol that is drawn of a sprite; nil for all others.
    var symbol: SymbolPlace?

    /// The path of the set's folder, or of the drawing that is alone; as `AssetSet.path` of a resource. Of a symbol,
    /// with its id: `icons.svg#home`.
    package var path: String {
        let path = root.full(inner)
        return symbol.map { AssetSet.Symbol.name($0.id, in: path) } ?? path
    }

    /// The name without the suffix of its kind, or the extension of its file; of a symbol, its id.
    var name: String {
        if let symbol { return symbol.id }
        if resource != nil { return FolderPath.last(of: inner) }
        return isLoose ? FolderPath.stem(of: inner) : String(FolderPath.last(of: inner).dropLast(kind.suffix.count))
    }

    /// The place of findings about the whole set, as far as it is known without its files.
    var location: SourceFile.Location {
        if let symbol { return symbol.location }
        let file =
            switch resource {
            case .drawable(let files, _): files.first.map { root.full($0.inner) } ?? path
            case .color(let palette): palette.colors.path
            case nil: isLoose ? path : path + "/Contents.json"
            }
        return SourceFile.Location(path: file)
    }

    /// As `AssetSet.qualifiedName`.
    var qualifiedName: String {
        let own = symbol == nil ? name : AssetSet.Symbol.name(name, in: FolderPath.last(of: inner))
        return groups.filter(\.isNamespace).map { $0.name + "/" }.joined() + own
    }
}

/// The sets that were found.
package struct CatalogListing: Sendable {
    package internal(set) var places: [SetPlace] = []
    /// The sets of which only the files are looked at, each of which is a skipped part, too.
    package internal(set) var fileSets: [SetPlace] = []
    /// The catalogs, or the folders of drawings, in the order in which they were found.
    package internal(set) var catalogs: [String] = []
    package internal(set) var findings: [AuditFinding] = []
    package internal(set) var skipped: [SkippedPart] = []
    /// The apps that are light or dark at any time.
    var styles = AppStyles()
    /// The paths that do not exist, or are neither a folder nor an SVG file.
    package internal(set) var unusable: [CatalogPathError] = []
    /// The bytes of the files that were read.
    package internal(set) var bytes = 0

    fileprivate var withoutDuplicates: CatalogListing {
        // Bytes, since names of two folders may be one text that is composed in two ways.
        var (result, seen) = (self, Set<[UInt8]>())
        result.places = places.filter { seen.insert(Array($0.path.utf8)).inserted }
        result.fileSets = fileSets.filter { seen.insert(Array($0.path.utf8)).inserted }
        result.catalogs = catalogs.uniqued
        result.findings = findings.uniquedByBytes
        result.skipped = skipped.uniqued
        return result
    }
}

extension [AuditFinding] {
    /// Each of them once. Paths that are composed in two ways are two places.
    var uniquedByBytes: [AuditFinding] {
        var seen: Set<PlacedFinding> = []
        return filter { seen.insert(PlacedFinding($0)).inserted }
    }
}

/// A finding with its path as bytes.
private struct PlacedFinding: Hashable {
    let path: [UInt8]
    let finding: AuditFinding

    init(_ finding: AuditFinding) {
        path = Array((finding.diagnostic.location?.path ?? "").utf8)
        self.finding = finding
    }
}

extension AssetSet.Kind {
    /// The suffix of a set's folder, which its name is without.
    package var suffix: String { self == .file ? "" : "." + rawValue + "set" }

    /// Nil for a folder that is not a set of a kind that is judged.
    package init?(ofFolder name: String) {
        guard let kind = Self.allCases.first(where: { $0 != .file && name.hasSuffix($0.suffix) }) else { return nil }
        self = kind
    }
}
