internal import GlyphDerivation
internal import GlyphModel
internal import GlyphReading
internal import Markup

/// Finds the relatives of the glyphs of a run among all glyphs of the manifest, and keeps its findings in a store.
///
/// Its memory is small: of each glyph of the set, it has what is seen of the ink; fills are in the store, and are taken
/// from it for some glyphs at a time. All keys are about fills: an edit of the manifest that changes none searches
/// nothing, and a changed drawing costs itself, and the glyphs with which it has something in common. Of glyphs that
/// the run does not make, only those are filled whose bodies the others show.
struct RelativeSearch {
    /// The run of the whole manifest, in which nothing is taken yet.
    private let run: BuildRun
    /// The places in the manifest of the glyphs that may have relatives. Elsewhere a glyph is its number among these.
    private let places: [Int]
    /// The numbers of the glyphs whose relations are wanted.
    private let wanted: [Int]
    /// The digests of the files with drawings, without the ones that cannot be read; nil without a store.
    let digests: [String: Digest]?
    /// The keys of fills; nil where a drawing cannot be read.
    private let keys: [Digest?]
    /// In memory, where the run has none.
    var store: Store
    /// The keys that it used.
    private(set) var used: Set<Digest> = []
    /// The ink, as far as it is known; the inner nil is of a glyph without a body to fill.
    private var traces: [InkTrace??]
    private var index = RelativeIndex(of: [])
    private var candidates: [[RelativeIndex.Candidate]] = []
    private var sightings: [Int: [Sighting]] = [:]
    /// The bodies that were looked at last; nil for parts that are none.
    private var bodies: [Int: RelativeBody?] = [:]

    /// More are not in memory at the same time, but for the ones of some glyphs that are looked at together.
    private static let mostBodies = 512

    /// Nil for a manifest in which no glyph can have a relative.
    init?(_ run: BuildRun, in store: Store?, _ timings: inout BuildTimings?) async {
        let entries = run.manifest.glyphs
        let places = entries.indices.filter { entries[$0].mayHaveRelatives }
        guard places.count > 1 else { return nil }
        var whole = run
        (whole.entries, whole.places) = (entries, Array(entries.indices))
        let asked = Set(run.places)
        wanted = places.indices.filter { asked.contains(places[$0]) }
        digests = store == nil ? nil : await whole.fileDigests(&timings)
        (self.run, self.places, self.store) = (whole, places, store ?? Store())
        keys = whole.fillKeys(of: places, digests, program: store?.program ?? "")
        traces = places.map { _ in nil }
    }

    // MARK: - Keys

    /// The key of the relations of all glyphs.
    private var wholeKey: Digest {
        var encoder = ByteEncoder()
        encoder.append("relatives")
        for number in places.indices {
            encoder.append(places[number])
            encoder.append(run.entries[places[number]].qualifiedName)
            encoder.append(keys[number])
        }
        return Digest(of: encoder.bytes)
    }

    /// The keys of the relations of the run's glyphs: as found among all, and as found for them alone.
    var resultKeys: [Digest] {
        if digests == nil { return [] }
        let whole = wholeKey
        return [whole, key(of: wanted, whole)].uniqued
    }

    /// The key of the relations of some glyphs.
    private func key(of numbers: [Int], _ whole: Digest) -> Digest {
        numbers.count == places.count ? whole : whole.with { $0.append(each: numbers) { $0.append($1) } }
    }

    /// Where the store has the fill of a glyph.
    ///
    /// - Parameter place: its place in the manifest.
    func fillKey(at place: Int) -> Digest? { number(at: place).flatMap { keys[$0] } }

    private func number(at place: Int) -> Int? {
        var (low, high) = (0, places.count)
        while low < high {
            let middle = (low + high) / 2
            if places[middle] < place { low = middle + 1 } else { high = middle }
        }
        return low < places.count && places[low] == place ? low : nil
    }

    /// Where the store has the sightings of a glyph: they depend on its fill, and on the fills of the glyphs whose
    /// bodies it may show, in the order of their simplicity.
    private func sightingsKey(of number: Int) -> Digest? {
        keys[number]?.with { encoder in
            encoder.append("sightings")
            for candidate in candidates[number] {
                encoder.append(keys[candidate.glyph])
                encoder.append(candidate.part)
            }
        }
    }

    // MARK: - Search

    /// The findings of an earlier build; nil where they are not known.
    mutating func known() -> SetRelatives? {
        guard digests != nil, !store.isEmpty else { return nil }
        for key in resultKeys {
            if let found: SetRelatives = load(key) { return found }
        }
        return nil
    }

