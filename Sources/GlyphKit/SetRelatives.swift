internal import GlyphDerivation
internal import GlyphModel
internal import GlyphReading
internal import Markup

/// The bodies that the glyphs of a set have in common: bodies that simpler glyphs show whole, and are filled there.
///
/// It is about all glyphs of the manifest, also where a run makes only some of them: these get the same bytes then. The
/// loans of a glyph are a part of the key of all its results; the name of the relative is not.
struct SetRelatives: Sendable {
    /// The relations by the index of a glyph in the manifest; glyphs without relatives have none.
    fileprivate(set) var relations: [Int: Relation] = [:]

    /// The relation of a glyph that shows bodies of simpler ones.
    struct Relation: Sendable {
        /// The qualified names of the glyphs with these bodies.
        var bases: [String] = []
        /// The bodies that it takes from some of them.
        var loans: [Loan] = []
        /// Where its fill, with its loans, is still another one.
        var unlike: Unlike?
    }

    /// The bodies that a glyph takes from one relative.
    struct Loan: Sendable {
        /// The name of the relative.
        let relative: String
        let body: BorrowedBody
    }

    /// A fill that is not as the one of a relative.
    struct Unlike: Sendable {
        let difference: FillDifference
        /// The parts that were tried for the glyph and make it alike there, though they do not make it better; empty if
        /// none does.
        let parts: [PartOverride]
    }

    /// A glyph with its loans.
    func applied(to entry: GlyphEntry, at place: Int) -> GlyphEntry {
        guard let own = relations[place]?.loans, !own.isEmpty else { return entry }
        var entry = entry
        entry.borrowed = own.map(\.body)
        return entry
    }
}

extension [String: SetRelatives.Relation] {
    /// The motifs: the qualified names of glyphs that show the same simplest glyph, which comes first.
    var motifs: [[String]] {
        func root(of name: String) -> String {
            var (root, known) = (name, [name])
            while let base = self[root]?.bases.first, !known.contains(base) {
                (root, known) = (base, known + [base])
            }
            return root
        }
        var members: [String: [String]] = [:]
        for name in keys.sorted() {
            let root = root(of: name)
            members[root, default: [root]] += name == root ? [] : [name]
        }
        return members.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    }
}

extension SetRelatives: ByteCodable {
    func encode(into encoder: inout ByteEncoder) {
        encoder.append(relations.count)
        for (place, relation) in relations.sorted(by: { $0.key < $1.key }) {
            encoder.append(place)
            encoder.append(each: relation.bases)
            encoder.append(each: relation.loans) { encoder, loan in
                encoder.append(loan.relative)
                encoder.append(loan.body)
            }
            encoder.append(relation.unlike) { encoder, unlike in
                encoder.append(unlike.difference)
                encoder.append(BorrowedBody(parts: unlike.parts))
            }
        }
    }

    init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        for _ in 0..<(try decoder.count()) {
            let place = try decoder.int()
            var relation = Relation()
            relation.bases = try decoder.strings()
            relation.loans = try decoder.array { decoder throws(ByteDecoder.Fault) in
                Loan(relative: try decoder.string(), body: try decoder.value())
            }
            relation.unlike = try decoder.optional { decoder throws(ByteDecoder.Fault) in
                Unlike(difference: try decoder.value(), parts: try decoder.value(BorrowedBody.self).parts)
            }
            relations[place] = relation
        }
    }
}

/// Finds the relatives of all glyphs of a manifest, and keeps its findings in a store.
struct RelativeSearch {
    /// The run of the whole manifest, in which nothing is taken yet.
    private let run: BuildRun
    var store: Store?
    /// The files with drawings; none without a store.
    private let files: [String]
    /// The digests of the files with the drawings, without the ones that cannot be read.
    let digests: [String: Digest]
    /// The keys of the fills that it used.
    private(set) var used: Set<Digest> = []
    /// Whether all fills are known, so that the result can be kept.
    private var isComplete = true

    /// Nil for a manifest in which no glyph can have a relative.
    ///
    init?(_ run: BuildRun, in store: Store?, _ timings: inout BuildTimings?) async {
        guard run.manifest.glyphs.count(where: \.mayHaveRelatives) > 1 else { return nil }
        var whole = run
        (whole.entries, whole.places) = (run.manifest.glyphs, Array(run.manifest.glyphs.indices))
        files = store == nil ? [] : whole.drawingFiles
        digests = await whole.digests(of: files, &timings)
        (self.run, self.store) = (whole, store)
    }

