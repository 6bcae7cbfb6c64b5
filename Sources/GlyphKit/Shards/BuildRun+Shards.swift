internal import GlyphModel
internal import Markup

extension BuildRun {
    /// The files of each glyph of one part, and one file for the build that joins the parts.
    ///
    /// - Parameter program: what no other program has that may make other files of the same input.
    func part(_ shard: Shard, program: String) async -> Build {
        var timings = freshTimings
        let read = await read(entries, &timings)
        let made = await outcomes(of: entries, read, keepsDrawings: false, &timings)
        var build = joined(made.outcomes.map { .made($0) }, read, &timings)
        (build.cache, build.timings) = (made.cache, timings)
        guard !build.findings.containErrors, let cache = made.cache else { return build }
        let keys = RecordKeys(self, files: read.fileDigests, program: program)
        guard !keys.entries.contains(nil) else {
            build.findings += Findings([Self.unknownEngine])
            build.files = []
            return build
        }
        let glyphs = zip(zip(entries, keys.entries), made.outcomes).compactMap { entry, outcome in
            entry.1.map { key in
                (
                    key: key,
                    record: GlyphRecord(
                        of: outcome, entry: entry.0, readDiagnostics: read.diagnostics(of: entry.0))
                )
            }
        }
        let pack = ShardPack(shard: shard, common: keys.common, record: BuildRecord(glyphs), geometry: cache.kept)
        build.files.append(pack.file)
        return build
    }

    /// The same as one build, from what the parts made.
    func joined(_ parts: [ShardPack], program: String) async -> Build {
        var timings = freshTimings
        let keys = RecordKeys(self, files: await fileDigests(&timings), program: program)
        let faults = faults(of: parts, keys)
        if !faults.isEmpty {
            return Build(set: GlyphSet(variants: [], palette: manifest.palette), findings: Findings(faults))
        }
        return await result(
            since: BuildRecord(joining: parts.map(\.record)), remaking: [], program: program)
    }

    /// Glyphs that no part made as they are now. A drawing that cannot be read is reported elsewhere.
    private func faults(of parts: [ShardPack], _ keys: RecordKeys) -> [Diagnostic] {
        let others = parts.filter { $0.common != keys.common }
        if !others.isEmpty {
            return others.map { part in
                Diagnostic(
                    .error, id: Self.fault,
                    "part \(part.shard) was made with other colours, exports or options, or by another version",
                    at: manifest.source.location(at: 0), hint: "build all parts from this manifest with this version")
            }
        }
        let made = Set(parts.flatMap(\.record.allKeys))
        return zip(entries, keys.entries).compactMap { entry, key in
            guard let key, !made.contains(key), let count = parts.first?.shard.count else { return nil }
            let number = Shard.number(of: entry.name, among: count)
            return Diagnostic(
                .error, id: Self.fault, "part \(number)/\(count) does not have '\(entry.name)' as it is now",
                at: entry.location, hint: "build this part again, with the same manifest and drawings")
        }
    }

    private static let fault = "unlike-part"

    private static let unknownEngine = Diagnostic(
        .error, id: fault, "the version of the library that draws pixels is not known, so that parts cannot be joined",
        hint: "make exports of pixels and pages by a build of all glyphs")
}
