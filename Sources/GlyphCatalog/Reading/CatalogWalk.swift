internal import GlyphAudit
internal import GlyphManifest
internal import GlyphModel
internal import Markup

/// Goes through folders, within limits.
struct CatalogWalk {
    var listing = CatalogListing()
    private var folders = 0
    private var entries = 0
    private var reported: Set<String> = []
    private var resources: [ResourceListing] = []
    private var resourceBytes = 0

    /// The number of catalogs and other folders that were found.
    var found: Int { listing.catalogs.count + resources.count }

    mutating func readCatalog(_ inner: String, in root: CatalogRoot) {
        let catalog = root.full(inner)
        listing.catalogs.append(catalog)
        _ = providesNamespace(inner, in: root)
        readGroup(inner, of: catalog, in: root, groups: [], depth: 0)
    }

    /// Reads a group or a set that was named itself.
    mutating func readPart(_ inner: String, in root: CatalogRoot) {
        var (groups, path) = ([GroupName](), "")
        let content = FolderContent(ofName: FolderPath.last(of: inner))
        listing.catalogs.append(root.path)
        let parts = inner.split(separator: "/").map(String.init)
        for part in content == .group ? parts : parts.dropLast() {
            path = FolderPath.below(path, part)
            groups.append(GroupName(part, isNamespace: providesNamespace(path, in: root)))
        }
        switch content {
        case .set(let kind):
            listing.places.append(
                SetPlace(kind: kind, root: root, inner: inner, catalog: root.path, groups: groups))
        case .otherSet: addOther(inner, of: root.path, in: root, groups)
        case .group: readGroup(inner, of: root.path, in: root, groups: groups, depth: 0)
        }
    }

    /// What a folder of a catalog has, by its name.
    private enum FolderContent: Equatable {
        case set(AssetSet.Kind)
        /// A set of a kind that is not judged, whose pictures have rules of their own.
        case otherSet
        case group

        init(ofName name: String) {
            if let kind = AssetSet.Kind(ofFolder: name) {
                self = .set(kind)
            } else if FileSets.isOtherSet(name) {
                self = .otherSet
            } else {
                self = .group
            }
        }
    }

    mutating func addDrawing(_ inner: String, in root: CatalogRoot) {
        if !listing.catalogs.contains(root.path) { listing.catalogs.append(root.path) }
        let groups = inner.split(separator: "/").dropLast().map { GroupName(String($0), isNamespace: true) }
        listing.places.append(
            SetPlace(kind: .image, root: root, inner: inner, catalog: root.path, groups: groups, isLoose: true))
    }

    mutating func readApp(_ root: CatalogRoot) {
        var found = AppContent()
        search("", in: root, depth: 0, &found)
        for catalog in found.catalogs { readCatalog(catalog, in: root) }
        for folder in found.resources { readResources(folder, in: root) }
        if !found.catalogs.isEmpty || !found.resources.isEmpty { return }
        if found.sets.contains(where: { AssetSet.Kind(ofFolder: $0) != nil }) {
            return addSets(found.sets, in: root)
        }
        for drawing in found.drawings { addDrawing(drawing, in: root) }
    }

    private struct AppContent {
        var catalogs: [String] = []
        /// The Android `res` folders.
        var resources: [String] = []
        var drawings: [String] = []
        /// The sets outside of catalogs.
        var sets: [String] = []
    }

    /// Lists sets that are in a folder, but in no catalog: each by itself, since all else in the folder is the app's.
    private mutating func addSets(_ sets: [String], in root: CatalogRoot) {
        let catalog = root.full("")
        listing.catalogs.append(catalog)
        var known: [String: [GroupName]] = ["": []]
        for set in sets {
            let groups = groups(below: FolderPath.parent(of: set), in: root, &known)
            if let kind = AssetSet.Kind(ofFolder: set) {
                listing.places.append(SetPlace(kind: kind, root: root, inner: set, catalog: catalog, groups: groups))
            } else {
                addOther(set, of: catalog, in: root, groups)
            }
        }
    }

    /// The groups of what is in a folder, with itself.
    ///
    /// - Parameter known: the groups of other folders, so that each folder is asked once.
    private mutating func groups(
        below folder: String, in root: CatalogRoot, _ known: inout [String: [GroupName]]
    ) -> [GroupName] {
        let folder = folder == "." ? "" : folder
        if let groups = known[folder] { return groups }
        let group = GroupName(FolderPath.last(of: folder), isNamespace: providesNamespace(folder, in: root))
        let all = groups(below: FolderPath.parent(of: folder), in: root, &known) + [group]
        known[folder] = all
        return all
    }

