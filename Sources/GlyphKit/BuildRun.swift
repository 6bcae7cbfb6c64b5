internal import GlyphAudit
internal import GlyphFormats
internal import GlyphModel
internal import GlyphReading
internal import GlyphReview
internal import Markup
internal import SemanticColor

/// One run of the pipeline: a manifest, and a request.
struct BuildRun: Sendable {
    let manifest: Manifest
    let sources: GlyphSource
    let options: BuildOptions
    /// Whether the set is shown on an interactive sheet.
    let isReviewed: Bool
    /// For each glyph, and for reading each file; nil if there is none.
    let timeLimit: TimeLimit?

    /// The glyphs to make, in document order: each with the bodies that it takes from relatives, as soon as these are
    /// known.
    var entries: [GlyphEntry]
    /// Their indices among all glyphs of the manifest.
    var places: [Int]
    /// The relations of the set between them and their relatives, by qualified name; nothing, as long as they are not
    /// known.
    var relations: [String: SetRelatives.Relation] = [:]
    /// The settings that the fills of its manifest have taken from examples.
    let examples: ExampleStyles
    let plan: ExportPlan
    private let needs: ExportNeeds
    /// The glyphs that it leaves out because of names.
    private let refused: [RefusedGlyph]

    init(_ manifest: Manifest, from sources: GlyphSource, _ options: BuildOptions, _ examples: ExampleStyles) {
        let manifest = examples.applied(to: manifest)
        (self.manifest, self.sources, self.options, self.examples) = (manifest, sources, options, examples)
        timeLimit = options.timeLimit.map(TimeLimit.init)
        let (selection, shard) = (options.selection, options.extent.shard)
        isReviewed =
            options.isReviewed
            || selection == nil && !options.isShown
                && manifest.exports.contains { $0.format == AssetFormat.preview.name }
        func isMeant(_ entry: GlyphEntry) -> Bool {
            (selection?.includes(entry) ?? true) && (shard?.includes(entry) ?? true)
        }
        let isWhole = selection == nil && shard == nil
        places = manifest.glyphs.indices.filter { isWhole || isMeant(manifest.glyphs[$0]) }
        entries = places.map { manifest.glyphs[$0] }
        refused = manifest.refusedGlyphs.filter { isMeant($0.entry) }
        plan = ExportPlan(options.isShown ? [] : manifest.exports, isSelection: selection != nil)
        needs = ExportNeeds(manifest.exports)
    }

    var jobs: Int { options.jobs }
    var isTimed: Bool { options.isTimed }
    /// Nil where all parts of the set are made together.
    var shard: Shard? { options.extent.shard }

    /// The timings of a run that begins; nil if none are wanted.
    var freshTimings: BuildTimings? { isTimed ? BuildTimings() : nil }

    /// Whether each drawing is needed, and not only the files of each glyph.
    var needsDrawings: Bool { isReviewed || options.judgesFills || plan.needsDrawings }

    /// The requested alternatives to low-confidence fills: the sheet shows them, the lint names them.
    var alternatives: Deriver.Alternatives { isReviewed ? .drawn : options.judgesFills ? .named : .none }

    /// Makes everything: glyph by glyph, then the findings and files of the set as a whole.
    func result() async -> Build {
        var pass = BuildPass(self)
        await pass.makeGlyphs()
        var build = pass.joined()
        let contents = FileContents(of: self, in: build.report.store)
        if options.extent.program != nil { build.report.contents = { await contents.bytes(of: $0) } }
        return build
    }

    /// A glyph to make.
    struct Task: Sendable {
        var request: AssetRequest
        /// The keys of its geometry; nil where that cannot be kept.
        var assetKeys: AssetKeys?
        /// The key of its files; nil where these cannot be found again.
        var key: Digest?
        /// The result of an earlier build for the same: its files are only named again.
        var earlier: EntryOutcome?
    }

