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
    /// For the next build, where this one was requested to remember.
    public var memory: BuildMemory?

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
    ///   - memory: of an earlier build, or an empty one; nil remembers nothing for later builds.
    ///   - jobs: the number of glyphs that are processed at the same time. The result does not depend on it.
    public func build(
        from sources: GlyphSource, only selection: NameSelection? = nil, judgesFills: Bool = false,
        keepsGoing: Bool = false, isReviewed: Bool = false, rasterEngine: RasterEngine? = nil,
        remembering memory: BuildMemory? = nil, jobs: Int = 1
    ) async -> Build {
        let entries = glyphs.filter { selection?.includes($0) ?? true }
        let (drawings, unread) = await read(entries, from: sources, jobs: jobs)
        let palette = self.palette
        let isReviewed =
            isReviewed || selection == nil && exports.contains { $0.format == AssetFormat.preview.name }
        let judges = judgesFills || isReviewed
        let plan = ExportPlan(exports, isSelection: selection != nil)
        var context = RenderContext(rasterEngine: rasterEngine)
        let outcomes = await entries.concurrentMap(jobs: jobs) { [context] entry in
            let made =
                memory?.made(of: entry, glyphs: drawings, palette: palette, judgesFills: judges)
                ?? EntryBuild(entry: entry, glyphs: drawings, palette: palette, judgesFills: judges).result()
            let wanted = made.variants.filter { selection?.includes($0.name, of: entry) ?? true }
            let violations = wanted.flatMap { $0.violations(in: palette) }
            let isSound =
                violations.isEmpty && entry.sources.allSatisfy { drawings[$0] != nil }
                && !Findings(made.diagnostics).containErrors
            return EntryOutcome(
                made: made, variants: wanted, violations: violations, isSound: isSound,
                files: isSound ? plan.assetFiles(wanted, palette, in: context) : [])
        }
        let taken = outcomes.filter { $0.isSound || !keepsGoing }
        let set = GlyphSet(variants: taken.flatMap(\.variants), palette: palette, ownRoles: ownRoles)
        let reported = outcomes.flatMap(\.made.diagnostics)
        var findings =
            unread + Findings(outcomes.flatMap(\.violations))
            + Findings(judgesFills ? reported : reported.filter { $0.id != Lint.doubtfulFill.id })
        var files: [AssetFile] = []
        if keepsGoing || !findings.containErrors {
            if isReviewed {
                review(set, reported: unread + Findings(reported), drawings, into: &context, findings: &findings)
            }
            files = exported(set, outcomes, plan, context, findings: &findings)
            if findings.containErrors { files = keepsGoing ? files.map(\.keepingEarlier) : [] }
        }
        var build = Build(set: set, files: files, findings: findings, drawings: drawings)
        if keepsGoing {
            build.failedGlyphs = zip(entries, outcomes).compactMap { $1.isSound ? nil : $0.name }
            build.isPartial = findings.containErrors
        }
        build.context = context
        for (entry, outcome) in zip(entries, outcomes) where !entry.settings.allow.contains(Lint.doubtfulFill.id) {
            build.uncertainFills += outcome.made.uncertainFills
        }
        if memory != nil {
            build.memory = BuildMemory(
                of: entries, made: outcomes.map(\.made), glyphs: drawings, palette: palette, judgesFills: judges)
        }
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
    ) async -> (glyphs: [String: Glyph], findings: Findings) {
        let drawings = entries.flatMap(\.sources).uniqued
        let ofFile = Dictionary(grouping: drawings) { DrawingPath($0).file }
        let wanted = drawings.map { DrawingPath($0).file }.uniqued.compactMap { ofFile[$0] }
        let strict = Set(entries.filter { $0.settings.effects == .refuse }.flatMap(\.sources))
        let read = await wanted.concurrentMap(jobs: jobs) { paths -> [(glyph: Glyph?, diagnostics: [Diagnostic])] in
            if let absence = paths.first.flatMap({ absentDrawings[DrawingPath($0).file] }) {
                return paths.map { _ in (glyph: nil, diagnostics: absence) }
            }
            return sources.glyphs(at: paths) { strict.contains($0) ? .refuse : .drop }
        }
        var glyphs: [String: Glyph] = [:]
        for (path, result) in zip(wanted.joined(), read.joined()) { glyphs[path] = result.glyph }
        return (glyphs, Findings(read.joined().flatMap(\.diagnostics).uniqued))
    }

    /// By export: the files of the set, then those of each glyph.
    private func exported(
        _ set: GlyphSet, _ outcomes: [EntryOutcome], _ plan: ExportPlan, _ context: RenderContext,
        findings: inout Findings
    ) -> [AssetFile] {
        findings += Findings(plan.faults)
        var files: [AssetFile] = []
        for (index, (losses, ofSet)) in zip(plan.losses(set), plan.setFiles(set, in: context)).enumerated() {
            findings += Findings(losses)
            do {
                var made = try ofSet.get()
                for outcome in outcomes where outcome.isSound { made += try outcome.files[index].get() }
                files += made
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
