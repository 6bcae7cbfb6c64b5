internal import GlyphAudit
internal import GlyphFormats
internal import GlyphModel
internal import GlyphReading
internal import GlyphReview
internal import Markup
internal import SemanticColor

/// One run of the pipeline: a manifest, and what is requested of it.
struct BuildRun: Sendable {
    let manifest: Manifest
    let sources: GlyphSource
    let options: BuildOptions
    /// Is the set shown on an interactive sheet?
    let isReviewed: Bool
    /// For each glyph, and for reading each file; nil if there is none.
    let timeLimit: TimeLimit?

    /// The glyphs to make, in document order.
    let entries: [GlyphEntry]
    let plan: ExportPlan
    private let needs: ExportNeeds
    /// What it leaves out because of names.
    private let refused: [RefusedGlyph]

    init(_ manifest: Manifest, from sources: GlyphSource, _ options: BuildOptions) {
        (self.manifest, self.sources, self.options) = (manifest, sources, options)
        timeLimit = options.timeLimit.map(TimeLimit.init)
        let (selection, shard) = (options.selection, options.extent.shard)
        isReviewed =
            options.isReviewed
            || selection == nil && !options.isShown
                && manifest.exports.contains { $0.format == AssetFormat.preview.name }
        func isMeant(_ entry: GlyphEntry) -> Bool {
            (selection?.includes(entry) ?? true) && (shard?.includes(entry) ?? true)
        }
        entries = manifest.glyphs.filter(isMeant)
        refused = manifest.refusedGlyphs.filter { isMeant($0.entry) }
        plan = ExportPlan(options.isShown ? [] : manifest.exports, isSelection: selection != nil)
        needs = ExportNeeds(manifest.exports)
    }

    var jobs: Int { options.jobs }
    var isTimed: Bool { options.isTimed }
    /// Nil where all parts of the set are made together.
    var shard: Shard? { options.extent.shard }

    /// Makes everything.
    func result() async -> Build {
        var timings = freshTimings
        let read = await read(entries, &timings)
        let made = await outcomes(of: entries, read, &timings)
        var build = joined(made.outcomes.map { .made($0) }, read, &timings)
        (build.report.cache, build.report.timings) = (made.cache, timings)
        return build
    }

    /// The timings of a run that begins; nil if none are wanted.
    var freshTimings: BuildTimings? { isTimed ? BuildTimings() : nil }

    /// Is each drawing needed, and not only the files of each glyph?
    var needsDrawings: Bool { isReviewed || options.judgesFills || plan.needsDrawings }

    /// Are alternatives to low-confidence fills derived?
    var judges: Bool { options.judgesFills || isReviewed }

    /// What each of these entries becomes by itself, and the cache with what they used.
    ///
    /// - Parameters:
    ///   - recorded: what an earlier build made of the same; its files are only named again.
    ///   - keepsFiles: whether the cache gets the files of each glyph, too.
    ///   - keepsDrawings: are the drawings of assets needed after the files of each are made?
    func outcomes(
        of entries: [GlyphEntry], _ read: ReadDrawings, since recorded: [GlyphRecord?]? = nil,
        keepsFiles: Bool = false, keepsDrawings: Bool = true, _ timings: inout BuildTimings?
    ) async -> (outcomes: [EntryOutcome], cache: GeometryCache?) {
        let context = RenderContext(rasterEngine: options.rasterEngine, exports: manifest.exports)
        let palette = manifest.palette
        let requests = entries.map {
            AssetRequest($0, needs: needs.needs(of: $0), glyphs: read.glyphs, palette: palette, judgesFills: judges)
        }
        let (selection, progress, isTimed) = (options.selection, options.progress, isTimed)
        var cache = options.cache
        let keys = timings.measure(cache == nil ? .derive : .load) {
            cache?.open(requests, read.digests) ?? entries.map { _ in nil }
        }
        let known = cache
        let earlier = recorded ?? entries.map { _ in nil }
        let tasks = zip(zip(requests, keys), earlier).map { (request: $0.0, key: $0.1, earlier: $1) }
        progress?(.started(glyphs: entries.count))
        var pass = Stopwatch(isOn: isTimed)
        let made = await tasks.concurrentMap(jobs: jobs, within: timeLimit) { task, limit in
            let entry = task.request.entry
            let outcome = EntryOutcome(failure: limit.exceeded(by: "'\(entry.name)'", at: entry.location))
            return (outcome, .init(), limit.duration, .zero)
        } done: { task in
            progress?(.made(glyph: task.request.entry.name))
        } _: { task -> MadeEntry in
            let (request, key, earlier) = task
            let entry = request.entry
            var watch = Stopwatch(isOn: isTimed)
            let answer = known?.answer(to: request, at: key) ?? GeometryAnswer(result: request.result())
            let wanted = answer.result.variants.filter { selection?.includes($0.name, of: entry) ?? true }
            let violations = wanted.flatMap { $0.violations(in: palette) }
            let geometry = watch.lap()
            let isSound =
                violations.isEmpty && entry.sources.allSatisfy { read.glyphs[$0] != nil }
                && !Findings(answer.result.diagnostics).containErrors
            var outcome = EntryOutcome(
                diagnostics: answer.result.diagnostics, uncertainFills: answer.result.uncertainFills,
                isFound: answer.kept.isFound, variants: wanted, violations: violations, isSound: isSound,
                files: isSound ? earlier?.files(of: entry) ?? plan.assetFiles(wanted, palette, in: context) : [])
            if !keepsDrawings { outcome.variants = wanted.map(\.withoutPaths) }
            var kept = answer.kept
            if keepsFiles { kept.files = outcome.note() }
            return (outcome, kept, geometry, watch.lap())
        }
        timings?.add(made.map { ($0.outcome.isFound, $0.geometry, $0.files) }, of: entries, in: pass.lap())
        timings.measure(cache == nil ? .derive : .save) { cache?.close(made.map(\.kept)) }
        return (made.map(\.outcome), cache)
    }

