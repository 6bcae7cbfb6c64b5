#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// A path that a file names, such as a manifest, below a folder that a person typed.
///
/// A path that was typed may lead through links: the user who types it means where they lead. From there on no part may
/// be a link, since a file from elsewhere could come with one that leads anywhere. `Disk` opens each part in the one
/// before it, so the checked path is the one that is opened.
///
/// There is no exception for build systems that show inputs as links, such as Bazel: their rules copy the inputs first.
package struct InnerPath: Hashable, Sendable {
    /// As it was typed.
    package let folder: String
    package let steps: [String]

    /// - Parameters:
    ///   - path: an empty one is the folder itself. It stays below the folder, even if it begins with `/`.
    ///   - allowsParent: whether it may begin with one `..`, as an output's path may: the folder around the typed one
    ///     takes its place, wherever links lead to that.
    package init(_ path: String, in folder: String, allowsParent: Bool = false) {
        var steps = FolderPath.parts(of: path).filter { $0 != "." }
        let leadsOut = allowsParent && steps.first == ".."
        if leadsOut { steps.removeFirst() }
        self.folder = leadsOut ? FolderPath.below(folder, "..") : folder
        self.steps = steps
    }

    /// The whole path, for messages.
    package var text: String { text(of: steps.count) }

    /// As far as the first parts lead.
    fileprivate func text(of count: Int) -> String { steps.prefix(count).reduce(folder) { FolderPath.below($0, $1) } }
}

/// A folder that is open: operations of `Disk` in it stay in it, even if something else is put in the place of a folder
/// around it.
package final class OpenFolder: Sendable {
    let descriptor: Int32
    package let path: String

    /// Nil where the folder does not exist.
    ///
    /// - Throws: an error where a part of the path is a link that was not typed.
    package init?(_ place: InnerPath) throws(FileError) {
        guard let descriptor = try Disk.entered(place) else { return nil }
        (self.descriptor, path) = (descriptor, place.text)
    }

    deinit { _ = close(descriptor) }

    /// The path of something in it.
    package func absolute(_ relative: String) -> String { path + "/" + relative }
}

/// Paths that a file names: no part of them is a link.
extension Disk {
    /// The first part that is a link, with the parts that lead to it; nil if there is none. A path that does not exist
    /// is none.
    package static func link(in path: InnerPath) -> String? {
        var link: String?
        let descriptor = try? walk(path, path.steps.count, link: &link)
        if let descriptor { _ = close(descriptor) }
        return link
    }

    /// The kind of entry at the path, which may be a link in its last part; nil if nothing is there.
    package static func kind(_ path: InnerPath) throws(FileError) -> FileKind? {
        try inFolder(of: path) { folder, name throws(FileError) in
            var status = stat()
            if unsafe fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 { return FileKind(status.st_mode) }
            if errno == ENOENT { return nil }
            throw failure(path.text)
        }
    }

    /// The entries of a folder, in no particular order; nil where the folder does not exist.
    package static func entries(in folder: InnerPath) -> [FolderEntry]? {
        guard let descriptor = try? opened(folder) else { return nil }
        return entries(of: descriptor)
    }

    /// The bytes of a regular file, read once; nil if there are more than the limit.
    package static func read(_ path: InnerPath, limit: Int) throws(FileError) -> [UInt8]? {
        let descriptor = try inFolder(of: path) { folder, name throws(FileError) -> Int32? in
            // Without O_NONBLOCK, opening a named pipe waits for a writer.
            let descriptor = unsafe openat(folder, name, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW)
            if descriptor >= 0 { return descriptor }
            let failure = failure(path.text)
            throw isLink(name, in: folder) ? FileError(path: path.text, reason: FileError.passing(path.text)) : failure
        }
        guard let descriptor else { throw FileError(path: path.text, reason: "no such file or directory") }
        defer { _ = close(descriptor) }
        return try read(descriptor, path.text, limit: limit)
    }

