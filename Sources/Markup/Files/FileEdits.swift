internal import CFileExchange

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// Changes of files that people edit, too: all of them are made, or none, and nothing is lost that another program
/// writes meanwhile.
///
/// Each new content is complete next to its place before any place changes. Then it changes places with the old file,
/// and what comes out is compared with what was read: if it is something else, the two change places again. A new file
/// goes to a name that nothing has. The files are changed in their order, so a run that is killed leaves whole files;
/// the next one removes what is left next to the places, or puts it back if it is what another program saved meanwhile.
///
/// Who reads before it writes holds the lock of the folder from then on (`FolderLock`): programs that do so wait for
/// each other, and an editor is noticed by the comparison.
package struct FileEdits: Sendable {
    /// A file with its new content.
    package struct Edit: Hashable, Sendable {
        fileprivate let folder: InnerPath
        fileprivate let name: String
        /// The path for messages.
        fileprivate let path: String
        /// The bytes that it was read with; nil for a new file.
        fileprivate let old: [UInt8]?
        fileprivate let new: [UInt8]

        /// A file at a path that a person typed: if it is a link, the file that it leads to.
        package init(_ path: String, from old: [UInt8]?, to new: [UInt8]) {
            let target = Disk.resolved(path) ?? path
            folder = InnerPath("", in: FolderPath.parent(of: target))
            (name, self.path, self.old, self.new) = (FolderPath.last(of: target), path, old, new)
        }

        /// A file below a folder that a person typed; from there on, no part of the path may be a link.
        package init(_ inner: String, below root: String, from old: [UInt8]?, to new: [UInt8]) {
            folder = InnerPath(inner.contains("/") ? FolderPath.parent(of: inner) : "", in: root)
            name = FolderPath.last(of: inner)
            (path, self.old, self.new) = (FolderPath.below(root, inner), old, new)
        }

        fileprivate var staged: String { StagedName(name, from: old, to: new).text }
    }

    private let edits: [Edit]

    package init(_ edits: [Edit]) { self.edits = edits }

    /// Makes all changes.
    ///
    /// - Throws: the first fault. Then nothing is changed, unless the disk does not even allow that.
    package func write() throws(FileError) {
        var (folders, done) = ([String](), [Edit]())
        do throws(FileError) {
            for edit in edits {
                folders += try Disk.makeFolders(edit.folder)
                try Self.clean(edit.folder, next: edit.name)
                try inFolder(of: edit) { folder throws(FileError) in try check(edit, in: folder) }
            }
            for edit in edits { try inFolder(of: edit) { folder throws(FileError) in try stage(edit, in: folder) } }
            for edit in edits {
                try inFolder(of: edit) { folder throws(FileError) in try put(edit, in: folder) }
                done.append(edit)
            }
        } catch {
            for edit in done.reversed() {
                try? inFolder(of: edit) { folder throws(FileError) in try takeBack(edit, in: folder) }
            }
            for edit in edits {
                try? inFolder(of: edit) { folder throws(FileError) in try discard(edit, in: folder) }
            }
            for folder in folders.reversed() { Disk.removeIfEmpty(folder) }
            throw error
        }
    }

    /// Removes what a killed run has left next to a file at a typed path. The lock of its folder must be held.
    package static func clean(_ path: String) throws(FileError) {
        let edit = Edit(path, from: nil, to: [])
        try clean(edit.folder, next: edit.name)
    }

    /// Removes what killed runs have left in some folders.
    package static func clean(_ folders: [InnerPath]) throws(FileError) {
        for folder in folders { try clean(folder, next: nil) }
    }

    /// - Parameter name: the name of a file; nil for all.
    private static func clean(_ place: InnerPath, next name: String?) throws(FileError) {
        for entry in Disk.entries(in: place) ?? [] where LoneFile.isStaged(entry.name) && entry.kind != .folder {
            let staged = StagedName(entry.name)
            guard name == nil || staged?.name == name, let folder = try OpenFolder(place) else { continue }
            if let staged, staged.isSave(in: folder) { _ = try Disk.exchange(entry.name, staged.name, in: folder) }
            try Disk.remove(entry.name, in: folder)
        }
    }

    // MARK: - One file

    private func check(_ edit: Edit, in folder: OpenFolder) throws(FileError) {
        guard let old = edit.old else {
            if try Disk.kind(edit.name, in: folder) != nil { throw exists(edit) }
            return
        }
        guard try Disk.compare(edit.name, in: folder, with: .bytes(old)) == .same else { throw changed(edit) }
    }

    private func stage(_ edit: Edit, in folder: OpenFolder) throws(FileError) {
        let mode = edit.old == nil ? nil : try Disk.mode(of: edit.name, in: folder)
        try Disk.create(edit.staged, in: folder, edit.new, mode: mode)
    }

    private func put(_ edit: Edit, in folder: OpenFolder) throws(FileError) {
        guard let old = edit.old else {
            guard try Disk.moveToFreeName(edit.staged, edit.name, in: folder) else { throw exists(edit) }
            return
        }
        guard try exchange(edit, putting: edit.new, for: old, in: folder) else { throw changed(edit) }
        // The change is made, even if the old file stays next to it: the next run removes that.
        try? Disk.remove(edit.staged, in: folder)
    }

    /// Removes what is next to the place, unless another program wrote it.
    private func discard(_ edit: Edit, in folder: OpenFolder) throws(FileError) {
        guard let bytes = content(of: edit.staged, in: folder)?.bytes else { return }
        if bytes == edit.old || edit.new.starts(with: bytes) { try Disk.remove(edit.staged, in: folder) }
    }

    /// Undoes `put`, unless another program has changed the file again.
    private func takeBack(_ edit: Edit, in folder: OpenFolder) throws(FileError) {
        guard let old = edit.old else {
            guard try Disk.moveToFreeName(edit.name, edit.staged, in: folder) else { return }
            if try Disk.compare(edit.staged, in: folder, with: .bytes(edit.new)) != .same {
                _ = try Disk.moveToFreeName(edit.staged, edit.name, in: folder)
            }
            return
        }
        try Disk.create(edit.staged, in: folder, old, mode: try Disk.mode(of: edit.name, in: folder))
        _ = try exchange(edit, putting: old, for: edit.new, in: folder)
    }

    /// Far more than an editor saves in the time of a call.
    private static let mostExchanges = 100

    /// Puts the staged file into its place if the place has what is expected there.
    ///
    /// - Returns: false if it has not. Then it has what was written there last, and the staged file is of no use.
    private func exchange(
        _ edit: Edit, putting new: [UInt8], for old: [UInt8], in folder: OpenFolder
    ) throws(FileError) -> Bool {
        guard try Disk.exchange(edit.staged, edit.name, in: folder) else {
            // The volume cannot do it: there is a moment between the comparison and the move.
            guard try Disk.compare(edit.name, in: folder, with: .bytes(old)) == .same else { return false }
            try Disk.move(edit.staged, to: edit.name, in: folder)
            return true
        }
        var (placed, cameOut) = (FileContent?.some(.bytes(new)), content(of: edit.staged, in: folder))
        if cameOut?.bytes == old { return true }
        for _ in 0..<Self.mostExchanges {
            let expected = placed
            placed = cameOut
            do throws(FileError) {
                guard try Disk.exchange(edit.staged, edit.name, in: folder) else { break }
            } catch {
                let reason = "\(error.reason); what was saved meanwhile is in '\(edit.staged)' next to it"
                throw FileError(path: edit.path, reason: reason)
            }
            cameOut = content(of: edit.staged, in: folder)
            // Else it was written once more meanwhile.
            if cameOut == expected { break }
        }
        return false
    }

    /// Nil for what is not a regular file.
    private func content(of name: String, in folder: OpenFolder) -> FileContent? {
        Disk.bytes(of: name, in: folder).map(FileContent.bytes)
    }

    private func changed(_ edit: Edit) -> FileError { FileError(path: edit.path, reason: Self.changedReason) }

    /// The reason of the fault where another program has changed a file.
    package static let changedReason = "has changed since it was read; run the command again"

    private func exists(_ edit: Edit) -> FileError { FileError(path: edit.path, reason: "exists already") }

    /// There are more folders than a program may have open: each is open only while something is done in it.
    private func inFolder(
        of edit: Edit, _ work: (OpenFolder) throws(FileError) -> Void
    ) throws(FileError) {
        guard let folder = try OpenFolder(edit.folder) else {
            throw FileError(path: edit.folder.text, reason: "no such file or directory")
        }
        try work(folder)
    }
}

