import GlyphKit
import Markup

/// `lint --fix`: changes the manifest's text until nothing is left that has one right answer, then writes it once.
struct FixRun {
    var lint: LintRun
    var folder: String
    /// What a baseline accepts is left as it is.
    var known: Baseline?
    var jobs: Int

    /// A fix may bring another finding to light. That ends: each only moves a value farther or takes text away.
    private static let rounds = 8

    /// - Returns: the last look, and the manifest as it is then on disk.
    func fixed(_ first: Look, of manifest: Manifest, telling reporter: Reporter) async throws -> (Look, Manifest) {
        let path = manifest.source.path
        let file = try SourceFile.read(path: path, limit: XMLLimits.manifest.bytes)
        guard let text = ManifestText(of: manifest, in: file) else {
            throw Misuse("'--fix' changes manifests in UTF-8 only; \(path) has another encoding")
        }
        var (look, current, count) = (first, manifest, 0)
        for _ in 0..<Self.rounds {
            let open = known?.unknown(look.findings).findings ?? look.findings
            let fixes = open.filter { $0.diagnostic.severity >= lint.least }.compactMap(\.diagnostic.fix)
            let (file, done) = current.source.applying(fixes)
            if done == 0 { break }
            let read: (manifest: Manifest, warnings: [Diagnostic])
            do { read = try Manifest.read(file, in: .disk(folder)) } catch {
                reporter.fail("\(path): a fix would break the manifest; nothing was written")
                throw ExitStatus.findings
            }
            current = read.manifest
            count += done
            look = try await Look(current, Findings(read.warnings), in: folder, lint, jobs: jobs)
        }
        if count > 0 {
            do { try text.write(current.source) } catch {
                reporter.fail(error.description)
                throw ExitStatus.unwritable
            }
        }
        reporter.result("\(path): \(count) fixed")
        return (look, current)
    }
}
