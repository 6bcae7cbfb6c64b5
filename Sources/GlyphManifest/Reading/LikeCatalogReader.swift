internal import GlyphModel
internal import Markup
internal import SemanticColor

extension ManifestReader {
    /// The catalog that an export is like.
    ///
    /// - Parameter path: the path of an existing folder below the manifest's folder.
    mutating func likeCatalog(at path: String) -> LikeCatalog {
        var reader = LikeCatalogReader(folder: folder, root: path)
        reader.readGroup("", depth: 0)
        findings += reader.findings
        var meter = ImportMeter()
        // Faults of its colours are about the manifest only where it imports them.
        let colors = CatalogImport.colors(of: path, in: folder, generation: generation, &meter)
        var sets: [ColorRole: LikeCatalog.ColorSet] = [:]
        for entry in colors.entries {
            guard let set = entry.set, sets[entry.role] == nil else { continue }
            let isSame = colorSets[entry.role] == set || palette[entry.role]?.isStated(as: entry.color) == true
            sets[entry.role] = LikeCatalog.ColorSet(path: String(set.dropFirst(path.count + 1)), isSame: isSame)
        }
        return LikeCatalog(contents: reader.contents, colorSets: sets)
    }
}

extension DynamicColor {
    /// Whether a manifest that states a colour of a catalog has this one: values are rounded to bytes there. Catalogs
    /// have no values for elevated content.
    fileprivate func isStated(as other: DynamicColor) -> Bool {
        Appearance.withoutLevels.allSatisfy { self[$0].isStated(as: other[$0]) }
    }
}

extension Color {
    fileprivate func isStated(as other: Color) -> Bool {
        let differences = [red - other.red, green - other.green, blue - other.blue, alpha - other.alpha]
        // Half of the step between two bytes.
        return space == other.space && differences.allSatisfy { abs($0) < 0.5001 / 255 }
    }
}

/// Reads the `Contents.json` of the groups, image sets and color sets of a catalog. Links are not followed.
private struct LikeCatalogReader {
    let folder: ManifestFolder
    /// The path of the catalog below the manifest's folder.
    let root: String
    private(set) var contents: [String: JSON] = [:]
    private(set) var findings = Findings()
    private var visited = 0
    private var size = 0
    private var isExceeded = false

    /// Far more entries than any catalog made by people has.
    private static let entryLimit = 200_000
    private static let depthLimit = 64
    /// The largest size of one `Contents.json`, in bytes.
    private static let fileLimit = 1 << 20
    /// The largest size of all of them together.
    private static let limit = 64 << 20
    private static let file = "Contents.json"

    init(folder: ManifestFolder, root: String) { (self.folder, self.root) = (folder, root) }

    /// - Parameter path: the path of a group below the catalog; empty for the catalog itself.
    mutating func readGroup(_ path: String, depth: Int) {
        let entries = (folder.entries(below(path)) ?? []).sorted { $0.name.precedesByBytes($1.name) }
        guard spend(entries.count, depth, in: path) else { return }
        for entry in entries {
            let child = FolderPath.below(path, entry.name)
            let kind = entry.kind ?? folder.kind(below(child))
            let isSet = entry.name.hasSuffix(".imageset") || entry.name.hasSuffix(".colorset")
            switch kind {
            case .link? where isSet || !entry.name.contains("."): report(link: child)
            case .folder? where isSet: readSet(child)
            case .folder? where !entry.name.contains("."): readGroup(child, depth: depth + 1)
            case .file? where entry.name == Self.file: readContents(of: path)
            default: break
            }
        }
    }

    private mutating func readSet(_ path: String) {
        // It is listed, so that a file that comes later is a change of what was read.
        guard let entry = folder.entries(below(path))?.first(where: { $0.name == Self.file }) else { return }
        let file = FolderPath.below(path, Self.file)
        switch entry.kind ?? folder.kind(below(file)) {
        case .link?: report(link: file)
        case .file?: readContents(of: path)
        default: break
        }
    }

    /// A set that cannot be read is written as if it were new, which a warning says.
    private mutating func readContents(of path: String) {
        guard !isExceeded else { return }
        do throws(Findings) {
            let source = try folder.read(below(FolderPath.below(path, Self.file)), Self.fileLimit)
            size += source.bytes.count
            if size > Self.limit {
                return exceed("the catalog is larger than the limit of \(Self.limit) bytes", in: path)
            }
            let node = try JSONReader.read(source)
            if node.isObject { return contents[path] = JSON(node) }
            findings.append(
                Diagnostic(
                    .warning, id: "unlike-set", "the file is not an object: nothing of it is kept",
                    at: source.location(at: node.offset)))
        } catch {
            findings += Findings(
                error.diagnostics.map { fault in
                    Diagnostic(
                        .warning, id: fault.id, fault.message + "; nothing of this file is kept", at: fault.location,
                        hint: fault.hint, notes: fault.notes)
                })
        }
    }

    private func below(_ path: String) -> String { path.isEmpty ? root : FolderPath.below(root, path) }

    /// - Returns: whether the entries of a folder may be read.
    private mutating func spend(_ entries: Int, _ depth: Int, in path: String) -> Bool {
        visited += entries + 1
        if !isExceeded && (visited > Self.entryLimit || depth > Self.depthLimit) {
            exceed("the catalog has more folders than the limit", in: path)
        }
        return !isExceeded
    }

    private mutating func exceed(_ message: String, in path: String) {
        isExceeded = true
        findings.append(
            Diagnostic(.error, id: "file-limit", message, at: SourceFile.Location(path: below(path))))
    }

    private mutating func report(link path: String) {
        let path = below(path)
        findings.append(
            Diagnostic(
                .error, id: "linked-file", "'\(path)' is a link; links are not followed",
                at: SourceFile.Location(path: path), hint: SourceFault.hint(about: path)))
    }
}
