internal import Markup

/// Plans the changes of a build below its output, and finds the conflicts that prevent them.
///
/// A file is ours if an earlier build listed it. All else belongs to another program or a person: it is changed only
/// where `adopting` names it, and never followed or replaced where it is a link. A file that was listed, is not needed
/// any more and has other bytes than a build wrote stays as it is.
///
/// A file that already has the bytes to write is not ours for that, since others may have written it: it is listed
/// only where a merge may have dropped its line. Without a record it is unclaimed: builds update it while it has the
/// bytes of a build, and none removes it.
struct OutputPlanning {
    private var view: OutputView
    private var files: [AssetFile]
    /// The indices of the files to write: of a new output all, and then they are not copied.
    private var written: [Int] = []
    private let adopting: [String]
    private let record: OutputRecord?
    /// The digests of the files that earlier builds wrote, by path.
    private let recorded: [String: UInt64?]
    /// The digests that unclaimed files had when the record was lost, by path.
    private let unclaimed: [String: UInt64?]
    private lazy var requestedPaths = Set(files.map(\.path))
    private var plan = OutputPlan(items: [], files: [])
    /// The files that this build's record lists.
    private var owned: [OutputRecord.File] = []
    /// The unclaimed files that have the bytes to write.
    private var equal: [OutputRecord.File] = []
    /// The indices of the files that others may have written as well, and that have the bytes to write.
    private var common: [Int] = []
    private var removals: Set<String> = []

    init(_ files: [AssetFile], in view: OutputView, record: OutputRecord?, adopting: [String]) {
        self.view = view
        self.files = files
        self.record = record
        self.adopting = adopting
        recorded = Self.digests(record?.files)
        unclaimed = Self.digests(record?.unclaimed)
    }

    private static func digests(_ files: [OutputRecord.File]?) -> [String: UInt64?] {
        Dictionary((files ?? []).map { ($0.path, $0.digest) }) { first, _ in first }
    }

    /// - Parameters:
    ///   - prune: whether files of earlier builds that are not among these are removed.
    ///   - owner: the manifest of the build; nil for a client of the library.
    consuming func makePlan(prune: Bool, owner: OutputOwner?) throws(FileError) -> OutputPlan {
        plan.hasLostRecord = try hasLostRecord()
        // Thousands of files are written, or few.
        plan.items.reserveCapacity(files.count + 1)
        owned.reserveCapacity(files.count)
        for index in files.indices { try add(index) }
        addCommon()
        plan.files = written.count == files.count ? files : written.map { files[$0] }
        if owner != nil { try addGitAttributes() }
        let count = owned.count
        let stale = recorded.isEmpty ? [] : (record?.files ?? []).filter { !requestedPaths.contains($0.path) }
        if prune {
            let removed = try remove(stale)
            // Who takes over all says that the output is of this manifest.
            if let record, !adopting.contains("*") { try owner?.check(removed, of: record, at: view.path) }
        } else {
            owned += stale
        }
        plan.keepsStale = owned.count > count
        try addNamesakes()
        let leftovers = try leftovers()
        // With a selection of glyphs it is not known which other files are needed.
        if prune { plan.unclaimed = leftovers.map(\.path) }
        let isListed = recorded.count == owned.count && owned.allSatisfy { recorded[$0.path] == $0.digest }
        // In its place: there may be a hundred thousand.
        owned.sort { $0.path.precedesByBytes($1.path) }
        let new = OutputRecord(
            files: owned, manifest: owner?.name(after: record, prune: prune) ?? record?.manifest,
            unclaimed: (leftovers + equal).sorted { $0.path.precedesByBytes($1.path) })
        try addRecord(new, isListed: isListed)
        plan.items.sort { $0.path.precedesByBytes($1.path) }
        return plan
    }

    /// Whether there is no record, but a file that only a build writes.
    private mutating func hasLostRecord() throws(FileError) -> Bool {
        guard record == nil, !view.listedNames("").isEmpty else { return false }
        for file in files where file.sharing == nil && !file.isCommon {
            if try view.place(ofFolderAround: file.path) == .nothing { continue }
            if try view.compare(file) == .same { return true }
        }
        return false
    }

    private mutating func add(_ index: Int) throws(FileError) {
        let file = files[index]
        switch try view.place(ofFolderAround: file.path) {
        case .folder: break
        case .nothing: return note(.created, index)
        case .obstacle(let path, .link): return conflict(.link, at: path, file)
        case .obstacle(let path, _):
            throw FileError(path: view.absolute(path), reason: "blocks a folder that must be created")
        }
        switch try view.compare(file) {
        case .nothing: note(.created, index)
        case .same where file.isInput, .different where file.isInput: break
        case .link: conflict(.link, at: file.path, file)
        case .noFile: throw FileError(path: view.absolute(file.path), reason: "blocks a file that must be written")
        case .same where file.sharing != nil, .different where file.sharing != nil: merge(index)
        case .same: try addEqual(index)
        case .different: try replace(index)
        }
    }

