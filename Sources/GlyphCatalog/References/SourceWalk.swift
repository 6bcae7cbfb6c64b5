internal import GlyphManifest
internal import GlyphModel
internal import Markup

/// A source that was found, and not read yet.
struct SourcePlace: Sendable {
    var root: CatalogRoot
    var inner: String
    /// Whether it is of tests, or a sample, which may name what does not exist.
    var isOfTests: Bool

    var path: String { root.full(inner) }
    var ending: String { FolderPath.ending(of: inner)?.lowercased() ?? "" }

    /// Whether sets are named in it, usually: settings, property lists and headers alone name next to none.
    var namesSets: Bool {
        ["swift", "m", "mm", "storyboard", "xib"].contains(ending) && FolderPath.last(of: inner) != "Package.swift"
    }

    /// Whether it has comments as in C, and members behind a period.
    var isLikeC: Bool {
        ["swift", "m", "mm", "h", "c", "cc", "cpp", "cxx", "hpp", "hh", "pch", "inc"].contains(ending)
    }

    /// Whether it is data, or of a language that apps share with other systems.
    var isData: Bool { !isLikeC && !Self.ofXcode.contains(ending) }

    private static let ofXcode: Set<String> = [
        "storyboard", "xib", "plist", "intentdefinition", "entitlements", "xcscheme", "pbxproj", "xcconfig",
    ]

    private static let data: Set<String> = [
        "json", "json5", "geojson", "strings", "xcstrings", "stringsdict", "csv", "tsv", "xml", "yml", "yaml", "toml",
        "html", "htm", "css", "js", "jsx", "mjs", "ts", "tsx", "vue", "dart", "kt", "kts", "java", "cs", "rb", "py",
        "lua", "gyb", "stencil", "usda", "sks", "scn",
    ]

    /// Whether names are looked for in a file: Xcode writes a member for each asset into
    /// `GeneratedAssetSymbols.swift`, and a manifest says what is built, not what is used.
    static func isRead(_ name: String) -> Bool {
        let ending = FolderPath.ending(of: name)?.lowercased() ?? ""
        let place = SourcePlace(
            root: CatalogRoot(path: "", folder: .files([], texts: [:])), inner: name, isOfTests: false)
        return (place.isLikeC || ofXcode.contains(ending) || data.contains(ending))
            && name != "GeneratedAssetSymbols.swift" && name != "manifest.xml"
    }
}

/// Finds the sources below folders, with the names of all that they may load. Sources are read later, some at a time.
struct SourceWalk {
    private(set) var sources: [SourcePlace] = []
    private(set) var names: AssetNames
    private(set) var findings: [AuditFinding] = []
    /// What hides names.
    private(set) var skipped: [SkippedPart] = []
    /// Whether all names are known: a catalog that is a link, and a limit, hide some.
    private(set) var isComplete = true
    /// Whether all folders were listed, and all sources are files.
    private(set) var seesAllSources = true
    private var folders = 0
    private var entries = 0
    /// The bytes of the names of sets that are not judged, with their groups.
    private var namesBytes = 0

    /// Far more than 10,000 sets in some groups each have.
    private static let namesLimit = 16 << 20
    /// Far more sources than the largest apps have.
    static let sourceLimit = 200_000

    /// Packages in these folders are a part of the app, so that their assets may be in it.
    private static let packages: Set<String> = ["Pods", "Carthage"]

    /// Whether a folder has code that no app runs.
    private static func isOfTests(_ name: String) -> Bool {
        ["tests", "fixtures", "test", "unittest", "uitest", "spec", "specs"].contains(name.lowercased())
            || ["Tests", "Fixtures", "Specs", ".docc", ".xctemplate"].contains(where: name.hasSuffix)
    }

    init(_ paths: [String], _ sets: [SetPlace], folder: @Sendable (String) -> ManifestFolder) {
        names = AssetNames(sets)
        for path in paths where !path.split(separator: "/").contains(where: { $0.hasSuffix(CatalogRoot.suffix) }) {
            let root = CatalogRoot(path: path, folder: folder(path))
            search("", in: root, Place())
        }
        var seen: Set<String> = []
        sources = sources.filter { seen.insert($0.path).inserted }.sorted { $0.path.precedesByBytes($1.path) }
    }

    private struct Place {
        var depth = 0
        /// Whether only names of assets are looked for.
        var isOfPackages = false
        /// Whether code in it is of tests, or a sample.
        var isOfTests = false
        /// In a catalog, the groups around.
        var groups: [String]?
        /// Whether it is in a set that is not judged.
        var isOfOtherSet = false

        var below: Place {
            var place = self
            place.depth += 1
            return place
        }
    }

