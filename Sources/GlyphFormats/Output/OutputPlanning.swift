internal import Markup

/// Plans the changes of a build below its output, and finds the conflicts that prevent them.
///
/// A file is ours if an earlier build listed it, or if it holds exactly the bytes to write. All else belongs to
/// another program or a person: it is changed only where `adopting` names it, and never followed or replaced where it
/// is a link. A file that was listed, is not needed any more and has other bytes than a build wrote stays as it is.
struct OutputPlanning {
    private var view: OutputView
    private var files: [AssetFile]
    /// The indices of the files to write: of a new output all, and then they are not copied.
    private var written: [Int] = []
    private let adopting: [String]
    private let record: OutputRecord?
    /// The digests of the files that earlier builds wrote, by path.
    private let recorded: [String: UInt64?]
    private lazy var requestedPaths = Set(files.map(\.path))
    private var plan = OutputPlan(items: [], files: [])
    /// The files that this build's record lists.
    private var owned: [OutputRecord.File] = []
    private var removals: Set<String> = []

    init(_ files: [AssetFile], in view: OutputView, record: OutputRecord?, adopting: [String]) {
        self.view = view
        self.files = files
        self.record = record
        self.adopting = adopting
        recorded = Dictionary((record?.files ?? []).map { ($0.path, $0.digest) }) { first, _ in first }
    }

    /// - Parameters:
    ///   - prune: whether files of earlier builds that are not among these are removed.
    ///   - manifest: the path of the manifest, for the record.
    consuming func makePlan(prune: Bool, manifest: String?) throws(FileError) -> OutputPlan {
        plan.hasLostRecord = try hasLostRecord()
        // Thousands of files are written, or few.
        plan.items.reserveCapacity(files.count + 1)
        owned.reserveCapacity(files.count)
        for index in files.indices { try add(index) }
        plan.files = written.count == files.count ? files : written.map { files[$0] }
        let count = owned.count
        let stale = recorded.isEmpty ? [] : (record?.files ?? []).filter { !requestedPaths.contains($0.path) }
        if prune { try remove(stale) } else { owned += stale }
        plan.keepsStale = owned.count > count
        try addNamesakes()
        let unclaimed = try unclaimed()
        // With a selection of glyphs it is not known which other files are needed.
        if prune { plan.unclaimed = unclaimed }
        let isListed = recorded.count == owned.count && owned.allSatisfy { recorded[$0.path] == $0.digest }
        // In its place: there may be a hundred thousand.
        owned.sort { $0.path.precedesByBytes($1.path) }
        let new = OutputRecord(files: owned, manifest: manifest ?? record?.manifest, unclaimed: unclaimed)
        try addRecord(new, isListed: isListed)
        plan.items.sort { $0.path.precedesByBytes($1.path) }
        return plan
    }

    /// Whether there is no record, but a file that only a build writes.
    private mutating func hasLostRecord() throws(FileError) -> Bool {
        guard record == nil, !view.listedNames("").isEmpty else { return false }
        for file in files where file.sharing == nil {
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
        case .same: note(.unchanged, index)
        case .different: try replace(index)
        }
    }

    /// - Parameter index: the index of a file in whose place is a file with another content.
    private mutating func replace(_ index: Int) throws(FileError) {
        let file = files[index]
        if file.keepsExisting {
            plan.kept.append(file.path)
            keep(file)
        } else if recorded[file.path] != nil {
            note(.updated, index)
        } else if adopting.contains(where: file.isNamed) {
            note(.adopted, index)
            try removeCompanions(of: file)
        } else {
            conflict(.foreignFile, at: file.path, file)
            plan.conflicts[plan.conflicts.count - 1].companions = companions(of: file)
        }
    }