    /// The findings of the builds of all parts of a set, for the build that joins these; nil where some are not known.
    mutating func joined(from count: Int) -> SetRelatives? {
        let whole = wholeKey
        var result = SetRelatives()
        for part in 1...max(count, 1) {
            let own = places.indices.filter { Shard.number(of: run.entries[places[$0]].name, among: count) == part }
            if own.isEmpty { continue }
            guard let found: SetRelatives = load(key(of: own, whole)) else { return nil }
            result.relations.merge(found.relations) { first, _ in first }
        }
        keep(result, at: whole)
        return result
    }

    /// Takes the ink of a fill that was just made.
    mutating func take(_ trace: InkTrace?, at place: Int) {
        if let number = number(at: place) { traces[number] = .some(trace) }
    }

    mutating func findRelatives() async -> SetRelatives {
        await findTraces()
        let members = zip(places, traces).map { [run] place, trace in
            trace.flatMap { $0 }.map { run.entries[place].member($0) }
        }
        index = RelativeIndex(of: members)
        candidates = await Array(places.indices).concurrentMap(jobs: run.jobs) { [index] in index.candidates(of: $0) }
        // A cancelled build has fewer, and keeps nothing.
        if candidates.count < places.count { return SetRelatives() }
        let result = await findRelations()
        if let key = resultKeys.last { keep(result, at: key) }
        return result
    }

    /// The ink of all glyphs. The fills of glyphs that the run makes are derived, where nothing has them.
    private mutating func findTraces() async {
        let filled = Set(wanted)
        for batch in places.indices.filter({ traces[$0] == nil }).batches {
            store.load(batch.compactMap { keys[$0]?.trace })
            for number in batch {
                guard let key = keys[number]?.trace else { continue }
                used.insert(key)
                traces[number] = store[key].flatMap { StoredOptional<InkTrace>($0) }.map(\.value)
            }
            _ = await outcomes(of: batch.filter { traces[$0] == nil && filled.contains($0) })
            let missing = batch.filter { traces[$0] == nil }
            let read = missing.isEmpty ? ReadDrawings() : await read(missing)
            let found = await missing.concurrentMap(jobs: run.jobs) { [run, places] in
                var trials = FillTrials(of: run.entries[places[$0]], in: read.glyphs)
                return trials.trace()
            }
            for (number, trace) in zip(missing, found) {
                traces[number] = .some(trace)
                keep(StoredOptional(trace), at: keys[number]?.trace)
            }
            store.shed()
        }
    }

    private mutating func findRelations() async -> SetRelatives {
        await findSightings(of: wanted)
        // The others have a vote, and show which of two glyphs is the simpler one.
        let own = wanted.flatMap { sightings[$0] ?? [] }
        let (voted, kin) = (Set(own.filter(\.needsVotes).map(\.body)), Set(own.filter(\.isKin).map(\.body)))
        let others = candidates.indices.filter { candidates[$0].contains { voted.contains($0.body) } }
        let bases = wanted.flatMap { candidates[$0].filter { kin.contains($0.body) }.map(\.glyph) }
        await findSightings(of: (others + bases).uniqued)
        let closed = ClosedBodies(in: sightings.values.joined())
        var (result, open) = (SetRelatives(), [RelationQuestion]())
        for number in wanted {
            let question = question(of: number, closed)
            if question.sightings.isEmpty { continue }
            if question.isOpen { open.append(question) }
            result.relations[places[number]] = SetRelatives.Relation(bases: question.bases.map(\.name).uniqued)
        }
        for batch in open.batches {
            for (question, relation) in zip(batch, await relations(batch)) {
                result.relations[places[question.number]] = relation
            }
        }
        return result
    }

    /// What glyphs show of the bodies that they may show.
    private mutating func findSightings(of numbers: [Int]) async {
        for batch in numbers.filter({ sightings[$0] == nil }).batches {
            let keys = batch.map { candidates[$0].isEmpty ? nil : sightingsKey(of: $0) }
            store.load(keys.compactMap(\.self))
            var missing: [(number: Int, key: Digest)] = []
            for (number, key) in zip(batch, keys) {
                guard let key else {
                    sightings[number] = []
                    continue
                }
                used.insert(key)
                if let known: StoredSightings = load(key), let own = known.sightings(of: candidates[number]) {
                    sightings[number] = own
                } else {
                    missing.append((number, key))
                }
            }
            let seen = await look(at: missing.map(\.number))
            let found = await seen.concurrentMap(jobs: run.jobs) { seen in
                seen.record.map { record in seen.sights.map { Sighting(of: $0, in: record) } } ?? []
            }
            for (missing, own) in zip(missing, found) {
                sightings[missing.number] = own
                keep(StoredSightings(own, of: candidates[missing.number]), at: missing.key)
            }
            store.shed()
        }
    }

