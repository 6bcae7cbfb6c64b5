internal import GlyphAudit
public import GlyphFormats
internal import GlyphManifest
public import GlyphModel
internal import GlyphReading
internal import GlyphReview
public import Markup
internal import PathGeometry
internal import SemanticColor

/// The result of a manifest: its assets, their files, and all findings.
public struct Build: Sendable {
    /// The assets in document order, and the palette with the values of their colours.
    public var set: GlyphSet
    /// By export, in the manifest's order; empty where an error was found, unless the build keeps going.
    public var files: [AssetFile]
    /// All errors and warnings, in the order of the stages.
    public var findings: Findings
    /// The names of the glyphs that a build which keeps going leaves out because of errors, in document order.
    public var failedGlyphs: [String] = []
    /// Does something that the manifest requests lack among the files because of an error? Then earlier files that are
    /// not among them may still be needed.
    public var isPartial = false
    /// The drawings that could be read, by their paths in the manifest.
    package var drawings: [String: Glyph]
    /// The number of low-confidence fills: those whose uncertainty is above the limit in the manifest, unless the glyph
    /// itself says how it is filled, or accepts it. The lint `doubtful-fill` reports the same.
    public var uncertainFills = 0
    /// What its formats got in addition to the set.
    package var context = RenderContext()
    /// The cache as the build leaves it, where it got one.
    public var cache: GeometryCache?

    package init(
        set: GlyphSet, files: [AssetFile] = [], findings: Findings = Findings(), drawings: [String: Glyph] = [:]
    ) {
        self.set = set
        self.drawings = drawings
        self.files = files
        self.findings = findings
    }
}

extension Manifest {
    /// The whole pipeline: glyphs are read, variants derived and tinted, files made. Writes nothing.
    ///
    /// All faults of a run are reported together: a glyph that fails does not prevent the others.
    ///
    /// - Parameters:
    ///   - sources: where the drawings come from.
    ///   - selection: the glyphs and assets to make. Formats with files that cover all glyphs are left out
    ///     where this is given.
    ///   - judgesFills: are low-confidence fills reported, each with its alternatives? They are counted, and treated as
    ///     the manifest states, in any case.
    ///   - keepsGoing: are the files of sound glyphs made where others have errors? Files that cover all glyphs are
    ///     then only made for a place where no such file exists.
    ///   - isReviewed: is the set shown on an interactive sheet? It always is where one is exported.
    ///   - rasterEngine: draws pixels and pages; without one, exports of `png` and `pdf` are errors.
    ///   - cache: has the geometry of earlier builds; nil derives everything.
    ///   - jobs: the number of glyphs that are processed at the same time. The result does not depend on it.
    public func build(
        from sources: GlyphSource, only selection: NameSelection? = nil, judgesFills: Bool = false,
        keepsGoing: Bool = false, isReviewed: Bool = false, rasterEngine: RasterEngine? = nil,
        cache: GeometryCache? = nil, jobs: Int = 1
    ) async -> Build {
        let entries = glyphs.filter { selection?.includes($0) ?? true }
        let (drawings, digests, unread) = await read(entries, from: sources, jobs: jobs)
        let palette = self.palette
        let isReviewed =
            isReviewed || selection == nil && exports.contains { $0.format == AssetFormat.preview.name }
        let judges = judgesFills || isReviewed
        var cache = cache
        var requests = entries.map {
            GeometryRequest($0, glyphs: drawings, palette: palette, judgesFills: judges)
        }
        cache?.open(&requests, digests)
        let known = cache
        let answers = await requests.concurrentMap(jobs: jobs) { request in
            known?.answer(to: request) ?? GeometryAnswer(result: request.made())
        }
        cache?.close(answers)
        let made = answers.map(\.result)
        let wanted = made.map { $0.variants.filter { selection?.includes($0.name, of: $0.entry) ?? true } }
        let violations = wanted.map { $0.flatMap { $0.violations(in: palette) } }
        let isSound = entries.indices.map { index in
            made.indices.contains(index) && violations[index].isEmpty
                && entries[index].sources.allSatisfy { drawings[$0] != nil }
                && !Findings(made[index].diagnostics).containErrors
        }
        let taken = wanted.indices.filter { isSound[$0] || !keepsGoing }
        let set = GlyphSet(variants: taken.flatMap { wanted[$0] }, palette: palette, ownRoles: ownRoles)
        let reported = made.flatMap(\.diagnostics)
        var findings =
            unread + Findings(violations.flatMap { $0 })
            + Findings(judgesFills ? reported : reported.filter { $0.id != Lint.doubtfulFill.id })
        var files: [AssetFile] = []
        var context = RenderContext(rasterEngine: rasterEngine)
        if keepsGoing || !findings.containErrors {
            if isReviewed {
                review(set, reported: unread + Findings(reported), drawings, into: &context, findings: &findings)
            }
            files = exported(set, context, isSelection: selection != nil, findings: &findings)
            if findings.containErrors { files = keepsGoing ? files.map(\.keepingEarlier) : [] }
        }
        var build = Build(set: set, files: files, findings: findings, drawings: drawings)
        if keepsGoing {
            build.failedGlyphs = zip(entries, isSound).compactMap { $1 ? nil : $0.name }
            build.isPartial = findings.containErrors
        }
        build.context = context
        for (entry, made) in zip(entries, made) where !entry.settings.allow.contains(Lint.doubtfulFill.id) {
            build.uncertainFills += made.uncertainFills
        }
        build.cache = cache
        return build
    }

