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

    /// The folders on the way to it, outermost first: `a/b/c` gives `a` and `a/b`.
    static func folders(of path: String) -> [String] {
        let names = path.split(separator: "/")
        return names.indices.dropFirst().map { names[..<$0].joined(separator: "/") }
    }
}
