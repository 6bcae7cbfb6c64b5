#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// An entry of a folder.
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
    /// The entries of a folder, in no particular order; nil where the folder does not exist. Most file systems report
    /// the kinds with the names, which is far cheaper than to ask for each.
    ///
    /// - Parameter outer: where the path is relative to this.
    package static func entries(in folder: String, of outer: OpenFolder? = nil) -> [FolderEntry]? {
        // In an open folder, a link was never typed.
        let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (outer == nil ? 0 : O_NOFOLLOW)
        let descriptor = unsafe openat(start(outer), folder, flags)
        return descriptor < 0 ? nil : entries(of: descriptor)
    }

    /// - Parameter descriptor: the descriptor of the folder; it is closed.
    static func entries(of descriptor: Int32) -> [FolderEntry]? {
        guard let stream = unsafe fdopendir(descriptor) else {
            _ = close(descriptor)
            return nil
        }
        defer { unsafe closedir(stream) }
        return unsafe entries(of: stream, isOpen: faccessat(descriptor, ".", F_OK, 0) == 0)
    }

    #if canImport(Darwin)
    private typealias FolderStream = UnsafeMutablePointer<DIR>
    #else
    private typealias FolderStream = OpaquePointer
    #endif

    /// - Parameter isOpen: whether it may be entered: where a folder may only be listed, nothing can be asked about its
    ///   content.
    private static func entries(of stream: FolderStream, isOpen: Bool) -> [FolderEntry] {
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

    /// Nil where the file system does not report it.
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
