#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// The kind of entry at a path; a symbolic link is not followed.
package enum FileKind: Hashable, Sendable { case file, folder, link, other }

extension FileKind {
    init(_ mode: mode_t) {
        switch mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        case S_IFLNK: self = .link
        default: self = .other
        }
    }
}

/// The calls to the file system that need more control than libraries give. They do not follow a symbolic link in the
/// last part of a path unless documented, nor in any part of an `InnerPath` below its folder, and they report every
/// error. Paths in an `OpenFolder` are relative to it. All files are read, compared and written here.
package enum Disk {
    /// The kind of entry at the path; nil if nothing is there.
    package static func kind(_ path: String, in folder: OpenFolder? = nil) throws(FileError) -> FileKind? {
        try status(path, in: folder).map { FileKind($0.st_mode) }
    }

    /// Whether there is something at the path, where links lead.
    package static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

    /// Whether it is a folder, where links lead.
    package static func isFolder(_ path: String) -> Bool { exists(path + "/.") }

    /// The folder that relative paths start from.
    static var current: String {
        guard let path = unsafe getcwd(nil, 0) else { return "/" }
        defer { unsafe free(path) }
        return unsafe String(cString: path)
    }

    /// Creates a file; fails if one exists already.
    package static func create(_ path: String, in folder: OpenFolder? = nil, _ bytes: [UInt8]) throws(FileError) {
        try create(path, in: folder, pieces: CollectionOfOne(bytes[...]))
    }

    /// Creates a file of pieces that need not be in memory as a whole; fails if one exists already.
    package static func create(
        _ path: String, in folder: OpenFolder? = nil, pieces: some Collection<ArraySlice<UInt8>>
    ) throws(FileError) {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let descriptor = unsafe openat(start(folder), path, flags, 0o666)
        guard descriptor >= 0 else { throw failure(path, in: folder) }
        try finish(descriptor, path, in: folder, pieces)
    }

    /// Whether the path leads, also through links, to a stream that must not be replaced: a terminal, a pipe, a device.
    /// Links in `/dev` and `/proc` count as streams even if they lead to a file, as `/dev/stdout` does after `>`.
    package static func isStream(_ path: String) -> Bool {
        let isSystem = path.hasPrefix("/dev/") || path.hasPrefix("/proc/")
        if isSystem, (try? kind(path)) == .link { return true }
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return false }
        return [S_IFCHR, S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT)
    }

    /// Appends bytes to a stream.
    package static func append(_ path: String, _ bytes: [UInt8]) throws(FileError) {
        let descriptor = unsafe open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(path) }
        try finish(descriptor, path, CollectionOfOne(bytes[...]))
    }

    /// Writes all bytes to an open stream.
    package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileError) {
        try write(bytes[...], to: descriptor, called: "stream \(descriptor)")
    }

    /// - Parameter path: the path for messages, in the folder.
    private static func write(
        _ bytes: ArraySlice<UInt8>, to descriptor: Int32, called path: String, in folder: OpenFolder? = nil
    ) throws(FileError) {
        var done = 0
        while done < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                unsafe systemWrite(descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
            }
            if count < 0 {
                if errno == EINTR { continue }
                throw failure(path, in: folder)
            }
            done += count
        }
    }

    /// Writes and closes.
    ///
    /// - Parameter path: the path for messages, in the folder.
    private static func finish(
        _ descriptor: Int32, _ path: String, in folder: OpenFolder? = nil, _ pieces: some Collection<ArraySlice<UInt8>>
    ) throws(FileError) {
        do throws(FileError) {
            for piece in pieces { try write(piece, to: descriptor, called: path, in: folder) }
        } catch {
            _ = close(descriptor)
            throw error
        }
        guard close(descriptor) == 0 else { throw failure(path, in: folder) }
    }

    /// Replaces a file by another one, or puts a folder where nothing is: atomically.
    package static func move(_ path: String, to target: String, in folder: OpenFolder? = nil) throws(FileError) {
        let start = start(folder)
        guard unsafe renameat(start, path, start, target) == 0 else { throw failure(target, in: folder) }
    }

    /// Removes a file or a link; succeeds if there is nothing.
    package static func remove(_ path: String, in folder: OpenFolder? = nil) throws(FileError) {
        guard unsafe unlinkat(start(folder), path, 0) == 0 || errno == ENOENT else { throw failure(path, in: folder) }
    }

    static func status(_ path: String, in folder: OpenFolder? = nil) throws(FileError) -> stat? {
        var status = stat()
        if unsafe fstatat(start(folder), path, &status, AT_SYMLINK_NOFOLLOW) == 0 { return status }
        if errno == ENOENT || errno == ENOTDIR { return nil }
        throw failure(path, in: folder)
    }

    /// Where relative paths start from.
    static func start(_ folder: OpenFolder?) -> Int32 { folder?.descriptor ?? AT_FDCWD }

    static func failure(_ path: String, in folder: OpenFolder? = nil) -> FileError {
        let number = errno
        let path = folder?.absolute(path) ?? path
        guard let text = unsafe strerror(number) else {
            return FileError(path: path, reason: "error \(number)")
        }
        return FileError(path: path, reason: unsafe String(cString: text).lowercased())
    }
}

/// `write` of the C library, which is hidden by the method of the same name.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    unsafe write(descriptor, buffer, count)
}
