import ArgumentParser
import GlyphKit
import Markup

/// Where a command writes assets, and whether it does.
struct OutputOptions: ParsableArguments {
    @Option(help: "The folder for the exports, instead of the manifest's own.", completion: .directory)
    var output: String?

    @Option(
        help: """
            Overwrite a file or asset that somebody else wrote: the name of the asset, or a path below the output; may \
            be repeated.
            """)
    var adopt: [String] = []

    @Flag(help: "Write nothing; exit with 1 unless the output is up to date.")
    var check = false

    @Flag(help: "Write nothing; print what would change.")
    var dryRun = false

    func validate() throws {
        if check && dryRun { throw ValidationError("'--check' and '--dry-run' cannot be combined") }
    }

    var writesNothing: Bool { check || dryRun }
    var purpose: PlanText.Purpose { check ? .check : dryRun ? .dryRun : .build }

    /// The folder that a manifest is built into.
    func folder(of manifest: Manifest) -> OutputFolder {
        OutputFolder(output ?? ownFolder(of: manifest), of: manifest.source.path)
    }

    /// The files of a build for this folder: what was read from the manifest's own output is not in another one.
    func files(of build: Build, _ manifest: Manifest) -> [AssetFile] {
        guard let output, FolderPath.steps(of: output) != FolderPath.steps(of: ownFolder(of: manifest)) else {
            return build.files
        }
        return build.files.map { file in
            var file = file
            file.isInput = false
            return file
        }
    }

    private func ownFolder(of manifest: Manifest) -> String {
        FolderPath.join(FolderPath.parent(of: manifest.source.path), manifest.output ?? Manifest.standardOutput)
    }
}
