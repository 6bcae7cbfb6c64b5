internal import GlyphDerivation
internal import GlyphFormats
internal import GlyphModel
internal import GlyphReading
internal import Markup

/// The one pass of a run: glyphs are read, derived and made into files, some at a time, and the store gets the results.
/// The files of the set as a whole come last.
///
/// Where the run is for an output folder, nothing of a glyph stays in memory meanwhile.
struct BuildPass {
    private var run: BuildRun
    private var timings: BuildTimings?
    private var store: Store?
    /// Nil where files are not left to the store.
    private var keys: BuildKeys?
    /// The keys by entry; nil where it cannot be found again.
    private var entryKeys: [Digest?]
    private var states: [State]
    /// The files that are made.
    private var files: GlyphFiles
    /// The record of an earlier build of the same set.
    private var earlierSet: SetRecord?
    private var read = ReadDrawings()
    /// Whether all glyphs are made: a build that is cancelled ends before.
    private var isComplete = false
    /// The pictures of entries that the store had.
    private var pictures = EntryOutcome.KnownRenditions()
    /// The keys of all geometry that was used.
    private var used: Set<Digest> = []
    /// Nil where no glyph can have a relative, or all are known.
    private var search: RelativeSearch?
    /// The digests of the files with drawings, if they were taken already.
    private var digests: [String: Digest]?

    /// The place of the results of an entry.
    private enum State {
        case missing
        /// The store has it.
        case left(from: GlyphOrigin)
        case made(EntryOutcome)
    }

    /// How many glyphs are in memory at the same time: enough for all jobs, and few compared with a set.
    private static let mostGlyphs = 128

    init(_ run: BuildRun) {
        self.run = run
        (timings, store) = (run.freshTimings, run.options.store)
        if store != nil { keys = run.options.extent.program.map { BuildKeys(run, program: $0) } }
        entryKeys = run.entries.map { _ in nil }
        states = run.entries.map { _ in .missing }
        used = run.examples.keys
        files = GlyphFiles(exports: run.plan.exports.count, glyphs: run.entries.count)
    }

    /// Whether the drawings of assets are needed after their files are made.
    private var keepsDrawings: Bool { keys == nil || run.shard == nil && run.needsDrawings }

    // MARK: - Glyphs

    /// Until all are made, or the build is cancelled.
    mutating func makeGlyphs() async {
        await findRelatives()
        await findKnown()
        let missing = states.indices.filter { index in
            if case .missing = states[index] { true } else { isAllNeeded }
        }
        run.options.progress?(.started(glyphs: missing.count))
        for batch in batches(missing) {
            guard await make(batch, leavesAll: !keepsDrawings) else { return }
        }
        let related = await relate()
        for batch in batches(related) {
            guard await make(batch, leavesAll: !keepsDrawings) else { return }
        }
        isComplete = await takeBack()
    }

    // MARK: - Relatives

    /// Looks for the findings of earlier builds: then all glyphs are made as they will be.
    private mutating func findRelatives() async {
        search = await RelativeSearch(run, in: store, &timings)
        digests = search?.digests
        guard let known = search?.known() else { return }
        take(known)
        search = nil
    }

    /// Finds the relatives of the set after its glyphs were made as if each were alone, which most of them are.
    ///
    /// - Returns: the glyphs that take something, to be made again.
    private mutating func relate() async -> [Int] {
        guard var search else { return [] }
        var watch = Stopwatch(isOn: run.isTimed)
        if let store { search.store = store }
        let relatives = await search.findRelatives()
        if store != nil { store = search.store }
        self.search = search
        timings?.add(.relatives, wall: watch.lap())
        take(relatives)
        self.search = nil
        let related = run.entries.indices.filter { !run.entries[$0].borrowed.isEmpty }
        for index in related { states[index] = .missing }
        if !related.isEmpty { run.options.progress?(.started(glyphs: related.count)) }
        return related
    }

    private mutating func take(_ relatives: SetRelatives) {
        for (index, place) in run.places.enumerated() {
            guard let relation = relatives.relations[place] else { continue }
            run.entries[index] = relatives.applied(to: run.entries[index], at: place)
            run.relations[run.entries[index].qualifiedName] = relation
        }
        // Parts are joined by what they found together; a build in memory alone keeps the fills, too.
        if let search { used.formUnion(keys == nil ? search.used : Set(search.resultKeys)) }
    }

    /// Whether a page or an audit shows the drawings of glyphs whose files earlier builds made, and not of the same
    /// set.
    private var isAllNeeded: Bool { keepsDrawings && earlierSet == nil }

