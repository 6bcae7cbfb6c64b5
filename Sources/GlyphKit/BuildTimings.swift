/// Where the time of a build went. It differs from run to run, so nothing that is written depends on it.
package struct BuildTimings: Hashable, Sendable {
    /// In the order of a build.
    package enum Stage: String, CaseIterable, Sendable {
        case manifest = "read the manifest"
        case drawings = "read the drawings"
        case record = "find what is unchanged"
        case load = "load the cache"
        case derive = "derive the geometry"
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
