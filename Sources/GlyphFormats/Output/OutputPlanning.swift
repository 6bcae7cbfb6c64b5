internal import Markup

/// Plans what a build changes below its output, and finds what prevents it.
///
/// A file is ours if an earlier build listed it, or if it holds exactly the bytes to write. All else belongs to
/// another program or a person: it is changed only where `adopting` names it, and never followed or replaced where it
/// is a link.
struct OutputPlanning {
    private var view: OutputView
    private let files: [AssetFile]
    private let adopting: [String]
    private let record: OutputRecord?
    private let recorded: Set<String>
    private lazy var asked = Set(files.map(\.path))
    private var plan = OutputPlan(items: [], files: [])
    /// What this build's record lists.
    private var owned: [String] = []
    private var removals: Set<String> = []

    init(_ files: [AssetFile], in view: OutputView, record: OutputRecord?, adopting: [String]) {
        self.view = view
        self.files = files
        self.record = record
        self.adopting = adopting
        recorded = Set(record?.paths ?? [])
    }

    /// - Parameters:
    ///   - prune: whether files of earlier builds that are not among these are removed.
    ///   - manifest: the path of the manifest, for the record.
    consuming func result(prune: Bool, manifest: String?) throws(FileError) -> OutputPlan {
        plan.hasLostRecord = try hasLostRecord()
        // Thousands of files are written, or few.
        plan.items.reserveCapacity(files.count + 1)
        plan.files.reserveCapacity(files.count + 1)
        owned.reserveCapacity(files.count)
        for file in files { try add(file) }
        try addNamesakes()
        let isListed = recorded.count == owned.count && owned.allSatisfy(recorded.contains)
        let stale = isListed ? [] : (record?.paths ?? []).filter { !asked.contains($0) }
        if prune { try remove(stale) } else { owned += stale }
        plan.keepsStale = !owned.allSatisfy(asked.contains)
        let unclaimed = try unclaimed()
        // With a selection of glyphs it is not known which other files are needed.
        if prune { plan.unclaimed = unclaimed }
        let new = OutputRecord(paths: owned, manifest: manifest ?? record?.manifest, unclaimed: unclaimed)
        try addRecord(new, isListed: isListed)
        plan.items.sort { $0.path.precedesByBytes($1.path) }
        return plan
    }

    /// Is there no record, but a file that only a build writes?
    private mutating func hasLostRecord() throws(FileError) -> Bool {
        guard record == nil, !view.listedNames("").isEmpty else { return false }
        for file in files where file.sharing == nil {
            if try view.place(ofFolderAround: file.path) == .nothing { continue }
            if try view.compare(file) == .same { return true }
        }
        return false
    }

    private mutating func add(_ file: AssetFile) throws(FileError) {
        switch try view.place(ofFolderAround: file.path) {
        case .folder: break
        case .nothing: return note(.created, file)
        case .obstacle(let path, .link): return conflict(.link, at: path, file)
        case .obstacle(let path, _):
            throw FileError(path: view.absolute(path), reason: "blocks a folder that must be created")
        }
        switch try view.compare(file) {
        case .nothing: note(.created, file)
        case .same where file.isInput, .different where file.isInput: break
        case .link: conflict(.link, at: file.path, file)
        case .noFile: throw FileError(path: view.absolute(file.path), reason: "blocks a file that must be written")
        case .same where file.sharing != nil, .different where file.sharing != nil: merge(file)
        case .same: note(.unchanged, file)
        case .different: try replace(file)
        }
    }

