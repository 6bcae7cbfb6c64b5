internal import Markup

/// Plans what a build changes below its output, and finds what prevents it.
///
/// A file is ours if an earlier build listed it, or if it holds exactly the bytes to write. All else belongs to
/// somebody: it is changed only where `adopting` names it, and never followed or replaced where it is a link.
struct OutputPlanning {
    private let view: OutputView
    private let files: [AssetFile]
    private let adopting: [String]
    private let record: OutputRecord?
    private let recorded: Set<String>
    private let asked: Set<String>
    private var plan = OutputPlan(items: [], files: [])
    /// What this build's record lists.
    private var owned: [String] = []
    private var removals: Set<String> = []
    /// Known to be folders: the files of an asset, and assets of a group, are in the same ones.
    private var folders: Set<String> = []

    init(_ files: [AssetFile], in view: OutputView, record: OutputRecord?, adopting: [String]) {
        self.view = view
        self.files = files
        self.record = record
        self.adopting = adopting
        recorded = Set(record?.paths ?? [])
        asked = Set(files.map(\.path))
    }

    /// - Parameters:
    ///   - prune: whether files of earlier builds that are not among these are removed.
    ///   - manifest: the path of the manifest, for the record.
    consuming func result(prune: Bool, manifest: String?) throws(FileError) -> OutputPlan {
        plan.hasLostRecord = try hasLostRecord()
        for file in files { try add(file) }
        try addNamesakes()
        let stale = (record?.paths ?? []).filter { !asked.contains($0) }
        if prune { try remove(stale) } else { owned += stale }
        let unclaimed = try unclaimed()
        // With a selection of glyphs it is not known which other files are needed.
        if prune { plan.unclaimed = unclaimed }
        try addRecord(OutputRecord(paths: owned, manifest: manifest ?? record?.manifest, unclaimed: unclaimed))
        plan.items.sort { $0.path.precedesByBytes($1.path) }
        return plan
    }

    /// Is there no record, but a file that only a build writes?
    private func hasLostRecord() throws(FileError) -> Bool {
        guard record == nil else { return false }
        for file in files where file.sharing == nil { if try view.holds(file) { return true } }
        return false
    }

    private mutating func add(_ file: AssetFile) throws(FileError) {
        if let (path, kind) = try obstacle(to: file.path) {
            if kind == .link { return conflict(.link, at: path, file) }
            throw FileError(path: view.absolute(path), reason: "blocks a folder that must be created")
        }
        switch try view.kind(file.path) {
        case nil: note(.created, file)
        case .link: conflict(.link, at: file.path, file)
        case .folder, .other:
            throw FileError(path: view.absolute(file.path), reason: "blocks a file that must be written")
        case .file:
            if case .catalogFolder(let isNamespace)? = file.sharing {
                merge(file, isNamespace: isNamespace)
            } else if try view.holds(file) {
                note(.unchanged, file)
            } else if file.keepsExisting {
                plan.kept.append(file.path)
                note(.unchanged, file, isOwned: recorded.contains(file.path))
            } else if recorded.contains(file.path) {
                note(.updated, file)
            } else if adopting.contains(where: file.isNamed) {
                note(.adopted, file)
                try removeCompanions(of: file)
            } else {
                conflict(.foreignFile, at: file.path, file)
                plan.conflicts[plan.conflicts.count - 1].companions = try companions(of: file)
            }
        }
    }

    private mutating func note(_ change: OutputPlan.Change, _ file: AssetFile, isOwned: Bool = true) {
        plan.items.append(OutputPlan.Item(path: file.path, change: change))
        if change != .unchanged { plan.files.append(file) }
        if isOwned { owned.append(file.path) }
    }

    private mutating func conflict(_ reason: OutputConflict.Reason, at path: String, _ file: AssetFile) {
        plan.conflicts.append(OutputConflict(path: path, reason: reason, file: file))
    }

