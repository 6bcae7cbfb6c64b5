internal import GlyphDerivation
internal import GlyphModel

extension [FilledGlyph] {
    /// The fills of a set, each with the bodies that it takes from its relatives among them.
    package func related(named names: [String], jobs: Int) async -> [FilledGlyph] {
        let records = await Array<Int>(indices).concurrentMap(jobs: jobs) { index in
            var record = self[index].record
            record?.name = names[index]
            return record
        }
        let relatives = Relatives(of: records)
        let sights = await Array<Int>(records.indices).concurrentMap(jobs: jobs) { relatives.sights(in: $0) }
        let closed = ClosedBodies(in: sights.joined())
        return await Array<Int>(indices).concurrentMap(jobs: jobs) { index in
            guard index < sights.count, let record = records[index] else { return self[index] }
            return self[index].taking(record.proposals(from: sights[index], closing: closed), record)
        }
    }
}

extension FilledGlyph {
    /// The fill with the bodies that it takes from relatives.
    fileprivate func taking(_ proposals: [[FillProposal]], _ record: FillRecord) -> FilledGlyph {
        /// The same with some bodies; nil where that fails.
        func changed(_ bodies: [BorrowedBody]) -> FilledGlyph? {
            var spec = shape.spec
            spec.borrowed = bodies
            return try? glyph.filled(spec)
        }
        let taken = record.accepted(proposals) { changed($0)?.record }
        guard !taken.isEmpty, var result = changed(taken.map(\.body)) else { return self }
        result.relatives = taken.map(\.relative)
        return result
    }
}