    /// - Parameter index: the index of a file in whose place is a file with another content.
    private mutating func replace(_ index: Int) throws(FileError) {
        let file = files[index]
        if file.keepsExisting {
            plan.kept.append(file.path)
            keep(file)
        } else if try isOurs(file.path) {
            note(.updated, index)
        } else if adopting.contains(where: file.isNamed) {
            note(.adopted, index)
            try removeCompanions(of: file)
        } else {
            conflict(.foreignFile, at: file.path, file)
            plan.conflicts[plan.conflicts.count - 1].companions = companions(of: file)
        }
    }

    /// Whether an earlier build listed the file, or it is unclaimed and still as a build would have written it when the
    /// record was lost.
    private func isOurs(_ path: String) throws(FileError) -> Bool {
        if recorded[path] != nil { return true }
        guard case .some(.some(let digest)) = unclaimed[path] else { return false }
        return try view.digest(path)?.first == digest
    }

    /// - Parameter index: the index of a file in whose place is one with the same content.
    private mutating func addEqual(_ index: Int) throws(FileError) {
        let file = files[index]
        if recorded[file.path] != nil {
            note(.unchanged, index)
        } else if adopting.contains(where: file.isNamed) {
            plan.items.append(OutputPlan.Item(path: file.path, change: .adopted))
            owned.append(OutputRecord.File(of: file))
        } else if file.isCommon {
            common.append(index)
        } else if record == nil || unclaimed[file.path] != nil {
            plan.items.append(OutputPlan.Item(path: file.path, change: .unchanged))
            equal.append(OutputRecord.File(of: file))
        } else {
            note(.unchanged, index, isOwned: try !view.isListedByOther(file.path))
        }
    }

    /// The file of an asset is ours, or unclaimed, as its pictures are: without them, it belongs to others.
    private mutating func addCommon() {
        guard !common.isEmpty else { return }
        let ownFolders = Set(owned.map { AssetPath.folder(of: $0.path) })
        let equalFolders = Set(equal.map { AssetPath.folder(of: $0.path) })
        for index in common {
            let folder = files[index].owner?.folder
            note(.unchanged, index, isOwned: folder.map(ownFolders.contains) ?? false)
            if let folder, equalFolders.contains(folder), !ownFolders.contains(folder) {
                equal.append(OutputRecord.File(of: files[index]))
            }
        }
    }

    private mutating func note(_ change: OutputPlan.Change, _ index: Int, isOwned: Bool = true) {
        let file = files[index]
        plan.items.append(OutputPlan.Item(path: file.path, change: change))
        if change != .unchanged { written.append(index) }
        if isOwned { owned.append(OutputRecord.File(of: file)) }
    }

    /// A file that stays as it is, though neither this build nor an earlier one wrote its content: it is listed as it
    /// was.
    private mutating func keep(_ file: AssetFile) {
        plan.items.append(OutputPlan.Item(path: file.path, change: .unchanged))
        if let digest = recorded[file.path] { owned.append(OutputRecord.File(path: file.path, digest: digest)) }
    }

    private mutating func conflict(_ reason: OutputConflict.Reason, at path: String, _ file: AssetFile) {
        plan.conflicts.append(OutputConflict(path: path, reason: reason, file: file))
    }

    /// Keeps the properties that others wrote into the file of a folder. It is ours only if a build made it.
    private mutating func merge(_ index: Int) {
        let file = files[index]
        guard case .catalogFolder(let isNamespace)? = file.sharing else { return }
        let isOurs = recorded[file.path] != nil
        guard let bytes = view.contents(file.path), let current = CatalogFolder.isNamespace(bytes),
            let merged = CatalogFolder.merged(bytes, isNamespace: isNamespace)
        else { return conflict(.unreadable, at: file.path, file) }
        // It may contain assets of others: their names would change.
        if current != isNamespace && !isOurs { return conflict(.namespace(isNamespace: current), at: file.path, file) }
        if merged == bytes, let digest = recorded[file.path], digest != nil { return keep(file) }
        files[index].bytes = merged
        note(merged == bytes ? .unchanged : .updated, index, isOwned: isOurs)
    }

    /// The other files of an asset that is not ours.
    private mutating func companions(of file: AssetFile) -> [String] {
        guard let folder = file.owner?.folder else { return [] }
        return view.files(in: folder).filter { !requestedPaths.contains($0) }
    }

    private mutating func removeCompanions(of file: AssetFile) throws(FileError) {
        for path in companions(of: file) { if try view.kind(path) == .file { addRemoval(of: path) } }
    }

    private mutating func addRemoval(of path: String) {
        if removals.insert(path).inserted { plan.items.append(OutputPlan.Item(path: path, change: .removed)) }
    }