    /// A glyph, and the bodies that it shows.
    struct Seen: Sendable {
        let number: Int
        let record: FillRecord?
        let sights: [RelativeBody.Sight]
    }

    private mutating func look(at numbers: [Int]) async -> [Seen] {
        let shown = numbers.flatMap { candidates[$0] }
        var unknown: [RelativeIndex.Candidate] = []
        for candidate in shown where bodies[candidate.body] == nil {
            bodies[candidate.body] = .some(nil)
            unknown.append(candidate)
        }
        let fills = await fills(of: (numbers + unknown.map(\.glyph)).uniqued)
        let made = await unknown.concurrentMap(jobs: run.jobs) { [index] candidate in
            fills[candidate.glyph].flatMap { RelativeBody(candidate, in: index, of: $0) }
        }
        for (candidate, body) in zip(unknown, made) { bodies[candidate.body] = .some(body) }
        let seen = await numbers.concurrentMap(jobs: run.jobs) { [candidates, bodies] number in
            let shown = candidates[number].compactMap { bodies[$0.body].flatMap { $0 } }
            return Seen(number: number, record: fills[number], sights: fills[number]?.sights(of: shown) ?? [])
        }
        if bodies.count > Self.mostBodies {
            let last = Set(shown.map(\.body))
            bodies = bodies.filter { last.contains($0.key) }
        }
        return seen
    }

    /// The fills of some glyphs, without the ones that have none.
    private mutating func fills(of numbers: [Int]) async -> [Int: FillRecord] {
        await outcomes(of: numbers).reduce(into: [:]) { fills, known in
            guard let outcome = known.value, let trace = traces[known.key]?.flatMap({ $0 }) else { return }
            let entry = run.entries[places[known.key]]
            var fill = FillRecord(outcome, trace)
            (fill.name, fill.style) = (entry.qualifiedName, entry.settings.geometry.fill)
            fill.isStated = entry.statesItsFill
            fills[known.key] = fill
        }
    }

    /// The fills of some glyphs, as an earlier build left them, or else derived now; nil for glyphs that have none.
    private mutating func outcomes(of numbers: [Int]) async -> [Int: FillOutcome?] {
        if numbers.isEmpty { return [:] }
        store.load(numbers.compactMap { keys[$0] })
        let stored = numbers.map { number in keys[number].flatMap { store[$0] } }
        let decoded = await stored.concurrentMap(jobs: run.jobs) { bytes in
            bytes.flatMap { StoredOptional<FillOutcome>($0) }
        }
        var outcomes: [Int: FillOutcome?] = [:]
        for (number, stored) in zip(numbers, decoded) { outcomes[number] = stored.map(\.value) }
        let missing = numbers.filter { outcomes[$0] == nil }
        let read = missing.isEmpty ? ReadDrawings() : await read(missing)
        let derived = await missing.concurrentMap(jobs: run.jobs) { [run, places] number in
            var trials = FillTrials(of: run.entries[places[number]], in: read.glyphs)
            return trials.setFill()
        }
        for (number, fill) in zip(missing, derived) {
            outcomes[number] = .some(fill?.outcome)
            if traces[number] == nil { traces[number] = .some(fill?.trace) }
            if let key = keys[number], !Task.isCancelled { store.add(fill.items(at: key)) }
        }
        used.formUnion(numbers.compactMap { keys[$0] })
        return outcomes
    }

    private func read(_ numbers: [Int]) async -> ReadDrawings {
        var timings: BuildTimings?
        return await run.read(numbers.map { run.entries[places[$0]] }, &timings)
    }

    // MARK: - The store

    private mutating func load<Value: ByteCodable>(_ key: Digest) -> Value? {
        store.load([key])
        used.insert(key)
        return store[key].flatMap { bytes in
            var decoder = ByteDecoder(bytes)
            return try? decoder.value()
        }
    }

    private mutating func keep(_ value: some ByteEncodable, at key: Digest?) {
        guard let key, digests != nil, !Task.isCancelled else { return }
        var encoder = ByteEncoder()
        encoder.append(value)
        store.add([(key, encoder.bytes[...])])
        used.insert(key)
    }
}

// MARK: - Relations

