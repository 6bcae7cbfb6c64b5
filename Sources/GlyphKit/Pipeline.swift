internal import GlyphAudit
public import GlyphFormats
internal import GlyphManifest
public import GlyphModel
internal import GlyphReading
internal import GlyphReview
public import Markup
internal import PathGeometry
internal import SemanticColor

/// What a manifest comes to: its assets, the files that carry them, and all that was found on the way.
public struct Build: Sendable {
    /// The assets in document order, and the palette that gives their colours values.
    public var set: GlyphSet
    /// By export, in the manifest's order; empty where an error was found.
    public var files: [AssetFile]
    /// What was found on the way, errors and warnings, in the order of the stages.
    public var findings: Findings
    /// The drawings that could be read, by their paths in the manifest.
    package var drawings: [String: Glyph]
    /// How many low-confidence fills there are: those whose uncertainty is above the limit that the manifest states
    /// for them, where nobody has said how they are filled, or accepts it. `doubtful-fill` finds the same.
    public var uncertainFills = 0
    /// What its formats were given beside the set.
    package var context = RenderContext()
    /// For the next build, where one was said to remember.
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
    /// The whole sentence: glyphs are read, variants derived and tinted, files made. Writes nothing.
    ///
    /// All faults of a run come together: a glyph that fails does not keep the others from being looked at.
    ///
    /// - Parameters:
    ///   - sources: where the drawings come from.
    ///   - selection: the glyphs and assets to make. Formats that tell of all glyphs at once are left out where
    ///     this is given.
    ///   - judgesFills: are low-confidence fills told of, each with what else it could be? They are counted, and become
    ///     what the manifest says, without that too.
    ///   - isReviewed: is the set to be shown on an interactive sheet? It is where one is exported.
    ///   - rasterEngine: makes pixels and pages; without one, exports of `png` and `pdf` are errors.
    ///   - memory: of an earlier build, or of nothing; nil remembers nothing for later ones.
    ///   - jobs: how many glyphs are worked on at the same time. The result does not depend on it.
    public func build(
        from sources: GlyphSource, only selection: NameSelection? = nil, judgesFills: Bool = false,
        isReviewed: Bool = false, rasterEngine: RasterEngine? = nil, remembering memory: BuildMemory? = nil,
        jobs: Int = 1
    ) async -> Build {
        let entries = glyphs.filter { selection?.includes($0) ?? true }
        let (drawings, unread) = await read(entries, from: sources, jobs: jobs)
        let palette = self.palette
        let isReviewed =
            isReviewed || selection == nil && exports.contains { $0.format == AssetFormat.preview.name }
        let judges = judgesFills || isReviewed
        let made = await entries.concurrentMap(jobs: jobs) { entry in
            memory?.made(of: entry, glyphs: drawings, palette: palette, judgesFills: judges)
                ?? EntryBuild(entry: entry, glyphs: drawings, palette: palette, judgesFills: judges).result()
        }
        let set = GlyphSet(
            variants: made.flatMap(\.variants).filter { selection?.includes($0.name, of: $0.entry) ?? true },
            palette: palette, ownRoles: ownRoles)
        let told = made.flatMap(\.diagnostics)
        var findings =
            unread + Findings(set.violations)
            + Findings(judgesFills ? told : told.filter { $0.id != Lint.doubtfulFill.id })
        var files: [AssetFile] = []
        var context = RenderContext(rasterEngine: rasterEngine)
        if !findings.containErrors {
            if isReviewed { review(set, told: unread + Findings(told), drawings, into: &context, findings: &findings) }
            files = exported(set, context, isSelection: selection != nil, findings: &findings)
        }
        var build = Build(
            set: set, files: findings.containErrors ? [] : files, findings: findings, drawings: drawings)
        build.context = context
        for (entry, made) in zip(entries, made) where !entry.settings.allow.contains(Lint.doubtfulFill.id) {
            build.uncertainFills += made.uncertainFills
        }
        if memory != nil {
            build.memory = BuildMemory(
                of: entries, made: made, glyphs: drawings, palette: palette, judgesFills: judges)
        }
        return build
    }

    /// Gives the sheet what an audit finds. Whether an `allow` is needed says nothing of a glyph.
    private func review(
        _ set: GlyphSet, told: Findings, _ drawings: [String: Glyph], into context: inout RenderContext,
        findings: inout Findings
    ) {
        var run = LintRun()
        run.rules.remove(Lint.unneededAllow.id)
        do {
            let build = Build(set: set, findings: told, drawings: drawings)
            context.findings = try run.findings(in: build, of: self)
            context.folder = source.folder
            context.formats = exports.map(\.format)
        } catch {
            findings += error
        }
    }

    /// Every distinct file once, however many entries draw on it.
    private func read(
        _ entries: [GlyphEntry], from sources: GlyphSource, jobs: Int
    ) async -> (glyphs: [String: Glyph], findings: Findings) {
        let wanted = entries.flatMap(\.sources).uniqued
        let read = await wanted.concurrentMap(jobs: jobs) { sources.glyph(at: $0) }
        var glyphs: [String: Glyph] = [:]
        for (path, result) in zip(wanted, read) { glyphs[path] = result.glyph }
        return (glyphs, Findings(read.flatMap(\.diagnostics)))
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
            if isSelection && format.tellsOfAll { continue }
            do {
                findings += Findings(format.losses(set, export))
                let folder = export.path ?? format.defaultPath
                files += try format.files(set, export, in: context).map {
                    $0.moved(into: folder).asked(at: export.location)
                }
            } catch {
                findings += error
            }
        }
        findings += Findings(clashes(among: files))
        return files
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
                    : "'\(other)' and '\(file.path)' are one file on a disk that ignores case",
                at: exports.first?.location, hint: "give exports paths of their own")
        }
    }
}
