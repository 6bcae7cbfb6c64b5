import GlyphKit
import Markup

/// The last steps of a build: its findings are reported, and its files are compared with the output and written.
struct OutputRun: Sendable {
    var options: OutputOptions
    var reporter: Reporter
    /// The manifest as it was typed, for commands in messages.
    var typed: String?
    /// Whether the lints are a part of the findings.
    var lints = false
    /// Whether some glyphs are left out on request. Then nothing is removed from the output.
    var isSelection = false
    /// Whether it follows changes. Then each of them is printed, and messages that are the same each time are not.
    var isLive = false
    /// How many files are written at the same time.
    var jobs = 1
    /// Says of a file, by its path below the output, why its bytes are not known any more.
    var reasonOfLoss: @Sendable (_ path: String) -> Diagnostic = { path in
        Diagnostic(
            .error, id: "changed-drawing", "a drawing of '\(path)' has changed since the build began",
            hint: "build again")
    }

    /// Reports the findings; writes the files unless there is an error.
    ///
    /// - Parameter build: the build, which loses its files when they are planned: there may be many.
    func finish(
        _ build: inout Build, _ manifest: Manifest, _ warnings: Findings, _ clock: BuildClock? = nil,
        keep: Keeping? = nil
    ) async throws {
        let findings = try clock.measure(lints ? .audit : nil) {
            try self.findings(of: build, manifest, warnings + manifest.gaps)
        }
        let target = options.folder(of: manifest)
        // Errors of a build that keeps going are about the glyphs that it left out; errors of lints are about the files
        // that it would write.
        let isRefused =
            options.linkFault(of: manifest) != nil
            || (build.report.isPartial ? findings.haveLintErrors : findings.diagnostics.containErrors)
        if isRefused || options.writesNothing {
            return try await finish(&build, manifest, findings, isRefused: isRefused, in: target, clock, nil)
        }
        let place = FolderPath.shortened(target.path)
        let lock = target.lock { reporter.note("another build is writing to \(place); waiting") }
        defer { lock.release() }
        try await finish(&build, manifest, findings, isRefused: false, in: target, clock, keep)
    }

    /// Reports the findings, and ends the run where there are errors.
    func check(_ build: Build, _ manifest: Manifest, _ warnings: Findings) throws {
        let findings = try findings(of: build, manifest, warnings + manifest.gaps)
        try reporter.report(findings)
        if findings.diagnostics.containErrors { throw status(of: build, manifest, findings) }
    }

    private func finish(
        _ build: inout Build, _ manifest: Manifest, _ findings: [AuditFinding], isRefused: Bool,
        in target: OutputFolder,
        _ clock: BuildClock?, _ keep: Keeping?
    ) async throws {
        var (findings, plan): ([AuditFinding], OutputPlan?) = (findings, nil)
        if !isRefused {
            let made = try clock.measure(.compare) {
                try planned(options.files(of: build, manifest), of: build, in: target)
            }
            findings += made.findings(in: FolderPath.shortened(target.path)).diagnostics.map { AuditFinding($0) }
            plan = made
        }
        build.files = []
        defer { reporter.printOrigins(build.report.origins, of: manifest.glyphs.count) }
        try reporter.report(findings)
        let status = findings.diagnostics.containErrors ? self.status(of: build, manifest, findings) : nil
        guard let plan, plan.conflicts.isEmpty, build.report.isPartial || status == nil else {
            throw status ?? .findings
        }
        try await write(plan, contents: build.report.contents, to: target, clock)
        if status == nil, !plan.keepsStale, plan.findings(in: "").diagnostics.isEmpty {
            // The output is still ours alone.
            keep?(build, plan.items.filter { $0.change != .removed }.map(\.path), findings.map(\.diagnostic))
        }
        if let line = FailedGlyphText(names: build.report.failedGlyphs).line { reporter.printResult(line) }
        if let line = UncertainFillText(count: build.report.uncertainFills, manifest: typed).line {
            reporter.printResult(line)
        }
        if !isLive, let line = LeftOutText(formats: build.report.formatsLeftOut).line { reporter.printResult(line) }
        if let status { throw status }
        if options.check && !plan.isClean { throw ExitStatus.findings }
    }

