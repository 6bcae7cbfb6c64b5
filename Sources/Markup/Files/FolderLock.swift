#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// Keeps a folder for one process at a time, among the processes that ask for it.
///
/// The folder itself is locked: nothing of it is on the disk, and the system releases it when the process ends,
/// however it ends.
package struct FolderLock: Sendable {
    private let descriptor: Int32?
    /// The folders that were missing, outermost first.
    private let made: [String]

    /// Waits until no other process has the folder. Where it cannot be locked, as on some network volumes, or where a
    /// part of its path is a link, the work begins at once. A folder that is missing is made.
    ///
    /// - Parameter waiting: a function that is called once, when another process takes longer than a second.
    package init(_ folder: InnerPath, waiting: () -> Void) {
        var made: [String] = []
        descriptor = Self.locked(folder, making: &made, waiting: waiting)
        self.made = made
    }

    /// Ends it. A folder that was made, and is empty still, is removed.
    package func release() {
        // Still locked: a process that waits sees that another folder, or none, is at the path now.
        for folder in made.reversed() where !Disk.removeIfEmpty(folder) { break }
        if let descriptor { _ = close(descriptor) }
    }

    /// Does some work alone.
    package static func hold<Result, Failure>(
        _ folder: String, waiting: () -> Void, _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result { try hold(InnerPath("", in: folder), waiting: waiting, work) }

    /// The same of a folder that a file names.
    package static func hold<Result, Failure>(
        _ folder: InnerPath, waiting: () -> Void, _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let lock = FolderLock(folder, waiting: waiting)
        defer { lock.release() }
        return try work()
    }

    /// In microseconds, between two attempts; as many of them are a second.
    private static let pause: UInt32 = 20_000
    private static let attempts = 50
    /// How often a folder is made again that others remove: they do it only between the two calls that take it.
    private static let makings = 100

    /// Its descriptor; nil where it cannot be locked.
    private static func locked(_ folder: InnerPath, making made: inout [String], waiting: () -> Void) -> Int32? {
        var (attempts, makings) = (0, 0)
        while true {
            // That it cannot be made is for the work to report.
            made += (try? Disk.makeFolders(folder)) ?? []
            let opened: Int32?
            do { opened = try Disk.opened(folder) } catch { return nil }
            guard let descriptor = opened else {
                makings += 1
                if makings < Self.makings { continue }
                return nil
            }
            while flock(descriptor, attempts < Self.attempts ? LOCK_EX | LOCK_NB : LOCK_EX) != 0 {
                if errno == EINTR { continue }
                guard errno == EWOULDBLOCK else {
                    _ = close(descriptor)
                    return nil
                }
                usleep(pause)
                attempts += 1
                if attempts == Self.attempts { waiting() }
            }
            if isFolder(descriptor, at: folder.text) { return descriptor }
            // The one before removed the folder.
            _ = close(descriptor)
        }
    }

    private static func isFolder(_ descriptor: Int32, at path: String) -> Bool {
        var (own, found) = (stat(), stat())
        guard unsafe fstat(descriptor, &own) == 0, unsafe stat(path, &found) == 0 else { return false }
        return own.st_dev == found.st_dev && own.st_ino == found.st_ino
    }
}
