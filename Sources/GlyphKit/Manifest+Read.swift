internal import GlyphFormats
package import GlyphManifest
package import GlyphModel
public import Markup

extension Manifest {
    /// Reads a manifest and checks the files that it names.
    ///
    /// All faults are reported together, each at its place. `file-unreadable` and `file-limit` mean that the
    /// manifest itself could not be read; every other error, that it is not valid.
    public static func read(
        at path: String
    ) throws(Findings) -> (manifest: Manifest, warnings: [Diagnostic]) {
        try read(at: path, by: .standard)
    }

    /// The same, but a drawing that does not exist, or a name that is in use, is a fault of the build.
    package static func read(
        at path: String, allowsFaultyGlyphs: Bool
    ) throws(Findings) -> (manifest: Manifest, warnings: [Diagnostic]) {
        try read(at: path, by: .standard, allowsFaultyGlyphs: allowsFaultyGlyphs)
    }

    /// Reads a manifest that is in memory.
    package static func read(
        _ source: SourceFile, in folder: ManifestFolder, allowsFaultyGlyphs: Bool = false
    ) throws(Findings) -> (manifest: Manifest, warnings: [Diagnostic]) {
        try read(source, in: folder, by: .standard, allowsFaultyGlyphs: allowsFaultyGlyphs)
    }

    /// A manifest that was read, with its warnings.
    package typealias Reading = (manifest: Manifest, warnings: [Diagnostic])

    /// Reads a manifest, with the colours that it imports, as long as a limit allows.
    ///
    /// - Throws: also `limit-exceeded`, at the manifest, where it takes longer.
    package static func read(
        at path: String, allowsFaultyGlyphs: Bool = false, within limit: TimeLimit?
    ) async throws(Findings) -> Reading {
        try await read(path, within: limit) { () throws(Findings) in
            try read(at: path, allowsFaultyGlyphs: allowsFaultyGlyphs)
        }
    }

    /// The same for one that is in memory.
    package static func read(
        _ source: SourceFile, in folder: ManifestFolder, allowsFaultyGlyphs: Bool = false, within limit: TimeLimit?
    ) async throws(Findings) -> Reading {
        try await read(source.path, within: limit) { () throws(Findings) in
            try read(source, in: folder, allowsFaultyGlyphs: allowsFaultyGlyphs)
        }
    }

    private static func read(
        _ path: String, within limit: TimeLimit?, _ read: @escaping @Sendable () throws(Findings) -> Reading
    ) async throws(Findings) -> Reading {
        guard let limit else { return try read() }
        let result = await limit.run { Result { () throws(Findings) in try read() } }
        if let result { return try result.get() }
        throw Findings([
            limit.exceeded(
                by: "reading the manifest, with the colours that it imports,", at: SourceFile.Location(path: path),
                because: "what it imports")
        ])
    }
}

extension Manifest {
    /// Warnings for missing elements that a build needs to write anything: an export, or a glyph.
    package var gaps: Findings {
        var findings = Findings()
        if exports.isEmpty {
            let others = AssetFormat.all.map(\.name).filter { $0 != AssetFormat.svg.name }.joined(separator: ", ")
            findings.append(
                Diagnostic(
                    .warning, id: "no-export", "the manifest exports nothing, so no file is written", at: rootLocation,
                    hint: "add <export format=\"svg\"/> before </glyphs>; other formats are \(others)"))
        }
        let drawsNone = !exports.isEmpty && exports.allSatisfy { AssetFormat.named($0.format)?.isOfColors ?? false }
        if glyphs.isEmpty && !(drawsNone && !ownRoles.isEmpty) {
            findings.append(
                Diagnostic(
                    .warning, id: "no-glyph", "the manifest has no glyph, so there is nothing to draw",
                    at: rootLocation,
                    hint: "add <glyph name=\"heart\"/> for heart.svg, or <glyph source=\"*.svg\"/> for all SVGs"))
        }
        return findings
    }

    /// Whether an export draws pixels or pages, by the engine of the build.
    package var drawsPixels: Bool {
        exports.contains { AssetFormat.named($0.format)?.usesRasterEngine ?? false }
    }

    private var rootLocation: SourceFile.Location {
        document.location(of: document.root)
    }

    /// The files on disk that a build reads, sorted: the manifest, its imports, and drawings. Where a pattern chooses
    /// from the files of a folder, the folder is one of them.
    ///
    /// - Parameter drawings: the paths of drawings, as the manifest has them.
    package func inputs(drawings: [String]) async -> [String] {
        let folder = FolderPath.parent(of: source.path)
        let (paths, noted) = AsyncStream.makeStream(of: String.self)
        let files = ManifestFolder.disk(folder).noting { _ = noted.yield($0) }
        // It was valid before. The files that it reads now are the ones that change it.
        _ = try? Manifest.read(source, in: files, allowsFaultyGlyphs: true)
        noted.finish()
        let all = Set(drawingFiles)
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
