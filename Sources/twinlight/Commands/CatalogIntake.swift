import GlyphCatalog
import GlyphKit
import Markup

/// A catalog that becomes a manifest: its sets as they are read, and copies of those that the manifest has, unless it
/// is in the manifest's folder.
struct CatalogIntake {
    let draft: CatalogDraft
    /// With paths below the manifest's folder.
    let copies: [AssetFile]
    /// In the order of their paths.
    private let left: [SkippedPart]

    /// The catalog at a path: this itself, or the only one in a folder without drawings of its own; nil for drawings.
    static func catalog(at path: String) throws -> String? {
        let path = FolderPath.withoutTrailingSlashes(path)
        guard Disk.isFolder(path) else { return nil }
        if path.hasSuffix(CatalogRoot.suffix) { return path }
        if DrawingFiles(in: path).paths.contains(where: { !$0.contains(CatalogRoot.suffix + "/") }) { return nil }
        let catalogs = CatalogReader().listing(of: [path]).catalogs.filter { $0.hasSuffix(CatalogRoot.suffix) }
        guard catalogs.count > 1 else { return catalogs.first }
        throw UsageError(
            "\(path) has \(catalogs.count) catalogs; name one of them: \(catalogs.joined(separator: ", "))")
    }

    /// - Parameters:
    ///   - folder: the manifest's folder.
    ///   - output: the manifest's `output`.
    ///   - hasSheet: whether the manifest writes a review sheet, too.
    init(_ catalog: String, in folder: String, output: String, hasSheet: Bool, jobs: Int) async throws {
        let listing = CatalogReader().listing(of: [catalog])
        if let fault = listing.unusable.first { throw UsageError(fault.description) }
        let reader = SetReader()
        let read = await listing.places.concurrentMap(jobs: jobs) { reader.read($0) }
        var (images, colors, left): ([ImageSet], [ColorSet], [SkippedPart]) = ([], [], [])
        for set in read {
            switch set.content {
            case .image(let image): images.append(image)
            case .color(let color): colors.append(color)
            case .symbol:
                left.append(SkippedPart(path: set.set.path, reason: "it is a symbol set, of a template"))
            case nil:
                let reason = set.findings.first?.diagnostic.message ?? "it cannot be read"
                left.append(SkippedPart(path: set.set.path, reason: reason))
            }
        }
        for part in listing.skipped {
            let ending = FolderPath.ending(of: part.path)
            let isSet = Disk.isFolder(part.path) && ending != nil
            left.append(
                SkippedPart(
                    path: part.path,
                    reason: isSet ? "sets of the kind '\(ending ?? "")' are not made of SVG" : part.reason))
        }
        for finding in listing.findings.map(\.diagnostic) {
            guard let path = finding.location?.path else { continue }
            left.append(SkippedPart(path: path, reason: finding.message))
        }
        let (drawn, refused) = await CatalogDraft.drawable(images, of: catalog, jobs: jobs)
        let own = FolderPath.relative(catalog, to: folder)
        draft = CatalogDraft(
            sets: drawn, colors: colors, catalog: catalog, at: own, output: output,
            hasUnreadColors: read.contains { $0.set.kind == .color && $0.content == nil }, isInPlace: own != nil,
            hasSheet: hasSheet)
        self.left = (left + refused + draft.left).uniqued.sorted { $0.path.precedesByBytes($1.path) }
        copies = own == nil ? draft.copies + Self.groups(draft.groups, of: catalog) : []
    }

    /// The `Contents.json` of groups, as far as they have one.
    private static func groups(_ groups: [String], of catalog: String) -> [AssetFile] {
        groups.compactMap { group in
            let inner = FolderPath.below(group, "Contents.json")
            guard (try? Disk.kind(InnerPath(inner, in: catalog))) == .file,
                let source = try? SourceFile.read(inner, in: catalog, limit: CatalogReader.contentsLimit)
            else { return nil }
            return AssetFile(path: FolderPath.last(of: catalog) + "/" + inner, bytes: source.bytes)
        }
    }

    /// `12 glyphs and 4 colours; 3 parts of the catalog are left alone`.
    var summary: String {
        let parts = [
            draft.glyphs > 0 ? counted(draft.glyphs, "glyph") : nil,
            draft.colors > 0 ? counted(draft.colors, "colour") : nil,
        ].compactMap { $0 }
        let rest =
            left.isEmpty
            ? "" : "; \(counted(left.count, "part")) of the catalog \(left.count == 1 ? "is" : "are") left alone"
        return parts.joined(separator: " and ") + rest
    }

    func sayGuesses(to reporter: Reporter) {
        if draft.guesses.isEmpty { return }
        reporter.printResult("assumptions:")
        for guess in draft.guesses { reporter.printResult("  " + guess) }
    }

    func sayWhatIsLeft(to reporter: Reporter) {
        if left.isEmpty { return }
        reporter.printResult("not converted:")
        for part in left { reporter.printResult("  \(part.path): \(part.reason)") }
    }
}
