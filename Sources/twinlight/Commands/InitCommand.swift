import ArgumentParser
import GlyphKit
import Markup

struct InitCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Begin a manifest for a folder of SVGs, ready to build.")

    @Argument(help: "The folder that takes manifest.xml.", completion: .directory)
    var folder = "Glyphs"

    @Option(help: "A folder of SVGs that are copied into it first.", completion: .directory)
    var from: String?

    @Flag(help: "Overwrite what is there.")
    var force = false

    @OptionGroup var options: ReportOptions

    func run() async throws {
        let reporter = Reporter(options: options)
        do {
            let start = try GlyphFolder(path: folder).start(copyingFrom: from)
            try reporter.tell(start.findings)
            let existing = try start.files.filter { try LoneFile.exists(FolderPath.join(folder, $0.path)) }
            if !force, let first = existing.first {
                throw Misuse(
                    "\(FolderPath.join(folder, first.path)) is there already; '--force' overwrites it")
            }
            for file in start.files { try LoneFile.write(file.bytes, to: FolderPath.join(folder, file.path)) }
            reporter.result("\(FolderPath.join(folder, "manifest.xml")): \(counted(start.glyphCount, "glyph"))")
            if start.findings.containErrors { throw ExitStatus.unreadable }
        } catch let findings as Findings {
            try reporter.tell(findings)
            throw ExitStatus.unreadable
        } catch let error as FileError {
            reporter.fail(error.description)
            throw ExitStatus.unwritable
        }
    }
}