    /// - Parameter file: in its place is one with another content.
    private mutating func replace(_ file: AssetFile) throws(FileError) {
        if file.keepsExisting {
            plan.kept.append(file.path)
            note(.unchanged, file, isOwned: recorded.contains(file.path))
        } else if recorded.contains(file.path) {
            note(.updated, file)
        } else if adopting.contains(where: file.isNamed) {
            note(.adopted, file)
            try removeCompanions(of: file)
        } else {
            conflict(.foreignFile, at: file.path, file)
            plan.conflicts[plan.conflicts.count - 1].companions = companions(of: file)
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
    private mutating func merge(_ file: AssetFile) {
        guard case .catalogFolder(let isNamespace)? = file.sharing else { return }
        let isOurs = recorded.contains(file.path)
        guard let bytes = view.contents(file.path), let current = CatalogFolder.isNamespace(bytes),
            let merged = CatalogFolder.merged(bytes, isNamespace: isNamespace)
        else { return conflict(.unreadable, at: file.path, file) }
        // It may contain assets of others: their names would change.
        if current != isNamespace && !isOurs { return conflict(.namespace(isNamespace: current), at: file.path, file) }
        var kept = file
        kept.bytes = merged
        let isOursAgain = plan.hasLostRecord && file.content.matches(bytes)
        note(merged == bytes ? .unchanged : .updated, kept, isOwned: isOurs || isOursAgain)
    }

    /// The other files of an asset that is not ours.
    private mutating func companions(of file: AssetFile) -> [String] {
        guard let folder = file.owner?.folder else { return [] }
        return view.files(in: folder).filter { !asked.contains($0) }
    }

    private mutating func removeCompanions(of file: AssetFile) throws(FileError) {
        for path in companions(of: file) { if try view.kind(path) == .file { addRemoval(of: path) } }
    }

    private mutating func addRemoval(of path: String) {
        if removals.insert(path).inserted { plan.items.append(OutputPlan.Item(path: path, change: .removed)) }
    }

    /// Assets of the same type and name elsewhere in the catalog: it is not known which one an app would get. And files of
    /// the same drawable, with which no app can be made.
    private mutating func addNamesakes() throws(FileError) {
        for (file, path) in try DrawableFile.namesakes(of: files, in: &view, recorded: recorded) {
            if adopting.contains(where: file.isNamed) {
                addRemoval(of: path)
            } else {
                conflict(.sameDrawable, at: path, file)
            }
        }
        for (file, folder) in try CatalogCensus.namesakes(of: files, in: &view, recorded: recorded) {
            let inside = view.files(in: folder)
            if adopting.contains(where: file.isNamed) {
                for path in inside { if try view.kind(path) == .file { addRemoval(of: path) } }
            } else {
                conflict(.sameName, at: folder + "/Contents.json", file)
                plan.conflicts[plan.conflicts.count - 1].companions = inside
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
            if view.files(in: folder).allSatisfy({ $0 == path || removed.contains($0) }) {
                removed.insert(path)
            } else {
                owned.append(path)
            }
        }
        for path in removed.sorted() { addRemoval(of: path) }
    }

    /// A link in a file's place was not put there by us.
    private mutating func isOurFile(_ path: String) throws(FileError) -> Bool {
        switch try view.place(ofFolderAround: path) {
        case .obstacle: return false
        case .nothing:
            plan.vacated.append(path)
            return false
        case .folder:
            let kind = try view.kind(path)
            if kind == nil { plan.vacated.append(path) }
            return kind == .file
        }
    }

    private mutating func unclaimed() throws(FileError) -> [String] {
        let known = plan.hasLostRecord ? Leftovers(of: files).found(in: view) : record?.unclaimed ?? []
        var unclaimed: [String] = []
        for path in known where !asked.contains(path) {
            if try view.kind(path) != nil { unclaimed.append(path) }
        }
        return unclaimed
    }

    /// - Parameter isListed: are the files of this build exactly those that the earlier record lists?
    private mutating func addRecord(_ record: OutputRecord, isListed: Bool) throws(FileError) {
        if files.isEmpty && recorded.isEmpty { return }
        if isListed, let earlier = self.record, earlier.manifest == record.manifest,
            earlier.unclaimed == record.unclaimed
        {
            plan.items.append(OutputPlan.Item(path: OutputRecord.path, change: .unchanged))
            return
        }
        let file = record.file
        switch try view.compare(file) {
        case .nothing: note(.created, file)
        case .same: note(.unchanged, file)
        case .different: note(.updated, file)
        case .link: conflict(.link, at: file.path, file)
        case .noFile: throw FileError(path: view.absolute(file.path), reason: "blocks a file that must be written")
        }
    }
}

extension String {
    /// Of a path: how many folders are around it.
    fileprivate var depth: Int { utf8.count { $0 == UInt8(ascii: "/") } }
}

extension Array {
    /// The elements for which a condition holds, and the others, each in their order.
    fileprivate func split(by isMeant: (Element) -> Bool) -> ([Element], [Element]) {
        (filter(isMeant), filter { !isMeant($0) })
    }
}
