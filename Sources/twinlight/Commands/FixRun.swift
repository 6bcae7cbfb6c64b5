import GlyphKit
import Markup

/// `lint --fix`: changes the manifest's text until nothing is left that has one right answer, then writes it once.
///
/// A warning leaves room for a choice, such as a brand's: its fix is written only where its lint was named.
struct FixRun {
    var lint: LintRun
    /// Were the lints named that run, so that their warnings are fixed too?
    var fixesWarnings: Bool
    /// Is nothing written?
    var isDry: Bool
    var folder: String
    /// What a baseline accepts is left as it is.
    var known: Baseline?
    var jobs: Int

    /// A fix may bring another finding to light. That ends: each only moves a value farther or takes text away.
    private static let rounds = 8

    /// Prints a line for each change.
    ///
    /// - Returns: the last look at the manifest as it is then on disk.
    func fixed(_ first: Look, of manifest: Manifest, telling reporter: Reporter) async throws -> (Look, Manifest) {
        let path = manifest.source.path
        let file = try SourceFile.read(path: path, limit: XMLLimits.manifest.bytes)
        guard let text = ManifestText(of: manifest, in: file) else {
            throw Misuse("'--fix' changes manifests in UTF-8 only; \(path) has another encoding")
        }
        var (look, current, changes) = (first, manifest, [String]())
        for _ in 0..<Self.rounds {
            let fixable = fixable(in: look)
            let (file, done) = current.source.applying(fixable.map(\.fix))
            if done == 0 { break }
            let read: (manifest: Manifest, warnings: [Diagnostic])
            do { read = try Manifest.read(file, in: .disk(folder)) } catch {
                reporter.fail("\(path): a fix would break the manifest; nothing was written")
                throw ExitStatus.findings
            }
            changes += FixText(source: current.source).lines(fixable)
            current = read.manifest
            look = try await Look(current, Findings(read.warnings), in: folder, lint, jobs: jobs)
        }
        if !changes.isEmpty && !isDry {
            do { try text.write(current.source) } catch {
                reporter.fail(error.description)
                throw ExitStatus.unwritable
            }
        }
        for line in changes { reporter.result(line) }
        let done = counted(changes.count, "change") + (isDry ? ", not written" : "")
        reporter.result("\(path): " + done + rest(in: look))
        return isDry ? (first, manifest) : (look, current)
    }

    /// What was not asked for and could be.
    private func rest(in look: Look) -> String {
        let left = open(in: look).filter { $0.diagnostic.fix != nil && $0.diagnostic.severity != .error }
        if fixesWarnings || left.isEmpty { return "" }
        let rules = left.map(\.diagnostic.id).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let counted =
            left.count == 1
            ? "1 finding that is not an error has" : "\(left.count) findings that are not errors have"
        return "; \(counted) a fix too: --rules \(rules.joined(separator: ","))"
    }

    private func open(in look: Look) -> [AuditFinding] { known?.unknown(look.findings).findings ?? look.findings }

    private func fixable(in look: Look) -> [(rule: String, fix: Fix)] {
        open(in: look).compactMap { finding in
            let diagnostic = finding.diagnostic
            let isMeant = diagnostic.severity == .error || fixesWarnings && diagnostic.severity >= lint.least
            return isMeant ? diagnostic.fix.map { (diagnostic.id, $0) } : nil
        }
    }
}
