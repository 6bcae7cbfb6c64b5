internal import GlyphModel
public import Markup

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
    private let owner: OutputOwner?

    /// - Parameters:
    ///   - path: an empty one is the current folder. It may lead through links; in the folder, they are an error.
    ///   - manifest: the path of the manifest that is built. One output belongs to one manifest, else each build would
    ///     remove the files of the other.
    public init(_ path: String, of manifest: String? = nil) {
        place = InnerPath("", in: path.isEmpty ? "." : path)
        owner = manifest.map { OutputOwner(manifest: $0, typed: path) }
    }

    /// The folder that a manifest names.
    ///
    /// - Parameters:
    ///   - output: the path in the manifest.
    ///   - manifest: the path of the manifest.
    package init(named output: String, by manifest: String) {
        place = InnerPath(output, in: FolderPath.parent(of: manifest), allowsParent: true)
        owner = OutputOwner(manifest: manifest, naming: output)
    }

    /// The path of the list of files that earlier builds wrote, below the folder: every build leaves one.
    package static var recordPath: String { OutputRecord.path }

    /// The folder of files that are on the way, below the output.
    static let stagePath = ".twinlight-new"

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
        if let record { try owner?.check(record, at: path) }
        return try OutputPlanning(files, in: view, record: record, adopting: adopting)
            .makePlan(prune: prune, owner: owner)
    }

    /// Lists files of others that are here as written by a build: from then on, builds change and remove them.
    ///
    /// - Parameter files: the files as they were read. One that is not like that any more is not listed.
    package func takeOver(_ files: [AssetFile]) throws(FileError) {
        try whileAlone { () throws(FileError) in
            let view = OutputView(try OpenFolder(place), at: path)
            let earlier = try view.record()
            var record = earlier ?? OutputRecord()
            try owner?.check(record, at: path)
            let known = record.paths
            for file in files where !known.contains(file.path) {
                if try view.compare(file) == .same { record.files.append(OutputRecord.File(of: file)) }
            }
            record.files.sort { $0.path.precedesByBytes($1.path) }
            // A record without a name may be of another manifest: the first build of all glyphs finds that out.
            record.manifest = owner?.name(after: earlier, prune: false) ?? record.manifest
            let change: OutputPlan.Change = earlier == nil ? .created : .updated
            var plan = OutputPlan(items: [OutputPlan.Item(path: OutputRecord.path, change: change)], files: [])
            plan.record = record.file
            try write(plan)
        }
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
        let stage = try OutputStage(in: root, for: plan)
        return plan.hasChanges ? stage : nil
    }

    private func publish(_ plan: OutputPlan, from stage: inout OutputStage) throws(FileError) {
        if let record = plan.record {
            for path in try stage.places(of: [record]) { try Disk.create(path, in: stage.output, record.bytes) }
        }
        // What came since the plan was made is not ours.
        try stage.checkNew()
        // Until then the record of the build before lists the removed files.
        try remove(plan.removals, in: stage.output, keeping: stage)
        do throws(FileError) { try stage.move(first: OutputRecord.path) } catch {
            if let record = plan.record { try? stage.restate(OutputRecord(record.bytes)) }
            throw error
        }
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

// MARK: - Planning and writing in one call

extension OutputFolder {
    /// Makes the folder hold these files, and keeps files of others: writes the files that differ, and removes files
    /// that an earlier call wrote and this one does not name. The record of them is the file `.twinlight` in the
    /// folder. Where another process writes to the folder, this waits for it.
    ///
    /// - Parameters:
    ///   - prune: whether files of earlier calls that are not among `files` are removed.
    ///   - adopting: names of assets, or paths of files, that are taken over where foreign files are in
    ///     their place.
    /// - Returns: the changes. Its `findings(in:)` hold warnings where the record was lost.
    /// - Throws: `foreign-file` and similar ids where a foreign file is in the place: nothing is written then.
    ///   `file-unwritable`, with the error of the system.
    @discardableResult
    public func write(
        _ files: [AssetFile], prune: Bool = true, adopting: [String] = []
    ) throws(Findings) -> OutputPlan {
        try whileAlone { () throws(Findings) -> OutputPlan in
            try writeAlone(files, prune: prune, adopting: adopting)
        }
    }

    private func writeAlone(
        _ files: [AssetFile], prune: Bool, adopting: [String]
    ) throws(Findings) -> OutputPlan {
        let plan = try Self.reporting { () throws(FileError) -> OutputPlan in
            try self.plan(files, prune: prune, adopting: adopting)
        }
        let findings = plan.findings(in: path)
        if findings.containErrors { throw findings }
        try Self.reporting { () throws(FileError) -> Void in try self.write(plan) }
        return plan
    }

    /// An error of the system becomes a finding.
    private static func reporting<Result>(_ work: () throws(FileError) -> Result) throws(Findings) -> Result {
        do throws(FileError) {
            return try work()
        } catch {
            throw Findings([
                Diagnostic(
                    .error, id: "file-unwritable", error.reason,
                    at: SourceFile.Location(path: error.path, line: 1, column: 1))
            ])
        }
    }

    /// Plans and writes while no other build does so in the same output: a plan holds only until the next write.
    ///
    /// - Parameter waiting: a function that is called once, when another build takes longer than a second.
    package func lock(waiting: () -> Void) -> FolderLock { FolderLock(place, waiting: waiting) }

    /// The same for some work.
    package func whileAlone<Result, Failure>(
        _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result { try FolderLock.hold(place, waiting: {}, work) }
}

// MARK: - Staging

/// New files on their way into an output: every one is complete before any is moved to its place.
///
/// A file of a folder that is not there yet is moved with that folder, in one step.
private struct OutputStage {
    let output: OpenFolder
    /// Its folder for files that are on the way.
    private let stage = OutputFolder.stagePath
    /// The units, each moved in one step, below the output: a file, or a new folder. In the stage, a unit has its
    /// number as a name.
    private var units: [(path: String, isNew: Bool, isMoved: Bool)] = []
    /// The paths of files that take the place of others.
    private let replaced: Set<String>
    private var places: [String: FolderPlace] = [:]

    private enum FolderPlace {
        case inOutput
        /// The folder is new: its path in the stage.
        case staged(String)
    }

    /// Removes the rest of a killed run.
    init(in output: OpenFolder, for plan: OutputPlan) throws(FileError) {
        self.output = output
        replaced = Set(plan.items.lazy.filter { [.updated, .adopted].contains($0.change) }.map(\.path))
        try clear()
    }

    /// Where some files go in the stage, in folders that are there then.
    mutating func places(of files: [AssetFile]) throws(FileError) -> [String] {
        try Disk.makeFolder(stage, in: output)
        return try files.map { file throws(FileError) in
            let (folder, name) = AssetPath.split(file.path)
            switch try place(of: folder) {
            case .inOutput: return addUnit(file.path)
            case .staged(let path): return FolderPath.inside(path, name)
            }
        }
    }

    /// Whether the folder is already in the output, and files move into it.
    func needs(_ folder: String) -> Bool { if case .inOutput? = places[folder] { true } else { false } }

    /// Moves everything to its place.
    ///
    /// - Parameter path: the path of a file that goes before all others.
    mutating func move(first path: String) throws(FileError) {
        for (index, unit) in units.enumerated() where unit.path == path { try move(index) }
        for (index, unit) in units.enumerated() where unit.path != path { try move(index) }
        try clear()
    }

    /// Fails if something is in the place of a unit that takes the place of nothing.
    func checkNew() throws(FileError) {
        for unit in units where unit.isNew {
            if try Disk.kind(unit.path, in: output) != nil { throw appeared(unit.path) }
        }
    }

    /// Writes a record once more, without what was not moved to its place.
    func restate(_ record: OutputRecord) throws(FileError) {
        var record = record
        let left = units.filter { !$0.isMoved }.map(\.path)
        record.files.removeAll { file in left.contains { file.path == $0 || file.path.hasPrefix($0 + "/") } }
        let path = "\(stage)/record"
        try Disk.create(path, in: output, record.file.bytes)
        try Disk.move(path, to: OutputRecord.path, in: output)
    }

    private func appeared(_ path: String) -> FileError {
        FileError(path: output.absolute(path), reason: "was created by another program meanwhile; build again")
    }

    func clear() throws(FileError) {
        guard let kind = try Disk.kind(stage, in: output) else { return }
        if kind == .folder { try Disk.removeFolder(stage, in: output) } else { try Disk.remove(stage, in: output) }
    }

    private mutating func move(_ index: Int) throws(FileError) {
        let (path, unit) = ("\(stage)/\(index)", units[index])
        if unit.isNew {
            guard try Disk.moveToFreeName(path, unit.path, in: output) else { throw appeared(unit.path) }
        } else {
            try Disk.keepMode(of: unit.path, on: path, in: output)
            try Disk.move(path, to: unit.path, in: output)
        }
        units[index].isMoved = true
    }

    /// Its path in the stage.
    private mutating func addUnit(_ path: String) -> String {
        units.append((path, !replaced.contains(path), false))
        return "\(stage)/\(units.count - 1)"
    }

    private mutating func place(of folder: String) throws(FileError) -> FolderPlace {
        if folder.isEmpty { return .inOutput }
        if let known = places[folder] { return known }
        let place = try foundPlace(of: folder)
        places[folder] = place
        return place
    }

    private mutating func foundPlace(of folder: String) throws(FileError) -> FolderPlace {
        let (outer, name) = AssetPath.split(folder)
        let path: String
        switch try place(of: outer) {
        case .staged(let around): path = around + "/" + name
        case .inOutput:
            switch try Disk.kind(folder, in: output) {
            case .folder:
                // So that this is found before anything is moved.
                try Disk.checkWritable(folder, in: output)
                return .inOutput
            case nil: path = addUnit(folder)
            case .file, .link, .other:
                throw FileError(path: output.absolute(folder), reason: "blocks a folder that must be created")
            }
        }
        try Disk.makeFolder(path, in: output)
        return .staged(path)
    }
}
