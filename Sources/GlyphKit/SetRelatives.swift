internal import GlyphDerivation
internal import GlyphModel
internal import GlyphReading
internal import Markup

/// What the glyphs of a set take from each other: the bodies that simpler glyphs show whole, as they are filled there.
///
/// It is about all glyphs of the manifest, also where a run makes only some of them: these get the same bytes then. What a
/// glyph takes is a part of the key of all that is made of it; the name of the relative is not.
struct SetRelatives: Sendable {
    /// What a glyph takes from one relative.
    struct Loan: Sendable {
        /// The name of the relative.
        let relative: String
        let body: BorrowedBody
    }

    /// By the index of a glyph in the manifest.
    fileprivate(set) var loans: [Int: [Loan]] = [:]

    /// A glyph with what it takes.
    func applied(to entry: GlyphEntry, at place: Int) -> GlyphEntry {
        guard let own = loans[place] else { return entry }
        var entry = entry
        entry.borrowed = own.map(\.body)
        return entry
    }
}

extension SetRelatives: ByteCodable {
    func encode(into encoder: inout ByteEncoder) {
        encoder.append(loans.count)
        for (place, own) in loans.sorted(by: { $0.key < $1.key }) {
            encoder.append(place)
            encoder.append(each: own) { encoder, loan in
                encoder.append(loan.relative)
                encoder.append(loan.body)
            }
        }
    }

    init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        for _ in 0..<(try decoder.count()) {
            let place = try decoder.int()
            loans[place] = try decoder.array { decoder throws(ByteDecoder.Fault) in
                Loan(relative: try decoder.string(), body: try decoder.value())
            }
        }
    }
}

/// Finds the relatives of all glyphs of a manifest, and keeps what it finds in a store.
struct RelativeSearch {
    /// Of the whole manifest, in which nothing is taken yet.
    private let run: BuildRun
    var store: Store?
    /// Those with drawings; none without a store.
    private let files: [String]
    /// Of the files with the drawings; those that cannot be read are missing.
    let digests: [String: Digest]
    /// The keys of the fills that it used.
    private(set) var used: Set<Digest> = []
    /// Whether all fills are known, so that the result can be kept.
    private var isWhole = true

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
        return Digest(of: bytes.bytes)
    }

    /// What is the same for all keys.
    private var common: ByteEncoder {
        var bytes = ByteEncoder()
        bytes.append("relatives")
        bytes.append(DerivationVersion.digest)
        bytes.append(run.options.extent.program ?? store?.program)
        bytes.append(raw: run.sources.strictness)
        return bytes
    }

    /// The keys of what is known of fills, by the places of their glyphs; those that cannot be found again are missing.
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

    /// What an earlier build found; nil where that is not known.
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
    mutating func found(knowing made: [Int: FillRecord?]) async -> SetRelatives {
        let places = run.entries.indices.filter { run.entries[$0].mayHaveRelatives }
        let records = await records(of: places, knowing: made)
        let relatives = Relatives(of: places.compactMap { records[$0] })
        let sights = await places.concurrentMap(jobs: run.jobs) { records[$0].map(relatives.sights) ?? [] }
        let closed = ClosedBodies(in: sights.joined())
        let proposals = zip(places, sights).compactMap { place, sights in
            records[place].map { (place, record: $0, choices: $0.proposals(from: sights, closing: closed)) }
        }.filter { !$0.choices.isEmpty }
        var result = SetRelatives()
        for batch in proposals.batches {
            let read = await read(batch.map(\.0))
            let taken = await batch.concurrentMap(jobs: run.jobs) { [run] place, record, choices in
                record.accepted(choices) { run.entries[place].record(in: read.glyphs, taking: $0) }
            }
            for (proposal, taken) in zip(batch, taken) where !taken.isEmpty {
                result.loans[proposal.0] = taken.map { SetRelatives.Loan(relative: $0.relative, body: $0.body) }
            }
        }
        if let key, isWhole {
            var encoder = ByteEncoder()
            encoder.append(result)
            store?.add([(key, encoder.bytes[...])])
            used.insert(key)
        }
        return result
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
                } else if let key, let record = kept(at: key) {
                    records[place] = record
                } else {
                    missing.append(place)
                }
            }
            let read = missing.isEmpty ? ReadDrawings() : await read(missing)
            let derived = await missing.concurrentMap(jobs: run.jobs) { [run] in
                run.entries[$0].record(in: read.glyphs, taking: [])
            }
            if derived.count < missing.count { isWhole = false }
            for (place, record) in zip(missing, derived) {
                records[place] = record
                keep(record, at: keys[place])
            }
            store?.shed()
        }
        return records.reduce(into: [:]) { named, known in
            let (entry, place) = (run.entries[known.key], known.key)
            named[place] = known.value
            named[place]?.name = entry.name
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

    /// The inner nil is what is known of a glyph without a fill.
    private func kept(at key: Digest) -> FillRecord?? {
        guard let bytes = store?[key] else { return nil }
        var decoder = ByteDecoder(bytes)
        return try? decoder.optional()
    }
}

extension GlyphEntry {
    /// Whether it may have a fill that looks at the set, or is looked at.
    fileprivate var mayHaveRelatives: Bool { hasRelatives && mayBeFilled }

    /// Whether it may have a filled form.
    var mayBeFilled: Bool {
        let word = GlyphForm.fill.rawValue
        return settings.geometry.dark == .fill || settings.geometry.variants.contains { $0.contains(word) }
            || overrides.contains { $0.form == .fill }
    }

    /// What the set knows of its fill with some bodies of relatives; nil where it has none.
    ///
    /// - Parameter glyphs: the drawings, by path.
    fileprivate func record(in glyphs: [String: Glyph], taking bodies: [BorrowedBody]) -> FillRecord? {
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