    private mutating func search(_ inner: String, in root: CatalogRoot, _ place: Place) {
        folders += 1
        // As the reading of catalogs says it, so that one finding is left of both.
        if place.depth >= CatalogReader.depthLimit {
            return reportLimit("folders are nested deeper than \(CatalogReader.depthLimit)", inner, root)
        }
        if folders > CatalogReader.folderLimit {
            return reportLimit("there are more than \(CatalogReader.folderLimit) folders", inner, root)
        }
        guard let listed = root.entries(inner) else { return hideSources(inner, in: root, "it cannot be listed") }
        for entry in listed where !entry.name.hasPrefix(".") {
            entries += 1
            let path = FolderPath.below(inner, entry.name)
            if entries > CatalogReader.entryLimit {
                return reportLimit("there are more than \(CatalogReader.entryLimit) files and folders", path, root)
            }
            switch entry.kind {
            case .folder: enter(entry.name, path, in: root, place.below)
            case .file: note(entry.name, path, in: root, place)
            case .link:
                if entry.name.hasSuffix(CatalogRoot.suffix) { hideNames(path, in: root, "links are not followed") }
            case .other where SourcePlace.isRead(entry.name) && place.groups == nil:
                hideSources(path, in: root, "it is not a regular file")
            default: break
            }
        }
    }

    private mutating func enter(_ name: String, _ path: String, in root: CatalogRoot, _ place: Place) {
        let isOfPackages = Self.packages.contains(name)
        if CatalogReader.toolFolders.contains(name), place.groups == nil, !isOfPackages { return }
        var place = place
        if isOfPackages { place.isOfPackages = true }
        if Self.isOfTests(name) { place.isOfTests = true }
        if name.hasSuffix(CatalogRoot.suffix) {
            place.groups = []
        } else if let groups = place.groups {
            guard AssetSet.Kind(ofFolder: name) != nil || FileSets.isOtherSet(name) else {
                place.groups = groups + [name]
                return search(path, in: root, place)
            }
            let stem = FolderPath.stem(of: name)
            // The listing has the sets of the app, with their namespaces. In a set of another kind, they are not
            // judged: Xcode names the image of a complication with the complication.
            let isSet = AssetSet.Kind(ofFolder: name) != nil
            if !isSet || place.isOfPackages || place.isOfOtherSet { note(stem, in: groups, path, root) }
            if isSet { return }
            (place.groups, place.isOfOtherSet) = (groups + [stem], true)
        } else {
            // A picture may be a folder, such as an icon of Icon Composer.
            names.noteFile(name)
        }
        search(path, in: root, place)
    }

    /// Notes a name with and without the groups around it, since a package's namespaces are not read.
    private mutating func note(_ name: String, in groups: [String], _ path: String, _ root: CatalogRoot) {
        if namesBytes > Self.namesLimit {
            return reportLimit("the names of sets in groups are larger than \(Self.namesLimit) bytes", path, root)
        }
        let all = groups.reversed().reduce(into: [name]) { $0.append($1 + "/" + ($0.last ?? name)) }
        namesBytes += all.reduce(0) { $0 + $1.utf8.count }
        names.note(all)
    }

    private mutating func note(_ name: String, _ path: String, in root: CatalogRoot, _ place: Place) {
        guard place.groups == nil else {
            // A layered image names image sets.
            if name == "Contents.json", place.isOfOtherSet { add(path, in: root, place) }
            return
        }
        names.noteFile(name)
        if name == "manifest.xml" { noteManifest(path, in: root) }
        if SourcePlace.isRead(name), !place.isOfPackages { add(path, in: root, place) }
    }

    private mutating func add(_ path: String, in root: CatalogRoot, _ place: Place) {
        if sources.count == Self.sourceLimit {
            return reportLimit("there are more than \(Self.sourceLimit) sources", path, root)
        }
        sources.append(SourcePlace(root: root, inner: path, isOfTests: place.isOfTests))
    }

    /// A build makes sets of the glyphs and colours in a manifest, which may be in a folder of the build system only.
    private mutating func noteManifest(_ path: String, in root: CatalogRoot) {
        guard let source = try? root.read(path, limit: XMLLimits.glyph.bytes),
            let document = try? XMLReader.read(source, limits: .glyph)
        else { return hideNames(path, in: root, "it cannot be read") }
        var rest = [document.root]
        while let element = rest.popLast() {
            if let name = element["name"] { names.note([name]) }
            rest += element.children
        }
    }

    /// Names that are not known would be reported as missing.
    private mutating func hideNames(_ path: String, in root: CatalogRoot, _ reason: String) {
        isComplete = false
        skipped.append(SkippedPart(path: root.full(path), reason: reason + "; 'missing-set' did not run"))
    }

    /// What a source names would be called unused.
    private mutating func hideSources(_ path: String, in root: CatalogRoot, _ reason: String) {
        seesAllSources = false
        hideNames(path, in: root, reason)
    }

    private mutating func reportLimit(_ message: String, _ inner: String, _ root: CatalogRoot) {
        isComplete = false
        let found = CatalogFault.limit.finding(
            message, at: SourceFile.Location(path: root.full(inner)), subject: message,
            hint: "audit parts of it, each by its path")
        if !findings.contains(where: { $0.subject == message }) { findings.append(found) }
    }
}
