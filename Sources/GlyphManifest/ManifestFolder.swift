internal import GlyphModel
package import Markup

/// The folder of a manifest, as far as the reader needs it: the names in it, and the files that colours are imported
/// from. Drawings are not opened.
package struct ManifestFolder: Sendable {
    /// The entries of a folder below this one, `""` for itself; nil where the folder does not exist.
    package let entries: @Sendable (String) -> [FolderEntry]?
    /// The kind of file at a path below it, without following links; nil where there is none.
    package let kind: @Sendable (String) -> FileKind?
    /// A file below it of so many bytes at most.
    package let read: @Sendable (String, Int) throws(Findings) -> SourceFile
    /// Its own name on disk, as its path has it, also where that is a link; nil for the root of the file system, and
    /// for a folder that is not on disk.
    let name: String?

    private init(
        name: String?, entries: @escaping @Sendable (String) -> [FolderEntry]?,
        kind: @escaping @Sendable (String) -> FileKind?,
        read: @escaping @Sendable (String, _ limit: Int) throws(Findings) -> SourceFile
    ) {
        self.name = name
        self.entries = entries
        self.kind = kind
        self.read = read
    }

    /// - Parameter name: its own name, if it is the folder of that name on disk with a change.
    package init(
        name: String? = nil, names: @escaping @Sendable (String) -> [String]?,
        kind: @escaping @Sendable (String) -> FileKind?,
        read: @escaping @Sendable (String, _ limit: Int) throws(Findings) -> SourceFile
    ) {
        self.init(name: name, entries: { names($0)?.map { FolderEntry(name: $0) } }, kind: kind, read: read)
    }

    /// The names in a folder below this one.
    package func names(_ folder: String) -> [String]? { entries(folder)?.map(\.name) }

    /// A folder on disk, which may be reached by links. In it, they are not followed.
    package static func disk(_ root: String) -> ManifestFolder {
        ManifestFolder(
            name: FolderPath.steps(of: root).last,
            entries: { path in Disk.entries(in: InnerPath(path, in: root)) },
            kind: { path in try? Disk.kind(InnerPath(path, in: root)) },
            read: { path, limit throws(Findings) in try SourceFile.read(path, in: root, limit: limit) })
    }

    /// A folder of these files, for manifests that come from no disk.
    ///
    /// - Parameters:
    ///   - texts: the content of the files that colours are imported from, by their paths.
    ///   - bytes: the same of files that are not texts.
    ///   - links: the paths of links.
    package static func files(
        _ paths: [String], texts: [String: String] = [:], bytes: [String: [UInt8]] = [:], links: [String] = []
    ) -> ManifestFolder {
        let files = Set(paths + texts.keys + bytes.keys)
        let paths = (Array(files) + links).sorted()
        return ManifestFolder(
            names: { folder in
                let prefix = folder.isEmpty ? "" : folder + "/"
                let inside = paths.filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count) }
                if inside.isEmpty && !folder.isEmpty { return nil }
                return Set(inside.map { String($0.prefix { $0 != "/" }) }).sorted()
            },
            kind: { path in
                if links.contains(path) { return .link }
                if files.contains(path) { return .file }
                return paths.contains { $0.hasPrefix(path + "/") } ? .folder : nil
            },
            read: { path, limit throws(Findings) in
                let file = SourceFile(path: path, bytes: bytes[path] ?? Array((texts[path] ?? "").utf8))
                if file.bytes.count <= limit { return file }
                throw Findings([
                    Diagnostic(.error, id: "file-limit", "larger than \(limit) bytes", at: file.location(at: 0))
                ])
            })
    }

    /// The same folder with more files in it, which may be there already.
    package func adding(_ paths: [String]) -> ManifestFolder {
        let added = ManifestFolder.files(paths)
        return ManifestFolder(
            name: name,
            entries: { path in
                guard let old = entries(path) else { return paths.isEmpty ? nil : added.entries(path) }
                // The kinds stay: a name that is not UTF-8 has none by its path.
                let known = Set(old.map { Array($0.name.utf8) })
                return old + (added.entries(path) ?? []).filter { !known.contains(Array($0.name.utf8)) }
            },
            kind: { path in kind(path) ?? added.kind(path) }, read: read)
    }

    /// The same folder, whose files are read in another way.
    package func reading(
        _ read: @escaping @Sendable (String, _ limit: Int) throws(Findings) -> SourceFile
    ) -> ManifestFolder {
        ManifestFolder(name: name, entries: entries, kind: kind, read: read)
    }

    /// The SVG files in it and below, by path; hidden ones are left out, and so is the folder of an output.
    package func drawings(except output: String?) -> [String] {
        func findDrawings(in folder: String) -> [String] {
            (entries(folder) ?? []).filter { !$0.name.hasPrefix(".") }.flatMap { entry -> [String] in
                let path = FolderPath.below(folder, entry.name)
                switch entry.kind ?? kind(path) {
                case .folder: return path == output ? [] : findDrawings(in: path)
                case .file: return entry.name.lowercased().hasSuffix(".svg") ? [path] : []
                default: return []
                }
            }
        }
        return findDrawings(in: "").sortedByBytes
    }

    /// The same folder, reporting each path below it before it is read. So the kind of each file is asked for.
    package func noting(_ note: @escaping @Sendable (String) -> Void) -> ManifestFolder {
        ManifestFolder(
            name: name,
            names: { path in
                note(path)
                return names(path)
            },
            kind: { path in
                note(path)
                return kind(path)
            },
            read: { path, limit throws(Findings) in
                note(path)
                return try read(path, limit)
            })
    }

    /// The same folder, reporting each folder below it before it is listed, and each file before it is read: the files
    /// that a manifest depends on besides the drawings that it names.
    package func notingContents(_ note: @escaping @Sendable (String) -> Void) -> ManifestFolder {
        ManifestFolder(
            name: name,
            entries: { path in
                note(path)
                return entries(path)
            }, kind: kind,
            read: { path, limit throws(Findings) in
                note(path)
                return try read(path, limit)
            })
    }

    /// The regular files whose path matches, sorted by their bytes. A `*` matches any run of
    /// characters except `/`; names that begin with a period are skipped.
    ///
    /// - Returns: the files, and the links that match a part of the pattern: entries behind them do not match.
    func files(matching pattern: String) -> (files: [String], links: [String]) {
        var (folders, links) = ([""], [String]())
        let parts = pattern.split(separator: "/").map(String.init)
        for (index, part) in parts.enumerated() {
            let pattern = NamePattern(part)
            let wanted: FileKind = index == parts.count - 1 ? .file : .folder
            folders = folders.flatMap { folder in
                (entries(folder) ?? []).filter { !$0.name.hasPrefix(".") && pattern.matches($0.name) }.compactMap {
                    let path = FolderPath.below(folder, $0.name)
                    let kind = $0.kind ?? kind(path)
                    if kind == .link { links.append(path) }
                    return kind == wanted ? path : nil
                }
            }
        }
        return (folders.sortedByBytes, links.sortedByBytes)
    }
}

