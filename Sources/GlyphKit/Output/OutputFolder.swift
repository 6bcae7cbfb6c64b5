/// The one stage that writes. It compares first, writes only what differs, and removes only what an
/// earlier build wrote.
///
/// New files are all written to a folder of their own beside the output's files first; only when every
/// one is whole do they move into place, each in one step. So an error leaves the output as it was, and a
/// run that is killed leaves whole files and that folder, which the next run clears away.
public struct OutputFolder: Sendable {
    public let path: String

    /// Where the manifest lies, seen from here; nil where it lies far away.
    private let manifest: String?

    /// - Parameters:
    ///   - path: an empty one is the current folder.
    ///   - manifest: the path of the manifest that is built. One output belongs to one manifest, else each
    ///     build would remove what the other wrote.
    public init(_ path: String, of manifest: String? = nil) {
        self.path = path.isEmpty ? "." : path
        self.manifest = manifest.flatMap { AssetPath.leading(to: $0, from: path) }
    }

    private static let staging = ".twinlight-new"
    /// A record of this size would list more files than a volume holds names for glyphs.
    private static let recordLimit = 64 << 20

    /// - Parameter prune: whether files of earlier builds that are not among `files` go. Under a
    ///   selection of glyphs they stay.
    public func plan(_ files: [AssetFile], prune: Bool) throws(FileError) -> OutputPlan {
        for file in files where !AssetPath.isSafe(file.path) {
            throw FileError(path: file.path, reason: "is no path below the output")
        }
        let earlier = try recorded()
        if let manifest, let other = earlier.manifest, other != manifest {
            throw FileError(
                path: path,
                reason: "holds what '\(other)' gave; give '\(manifest)' an output of its own, "
                    + "or remove '\(OutputRecord.path)' there if that manifest is gone")
        }
        let asked = Set(files.map(\.path))
        let stale = earlier.paths.filter { !asked.contains($0) }
        var plan = OutputPlan(items: [], files: [])
        let record = OutputRecord.file(listing: (prune ? [] : stale) + asked, manifest: manifest ?? earlier.manifest)
        for file in files + (files.isEmpty && earlier.paths.isEmpty ? [] : [record]) {
            let change = try change(of: file)
            plan.items.append(OutputPlan.Item(path: file.path, change: change))
            if change != .unchanged { plan.files.append(file) }
        }
        for path in stale where prune {
            guard try passesNoLink(path), let kind = try Disk.kind(absolute(path)) else { continue }
            if kind == .file || kind == .link {
                plan.items.append(OutputPlan.Item(path: path, change: .removed))
            }
        }
        plan.items.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        return plan
    }

    /// Carries the plan out: all or nothing as far as errors can be foreseen.
    public func write(_ plan: OutputPlan) throws(FileError) {
        try clearStaging()
        guard !plan.isClean else { return }
        try Disk.makeFolders(to: absolute(""))
        do throws(FileError) {
            try stage(plan.files)
            for item in plan.items where item.change == .removed { try remove(item.path) }
            try unstage(plan.files)
        } catch {
            try? clearStaging()
            throw error
        }
    }

    private func absolute(_ relative: String) -> String { path + "/" + relative }
    private func staged(_ index: Int) -> String { absolute(Self.staging) + "/\(index)" }

    private func recorded() throws(FileError) -> (paths: [String], manifest: String?) {
        let record = absolute(OutputRecord.path)
        guard try Disk.kind(record) == .file else { return ([], nil) }
        let bytes = try Disk.read(record, limit: Self.recordLimit)
        return (OutputRecord.paths(in: bytes), OutputRecord.manifest(in: bytes))
    }

    private func change(of file: AssetFile) throws(FileError) -> OutputPlan.Change {
        guard try passesNoLink(file.path) else { return .created }
        switch try Disk.kind(absolute(file.path)) {
        case nil: return .created
        case .file: return try Disk.holds(file.bytes, at: absolute(file.path)) ? .unchanged : .updated
        case .link: return .updated
        case .folder, .other:
            throw FileError(path: absolute(file.path), reason: "is in the way of a file to be written")
        }
    }

    /// Are all folders on the way there folders of the output itself?
    private func passesNoLink(_ path: String) throws(FileError) -> Bool {
        for folder in AssetPath.folders(of: path) where try Disk.kind(absolute(folder)) != .folder {
            return false
        }
        return true
    }

    private func stage(_ files: [AssetFile]) throws(FileError) {
        try Disk.makeFolder(absolute(Self.staging))
        for (index, file) in files.enumerated() { try Disk.create(staged(index), file.bytes) }
    }

    /// Moves the last one first, so that what is left of a killed run is always numbered from 0.
    private func unstage(_ files: [AssetFile]) throws(FileError) {
        for (index, file) in files.enumerated().reversed() {
            try makeFolders(of: file.path)
            try Disk.move(staged(index), to: absolute(file.path))
        }
        try clearStaging()
    }

    private func clearStaging() throws(FileError) {
        let folder = absolute(Self.staging)
        guard let kind = try Disk.kind(folder) else { return }
        guard kind == .folder else { return try Disk.remove(folder) }
        var index = 0
        while try Disk.kind(staged(index)) != nil {
            try Disk.remove(staged(index))
            index += 1
        }
        Disk.removeIfEmpty(folder)
    }

    /// A link that is in the way of a folder is replaced, never followed.
    private func makeFolders(of path: String) throws(FileError) {
        for folder in AssetPath.folders(of: path) {
            switch try Disk.kind(absolute(folder)) {
            case .folder: continue
            case .link: try Disk.remove(absolute(folder))
            case nil: break
            case .file, .other:
                throw FileError(path: absolute(folder), reason: "is in the way of a folder to be made")
            }
            try Disk.makeFolder(absolute(folder))
        }
    }

    private func remove(_ path: String) throws(FileError) {
        guard try passesNoLink(path) else { return }
        try Disk.remove(absolute(path))
        for folder in AssetPath.folders(of: path).reversed() { Disk.removeIfEmpty(absolute(folder)) }
    }
}
