import GlyphCatalog
import GlyphKit
import Markup
import Raster

/// One audit of the same paths, again and again.
struct CatalogPass {
    var roots: [String]
    var lints: CatalogLintRun
    /// Whether sources are read, too.
    var readsSources: Bool
    var jobs: Int
    var timeLimit: TimeLimit?

    func audit(
        _ reporter: Reporter, folder: @escaping @Sendable (String) -> ManifestFolder = { .disk($0) }
    ) async -> CatalogAudit {
        reporter.progress("checking \(roots.joined(separator: ", "))")
        let audit = await CatalogAudit.run(
            roots, lints: lints, readsSources: readsSources, decoder: .installed, jobs: jobs, timeLimit: timeLimit,
            folder: folder)
        reporter.progress("")
        return audit
    }
}

extension BitmapDecoder {
    /// By cairo, which librsvg brings; nil where it is not found, so that pixels are not judged.
    static var installed: BitmapDecoder? {
        guard Rasterizer.absence == nil else { return nil }
        return BitmapDecoder { bytes in
            guard let picture = try? Rasterizer.decode(png: bytes) else { return nil }
            return Bitmap(width: picture.width, height: picture.height, bytes: picture.bytes)
        }
    }
}

/// `audit --fix`: changes the files of the catalogs until no reported finding with a fix is left, then writes all of
/// them.
///
/// Unlike in `lint`, warnings are fixed, too: nearly all that is wrong in a catalog is one. What may be intentional is
/// fixed only where `--rules` names its lint.
struct CatalogFixRun {
    var pass: CatalogPass
    /// Whether it prints the changes, and writes nothing.
    var isDry: Bool
    /// A finding that a baseline accepts is left as it is.
    var known: Baseline?

    /// A fix may cause another finding. This ends, since each fix adds what is missing, or moves a value farther.
    private static let rounds = 8

    /// Prints a line for each change.
    ///
    /// - Returns: the last audit, of the catalogs as they are then on disk.
    func fixed(reportingTo reporter: Reporter) async throws -> CatalogAudit {
        var fixes = CatalogFixes(below: pass.roots)
        let (first, digests) = await audit(fixes, reporter)
        var (audit, read, changes, refusals) = (first, digests, [String](), [CatalogFixes.Refusal]())
        for _ in 0..<Self.rounds {
            let round: (changes: [CatalogFixes.Change], refusals: [CatalogFixes.Refusal])
            do { round = try fixes.apply(fixable(in: audit), read: read) } catch {
                reporter.fail("\(error.path): a fix would break the file; nothing was written")
                throw ExitStatus.findings
            }
            refusals += round.refusals.filter { !refusals.contains($0) }
            if round.changes.isEmpty { break }
            changes += round.changes.map(\.line)
            (audit, read) = await self.audit(fixes, reporter)
        }
        var stop: Int32?
        if !isDry {
            let (edits, folders) = (fixes.files.map(\.edit), fixes.folders(of: read.keys))
            let locks = fixes.lockedFolders.map { FolderLock(InnerPath("", in: $0)) {} }
            defer { for lock in locks { lock.release() } }
            do {
                stop = try await StopSignals.holding { () throws(FileError) in
                    try FileEdits.clean(folders)
                    try FileEdits(edits).write()
                }
            } catch {
                reporter.fail("\(error.description); nothing was written")
                throw ExitStatus.unwritable
            }
        }
        for line in changes { reporter.printResult(line) }
        for refusal in refusals {
            reporter.fail("\(refusal.path): not fixed (\(refusal.rule)): it \(refusal.reason)")
        }
        let files = changes.isEmpty ? "" : " in " + counted(fixes.files.count, "file")
        let done = counted(changes.count, "change") + files + (isDry ? ", not written" : "")
        reporter.printResult(done)
        if let stop { throw Stopped(signal: stop) }
        return isDry ? first : audit
    }

    private func audit(_ fixes: CatalogFixes, _ reporter: Reporter) async -> (CatalogAudit, [String: Digest]) {
        let notes = ReadNotes()
        let audit = await pass.audit(reporter) { fixes.folder($0, noting: notes) }
        return (audit, await notes.all())
    }

    private func open(in audit: CatalogAudit) -> [AuditFinding] {
        known?.unknown(audit.findings).findings ?? audit.findings
    }

    private func fixable(in audit: CatalogAudit) -> [(rule: String, fix: Fix)] {
        open(in: audit).compactMap { finding in
            let diagnostic = finding.diagnostic
            guard pass.lints.areNamed || diagnostic.severity >= pass.lints.least else { return nil }
            return pass.lints.fix(of: finding).map { (diagnostic.id, $0) }
        }
    }
}
