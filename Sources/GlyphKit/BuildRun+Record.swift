internal import GlyphFormats
internal import GlyphModel
internal import GlyphReading
internal import Markup

extension BuildRun {
    /// The same files as `result`, but those that an earlier build made of the same are only named, with their digests.
    ///
    /// - Parameters:
    ///   - record: of the earlier build. The new one is in the result, unless there are errors.
    ///   - remaking: the paths of files whose bytes are needed.
    ///   - program: what no other program has that may make other files of the same input.
    func result(since record: BuildRecord, remaking: Set<String>, program: String) async -> Build {
        var timings = freshTimings
        let before = record.isEmpty ? [:] : await fileDigests(&timings)
        let keys = timings.measure(.record) { RecordKeys(self, files: before, program: program) }
        var earlier = record.set.flatMap { $0.needs(remaking) ? nil : $0 }
        // An audit and a page show all drawings, or the same as before.
        let isAllNeeded = needsDrawings && (earlier == nil || earlier?.key != keys.set(of: manifest, keys.entries))
        if isAllNeeded { earlier = nil }
        let recorded = keys.entries.map { key in
            key.flatMap(record.glyph).flatMap { $0.needs(remaking) ? nil : $0 }
        }
        var states = recorded.map { isAllNeeded ? nil : $0.map(EntryState.recorded) }
        let missing = states.indices.filter { states[$0] == nil }
        let read = await read(missing.map { entries[$0] }, &timings)
        // A drawing may have changed since its digest was taken.
        let same = missing.map { index in
            entries[index].sources.map { DrawingPath($0).file }.allSatisfy { before[$0] == read.fileDigests[$0] }
                ? recorded[index] : nil
        }
        let made = await outcomes(
            of: missing.map { entries[$0] }, read, since: same, keepsFiles: true, keepsDrawings: needsDrawings, &timings
        )
        for (index, outcome) in zip(missing, made.outcomes) { states[index] = .made(outcome) }
        // A cancelled build has fewer results.
        let known = states.compactMap { $0 }
        let isWhole = known.count == entries.count
        let now = timings.measure(.record) {
            missing.isEmpty
                ? keys : RecordKeys(self, files: before.merging(read.fileDigests) { $1 }, program: program)
        }
        let key = timings.measure(.record) {
            isWhole ? now.set(of: manifest, needsDrawings ? now.entries : known.map(\.summary)) : nil
        }
        let sameSet = earlier.flatMap { $0.key == key ? $0 : nil }
        var build = joined(known, read, since: sameSet, &timings)
        build.report.cache = made.cache
        if !needsDrawings { build.report.drawings = [:] }
        if missing.isEmpty && sameSet != nil {
            (build.report.record, build.report.isUnchanged) = (record, true)
        } else if let key, !build.findings.containErrors {
            let set = SetRecord(key: key, files: build.report.setFiles, findings: build.report.setFindings)
            build.report.record = timings.measure(.save) {
                let glyphs = zip(entries, zip(now.entries, known)).compactMap { entry, item in
                    item.0.flatMap { BuildRecord.glyph($0, item.1, of: entry, read) }
                }
                return BuildRecord(glyphs, set: set, earlier: record)
            }
        }
        build.report.timings = timings
        return build
    }
}

extension BuildRecord {
    /// What the record keeps of an entry; nil if it can keep nothing.
    fileprivate static func glyph(
        _ key: Digest, _ state: EntryState, of entry: GlyphEntry, _ read: ReadDrawings
    ) -> (key: Digest, record: GlyphRecord?)? {
        guard case .made(let outcome) = state else { return (key, nil) }
        let record = GlyphRecord(of: outcome, entry: entry, readDiagnostics: read.diagnostics(of: entry))
        return record.map { (key, $0) }
    }
}
