import GlyphCatalog
import GlyphKit
import Markup
import Raster

/// The sheet of a catalog, or of a folder of drawings: all its sets, with the findings of the audit.
struct AuditSheet {
    var roots: [String]
    var catalogs: [String]
    var findings: [AuditFinding]
    /// What may be lost, the greatest loss first: it is shown first.
    var looks: [AuditFinding]
    /// What the audit did not look at.
    var skipped: [SkippedPart]
    var jobs: Int
    var timeLimit: TimeLimit?
    /// Whether the lines list all that is not shown.
    var namesAll: Bool

    /// Writes a page for each catalog: `FILE.html`, or `FILE-2.html` from the second one on.
    func write(to path: String, _ reporter: Reporter) async throws {
        if catalogs.isEmpty {
            reporter.fail("there is nothing to show; no sheet was written")
            throw ExitStatus.usage
        }
        for (index, catalog) in catalogs.enumerated() {
            let file = Self.file(path, index)
            let sheet = await reporter.showingProgress("drawing") { progress in
                await CatalogSheet.make(
                    of: catalog, in: roots, scaler: .installed, looks: looks, jobs: jobs, timeLimit: timeLimit,
                    progress: progress)
            }
            do { try LoneFile.write(Array(page(of: sheet).html.utf8), to: file) } catch {
                reporter.fail(error.description)
                throw ExitStatus.unwritable
            }
            for line in SkippedLines.of(sheet.named, "shown by name only", all: namesAll) { reporter.printResult(line) }
            for line in SkippedLines.of(sheet.left, "not shown", all: namesAll) { reporter.printResult(line) }
            reporter.printResult("\(file): " + Diagnostic.printable(Self.summary(of: sheet)))
        }
    }

    /// The file of a catalog: `FILE.html`, or `FILE-2.html` of the second one.
    static func file(_ path: String, _ index: Int) -> String {
        if index == 0 { return path }
        let ending = FolderPath.ending(of: path).map { "." + $0 } ?? ""
        return "\(path.dropLast(ending.count))-\(index + 1)\(ending)"
    }

    private func page(of sheet: CatalogSheet) -> ReviewSheet {
        var context = RenderContext(folder: sheet.folder, exports: exports(of: sheet.subject))
        context.subject = sheet.subject
        context.unseen = sheet.unseen(of: skipped)
        let findings = sheet.findings(of: (findings + looks).uniqued)
        context.audit = { findings }
        context.listedColors = sheet.listedColors
        context.filePictures = sheet.pictures
        context.catalogLints = CatalogLint.ofContent
        context.sections = sheet.sections
        return ReviewSheet(sheet.set, context)
    }

    /// The ways in which code names what is shown: sets of a catalog and resources have names, drawings in a folder
    /// do not.
    private func exports(of subject: SheetSubject) -> [Export] {
        switch subject {
        case .catalog: [Export(format: AssetFormat.assetCatalog.name)]
        // The names have their prefix already.
        case .resources: [Export(format: AssetFormat.android.name, options: ["prefix": ""])]
        case .drawings, .set: []
        }
    }

    /// `Assets.xcassets: 16 sets; 2 files are shown by name only; 3 sets are not shown`.
    private static func summary(of sheet: CatalogSheet) -> String {
        let noun = sheet.subject.noun
        func rest(_ parts: [SkippedPart], _ noun: String, _ words: String) -> [String] {
            parts.isEmpty ? [] : ["\(counted(parts.count, noun)) \(parts.count == 1 ? "is" : "are") \(words)"]
        }
        let shown = counted(sheet.glyphs + sheet.colors, noun)
        let parts = [shown] + rest(sheet.named, "file", "shown by name only") + rest(sheet.left, noun, "not shown")
        return "\(sheet.set.title): " + parts.joined(separator: "; ")
    }
}

extension PictureScaler {
    /// By cairo, which librsvg brings; nil where it is not found.
    fileprivate static var installed: PictureScaler? {
        guard Rasterizer.absence == nil else { return nil }
        return PictureScaler { png, width, height in
            try? Rasterizer.scaled(png: png, width: width, height: height)
        }
    }
}
