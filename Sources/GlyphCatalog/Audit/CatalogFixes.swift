package import GlyphManifest
package import Markup

/// The files of catalogs as fixes change them: in memory, until all of them are written together.
///
/// A fix is applied completely or not at all, and only below the paths that a person named. It edits files that are as
/// the audit read them, and makes new ones; a new one never takes the place of a file.
package struct CatalogFixes: Sendable {
    /// A file with its new content.
    package struct File: Hashable, Sendable {
        /// The path that a person named.
        package var root: String
        /// The path below it; no part is `..`.
        package var inner: String
        /// The bytes that it was read with; nil for a new file.
        package var old: [UInt8]?
        package var new: SourceFile

        package var path: String { new.path }
        package var edit: FileEdits.Edit { FileEdits.Edit(inner, below: root, from: old, to: new.bytes) }
    }

    /// An edit that was made.
    package struct Change: Sendable {
        package var rule: String
        package var edit: Fix.Edit
        /// The file before it; nil for a new file.
        package var before: SourceFile?
    }

    /// A fix that cannot be applied.
    package struct Refusal: Hashable, Sendable {
        package var rule: String
        package var path: String
        /// As the predicate of a message.
        package var reason: String
    }

    /// A fix that would leave a file that is not JSON.
    package struct BrokenFile: Error, Hashable, Sendable {
        package var path: String
    }

    private let roots: [String]
    private let disk: @Sendable (String) -> ManifestFolder
    private var changed: [String: File] = [:]

    /// - Parameters:
    ///   - roots: the paths that a person named, as findings begin with them.
    ///   - disk: the folder at such a path.
    package init(below roots: [String], disk: @escaping @Sendable (String) -> ManifestFolder = { .disk($0) }) {
        (self.roots, self.disk) = (roots, disk)
    }

    /// All files that differ from the disk, new ones first: no other file names one that is not there.
    package var files: [File] {
        let all = changed.keys.sortedByBytes.compactMap { changed[$0] }.filter { $0.new.bytes != $0.old }
        return all.filter { $0.old == nil } + all.filter { $0.old != nil }
    }

    /// The folders to lock for all changes: the outermost catalogs and folders of resources, else the named paths. So
    /// runs that name other folders around the same catalog wait for each other.
    package var lockedFolders: [String] {
        let folders = changed.values.map { file in
            var path = file.root
            for step in file.inner.split(separator: "/") {
                if path.hasSuffix(".xcassets") || FolderPath.last(of: path) == "res" { return path }
                path = FolderPath.below(path, String(step))
            }
            return file.root
        }
        return Set(folders).sortedByBytes
    }

    /// The folders around files, in which a killed run may have left something.
    package func folders(of paths: some Collection<String>) -> [InnerPath] {
        Set(paths.map(FolderPath.parent)).sortedByBytes.compactMap { path in
            if roots.contains(path) { return InnerPath("", in: path) }
            return place(of: path).map { InnerPath($0.inner, in: $0.root) }
        }
    }

    /// Applies fixes to what the last audit read.
    ///
    /// Of fixes that change the same bytes differently, the first one is applied, and the others are left for the next
    /// audit.
    ///
    /// - Parameter read: the digest of each file that a fix may edit when the audit read it.
    /// - Throws: if a fix would break a file.
    package mutating func apply(
        _ fixes: [(rule: String, fix: Fix)], read: [String: Digest]
    ) throws(BrokenFile) -> (changes: [Change], refusals: [Refusal]) {
        var (round, refusals) = (Round(), [Refusal]())
        for (rule, fix) in fixes {
            let new = fix.edits.filter { !round.has($0) }
            var (checked, refusal) = ([(edit: Fix.Edit, target: Target)](), Refusal?.none)
            for edit in new {
                switch target(of: edit, read, round) {
                case .success(let target): checked.append((edit, target))
                case .failure(let fault):
                    refusal = refusal ?? Refusal(rule: rule, path: edit.path, reason: fault.reason)
                }
            }
            if let refusal { refusals.append(refusal) } else if round.takes(checked) { round.add(checked, of: rule) }
        }
        for path in round.edits.keys.sortedByBytes {
            try change(path, round.edits[path] ?? [], round)
        }
        return (round.changes, refusals)
    }

    /// A folder with all changes.
    ///
    /// - Parameters:
    ///   - root: a path that a person named, or of a folder around it.
    ///   - notes: gets the digest of each file that a fix may edit, when it is read.
    package func folder(_ root: String, noting notes: ReadNotes) -> ManifestFolder {
        let (disk, changed) = (disk(root), changed)
        let added = changed.values.filter { $0.old == nil }.compactMap { Self.inner($0.path, of: root) }
        let base = added.isEmpty ? disk : disk.adding(added.sortedByBytes)
        return base.reading { inner, limit throws(Findings) in
            let path = FolderPath.below(root, inner)
            let file: SourceFile
            if let known = changed[path]?.new {
                file = known
                if file.bytes.count > limit {
                    let fault = "the file is larger than the limit of \(limit) bytes"
                    throw Findings([Diagnostic(.error, id: "file-limit", fault, at: file.location(at: 0))])
                }
            } else {
                file = try disk.read(inner, limit)
            }
            notes.note(file, at: path)
            return file
        }
    }

    // MARK: - One edit

    /// The file that an edit changes.
    private struct Target {
        let root: String
        let inner: String
        /// The text in which edits have their places; nil for a new file.
        let file: SourceFile?
        /// The byte order mark before the text, which stays. Places in XML are counted behind it.
        let mark: [UInt8]

        init(root: String, inner: String, file: SourceFile?) {
            (self.root, self.inner) = (root, inner)
            if let file, file.path.hasSuffix(".xml"), file.bytes.starts(with: SourceFile.byteOrderMark) {
                mark = SourceFile.byteOrderMark
                self.file = SourceFile(path: file.path, bytes: Array(file.bytes.dropFirst(mark.count)))
            } else {
                (mark, self.file) = ([], file)
            }
        }

        /// The bytes as they are in the file; nil for a new file.
        var bytes: [UInt8]? { file.map { mark + $0.bytes } }
    }

    private struct Fault: Error { var reason: String }

    private func target(
        of edit: Fix.Edit, _ read: [String: Digest], _ round: Round
    ) -> Result<Target, Fault> {
        guard let (root, inner) = place(of: edit.path) else {
            return .failure(Fault(reason: "is not below a path that was named"))
        }
        if let known = round.targets[edit.path] { return check(edit, known) }
        if let known = changed[edit.path] {
            return check(edit, Target(root: root, inner: inner, file: known.new))
        }
        if let link = Disk.link(in: InnerPath(inner, in: root)) {
            return .failure(Fault(reason: FileError.passing(link)))
        }
        let folder = disk(root)
        switch folder.kind(inner) {
        case nil: return check(edit, Target(root: root, inner: inner, file: nil))
        case .file:
            guard !edit.range.isEmpty || edit.range.lowerBound > 0 else { return .failure(Self.exists) }
            let source: SourceFile
            do throws(Findings) { source = try folder.read(inner, XMLLimits.manifest.bytes) } catch {
                let cause = error.diagnostics.first.map { ": " + $0.message } ?? ""
                return .failure(Fault(reason: "cannot be read" + cause))
            }
            guard Digest(of: source.bytes) == read[edit.path] else {
                return .failure(Fault(reason: "has changed since it was read"))
            }
            let target = Target(root: root, inner: inner, file: SourceFile(path: edit.path, bytes: source.bytes))
            if let file = target.file, edit.path.hasSuffix(".xml"),
                (try? XMLReader.read(file))?.source.bytes != file.bytes
            {
                return .failure(Fault(reason: "is not in UTF-8; save it as UTF-8"))
            }
            return check(edit, target)
        case .folder, .link, .other: return .failure(Self.exists)
        }
    }

    private static let exists = Fault(reason: "exists already")

    private func check(_ edit: Fix.Edit, _ target: Target) -> Result<Target, Fault> {
        if let file = target.file {
            if edit.range == 0..<0 { return .failure(Self.exists) }
            let isInside = edit.range.lowerBound >= 0 && edit.range.upperBound <= file.bytes.count
            return isInside ? .success(target) : .failure(Fault(reason: "has changed since it was read"))
        }
        return edit.range == 0..<0 ? .success(target) : .failure(Fault(reason: "does not exist"))
    }

    /// The path that a person named, and the rest; nil for a path that is not below one.
    private func place(of path: String) -> (root: String, inner: String)? {
        for root in roots.sorted(by: { $0.utf8.count > $1.utf8.count }) {
            if let inner = Self.inner(path, of: root) { return (root, inner) }
        }
        return nil
    }

    /// The rest of a path behind a folder; nil for a path that is not below it.
    private static func inner(_ path: String, of root: String) -> String? {
        guard let inner = FolderPath.inner(path, of: root) else { return nil }
        let steps = inner.split(separator: "/", omittingEmptySubsequences: false)
        return steps.contains { ["", ".", ".."].contains($0) } ? nil : inner
    }

    private mutating func change(_ path: String, _ edits: [Fix.Edit], _ round: Round) throws(BrokenFile) {
        guard let target = round.targets[path] else { return }
        let before = target.file ?? SourceFile(path: path, bytes: [])
        let new = SourceFile(path: path, bytes: target.mark + before.making(edits).bytes)
        if path.hasSuffix("/Contents.json"), (try? JSONReader.read(new, limits: .catalog)) == nil {
            throw BrokenFile(path: path)
        }
        if path.hasSuffix(".xml"), (try? XMLReader.read(new)) == nil { throw BrokenFile(path: path) }
        let old = changed[path].map(\.old) ?? target.bytes
        changed[path] = File(root: target.root, inner: target.inner, old: old, new: new)
    }

    // MARK: - One round

    /// The edits that are made at the same time, of files as one audit read them.
    private struct Round {
        private(set) var edits: [String: [Fix.Edit]] = [:]
        private(set) var targets: [String: Target] = [:]
        /// In the order of the fixes.
        private(set) var changes: [Change] = []
        private var known: Set<Fix.Edit> = []
        private var ranges: [String: EditedRanges] = [:]

        func has(_ edit: Fix.Edit) -> Bool { known.contains(edit) }

        /// Whether edits can be made together with all others.
        func takes(_ new: [(edit: Fix.Edit, target: Target)]) -> Bool {
            new.allSatisfy { edit, target in
                guard let ranges = ranges[edit.path] else { return true }
                return target.file != nil && ranges.leaves(edit.range)
            }
        }

        mutating func add(_ new: [(edit: Fix.Edit, target: Target)], of rule: String) {
            for (edit, target) in new {
                edits[edit.path, default: []].append(edit)
                known.insert(edit)
                ranges[edit.path, default: EditedRanges()].insert(edit.range)
                targets[edit.path] = target
                changes.append(Change(rule: rule, edit: edit, before: target.file))
            }
        }
    }
}

