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
            throw ValidationError(
                "there is no \(usual.joined(separator: " or ")) here; name a manifest, or make one with 'twinlight init'")
        }
        return found
    }

    /// The manifest, or the end of the run with everything that is wrong with it.
    func read(telling reporter: Reporter) throws -> (manifest: Manifest, folder: String) {
        let path = try path()
        let (manifest, findings) = Manifest.read(path)
        guard let manifest, !findings.containErrors else {
            try reporter.tell(findings)
            throw findings.status(orElse: .usage)
        }
        try reporter.tell(findings)
        return (manifest, FolderPath.parent(of: path))
    }
}
