import ArgumentParser
import GlyphKit
import Markup

/// Where a command writes assets, and whether it does.
struct OutputOptions: ParsableArguments {
    @Option(help: "The folder for the exports, instead of the manifest's own.", completion: .directory)
    var output: String?

    @Option(
        help: """
            Take over files and assets that no build wrote: a name of assets, or a path below the output, with * and ? \
            (heart, 'Tabs/*', '*'); may be repeated.
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
        let path = manifest.source.path
        return output.map { OutputFolder($0, of: path) }
            ?? OutputFolder(named: manifest.output ?? Manifest.standardOutput, by: path)
    }

    /// An error where the folder that the manifest names is reached by a link; nil for one that was typed.
    func linkFault(of manifest: Manifest) -> Diagnostic? {
        guard let named = namedFolder(of: manifest), let link = Disk.link(in: named) else { return nil }
        let name = manifest.output ?? Manifest.standardOutput
        return Diagnostic(
            .error, id: "linked-file",
            "the output '\(name)' \(FileError.passing(FolderPath.shortened(link)))",
            at: manifest.outputLocation ?? SourceFile.Location(path: manifest.source.path),
            hint: "put a real folder in its place, or name the folder that is meant with '--output'")
    }

    /// The files of a build for this folder: files that were read from the manifest's own output are not in another
    /// one.
    func files(of build: Build, _ manifest: Manifest) -> [AssetFile] {
        guard let output, FolderPath.steps(of: output) != FolderPath.steps(of: ownFolder(of: manifest).text),
            build.files.contains(where: \.isInput)
        else {
            return build.files
        }
        return build.files.map { file in
            var file = file
            file.isInput = false
            return file
        }
    }

    /// Nil for a folder that was typed.
    func namedFolder(of manifest: Manifest) -> InnerPath? { output == nil ? ownFolder(of: manifest) : nil }

    private func ownFolder(of manifest: Manifest) -> InnerPath {
        InnerPath(
            manifest.output ?? Manifest.standardOutput, in: FolderPath.parent(of: manifest.source.path),
            allowsParent: true)
    }
}
