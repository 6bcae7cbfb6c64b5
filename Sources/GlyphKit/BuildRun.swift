internal import GlyphAudit
internal import GlyphFormats
internal import GlyphManifest
internal import GlyphModel
internal import GlyphReading
internal import GlyphReview
internal import Markup
internal import SemanticColor

/// One run of the pipeline: a manifest, and a request.
struct BuildRun: Sendable {
    let manifest: Manifest
    let sources: GlyphSource
    var options: BuildOptions
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
        func isRequested(_ entry: GlyphEntry) -> Bool {
            (selection?.includes(entry) ?? true) && (shard?.includes(entry) ?? true)
        }
        let includesAll = selection == nil && shard == nil
        places = manifest.glyphs.indices.filter { includesAll || isRequested(manifest.glyphs[$0]) }
        entries = places.map { manifest.glyphs[$0] }
        refused = manifest.refusedGlyphs.filter { isRequested($0.entry) }
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

    /// The requested alternatives to fills: the sheet shows them, the lint names those to low-confidence fills.
    var alternatives: Deriver.Alternatives { isReviewed ? .drawn : options.judgesFills ? .named : .none }

    /// Makes everything: glyph by glyph, then the findings and files of the set as a whole.
    func makeBuild() async -> Build {
        var pass = BuildPass(self)
        await pass.makeGlyphs()
        var build = pass.makeBuild()
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
        /// Where the store gets its fill; nil where the set does not ask for it.
        var fillKey: Digest?
        /// The result of an earlier build for the same: its files are only named again.
        var earlier: EntryOutcome?
    }

