#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Detects that a file or folder has changed: by its identity, its size and its times.
///
/// A folder's times change with the names in it. For a link, the times of its target count, too.
struct FileStamp: Hashable, Sendable {
    private var status: Status?
    private var target: Status?

    /// Of what is at a path now; a missing file has a stamp as well.
    init(of path: String) {
        var found = stat()
        guard unsafe lstat(path, &found) == 0 else { return }
        status = Status(found)
        if found.st_mode & S_IFMT == S_IFLNK, unsafe stat(path, &found) == 0 { target = Status(found) }
    }

    private struct Status: Hashable, Sendable {
        var device, inode, size, mode: Int
        var modified, changed: Time

        init(_ status: stat) {
            device = Int(status.st_dev)
            inode = Int(truncatingIfNeeded: status.st_ino)
            size = Int(status.st_size)
            mode = Int(status.st_mode)
            #if canImport(Darwin)
            (modified, changed) = (Time(status.st_mtimespec), Time(status.st_ctimespec))
            #else
            (modified, changed) = (Time(status.st_mtim), Time(status.st_ctim))
            #endif
        }
    }

    private struct Time: Hashable, Sendable {
        var seconds, nanoseconds: Int

        init(_ time: timespec) { (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec)) }
    }
}
