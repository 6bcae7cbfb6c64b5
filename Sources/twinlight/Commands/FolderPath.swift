import Foundation

/// Arithmetic on paths as they were typed.
enum FolderPath {
    static func isFolder(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path + "/.") }

    /// The path without the steps that `..` takes back: `Glyphs/../Output` is `Output`. Where a link is left by `..`
    /// it leads elsewhere, and stays.
    static func shortened(_ path: String) -> String {
        var steps: [Substring] = []
        for step in path.split(separator: "/") where step != "." {
            let folder = (path.hasPrefix("/") ? "/" : "") + steps.joined(separator: "/")
            let kind = try? FileManager.default.attributesOfItem(atPath: folder)[.type] as? FileAttributeType
            if step == "..", let last = steps.last, last != "..", kind == .typeDirectory {
                steps.removeLast()
            } else {
                steps.append(step)
            }
        }
        let short = (path.hasPrefix("/") ? "/" : "") + steps.joined(separator: "/")
        return short.isEmpty ? "." : short
    }

    /// The folder that a path's last part lies in; `.` for a bare name.
    static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// `path` as seen from `folder`; an absolute one stays.
    static func join(_ folder: String, _ path: String) -> String {
        path.hasPrefix("/") || folder == "." || folder.isEmpty ? path : folder + "/" + path
    }

    /// The last part; nil where it says nothing, as in `.` and `..`.
    static func name(of folder: String) -> String? {
        guard let last = folder.split(separator: "/").last, last != ".", last != ".." else { return nil }
        return String(last)
    }

    /// The last part's extension, without its dot; nil where there is none.
    static func ending(of path: String) -> String? {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
        return String(name[name.index(after: dot)...])
    }

    /// The last part without its extension.
    static func stem(of path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }
}