    /// The results of some glyphs by themselves.
    ///
    /// - Parameters:
    ///   - store: the store with the geometry that is known in memory.
    ///   - leavesFiles: whether the bytes of files are left to the store.
    ///   - keepsDrawings: whether the drawings of assets are needed after the files of each are made.
    func made(
        _ tasks: [Task], _ read: ReadDrawings, _ store: Store?, leavesFiles: Bool, keepsDrawings: Bool,
        _ timings: inout BuildTimings?
    ) async -> [MadeEntry] {
        let context = RenderContext(rasterEngine: options.rasterEngine, exports: manifest.exports)
        let (palette, selection, progress, isTimed) = (manifest.palette, options.selection, options.progress, isTimed)
        var pass = Stopwatch(isOn: isTimed)
        let made = await tasks.concurrentMap(jobs: jobs, within: timeLimit) { task, limit in
            let entry = task.request.entry
            var outcome = EntryOutcome(failure: limit.exceeded(by: "'\(entry.name)'", at: entry.location))
            outcome.readDiagnostics = read.diagnostics(of: entry)
            return MadeEntry(outcome: outcome, geometry: limit.duration)
        } done: { task in
            progress?(.made(glyph: task.request.entry.name))
        } _: { task -> MadeEntry in
            let entry = task.request.entry
            var watch = Stopwatch(isOn: isTimed)
            let assets =
                store?.assets(of: task.request, at: task.assetKeys) ?? task.request.unstored()
            let wanted = assets.result.variants.filter { selection?.includes($0.name, of: entry) ?? true }
            var made = MadeEntry(
                outcome: EntryOutcome(
                    assets, variants: wanted, violations: wanted.flatMap { $0.violations(in: palette) },
                    readDiagnostics: read.diagnostics(of: entry),
                    isRead: entry.sources.allSatisfy { read.glyphs[$0] != nil }))
            (made.items, made.assetKey) = (assets.item.map { [$0] } ?? [], assets.item?.key)
            made.record = assets.record
            made.geometry = watch.lap()
            if made.outcome.isSound {
                made.outcome.files = task.earlier?.files ?? plan.assetFiles(wanted, palette, in: context)
            }
            if leavesFiles {
                let left = made.outcome.leave(at: task.key, of: entry, keepsDrawings: keepsDrawings)
                made.items += left.items
                made.isLeft = left.isWhole
            }
            made.files = watch.lap()
            return made
        }
        timings?.add(made, of: tasks.map(\.request.entry), in: pass.lap())
        return made
    }

    /// The requests for the assets of some entries.
    func requests(_ entries: [GlyphEntry], _ read: ReadDrawings) -> [AssetRequest] {
        entries.map {
            AssetRequest(
                $0, needs: needs.needs(of: $0), glyphs: read.glyphs, palette: manifest.palette,
                alternatives: alternatives)
        }
    }

