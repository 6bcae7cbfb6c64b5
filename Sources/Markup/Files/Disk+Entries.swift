#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// What a folder lists.
package struct FolderEntry: Hashable, Sendable {
    package var name: String
    /// Nil if it has to be asked for at the entry's path.
    package var kind: FileKind?

    package init(name: String, kind: FileKind? = nil) {
        self.name = name
        self.kind = kind
    }
}

extension Disk {
    /// The entries of a folder, in no particular order; nil where there is no such folder. Most file systems tell the
    /// kinds with the names, which is far cheaper than to ask for each.
    package static func entries(in folder: String) -> [FolderEntry]? {
        guard let stream = unsafe opendir(folder) else { return nil }
        defer { unsafe closedir(stream) }
        return unsafe entries(of: stream, isOpen: isFolder(folder))
    }

    #if canImport(Darwin)
    typealias FolderStream = UnsafeMutablePointer<DIR>
    #else
    typealias FolderStream = OpaquePointer
    #endif

    /// - Parameter isOpen: whether it may be entered: where a folder may only be listed, nothing can be asked about what
    ///   is in it.
    static func entries(of stream: FolderStream, isOpen: Bool) -> [FolderEntry] {
        var entries: [FolderEntry] = []
        while let entry = unsafe readdir(stream) {
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
                unsafe name.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
                    unsafe String(cString: $0)
                }
            }
            if name == "." || name == ".." { continue }
            entries.append(FolderEntry(name: name, kind: isOpen ? kind(ofType: unsafe entry.pointee.d_type) : nil))
        }
        return entries
    }

    /// Nil where the file system does not tell.
    private static func kind(ofType type: UInt8) -> FileKind? {
        switch Int32(type) {
        case Int32(DT_REG): .file
        case Int32(DT_DIR): .folder
        case Int32(DT_LNK): .link
        case Int32(DT_UNKNOWN): nil
        default: .other
        }
    }
}
