internal import GlyphManifest
package import GlyphModel
internal import Markup

extension Manifest {
    /// The files on disk that a build reads, sorted: the manifest, what it imports, and drawings. Where a pattern
    /// chooses from the files of a folder, the folder is one of them.
    ///
    /// - Parameter drawings: the paths of drawings, as the manifest has them.
    package func inputs(drawings: [String]) async -> [String] {
        let folder = FolderPath.parent(of: source.path)
        let (paths, noted) = AsyncStream.makeStream(of: String.self)
        let files = ManifestFolder.disk(folder).noting { _ = noted.yield($0) }
        // It was valid before. What it reads now is what changes it.
        _ = try? Manifest.read(source, in: files, allowsFaultyGlyphs: true)
        noted.finish()
        let all = Set(glyphs.flatMap(\.sources).map { DrawingPath($0).file })
        var inputs = Set(drawings.map { DrawingPath($0).file })
        for await path in paths where !all.contains(path) {
            if (try? Disk.kind(FolderPath.join(folder, path))) == .file { inputs.insert(path) }
        }
        for pattern in patterns {
            let base = FolderPath.parent(of: String(pattern.prefix { $0 != "*" }) + "x")
            inputs.insert(base)
            inputs.formUnion(drawings.map { FolderPath.parent(of: $0) }.filter { $0.hasPrefix(base) })
        }
        let below = inputs.map { $0.isEmpty ? (folder.isEmpty ? "." : folder) : FolderPath.join(folder, $0) }
        return ([source.path] + below).uniqued.sortedByBytes
    }
}