    /// Looks for the results of earlier builds from the same drawings.
    private mutating func findKnown() async {
        guard keys != nil, run.shard == nil, store?.isEmpty == false else { return }
        let digests = if let digests { digests } else { await run.fileDigests(&timings) }
        var watch = Stopwatch(isOn: run.isTimed)
        entryKeys = run.entries.map { keys?.entry($0, digests) }
        for batch in batches(Array(run.entries.indices)) {
            store?.load(batch.compactMap { entryKeys[$0] })
            for index in batch where entryKeys[index].flatMap({ store?[$0] }) != nil {
                states[index] = .left(from: .unchanged)
            }
            store?.shed()
        }
        if keepsDrawings { earlierSet = set(at: setKey(entryKeys)) }
        timings?.add(.record, wall: watch.lap())
    }

    /// Glyphs that are made together: of a file with many drawings, all are.
    private func batches(_ missing: [Int]) -> [[Int]] {
        var (batches, last): ([[Int]], String?) = ([], nil)
        for index in missing {
            let file = DrawingPath(run.entries[index].source).file
            if batches.isEmpty || batches[batches.count - 1].count >= Self.mostGlyphs && file != last {
                batches.append([])
            }
            batches[batches.count - 1].append(index)
            last = file
        }
        return batches
    }

    /// - Parameter leavesAll: whether the store gets all that can be found in it again, so that nothing of it stays
    ///   here.
    /// - Returns: whether all are made, and the build goes on.
    private mutating func make(_ batch: [Int], leavesAll: Bool) async -> Bool {
        let entries = batch.map { run.entries[$0] }
        var drawings = await run.read(entries, &timings)
        var watch = Stopwatch(isOn: run.isTimed)
        var requests = run.requests(entries, drawings)
        if search != nil {
            for index in requests.indices { requests[index].wantsSetFill = true }
        }
        let assetKeys = await assetKeys(requests, drawings)
        if store != nil { timings?.add(.load, wall: watch.lap()) }
        store?.load(batch.compactMap { entryKeys[$0] })
        var tasks: [BuildRun.Task] = []
        for (index, (request, assetKeys)) in zip(batch, zip(requests, assetKeys)) {
            var task = BuildRun.Task(request: request, assetKeys: assetKeys)
            task.fillKey = search?.fillKey(at: run.places[index])
            task.key = keys?.entry(run.entries[index], drawings.fileDigests)
            // A drawing may have changed since its digest was taken.
            if task.key == entryKeys[index], case .left(let origin) = states[index] {
                task.earlier = left(index, from: origin)
            }
            entryKeys[index] = task.key
            tasks.append(task)
        }
        let made = await run.makeEntries(
            tasks, drawings, store, leavesFiles: keys != nil, keepsDrawings: keepsDrawings, &timings)
        _ = watch.lap()
        for (index, made) in zip(batch, made) {
            if leavesAll && made.isLeft {
                states[index] = .left(from: made.outcome.origin)
            } else {
                keep(made.outcome, at: index)
            }
            if store == nil { search?.store.add(made.items) } else { store?.add(made.items) }
            if let key = made.assetKey { used.insert(key) }
            if let trace = made.trace { search?.take(trace, at: run.places[index]) }
        }
        if keys != nil { store?.shed() }
        if !keepsDrawings { (drawings.glyphs, drawings.fileDigests) = ([:], [:]) }
        read.add(drawings)
        if store != nil { timings?.add(.save, wall: watch.lap()) }
        return made.count == batch.count
    }

    private mutating func keep(_ outcome: EntryOutcome, at index: Int) {
        files.take(outcome.files, of: index)
        var outcome = outcome
        outcome.files = []
        states[index] = .made(outcome)
    }

    /// Where the store has the geometry of some glyphs, as far as it has them in memory then.
    private mutating func assetKeys(_ requests: [AssetRequest], _ drawings: ReadDrawings) async -> [AssetKeys?] {
        guard let program = store?.program else { return requests.map { _ in nil } }
        let keys = await requests.concurrentMap(jobs: run.jobs) {
            let inherited = $0.entry.inheritedFill
            return $0.key(of: drawings.digests, program: program).map { AssetKeys($0, inherited: inherited) }
        }
        store?.load(keys.flatMap { $0?.all ?? [] })
        // A cancelled build has fewer.
        return keys + requests.dropFirst(keys.count).map { _ in nil }
    }

    /// The store's content for an entry in memory.
    private mutating func left(_ index: Int, from origin: GlyphOrigin) -> EntryOutcome? {
        guard let record = entryKeys[index].flatMap({ store?[$0] }) else { return nil }
        return EntryOutcome(record, of: run.entries[index], from: origin, known: &pictures)
    }

