extension SourceFile {
    /// Reads a regular file once. A pipe, a device or a folder is refused before anything is read.
    ///
    /// - Parameter limit: the limit in bytes.
    /// - Throws: `file-unreadable` with the system's reason; `file-limit` if the file is larger than `limit`.
    package static func read(path: String, limit: Int = XMLLimits.glyph.bytes) throws(Findings) -> SourceFile {
        try read(path, limit) { () throws(FileError) in try Disk.read(path, limit: limit, followingLinks: true) }
    }

    /// The same of a file that another one names, such as a manifest: no part of its path below the folder is a link.
    package static func read(
        _ path: String, in folder: String, limit: Int = XMLLimits.glyph.bytes
    ) throws(Findings) -> SourceFile {
        try read(FolderPath.below(folder, path), limit) { () throws(FileError) in
            try Disk.read(InnerPath(path, in: folder), limit: limit)
        }
    }

    private static func read(
        _ path: String, _ limit: Int, _ content: () throws(FileError) -> [UInt8]?
    ) throws(Findings) -> SourceFile {
        let bytes: [UInt8]?
        do throws(FileError) { bytes = try content() } catch { throw fault("file-unreadable", error.reason, path) }
        if let bytes { return SourceFile(path: path, bytes: bytes) }
        throw fault("file-limit", "the file is larger than the limit of \(limit) bytes", path)
    }

    private static func fault(_ id: String, _ message: String, _ path: String) -> Findings {
        Findings([Diagnostic(.error, id: id, message, at: Location(path: path))])
    }
}

extension SourceFile {
    /// The folder in its path; empty if the path has none.
    package var folder: String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }
}
