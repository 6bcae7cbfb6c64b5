import ArgumentParser
import GlyphKit
import Markup

struct InitCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Create a manifest for a folder of SVG files, ready to build.")

    @Argument(help: "The folder of the new manifest.xml.", completion: .directory)
    var folder = "Glyphs"

    @Option(help: "Copy the SVG files of this folder into it first.", completion: .directory)
    var from: String?

    @Flag(help: "Overwrite existing files.")
    var force = false

    @OptionGroup var options: ReportOptions

    func run() async throws {
        let reporter = Reporter(options: options)
        do {
            let start = try GlyphFolder(path: folder).start(copyingFrom: from)
            try reporter.report(start.findings)
            let existing = try start.files.filter { try LoneFile.exists(FolderPath.join(folder, $0.path)) }
            if !force, let first = existing.first {
                throw UsageError(
                    "\(FolderPath.join(folder, first.path)) already exists; use --force to overwrite it")
            }
            for file in start.files { try LoneFile.write(file.bytes, to: FolderPath.join(folder, file.path)) }
            reporter.result("\(FolderPath.join(folder, "manifest.xml")): \(counted(start.glyphCount, "glyph"))")
            if start.findings.containErrors { throw ExitStatus.unreadable }
        } catch let findings as Findings {
            try reporter.report(findings)
            throw ExitStatus.unreadable
        } catch let error as FileError {
            reporter.fail(error.description)
            throw ExitStatus.unwritable
        }
    }
}
