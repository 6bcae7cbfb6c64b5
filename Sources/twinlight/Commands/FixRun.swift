import GlyphKit
import Markup

/// `lint --fix`: changes the manifest's text until no finding with a fix is left, then writes it once.
///
/// A warning may be intended, for example by a brand: its fix is written only where its lint is named.
struct FixRun {
    var lint: LintRun
    /// Whether the lints are named, so that their warnings are fixed too.
    var fixesWarnings: Bool
    /// Whether it prints the changes, and writes nothing.
    var isDry: Bool
    var folder: String
    /// A finding that a baseline accepts is left as it is.
    var known: Baseline?
    var jobs: Int
    var timeLimit: Duration?

    /// A fix may cause another finding. This ends, since each fix moves a value farther, removes text, or states a
    /// value for the first time.
    private static let rounds = 8

    /// Prints a line for each change.
    ///
    /// - Returns: the last lint pass, over the manifest as it is then on disk.
    func fixed(
        _ first: LintPass, of manifest: Manifest, reportingTo reporter: Reporter
    ) async throws -> (LintPass, Manifest) {
        let path = manifest.source.path
        let file = try SourceFile.read(path: path, limit: XMLLimits.manifest.bytes)
        guard let text = ManifestText(of: manifest, in: file) else {
            throw UsageError("'--fix' can change manifests in UTF-8 only; \(path) has another encoding")
        }
        var (pass, current, changes) = (first, manifest, [String]())
        for _ in 0..<Self.rounds {
            let fixable = fixable(in: pass)
            let (file, done) = current.source.applying(fixable.map(\.fix))
            if done == 0 { break }
            let read: (manifest: Manifest, warnings: [Diagnostic])
            do { read = try await Manifest.read(file, in: .disk(folder), within: timeLimit.map(TimeLimit.init)) } catch
            {
                reporter.fail("\(path): a fix would break the manifest; nothing was written")
                throw ExitStatus.findings
            }
            changes += FixText(source: current.source).lines(fixable)
            current = read.manifest
            let origins = pass.origins
            pass = try await LintPass(
                current, Findings(read.warnings), in: folder, lint, cache: pass.cache, jobs: jobs, timeLimit: timeLimit,
                reporter)
            pass.origins = GlyphOrigin.joined(origins, then: pass.origins)
        }
        if !changes.isEmpty && !isDry {
            do { try text.write(current.source) } catch {
                reporter.fail(error.description)
                throw ExitStatus.unwritable
            }
        }
        for line in changes { reporter.result(line) }
        let done = counted(changes.count, "change") + (isDry ? ", not written" : "")
        reporter.result("\(path): " + done + rest(in: pass))
        return isDry ? (first, manifest) : (pass, current)
    }

    /// The findings that have a fix and are not fixed, in words.
    private func rest(in pass: LintPass) -> String {
        let left = open(in: pass).filter { $0.diagnostic.fix != nil && $0.diagnostic.severity != .error }
        if fixesWarnings || left.isEmpty { return "" }
        let rules = left.map(\.diagnostic.id).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let counted =
            left.count == 1
            ? "1 finding that is not an error also has a fix"
            : "\(left.count) findings that are not errors also have fixes"
        return "; \(counted): use --rules \(rules.joined(separator: ","))"
    }

    private func open(in pass: LintPass) -> [AuditFinding] { known?.unknown(pass.findings).findings ?? pass.findings }

    private func fixable(in pass: LintPass) -> [(rule: String, fix: Fix)] {
        open(in: pass).compactMap { finding in
            let diagnostic = finding.diagnostic
            let isMeant = diagnostic.severity == .error || fixesWarnings && diagnostic.severity >= lint.least
            return isMeant ? diagnostic.fix.map { (diagnostic.id, $0) } : nil
        }
    }
}
