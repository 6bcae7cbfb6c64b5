internal import GlyphAudit
package import GlyphManifest
package import GlyphModel
internal import Markup

/// Finds the sets in the paths that a person named. It lists folders and reads the `Contents.json` of groups; sets are
/// read one at a time later (`SetReader`).
///
/// - A path in an `.xcassets` is that catalog, or a group or set of it.
/// - A folder is an app's folder: all catalogs below it. Without a catalog it has sets in groups; without these its SVG
///   files are loose drawings, with namespaces by their folders.
/// - A path to an SVG file is one loose drawing.
package struct CatalogReader: Sendable {
    /// Far more folders than any catalog made by people has.
    static let folderLimit = 50_000
    static let depthLimit = 64
    /// Files and folders together.
    static let entryLimit = 1_000_000
    /// The largest size of one `Contents.json`, in bytes.
    static let contentsLimit = 1 << 20
    /// Far more entries than a set has for all devices, scales, appearances and languages: lints compare each with all
    /// others.
    static let slotLimit = 2000
    /// The largest size of all of them together.
    static let totalLimit = 64 << 20

    private let folder: @Sendable (String) -> ManifestFolder

    /// - Parameter folder: the folder at a path that was typed, or at a folder around it.
    package init(folder: @escaping @Sendable (String) -> ManifestFolder = { .disk($0) }) { self.folder = folder }

    /// The sets in all paths, by path and then in the order of their names. A set that two paths name is listed once.
    package func listing(of paths: [String]) -> CatalogListing {
        var walk = CatalogWalk()
        for path in paths {
            do throws(CatalogPathError) { try list(path, &walk) } catch { walk.listing.unusable.append(error) }
        }
        return walk.listing.withoutDuplicates
    }

    private func list(_ typed: String, _ walk: inout CatalogWalk) throws(CatalogPathError) {
        let path = typed.withoutTrailingSlashes
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
        if inner.isEmpty {
            isCatalog ? walk.readCatalog("", in: place) : walk.readApp("", in: place)
            return
        }
        switch folder.kind(inner) {
        case nil: throw CatalogPathError(path: typed, reason: "does not exist")
        case .link: walk.listing.findings.append(CatalogFault.link(at: path, subject: "link \(inner)"))
        case .folder: walk.readPart(inner, in: place)
        case .file where path.lowercased().hasSuffix(".svg") && !isCatalog: walk.addDrawing(inner, in: place)
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
    static let suffix = ".xcassets"

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

    /// The entries of a folder with their kinds, sorted by bytes.
    func entries(_ inner: String) -> [FolderEntry] {
        (folder.entries(inner) ?? []).sorted { $0.name.precedesByBytes($1.name) }.map { entry in
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

    /// The path of the set's folder, or of the drawing that is alone.
    package var path: String { root.full(inner) }

    /// The name without the suffix of its kind, or the extension of its file.
    var name: String {
        isLoose ? FolderPath.stem(of: inner) : String(FolderPath.last(of: inner).dropLast(kind.suffix.count))
    }

    /// As `AssetSet.qualifiedName`.
    var qualifiedName: String { groups.filter(\.isNamespace).map { $0.name + "/" }.joined() + name }
}

/// The sets that were found.
package struct CatalogListing: Sendable {
    package fileprivate(set) var places: [SetPlace] = []
    /// The sets of which only the files are looked at, each of which is a skipped part, too.
    package fileprivate(set) var fileSets: [SetPlace] = []
    /// The catalogs, or the folders of drawings, in the order in which they were found.
    package fileprivate(set) var catalogs: [String] = []
    package fileprivate(set) var findings: [AuditFinding] = []
    package fileprivate(set) var skipped: [SkippedPart] = []
    /// The paths that do not exist, or are neither a folder nor an SVG file.
    package fileprivate(set) var unusable: [CatalogPathError] = []
    /// The bytes of the files that were read.
    package fileprivate(set) var bytes = 0

    fileprivate var withoutDuplicates: CatalogListing {
        var (result, seen) = (self, Set<String>())
        result.places = places.filter { seen.insert($0.path).inserted }
        result.fileSets = fileSets.filter { seen.insert($0.path).inserted }
        result.catalogs = catalogs.uniqued
        result.findings = findings.uniqued
        result.skipped = skipped.uniqued
        return result
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

extension String {
    fileprivate var withoutTrailingSlashes: String {
        var path = self
        while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path
    }
}

// MARK: - Folders

/// Goes through folders, within limits.
private struct CatalogWalk {
    var listing = CatalogListing()
    private var folders = 0
    private var entries = 0
    private var reported: Set<String> = []

    /// Folders that tools make, in which apps have no catalog of their own.
    private static let tools: Set<String> = ["build", "DerivedData", "Pods", "Carthage", "node_modules"]

    mutating func readCatalog(_ inner: String, in root: CatalogRoot) {
        let catalog = root.full(inner)
        listing.catalogs.append(catalog)
        _ = providesNamespace(inner, in: root)
        readGroup(inner, of: catalog, in: root, groups: [], depth: 0)
    }

    /// Reads a group or a set that was named itself.
    mutating func readPart(_ inner: String, in root: CatalogRoot) {
        var (groups, path) = ([GroupName](), "")
        let kind = AssetSet.Kind(ofFolder: inner)
        listing.catalogs.append(root.path)
        let parts = inner.split(separator: "/").map(String.init)
        for part in kind != nil || FileSets.contains(inner) ? parts.dropLast() : parts {
            path = FolderPath.below(path, part)
            groups.append(GroupName(part, isNamespace: providesNamespace(path, in: root)))
        }
        if let kind {
            listing.places.append(
                SetPlace(kind: kind, root: root, inner: inner, catalog: root.path, groups: groups))
        } else if FileSets.contains(inner) {
            addOther(inner, of: root.path, in: root, groups)
        } else {
            readGroup(inner, of: root.path, in: root, groups: groups, depth: 0)
        }
    }

    mutating func addDrawing(_ inner: String, in root: CatalogRoot) {
        if !listing.catalogs.contains(root.path) { listing.catalogs.append(root.path) }
        let groups = inner.split(separator: "/").dropLast().map { GroupName(String($0), isNamespace: true) }
        listing.places.append(
            SetPlace(kind: .image, root: root, inner: inner, catalog: root.path, groups: groups, isLoose: true))
    }

    mutating func readApp(_ inner: String, in root: CatalogRoot) {
        var found = AppContent()
        search(inner, in: root, depth: 0, &found)
        for catalog in found.catalogs { readCatalog(catalog, in: root) }
        if !found.catalogs.isEmpty { return }
        if found.hasSets { return readCatalog(inner, in: root) }
        for drawing in found.drawings { addDrawing(drawing, in: root) }
    }

    private struct AppContent {
        var catalogs: [String] = []
        var drawings: [String] = []
        /// Whether there are sets outside of catalogs.
        var hasSets = false
    }

    private mutating func search(_ inner: String, in root: CatalogRoot, depth: Int, _ found: inout AppContent) {
        guard enter(inner, in: root, depth: depth) else { return }
        for entry in root.entries(inner) where !entry.name.hasPrefix(".") {
            let path = FolderPath.below(inner, entry.name)
            guard count(path, in: root) else { return }
            switch entry.kind {
            case .folder:
                if entry.name.hasSuffix(CatalogRoot.suffix) {
                    found.catalogs.append(path)
                } else if AssetSet.Kind(ofFolder: entry.name) != nil {
                    found.hasSets = true
                } else if Self.tools.contains(entry.name) {
                    skip(root.full(path), "tools make this folder")
                } else {
                    search(path, in: root, depth: depth + 1, &found)
                }
            case .file where entry.name.lowercased().hasSuffix(".svg"): found.drawings.append(path)
            case .link where entry.name.hasSuffix(CatalogRoot.suffix): reportLink(path, in: root)
            case .link: skip(root.full(path), "links are not followed")
            default: break
            }
        }
    }

    /// - Parameter groups: the groups around what is in it, with itself.
    private mutating func readGroup(
        _ inner: String, of catalog: String, in root: CatalogRoot, groups: [GroupName], depth: Int
    ) {
        guard enter(inner, in: root, depth: depth) else { return }
        for entry in root.entries(inner) where !entry.name.hasPrefix(".") && entry.name != "Contents.json" {
            let path = FolderPath.below(inner, entry.name)
            guard count(path, in: root) else { return }
            guard entry.kind == .folder else {
                if entry.kind == .link { reportLink(path, in: root) } else { skip(root.full(path), "it is in no set") }
                continue
            }
            if let kind = AssetSet.Kind(ofFolder: entry.name) {
                listing.places.append(SetPlace(kind: kind, root: root, inner: path, catalog: catalog, groups: groups))
            } else if FolderPath.ending(of: entry.name).map({ "." + $0 != CatalogRoot.suffix }) ?? false {
                addOther(path, of: catalog, in: root, groups)
            } else {
                let group = GroupName(entry.name, isNamespace: providesNamespace(path, in: root))
                readGroup(path, of: catalog, in: root, groups: groups + [group], depth: depth + 1)
            }
        }
    }

    /// A set that is not judged.
    private mutating func addOther(_ inner: String, of catalog: String, in root: CatalogRoot, _ groups: [GroupName]) {
        if FileSets.contains(inner) {
            listing.fileSets.append(
                SetPlace(kind: .file, root: root, inner: inner, catalog: catalog, groups: groups))
        }
        skip(root.full(inner), FileSets.reason(of: inner))
    }

    private mutating func providesNamespace(_ inner: String, in root: CatalogRoot) -> Bool {
        let path = FolderPath.below(inner, "Contents.json")
        switch root.folder.kind(path) {
        case .file: break
        case .link:
            reportLink(path, in: root)
            return false
        default: return false
        }
        guard listing.bytes <= CatalogReader.totalLimit else {
            reportLimit(
                "the Contents.json files of groups are larger than \(CatalogReader.totalLimit) bytes", path, root)
            return false
        }
        do throws(Findings) {
            let source = try root.read(path, limit: CatalogReader.contentsLimit)
            listing.bytes += source.bytes.count
            let provides = try JSONReader.read(source)["properties"]?["provides-namespace"]
            if case .boolean(true)? = provides?.content { return true }
        } catch {
            listing.findings += SetReader.broken(error, at: root.full(path), subject: "group \(inner)")
        }
        return false
    }

    // MARK: Limits

    private mutating func enter(_ inner: String, in root: CatalogRoot, depth: Int) -> Bool {
        folders += 1
        if depth < CatalogReader.depthLimit, folders <= CatalogReader.folderLimit { return true }
        reportLimit(
            folders > CatalogReader.folderLimit
                ? "there are more than \(CatalogReader.folderLimit) folders"
                : "folders are nested deeper than \(CatalogReader.depthLimit)", inner, root)
        return false
    }

    private mutating func count(_ inner: String, in root: CatalogRoot) -> Bool {
        entries += 1
        if entries <= CatalogReader.entryLimit { return true }
        reportLimit("there are more than \(CatalogReader.entryLimit) files and folders", inner, root)
        return false
    }

    private mutating func reportLimit(_ message: String, _ inner: String, _ root: CatalogRoot) {
        guard reported.insert(message).inserted else { return }
        listing.findings.append(
            CatalogFault.limit.finding(
                message, at: SourceFile.Location(path: root.full(inner)), subject: message,
                hint: "audit parts of it, each by its path"))
    }

    private mutating func reportLink(_ inner: String, in root: CatalogRoot) {
        listing.findings.append(CatalogFault.link(at: root.full(inner), subject: "link \(inner)"))
    }

    private mutating func skip(_ path: String, _ reason: String) {
        listing.skipped.append(SkippedPart(path: path, reason: reason))
    }
}
