internal import GlyphModel
package import Markup

/// The one stage that writes. It compares first, writes only differences, and changes and removes only files that an
/// earlier build wrote.
///
/// New files are first written to a staging folder in the output; only when every one is complete are they
/// moved into place, the record of them first. So an error leaves the output as it was, and a run that is killed
/// leaves complete files that the record lists, and that folder, which the next run removes.
public struct OutputFolder: Sendable {
    /// A path that a manifest names may not pass through links below the manifest's folder; a path that was typed may.
    package let place: InnerPath
    package var path: String { place.text }

    /// The path of the list of files that earlier builds wrote, below the folder: every build leaves one.
    package static var recordPath: String { OutputRecord.path }

    /// The folders around some files below an output, sorted.
    package static func folders(around paths: [String]) -> [String] {
        var (folders, known, last): ([String], Set<String>, Substring) = ([], [], "")
        for path in paths {
            // Most files are in the folder of the one before.
            guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), path[..<slash] != last else { continue }
            last = path[..<slash]
            folders += AssetPath.folders(of: path).filter { known.insert($0).inserted }
        }
        return folders.sortedByBytes
    }

    /// The path of the manifest relative to the output; nil where it is too far away.
    private let manifest: String?

    /// - Parameters:
    ///   - path: an empty one is the current folder. It may lead through links; in the folder, they are an error.
    ///   - manifest: the path of the manifest that is built. One output belongs to one manifest, else each build would
    ///     remove the files of the other.
    public init(_ path: String, of manifest: String? = nil) {
        self.init(InnerPath("", in: path.isEmpty ? "." : path), of: manifest)
    }

    /// A folder that a manifest names.
    package init(_ place: InnerPath, of manifest: String?) {
        self.place = place
        self.manifest = manifest.flatMap { AssetPath.leading(to: $0, from: place.text) }
    }

    /// - Parameters:
    ///   - prune: whether files of earlier builds that are not among `files` are removed. With a selection of glyphs
    ///     they stay.
    ///   - adopting: names of assets, or paths of files, that are taken over where foreign files are in
    ///     their place.
    package func plan(
        _ files: [AssetFile], prune: Bool, adopting: [String] = []
    ) throws(FileError) -> OutputPlan {
        for file in files where !AssetPath.isSafe(file.path) {
            let most = PortableName.mostBytes
            let isLong = file.path.split(separator: "/").contains { $0.utf8.count > most }
            throw FileError(
                path: file.path,
                reason: isLong ? "has a name of more than \(most) bytes" : "is not a path below the output")
        }
        let view = OutputView(try OpenFolder(place), at: path)
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
    ///
    /// - Precondition: the bytes of all files are known.
    package func write(_ plan: OutputPlan) throws(FileError) {
        guard var stage = try stage(for: plan) else { return }
        do throws(FileError) {
            for (path, file) in zip(try stage.places(of: plan.files), plan.files) {
                try Disk.create(path, in: stage.output, file.bytes)
            }
            try publish(plan, from: &stage)
        } catch {
            try? stage.clear()
            throw error
        }
    }

    /// The same of files that may only be named. They are written some at a time.
    ///
    /// - Parameters:
    ///   - jobs: the number of files that are written at the same time.
    ///   - contents: the bytes of some files; nil for a file that is not as it was when the plan was made.
    /// - Returns: the paths of such files. Then nothing was written.
    package func write(
        _ plan: OutputPlan, jobs: Int, contents: ([AssetFile]) async -> [[UInt8]?]
    ) async throws(FileError) -> [String] {
        guard var stage = try stage(for: plan) else { return [] }
        do throws(FileError) {
            let lost = try await add(plan.files, to: &stage, jobs: jobs, contents)
            if lost.isEmpty { try publish(plan, from: &stage) } else { try stage.clear() }
            return lost
        } catch {
            try? stage.clear()
            throw error
        }
    }

    /// How many bytes are in memory at the same time.
    private static let mostBytes = 2 << 20

    private func add(
        _ files: [AssetFile], to stage: inout OutputStage, jobs: Int, _ contents: ([AssetFile]) async -> [[UInt8]?]
    ) async throws(FileError) -> [String] {
        var (lost, rest): ([String], _) = ([], files[...])
        while !rest.isEmpty {
            var size = 0
            let some = rest.prefix { file in
                defer { size += file.size }
                return size < Self.mostBytes
            }
            rest = rest.dropFirst(some.count)
            let found = await contents(Array(some))
            lost += zip(some, found).filter { $1 == nil }.map(\.0.path)
            if !lost.isEmpty { continue }
            let output = stage.output
            let places = zip(try stage.places(of: Array(some)), found).map { (path: $0, bytes: $1 ?? []) }
            let faults = await places.concurrentMap(jobs: jobs) { place -> FileError? in
                do throws(FileError) {
                    try Disk.create(place.path, in: output, place.bytes)
                    return nil
                } catch {
                    return error
                }
            }
            if let fault = faults.lazy.compactMap({ $0 }).first { throw fault }
            if faults.count < places.count {
                throw FileError(path: path, reason: "was not written: the build was cancelled")
            }
        }
        return lost
    }

    /// Nil where there is nothing to do.
    private func stage(for plan: OutputPlan) throws(FileError) -> OutputStage? {
        if let conflict = plan.conflicts.first {
            throw FileError(path: path + "/" + conflict.path, reason: "was not written by an earlier build")
        }
        if plan.hasChanges { try Disk.makeFolders(place) }
        guard let root = try OpenFolder(place) else {
            if plan.hasChanges { throw FileError(path: path, reason: "is not a folder") }
            return nil
        }
        let stage = try OutputStage(in: root)
        return plan.hasChanges ? stage : nil
    }

    private func publish(_ plan: OutputPlan, from stage: inout OutputStage) throws(FileError) {
        if let record = plan.record {
            for path in try stage.places(of: [record]) { try Disk.create(path, in: stage.output, record.bytes) }
        }
        // Until then the record of the build before lists the removed files.
        try remove(plan.removals, in: stage.output, keeping: stage)
        try stage.move(first: OutputRecord.path)
    }

    /// A folder goes with the last file in it, unless others are on their way to it.
    private func remove(_ paths: [String], in root: OpenFolder, keeping stage: OutputStage) throws(FileError) {
        var view = OutputView(root, at: path)
        for (index, path) in paths.enumerated() {
            if case .obstacle = try view.place(ofFolderAround: path) { continue }
            try Disk.remove(path, in: root)
            let next = index + 1 < paths.count ? paths[index + 1] : ""
            for folder in AssetPath.folders(of: path).reversed() where !next.hasPrefix(folder + "/") {
                if stage.needs(folder) { break }
                Disk.removeIfEmpty(folder, in: root)
            }
        }
    }
}
