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
}
