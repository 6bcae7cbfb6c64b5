internal import GlyphFormats
internal import GlyphModel
internal import Markup

extension BuildRun {
    /// The same files as `result`, but those that an earlier build made of the same are only named, with their digests.
    ///
    /// - Parameters:
    ///   - record: of the earlier build. The new one is in the result, unless there are errors.
    ///   - remaking: the paths of files whose bytes are needed.
    ///   - program: what no other program has that may make other files of the same input.
    func result(since record: BuildRecord, remaking: Set<String>, program: String) async -> Build {
        let before = record.isEmpty ? [:] : await digests()
        let keys = RecordKeys(self, drawings: before, program: program)
        if remaking.isEmpty, let build = unchanged(since: record, keys) { return build }
        var states = keys.entries.map { key -> EntryState? in
            guard !needsDrawings, let glyph = key.flatMap(record.glyph), !glyph.isFixed, !glyph.needs(remaking)
            else { return nil }
            return .recorded(glyph)
        }
        let missing = states.indices.filter { states[$0] == nil }
        let read = await read(missing.map { entries[$0] })
        let made = await outcomes(of: missing.map { entries[$0] }, read)
        for (index, outcome) in zip(missing, made.outcomes) { states[index] = .made(outcome) }
        // A cancelled build has fewer results.
        let known = states.compactMap { $0 }
        var build = joined(known, read)
        build.cache = made.cache
        build.unchangedGlyphs = entries.count - missing.count
        if !build.findings.containErrors, known.count == entries.count {
            // A drawing may have changed since its digest was taken.
            let digests = before.merging(read.fileDigests) { $1 }
            let keys = RecordKeys(self, drawings: digests, program: program)
            build.record = BuildRecord(of: build, known, keys, noted: read.noted, self, earlier: record)
        }
        return build
    }

    /// Nil where anything changed.
    private func unchanged(since record: BuildRecord, _ keys: RecordKeys) -> Build? {
        guard let set = record.set, set.key == keys.set, set.files.count == plan.locations.count else { return nil }
        var files = zip(set.files, plan.locations).map { files, place in files.map { $0.requested(at: place) } }
        for (entry, key) in zip(entries, keys.entries) {
            guard let made = key.flatMap(record.files), made.count == files.count else { return nil }
            for (export, made) in made.enumerated() { files[export] += made.map { $0.requested(at: entry.location) } }
        }
        let empty = GlyphSet(variants: [], palette: manifest.palette, ownRoles: manifest.ownRoles)
        var build = Build(set: empty, files: Array(files.joined()), findings: Findings(set.findings))
        build.uncertainFills = set.uncertainFills
        (build.record, build.isUnchanged, build.unchangedGlyphs) = (record, true, entries.count)
        build.cache = cache
        return build
    }
}

extension BuildRecord {
    /// Nil where a drawing could not be read.
    fileprivate init?(
        of build: Build, _ states: [EntryState], _ keys: RecordKeys, noted: Set<String>, _ run: BuildRun,
        earlier: BuildRecord
    ) {
        guard let key = keys.set else { return nil }
        var glyphs: [(key: Digest, record: GlyphRecord?)] = []
        for (entry, (key, state)) in zip(run.entries, zip(keys.entries, states)) {
            guard let key else { return nil }
            switch state {
            case .recorded: glyphs.append((key, nil))
            case .made(let outcome):
                let isNoted = entry.sources.contains(where: noted.contains)
                guard let record = GlyphRecord(of: outcome, entry: entry, isNoted: isNoted) else { return nil }
                glyphs.append((key, record))
            }
        }
        let set = SetRecord(
            key: key, files: build.setFiles, findings: build.findings.diagnostics, uncertainFills: build.uncertainFills)
        self.init(glyphs, set: set, earlier: earlier)
    }
}