    // MARK: - Keys

    /// The key of all relatives: of the manifest and all drawings.
    var key: Digest? {
        guard store != nil else { return nil }
        var bytes = common
        bytes.append(Digest(of: run.manifest.source.bytes))
        for file in files { bytes.append(digests[file]) }
        // Settings from examples are neither in the manifest nor in the glyphs' drawings.
        if !run.manifest.examples.isEmpty {
            bytes.append(each: run.entries.map(\.settings.geometry.fill))
        }
        return Digest(of: bytes.bytes)
    }

    /// The part that is the same for all keys.
    private var common: ByteEncoder {
        var bytes = ByteEncoder()
        bytes.append("relatives")
        bytes.append(DerivationVersion.digest)
        bytes.append(run.options.extent.program ?? store?.program)
        bytes.append(raw: run.sources.strictness)
        return bytes
    }

    /// The keys of the records of fills, by the places of their glyphs, without the ones that cannot be found again.
    private func keys(of places: [Int]) -> [Int: Digest] {
        if store == nil { return [:] }
        let (lenient, common) = (run.lenientSources, common)
        var (keys, encoder) = ([Int: Digest](), EntryEncoder())
        for place in places {
            let entry = run.entries[place]
            var bytes = common
            encoder.append(entry.numbered(entry.roles), to: &bytes)
            let files = entry.sources.map { (digest: digests[DrawingPath($0).file], isLenient: lenient.contains($0)) }
            if files.contains(where: { $0.digest == nil }) { continue }
            for file in files {
                bytes.append(file.digest)
                bytes.append(file.isLenient)
            }
            // Two drawings of one file differ.
            bytes.append(each: entry.sources.map { DrawingPath($0).id ?? "" })
            keys[place] = Digest(of: bytes.bytes)
        }
        return keys
    }

    /// The findings of an earlier build; nil where they are not known.
    mutating func known() -> SetRelatives? {
        guard let key, store?.isEmpty == false else { return nil }
        store?.load([key])
        used.insert(key)
        return store?[key].flatMap { bytes in
            var decoder = ByteDecoder(bytes)
            return try? decoder.value()
        }
    }

    // MARK: - Search

    /// - Parameter made: the fills of glyphs that were just made, by their places: nil for a glyph that has none.
    mutating func findRelatives(knowing made: [Int: FillRecord?]) async -> SetRelatives {
        let places = run.entries.indices.filter { run.entries[$0].mayHaveRelatives }
        let records = await records(of: places, knowing: made)
        let relatives = Relatives(of: places.map { records[$0] })
        let sights = await Array(places.indices).concurrentMap(jobs: run.jobs) { relatives.sights(in: $0) }
        let closed = ClosedBodies(in: sights.joined())
        let bases = bases(of: zip(places, sights).map { records[$0]?.kin(among: $1) ?? [] }, at: places)
        var result = SetRelatives()
        var trials: [Trial] = []
        for (number, place) in places.enumerated() where !sights[number].isEmpty {
            guard let record = records[place] else { continue }
            let trial = Trial(
                place: place, record: record, bases: bases[number], closed: closed,
                choices: record.proposals(from: sights[number], closing: closed))
            if trial.choices.isEmpty {
                result.relations[place] = trial.relation { _ in nil }
            } else {
                trials.append(trial)
            }
        }
        for batch in trials.batches {
            let read = await read(batch.map(\.place))
            let relations = await batch.concurrentMap(jobs: run.jobs) { [run] trial in
                trial.relation { run.entries[trial.place].record(in: read.glyphs, taking: $0) }
            }
            for (trial, relation) in zip(batch, relations) { result.relations[trial.place] = relation }
        }
        if let key, isComplete {
            var encoder = ByteEncoder()
            encoder.append(result)
            store?.add([(key, encoder.bytes[...])])
            used.insert(key)
        }
        return result
    }

    /// The glyphs of each motif that are simpler. Two that show bodies of each other are as simple: neither is the
    /// base.
    private func bases(of kin: [[Relatives.Sight]], at places: [Int]) -> [[Relatives.Sight]] {
        let names = places.map { run.entries[$0].qualifiedName }
        let shown = Dictionary(zip(names, kin.map { Set($0.map(\.name)) }), uniquingKeysWith: { first, _ in first })
        return zip(names, kin).map { name, kin in kin.filter { shown[$0.name]?.contains(name) != true } }
    }

    private func read(_ places: [Int]) async -> ReadDrawings {
        var timings: BuildTimings?
        return await run.read(places.map { run.entries[$0] }, &timings)
    }