/// The name of a new content next to its place: it says which bytes change places, so that a later run knows what a
/// killed one left there.
package struct StagedName: Hashable, Sendable {
    package let name: String
    /// The first eight bytes of the digests of the old bytes and of the new ones, in hexadecimal digits.
    private let old, new: String

    package init(_ name: String, from old: [UInt8]?, to new: [UInt8]) {
        (self.name, self.old, self.new) = (name, Self.digits(old ?? []), Self.digits(new))
    }

    /// Nil for another name.
    init?(_ text: String) {
        guard let parts = text.wholeMatch(of: /\.(.+)\.([0-9a-f]{16})-([0-9a-f]{16})\.[a-z-]+/)?.output else {
            return nil
        }
        (name, old, new) = (String(parts.1), String(parts.2), String(parts.3))
    }

    package var text: String { LoneFile.stagedName(of: "\(name).\(old)-\(new)"[...]) }

    /// Whether the file of this name is what another program saved right before the exchange, and the run was killed
    /// before it put that back.
    fileprivate func isSave(in folder: OpenFolder) -> Bool {
        guard let bytes = Disk.bytes(of: text, in: folder), let placed = Disk.bytes(of: name, in: folder)
        else { return false }
        return Self.digits(placed) == new && ![old, new].contains(Self.digits(bytes))
    }

    private static func digits(_ bytes: [UInt8]) -> String { String(Digest(of: bytes).description.prefix(16)) }
}