    /// Assets of the same type and name elsewhere in the catalog: it is not known which one an app would get. And files
    /// of the same drawable, with which no app can be made.
    private mutating func addNamesakes() throws(FileError) {
        let ours = Set(recorded.keys).subtracting(plan.changed)
        for (file, path) in try DrawableFile.namesakes(of: files, in: &view, recorded: ours) {
            if adopting.contains(where: file.isNamed) {
                addRemoval(of: path)
            } else {
                conflict(.sameDrawable, at: path, file)
            }
        }
        for (file, folder) in try CatalogCensus.namesakes(of: files, in: &view, recorded: ours) {
            let inside = view.files(in: folder)
            if adopting.contains(where: file.isNamed) {
                for path in inside { if try view.kind(path) == .file { addRemoval(of: path) } }
            } else {
                conflict(.sameName, at: folder + "/Contents.json", file)
                plan.conflicts[plan.conflicts.count - 1].companions = inside
            }
        }
    }

    /// Removes the files that earlier builds wrote and this one does not need. The file of a catalog's folder stays
    /// while the folder holds anything else. What another output lists, too, is left to that.
    ///
    /// - Returns: the paths, sorted.
    private mutating func remove(_ stale: [OutputRecord.File]) throws(FileError) -> [String] {
        var removed: Set<String> = []
        let (folders, others) = stale.split { CatalogFolder.isFolderFile($0.path) }
        for file in others where try isOurFile(file.path) {
            if try view.isListedByOther(file.path) { continue }
            if try isAsWritten(file) { removed.insert(file.path) }
        }
        // Inner folders first: an outer one may hold nothing but inner ones.
        for file in folders.sorted(by: { $0.path.depth > $1.path.depth }) {
            guard try isOurFile(file.path) else { continue }
            let folder = String(file.path.dropLast("/Contents.json".count))
            if !view.files(in: folder).allSatisfy({ $0 == file.path || removed.contains($0) }) {
                owned.append(file)
            } else if try isAsWritten(file) {
                removed.insert(file.path)
            }
        }
        let paths = removed.sorted()
        for path in paths { addRemoval(of: path) }
        plan.changed = plan.changed.sortedByBytes
        return paths
    }

    /// Whether the file has the bytes that the record lists. Otherwise it stays, and stays listed.
    private mutating func isAsWritten(_ file: OutputRecord.File) throws(FileError) -> Bool {
        guard let digest = file.digest else { return true }
        if try view.digest(file.path)?.first == digest { return true }
        plan.changed.append(file.path)
        owned.append(file)
        return false
    }

    /// Whether a build may have written the file at the path. A link in its place was not put there by us.
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

    /// What this build does not write, and no record claims.
    private mutating func leftovers() throws(FileError) -> [OutputRecord.File] {
        let found = plan.hasLostRecord ? Leftovers(of: files).findLeftovers(in: view) : []
        let known = found.map { OutputRecord.File(path: $0) } + (record?.unclaimed ?? [])
        var left: [OutputRecord.File] = []
        for file in known where !requestedPaths.contains(file.path) {
            if try view.kind(file.path) != nil { left.append(file) }
        }
        return left
    }

    /// The file that keeps Git from changing line ends in the output. It is made with a new output, and stays listed as
    /// long as it is there: a person may change or remove it.
    private mutating func addGitAttributes() throws(FileError) {
        if files.isEmpty { return }
        let file = AssetFile(path: ".gitattributes", text: "* -text\n")
        if recorded[file.path] != nil {
            requestedPaths.insert(file.path)
            if try view.kind(file.path) == .file { keep(file) }
        } else if record == nil, view.isNew, view.isInGitWorkTree {
            plan.items.append(OutputPlan.Item(path: file.path, change: .created))
            plan.files.append(file)
            owned.append(OutputRecord.File(of: file))
        }
    }

    /// - Parameter isListed: whether the files of this build are exactly the files that the earlier record lists.
    private mutating func addRecord(_ record: OutputRecord, isListed: Bool) throws(FileError) {
        if files.isEmpty && recorded.isEmpty { return }
        if isListed, let earlier = self.record, earlier.manifest == record.manifest,
            earlier.unclaimed == record.unclaimed
        {
            plan.items.append(OutputPlan.Item(path: OutputRecord.path, change: .unchanged))
            return
        }
        let file = record.file
        func note(_ change: OutputPlan.Change) {
            plan.items.append(OutputPlan.Item(path: file.path, change: change))
            plan.record = change == .unchanged ? nil : file
        }
        switch try view.compare(file) {
        case .nothing: note(.created)
        case .same: note(.unchanged)
        case .different: note(.updated)
        case .link: conflict(.link, at: file.path, file)
        case .noFile: throw FileError(path: view.absolute(file.path), reason: "blocks a file that must be written")
        }
    }
}

extension String {
    /// The number of folders around a path.
    fileprivate var depth: Int { utf8.count { $0 == UInt8(ascii: "/") } }
}

extension Array {
    /// The elements for which a condition holds, and the others, each in their order.
    fileprivate func split(by isIncluded: (Element) -> Bool) -> ([Element], [Element]) {
        (filter(isIncluded), filter { !isIncluded($0) })
    }
}