    /// A build that keeps going reports a drawing that could not be read as such, for any reason.
    private func status(of build: Build, _ manifest: Manifest, _ findings: [AuditFinding]) -> ExitStatus {
        let failed = Set(build.report.failedGlyphs)
        let isUnread = manifest.glyphs.contains { glyph in
            failed.contains(glyph.name) && glyph.sources.contains(where: build.report.unread.contains)
        }
        return isUnread ? .unreadable : findings.diagnostics.drawingStatus
    }

    private func planned(
        _ files: [AssetFile], of build: Build, in target: OutputFolder
    ) throws -> OutputPlan {
        let misses = options.adopt.filter { name in name != "*" && !files.contains { $0.isNamed(name) } }
        if !misses.isEmpty {
            let known = files.map(\.adoptionName)
            let names = misses.map { miss in
                "'\(miss)'" + (Suggestion.nearest(to: miss, of: known).map { " (did you mean '\($0)'?)" } ?? "")
            }
            throw UsageError("'--adopt' matches no asset or file of this build: " + names.joined(separator: ", "))
        }
        do {
            return try target.plan(files, prune: !isSelection && !build.report.isPartial, adopting: options.adopt)
        } catch {
            reporter.fail(error.description)
            throw ExitStatus.unwritable
        }
    }

    private func findings(of build: Build, _ manifest: Manifest, _ warnings: Findings) throws -> [AuditFinding] {
        let warnings = warnings + Findings(options.linkFault(of: manifest).map { [$0] } ?? [])
        guard lints else {
            let reported = manifest.unaccepted(build.findings.diagnostics)
            let drawn =
                reporter.options.verbose && !manifest.drawnSources.isEmpty
                ? LintRun(rules: Lint.ofDrawnSources).findings(in: build, of: manifest).filter {
                    Lint.ofDrawnSources.contains($0.diagnostic.id)
                } : []
            return (warnings.diagnostics + reported).map { AuditFinding($0) } + drawn
        }
        var run = LintRun(least: .warning)
        // Without all glyphs, the needs of the others are not known.
        if isSelection || build.report.isPartial { run.rules.remove("unneeded-allow") }
        return run.findings(in: build, of: manifest) + warnings.diagnostics.map { AuditFinding($0) }
    }

    /// Prints the plan, and carries it out unless it is only checked.
    private func write(
        _ plan: OutputPlan, contents: ([AssetFile]) async -> [[UInt8]?], to target: OutputFolder, _ clock: BuildClock?
    ) async throws {
        if !options.writesNothing {
            var watch = Stopwatch()
            defer { clock?.add(.write, wall: watch.lap()) }
            let lost: [String]
            do { lost = try await target.write(plan, jobs: jobs, contents: contents) } catch {
                reporter.fail(error.description)
                throw ExitStatus.unwritable
            }
            if !lost.isEmpty {
                try reporter.report(Findings(lost.map(reasonOfLoss)))
                throw ExitStatus.findings
            }
        }
        say(plan, in: target.path)
    }

    private func say(_ plan: OutputPlan, in folder: String) {
        let isVerbose = reporter.options.verbose
        let listsChanges = options.writesNothing || isLive || isVerbose || !options.adopt.isEmpty
        let text = PlanText(
            plan: plan, folder: FolderPath.shortened(folder), purpose: options.purpose, listsChanges: listsChanges)
        for line in text.lines(withUnchanged: isVerbose) { reporter.printResult(line) }
    }

    /// Reports a build for which nothing has changed as the build itself would.
    func report(_ finished: FinishedBuild) throws {
        try reporter.report(finished.findings.map { AuditFinding($0) })
        say(OutputPlan(unchanged: finished.files), in: finished.output)
        if let line = UncertainFillText(count: finished.uncertainFills, manifest: typed).line {
            reporter.printResult(line)
        }
        reporter.printOrigins(Array(repeating: .unchanged, count: finished.glyphs), of: finished.glyphs)
    }