    /// The results of some glyphs by themselves.
    ///
    /// - Parameters:
    ///   - store: the store with the geometry that is known in memory.
    ///   - leavesFiles: whether the bytes of files are left to the store.
    ///   - keepsDrawings: whether the drawings of assets are needed after the files of each are made.
    func makeEntries(
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
            let wanted = assets.result.assets.filter { selection?.includes($0.name, of: entry) ?? true }
            var made = MadeEntry(
                outcome: EntryOutcome(
                    assets, assets: wanted, violations: wanted.flatMap { $0.violations(in: palette) },
                    readDiagnostics: read.diagnostics(of: entry),
                    isRead: entry.sources.allSatisfy { read.glyphs[$0] != nil }))
            (made.items, made.assetKey) = (assets.item.map { [$0] } ?? [], assets.item?.key)
            if let key = task.fillKey, assets.item == nil || !assets.isFound {
                made.items += assets.setFill.items(at: key)
                made.trace = .some(assets.setFill?.trace)
            }
            made.geometry = watch.lap()
            if made.outcome.hasNoErrors {
                made.outcome.files = task.earlier?.files ?? plan.assetFiles(wanted, palette, in: context)
            }
            if leavesFiles {
                let left = made.outcome.leave(at: task.key, of: entry, keepsDrawings: keepsDrawings)
                made.items += left.items
                made.isLeft = left.isComplete
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
    func mergeOutcomes(
        _ outcomes: [EntryOutcome], _ files: GlyphFiles, _ read: ReadDrawings, since earlier: SetRecord?,
        _ timings: inout BuildTimings?
    ) -> Build {
        let keepsGoing = options.keepsGoing
        let glyphs = outcomes.indices.filter { outcomes[$0].hasNoErrors }
        var set = GlyphSet(assets: [], palette: manifest.palette, ownRoles: manifest.ownRoles)
        if earlier == nil {
            set.assets.reserveCapacity(outcomes.reduce(0) { $0 + $1.assets.count })
            for (entry, outcome) in zip(entries, outcomes) where outcome.hasNoErrors || !keepsGoing {
                set.assets += outcome.assets(of: entry)
            }
        }
        (set.title, set.colorPlaces) = (manifest.shownTitle, manifest.colorPlaces)
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
            context.states = states(read.fileDigests)
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
        build.report.sources = (entries.flatMap(\.sources) + manifest.drawnSources.flatMap(\.paths)).uniqued
        build.report.unread = read.unread
        build.report.setFiles = exported.ofSet
        build.report.origins = outcomes.map { $0.hasNoErrors ? $0.origin : .failed }
        build.report.derived = outcomes.count { $0.origin == .derived }
        build.report.formatsLeftOut = plan.formatsLeftOut
        build.report.setFindings = exported.findings.diagnostics
        if keepsGoing {
            let failed = refused.map(\.entry) + zip(entries, outcomes).compactMap { $1.hasNoErrors ? nil : $0 }
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

    /// The states of the glyphs, by qualified name.
    ///
    /// - Parameter known: the digests of files, as they were read.
    private func states(_ known: [String: Digest]) -> [String: String] {
        let states = GlyphStates(manifest) { [sources] in known[$0] ?? sources.digest(of: $0) }
        let pairs = entries.compactMap { entry in states.state(of: entry).map { (entry.qualifiedName, $0) } }
        return Dictionary(pairs) { first, _ in first }
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
    /// What the set sees of its ink, if it was derived now; the inner nil is of a glyph that fills nothing.
    var trace: InkTrace??
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

// MARK: - Drawings

/// The drawings of some entries.
struct ReadDrawings: Sendable {
    /// The drawings by path in the manifest, without the ones that could not be read.
    var glyphs: [String: Glyph] = [:]
    /// The paths of drawings that could not be read.
    var unread: Set<String> = []
    /// The reasons, and the findings in the others.
    var diagnostics: [String: [Diagnostic]] = [:]
    /// The digests of all that they depend on, by path.
    var digests: [String: Digest] = [:]
    /// The digests of the bytes of their files, by file.
    var fileDigests: [String: Digest] = [:]

    mutating func add(_ other: ReadDrawings) {
        glyphs.merge(other.glyphs) { $1 }
        unread.formUnion(other.unread)
        diagnostics.merge(other.diagnostics) { $1 }
        fileDigests.merge(other.fileDigests) { $1 }
    }

    /// The findings in the drawings of an entry.
    func diagnostics(of entry: GlyphEntry) -> [Diagnostic] {
        diagnostics.isEmpty ? [] : entry.sources.flatMap { diagnostics[$0] ?? [] }
    }
}

extension BuildRun {
    /// Every distinct file once, however many entries use it. Its effects are left out if none of them refuses these.
    func read(_ entries: [GlyphEntry], _ timings: inout BuildTimings?) async -> ReadDrawings {
        let drawings = entries.flatMap(\.sources).uniqued
        let ofFile = Dictionary(grouping: drawings) { DrawingPath($0).file }
        let files = drawings.map { DrawingPath($0).file }.uniqued
        let lenient = lenientSources
        let read = await readFiles(files, &timings) { file, limit in
            let found = limit.exceeded(
                by: "reading '\(file)'",
                at: entries.first { $0.sources.contains { DrawingPath($0).file == file } }?.location)
            return (ofFile[file] ?? []).map { _ in ReadDrawing(diagnostics: [found]) }
        } _: { file -> [ReadDrawing] in
            let paths = ofFile[file] ?? []
            if let absence = manifest.absentDrawings[file] {
                return paths.map { _ in ReadDrawing(diagnostics: absence) }
            }
            return sources.glyphs(at: paths) { lenient.contains($0) ? .drop : .refuse }
        }
        var result = ReadDrawings()
        for (file, drawings) in zip(files, read) {
            result.fileDigests[file] = drawings.first?.fileDigest
            for (path, drawing) in zip(ofFile[file] ?? [], drawings) {
                (result.glyphs[path], result.digests[path]) = (drawing.glyph, drawing.digest)
                if drawing.glyph == nil { result.unread.insert(path) }
                if !drawing.diagnostics.isEmpty { result.diagnostics[path] = drawing.diagnostics }
            }
        }
        return result
    }

    /// The digests of the files of all drawings, without the ones that cannot be read.
    func fileDigests(_ timings: inout BuildTimings?) async -> [String: Digest] {
        await digests(of: drawingFiles, &timings)
    }

    /// The files of all drawings, each once.
    var drawingFiles: [String] { entries.flatMap(\.sources).map { DrawingPath($0).file }.uniqued }

    func digests(of files: [String], _ timings: inout BuildTimings?) async -> [String: Digest] {
        let digests = await readFiles(files, &timings, late: { _, _ in nil }) { sources.digest(of: $0) }
        return Dictionary(zip(files, digests).compactMap { file, digest in digest.map { (file, $0) } }) { $1 }
    }

    /// The result of reading each file.
    private func readFiles<Result: Sendable>(
        _ files: [String], _ timings: inout BuildTimings?,
        late: @escaping @Sendable (String, TimeLimit) -> Result, _ read: @escaping @Sendable (String) -> Result
    ) async -> [Result] {
        if !isTimed { return await files.concurrentMap(jobs: jobs, within: timeLimit, late: late, read) }
        var pass = Stopwatch()
        let made = await files.concurrentMap(jobs: jobs, within: timeLimit) { file, limit in
            (result: late(file, limit), time: limit.duration)
        } _: { file in
            var watch = Stopwatch()
            return (result: read(file), time: watch.lap())
        }
        timings?.add(.drawings, wall: pass.lap(), work: made.reduce(.zero) { $0 + $1.time })
        return made.map(\.result)
    }

    /// The drawings whose effects no entry refuses: as a rule none.
    var lenientSources: Set<String> {
        let lenient = entries.filter { $0.settings.geometry.effects != .refuse }
        if lenient.isEmpty { return [] }
        let refused = entries.lazy.filter { $0.settings.geometry.effects == .refuse }.flatMap(\.sources)
        return Set(lenient.flatMap(\.sources)).subtracting(refused)
    }
}

// MARK: - Files

/// The bytes of files that a build only names: as the store has them, or made once more where it has lost them.
private actor FileContents {
    private let run: BuildRun
    private let store: Store?
    /// All files by path, where some were lost.
    private var remade: [String: [UInt8]]?

    init(of run: BuildRun, in store: Store?) { (self.run, self.store) = (run, store) }

    /// Nil for a file that is another one now, since its inputs have changed.
    func bytes(of files: [AssetFile]) async -> [[UInt8]?] {
        let known = store?.values(of: files.map(\.content.digest)) ?? files.map { _ in nil }
        var contents = zip(files, known).map { file, bytes in file.content.bytes ?? bytes.map { Array($0) } }
        for index in files.indices where contents[index] == nil {
            if remade == nil { remade = await remakeFiles() }
            contents[index] = remade?[files[index].path].flatMap { files[index].isMade(of: $0) ? $0 : nil }
        }
        return contents
    }

    private func remakeFiles() async -> [String: [UInt8]] {
        var options = run.options
        (options.extent, options.progress, options.isTimed) = (.whole, nil, false)
        let files = await BuildRun(run.manifest, from: run.sources, options, run.examples).makeBuild().files
        return Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
    }
}
