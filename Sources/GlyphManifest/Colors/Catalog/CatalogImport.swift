internal import Markup
internal import SemanticColor

/// Reads the color sets of an asset catalog; everything else in it is skipped.
struct CatalogImport {
    private let folder: ManifestFolder
    /// The colours that references to system colours name.
    private let system: Palette
    private var faults: TokenFaults
    private var entries: [ImportedColors.Entry] = []
    private var visited = 0

    /// Far more folders than any catalog made by people has.
    private static let folderLimit = 50_000
    private static let depthLimit = 64
    /// For an entry of a folder, whose kind the system is asked for.
    private static let stepsOfEntry = 10
    /// The largest size of one `Contents.json`, in bytes.
    private static let fileLimit = 1 << 20
    /// The largest size of all of them together.
    private static let limit = 64 << 20

    /// - Parameters:
    ///   - path: the path of an existing folder below the manifest's folder.
    ///   - meter: the meter that counts the work of all imports.
    static func colors(
        of path: String, in folder: ManifestFolder, generation: SystemColors.Generation, _ meter: inout ImportMeter
    ) -> ImportedColors {
        var reader = CatalogImport(folder: folder, system: .system(generation), faults: TokenFaults(meter))
        reader.readGroup(path, space: "", depth: 0)
        meter = reader.faults.meter
        return ImportedColors(entries: reader.entries, findings: reader.faults.findings)
    }

    private init(folder: ManifestFolder, system: Palette, faults: TokenFaults) {
        self.folder = folder
        self.system = system
        self.faults = faults
    }

    /// - Parameter space: the namespaces around it, each followed by a `/`.
    private mutating func readGroup(_ path: String, space: String, depth: Int) {
        visited += 1
        guard depth < Self.depthLimit, visited < Self.folderLimit else {
            if visited == Self.folderLimit || depth == Self.depthLimit {
                report("file-limit", "the catalog has more folders than the limit", in: path)
            }
            return
        }
        for name in (folder.names(path) ?? []).sortedByBytes {
            let child = path + "/" + name
            // Entries in no color set are listed, too: folders and pictures without end are work.
            guard faults.spend(Self.stepsOfEntry, in: child) else { return }
            guard folder.kind(child) == .folder else {
                reportLink(child)
                continue
            }
            if name.hasSuffix(".colorset") {
                readSet(child, name: space + name.dropLast(".colorset".count))
            } else if !name.contains(".") {
                readGroup(child, space: providesNamespace(child) ? space + name + "/" : space, depth: depth + 1)
            }
        }
    }

    private mutating func providesNamespace(_ path: String) -> Bool {
        guard !reportLink(path + "/Contents.json"), folder.kind(path + "/Contents.json") == .file,
            let contents = contents(of: path)
        else { return false }
        if case .boolean(let provides)? = contents["properties"]?["provides-namespace"]?.content { return provides }
        return false
    }

    private mutating func readSet(_ path: String, name: String) {
        if reportLink(path + "/Contents.json") { return }
        guard folder.kind(path + "/Contents.json") == .file else {
            return report("missing-source", "the color set has no Contents.json", in: path)
        }
        guard let contents = contents(of: path) else { return }
        var set = ColorSetReader(system: system, faults: faults.given())
        let read = set.color(contents)
        faults = set.faults
        guard let (color, target) = read else { return }
        entries.append(
            ImportedColors.Entry(
                name: name, color: color, location: faults.sources.location(at: contents.offset),
                set: path, target: target?.rawValue))
    }

    private mutating func contents(of path: String) -> JSONNode? {
        faults.node(
            at: path + "/Contents.json", in: folder, limit: Self.fileLimit, total: Self.limit, "the catalog is")
    }

    /// - Returns: whether a link is there.
    @discardableResult
    private mutating func reportLink(_ path: String) -> Bool {
        guard folder.kind(path) == .link else { return false }
        report(
            "linked-file", "'\(path)' is a link; links are not followed", in: path, hint: SourceFault.hint(about: path))
        return true
    }

    private mutating func report(_ id: String, _ message: String, in path: String, hint: String? = nil) {
        faults.append(
            Findings([Diagnostic(.error, id: id, message, at: SourceFile.Location(path: path), hint: hint)]))
    }
}