/// The ranges of a file that edits change at the same time, in order. A file may have thousands of edits.
private struct EditedRanges {
    private var sorted: [Range<Int>] = []

    /// The number of ranges that begin before an offset.
    private func count(before offset: Int) -> Int {
        var (low, high) = (0, sorted.count)
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle].lowerBound < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Whether no other range is at the place of a new one, or around it.
    func leaves(_ range: Range<Int>) -> Bool {
        let index = count(before: range.lowerBound)
        if index > 0, sorted[index - 1].upperBound > range.lowerBound { return false }
        guard index < sorted.count else { return true }
        let next = sorted[index]
        return next.lowerBound > range.lowerBound && next.lowerBound >= range.upperBound
    }

    mutating func insert(_ range: Range<Int>) { sorted.insert(range, at: count(before: range.lowerBound)) }
}

/// Collects the digests of the files that an audit reads and a fix may edit, from any thread: each `Contents.json`,
/// each SVG, and the drawables of Android apps.
package struct ReadNotes: Sendable {
    private let digests: AsyncStream<(path: String, digest: Digest)>
    private let noted: AsyncStream<(path: String, digest: Digest)>.Continuation

    package init() { (digests, noted) = AsyncStream.makeStream() }

    /// - Parameter path: the path that findings about the file have.
    func note(_ file: SourceFile, at path: String) {
        guard path.hasSuffix("/Contents.json") || path.lowercased().hasSuffix(".svg") || path.hasSuffix(".xml")
        else { return }
        _ = noted.yield((path, Digest(of: file.bytes)))
    }

    /// All of them, when nothing is read any more: of each path the last.
    package func all() async -> [String: Digest] {
        noted.finish()
        var all: [String: Digest] = [:]
        for await (path, digest) in digests { all[path] = digest }
        return all
    }
}
