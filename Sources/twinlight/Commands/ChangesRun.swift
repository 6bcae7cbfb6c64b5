import GlyphKit
import Markup

/// `preview --against`: the sheet with what has changed since an earlier state, or a summary of that.
struct ChangesRun {
    var against: String
    var path: String
    var kind: ChangesKind
    var choice: OnlyOption
    var kept: CacheOption
    var jobs: Int
    var timeLimit: Duration?
    var reporter: Reporter

    func run(_ input: ManifestArgument) async throws {
        let limit = timeLimit.map(TimeLimit.init)
        let (manifest, warnings, folder) = try await input.read(reportingTo: reporter, within: limit)
        let earlier = try await EarlierSet.read(
            against, insteadOf: try input.path(), reportingTo: reporter, within: limit)
        let selection = try choice.selection(in: manifest, earlier.manifest)
        let new = await build(manifest, from: .folder(folder), only: selection, isReviewed: kind == .html)
        let old = await build(earlier.manifest, from: earlier.sources, only: selection, isReviewed: false)
        // Warnings about the old state are not news; errors that prevent it from being drawn are.
        let faults = Findings((earlier.warnings + old.findings).diagnostics.filter { $0.severity == .error })
        let findings = warnings + new.findings + faults
        try reporter.report(findings)
        if findings.containErrors { throw findings.drawingStatus }
        reporter.progress("comparing")
        let comparison = await SetComparison(from: old.set, to: new.set, jobs: jobs)
        reporter.progress("")
        switch kind {
        case .html:
            let sheet = ReviewSheet(new.set, new.report.context, since: EarlierState(against, comparison))
            try write(sheet)
        case .md: try write(comparison, title: manifest.shownTitle)
        }
        reporter.printResult("\(path): \(comparison.summary)")
    }

    private func build(
        _ manifest: Manifest, from sources: GlyphSource, only: NameSelection?, isReviewed: Bool
    ) async -> Build {
        var build = await reporter.showingProgress("drawing") { progress in
            await manifest.build(from: sources) {
                ($0.selection, $0.isReviewed, $0.store) = (only, isReviewed, kept.store)
                ($0.isShown, $0.jobs, $0.timeLimit, $0.progress) = (true, jobs, timeLimit, progress)
            }
        }
        kept.save(&build.report.store, reporter)
        reporter.printOrigins(build.report.origins, of: manifest.glyphs.count)
        return build
    }

    private func write(_ sheet: ReviewSheet) throws {
        do { try LoneFile.write(Array(sheet.html.utf8), to: path) } catch {
            reporter.fail(error.description)
            throw ExitStatus.unwritable
        }
    }

    private func write(_ comparison: SetComparison, title: String) throws {
        do {
            let stem = FolderPath.stem(of: path)
            let page = try ChangesMarkdown(
                comparison, title: title, old: against, folder: stem, rasterEngine: .installed)
            let folder = OutputFolder(FolderPath.join(FolderPath.parent(of: path), stem))
            try folder.whileAlone { try folder.write(try folder.plan(page.pictures, prune: true)) }
            try LoneFile.write(Array(page.text.utf8), to: path)
        } catch let error as FileError {
            reporter.fail(error.description)
            throw ExitStatus.unwritable
        } catch {
            reporter.fail("the pictures could not be drawn: \(error)")
            throw ExitStatus.findings
        }
    }
}

/// The format in which changes are written, by the extension of the file.
enum ChangesKind: String, CaseIterable {
    case html, md

    /// The default.
    static let usualPath = "changes.html"

    init?(path: String) {
        guard let ending = FolderPath.ending(of: path) else { return nil }
        self.init(rawValue: ending.lowercased())
    }
}
