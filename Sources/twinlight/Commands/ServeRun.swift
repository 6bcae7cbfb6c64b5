import GlyphKit
import Markup

/// `preview --serve`: builds, shows, and builds again whenever something has changed, until it is told to stop.
struct ServeRun {
    var path: String
    var port: ServePort
    var selection: NameSelection?
    var jobs: Int
    var reporter: Reporter

    func run() async throws {
        let (path, selection, jobs, reporter) = (path, selection, jobs, reporter)
        let port = try Loopback.port(port)
        let session = LiveSession(path: path)
        let (isShown, shown) = AsyncStream.makeStream(of: Void.self)
        try await StopSignals.run {
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    try await Watcher.follow { last in
                        let writes = await session.writes
                        var made = await LiveBuild.make(path, after: last) { manifest, drawings, memory in
                            await manifest.shown(
                                from: drawings, only: selection, isReviewed: true, remembering: memory, jobs: jobs)
                        }
                        made.writes = writes
                        return made
                    } tell: { made in
                        try reporter.tell(made.findings)
                        // A manifest that has faults will be mended; one that is not there may be a slip.
                        if await session.page.number == 0, made.findings.manifestStatus == .unreadable {
                            throw ExitStatus.unreadable
                        }
                        await session.show(made)
                        shown.finish()
                    }
                }
                group.addTask {
                    for await _ in isShown {}
                    try await LiveServer(session: session, port: port).run {
                        reporter.result("http://localhost:\(port)/")
                    }
                }
                defer { group.cancelAll() }
                try await group.next()
            }
        }
    }
}