    private mutating func note(_ change: OutputPlan.Change, _ index: Int, isOwned: Bool = true) {
        let file = files[index]
        plan.items.append(OutputPlan.Item(path: file.path, change: change))
        if change != .unchanged { written.append(index) }
        if isOwned { owned.append(OutputRecord.File(path: file.path, digest: file.content.digest.first)) }
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
        let isOursAgain = plan.hasLostRecord && file.content.matches(bytes)
        if merged == bytes, let digest = recorded[file.path], digest != nil { return keep(file) }
        files[index].bytes = merged
        note(merged == bytes ? .unchanged : .updated, index, isOwned: isOurs || isOursAgain)
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
    /// while the folder holds anything else.
    private mutating func remove(_ stale: [OutputRecord.File]) throws(FileError) {
        var removed: Set<String> = []
        let (folders, others) = stale.split { CatalogFolder.isFolderFile($0.path) }
        for file in others where try isOurFile(file.path) {
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
        for path in removed.sorted() { addRemoval(of: path) }
        plan.changed = plan.changed.sortedByBytes
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

    private mutating func unclaimed() throws(FileError) -> [String] {
        let known = plan.hasLostRecord ? Leftovers(of: files).findLeftovers(in: view) : record?.unclaimed ?? []
        var unclaimed: [String] = []
        for path in known where !requestedPaths.contains(path) {
            if try view.kind(path) != nil { unclaimed.append(path) }
        }
        return unclaimed
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

// MARK: - Assets of others, and of earlier builds

/// Finds the assets of others in a catalog on disk that have the type and the name of one of ours.
private struct CatalogCensus {
    /// The path of the catalog, with a `/` at its end.
    private let root: String
    private let files: [AssetFile]
    /// Ours, by type and full name: `.imageset Actions/lock`. Each is the number of its first file. Nil until a folder
    /// is found that is not ours.
    private var own: [String: Int]?
    private var folders: Set<String> = []

    /// Far deeper than any catalog made by people.
    private static let depthLimit = 32

    /// Each of our assets that has a namesake, with the folder of that one.
    ///
    /// - Parameter recorded: the files of earlier builds, which are not namesakes of the files that replace them.
    static func namesakes(
        of files: [AssetFile], in view: inout OutputView, recorded: Set<String>
    ) throws(FileError) -> [(file: AssetFile, folder: String)] {
        var found: [(file: AssetFile, folder: String)] = []
        for root in roots(in: files) where try view.place(of: root) == .folder {
            var census = CatalogCensus(root: root, files: files)
            found += try census.namesakes(in: &view, root, space: "", depth: 0)
        }
        return found.filter { !recorded.contains($0.folder + "/Contents.json") }
    }

    /// The folder of each catalog that files go to.
    private static func roots(in files: [AssetFile]) -> [String] {
        files.indices.lazy.filter { files[$0].sharing != nil && files[$0].path.hasSuffix(".xcassets/Contents.json") }
            .map { AssetPath.folder(of: files[$0].path) }
    }

    private init(root: String, files: [AssetFile]) {
        (self.root, self.files) = (root + "/", files)
        var last: String?
        for index in files.indices {
            // An asset's files follow each other.
            guard let folder = files[index].owner?.folder, folder != last, folder.hasPrefix(self.root) else { continue }
            last = folder
            folders.insert(folder)
        }
    }

    /// Ours of a type and a full name.
    private mutating func own(_ key: String) -> Int? {
        if let known = own { return known[key] }
        var found: [String: Int] = [:]
        for index in files.indices {
            guard let owner = files[index].owner, let folder = owner.folder, folder.hasPrefix(root) else { continue }
            let key = AssetPath.ending(of: folder) + " " + owner.name
            if found[key] == nil { found[key] = index }
        }
        own = found
        return found[key]
    }

    private mutating func namesakes(
        in view: inout OutputView, _ folder: String, space: String, depth: Int
    ) throws(FileError) -> [(file: AssetFile, folder: String)] {
        guard depth < Self.depthLimit else { return [] }
        var found: [(file: AssetFile, folder: String)] = []
        let others = view.listedNames(folder).filter { !folders.contains(folder + "/" + $0) }
        for name in others.sortedByBytes {
            let path = folder + "/" + name
            guard try view.place(of: path) == .folder else { continue }
            let ending = AssetPath.ending(of: path)
            // A group.
            if ending.isEmpty {
                let isNamespace = view.contents(path + "/Contents.json").flatMap(CatalogFolder.isNamespace) ?? false
                found += try namesakes(
                    in: &view, path, space: isNamespace ? space + name + "/" : space, depth: depth + 1)
            } else if let index = own(ending + " " + space + name.dropLast(ending.count)) {
                found.append((files[index], path))
            }
        }
        return found
    }
}

/// Files, and folders of assets, that an earlier build may have written, for an output whose record was lost: the ones
/// that are where this build writes its assets, have the extension of one, and are not among them.
private struct Leftovers {
    private let planned: Set<String>
    /// The folders of the assets of this build: a file in one of them is checked by itself.
    private let folders: Set<String>
    /// The outermost folders of assets, each with the extensions of the assets in it.
    private let endings: [String: Set<String>]

    init(of files: [AssetFile]) {
        planned = Set(files.map(\.path))
        folders = Set(files.compactMap(\.owner?.folder))
        var endings: [String: Set<String>] = [:]
        for file in files {
            guard let owner = file.owner, let root = file.path.split(separator: "/").first, file.path.contains("/")
            else { continue }
            endings[String(root), default: []].insert(AssetPath.ending(of: owner.folder ?? file.path))
        }
        self.endings = endings
    }

    func findLeftovers(in view: OutputView) -> [String] {
        var (found, seen): ([String], Set<String>) = ([], [])
        for root in endings.keys.sorted() {
            for path in view.files(in: root) where !planned.contains(path) {
                // The files of an asset's own folder belong to the asset.
                let names = AssetPath.folders(of: path) + [path]
                let asset = names.first { endings[root]?.contains(AssetPath.ending(of: $0)) ?? false }
                guard let asset else { continue }
                let leftover = folders.contains(asset) ? path : asset
                if seen.insert(leftover).inserted { found.append(leftover) }
            }
        }
        return found
    }
}
