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
    /// The files by export, in the manifest's order; empty where an error was found, unless the build keeps going.
    public var files: [AssetFile]
    /// All errors and warnings, in the order of the stages.
    public var findings: Findings
    /// The report of how it was made.
    public var report: BuildReport

    package init(
        set: GlyphSet, files: [AssetFile] = [], findings: Findings = Findings(), drawings: [String: Glyph] = [:]
    ) {
        (self.set, self.files, self.findings) = (set, files, findings)
        report = BuildReport(drawings: drawings)
    }
}

/// The report of how a build was made, and the input of the next one.
public struct BuildReport: Sendable {
    /// The names of the glyphs that a build which keeps going leaves out because of errors, in document order.
    public var failedGlyphs: [String] = []
    /// Whether a file that the manifest requests is missing because of an error. Then earlier files that are not among
    /// the new files may still be needed.
    public var isPartial = false
    /// The drawings that could be read, by their paths in the manifest. A build since an earlier one keeps none that no
    /// page shows.
    package var drawings: [String: Glyph]
    /// The paths of the drawings that could not be read.
    package var unread: Set<String> = []
    /// The paths in the manifest of all drawings of its glyphs.
    package var sources: [String] = []
    /// The number of low-confidence fills: fills whose uncertainty is above the limit in the manifest, unless the glyph
    /// itself says how it is filled, or accepts it. The lint `doubtful-fill` reports the same.
    public var uncertainFills = 0
    /// The input of its formats in addition to the set.
    package var context = RenderContext()
    /// The files of the whole set, by export.
    var setFiles: [[AssetFile]] = []
    /// The findings in the set as a whole.
    var setFindings: [Diagnostic] = []
    /// The relations of glyphs that show bodies of simpler ones, by their qualified names.
    var relations: [String: SetRelatives.Relation] = [:]
    /// The settings that the fills take from examples.
    var examples = ExampleStyles()
    /// The number of glyphs whose geometry was derived, and not found.
    package var derived = 0
    /// The keys of entries whose files a later build finds in the store, and of the geometry that was used.
    var (keys, assetKeys): ([Digest], Set<Digest>) = ([], [])
    /// The bytes of files that are only named; nil for files that changed meanwhile.
    package var contents: @Sendable ([AssetFile]) async -> [[UInt8]?] = { $0.map(\.content.bytes) }
    /// Where each glyph comes from, in document order.
    package var origins: [GlyphOrigin] = []
    /// The formats that a selection of glyphs leaves out, since their files are about all glyphs; in the manifest's
    /// order.
    package var formatsLeftOut: [String] = []
    /// Where its time went, if that was asked for.
    package var timings: BuildTimings?
    /// The store of the build, with its results: for the next one.
    public var store: Store?

    fileprivate init(drawings: [String: Glyph]) { self.drawings = drawings }
}

/// The options of a build, besides a manifest and its drawings.
public struct BuildOptions: Sendable {
    /// The glyphs and assets to make; nil for all. Formats with files that cover all glyphs are left out where it is
    /// given.
    public var selection: NameSelection?
    /// Whether low-confidence fills are reported, each with its alternatives. They are counted, and treated as the
    /// manifest states, in any case.
    public var judgesFills = false
    /// Whether the files of glyphs without errors are made where others have some. Files that cover all glyphs are then
    /// only made for a place where no such file exists.
    public var keepsGoing = false
    /// Whether the set is shown on an interactive sheet. It always is where one is exported.
    public var isReviewed = false
    /// Whether the set is made to be shown as the manifest's exports would have it, and no file is made.
    package var isShown = false
    /// Draws pixels and pages; without one, exports of `png` and `pdf` are errors.
    public var rasterEngine: RasterEngine?
    /// The store with the results of earlier builds; nil makes everything.
    public var store: Store?
    /// The number of glyphs that are processed at the same time, from 1. The result does not depend on it.
    public var jobs = 1
    /// The longest time for a glyph, and for reading a file; work that takes longer is an error, so that the result may
    /// depend on the machine. Without one, limits of the drawing decide alone.
    public var timeLimit: Duration?
    /// Is called when the glyphs to make are known, and after each of them.
    public var progress: BuildProgress.Handler?
    /// Whether there are `Build.timings`.
    package var isTimed = false
    /// The part of the set that is made, and its inputs.
    package var extent = Extent.whole

    package enum Extent: Sendable {
        case whole
        /// The files for an output folder, by their digests: `BuildReport.contents` has their bytes. The set is empty
        /// unless a page shows its drawings.
        ///
        /// - Parameter program: an identity that differs from any other program that may make other files of the same
        ///   input.
        case output(program: String)
        /// One part of the glyphs: the files of each, and one file for `joining`. Files about all glyphs are left to
        /// that.
        ///
        /// - Parameter program: the version of the program, which all parts have.
        case part(Shard, program: String)
        /// The whole, from the results of the builds of all parts. Files of glyphs are only named, with their digests.
        /// Glyphs that no part made as they are now are errors.
        case joining([ShardPack], program: String)

        var shard: Shard? { if case .part(let shard, _) = self { shard } else { nil } }

        /// Nil where files are not left to a store.
        var program: String? {
            switch self {
            case .whole: nil
            case .output(let program), .part(_, let program), .joining(_, let program): program
            }
        }
    }

    /// A build of everything, by one job, without a store.
    public init() {}

    /// The same with changes: `BuildOptions { $0.jobs = 2 }`.
    public init(_ change: (inout BuildOptions) -> Void) { change(&self) }
}

