import ArgumentParser
import GlyphKit
import Markup

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The place where a command keeps results for later runs.
struct CacheOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder for what earlier runs made, instead of the user's cache folder.", valueName: "dir"),
        completion: .directory)
    var cache: String?

    @Flag(help: "Make everything, and keep nothing for later runs.")
    var noCache = false

    func validate() throws {
        if noCache && cache != nil { throw ValidationError("'--cache' and '--no-cache' cannot be combined") }
    }

    /// Nil where nothing is kept.
    var folder: String? { noCache ? nil : cache ?? Self.usualFolder }

    /// Nil where nothing is kept.
    var store: Store? { folder.map { Store(in: $0, program: Twinlight.version) } }

    /// For a command that builds again and again: the inputs of a build are in memory in any case.
    var liveStore: Store { store ?? Store() }

    /// Writes the results of a build for later runs.
    func save(_ kept: inout Store?, _ reporter: Reporter) {
        for diagnostic in saved(&kept) { reporter.note(diagnostic) }
    }

    /// Writes the results of a build for later runs.
    ///
    /// - Returns: why it could not be written.
    fileprivate func saved(_ kept: inout Store?) -> [Diagnostic] {
        guard var store = kept else { return [] }
        defer { kept = store }
        do throws(Findings) { try store.save() } catch {
            return error.diagnostics.map { diagnostic in
                var diagnostic = diagnostic
                // A cache that was not asked for is not missed.
                if cache == nil { diagnostic.severity = .info }
                return diagnostic
            }
        }
        return []
    }

    /// The folder for files that can be made again, as the system or the user has it; nil where there is none.
    private static var usualFolder: String? {
        if let folder = variable("XDG_CACHE_HOME"), folder.hasPrefix("/") { return folder + "/twinlight" }
        guard let home = variable("HOME"), home.hasPrefix("/") else { return nil }
        #if canImport(Darwin)
        return home + "/Library/Caches/twinlight"
        #else
        return home + "/.cache/twinlight"
        #endif
    }

    private static func variable(_ name: String) -> String? {
        guard let value = unsafe getenv(name) else { return nil }
        let text = unsafe String(cString: value)
        return text.isEmpty ? nil : text
    }
}

/// Writes the results of a build for later ones, while the output is written: neither depends on the other.
struct CacheSaving: Sendable {
    private let task: Task<(failures: [Diagnostic], time: Duration), Never>
    /// Whether there is anything to keep.
    private let isWanted: Bool

    init(_ build: Build, option: CacheOption) {
        isWanted = option.folder != nil
        task = Task { [store = build.report.store] in
            var (store, watch) = (store, Stopwatch())
            return (option.saved(&store), watch.lap())
        }
    }

    /// Until it is written.
    func wait(_ clock: BuildClock?) async {
        var watch = Stopwatch()
        let time = await task.value.time
        if isWanted { clock?.add(.save, wall: watch.lap(), work: time) }
    }

    func report(to reporter: Reporter) async {
        for diagnostic in await task.value.failures { reporter.note(diagnostic) }
    }
}
