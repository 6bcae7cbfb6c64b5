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
    /// The drawings that could be read, by their paths in the manifest. A build since an earlier one keeps none that no
    /// page shows.
    package var drawings: [String: Glyph]
    /// The paths of those that could not be read.
    package var unread: Set<String> = []
    /// The paths in the manifest of all drawings of its glyphs.
    package var sources: [String] = []
    /// The number of low-confidence fills: those whose uncertainty is above the limit in the manifest, unless the glyph
    /// itself says how it is filled, or accepts it. The lint `doubtful-fill` reports the same.
    public var uncertainFills = 0
    /// What its formats got in addition to the set.
    package var context = RenderContext()
    /// By export, the files of the whole set.
    var setFiles: [[AssetFile]] = []
    /// What was found in the set as a whole.
    var setFindings: [Diagnostic] = []
    /// For the next build, where this one was made since an earlier one, without errors.
    package var record: BuildRecord?
    /// Is that the earlier one, since nothing has changed?
    package var isUnchanged = false
    /// Where each glyph comes from, in document order.
    package var origins: [GlyphOrigin] = []
    /// The formats that a selection of glyphs leaves out, since their files are about all glyphs; in the manifest's
    /// order.
    package var formatsLeftOut: [String] = []
    /// Where its time went, if that was asked for.
    package var timings: BuildTimings?
    /// The record of the build, with what it used: for the next one.
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
    ///   - timeLimit: the longest time for a glyph, and for reading a file; what takes longer is an error, so that the
    ///     result may depend on the machine. Without one, limits of the drawing decide alone.
    ///   - progress: is called when the glyphs to make are known, and after each of them.
    public func build(
        from sources: GlyphSource, only selection: NameSelection? = nil, judgesFills: Bool = false,
        keepsGoing: Bool = false, isReviewed: Bool = false, rasterEngine: RasterEngine? = nil,
        cache: GeometryCache? = nil, jobs: Int = 1, timeLimit: Duration? = nil, progress: BuildProgress.Handler? = nil
    ) async -> Build {
        await build(
            from: sources, only: selection, judgesFills: judgesFills, keepsGoing: keepsGoing, isReviewed: isReviewed,
            rasterEngine: rasterEngine, cache: cache, jobs: jobs, timeLimit: timeLimit, isTimed: false,
            progress: progress)
    }

    /// The same.
    ///
    /// - Parameter isTimed: are there `Build.timings`?
    package func build(
        from sources: GlyphSource, only selection: NameSelection? = nil, judgesFills: Bool = false,
        keepsGoing: Bool = false, isReviewed: Bool = false, rasterEngine: RasterEngine? = nil,
        cache: GeometryCache? = nil, jobs: Int = 1, timeLimit: Duration? = nil, isTimed: Bool,
        progress: BuildProgress.Handler? = nil
    ) async -> Build {
        await BuildRun(
            self, from: sources, only: selection, judgesFills: judgesFills, keepsGoing: keepsGoing,
            isReviewed: isReviewed, rasterEngine: rasterEngine, cache: cache, jobs: jobs, timeLimit: timeLimit,
            isTimed: isTimed,
            progress: progress
        ).result()
    }

    /// As `build`, for an output that earlier builds have written: files of glyphs that are made from the same as then
    /// are only named, with their digests, and glyphs that need not be made have no drawings in the set.
    ///
    /// - Parameters:
    ///   - record: of an earlier build of the manifest, or an empty one. `Build.record` is the record of this build.
    ///   - remaking: the paths of files whose bytes are needed.
    ///   - program: what no other program has that may make other files of the same input.
    ///   - isTimed: are there `Build.timings`?
    package func build(
        from sources: GlyphSource, since record: BuildRecord, remaking: Set<String> = [], program: String,
        keepsGoing: Bool = false, rasterEngine: RasterEngine? = nil, cache: GeometryCache? = nil, jobs: Int = 1,
        timeLimit: Duration? = nil, isTimed: Bool = false, progress: BuildProgress.Handler? = nil
    ) async -> Build {
        await BuildRun(
            self, from: sources, only: nil, judgesFills: false, keepsGoing: keepsGoing, isReviewed: false,
            rasterEngine: rasterEngine, cache: cache, jobs: jobs, timeLimit: timeLimit, isTimed: isTimed,
            progress: progress
        ).result(since: record, remaking: remaking, program: program)
    }
}

extension Manifest {
    /// Builds one part of the glyphs: the files of each, and one file for `build(joining:)`. Files about all glyphs are
    /// left to that.
    ///
    /// - Parameter program: the version of the program, which both have.
    package func build(
        part: Shard, from sources: GlyphSource, program: String, rasterEngine: RasterEngine? = nil,
        cache: GeometryCache, jobs: Int = 1, timeLimit: Duration? = nil, isTimed: Bool = false,
        progress: BuildProgress.Handler? = nil
    ) async -> Build {
        await BuildRun(
            self, from: sources, only: nil, in: part, judgesFills: false, keepsGoing: false, isReviewed: false,
            rasterEngine: rasterEngine, cache: cache, jobs: jobs, timeLimit: timeLimit, isTimed: isTimed,
            progress: progress
        ).part(part, program: program)
    }

    /// The same as `build`, from what the builds of all parts made. Files of glyphs are only named, with their digests.
    ///
    /// Glyphs that no part made as they are now are errors.
    package func build(
        joining parts: [ShardPack], from sources: GlyphSource, program: String, rasterEngine: RasterEngine? = nil,
        jobs: Int = 1, isTimed: Bool = false, progress: BuildProgress.Handler? = nil
    ) async -> Build {
        await BuildRun(
            self, from: sources, only: nil, judgesFills: false, keepsGoing: false, isReviewed: false,
            rasterEngine: rasterEngine, cache: GeometryCache(parts.flatMap(\.geometry), program: program), jobs: jobs,
            timeLimit: nil, isTimed: isTimed, progress: progress
        ).joined(parts, program: program)
    }
}
