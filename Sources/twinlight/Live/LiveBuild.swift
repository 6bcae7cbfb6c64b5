import GlyphKit
import Markup

/// A manifest as it is on disk at one time, and its build.
struct LiveBuild: Watched {
    /// Nil while it is not valid.
    var manifest: Manifest?
    var build: Build?
    /// The findings of the manifest and of its build.
    var findings: Findings
    /// The warnings of the manifest alone.
    var warnings = Findings()
    var stamps: [String: FileStamp]
    /// As the last valid manifest left it; nil before the first.
    var cache: Store?
    /// How often the session had written the manifest before it was read.
    var writes = 0

    /// - Parameters:
    ///   - last: the former build.
    ///   - limit: the longest time for reading the manifest, or nil.
    ///   - build: a function that builds a manifest whose drawings are in a folder.
    static func make(
        _ path: String, after last: LiveBuild?, allowsFaultyGlyphs: Bool = false, within limit: TimeLimit?,
        _ build: @Sendable (Manifest, GlyphSource, Store?) async -> Build
    ) async -> LiveBuild {
        let notes = StampNotes()
        var result = LiveBuild(findings: Findings(), stamps: [:], cache: last?.cache)
        do {
            let (source, files) = try notes.manifest(at: path, drawings: true)
            let (manifest, warnings) = try await Manifest.read(
                source, in: files, allowsFaultyGlyphs: allowsFaultyGlyphs, within: limit)
            let made = await build(manifest, .folder(FolderPath.parent(of: path)), result.cache)
            result.findings = Findings(warnings) + made.findings
            (result.manifest, result.build) = (manifest, made)
            if let cache = made.report.store { result.cache = cache }
            result.warnings = Findings(warnings)
        } catch {
            result.findings = error
        }
        result.stamps = await notes.all()
        return result
    }
}
