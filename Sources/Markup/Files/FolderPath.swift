/// Arithmetic on paths as they were typed.
package enum FolderPath {
    /// The folder that a path's last part lies in; `.` for a bare name.
    package static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// A path inside a folder, whatever it begins with; `.` and `""` are the current folder.
    package static func below(_ folder: String, _ path: String) -> String {
        folder == "." || folder.isEmpty ? path : folder + "/" + path
    }

    /// `path` as seen from `folder`; an absolute one stays.
    package static func join(_ folder: String, _ path: String) -> String {
        path.hasPrefix("/") ? path : below(folder, path)
    }

    /// The last part; all of what has none.
    package static func last(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    /// The last part; nil where it says nothing, as in `.` and `..`.
    package static func name(of folder: String) -> String? {
        guard let last = folder.split(separator: "/").last, last != ".", last != ".." else { return nil }
        return String(last)
    }

    /// The last part's extension, without its dot; nil where there is none.
    package static func ending(of path: String) -> String? {
        let name = last(of: path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
        return String(name[name.index(after: dot)...])
    }

    /// The last part without its extension.
    package static func stem(of path: String) -> String {
        let name = last(of: path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }
}
