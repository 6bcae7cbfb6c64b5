import ArgumentParser
import GlyphKit
import Markup

/// The questions of a build system: the files that a build reads, and the files that it writes.
struct DeclarationOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Write the files that the build read into this file, as a rule for Make and Ninja.", valueName: "file"),
        completion: .file())
    var depfile: String?

    @Option(
        help: ArgumentHelp(
            "The target of that rule; the record in the output folder if not given.", valueName: "path"))
    var depfileTarget: String?

    @Flag(help: "Write nothing; print the path of each file that the build would write.")
    var listOutputs = false

    func validate() throws {
        if depfileTarget != nil, depfile == nil { throw ValidationError("'--depfile-target' needs '--depfile'") }
        if listOutputs, depfile != nil {
            throw ValidationError("'--list-outputs' and '--depfile' cannot be combined")
        }
    }

    /// The first option that is given.
    var given: String? { listOutputs ? "--list-outputs" : depfile == nil ? nil : "--depfile" }

    /// Prints the paths of all files of a build, sorted.
    func list(_ build: Build, in target: OutputFolder, _ reporter: Reporter) {
        let folder = FolderPath.shortened(target.path)
        let paths = build.files.map(\.path) + [OutputFolder.recordPath]
        for path in paths.sortedByBytes { reporter.result(FolderPath.join(folder, path)) }
    }

    /// Writes the rule, if one is requested.
    func write(_ build: Build, of manifest: Manifest, to target: OutputFolder, _ reporter: Reporter) async throws {
        guard let depfile else { return }
        let record = FolderPath.join(FolderPath.shortened(target.path), OutputFolder.recordPath)
        let inputs = await manifest.inputs(drawings: build.report.sources)
        let text = Depfile(target: depfileTarget ?? record, inputs: inputs.map(FolderPath.shortened)).text
        do { try LoneFile.write(Array(text.utf8), to: depfile) } catch {
            reporter.fail(error.description)
            throw ExitStatus.unwritable
        }
    }
}