    /// Takes back the results that were left to the store. Lost results are made once more.
    ///
    /// - Returns: whether all is here.
    private mutating func takeBack() async -> Bool {
        var lost: [Int] = []
        let left = states.indices.filter { index in if case .left = states[index] { true } else { false } }
        for batch in batches(left) {
            store?.load(batch.compactMap { entryKeys[$0] })
            for index in batch {
                guard case .left(let origin) = states[index] else { continue }
                if let outcome = self.left(index, from: origin) {
                    keep(outcome, at: index)
                } else {
                    lost.append(index)
                }
            }
            store?.shed()
        }
        pictures = EntryOutcome.KnownRenditions()
        for batch in batches(lost) {
            guard await make(batch, leavesAll: false) else { return false }
        }
        return true
    }

    // MARK: - The set

    /// The key of the set; nil where one of its parts has none.
    private func setKey(_ parts: [Digest?]) -> Digest? { keys?.set(of: run.manifest, parts) }

    private mutating func set(at key: Digest?) -> SetRecord? {
        guard let key else { return nil }
        store?.load([key])
        return store?[key].flatMap { bytes in
            var decoder = ByteDecoder(bytes)
            return try? decoder.value()
        }
    }

    /// The build, with the findings and files of the set as a whole.
    mutating func makeBuild() -> Build {
        // A build that was cancelled lacks some, and is not used.
        let known = states.map { state in if case .made(let outcome) = state { outcome } else { EntryOutcome() } }
        states = []
        var watch = Stopwatch(isOn: run.isTimed)
        let isStorable = isComplete && run.shard == nil && keys != nil
        let key = isStorable ? setKey(keepsDrawings ? entryKeys : known.map(\.summary)) : nil
        let earlier = set(at: key)
        if keys != nil { timings?.add(.record, wall: watch.lap()) }
        let run = run
        var build = run.mergeOutcomes(known, files, read, since: earlier, &timings)
        if let key, earlier == nil, !build.findings.containErrors { keep(build.report, at: key) }
        if keys == nil { store?.keep(only: used) }
        build.report.keys = entryKeys.compactMap { $0 }
        build.report.assetKeys = used
        (build.report.store, build.report.timings) = (store, timings)
        if !keepsDrawings { build.set.assets = [] }
        return build
    }

    /// Leaves the results of the set to the store.
    private mutating func keep(_ report: BuildReport, at key: Digest) {
        let files = report.setFiles.flatMap { $0 }
        store?.add(files.compactMap { file in file.content.bytes.map { (file.content.digest, $0[...]) } })
        var encoder = ByteEncoder()
        encoder.append(SetRecord(files: report.setFiles, findings: report.setFindings))
        store?.add([(key, encoder.bytes[...])])
    }
}

// MARK: - Files

/// The files of all glyphs: an array for each glyph would take as much memory as the files.
struct GlyphFiles: Sendable {
    /// The files by export, in any order.
    private var files: [[AssetFile]]
    /// The part of each glyph, by export.
    private var parts: [[Range<Int32>]]
    /// The reasons why there are no files of a glyph, by export.
    private var faults: [[Int: Findings]]

    init(exports: Int, glyphs: Int) {
        files = Array(repeating: [], count: exports)
        parts = Array(repeating: Array(repeating: 0..<0, count: glyphs), count: exports)
        faults = Array(repeating: [:], count: exports)
    }

    /// The number of files of all exports.
    var count: Int { files.reduce(0) { $0 + $1.count } }

    /// Takes the files of a glyph, or why there are none, by export.
    mutating func take(_ made: [ExportPlan.Files], of glyph: Int) {
        for (export, made) in made.enumerated() {
            switch made {
            case .success(let own):
                let start = Int32(files[export].count)
                // Most glyphs have as many.
                if start == 0 { files[export].reserveCapacity(own.count * parts[export].count) }
                files[export] += own
                parts[export][glyph] = start..<start + Int32(own.count)
            case .failure(let findings): faults[export][glyph] = findings
            }
        }
    }

    /// The files of a glyph.
    func files(of export: Int, glyph: Int) throws(Findings) -> ArraySlice<AssetFile> {
        if let findings = faults[export][glyph] { throw findings }
        let part = parts[export][glyph]
        return files[export][Int(part.lowerBound)..<Int(part.upperBound)]
    }

    /// Forgets the files of an export.
    mutating func remove(_ export: Int) { files[export] = [] }
}
