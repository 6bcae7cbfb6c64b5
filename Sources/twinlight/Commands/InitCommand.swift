import ArgumentParser
import GlyphDraft
import GlyphKit
import Markup

struct InitCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Create a manifest for SVG files, ready to build.",
        discussion: CommandHelp.text(
            """
            A sprite, which draws nothing itself, gives a line for each of its symbols. Drawings that cannot be drawn are \
            reported and left out. Without any drawing, a sample is written.
            """,
            examples: [
                "twinlight init Icons --from Downloads/icons", "twinlight init Icons bell.svg 'sprite.svg#heart'",
            ],
            codes: [.unreadable: "a drawing is left out", .unwritable: CommandHelp.unwritten]))

    @Argument(
        help: ArgumentHelp(
            "The folder of the new manifest.xml, Glyphs if not given; and SVG files, which are copied into it.",
            valueName: "folder or files"), completion: .file(extensions: ["svg"]))
    var paths: [String] = []

    @Option(
        help: "Copy the SVG files of this folder, or this file, into it first; may be repeated.", completion: .directory
    )
    var from: [String] = []

    @Flag(help: "Overwrite existing files.")
    var force = false

    @OptionGroup var reading: DraftOptions
    @OptionGroup var work: JobsOption
    @OptionGroup var options: ReportOptions

    func run() async throws {
        let reporter = Reporter(options: options)
        let folder = try folder()
        do {
            var intake = DrawingIntake(folder: folder)
            intake.manner = reading.manner()
            for origin in from + files { try add(origin, to: &intake) }
            intake.add(folder: folder)
            guard intake.count > 0 || !intake.findings.diagnostics.isEmpty else {
                try reporter.reportNothing()
                return try finish(SampleGlyphs.files(output: output(of: folder)), in: folder, reporter) { "3 glyphs" }
            }
            let (drawings, copies) = await intake.drawn(jobs: work.count)
            try reporter.report(intake.findings)
            guard !drawings.isEmpty else {
                reporter.fail(
                    "\(folder): none of \(counted(intake.count, "drawing")) can be drawn; no manifest is written")
                throw ExitStatus.unreadable
            }
            let glyphs = drawings.paired()
            let draft = ManifestDraft(drawings: glyphs, output: output(of: folder))
            try finish(copies + [AssetFile(path: "manifest.xml", text: draft.text)], in: folder, reporter) {
                intake.summary(of: drawings.count, in: glyphs.count)
            }
            DrawingIntake.sayPairs(of: glyphs, to: reporter)
            if !draft.namesakes.isEmpty {
                reporter.result(
                    "these keep their names, which differ little: " + draft.namesakes.joined(separator: ", "))
            }
            DrawingIntake.sayWhatIsLeftOut(of: drawings, to: reporter)
            if intake.findings.containErrors { throw ExitStatus.unreadable }
        } catch let findings as Findings {
            try reporter.report(findings)
            throw ExitStatus.unreadable
        } catch let error as FileError {
            reporter.fail(error.description)
            throw ExitStatus.unwritable
        }
    }

    private var files: [String] {
        paths.filter { DrawingFiles.isDrawing(DrawingPath($0).file) && !Disk.isFolder($0) }
    }

    private func folder() throws -> String {
        let folders = paths.filter { !files.contains($0) }
        guard folders.count < 2 else {
            throw UsageError("name one folder for the manifest, not \(folders.joined(separator: " and "))")
        }
        return folders.first ?? "Glyphs"
    }

    private func add(_ origin: String, to intake: inout DrawingIntake) throws {
        guard Disk.isFolder(origin) else { return intake.add(file: origin) }
        let before = intake.count
        intake.add(folder: origin)
        if intake.count == before && intake.findings.diagnostics.isEmpty {
            let place = SourceFile.Location(path: origin)
            throw Findings([Diagnostic(.error, id: "file-unreadable", "the folder contains no SVG file", at: place)])
        }
    }

    private func finish(
        _ files: [AssetFile], in folder: String, _ reporter: Reporter, summary: () -> String
    ) throws {
        try DrawingIntake.write(files, to: folder, overwriting: force)
        reporter.result("\(FolderPath.join(folder, "manifest.xml")): \(summary())")
    }

    /// Next to `Glyphs`, as is usual in projects; inside any other folder, so that two folders next to each other do
    /// not share an output.
    private func output(of folder: String) -> String { folder == "Glyphs" ? "../Output" : "Output" }
}