    private mutating func search(_ inner: String, in root: CatalogRoot, depth: Int, _ found: inout AppContent) {
        guard enter(inner, in: root, depth: depth) else { return }
        let entries = listed(inner, in: root)
        let folders = entries.filter { $0.kind == .folder }.map(\.name)
        if ResourceFolder.isAround(folders, name: FolderPath.last(of: root.full(inner))) {
            return found.resources.append(inner)
        }
        for entry in entries where !entry.name.hasPrefix(".") {
            let path = FolderPath.below(inner, entry.name)
            guard count(path, in: root) else { return }
            switch entry.kind {
            case .folder:
                if entry.name.hasSuffix(CatalogRoot.suffix) {
                    found.catalogs.append(path)
                } else if AssetSet.Kind(ofFolder: entry.name) != nil || FileSets.contains(entry.name) {
                    found.sets.append(path)
                } else if CatalogReader.toolFolders.contains(entry.name) {
                    skip(root.full(path), "tools make this folder")
                } else {
                    search(path, in: root, depth: depth + 1, &found)
                }
            case .file where entry.name.lowercased().hasSuffix(".svg"): found.drawings.append(path)
            case .file: listing.styles.read(path, in: root)
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
        for entry in listed(inner, in: root) where !entry.name.hasPrefix(".") && entry.name != "Contents.json" {
            let path = FolderPath.below(inner, entry.name)
            guard count(path, in: root) else { return }
            guard entry.kind == .folder else {
                if entry.kind == .link { reportLink(path, in: root) } else { skip(root.full(path), "it is in no set") }
                continue
            }
            switch FolderContent(ofName: entry.name) {
            case .set(let kind):
                listing.places.append(SetPlace(kind: kind, root: root, inner: path, catalog: catalog, groups: groups))
            case .otherSet: addOther(path, of: catalog, in: root, groups)
            case .group:
                let group = GroupName(entry.name, isNamespace: providesNamespace(path, in: root))
                readGroup(path, of: catalog, in: root, groups: groups + [group], depth: depth + 1)
            }
        }
    }

    /// Reads what is in a `res` folder. Its sets are listed when the colours of all of them are known.
    private mutating func readResources(_ inner: String, in root: CatalogRoot) {
        let folder = ResourceListing(
            inner, in: root, byteLimit: CatalogReader.valuesLimit - resourceBytes,
            entryLimit: CatalogReader.entryLimit - entries)
        resourceBytes += folder.bytes
        entries += folder.entries
        guard count(inner, in: root) else { return }
        if resourceBytes > CatalogReader.valuesLimit {
            reportLimit("the files of values are larger than \(CatalogReader.valuesLimit) bytes", inner, root)
        }
        listing.catalogs.append(root.full(inner))
        listing.findings += folder.findings
        listing.skipped += folder.skipped
        resources.append(folder)
    }

    mutating func addResources() {
        let sets = ResourceSets(resources)
        listing.places += sets.places
        listing.findings += sets.findings
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
        case .folder, .other:
            listing.findings.append(
                CatalogFault.brokenContents.noFile(at: root.full(path), subject: "group \(inner)"))
            return false
        case nil: return false
        }
        guard listing.bytes <= CatalogReader.totalLimit else {
            reportLimit(
                "the Contents.json files of groups are larger than \(CatalogReader.totalLimit) bytes", path, root)
            return false
        }
        var text: SourceFile?
        do throws(Findings) {
            let source = try root.read(path, limit: CatalogReader.contentsLimit)
            text = source
            listing.bytes += source.bytes.count
            let provides = try JSONReader.read(source, limits: .catalog)["properties"]?["provides-namespace"]
            if case .boolean(true)? = provides?.content { return true }
        } catch {
            listing.findings += SetReader.broken(error, in: text, at: root.full(path), subject: "group \(inner)")
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

    /// The entries of a folder; none of one that cannot be listed, which is reported.
    private mutating func listed(_ inner: String, in root: CatalogRoot) -> [FolderEntry] {
        if let entries = root.entries(inner) { return entries }
        let path = root.full(inner)
        listing.findings.append(CatalogFault.unlisted(at: path, subject: "folder \(FolderPath.last(of: path))"))
        return []
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

/// The kinds of sets of which only the files are looked at: their pictures have rules of their own, such as the sizes
/// and the shape of an app's icon.
///
/// Their entries name files, as in image sets. Sets whose entries name other sets, such as a complication, are not
/// among them.
enum FileSets {
    /// The name of the array in `Contents.json` by the ending of the folder.
    private static let keys = ["appiconset": "images", "launchimage": "images", "dataset": "data"]

    /// Whether a folder is such a set.
    static func contains(_ path: String) -> Bool { key(of: path) != nil }

    /// The name of the array in the `Contents.json` of a folder; nil for another one.
    static func key(of path: String) -> String? { FolderPath.ending(of: path).flatMap { keys[$0] } }

    /// Whether a folder of a catalog is a set of another kind, by its ending. A group may have a period in its name,
    /// such as `1.0`.
    static func isOtherSet(_ name: String) -> Bool {
        guard let ending = FolderPath.ending(of: name) else { return false }
        return ending.hasSuffix("set") || ending.hasSuffix("stack") || others.contains(ending)
    }

    private static let others: Set<String> = [
        "brandassets", "imagestacklayer", "solidimagestacklayer", "sticker", "stickerpack", "stickersequence",
        "spriteatlas", "gcdashboardimage", "gcleaderboard", "arresourcegroup", "arreferenceimage", "arobject",
    ]

    /// Why a set is not looked at, or of which kind it is.
    static func reason(of path: String) -> String {
        let ending = FolderPath.ending(of: path) ?? ""
        return contains(path)
            ? "the content of '\(ending)' sets; only their files are"
            : "sets of the kind '\(ending)' are not audited"
    }
}
