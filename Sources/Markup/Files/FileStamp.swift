#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// Detects that a file or folder has changed: by its identity, its size and its times.
///
/// A folder's times change with the names in it. For a link, the times of its target count, too.
package struct FileStamp: Hashable, Sendable {
    private var status: Status?
    private var target: Status?

    /// The stamp of the file at a path now; a missing file has a stamp as well.
    package init(of path: String) {
        var found = stat()
        guard unsafe lstat(path, &found) == 0 else { return }
        status = Status(found)
        if found.st_mode & S_IFMT == S_IFLNK, unsafe stat(path, &found) == 0 { target = Status(found) }
    }

    /// Whether the same stamp later means the same content, for one that was taken at a time: the file was changed
    /// before, by more than two ticks of a system's clock, and its file system reports times and identities exactly.
    /// Within a tick, a second change leaves no trace. A missing file is one.
    package func isCertain(at time: SystemTime) -> Bool {
        let limit = time.nanoseconds - Self.ticks
        return (status?.isCertain(before: limit) ?? true) && (target?.isCertain(before: limit) ?? true)
    }

    /// In nanoseconds: two ticks of a system that counts a hundred a second, as the slowest do.
    private static let ticks = 20_000_000

    fileprivate struct Status: Hashable, Sendable {
        var device, inode, size, mode: Int
        /// In nanoseconds since 1970, by the clock of the file system.
        var modified, changed: Int

        init(_ status: stat) {
            device = Int(truncatingIfNeeded: status.st_dev)
            inode = Int(truncatingIfNeeded: status.st_ino)
            size = Int(status.st_size)
            mode = Int(status.st_mode)
            #if canImport(Darwin)
            (modified, changed) = (Self.time(status.st_mtimespec), Self.time(status.st_ctimespec))
            #else
            (modified, changed) = (Self.time(status.st_mtim), Self.time(status.st_ctim))
            #endif
        }

        private static func time(_ time: timespec) -> Int {
            Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
        }

        func isCertain(before limit: Int) -> Bool {
            inode != 0 && changed % 1_000_000_000 != 0 && modified < limit && changed < limit
        }
    }
}

/// A time of the system's clock.
package struct SystemTime: Sendable {
    /// Since 1970.
    package let nanoseconds: Int

    package static var now: SystemTime {
        var time = timespec()
        _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
        return SystemTime(nanoseconds: Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec))
    }
}

extension FileStamp: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(status)
        encoder.append(target)
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        (status, target) = (try decoder.optional(), try decoder.optional())
    }
}

extension FileStamp.Status: ByteCodable {
    func encode(into encoder: inout ByteEncoder) {
        for value in [device, inode, size, mode, modified, changed] {
            encoder.append(fixed: UInt64(bitPattern: Int64(value)))
        }
    }

    init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        func value(_ decoder: inout ByteDecoder) throws(ByteDecoder.Fault) -> Int {
            Int(truncatingIfNeeded: try decoder.fixed())
        }
        (device, inode, size) = (try value(&decoder), try value(&decoder), try value(&decoder))
        (mode, modified, changed) = (try value(&decoder), try value(&decoder), try value(&decoder))
    }
}