    /// Gets the results of a build: the paths of its files, and the report.
    typealias Keeping = @Sendable (Build, _ files: [String], _ findings: [Diagnostic]) -> Void
}

extension [AuditFinding] {
    /// Whether there is an error of a lint.
    fileprivate var haveLintErrors: Bool {
        contains { $0.diagnostic.severity == .error && Lint.named($0.diagnostic.id) != nil }
    }
}

// MARK: - Texts

/// The changes of a build: a line for each file, and a sum with the output's path.
struct PlanText {
    /// The purpose of the plan, which decides its words.
    enum Purpose {
        /// It is carried out.
        case build
        /// It is the plan of a build that is not carried out.
        case dryRun
        /// The output is compared with it.
        case check
    }

    var plan: OutputPlan
    /// The output's folder.
    var folder: String
    var purpose = Purpose.build
    var listsChanges: Bool

    func lines(withUnchanged: Bool) -> [String] {
        var lines: [String] = []
        if listsChanges {
            lines = plan.items.filter { withUnchanged || $0.change != .unchanged }
                .map { "\(word(for: $0.change)) \($0.path)" }
        }
        let sum =
            OutputPlan.Change.allCases.filter { $0 != .adopted || plan.count($0) > 0 }
            .map { "\(plan.count($0)) \(sumWord(for: $0))" }
            + [(plan.unclaimed.count, "unclaimed"), (plan.changed.count, "changed")]
            .filter { purpose == .check && $0.0 > 0 }.map { "\($0) \($1)" }
        return lines + ["\(folder): \(sum.joined(separator: ", "))"]
    }

    private func word(for change: OutputPlan.Change) -> String {
        purpose == .dryRun && change != .unchanged ? "would \(verb(for: change))" : sumWord(for: change)
    }

    private func sumWord(for change: OutputPlan.Change) -> String {
        switch purpose {
        case .build: change.rawValue
        case .dryRun: change == .unchanged ? change.rawValue : "to \(verb(for: change))"
        case .check:
            switch change {
            case .created: "missing"
            case .updated: "stale"
            case .unchanged: "up to date"
            case .removed: "left over"
            case .adopted: "to adopt"
            }
        }
    }

    private func verb(for change: OutputPlan.Change) -> String {
        switch change {
        case .created: "create"
        case .updated: "update"
        case .unchanged: "leave"
        case .removed: "remove"
        case .adopted: "adopt"
        }
    }
}

/// The glyphs that a build which keeps going left out, in one line.
private struct FailedGlyphText {
    var names: [String]

    /// More names than these fill the screen, and each has its error above.
    private static let most = 8

    /// Nil where there are none.
    var line: String? {
        if names.isEmpty { return nil }
        let shown = names.prefix(Self.most).map { "'\($0)'" }.joined(separator: ", ")
        let rest = names.count > Self.most ? " and \(names.count - Self.most) more" : ""
        let (count, files) = (counted(names.count, "glyph"), names.count == 1 ? "its" : "their")
        return "not built: \(count), \(shown)\(rest); \(files) earlier files stay as they are"
    }
}

/// The last line of a build, about its low-confidence fills.
private struct UncertainFillText {
    var count: Int
    /// As named on the command line; nil for the default one.
    var manifest: String?

    /// Nil where there is none.
    var line: String? {
        if count == 0 { return nil }
        let command = (["twinlight lint"] + [manifest].compactMap { $0 }).joined(separator: " ") + " --severity info"
        return count == 1
            ? "1 low-confidence fill; \(command) lists it" : "\(count) low-confidence fills; \(command) lists them"
    }
}

/// The formats that a build with a selection of glyphs leaves out, in one line.
private struct LeftOutText {
    var formats: [String]

    /// Nil where there are none.
    var line: String? {
        if formats.isEmpty { return nil }
        let names = formats.joined(separator: ", ")
        return "left out: \(names); with '--only', files about all glyphs stay as they are"
    }
}
