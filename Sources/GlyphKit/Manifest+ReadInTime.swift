package import GlyphManifest
package import GlyphModel
package import Markup

extension Manifest {
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
        let result = await limit.result { Result { () throws(Findings) in try read() } }
        if let result { return try result.get() }
        throw Findings([
            limit.exceeded(
                by: "reading the manifest, with the colours that it imports,", at: SourceFile.Location(path: path),
                because: "what it imports")
        ])
    }
}
