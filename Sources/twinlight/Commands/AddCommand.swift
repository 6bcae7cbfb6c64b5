import ArgumentParser
import GlyphDraft
import GlyphKit
import Markup

struct AddCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add drawings to a manifest; its other text stays as it is.",
        discussion: CommandHelp.text(
            """
            Files outside of the manifest's folder are copied into it. A sprite, which draws nothing itself, adds each of \
            its symbols. Drawings that cannot be drawn are reported and left out.
            """,
            examples: ["twinlight add bell.svg 'sprite.svg#heart' --group Status"],
            codes: [
                .usage: CommandHelp.manifestFault, .unreadable: "a drawing is left out",
                .unwritable: CommandHelp.unwritten,
            ]))

    @Argument(
        help: "SVG files, or folders of them; sprite.svg#bell is one symbol of a file.",
        completion: .file(extensions: ["svg"]))
    var files: [String]

    @Option(
        help: "The manifest, or its folder; Glyphs/manifest.xml or manifest.xml if not given.",
        completion: .file(extensions: ["xml"]))
    var manifest: String?

    @Option(help: "The group to add them to; A/B is the group B in A. It is created if there is none.")
    var group: String?

    @Flag(help: "Overwrite existing files.")
    var force = false

    @OptionGroup var reading: DraftOptions
    @OptionGroup var work: JobsOption
    @OptionGroup var options: ReportOptions

    func run() async throws {
        let reporter = Reporter(options: options)
        let path = try ManifestArgument.path(of: manifest)
        let folder = FolderPath.parent(of: path)
        let lock = ManifestText.lock(path, reporter)
        defer { lock.release() }
        let (manifest, text) = try ManifestText.read(path, reportingTo: reporter)

        let place = (group ?? "").split(separator: "/").map(String.init)
        let addition = ManifestAddition(to: manifest)
        var intake = DrawingIntake(folder: folder)
        intake.manner = reading.manner(isStated: addition.dropsEffects(in: place))
        for file in files {
            Disk.isFolder(file) ? intake.add(folder: file) : intake.add(file: file)
        }
        let (drawings, copies) = await intake.drawn(jobs: work.count)
        let files = ManifestFolder.disk(folder).adding(copies.map(\.path))
        var new: [DraftDrawing] = []
        do {
            let known = try Manifest.read(manifest.source, in: files).manifest
            let used = Set(known.drawingPaths)
            new = drawings.filter { !used.contains($0.path) }.paired()
            let (source, names) = addition.adding(new, to: place, sides: sides(of: manifest, in: folder))
            if !new.isEmpty { _ = try Manifest.read(source, in: files) }
            try reporter.report(intake.findings)
            // A copy that was made before needs no other one.
            let missing = try copies.filter { try !Disk.holds($0.bytes, at: FolderPath.join(folder, $0.path)) }
            let edits = try DrawingIntake.edits(missing, in: folder, overwriting: force)
            try FileEdits(edits + (new.isEmpty ? [] : [text.edit(to: source)])).write()
            for drawing in drawings where used.contains(drawing.path) {
                reporter.printResult("'\(drawing.path)' is already in the manifest")
            }
            for (drawing, name) in zip(new, names) { reporter.printResult("added '\(name)' (\(drawing.path))") }
            DrawingIntake.sayPairs(of: new, to: reporter)
            DrawingIntake.sayWhatIsLeftOut(of: new, to: reporter)
        } catch let findings as Findings {
            try reporter.report(intake.findings + findings)
            throw findings.manifestStatus
        } catch let error as FileError {
            reporter.fail(error.description)
            throw ExitStatus.unwritable
        }
        reporter.printResult("\(path): \(counted(new.count, "glyph")) added" + intake.leftOut(of: drawings.count))
        if intake.findings.containErrors { throw ExitStatus.unreadable }
    }

    /// As many drawings show the frame of a set.
    private static let mostDrawings = 100

    /// The longer sides of the view boxes of the set's drawings.
    private func sides(of manifest: Manifest, in folder: String) -> [Double] {
        manifest.glyphs.prefix(Self.mostDrawings).compactMap { glyph in
            let file = DrawingPath(glyph.source).file
            return (try? SourceFile.read(file, in: folder)).flatMap(DraftFrame.side)
        }
    }
}
