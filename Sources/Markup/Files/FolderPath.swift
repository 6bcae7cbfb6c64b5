/// Operations on paths as they were typed. Their parts are compared by bytes, as the system does it.
package enum FolderPath {
    private static let (slash, dot) = (UInt8(ascii: "/"), UInt8(ascii: "."))

    /// The folder that a path's last part lies in; `.` for a bare name.
    package static func parent(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: slash) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// A path inside of a folder, even if it begins with `/`; `.` and `""` are the current folder.
    package static func below(_ folder: String, _ path: String) -> String {
        folder == "." || folder.isEmpty ? path : inside(folder, path)
    }

    /// The path behind a folder, empty for the folder itself; nil for a path that does not lead into it. `.` and `""`
    /// are the current folder.
    package static func inner(_ path: String, of folder: String) -> String? {
        if folder == "." || folder.isEmpty {
            if path == "." { return "" }
            return path.hasPrefix("/") || path == ".." || path.hasPrefix("../") ? nil : path
        }
        if path == folder { return "" }
        let lead = folder == "/" ? folder : folder + "/"
        return path.utf8.starts(with: lead.utf8) ? String(path.utf8.dropFirst(lead.utf8.count)) : nil
    }

    /// The two with a slash between them.
    package static func inside(_ folder: String, _ path: String) -> String {
        var whole = folder
        whole.reserveCapacity(folder.utf8.count + 1 + path.utf8.count)
        whole += "/"
        whole += path
        return whole
    }

    /// `path` relative to `folder`; an absolute path stays as it is.
    package static func join(_ folder: String, _ path: String) -> String {
        path.hasPrefix("/") ? path : below(folder, path)
    }

    /// The parts of the absolute path, without `.` and `..`; links are not resolved.
    package static func steps(of path: String) -> [String] {
        var steps: [String] = []
        for step in join(Disk.current, path).split(separator: "/") where step != "." {
            if step == ".." { _ = steps.popLast() } else { steps.append(String(step)) }
        }
        return steps
    }

    /// `/` stays as it is.
    package static func withoutTrailingSlashes(_ path: String) -> String {
        var path = path
        while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path
    }

    /// The last part; the whole path if it has no slash.
    package static func last(of path: String) -> String {
        guard path.utf8.contains(slash) else { return path }
        return parts(of: path).last ?? path
    }

    /// The names in a path.
    static func parts(of path: String) -> [String] {
        path.utf8.split(separator: slash).map { String(Substring($0)) }
    }

    /// The extension of the last part, without the dot; nil if there is none.
    package static func ending(of path: String) -> String? {
        let name = last(of: path)
        guard let dot = name.utf8.lastIndex(of: dot), dot != name.startIndex else { return nil }
        return String(name[name.utf8.index(after: dot)...])
    }

    /// The last part without its extension.
    package static func stem(of path: String) -> String {
        let name = last(of: path)
        guard let dot = name.utf8.lastIndex(of: dot), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }
}