// MARK: - Checks of paths

/// The obstacle that keeps a path in a manifest from being a file or folder that can be read.
enum SourceFault: Hashable {
    case absent
    /// A part of the path, with the parts that lead to it.
    case link(String)
    /// Something else than this.
    case isNo(FileKind)

    /// As the predicate of a message.
    var text: String {
        switch self {
        case .absent: "does not exist"
        case .link(let link): FileError.passing(link)
        case .isNo(let kind): "is not a \(kind == .file ? "regular file" : "folder")"
        }
    }

    /// Nil where the text says all.
    var hint: String? {
        guard case .link(let link) = self else { return nil }
        return Self.hint(about: link)
    }

    /// The hint about a link.
    static func hint(about link: String) -> String {
        link.pathParts.contains("node_modules")
            ? "a package manager made the link: copy what it leads to into the manifest's folder, before each build if "
                + "it changes"
            : "put the file or folder that it leads to in its place"
    }
}

/// Checks that a path in a manifest names an existing file or folder.
struct SourceCheck {
    private let folder: ManifestFolder
    /// The folders listed so far: a manifest names many files of few folders.
    private var listings: [String: [String: FolderEntry]] = [:]

    init(_ folder: ManifestFolder) { self.folder = folder }

    /// The fault that keeps a path from being a file that can be read, or nil. Whether an element of the file exists is
    /// found when it is drawn.
    ///
    /// Every part must be spelled as it is on disk, so that a manifest means the same on disks that
    /// ignore case; none may be a link.
    mutating func fault(ofFile path: String) -> SourceFault? {
        fault(of: DrawingPath(path).file, kind: .file)
    }

    /// The fault that keeps a path from being a folder that can be read, or nil, by the same rules.
    mutating func fault(ofFolder path: String) -> SourceFault? { fault(of: path, kind: .folder) }

    private mutating func fault(of path: String, kind wanted: FileKind) -> SourceFault? {
        var parent = ""
        let parts = path.pathParts.map(String.init)
        for (index, part) in parts.enumerated() {
            let here = FolderPath.below(parent, part)
            guard let kind = kind(of: part, in: parent, at: here) else { return .absent }
            let isLast = index == parts.count - 1
            switch kind {
            case .link: return .link(here)
            case _ where isLast && kind == wanted: break
            case .folder where !isLast: break
            default: return isLast ? .isNo(wanted) : .absent
            }
            parent = here
        }
        return nil
    }

    /// Nil if the folder does not list the name. The kind is asked for where the listing does not state it, or has the
    /// name in another normalisation, which some file systems take for another name.
    private mutating func kind(of name: String, in parent: String, at path: String) -> FileKind? {
        guard let entry = listing(of: parent)[name] else { return nil }
        let isSame = entry.name.utf8.elementsEqual(name.utf8)
        return (isSame ? entry.kind : nil) ?? folder.kind(path)
    }

    private mutating func listing(of path: String) -> [String: FolderEntry] {
        if let known = listings[path] { return known }
        let entries = (folder.entries(path) ?? []).map { ($0.name, $0) }
        let listing = Dictionary(entries) { first, _ in first }
        listings[path] = listing
        return listing
    }
}
