#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

extension Disk {
    /// The bytes of a regular file, read once; nil if there are more than the limit, even if the file grows while it
    /// is read. A pipe, a device or a folder is refused before anything is read.
    ///
    /// - Parameter followingLinks: whether the last part of the path may be a symbolic link: only for a path that a
    ///   person typed. A path that a file names is an `InnerPath`.
    package static func read(
        _ path: String, in folder: OpenFolder? = nil, limit: Int, followingLinks: Bool = false
    ) throws(FileError) -> [UInt8]? {
        // Without O_NONBLOCK, opening a named pipe waits for a writer.
        let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | (followingLinks ? 0 : O_NOFOLLOW)
        let descriptor = unsafe openat(start(folder), path, flags)
        guard descriptor >= 0 else { throw failure(path, in: folder) }
        defer { _ = close(descriptor) }
        return try read(descriptor, folder?.absolute(path) ?? path, limit: limit)
    }

    /// - Parameter path: the path for messages.
    static func read(_ descriptor: Int32, _ path: String, limit: Int) throws(FileError) -> [UInt8]? {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw failure(path) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw FileError(path: path, reason: "is not a regular file") }
        guard Int(status.st_size) <= limit else { return nil }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size) + 1)
        var count = 0
        while count <= limit {
            let start = count
            let got = unsafe bytes.withUnsafeMutableBytes { buffer in
                unsafe systemRead(descriptor, buffer.baseAddress?.advanced(by: start), buffer.count - start)
            }
            if got < 0 && errno == EINTR { continue }
            if got < 0 { throw failure(path) }
            count += got
            // There was space for a byte more than the file has, as it says, and none came.
            if got == 0 || count == Int(status.st_size) {
                bytes.removeLast(bytes.count - count)
                return bytes
            }
            if count == bytes.count { bytes += [UInt8](repeating: 0, count: bytes.count) }
        }
        return nil
    }

    /// The bytes of parts of a regular file; nil for a part that is not in it.
    package static func read(parts: [Range<Int>], of path: String) throws(FileError) -> [[UInt8]?] {
        let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { throw failure(path) }
        defer { _ = close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw failure(path) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw FileError(path: path, reason: "is not a regular file") }
        return parts.map { part in
            guard part.lowerBound >= 0, part.upperBound <= Int(status.st_size) else { return nil }
            let bytes = unsafe [UInt8](unsafeUninitializedCapacity: part.count) { buffer, filled in
                while filled < part.count {
                    let (start, place) = unsafe (buffer.baseAddress?.advanced(by: filled), part.lowerBound + filled)
                    let got = unsafe pread(descriptor, start, part.count - filled, off_t(place))
                    if got < 0 && errno == EINTR { continue }
                    if got <= 0 { return }
                    filled += got
                }
            }
            return bytes.count == part.count ? bytes : nil
        }
    }
}

/// `read` of the C library, which is hidden by the method of the same name.
func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    unsafe read(descriptor, buffer, count)
}
