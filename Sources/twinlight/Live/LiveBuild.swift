import GlyphKit
import Markup

/// A manifest as it is on disk at one time, and what comes of it.
struct LiveBuild: Watched {
    /// Nil while it is not valid.
    var manifest: Manifest?
    var build: Build?
    var findings: Findings
    var stamps: [String: FileStamp]
    /// How often its maker had written to the manifest before it was read.
    var writes = 0

    /// - Parameters:
    ///   - formats: what is exported instead of what the manifest says; nil leaves it.
    static func make(
        _ path: String, only selection: NameSelection?, exporting formats: [String]? = nil, jobs: Int
    ) async -> LiveBuild {
        let folder = FolderPath.parent(of: path)
        let (looks, noted) = AsyncStream.makeStream(of: (path: String, stamp: FileStamp).self)
        let note = { @Sendable (path: String) in _ = noted.yield((path, FileStamp(of: path))) }
        note(path)
        var result = LiveBuild(findings: Findings(), stamps: [:])
        do {
            let files = ManifestFolder.disk(folder).noting { note($0.isEmpty ? folder : FolderPath.join(folder, $0)) }
            let source = try SourceFile.read(path: path, limit: XMLLimits.manifest.bytes)
            var (manifest, warnings) = try Manifest.read(source, in: files)
            if let selection { manifest.glyphs.removeAll { !selection.contains($0.name) } }
            if let formats {
                manifest.exports = formats.map { Export(format: $0, location: manifest.source.location(at: 0)) }
            }
            let build = await manifest.build(from: .folder(folder), rasterEngine: .librsvg, jobs: jobs)
            result.findings = Findings(warnings) + build.findings
            (result.manifest, result.build) = (manifest, build)
        } catch {
            result.findings = error
        }
        noted.finish()
        // The first look at a path is the one before it was read.
        for await look in looks where result.stamps[look.path] == nil { result.stamps[look.path] = look.stamp }
        return result
    }
}
