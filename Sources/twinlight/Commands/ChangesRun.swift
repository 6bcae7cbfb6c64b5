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

/// The older of two states that are compared: in a folder, or in a revision of git.
private struct EarlierSet {
    var manifest: Manifest
    var warnings: Findings
    var sources: GlyphSource

    /// - Parameters:
    ///   - name: a folder or a manifest on disk; else a revision.
    ///   - path: the path of the newer manifest.
    ///   - limit: the longest time for reading the manifest, or nil.
    static func read(
        _ name: String, insteadOf path: String, reportingTo reporter: Reporter, within limit: TimeLimit?
    ) async throws -> EarlierSet {
        guard Disk.exists(name) else {
            return try await revision(name, insteadOf: path, reportingTo: reporter, within: limit)
        }
        let isFolder = Disk.isFolder(name)
        let earlier = isFolder ? try manifest(in: name, called: FolderPath.last(of: path)) : name
        let (manifest, warnings) = try await ManifestArgument.read(earlier, reportingTo: reporter, within: limit)
        return EarlierSet(
            manifest: manifest, warnings: warnings, sources: .folder(FolderPath.parent(of: earlier)))
    }

    private static func manifest(in folder: String, called name: String) throws -> String {
        let base = folder == "/" ? "" : folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        var usual = [name, "manifest.xml", "Glyphs/manifest.xml"]
        if name == "manifest.xml" { usual.removeFirst() }
        let candidates = usual.map { base + "/" + $0 }
        guard let found = candidates.first(where: Disk.exists) else {
            throw UsageError("the folder '\(folder)' contains no \(usual.dropLast().joined(separator: " or "))")
        }
        return found
    }

    private static func revision(
        _ name: String, insteadOf path: String, reportingTo reporter: Reporter, within limit: TimeLimit?
    ) async throws -> EarlierSet {
        let folder = try GitFolder(FolderPath.parent(of: path), at: name)
        let file = FolderPath.last(of: path)
        guard folder.holds(file) else { throw UsageError("'\(folder.prefix)\(file)' does not exist") }
        let (manifest, warnings) = try await read(file, in: folder, reportingTo: reporter, within: limit)
        let drawings = manifest.drawingFiles
        return EarlierSet(manifest: manifest, warnings: Findings(warnings), sources: try folder.glyphs(drawings))
    }

    private static func read(
        _ file: String, in folder: GitFolder, reportingTo reporter: Reporter, within limit: TimeLimit?
    ) async throws -> (manifest: Manifest, warnings: [Diagnostic]) {
        do {
            let source = try folder.source(file, limit: XMLLimits.manifest.bytes)
            return try await Manifest.read(source, in: folder.manifestFolder, within: limit)
        } catch {
            try reporter.report(error)
            throw error.manifestStatus
        }
    }
}