    /// Gives the sheet the findings of an audit. Unneeded `allow` attributes are not about a glyph.
    private func review(
        _ set: GlyphSet, reported: Findings, _ drawings: [String: Glyph], into context: inout RenderContext,
        findings: inout Findings
    ) {
        var run = LintRun()
        run.rules.remove(Lint.unneededAllow.id)
        do {
            let build = Build(set: set, findings: reported, drawings: drawings)
            context.findings = try run.findings(in: build, of: self)
            context.folder = source.folder
            context.formats = exports.map(\.format)
        } catch {
            findings += error
        }
    }

    /// Every distinct file once, however many entries use it. Its effects are left out if none of them refuses these.
    private func read(
        _ entries: [GlyphEntry], from sources: GlyphSource, jobs: Int
    ) async -> (glyphs: [String: Glyph], digests: [String: Digest], findings: Findings) {
        let drawings = entries.flatMap(\.sources).uniqued
        let ofFile = Dictionary(grouping: drawings) { DrawingPath($0).file }
        let wanted = drawings.map { DrawingPath($0).file }.uniqued.compactMap { ofFile[$0] }
        let strict = Set(entries.filter { $0.settings.effects == .refuse }.flatMap(\.sources))
        let read = await wanted.concurrentMap(jobs: jobs) { paths -> [ReadDrawing] in
            if let absence = paths.first.flatMap({ absentDrawings[DrawingPath($0).file] }) {
                return paths.map { _ in ReadDrawing(diagnostics: absence) }
            }
            return sources.glyphs(at: paths) { strict.contains($0) ? .refuse : .drop }
        }
        var (glyphs, digests): ([String: Glyph], [String: Digest]) = ([:], [:])
        for (path, result) in zip(wanted.joined(), read.joined()) {
            (glyphs[path], digests[path]) = (result.glyph, result.digest)
        }
        return (glyphs, digests, Findings(read.joined().flatMap(\.diagnostics).uniqued))
    }

    private func exported(
        _ set: GlyphSet, _ context: RenderContext, isSelection: Bool, findings: inout Findings
    ) -> [AssetFile] {
        var files: [AssetFile] = []
        for export in exports {
            guard let format = AssetFormat.named(export.format) else {
                findings.append(
                    Diagnostic(
                        .error, id: "unknown-format", "there is no format '\(export.format)'", at: export.location))
                continue
            }
            if isSelection && format.coversAllGlyphs { continue }
            do {
                findings += Findings(format.losses(set, export))
                let folder = export.path ?? format.defaultPath
                files += try format.files(set, export, in: context).map { file in
                    var file = file.moved(into: folder).asked(at: export.location)
                    file.coversAllGlyphs = format.coversAllGlyphs
                    return file
                }
            } catch {
                findings += error
            }
        }
        let clashes = clashes(among: files)
        findings += Findings(clashes)
        return clashes.isEmpty ? files : []
    }

    /// Two files of one path, or of paths that a disk may take for one.
    private func clashes(among files: [AssetFile]) -> [Diagnostic] {
        var taken: [String: String] = [:]
        return files.compactMap { file in
            guard let other = taken.updateValue(file.path, forKey: file.path.lowercased()) else { return nil }
            return Diagnostic(
                .error, id: "output-clash",
                other == file.path
                    ? "two exports write '\(file.path)'"
                    : "'\(other)' and '\(file.path)' are the same file on disks that ignore case",
                at: exports.first?.location, hint: "give each export its own path")
        }
    }
}