extension Manifest {
    /// The whole pipeline: glyphs are read, variants derived and tinted, files made. Writes nothing.
    ///
    /// All faults of a run are reported together: a glyph that fails does not prevent the others.
    ///
    /// - Parameters:
    ///   - sources: where the drawings come from.
    ///   - options: what is built, and how.
    public func build(from sources: GlyphSource, _ options: BuildOptions = BuildOptions()) async -> Build {
        var options = options
        switch options.extent {
        case .whole: break
        case .output, .part: options.store = options.store ?? Store()
        case .joining(let parts, let program): options.store = Store(parts.flatMap(\.items), program: program)
        }
        let examples = await ExampleStyles(of: self, from: sources, options, in: &options.store)
        let run = BuildRun(self, from: sources, options, examples)
        return switch options.extent {
        case .whole, .output: await run.makeBuild()
        case .part(let shard, _): await run.part(shard)
        case .joining(let parts, _): await run.mergeParts(parts)
        }
    }

    /// The same with changes of the options: `build(from: drawings) { $0.jobs = 2 }`.
    public func build(from sources: GlyphSource, _ change: (inout BuildOptions) -> Void) async -> Build {
        await build(from: sources, BuildOptions(change))
    }
}

/// The progress that a build reports while it works.
public enum BuildProgress: Hashable, Sendable {
    /// So many glyphs have to be made; all others are as an earlier build left them.
    case started(glyphs: Int)
    /// One of them is made, with its files.
    case made(glyph: String)

    /// Is called by all that work at the same time, so in any order; it should return soon.
    public typealias Handler = @Sendable (BuildProgress) -> Void
}

/// The origin of a build's result for a glyph.
package enum GlyphOrigin: Hashable, Sendable {
    case derived
    /// Its geometry was in the cache.
    case cached
    /// Its files are only named, since an earlier build made the same.
    case unchanged
    /// It has errors.
    case failed

    /// The origins of the glyphs of a build that was made in two passes, the second of which found the results of the
    /// first one.
    ///
    /// - Parameter earlier: the origins of the same glyphs, or none.
    package static func mergeOrigins(_ earlier: [GlyphOrigin], then later: [GlyphOrigin]) -> [GlyphOrigin] {
        if earlier.count != later.count { return later }
        return zip(earlier, later).map { $0 == .derived && $1 == .cached ? .derived : $1 }
    }
}

// MARK: - Timings

/// Where the time of a build went. It differs from run to run, so nothing that is written depends on it.
package struct BuildTimings: Hashable, Sendable {
    /// In the order of a build.
    package enum Stage: String, CaseIterable, Sendable {
        case manifest = "read the manifest"
        case drawings = "read the drawings"
        case record = "find what is unchanged"
        case load = "load the cache"
        case derive = "derive the geometry"
        case relatives = "compare related glyphs"
        case files = "make the files"
        case audit = "audit the set"
        case save = "save the cache"
        case compare = "compare with the output"
        case write = "write the output"
    }

    /// The time of a stage.
    package struct Span: Hashable, Sendable {
        package var wall: Duration
        /// The sum of all that worked at the same time; nil for a stage that never does.
        package var work: Duration?
    }

    /// The time that one glyph took.
    package struct Glyph: Hashable, Sendable {
        package var name: String
        package var time: Duration

        package init(name: String, time: Duration) {
            self.name = name
            self.time = time
        }
    }

    /// The spans of the stages that there were.
    package private(set) var spans: [Stage: Span] = [:]
    /// The glyphs that took longest to derive, the slowest first.
    package private(set) var slowest: [Glyph] = []

    /// How many glyphs are named: enough to see their common features.
    package static let named = 5

    package init() {}

    /// - Parameter work: the time of all workers together, if several could work at the same time.
    package mutating func add(_ stage: Stage, wall: Duration, work: Duration? = nil) {
        var span = spans[stage] ?? Span(wall: .zero)
        span.wall += wall
        if work != nil || span.work != nil { span.work = (span.work ?? .zero) + (work ?? wall) }
        spans[stage] = span
    }

    /// Stages that were carried out in one pass, glyph by glyph: its time is divided as the work was.
    package mutating func add(pass wall: Duration, _ works: [(stage: Stage, work: Duration)]) {
        let sum = works.reduce(.zero) { $0 + $1.work }
        for (stage, work) in works where work > .zero { add(stage, wall: wall * (work / sum), work: work) }
    }

    package mutating func add(_ glyphs: [Glyph]) {
        slowest = Array((slowest + glyphs).sorted { $0.time > $1.time }.prefix(Self.named))
    }

    /// A later part of the same build.
    package mutating func add(_ other: BuildTimings) {
        for (stage, span) in other.spans { add(stage, wall: span.wall, work: span.work) }
        add(other.slowest)
    }

    /// The time of all stages.
    package var measured: Duration { spans.values.reduce(.zero) { $0 + $1.wall } }
}

extension BuildTimings? {
    /// The result of the work, whose time counts as a stage if times are wanted.
    mutating func measure<Result>(_ stage: BuildTimings.Stage, _ work: () -> Result) -> Result {
        if self == nil { return work() }
        var watch = Stopwatch()
        let result = work()
        self?.add(stage, wall: watch.lap())
        return result
    }
}

/// Measures consecutive work; one that is off does not ask for the time.
package struct Stopwatch: Sendable {
    private var last: ContinuousClock.Instant?

    package init(isOn: Bool = true) { last = isOn ? .now : nil }

    /// The time since the last lap, or since the start.
    package mutating func lap() -> Duration {
        guard let start = last else { return .zero }
        let now = ContinuousClock.now
        last = now
        return start.duration(to: now)
    }
}
