import GlyphCatalog
import GlyphKit
import Markup

/// The sheet of a catalog: its image sets of SVG files and its colours as a build of them shows them, with the findings
/// of the audit. The manifest is in memory.
struct AuditSheet {
    var roots: [String]
    var catalogs: [String]
    var findings: [AuditFinding]
    var jobs: Int
    var timeLimit: Duration?

    /// Writes a page for each catalog: `FILE.html`, or `FILE-2.html` from the second one on.
    func write(to path: String, _ reporter: Reporter) async throws {
        let catalogs = catalogs.filter { $0.hasSuffix(".xcassets") }
        if catalogs.isEmpty {
            reporter.fail("the sheet shows asset catalogs, and there is none; no sheet is written")
            throw ExitStatus.usage
        }
        for (index, catalog) in catalogs.enumerated() {
            let file = index == 0 ? path : Self.numbered(path, index + 1)
            let page = try await page(of: catalog, reporter)
            do { try LoneFile.write(Array(page.html.utf8), to: file) } catch {
                reporter.fail(error.description)
                throw ExitStatus.unwritable
            }
            reporter.printResult("\(file): " + Diagnostic.printable(page.summary))
        }
    }

    private static func numbered(_ path: String, _ number: Int) -> String {
        let ending = FolderPath.ending(of: path).map { "." + $0 } ?? ""
        return "\(path.dropLast(ending.count))-\(number)\(ending)"
    }

    private struct Page {
        var html: String
        /// `Assets.xcassets: 12 glyphs and 4 colours; 3 sets are not shown`.
        var summary: String
    }

    private func page(of catalog: String, _ reporter: Reporter) async throws -> Page {
        let (images, colors, unread) = await sets(of: catalog)
        let draft = CatalogDraft(sets: images, colors: colors, catalog: catalog)
        let folder = FolderPath.parent(of: catalog)
        let source = SourceFile(path: FolderPath.below(folder, "manifest.xml"), text: draft.text)
        var manifest: Manifest
        do { manifest = try Manifest.read(source, in: .disk(folder), allowsFaultyGlyphs: true).manifest } catch {
            let reason = error.diagnostics.first?.message ?? "it cannot be drawn"
            reporter.fail("\(catalog): no sheet can be made of it: \(reason)")
            throw ExitStatus.findings
        }
        Self.tintTemplates(images.filter { $0.intent == .template }, of: catalog, in: &manifest)
        let shown = manifest
        var build = await reporter.showingProgress("drawing") { progress in
            await shown.build(from: .folder(folder)) {
                ($0.isReviewed, $0.isShown, $0.keepsGoing) = (true, true, true)
                ($0.jobs, $0.timeLimit, $0.progress) = (jobs, timeLimit, progress)
            }
        }
        build.set.title = FolderPath.last(of: catalog)
        build.report.context.audit = { findings(in: catalog) }
        build.report.context.listsOwnColors = true
        // Nothing can be picked: there is no manifest to write it into.
        build.report.context.states = [:]
        let left = unread + draft.left.count + build.report.failedGlyphs.count
        let rest = left == 0 ? "" : "; \(counted(left, "set")) \(left == 1 ? "is" : "are") not shown"
        let parts = [
            counted(draft.glyphs - build.report.failedGlyphs.count, "glyph"), counted(draft.colors, "colour"),
        ]
        return Page(
            html: ReviewSheet(build.set, build.report.context).html,
            summary: "\(FolderPath.last(of: catalog)): \(parts.joined(separator: " and "))\(rest)")
    }

    /// An app shows a template in a colour of its own: usually the one of labels, which follows the appearance.
    private static func tintTemplates(_ images: [ImageSet], of catalog: String, in manifest: inout Manifest) {
        let folders = Set(images.map { FolderPath.last(of: catalog) + $0.set.path.dropFirst(catalog.count) })
        for index in manifest.glyphs.indices
        where folders.contains(FolderPath.parent(of: manifest.glyphs[index].source)) {
            manifest.glyphs[index].settings.paint.rendering = .monochrome
            manifest.glyphs[index].settings.paint.tint = "label"
        }
    }

    /// The image sets and color sets of a catalog, and how many others it has.
    private func sets(of catalog: String) async -> (images: [ImageSet], colors: [ColorSet], others: Int) {
        let reader = SetReader()
        let places = CatalogReader().listing(of: roots).places.filter { $0.catalog == catalog }
        let read = await places.concurrentMap(jobs: jobs) { reader.read($0).content }
        var (images, colors, others) = ([ImageSet](), [ColorSet](), 0)
        for content in read {
            switch content {
            case .image(let set): images.append(set)
            case .color(let set): colors.append(set)
            case .symbol, nil: others += 1
            }
        }
        return (images, colors, others)
    }

    /// The findings in a catalog, by the names that the glyphs of its manifest have.
    private func findings(in catalog: String) -> [AuditFinding] {
        findings.filter { $0.diagnostic.location?.path.hasPrefix(catalog + "/") ?? false }.map { finding in
            var finding = finding
            // A group is around a glyph, and no part of its name.
            finding.glyph = finding.glyph.map { FolderPath.last(of: $0) }
            return finding
        }
    }
}
