internal import GlyphModel
internal import Markup

/// Checks that a path in a manifest names an existing file or folder.
struct SourceCheck {
    /// Where there is nothing at the path.
    static let absence = "does not exist"

    private let folder: ManifestFolder
    /// What was listed so far: a manifest names many files of few folders.
    private var listings: [String: Set<String>] = [:]

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
        let parts = path.split(separator: "/").map(String.init)
        for (index, part) in parts.enumerated() {
            let here = FolderPath.below(parent, part)
            guard let kind = folder.kind(here), lists(part, in: parent) else { return Self.absence }
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

    private mutating func lists(_ name: String, in parent: String) -> Bool {
        if let known = listings[parent] { return known.contains(name) }
        let listed = Set(folder.names(parent) ?? [])
        listings[parent] = listed
        return listed.contains(name)
    }
}
