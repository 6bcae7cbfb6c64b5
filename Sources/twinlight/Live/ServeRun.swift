import ArgumentParser
import GlyphKit
import Markup

/// `preview --serve`: builds, shows, and builds again after every change, until it is stopped.
struct ServeRun {
    var path: String
    var port: ServePort
    var selection: NameSelection?
    var kept: CacheOption
    var jobs: Int
    var timeLimit: Duration?
    /// The folder or the revision of the state that each build is compared with; nil for no comparison.
    var against: String?
    var reporter: Reporter

    func run() async throws {
        let (path, selection, jobs, timeLimit, reporter) = (path, selection, jobs, timeLimit, reporter)
        let former = try await former()
        let (kept, start) = (kept, kept.liveStore)
        let session = LiveSession(path: path)
        let server = try await LiveServer(of: session, at: port)
        let (isShown, shown) = AsyncStream.makeStream(of: Void.self)
        try await StopSignals.run {
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    try await Watcher.follow { last in
                        let writes = await session.writes
                        let limit = timeLimit.map(TimeLimit.init)
                        var made = await LiveBuild.make(path, after: last, within: limit) { manifest, drawings, cache in
                            var build = await reporter.showingProgress("drawing") { progress in
                                await manifest.build(from: drawings) {
                                    ($0.selection, $0.isReviewed, $0.store) = (selection, true, cache ?? start)
                                    ($0.isShown, $0.jobs, $0.timeLimit, $0.progress) = (true, jobs, timeLimit, progress)
                                }
                            }
                            kept.save(&build.report.store, reporter)
                            reporter.printOrigins(build.report.origins, of: manifest.glyphs.count)
                            return build
                        }
                        made.writes = writes
                        if let former, let build = made.build, !build.findings.containErrors {
                            let comparison = await SetComparison(from: former.set, to: build.set, jobs: jobs)
                            made.earlier = EarlierState(former.name, comparison)
                        }
                        return made
                    } report: { made in
                        try reporter.report(made.findings)
                        // A manifest with faults will be fixed; a missing one may be a typo.
                        if await session.page.number == 0, made.findings.manifestStatus == .unreadable {
                            throw ExitStatus.unreadable
                        }
                        await session.show(made)
                        shown.finish()
                    }
                }
                group.addTask {
                    for await _ in isShown {}
                    try await server.run { reporter.printResult(server.address) }
                }
                defer { group.cancelAll() }
                try await group.next()
            }
        }
    }

    /// The set to compare with, as it is at the start.
    private func former() async throws -> (name: String, set: GlyphSet)? {
        guard let against else { return nil }
        let earlier = try await EarlierSet.read(
            against, insteadOf: path, reportingTo: reporter, within: timeLimit.map(TimeLimit.init))
        let build = await reporter.showingProgress("drawing") { progress in
            await earlier.manifest.build(from: earlier.sources) {
                ($0.selection, $0.store, $0.isShown) = (selection, kept.store, true)
                ($0.jobs, $0.timeLimit, $0.progress) = (jobs, timeLimit, progress)
            }
        }
        // Warnings about that state are not news; errors that prevent it from being drawn are.
        let faults = Findings((earlier.warnings + build.findings).diagnostics.filter { $0.severity == .error })
        try reporter.report(faults)
        if faults.containErrors { throw faults.drawingStatus }
        return (against, build.set)
    }
}

/// The port of a live preview: `--serve`, `--serve 8080`, `--serve=8080`.
enum ServePort: ExpressibleByArgument, Hashable, CustomStringConvertible {
    /// The default port, or the next free one.
    case usual
    /// This port only; 0 is any free one.
    case number(UInt16)
    /// The word after the option is not a number. With the default port, it is the manifest:
    /// `--serve Glyphs/manifest.xml`.
    case word(String)

    static let first: UInt16 = 8017

    /// Accepts any word: one that is refused here would be parsed as an option without a value.
    init(argument: String) { self = UInt16(argument).map { .number($0) } ?? .word(argument) }

    /// The message for a word that can only be a port, and is not valid.
    var fault: String? {
        guard case .word(let word) = self, word.allSatisfy({ "0123456789+-".contains($0) }) else { return nil }
        return "'\(word)' is not a port; ports are 0 to 65535"
    }

    var description: String {
        if case .number(let number) = self { return String(number) }
        return String(Self.first)
    }
}
