#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

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
}
