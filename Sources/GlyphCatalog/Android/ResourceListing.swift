internal import GlyphAudit
internal import GlyphModel
internal import Markup
internal import SemanticColor

/// A file of a drawable, and the folder that it is in.
struct DrawableFile: Hashable, Sendable {
    var folder: ResourceFolder
    /// The path in the root.
    var inner: String

    var ending: String { FolderPath.ending(of: inner)?.lowercased() ?? "" }
}

/// A resource that was found, and not read yet: what `SetPlace` has besides.
enum ResourcePlace: Sendable {
    /// A drawable by its files, one for each configuration that is judged.
    case drawable([DrawableFile], ResourcePalette)
    /// A colour by its name.
    case color(ResourcePalette)
}

/// One `res` folder as it is listed: its drawables by name, and its colours, which are read at once since drawables
/// refer to them.
struct ResourceListing: Sendable {
    let root: CatalogRoot
    /// The path of the folder in the root.
    let inner: String
    private(set) var drawables: [String: [DrawableFile]] = [:]
    private(set) var colors: ResourceColors
    /// The names that some other configuration than the judged ones has.
    fileprivate private(set) var elsewhere: Set<String> = []
    private(set) var findings: [AuditFinding] = []
    private(set) var skipped: [SkippedPart] = []
    /// The bytes of the files of values.
    private(set) var bytes = 0
    /// The number of files and folders.
    private(set) var entries = 0

    /// - Parameters:
    ///   - byteLimit: more bytes of values are not read.
    ///   - entryLimit: more files and folders are not looked at.
    init(_ inner: String, in root: CatalogRoot, byteLimit: Int, entryLimit: Int) {
        (self.root, self.inner) = (root, inner)
        colors = ResourceColors(path: root.full(inner))
        for entry in listed(inner) where !entry.name.hasPrefix(".") {
            entries += 1
            let path = FolderPath.below(inner, entry.name)
            if entry.kind == .link {
                if ResourceFolder.isPart(entry.name), ResourceFolder(entry.name).other == nil { reportLink(path) }
                continue
            }
            guard entry.kind == .folder else { continue }
            let folder = ResourceFolder(entry.name)
            switch folder.type {
            case "drawable": list(path, folder, entryLimit)
            case "values" where folder.other == nil: readValues(path, folder, byteLimit, entryLimit)
            case "color":
                let names = files(in: path).map { FolderPath.stem(of: $0.name) }
                colors.stateLists.formUnion(names)
                if !names.isEmpty { skip(path, "colours by the state of a control are not judged") }
            case "mipmap": skip(path, "icons of launchers are not judged")
            default: break
            }
        }
    }

    private func files(in inner: String) -> [FolderEntry] {
        (root.entries(inner) ?? []).filter { $0.kind == .file && !$0.name.hasPrefix(".") }
    }

    private mutating func list(_ path: String, _ folder: ResourceFolder, _ entryLimit: Int) {
        if folder.other != nil {
            elsewhere.formUnion(files(in: path).map { FolderPath.stem(of: $0.name) })
            return skip(path, "pictures for this configuration are not judged")
        }
        var names: [String] = []
        // Compose Multiplatform makes names of code of any.
        let isRefusing = FolderPath.last(of: colors.path) == "res"
        defer { if isRefusing { findings += CatalogFault.refusedNames(names, in: root.full(path)) } }
        for entry in listed(path) where !entry.name.hasPrefix(".") {
            entries += 1
            if entries > entryLimit { return }
            let inner = FolderPath.below(path, entry.name)
            if entry.kind == .link { reportLink(inner) }
            if entry.kind == .other {
                findings.append(
                    CatalogFault.unreadPicture.noFile(at: root.full(inner), subject: "drawable \(inner)"))
            }
            guard entry.kind == .file else { continue }
            names.append(entry.name)
            let stem = FolderPath.stem(of: entry.name)
            let file = DrawableFile(folder: folder, inner: inner)
            if stem.hasSuffix(".9") {
                skip(inner, "a nine-patch is stretched to the ground of a control")
            } else if stem.hasPrefix("ic_launcher") {
                skip(inner, "icons of launchers are not judged")
            } else {
                drawables[stem, default: []].append(file)
            }
        }
    }