    /// The fills of all glyphs: as they were just made, as an earlier build left them, or else derived now.
    private mutating func records(of places: [Int], knowing made: [Int: FillRecord?]) async -> [Int: FillRecord] {
        let keys = keys(of: places)
        var records: [Int: FillRecord] = [:]
        for batch in places.batches {
            store?.load(batch.filter { made[$0] == nil }.compactMap { keys[$0] })
            var missing: [Int] = []
            for place in batch {
                let key = keys[place]
                if let key { used.insert(key) }
                if let record = made[place] {
                    records[place] = record
                    keep(record, at: key)
                } else if let key, let record = loadRecord(at: key) {
                    records[place] = record
                } else {
                    missing.append(place)
                }
            }
            let read = missing.isEmpty ? ReadDrawings() : await read(missing)
            let derived = await missing.concurrentMap(jobs: run.jobs) { [run] in
                run.entries[$0].record(in: read.glyphs, taking: [])
            }
            if derived.count < missing.count { isComplete = false }
            for (place, record) in zip(missing, derived) {
                records[place] = record
                keep(record, at: keys[place])
            }
            store?.shed()
        }
        return records.reduce(into: [:]) { named, known in
            let (entry, place) = (run.entries[known.key], known.key)
            named[place] = known.value
            named[place]?.name = entry.qualifiedName
            named[place]?.style = entry.settings.geometry.fill
            named[place]?.isStated = entry.statesItsFill
        }
    }

    private mutating func keep(_ record: FillRecord?, at key: Digest?) {
        guard let key, store?[key] == nil else { return }
        var encoder = ByteEncoder()
        encoder.append(record)
        store?.add([(key, encoder.bytes[...])])
    }

    /// The inner nil is the record of a glyph without a fill.
    private func loadRecord(at key: Digest) -> FillRecord?? {
        guard let bytes = store?[key] else { return nil }
        var decoder = ByteDecoder(bytes)
        return try? decoder.optional()
    }
}

/// The simpler glyphs that a glyph shows, and the bodies that it may take from them.
private struct Trial: Sendable {
    let place: Int
    let record: FillRecord
    let bases: [Relatives.Sight]
    let closed: ClosedBodies
    let choices: [[FillProposal]]

    /// Its loans, and whether its fill is as in its relatives then.
    ///
    /// - Parameter filled: the record of the fill with some bodies; nil where it fails.
    func relation(_ filled: ([BorrowedBody]) -> FillRecord?) -> SetRelatives.Relation {
        var tried: [(bodies: [BorrowedBody], record: FillRecord)] = []
        let taken = record.accepted(choices) { bodies in
            let changed = filled(bodies)
            if let changed { tried.append((bodies, changed)) }
            return changed
        }
        let bodies = taken.map(\.body)
        let shown = tried.first { $0.bodies == bodies }?.record ?? record
        return SetRelatives.Relation(
            bases: bases.map(\.name).uniqued,
            loans: taken.map { SetRelatives.Loan(relative: $0.relative, body: $0.body) },
            unlike: shown.differences(from: bases, closing: closed).first.map { difference in
                // A body that is completed is nothing that a manifest can state.
                let alike = tried.first { bodies, record in
                    bodies.allSatisfy(\.path.isEmpty) && !difference.remains(in: record)
                }
                return SetRelatives.Unlike(difference: difference, parts: alike?.bodies.flatMap(\.parts) ?? [])
            })
    }
}

extension GlyphEntry {
    /// Whether it may have a fill that looks at the set, or is looked at.
    fileprivate var mayHaveRelatives: Bool { hasRelatives && mayBeFilled }

    /// The set's record of its fill with some bodies of relatives; nil where it has none.
    ///
    /// - Parameter glyphs: the drawings, by path.
    func record(in glyphs: [String: Glyph], taking bodies: [BorrowedBody]) -> FillRecord? {
        let drawings = drawings(among: glyphs)
        return try? DerivationLimits.bounded(at: nil) { () throws(Findings) in
            var deriver = Deriver(drawings)
            guard var spec = deriver.firstFill(of: self) else { return nil }
            spec.borrowed = bodies
            return deriver.record(of: spec)
        }
    }
}

extension Array {
    /// Parts of it that are in memory together.
    fileprivate var batches: [[Element]] {
        stride(from: 0, to: count, by: 128).map { Array(self[$0..<Swift.min($0 + 128, count)]) }
    }
}