    /// Creates the missing folders of a path, the last part too.
    ///
    /// - Returns: the folders that it made, outermost first.
    @discardableResult
    package static func makeFolders(_ path: InnerPath) throws(FileError) -> [String] {
        var made = try path.folder.isEmpty ? [] : makeFolders(to: path.folder + "/")
        for count in path.steps.indices {
            var link: String?
            guard let folder = try walk(path, count, link: &link) else { throw missing(path) }
            defer { _ = close(folder) }
            if unsafe mkdirat(folder, path.steps[count], 0o777) == 0 {
                made.append(path.text(of: count + 1))
            } else if errno != EEXIST {
                throw failure(path.text(of: count + 1))
            }
        }
        return made
    }

    /// The descriptor of a folder to work in, which the caller closes; nil where the folder does not exist.
    fileprivate static func entered(_ folder: InnerPath) throws(FileError) -> Int32? {
        var link: String?
        return try walk(folder, folder.steps.count, link: &link)
    }

    /// The descriptor of a folder to list or to lock, which the caller closes; nil where the folder does not exist.
    static func opened(_ folder: InnerPath) throws(FileError) -> Int32? {
        guard let descriptor = try entered(folder) else { return nil }
        #if canImport(Darwin)
        return descriptor
        #else
        // That needs more than to pass through.
        defer { _ = close(descriptor) }
        let listed = unsafe openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard listed >= 0 else { throw failure(folder.text) }
        return listed
        #endif
    }

    /// Does something in the folder of a path's last part; nil where that folder does not exist.
    private static func inFolder<Result>(
        of path: InnerPath, _ work: (_ folder: Int32, _ name: String) throws(FileError) -> Result?
    ) throws(FileError) -> Result? {
        var link: String?
        guard let folder = try walk(path, path.steps.count - 1, link: &link) else { return nil }
        defer { _ = close(folder) }
        return try work(folder, path.steps.last ?? ".")
    }

    private static func missing(_ path: InnerPath) -> FileError {
        FileError(path: path.text, reason: "no such file or directory")
    }

    /// To pass through a folder, without the right to list it where the system has a word for that.
    private static var passage: Int32 {
        #if canImport(Darwin)
        O_RDONLY | O_DIRECTORY | O_CLOEXEC
        #else
        // O_PATH, which the module of the C library does not have.
        0o10_000_000 | O_DIRECTORY | O_CLOEXEC
        #endif
    }

    /// Opens the typed folder, wherever links lead to it, and then each of the first parts in the one before it.
    ///
    /// - Parameter link: the part that is a link, where one is.
    /// - Returns: the descriptor of the last one, which the caller closes; nil where the folder does not exist.
    private static func walk(_ path: InnerPath, _ count: Int, link: inout String?) throws(FileError) -> Int32? {
        var descriptor = unsafe open(path.folder.isEmpty ? "." : path.folder, passage)
        guard descriptor >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw failure(path.folder)
        }
        for (index, step) in path.steps.prefix(max(count, 0)).enumerated() {
            let outer = descriptor
            defer { _ = close(outer) }
            guard step != ".." else { throw FileError(path: path.text, reason: "leads out of the folder") }
            descriptor = unsafe openat(outer, step, passage | O_NOFOLLOW)
            if descriptor >= 0 { continue }
            let (number, failure) = (errno, failure(path.text(of: index + 1)))
            // Systems report different errors where a link is in the place of a folder.
            if isLink(step, in: outer) {
                let place = path.text(of: index + 1)
                link = place
                throw FileError(path: path.text, reason: FileError.passing(place))
            }
            if number == ENOENT || number == ENOTDIR { return nil }
            throw failure
        }
        return descriptor
    }

    private static func isLink(_ name: String, in folder: Int32) -> Bool {
        var status = stat()
        return unsafe fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && FileKind(status.st_mode) == .link
    }
}
