import ArgumentParser
import Foundation
import GlyphKit
import Markup

/// The manifest that a command works on.
struct ManifestArgument: ParsableArguments {
    @Argument(
        help: "The manifest; Glyphs/manifest.xml or manifest.xml if not given.",
        completion: .file(extensions: ["xml"]))
    var manifest: String?

    /// The path that was given, or the first of the usual ones that is there.
    func path() throws -> String {
        if let manifest { return manifest }
        let usual = ["Glyphs/manifest.xml", "manifest.xml"]
        guard let found = usual.first(where: FileManager.default.fileExists) else {
            throw Misuse(
                "there is no \(usual.joined(separator: " or ")) here; name a manifest, or make one with 'twinlight init'")
        }
        return found
    }

    func read(
        telling reporter: Reporter, from least: Diagnostic.Severity? = nil
    ) throws -> (manifest: Manifest, folder: String) {
        let path = try path()
        return (try Self.read(path, telling: reporter, from: least), FolderPath.parent(of: path))
    }

    /// The manifest, or the end of the run with everything that is wrong with it.
    static func read(
        _ path: String, telling reporter: Reporter, from least: Diagnostic.Severity? = nil
    ) throws -> Manifest {
        let (manifest, findings) = Manifest.read(path)
        try reporter.tell(findings, from: least)
        guard let manifest, !findings.containErrors else { throw findings.status(orElse: .usage) }
        return manifest
    }
}
