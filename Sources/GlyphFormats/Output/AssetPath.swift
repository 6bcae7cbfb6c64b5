internal import Markup

/// Rules for a path below the output that hold on every system.
enum AssetPath {
    /// Is it relative, without steps outward, and of names that every file system takes?
    static func isSafe(_ path: String) -> Bool {
        let names = path.split(separator: "/", omittingEmptySubsequences: false)
        return !names.isEmpty && names.allSatisfy(isSafeName)
    }

    private static func isSafeName(_ name: Substring) -> Bool {
        guard !name.isEmpty, name.utf8.count <= 255, name != ".", name != "..",
            name.last != ".", name.last != " "
        else { return false }
        return !name.utf8.contains { byte in
            byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: ":")
        }
    }

    /// The folders around it, outermost first: `a/b/c` gives `a` and `a/b`.
    static func folders(of path: String) -> [String] {
        let names = path.split(separator: "/")
        return names.indices.dropFirst().map { names[..<$0].joined(separator: "/") }
    }

    /// The extension of the last name, with its period: `.imageset`; empty where it has none.
    static func ending(of path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return name.lastIndex(of: ".").map { String(name[$0...]) } ?? ""
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