extension RelativeSearch {
    /// Two glyphs that show bodies of each other are as simple: neither is the base.
    private func question(of number: Int, _ closed: ClosedBodies) -> RelationQuestion {
        let own = sightings[number] ?? []
        let bases = own.filter(\.isKin).compactMap { sighting -> (body: Int, name: String)? in
            guard let base = glyph(of: sighting, in: number) else { return nil }
            let isMutual = (sightings[base] ?? []).contains { $0.isKin && glyph(of: $0, in: base) == number }
            return isMutual ? nil : (sighting.body, run.entries[places[base]].qualifiedName)
        }
        return RelationQuestion(number: number, sightings: own, bases: bases, closed: closed)
    }

    private func glyph(of sighting: Sighting, in number: Int) -> Int? {
        candidates[number].first { $0.body == sighting.body }?.glyph
    }

    private func key(of question: RelationQuestion) -> Digest? {
        sightingsKey(of: question.number)?.with { encoder in
            encoder.append("loans")
            for sighting in question.sightings {
                encoder.append(glyph(of: sighting, in: question.number).map { run.entries[places[$0]].qualifiedName })
                encoder.append(question.closed.contain(sighting))
                encoder.append(question.bases.contains { $0.body == sighting.body })
            }
        }
    }

    /// The relations of glyphs that may take something.
    private mutating func relations(_ questions: [RelationQuestion]) async -> [SetRelatives.Relation] {
        let keys = questions.map { key(of: $0) }
        store.load(keys.compactMap(\.self))
        var found: [SetRelatives.Relation?] = keys.map { $0.flatMap { load($0) } }
        let missing = questions.indices.filter { found[$0] == nil }
        if !missing.isEmpty {
            let seen = await look(at: missing.map { questions[$0].number })
            let read = await read(missing.map { questions[$0].number })
            let trials = zip(missing, seen).map { (question: questions[$0], seen: $1) }
            let made = await trials.concurrentMap(jobs: run.jobs) { [run, places] trial in
                let entry = run.entries[places[trial.question.number]]
                return trial.seen.relation(trial.question, FillTrials(of: entry, in: read.glyphs))
            }
            for (index, relation) in zip(missing, made) {
                found[index] = relation
                keep(relation, at: keys[index])
            }
        }
        store.shed()
        // A cancelled build has fewer.
        return found.map { $0 ?? SetRelatives.Relation() }
    }
}

// MARK: - Keys and places

extension Digest {
    /// The digest of it and something more.
    func with(_ more: (inout ByteEncoder) -> Void) -> Digest {
        var encoder = ByteEncoder()
        encoder.append(self)
        more(&encoder)
        return Digest(of: encoder.bytes)
    }

    /// Where a store has the ink of a fill with this key.
    var trace: Digest { with { $0.append("ink") } }
}

extension GlyphEntry {
    /// Whether it may have a fill that looks at the set, or is looked at.
    fileprivate var mayHaveRelatives: Bool { hasRelatives && mayBeFilled }

    fileprivate func member(_ trace: InkTrace) -> RelativeIndex.Member {
        RelativeIndex.Member(
            trace, style: settings.geometry.fill, isStated: statesItsFill, name: qualifiedName)
    }
}

extension BuildRun {
    /// The keys of fills: of the settings and drawings of each; nil where a drawing cannot be read.
    ///
    /// - Parameter digests: the digests of files; nil where nothing is kept, and any keys will do.
    fileprivate func fillKeys(of places: [Int], _ digests: [String: Digest]?, program: String) -> [Digest?] {
        guard let digests else { return places.map { place in Digest(of: [UInt8](String(place).utf8)) } }
        var common = ByteEncoder()
        common.append("fill")
        common.append(DerivationVersion.digest)
        common.append(program)
        common.append(raw: sources.strictness)
        let (lenient, start) = (lenientSources, Digest(of: common.bytes))
        var (encoder, last) = (EntryEncoder(), (bytes: [UInt8](), digest: start))
        return places.map { place in
            let entry = entries[place]
            var (bytes, settings) = (ByteEncoder(), ByteEncoder())
            encoder.append(entry.numbered(entry.roles), to: &settings)
            // Most glyphs have the same.
            if settings.bytes != last.bytes { last = (settings.bytes, Digest(of: settings.bytes)) }
            bytes.append(start)
            bytes.append(last.digest)
            for source in entry.sources {
                let path = DrawingPath(source)
                guard let digest = digests[path.file] else { return nil }
                bytes.append(digest)
                bytes.append(lenient.contains(source))
                // Two drawings of one file differ.
                bytes.append(path.id ?? "")
            }
            return Digest(of: bytes.bytes)
        }
    }
}

extension Array {
    /// Parts of it that are in memory together.
    fileprivate var batches: [[Element]] {
        stride(from: 0, to: count, by: 32).map { Array(self[$0..<Swift.min($0 + 32, count)]) }
    }
}
