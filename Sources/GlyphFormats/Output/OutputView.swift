internal import Markup

/// The files below an output, read only. The place of a folder is read once.
struct OutputView {
    /// Nil where there is none yet.
    private let root: OpenFolder?
    private let prefix: String
    private var places: [String: FolderPlace] = [:]
    private var listings: [String: [String: FileKind]] = [:]
    /// The paths that the record of an output in a folder lists, below that folder; empty where it has none.
    private var inner: [String: Set<String>] = [:]
    /// The records of outputs around this one, each with the path from there to here.
    private lazy var outer = outerRecords()
    /// A record of this size would list more files than a volume holds names for glyphs.
    private static let recordLimit = 64 << 20
    /// The largest size of one file of ours.
    private static let fileLimit = 256 << 20
    /// The largest size of one `Contents.json`.
    static let contentsLimit = 1 << 20

    /// The kind of entry in the place of a folder.
    enum FolderPlace: Hashable {
        case folder, nothing
        /// A link or a file, in the place of this folder or of one around it.
        case obstacle(String, FileKind)
    }

    /// - Parameter path: the path of the folder, which need not be there.
    init(_ root: OpenFolder?, at path: String) {
        self.root = root
        prefix = path + "/"
    }

    func absolute(_ relative: String) -> String { prefix + relative }

    /// The path of the folder.
    var path: String { String(prefix.dropLast()) }

    func kind(_ relative: String) throws(FileError) -> FileKind? {
        guard let root else { return nil }
        return try Disk.kind(relative, in: root)
    }

    func compare(_ file: AssetFile) throws(FileError) -> FileComparison {
        guard let root else { return .nothing }
        return try Disk.compare(file.path, in: root, with: file.content)
    }

    /// Nil where the file does not exist or is too large.
    func contents(_ relative: String) -> [UInt8]? {
        root.flatMap { try? Disk.read(relative, in: $0, limit: Self.contentsLimit) }
    }

    /// The digest of a file's bytes; nil for one that is larger than any that a build writes.
    func digest(_ relative: String) throws(FileError) -> Digest? {
        try root.flatMap { root throws(FileError) in try Disk.read(relative, in: root, limit: Self.fileLimit) }
            .map { Digest(of: $0) }
    }

    /// The names in a folder, in no order, `""` for the output itself; none where the folder does not exist.
    mutating func listedNames(_ folder: String) -> [String] { Array(listing(folder).keys) }

    /// The place of a folder; `""` is the output itself.
    mutating func place(of folder: String) throws(FileError) -> FolderPlace {
        if let known = places[folder] { return known }
        let place = try foundPlace(of: folder)
        places[folder] = place
        return place
    }

    /// The place of the folder that a file is in.
    mutating func place(ofFolderAround path: String) throws(FileError) -> FolderPlace {
        try place(of: AssetPath.folder(of: path))
    }

    private mutating func foundPlace(of folder: String) throws(FileError) -> FolderPlace {
        if folder.isEmpty { return root == nil ? .nothing : .folder }
        let (outer, name) = AssetPath.split(folder)
        let around = try place(of: outer)
        guard around == .folder else { return around }
        var kind = listing(outer)[name]
        // A disk that ignores case may have it under another name.
        if kind == nil { kind = try self.kind(folder) }
        guard let kind else { return .nothing }
        return kind == .folder ? .folder : .obstacle(folder, kind)
    }

    private mutating func listing(_ folder: String) -> [String: FileKind] {
        if let known = listings[folder] { return known }
        let entries = content(of: folder)
        let listing = Dictionary(entries.map { ($0.name, $0.kind) }) { first, _ in first }
        listings[folder] = listing
        return listing
    }

    private func content(of folder: String) -> [(name: String, kind: FileKind)] {
        root.flatMap { Disk.content(of: folder.isEmpty ? "." : folder, in: $0) } ?? []
    }

    /// Nil where there is none.
    func record() throws(FileError) -> OutputRecord? {
        guard let root, try kind(OutputRecord.path) == .file else { return nil }
        if let bytes = try Disk.read(OutputRecord.path, in: root, limit: Self.recordLimit) {
            return OutputRecord(bytes)
        }
        throw FileError(path: absolute(OutputRecord.path), reason: "is larger than \(Self.recordLimit) bytes")
    }

    /// Whether there is nothing in it yet but what a killed build left.
    var isNew: Bool { content(of: "").allSatisfy { $0.name == OutputFolder.stagePath } }

    /// Whether Git may keep it: it is in the work tree of a repository.
    var isInGitWorkTree: Bool { around.contains { Disk.exists($0 + "/.git") } }

    /// Whether an output in a folder of this one, or around it, lists the file as its own.
    mutating func isListedByOther(_ path: String) throws(FileError) -> Bool {
        for folder in AssetPath.folders(of: path) {
            if inner[folder] == nil { inner[folder] = try listedPaths(in: folder) }
            if inner[folder]?.contains(String(path.dropFirst(folder.count + 1))) == true { return true }
        }
        return outer.contains { $0.paths.contains($0.lead + path) }
    }

    private func listedPaths(in folder: String) throws(FileError) -> Set<String> {
        let path = folder + "/" + OutputRecord.path
        guard let root, try kind(path) == .file,
            let bytes = try Disk.read(path, in: root, limit: Self.recordLimit)
        else { return [] }
        return OutputRecord(bytes).paths
    }

    private func outerRecords() -> [(lead: String, paths: Set<String>)] {
        guard let own = around.first else { return [] }
        return around.dropFirst().compactMap { folder in
            let path = FolderPath.inside(folder, OutputRecord.path)
            guard (try? Disk.kind(path)) == .file, let bytes = try? Disk.read(path, limit: Self.recordLimit)
            else { return nil }
            let lead = own.dropFirst(folder.count).drop { $0 == "/" } + "/"
            return (String(lead), OutputRecord(bytes).paths)
        }
    }

    /// The folder and those around it, from the inside out, without links; only those around it if it is not there yet.
    private var around: [String] {
        var path = path
        while !Disk.exists(path), path != "/", path != "." { path = FolderPath.parent(of: path) }
        guard var folder = Disk.resolved(path) else { return [] }
        var folders = [folder]
        while folder != "/" {
            folder = FolderPath.parent(of: folder)
            folders.append(folder)
        }
        return folders
    }

    /// The files in a folder and in the folders inside it; links count, and are not followed.
    func files(in folder: String) -> [String] {
        var found: [String] = []
        for (name, kind) in content(of: folder).sorted(by: { $0.name.precedesByBytes($1.name) }) {
            let path = FolderPath.below(folder, name)
            if kind == .folder { found += files(in: path) } else { found.append(path) }
        }
        return found
    }
}