    /// The result of all entries together.
    ///
    /// - Parameters:
    ///   - outcomes: the outcomes of the entries, in their order.
    ///   - files: the files of the outcomes.
    ///   - earlier: the record of an earlier build of the same set.
    func joined(
        _ outcomes: [EntryOutcome], _ files: GlyphFiles, _ read: ReadDrawings, since earlier: SetRecord?,
        _ timings: inout BuildTimings?
    ) -> Build {
        let keepsGoing = options.keepsGoing
        let glyphs = outcomes.indices.filter { outcomes[$0].isSound }
        var set = GlyphSet(variants: [], palette: manifest.palette, ownRoles: manifest.ownRoles)
        if earlier == nil {
            set.variants.reserveCapacity(outcomes.reduce(0) { $0 + $1.assets.count })
            for (entry, outcome) in zip(entries, outcomes) where outcome.isSound || !keepsGoing {
                set.variants += outcome.variants(of: entry)
            }
        }
        (set.title, set.colorPlaces) = (manifest.title, manifest.colorPlaces)
        let unread = Findings(outcomes.flatMap(\.readDiagnostics).uniqued)
        let reported = outcomes.flatMap(\.diagnostics)
        var findings =
            Findings(refused.compactMap(\.fault)) + examples.findings + unread
            + Findings(outcomes.flatMap(\.violations))
            + Findings(options.judgesFills ? reported : reported.filter { $0.id != Lint.doubtfulFill.id })
        var exported = ExportedFiles()
        var context = RenderContext(
            rasterEngine: options.rasterEngine, folder: manifest.source.folder, exports: manifest.exports)
        if isReviewed && shard == nil {
            context.audit = audit(of: set, reported: unread + Findings(reported), read.glyphs)
            context.motifs = relations.motifs
        }
        if keepsGoing || !findings.containErrors {
            if let earlier {
                exported = timings.measure(.files) { self.exported(glyphs, files, since: earlier) }
            } else {
                exported = timings.measure(.files) { self.exported(set, glyphs, files, in: context) }
            }
            findings += exported.findings
            if findings.containErrors { exported.files = keepsGoing ? exported.files.map(\.keepingEarlier) : [] }
        }
        var build = Build(set: set, files: exported.files, findings: findings, drawings: read.glyphs)
        (build.report.relations, build.report.examples) = (relations, examples)
        build.report.sources = (entries.flatMap(\.sources) + manifest.examples.flatMap(\.paths)).uniqued
        build.report.unread = read.unread
        build.report.setFiles = exported.ofSet
        build.report.origins = outcomes.map { $0.isSound ? $0.origin : .failed }
        build.report.derived = outcomes.count { $0.origin == .derived }
        build.report.formatsLeftOut = plan.formatsLeftOut
        build.report.setFindings = exported.findings.diagnostics
        if keepsGoing {
            let failed = refused.map(\.entry) + zip(entries, outcomes).compactMap { $1.isSound ? nil : $0 }
            build.report.failedGlyphs = failed.map(\.name).uniqued
            build.report.isPartial = findings.containErrors
        }
        build.report.context = context
        let allowances = Allowances(manifest.document)
        for (entry, outcome) in zip(entries, outcomes) where outcome.uncertainFills > 0 {
            if !allowances.accept(Lint.doubtfulFill.id, at: entry.location) {
                build.report.uncertainFills += outcome.uncertainFills
            }
        }
        return build
    }

    /// The notes of a sheet about a set: unneeded `allow` attributes are not about a glyph.
    private func audit(
        of set: GlyphSet, reported: Findings, _ drawings: [String: Glyph]
    ) -> @Sendable () -> [AuditFinding] {
        var build = Build(set: set, findings: reported, drawings: drawings)
        build.report.relations = relations
        return { [manifest, build] in
            var run = LintRun()
            run.rules.remove(Lint.unneededAllow.id)
            return run.findings(in: build, of: manifest)
        }
    }
}

/// The result of one entry.
struct MadeEntry: Sendable {
    var outcome: EntryOutcome
    /// The items that the store gets.
    var items: [Store.Item] = []
    /// Whether the store can give all of it back.
    var isLeft = false
    /// The key of its geometry; nil where it cannot be kept.
    var assetKey: Digest?
    /// The set's record of its fill, if it was derived now.
    var record: FillRecord?
    /// The time for its geometry, and for its files.
    var geometry = Duration.zero
    var files = Duration.zero
}

extension BuildTimings {
    /// The glyphs that one pass made.
    fileprivate mutating func add(_ made: [MadeEntry], of entries: [GlyphEntry], in wall: Duration) {
        let found = made.filter { $0.outcome.origin == .cached }
        let derived = zip(entries, made).filter { $1.outcome.origin != .cached }
        add(
            pass: wall,
            [
                (.load, found.reduce(.zero) { $0 + $1.geometry }),
                (.derive, derived.reduce(.zero) { $0 + $1.1.geometry }),
                (.files, made.reduce(.zero) { $0 + $1.files }),
            ])
        add(derived.map { Glyph(name: $0.name, time: $1.geometry) })
    }
}
