import GlyphCatalog
import Markup

/// Writes the files that fixes change: all of them, or none.
///
/// The content of each is written completely next to its place, before any of them takes its place: new files first,
/// so that a run that is killed leaves no file that names one which is not there. The next run removes what is left
/// next to the places. A folder is entered
/// part by part from the path that was typed, so that no link leads out of it.
struct FixedFiles {
    var files: [CatalogFixes.File]

    /// - Throws: the first fault. All is as it was then, unless the disk does not even allow that.
    func write() throws(FileError) {
        var folders: [String] = []
        var done: [CatalogFixes.File] = []
        do throws(FileError) {
            try clean()
            for file in files {
                folders += try Disk.makeFolders(place(of: file).parent)
                try check(file)
                try stage(file)
            }
            for file in files {
                if file.old == nil { try claim(file) }
                done.append(file)
                try put(file)
            }
        } catch {
            for file in done.reversed() { try? restore(file) }
            for file in files { try? unstage(file) }
            for folder in folders.reversed() { Disk.removeIfEmpty(folder) }
            throw error
        }
    }

    /// Removes what a killed run has left next to the places.
    private func clean() throws(FileError) {
        var cleaned: Set<String> = []
        for file in files {
            let parent = place(of: file).parent
            guard cleaned.insert(parent.text).inserted, let folder = try OpenFolder(parent) else { continue }
            for entry in Disk.entries(in: parent) ?? [] where LoneFile.isStaged(entry.name) && entry.kind != .folder {
                try Disk.remove(entry.name, in: folder)
            }
        }
    }

    /// Fails where the file is not as it was read.
    private func check(_ file: CatalogFixes.File) throws(FileError) {
        try inFolder(of: file) { folder, name throws(FileError) in
            if let old = file.old {
                if try Disk.compare(name, in: folder, with: .bytes(old)) == .same { return }
                throw FileError(path: file.path, reason: "has changed since it was read")
            }
            if try Disk.kind(name, in: folder) != nil { throw FileError(path: file.path, reason: "exists already") }
        }
    }

    private func stage(_ file: CatalogFixes.File) throws(FileError) {
        try inFolder(of: file) { folder, name throws(FileError) in
            try Disk.create(Self.staged(name), in: folder, file.new.bytes)
        }
    }

    private func unstage(_ file: CatalogFixes.File) throws(FileError) {
        try inFolder(of: file) { folder, name throws(FileError) in try Disk.remove(Self.staged(name), in: folder) }
    }

    /// Takes a name by an empty file, which fails if there is one already.
    private func claim(_ file: CatalogFixes.File) throws(FileError) {
        try inFolder(of: file) { folder, name throws(FileError) in try Disk.create(name, in: folder, []) }
    }

    private func put(_ file: CatalogFixes.File) throws(FileError) {
        try inFolder(of: file) { folder, name throws(FileError) in
            try Disk.move(Self.staged(name), to: name, in: folder)
        }
    }

    private func restore(_ file: CatalogFixes.File) throws(FileError) {
        try inFolder(of: file) { folder, name throws(FileError) in
            guard let old = file.old else { return try Disk.remove(name, in: folder) }
            try Disk.remove(Self.staged(name), in: folder)
            try Disk.create(Self.staged(name), in: folder, old)
            try Disk.move(Self.staged(name), to: name, in: folder)
        }
    }

    private static func staged(_ name: String) -> String { LoneFile.stagedName(of: name[...]) }

    private func place(of file: CatalogFixes.File) -> (parent: InnerPath, name: String) {
        let parent = file.inner.contains("/") ? FolderPath.parent(of: file.inner) : ""
        return (InnerPath(parent, in: file.root), FolderPath.last(of: file.inner))
    }

    /// A catalog has more folders than a program may have open: each is open only while something is done in it.
    private func inFolder(
        of file: CatalogFixes.File, _ work: (OpenFolder, String) throws(FileError) -> Void
    ) throws(FileError) {
        let (parent, name) = place(of: file)
        guard let folder = try OpenFolder(parent) else {
            throw FileError(path: parent.text, reason: "no such file or directory")
        }
        try work(folder, name)
    }
}
