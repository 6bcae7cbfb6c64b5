#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

extension Disk {
    /// The names in a folder, by their bytes; nil where there is no such folder.
    package static func names(in folder: String) -> [String]? { entries(in: folder)?.map(\.name).sortedByBytes }

    /// What is in a folder, in no order; nil where there is no such folder. What cannot be asked for is gone, or is
    /// nothing that may be touched.
    package static func content(of folder: String) -> [(name: String, kind: FileKind)]? {
        entries(in: folder)?.map { entry in
            (entry.name, entry.kind ?? (try? kind(folder + "/" + entry.name)) ?? .other)
        }
    }

    package static func makeFolder(_ path: String) throws(FileError) {
        guard unsafe mkdir(path, 0o777) == 0 || errno == EEXIST else { throw failure(path) }
    }

    /// Fails if nothing can be put into the folder.
    package static func checkWritable(_ folder: String) throws(FileError) {
        guard unsafe access(folder, W_OK | X_OK) == 0 else { throw failure(folder) }
    }

    /// Creates the missing parent folders of a path.
    ///
    /// - Returns: those that it made, outermost first.
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
    package static func removeFolder(_ path: String) throws(FileError) {
        for (name, kind) in content(of: path) ?? [] {
            let inner = path + "/" + name
            if kind == .folder { try removeFolder(inner) } else { try Disk.remove(inner) }
        }
        guard unsafe rmdir(path) == 0 || errno == ENOENT else { throw failure(path) }
    }

    /// Removes a folder if it is empty; is it gone?
    @discardableResult
    package static func removeIfEmpty(_ path: String) -> Bool { unsafe rmdir(path) == 0 }
}
