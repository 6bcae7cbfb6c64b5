import Markup

/// Functions that need the disk.
extension FolderPath {
    /// The path without the folders that `..` leaves: `Glyphs/../Output` is `Output`. A `..` after a link leads
    /// elsewhere, and is kept.
    static func shortened(_ path: String) -> String {
        var steps: [Substring] = []
        for step in path.split(separator: "/") where step != "." {
            let folder = (path.hasPrefix("/") ? "/" : "") + steps.joined(separator: "/")
            if step == "..", let last = steps.last, last != "..", (try? Disk.kind(folder)) == .folder {
                steps.removeLast()
            } else {
                steps.append(step)
            }
        }
        let short = (path.hasPrefix("/") ? "/" : "") + steps.joined(separator: "/")
        return short.isEmpty ? "." : short
    }

    /// The path of a file relative to a folder that it is in or below; nil where it is elsewhere.
    static func relative(_ path: String, to folder: String) -> String? {
        let (file, base) = (steps(of: path), steps(of: folder))
        guard file.count > base.count, file.starts(with: base) else { return nil }
        return file.dropFirst(base.count).joined(separator: "/")
    }
}
