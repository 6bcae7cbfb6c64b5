import ArgumentParser
import GlyphKit
import Markup

/// The findings that are accepted: a baseline that a command reads, so that only others are reported, or writes.
struct KnownFindings: ParsableArguments {
    @Option(help: "A file of known findings: only others are reported.", completion: .file())
    var baseline: String?

    @Flag(help: "Write the findings to the baseline file.")
    var writeBaseline = false

    func validate() throws {
        if writeBaseline && baseline == nil { throw ValidationError("'--write-baseline' needs '--baseline FILE'") }
    }

    /// Fails where it cannot be combined with fixes.
    func validate(fix: Bool, dryRun: Bool) throws {
        if dryRun && !fix { throw ValidationError("'--dry-run' needs '--fix'") }
        if writeBaseline && fix { throw ValidationError("'--write-baseline' and '--fix' cannot be combined") }
    }

    /// The baseline as it was written before; nil without one, and where it is written anew.
    ///
    /// - Parameters:
    ///   - folder: the folder that its paths are relative to.
    ///   - kind: the lints whose findings it has.
    func known(
        in folder: String, of kind: ChosenRules.Kind, reportingTo reporter: Reporter
    ) throws -> Baseline? {
        guard let baseline, !writeBaseline else { return nil }
        do {
            let source = try SourceFile.read(path: baseline, limit: JSONLimits().bytes)
            return try Baseline(source, in: folder, of: kind.lints)
        } catch {
            try reporter.report(error)
            throw ExitStatus.unreadable
        }
    }

    /// The findings that are not known: only syntax errors where the baseline is written anew, which accepts all else.
    ///
    /// - Parameters:
    ///   - known: what was read.
    ///   - isComplete: whether all lints ran: what did not run has no findings.
    ///   - run: the ids of the lints that ran, if some of all need an option.
    func new(
        in findings: [AuditFinding], besides known: Baseline?, isComplete: Bool, run: Set<String>? = nil,
        in folder: String, of kind: ChosenRules.Kind, reportingTo reporter: Reporter
    ) throws -> [AuditFinding] {
        if let baseline, writeBaseline {
            let written = Baseline(findings, in: folder, of: kind.lints)
            let file: SourceFile
            do { file = try written.file(at: baseline) } catch {
                try reporter.report(error)
                throw ExitStatus.unwritable
            }
            do { try LoneFile.write(file.bytes, to: baseline) } catch {
                reporter.fail(error.description)
                throw ExitStatus.unwritable
            }
            return written.unknown(findings).findings
        }
        guard let known else { return findings }
        let (new, resolved) = known.unknown(findings, of: run)
        if resolved > 0, isComplete {
            let verb = resolved == 1 ? "occurs" : "occur"
            reporter.printResult("\(counted(resolved, "finding")) of the baseline no longer \(verb)")
        }
        return new
    }
}
