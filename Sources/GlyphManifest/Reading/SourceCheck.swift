internal import GlyphModel
internal import Markup

/// Checks that a path in a manifest names an existing file or folder.
struct SourceCheck {
    /// Where there is nothing at the path.
    static let absence = "does not exist"

    private let folder: ManifestFolder
    /// What was listed so far: a manifest names many files of few folders.
    private var listings: [String: [String: FolderEntry]] = [:]

    init(_ folder: ManifestFolder) { self.folder = folder }

    /// What keeps a path from being a file that can be read, or nil. Whether an element of the file exists is found when
    /// it is drawn.
    ///
    /// Every part must be spelled as it is on disk, so that a manifest means the same on disks that
    /// ignore case; none may be a link.
    mutating func fault(ofFile path: String) -> String? {
        fault(of: DrawingPath(path).file, kind: .file)
    }

    /// What keeps a path from being a folder that can be read, or nil, by the same rules.
    mutating func fault(ofFolder path: String) -> String? { fault(of: path, kind: .folder) }

    private mutating func fault(of path: String, kind wanted: FileKind) -> String? {
        var parent = ""
        let parts = path.pathParts.map(String.init)
        for (index, part) in parts.enumerated() {
            let here = FolderPath.below(parent, part)
            guard let kind = kind(of: part, in: parent, at: here) else { return Self.absence }
            let isLast = index == parts.count - 1
            switch kind {
            case .link: return "passes through the link '\(here)'; links are not followed"
            case _ where isLast && kind == wanted: break
            case .folder where !isLast: break
            default: return isLast ? "is not a \(wanted == .file ? "regular file" : "folder")" : Self.absence
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
