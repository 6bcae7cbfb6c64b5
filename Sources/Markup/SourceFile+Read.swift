
#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension SourceFile {
    /// Reads a regular file once. A pipe, a device or a folder is refused before anything is read.
    ///
    /// - Parameter limit: in bytes.
    /// - Throws: `file-unreadable`, with what the system said; `file-limit` beyond `limit`.
    public static func read(path: String, limit: Int = XMLLimits.glyph.bytes) throws(Findings) -> SourceFile {
        // Without NONBLOCK, opening a named pipe waits for a writer.
        let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw unreadable(path, systemMessage()) }
        defer { _ = close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw unreadable(path, systemMessage()) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw unreadable(path, "is no regular file") }
        guard Int(status.st_size) <= limit else { throw tooLarge(path, limit) }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size) + 1)
        var count = 0
        while count < bytes.count {
            let start = count
            let got = unsafe bytes.withUnsafeMutableBytes { buffer in
                unsafe systemRead(descriptor, buffer.baseAddress?.advanced(by: start), buffer.count - start)
            }
            if got == 0 { break }
            if got < 0 {
                if errno == EINTR { continue }
                throw unreadable(path, systemMessage())
            }
            count += got
            // The file grows while it is read.
            if count == bytes.count { bytes += [UInt8](repeating: 0, count: bytes.count) }
            if count > limit { throw tooLarge(path, limit) }
        }
        bytes.removeLast(bytes.count - count)
        return SourceFile(path: path, bytes: bytes)
    }

    private static func systemMessage() -> String {
        guard let text = unsafe strerror(errno) else { return "cannot be read" }
        return unsafe String(cString: text).lowercased()
    }

    private static func unreadable(_ path: String, _ reason: String) -> Findings {
        Findings([Diagnostic(.error, id: "file-unreadable", reason, at: Location(path: path, line: 1, column: 1))])
    }

    private static func tooLarge(_ path: String, _ limit: Int) -> Findings {
        Findings([
            Diagnostic(
                .error, id: "file-limit", "the file is larger than the limit of \(limit) bytes",
                at: Location(path: path, line: 1, column: 1))
        ])
    }
}

/// `read` of the C library, which the method of that name hides.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    unsafe read(descriptor, buffer, count)
}

extension SourceFile {
    /// The folder that its path names; empty where it names none.
    package var folder: String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }
}
