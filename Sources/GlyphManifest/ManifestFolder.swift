import Foundation
public import Markup

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The folder of a manifest, as far as reading one needs it: what is there, and the files that colours are imported
/// from. Drawings are not opened.
public struct ManifestFolder: Sendable {
    public enum Kind: Hashable, Sendable { case file, folder, link, other }

    /// The names in a folder below this one, `""` for itself; nil where there is no such folder.
    let names: @Sendable (String) -> [String]?
    /// What stands at a path below it, without following links; nil where nothing does.
    let kind: @Sendable (String) -> Kind?
    /// A file below it of so many bytes at most.
    let read: @Sendable (String, Int) throws(Findings) -> SourceFile

    public init(
        names: @escaping @Sendable (String) -> [String]?, kind: @escaping @Sendable (String) -> Kind?,
        read: @escaping @Sendable (String, _ limit: Int) throws(Findings) -> SourceFile
    ) {
        self.names = names
        self.kind = kind
        self.read = read
    }

    /// A folder on disk.
    public static func disk(_ root: String) -> ManifestFolder {
        let base = root.isEmpty ? "." : root
        return ManifestFolder(
            names: { path in
                try? FileManager.default.contentsOfDirectory(atPath: path.isEmpty ? base : base + "/" + path)
            },
            kind: { path in
                var status = stat()
                guard unsafe lstat(base + "/" + path, &status) == 0 else { return nil }
                switch status.st_mode & S_IFMT {
                case S_IFREG: return .file
                case S_IFDIR: return .folder
                case S_IFLNK: return .link
                default: return .other
                }
            },
            read: { path, limit throws(Findings) in
                try SourceFile.read(path: root.isEmpty || root == "." ? path : root + "/" + path, limit: limit)
            })
    }

    /// A folder of these files, for manifests that come from no disk.
    ///
    /// - Parameter texts: what is in those that colours are imported from, by their paths.
    public static func files(_ paths: [String], texts: [String: String] = [:]) -> ManifestFolder {
        let paths = paths + texts.keys.sorted()
        return ManifestFolder(
            names: { folder in
                let prefix = folder.isEmpty ? "" : folder + "/"
                let inside = paths.filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count) }
                if inside.isEmpty && !folder.isEmpty { return nil }
                return Set(inside.map { String($0.prefix { $0 != "/" }) }).sorted()
            },
            kind: { path in
                if paths.contains(path) { return .file }
                return paths.contains { $0.hasPrefix(path + "/") } ? .folder : nil
            },
            read: { path, limit throws(Findings) in
                let file = SourceFile(path: path, text: texts[path] ?? "")
                if file.bytes.count <= limit { return file }
                throw Findings([
                    Diagnostic(.error, id: "file-limit", "larger than \(limit) bytes", at: file.location(at: 0))
                ])
            })
    }

    /// The same folder, telling of each path below it before that is looked at.
    public func noting(_ note: @escaping @Sendable (String) -> Void) -> ManifestFolder {
        ManifestFolder(
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

    /// The regular files whose path matches, sorted by their bytes. A `*` stands for any run of
    /// characters but `/`; names with a dot in front are passed over.
    func files(matching pattern: String) -> [String] {
        var folders = [""]
        let parts = pattern.split(separator: "/").map(String.init)
        for (index, part) in parts.enumerated() {
            let wanted: Kind = index == parts.count - 1 ? .file : .folder
            folders = folders.flatMap { folder -> [String] in
                let matching = (names(folder) ?? []).filter {
                    !$0.hasPrefix(".") && Wildcard.matches($0, part)
                }
                return matching.map { folder.isEmpty ? $0 : folder + "/" + $0 }.filter { kind($0) == wanted }
            }
        }
        return folders.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}

/// Patterns with `*`, which stands for any run of characters.
enum Wildcard {
    static func matches(_ name: String, _ pattern: String) -> Bool {
        let pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
        guard let first = pieces.first, let last = pieces.last, pieces.count > 1 else { return name == pattern }
        guard name.utf8.count >= first.utf8.count + last.utf8.count, name.hasPrefix(first), name.hasSuffix(last)
        else { return false }
        // The leftmost place is the best for each piece between: it leaves the most to those after it.
        var rest = name.dropFirst(first.count).dropLast(last.count)
        for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
            guard let found = rest.firstRange(of: piece) else { return false }
            rest = rest[found.upperBound...]
        }
        return true
    }
}
