#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

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

    /// The absolute path of something that exists, without links.
    package static func resolved(_ path: String) -> String? {
        guard let resolved = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }

    /// The folder that relative paths start from.
    static var current: String {
        guard let path = unsafe getcwd(nil, 0) else { return "/" }
        defer { unsafe free(path) }
        return unsafe String(cString: path)
    }

    /// Creates a file; fails if one exists already.
    ///
    /// - Parameter mode: who may do what with it; nil for what is usual.
    package static func create(
        _ path: String, in folder: OpenFolder? = nil, _ bytes: [UInt8], mode: UInt32? = nil
    ) throws(FileError) {
        try create(path, in: folder, pieces: CollectionOfOne(bytes[...]), mode: mode)
    }

    /// Creates a file of pieces that need not be in memory as a whole; fails if one exists already.
    package static func create(
        _ path: String, in folder: OpenFolder? = nil, pieces: some Collection<ArraySlice<UInt8>>, mode: UInt32? = nil
    ) throws(FileError) {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        // At no time may more people read it than in the end.
        let descriptor = unsafe openat(start(folder), path, flags, mode == nil ? 0o666 : 0o600)
        guard descriptor >= 0 else { throw failure(path, in: folder) }
        var status = stat()
        // A volume without modes refuses to set even the one that a file has.
        if let mode, unsafe fstat(descriptor, &status) != 0 || UInt32(status.st_mode & 0o7777) != mode,
            fchmod(descriptor, mode_t(mode)) != 0
        {
            let failure = failure(path, in: folder)
            _ = close(descriptor)
            throw failure
        }
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

// MARK: - Reading

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

    /// The bytes of standard input up to its end; nil if there are more than the limit.
    package static func readStandardInput(limit: Int) throws(FileError) -> [UInt8]? {
        var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
        while bytes.count <= limit {
            let got = unsafe buffer.withUnsafeMutableBytes { buffer in
                unsafe systemRead(STDIN_FILENO, buffer.baseAddress, buffer.count)
            }
            if got < 0 && errno == EINTR { continue }
            if got < 0 { throw failure("standard input") }
            if got == 0 { return bytes }
            bytes += buffer[..<got]
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

    /// The size of a regular file in bytes, and when it was changed or used last, in nanoseconds of the system's clock;
    /// nil if the file does not exist.
    package static func sizeAndTime(_ path: String) -> (size: Int, time: Int)? {
        var status = stat()
        guard unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        return (Int(status.st_size), Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec))
    }

    /// Notes that a file is used now. A file that cannot be changed keeps its time.
    package static func touch(_ path: String) {
        _ = unsafe utimensat(AT_FDCWD, path, nil, AT_SYMLINK_NOFOLLOW)
    }
}

// MARK: - Kinds and errors

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

/// A file that could not be read, written or removed.
package struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
    package var path: String
    /// The reason that the system reports.
    package var reason: String

    package init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    /// The reason where a part of a path is a link that was not typed.
    package static func passing(_ link: String) -> String {
        "passes through the link '\(link)'; links are not followed"
    }

    package var description: String { "\(path): \(reason)" }
}

/// `read` of the C library, which is hidden by the method of the same name.
func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    unsafe read(descriptor, buffer, count)
}

/// `write` of the C library, which is hidden by the method of the same name.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    unsafe write(descriptor, buffer, count)
}

// MARK: - Lone files

/// Files that are written one by one, outside of any output folder.
///
/// The new bytes are written completely to a temporary file in the same folder before they replace the old ones. An
/// output uses a staging folder instead, since the many files of a killed run are then found and removed together. In a
/// folder that is not ours, such as `/tmp`, others could create that staging folder first.
package enum LoneFile {
    /// Replaces the bytes of a file that a person names in one step; a file that holds them already is not changed. A
    /// link stays, and the file that it leads to is replaced. Missing folders are created. A stream, such as
    /// `/dev/stdout`, gets the bytes directly.
    package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        if Disk.isStream(path) { return try Disk.append(path, bytes) }
        try keep(bytes, at: try Disk.kind(path) == .link ? Disk.resolved(path) ?? path : path)
    }

    /// The same of a file whose path was not typed, such as one of a cache: a stream in its place is replaced, since a
    /// pipe would wait for its reader.
    package static func keep(_ bytes: [UInt8], at path: String) throws(FileError) {
        if try !Disk.holds(bytes, at: path) { try replace(path, pieces: CollectionOfOne(bytes[...])) }
    }

    /// Replaces the file's bytes in one step by pieces that need not be in memory as a whole.
    package static func replace(
        _ path: String, pieces: some Collection<ArraySlice<UInt8>>
    ) throws(FileError) {
        try Disk.makeFolders(to: path)
        let cut = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        let staged = String(path[..<cut]) + stagedName(of: path[cut...])
        do throws(FileError) {
            try Disk.remove(staged)  // what a killed run left
            try Disk.create(staged, pieces: pieces, mode: try Disk.mode(of: path))
            try Disk.move(staged, to: path)
        } catch {
            try? Disk.remove(staged)
            throw FileError(path: path, reason: error.reason)
        }
    }

    /// The name of the temporary file. Names have at most 255 bytes: a digest replaces the part that does not fit.
    package static func stagedName(of name: Substring) -> String {
        let (suffix, most) = (stagedSuffix, 255)
        let whole = "." + name + suffix
        if whole.utf8.count <= most { return whole }
        let digest = "." + Digest(of: Array(name.utf8)).description
        var start = name
        while 1 + start.utf8.count + digest.utf8.count + suffix.utf8.count > most, !start.isEmpty { start.removeLast() }
        return "." + start + digest + suffix
    }

    private static let stagedSuffix = ".twinlight-new"

    /// Whether a name is one of a temporary file.
    package static func isStaged(_ name: String) -> Bool {
        name.hasPrefix(".") && name.hasSuffix(stagedSuffix) && name.utf8.count > stagedSuffix.utf8.count + 1
    }

    /// Whether the file already exists.
    package static func exists(_ path: String) throws(FileError) -> Bool { try Disk.kind(path) != nil }
}