extension Disk {
    /// Nil for what is not a regular file, or cannot be read.
    fileprivate static func bytes(of name: String, in folder: OpenFolder) -> [UInt8]? {
        (try? read(name, in: folder, limit: 1 << 30)) ?? nil
    }

    /// Lets two entries of a folder change places in one step.
    ///
    /// - Returns: false where the system or the volume cannot do it.
    static func exchange(_ one: String, _ other: String, in folder: OpenFolder) throws(FileError) -> Bool {
        if unsafe CFileExchange_exchange(folder.descriptor, one, other) == 0 { return true }
        if cannotExchange { return false }
        throw failure(other, in: folder)
    }

    /// Moves an entry to a name that nothing has.
    ///
    /// - Returns: false if something has it.
    package static func moveToFreeName(
        _ path: String, _ target: String, in folder: OpenFolder
    ) throws(FileError) -> Bool {
        if unsafe CFileExchange_moveToFreeName(folder.descriptor, path, target) == 0 { return true }
        if errno == EEXIST { return false }
        guard cannotExchange else { throw failure(target, in: folder) }
        let descriptor = folder.descriptor
        if unsafe linkat(descriptor, path, descriptor, target, 0) == 0 {
            try remove(path, in: folder)
            return true
        }
        if errno == EEXIST { return false }
        // A folder, or a volume that has no links either: there is a moment between the look and the move.
        if try kind(target, in: folder) != nil { return false }
        try move(path, to: target, in: folder)
        return true
    }

    private static var cannotExchange: Bool { [ENOSYS, EINVAL, ENOTSUP, EOPNOTSUPP].contains(errno) }

    /// Gives a file the mode of another one; nothing where that is not there.
    package static func keepMode(of old: String, on new: String, in folder: OpenFolder) throws(FileError) {
        guard let mode = try mode(of: old, in: folder), try self.mode(of: new, in: folder) != mode else { return }
        guard unsafe fchmodat(folder.descriptor, new, mode_t(mode), 0) == 0 else { throw failure(new, in: folder) }
    }

    /// The bits of a file's mode that say who may do what with it; nil where there is no file.
    package static func mode(of path: String, in folder: OpenFolder? = nil) throws(FileError) -> UInt32? {
        try status(path, in: folder).flatMap { FileKind($0.st_mode) == .file ? UInt32($0.st_mode & 0o7777) : nil }
    }
}
