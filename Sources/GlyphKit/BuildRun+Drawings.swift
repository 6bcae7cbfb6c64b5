internal import GlyphModel
internal import GlyphReading
internal import Markup

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