    /// Keeps what others wrote into the file of a folder. It is ours only if a build made it.
    private mutating func merge(_ file: AssetFile, isNamespace: Bool) {
        let isOurs = recorded.contains(file.path)
        guard let bytes = view.contents(file.path), let current = CatalogFolder.isNamespace(bytes),
            let merged = CatalogFolder.merged(bytes, isNamespace: isNamespace)
        else { return conflict(.unreadable, at: file.path, file) }
        // It may contain assets of others: their names would change.
        if current != isNamespace && !isOurs { return conflict(.namespace(isNamespace: current), at: file.path, file) }
        var kept = file
        kept.bytes = merged
        let isOursAgain = plan.hasLostRecord && bytes == file.bytes
        note(merged == bytes ? .unchanged : .updated, kept, isOwned: isOurs || isOursAgain)
    }

    /// The other files of an asset that is somebody else's.
    private func companions(of file: AssetFile) throws(FileError) -> [String] {
        guard let folder = file.owner?.folder else { return [] }
        return try view.files(in: folder).filter { !asked.contains($0) }
    }

    private mutating func removeCompanions(of file: AssetFile) throws(FileError) {
        for path in try companions(of: file) { if try view.kind(path) == .file { addRemoval(of: path) } }
    }

    private mutating func addRemoval(of path: String) {
        if removals.insert(path).inserted { plan.items.append(OutputPlan.Item(path: path, change: .removed)) }
    }

    /// Assets of the same type and name elsewhere in the catalog: it is not known which one an app would get.
    private mutating func addNamesakes() throws(FileError) {
        for census in CatalogCensus.all(in: files) {
            for (file, folder) in try census.namesakes(in: view, recorded: recorded) {
                let inside = try view.files(in: folder)
                if adopting.contains(where: file.isNamed) {
                    for path in inside { if try view.kind(path) == .file { addRemoval(of: path) } }
                } else {
                    conflict(.sameName, at: folder + "/Contents.json", file)
                    plan.conflicts[plan.conflicts.count - 1].companions = inside
                }
            }
        }
    }

    /// Removes what earlier builds wrote and this one does not need. The file of a catalog's folder stays while the
    /// folder holds anything else.
    private mutating func remove(_ stale: [String]) throws(FileError) {
        var removed: Set<String> = []
        let (folders, others) = stale.sortedByBytes.split(by: CatalogFolder.isOne)
        for path in others { if try isOurFile(path) { removed.insert(path) } }
        // Inner folders first: an outer one may hold nothing but those.
        for path in folders.sorted(by: { $0.depth > $1.depth }) {
            guard try isOurFile(path) else { continue }
            let folder = String(path.dropLast("/Contents.json".count))
            if try view.files(in: folder).allSatisfy({ $0 == path || removed.contains($0) }) {
                removed.insert(path)
            } else {
                owned.append(path)
            }
        }
        for path in removed.sorted() { addRemoval(of: path) }
    }

    /// The outermost part of a path that should be a folder and is not: a link or a file.
    private mutating func obstacle(to path: String) throws(FileError) -> (path: String, kind: FileKind)? {
        for folder in AssetPath.folders(of: path) where !folders.contains(folder) {
            guard let kind = try view.kind(folder) else { return nil }
            if kind != .folder { return (folder, kind) }
            folders.insert(folder)
        }
        return nil
    }

    /// A link in a file's place was put there by somebody else.
    private mutating func isOurFile(_ path: String) throws(FileError) -> Bool {
        if try obstacle(to: path) != nil { return false }
        return try view.kind(path) == .file
    }

    private func unclaimed() throws(FileError) -> [String] {
        let known = plan.hasLostRecord ? try Leftovers(of: files).found(in: view) : record?.unclaimed ?? []
        var unclaimed: [String] = []
        for path in known where !asked.contains(path) {
            if try view.kind(path) != nil { unclaimed.append(path) }
        }
        return unclaimed
    }

    private mutating func addRecord(_ record: OutputRecord) throws(FileError) {
        if files.isEmpty && recorded.isEmpty { return }
        let file = record.file
        switch try view.kind(file.path) {
        case nil: note(.created, file)
        case .file: note(try view.holds(file) ? .unchanged : .updated, file)
        case .link, .folder, .other: conflict(.link, at: file.path, file)
        }
    }
}

extension String {
    /// Of a path: how many folders are around it.
    fileprivate var depth: Int { utf8.count { $0 == UInt8(ascii: "/") } }
}

extension Array {
    /// Those of which something holds, and the others, each in their order.
    fileprivate func split(by isMeant: (Element) -> Bool) -> ([Element], [Element]) {
        (filter(isMeant), filter { !isMeant($0) })
    }
}
