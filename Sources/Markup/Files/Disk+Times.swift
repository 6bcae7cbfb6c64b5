#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

extension Disk {
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
