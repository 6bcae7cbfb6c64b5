internal import GlyphModel
internal import Markup

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