    /// With the time for its geometry and for its files.
    private typealias MadeEntry = (
        outcome: EntryOutcome, kept: GeometryAnswer.Kept, geometry: Duration, files: Duration
    )

    /// What all entries become together.
    ///
    /// - Parameters:
    ///   - states: of the entries, in their order.
    ///   - earlier: what an earlier build made of the same set.
    func joined(
        _ states: [EntryState], _ read: ReadDrawings, since earlier: SetRecord? = nil, _ timings: inout BuildTimings?
    ) -> Build {
        let keepsGoing = options.keepsGoing
        let taken = earlier == nil ? zip(entries, states).filter { $1.isSound || !keepsGoing } : []
        var set = GlyphSet(
            variants: taken.flatMap { $1.variants(of: $0) }, palette: manifest.palette, ownRoles: manifest.ownRoles)
        (set.title, set.colorPlaces) = (manifest.title, manifest.colorPlaces)
        let unread = Findings(zip(entries, states).flatMap { $1.readDiagnostics(of: $0, read) }.uniqued)
        let reported = zip(entries, states).flatMap { $1.diagnostics(of: $0) }
        var findings =
            Findings(refused.compactMap(\.fault)) + unread + Findings(states.flatMap(\.violations))
            + Findings(options.judgesFills ? reported : reported.filter { $0.id != Lint.doubtfulFill.id })
        var exported = ExportedFiles()
        var context = RenderContext(
            rasterEngine: options.rasterEngine, folder: manifest.source.folder, exports: manifest.exports)
        if isReviewed && shard == nil {
            context.audit = audit(of: set, reported: unread + Findings(reported), read.glyphs)
        }
        if keepsGoing || !findings.containErrors {
            if let earlier {
                exported = timings.measure(.files) { self.exported(states, since: earlier) }
            } else {
                exported = timings.measure(.files) { self.exported(set, states, in: context) }
            }
            findings += exported.findings
            if findings.containErrors { exported.files = keepsGoing ? exported.files.map(\.keepingEarlier) : [] }
        }
        var build = Build(set: set, files: exported.files, findings: findings, drawings: read.glyphs)
        build.report.sources = entries.flatMap(\.sources).uniqued
        build.report.unread = read.unread
        build.report.setFiles = exported.ofSet
        (build.report.origins, build.report.formatsLeftOut) = (states.map(\.origin), plan.formatsLeftOut)
        build.report.setFindings = exported.findings.diagnostics
        if keepsGoing {
            let failed = refused.map(\.entry) + zip(entries, states).compactMap { $1.isSound ? nil : $0 }
            build.report.failedGlyphs = failed.map(\.name).uniqued
            build.report.isPartial = findings.containErrors
        }
        build.report.context = context
        let allowances = Allowances(manifest.document)
        for (entry, state) in zip(entries, states) where state.uncertainFills > 0 {
            if !allowances.accept(Lint.doubtfulFill.id, at: entry.location) {
                build.report.uncertainFills += state.uncertainFills
            }
        }
        return build
    }

    /// What a sheet shows of a set: unneeded `allow` attributes are not about a glyph.
    private func audit(
        of set: GlyphSet, reported: Findings, _ drawings: [String: Glyph]
    ) -> @Sendable () -> [AuditFinding] {
        let build = Build(set: set, findings: reported, drawings: drawings)
        return { [manifest] in
            var run = LintRun()
            run.rules.remove(Lint.unneededAllow.id)
            return run.findings(in: build, of: manifest)
        }
    }
}

extension BuildTimings {
    /// The glyphs that one pass made, each with the times of its geometry and of its files.
    fileprivate mutating func add(
        _ glyphs: [(isFound: Bool, geometry: Duration, files: Duration)], of entries: [GlyphEntry],
        in wall: Duration
    ) {
        let derived = zip(entries, glyphs).filter { !$1.isFound }
        add(
            pass: wall,
            [
                (.load, glyphs.filter(\.isFound).reduce(.zero) { $0 + $1.geometry }),
                (.derive, derived.reduce(.zero) { $0 + $1.1.geometry }),
                (.files, glyphs.reduce(.zero) { $0 + $1.files }),
            ])
        add(derived.map { Glyph(name: $0.name, time: $1.geometry) })
    }
}
