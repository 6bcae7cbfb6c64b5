import GlyphKit
import Markup

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

/// `preview --against`: the visible differences from an earlier state.
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
        let new = await build(manifest, from: .folder(folder), only: selection)
        let old = await build(earlier.manifest, from: earlier.sources, only: selection)
        // Warnings about the old state are not news; errors that prevent it from being drawn are.
        let faults = Findings((earlier.warnings + old.findings).diagnostics.filter { $0.severity == .error })
        let findings = warnings + new.findings + faults
        try reporter.report(findings)
        if findings.containErrors { throw findings.drawingStatus }
        reporter.progress("comparing")
        let comparison = await SetComparison(from: old.set, to: new.set, jobs: jobs)
        reporter.progress("")
        try write(comparison, title: manifest.title ?? FolderPath.name(of: folder) ?? "Glyphs")
        reporter.result("\(path): \(comparison.summary)")
    }

    private func build(_ manifest: Manifest, from sources: GlyphSource, only: NameSelection?) async -> Build {
        var build = await reporter.showingProgress("drawing") { progress in
            await manifest.build(from: sources) {
                ($0.selection, $0.store) = (only, kept.store)
                ($0.isShown, $0.jobs, $0.timeLimit, $0.progress) = (true, jobs, timeLimit, progress)
            }
        }
        kept.save(&build.report.store, reporter)
        reporter.result(build.report.origins, of: manifest.glyphs.count)
        return build
    }

    private func write(_ comparison: SetComparison, title: String) throws {
        do {
            switch kind {
            case .html:
                let page = ChangesPage(comparison, title: title, old: against)
                try LoneFile.write(Array(page.html.utf8), to: path)
            case .md:
                let stem = FolderPath.stem(of: path)
                let page = try ChangesMarkdown(
                    comparison, title: title, old: against, folder: stem, rasterEngine: .installed)
                let folder = OutputFolder(FolderPath.join(FolderPath.parent(of: path), stem))
                try folder.whileAlone { try folder.write(try folder.plan(page.pictures, prune: true)) }
                try LoneFile.write(Array(page.text.utf8), to: path)
            }
        } catch let error as FileError {
            reporter.fail(error.description)
            throw ExitStatus.unwritable
        } catch {
            reporter.fail("the pictures could not be drawn: \(error)")
            throw ExitStatus.findings
        }
    }
}