    private mutating func readValues(
        _ path: String, _ folder: ResourceFolder, _ byteLimit: Int, _ entryLimit: Int
    ) {
        for entry in listed(path) where entry.name.hasSuffix(".xml") && !entry.name.hasPrefix(".") {
            entries += 1
            let inner = FolderPath.below(path, entry.name)
            if entry.kind == .link { reportLink(inner) }
            if entry.kind == .other {
                findings.append(CatalogFault.brokenValues.noFile(at: root.full(inner), subject: "values \(inner)"))
            }
            guard entry.kind == .file, bytes <= byteLimit, entries <= entryLimit else { continue }
            do throws(Findings) {
                let source = try root.read(inner, limit: XMLLimits.glyph.bytes)
                bytes += source.bytes.count
                if folder.appliesToAllConfigurations {
                    findings += colors.add(source, named: entry.name, isNight: folder.style == .dark)
                } else if folder.style != .dark {
                    var others = ResourceColors(path: root.full(path))
                    _ = others.add(source, named: entry.name, isNight: false)
                    elsewhere.formUnion(others.named.keys)
                }
            } catch {
                guard let fault = error.diagnostics.first else { continue }
                skip(inner, fault.message)
            }
        }
    }

    /// The entries of a folder; none of one that cannot be listed, which is reported.
    private mutating func listed(_ path: String) -> [FolderEntry] {
        if let entries = root.entries(path) { return entries }
        let full = root.full(path)
        findings.append(CatalogFault.unlisted(at: full, subject: "folder \(FolderPath.last(of: full))"))
        return []
    }

    private mutating func reportLink(_ path: String) {
        findings.append(CatalogFault.link(at: root.full(path), subject: "link \(path)"))
    }

    private mutating func skip(_ path: String, _ reason: String) {
        skipped.append(SkippedPart(path: root.full(path), reason: reason))
    }
}

/// The drawables and colours of all `res` folders that are audited together.
struct ResourceSets {
    /// Each folder's in the order of their names.
    private(set) var places: [SetPlace] = []
    /// What is there for night only.
    private(set) var findings: [AuditFinding] = []
    private let days: Set<String>

    init(_ listings: [ResourceListing]) {
        days = listings.reduce(into: []) { $0.formUnion($1.days) }
        for (listing, palette) in zip(listings, ResourcePalette.all(listings.map(\.colors))) {
            addDrawables(of: listing, palette)
            addColors(of: listing, palette)
        }
    }

    private mutating func addDrawables(of listing: ResourceListing, _ palette: ResourcePalette) {
        for name in listing.drawables.keys.sortedByBytes {
            let files = (listing.drawables[name] ?? []).judged
            let isNightOnly = files.allSatisfy { $0.folder.style == .dark }
            if let file = files.first, isNightOnly, !days.contains(name), !palette.hasDay(name) {
                let path = listing.root.full(file.inner)
                findings.append(
                    CatalogFault.nightOnly.finding(
                        "the drawable '\(name)' is there for night only: where it is shown in light, the app stops",
                        at: SourceFile.Location(path: path), subject: "image \(name)",
                        hint: "add '\(name)' to the folder 'drawable', too"))
            }
            places.append(listing.place(of: name, .image, in: "drawable", .drawable(files, palette)))
        }
    }

    private mutating func addColors(of listing: ResourceListing, _ palette: ResourcePalette) {
        var nightOnly = FirstFindings()
        for name in listing.colors.named.keys.sortedByBytes {
            if let night = listing.colors.named[name]?.night, !days.contains(name), !palette.hasDay(name) {
                nightOnly.add([
                    CatalogFault.nightOnly.finding(
                        "the colour '\(name)' has a value for night only: where it is used in light, the app stops",
                        at: night.location, subject: "color \(name)",
                        hint: "add '\(name)' to 'values/\(night.file)', too")
                ])
            }
            places.append(listing.place(of: name, .color, in: "values", .color(palette)))
        }
        findings += nightOnly.all(of: .nightOnly, in: listing.colors.path)
    }
}

extension ResourceListing {
    fileprivate func place(
        of name: String, _ kind: AssetSet.Kind, in folder: String, _ resource: ResourcePlace
    ) -> SetPlace {
        SetPlace(
            kind: kind, root: root, inner: FolderPath.below(FolderPath.below(inner, folder), name),
            catalog: root.full(inner), groups: [], resource: resource)
    }

    /// The names that light has a drawable of, or some other configuration anything.
    fileprivate var days: Set<String> {
        elsewhere.union(drawables.filter { $0.value.contains { $0.folder.style != .dark } }.keys)
    }
}

extension [DrawableFile] {
    /// One file for each night mode and density: the one for the newest version of the system, which most devices
    /// have; in the order of the folders, the ones for night last.
    fileprivate var judged: [DrawableFile] {
        var newest: [[String]: DrawableFile] = [:]
        for file in self {
            let slot = [file.folder.style?.rawValue ?? "", file.folder.density ?? ""]
            if let known = newest[slot], (known.folder.version ?? 0) >= (file.folder.version ?? 0) { continue }
            newest[slot] = file
        }
        return newest.values.sorted { a, b in
            let (first, second) = (a.folder.style == .dark, b.folder.style == .dark)
            return first == second ? a.inner.precedesByBytes(b.inner) : second
        }
    }
}
