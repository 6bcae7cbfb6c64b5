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
    /// The names in a folder, by their bytes; nil where the folder does not exist.
    package static func names(in folder: String) -> [String]? { entries(in: folder)?.map(\.name).sortedByBytes }

    /// The content of a folder, in no order; nil where the folder does not exist. An entry that cannot be asked for is
    /// gone, or is nothing that may be touched.
    package static func content(
        of folder: String, in outer: OpenFolder? = nil
    ) -> [(name: String, kind: FileKind)]? {
        entries(in: folder, of: outer)?.map { entry in
            (entry.name, entry.kind ?? (try? kind(folder + "/" + entry.name, in: outer)) ?? .other)
        }
    }

    package static func makeFolder(_ path: String, in folder: OpenFolder? = nil) throws(FileError) {
        guard unsafe mkdirat(start(folder), path, 0o777) == 0 || errno == EEXIST else {
            throw failure(path, in: folder)
        }
    }

    /// Fails if nothing can be put into the folder.
    package static func checkWritable(_ path: String, in folder: OpenFolder? = nil) throws(FileError) {
        guard unsafe faccessat(start(folder), path, W_OK | X_OK, 0) == 0 else { throw failure(path, in: folder) }
    }

    /// Creates the missing parent folders of a path.
    ///
    /// - Returns: the folders that it made, outermost first.
    @discardableResult
    package static func makeFolders(to path: String) throws(FileError) -> [String] {
        var made: [String] = []
        for slash in path.indices where path[slash] == "/" && slash != path.startIndex {
            let folder = String(path[..<slash])
            if try kind(folder) != nil { continue }
            try makeFolder(folder)
            made.append(folder)
        }
        return made
    }

    /// Removes a folder with all that is in it. Links in it are removed, and not followed.
    package static func removeFolder(_ path: String, in folder: OpenFolder? = nil) throws(FileError) {
        for (name, kind) in content(of: path, in: folder) ?? [] {
            let inner = path + "/" + name
            if kind == .folder { try removeFolder(inner, in: folder) } else { try Disk.remove(inner, in: folder) }
        }
        guard removeIfEmpty(path, in: folder) || errno == ENOENT else { throw failure(path, in: folder) }
    }

    /// Removes a folder if it is empty; returns whether it was removed.
    @discardableResult
    package static func removeIfEmpty(_ path: String, in folder: OpenFolder? = nil) -> Bool {
        unsafe unlinkat(start(folder), path, AT_REMOVEDIR) == 0
    }

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
