import GlyphKit
import Markup

/// The older of two states that are compared: in a folder, or in a revision of git.
struct EarlierSet {
    var manifest: Manifest
    var warnings: Findings
    var sources: GlyphSource

    /// - Parameters:
    ///   - name: a folder or a manifest on disk; else a revision.
    ///   - path: the path of the newer manifest.
    ///   - limit: the longest time for reading the manifest, or nil.
    static func read(
        _ name: String, insteadOf path: String, reportingTo reporter: Reporter, within limit: TimeLimit?
    ) async throws -> EarlierSet {
        guard Disk.exists(name) else {
            return try await revision(name, insteadOf: path, reportingTo: reporter, within: limit)
        }
        let isFolder = Disk.isFolder(name)
        let earlier = isFolder ? try manifest(in: name, called: FolderPath.last(of: path)) : name
        let (manifest, warnings) = try await ManifestArgument.read(earlier, reportingTo: reporter, within: limit)
        return EarlierSet(
            manifest: manifest, warnings: warnings, sources: .folder(FolderPath.parent(of: earlier)))
    }

    private static func manifest(in folder: String, called name: String) throws -> String {
        let base = folder == "/" ? "" : folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        var usual = [name, "manifest.xml", "Glyphs/manifest.xml"]
        if name == "manifest.xml" { usual.removeFirst() }
        let candidates = usual.map { base + "/" + $0 }
        guard let found = candidates.first(where: Disk.exists) else {
            throw UsageError("the folder '\(folder)' contains no \(usual.dropLast().joined(separator: " or "))")
        }
        return found
    }

    private static func revision(
        _ name: String, insteadOf path: String, reportingTo reporter: Reporter, within limit: TimeLimit?
    ) async throws -> EarlierSet {
        let folder = try GitFolder(FolderPath.parent(of: path), at: name)
        let file = FolderPath.last(of: path)
        guard folder.holds(file) else { throw UsageError("'\(folder.prefix)\(file)' does not exist") }
        let (manifest, warnings) = try await read(file, in: folder, reportingTo: reporter, within: limit)
        let drawings = manifest.drawingFiles
        return EarlierSet(manifest: manifest, warnings: Findings(warnings), sources: try folder.glyphs(drawings))
    }

    private static func read(
        _ file: String, in folder: GitFolder, reportingTo reporter: Reporter, within limit: TimeLimit?
    ) async throws -> (manifest: Manifest, warnings: [Diagnostic]) {
        do {
            let source = try folder.source(file, limit: XMLLimits.manifest.bytes)
            return try await Manifest.read(source, in: folder.manifestFolder, within: limit)
        } catch {
            try reporter.report(error)
            throw error.manifestStatus
        }
    }
}
