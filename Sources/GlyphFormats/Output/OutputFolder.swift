package import Markup

/// The one stage that writes. It compares first, writes only what differs, and changes and removes only what an
/// earlier build wrote.
///
/// New files are first written to a staging folder in the output; only when every one is complete are they
/// moved into place, each in one step. So an error leaves the output as it was, and a run that is killed
/// leaves complete files and that folder, which the next run removes.
public struct OutputFolder: Sendable {
    package let path: String

    /// The path of the manifest relative to the output; nil where it is too far away.
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

    private var view: OutputView { OutputView(path: path) }

    /// - Parameters:
    ///   - prune: whether files of earlier builds that are not among `files` are removed. With a selection of glyphs
    ///     they stay.
    ///   - adopting: names of assets, or paths of files, that are taken over where somebody else's files are in
    ///     their place.
    package func plan(
        _ files: [AssetFile], prune: Bool, adopting: [String] = []
    ) throws(FileError) -> OutputPlan {
        for file in files where !AssetPath.isSafe(file.path) {
            throw FileError(path: file.path, reason: "is not a path below the output")
        }
        let record = try view.record()
        if let manifest, let other = record?.manifest, other != manifest {
            throw FileError(
                path: path,
                reason: "is the output of '\(other)'; give '\(manifest)' an output of its own, "
                    + "or remove '\(OutputRecord.path)' there if that manifest no longer exists")
        }
        return try OutputPlanning(files, in: view, record: record, adopting: adopting)
            .result(prune: prune, manifest: manifest)
    }

    /// Carries the plan out: all or nothing as far as errors can be foreseen.
    package func write(_ plan: OutputPlan) throws(FileError) {
        if let conflict = plan.conflicts.first {
            throw FileError(path: absolute(conflict.path), reason: "was not written by an earlier build")
        }
        try clearStaging()
        guard plan.hasChanges else { return }
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

    private func stage(_ files: [AssetFile]) throws(FileError) {
        try Disk.makeFolder(absolute(Self.staging))
        for (index, file) in files.enumerated() { try Disk.create(staged(index), file.bytes) }
    }

    /// Moves the last one first, so that the files left by a killed run are always numbered from 0.
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

    private func makeFolders(of path: String) throws(FileError) {
        for folder in AssetPath.folders(of: path) {
            switch try Disk.kind(absolute(folder)) {
            case .folder: continue
            case nil: break
            case .file, .link, .other:
                throw FileError(path: absolute(folder), reason: "blocks a folder that must be created")
            }
            try Disk.makeFolder(absolute(folder))
        }
    }

    private func remove(_ path: String) throws(FileError) {
        for folder in AssetPath.folders(of: path) where try view.kind(folder) != .folder { return }
        try Disk.remove(absolute(path))
        for folder in AssetPath.folders(of: path).reversed() { Disk.removeIfEmpty(absolute(folder)) }
    }
}
