extension SourceFile {
    /// Reads a regular file once. A pipe, a device or a folder is refused before anything is read.
    ///
    /// - Parameter limit: in bytes.
    /// - Throws: `file-unreadable` with the system's reason; `file-limit` if the file is larger than `limit`.
    package static func read(path: String, limit: Int = XMLLimits.glyph.bytes) throws(Findings) -> SourceFile {
        let bytes: [UInt8]?
        do { bytes = try Disk.read(path, limit: limit, followingLinks: true) } catch {
            throw fault("file-unreadable", error.reason, path)
        }
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
