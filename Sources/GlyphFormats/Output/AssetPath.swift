internal import GlyphModel
internal import Markup

/// Rules for a path below the output that hold on every system.
enum AssetPath {
    private static let slash = UInt8(ascii: "/")

    /// Whether it is relative, without steps outward, and of names that every file system takes.
    static func isSafe(_ path: String) -> Bool { isSafe(Array(path.utf8)[...]) }

    /// - Parameter path: the UTF-8 bytes of the path.
    static func isSafe(_ path: ArraySlice<UInt8>) -> Bool {
        // A name ends with neither a period nor a space: so it is not `.` or `..` either.
        var (length, last) = (0, slash)
        func endsName() -> Bool {
            length > 0 && length <= PortableName.mostBytes && last != UInt8(ascii: ".") && last != UInt8(ascii: " ")
        }
        for byte in path {
            if byte == slash {
                guard endsName() else { return false }
                length = 0
            } else {
                let isSafe =
                    byte >= 0x20 && byte != 0x7F && byte != UInt8(ascii: "\\") && byte != UInt8(ascii: ":")
                guard isSafe else { return false }
                length += 1
            }
            last = byte
        }
        return endsName()
    }

    /// The folder around it, empty for the output itself, and the last name.
    static func split(_ path: String) -> (folder: String, name: String) {
        guard let slash = path.utf8.lastIndex(of: slash) else { return ("", path) }
        return (String(path[..<slash]), String(path[path.utf8.index(after: slash)...]))
    }

    /// The folder around it, empty for the output itself.
    static func folder(of path: String) -> String {
        path.utf8.lastIndex(of: slash).map { String(path[..<$0]) } ?? ""
    }

    /// The folders around it, outermost first: `a/b/c` gives `a` and `a/b`.
    static func folders(of path: String) -> [String] {
        path.utf8.indices.filter { path.utf8[$0] == slash }.map { String(path[..<$0]) }
    }

    /// The extension of the last name, with its period: `.imageset`; empty where it has none.
    static func ending(of path: String) -> String {
        let end = path.utf8.lastIndex { $0 == slash || $0 == UInt8(ascii: ".") }
        guard let end, path.utf8[end] != slash else { return "" }
        return String(path[end...])
    }

    /// The relative path from a folder to a file, with at most one `..`, so that it stays right where the two are
    /// copied together; nil if they are farther apart.
    static func leading(to file: String, from folder: String) -> String? {
        let (target, base) = (FolderPath.steps(of: file), FolderPath.steps(of: folder))
        let shared = zip(target, base).prefix { $0 == $1 }.count
        let outward = base.count - shared
        guard outward <= 1, shared < target.count else { return nil }
        return (Array(repeating: "..", count: outward) + target[shared...]).joined(separator: "/")
    }
}
