import ArgumentParser
import GlyphCatalog
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

            Of an asset catalog, or a folder with one and no other drawing, the manifest builds the same again: image sets \
            of SVG files with their appearances and properties, color sets, groups. Other sets are listed and left alone.
            With '--in-place', builds write into the catalog itself: its drawings are copied, and its sets that the \
            manifest has belong to the manifest from then on.
            """,
            examples: [
                "twinlight init Icons --from Downloads/icons", "twinlight init Icons bell.svg 'sprite.svg#heart'",
                "twinlight init Glyphs --from App/Assets.xcassets --in-place",
            ],
            codes: [.unreadable: "a drawing is left out", .unwritable: CommandHelp.unwritten]))

    @Argument(
        help: ArgumentHelp(
            "The folder of the new manifest.xml, Glyphs if not given; and SVG files, which are copied into it.",
            valueName: "folder or files"), completion: .file(extensions: ["svg"]))
    var paths: [String] = []

    @Option(
        help: """
            Copy the SVG files of this folder, or this file, into it first; may be repeated. Or an asset catalog, alone.
            """, completion: .directory)
    var from: [String] = []

    @Option(
        help: """
            The folder with the filled forms that people drew: each has the name of its outline, with or without '-fill'. \
            It is copied, unless it is in the manifest's folder.
            """, completion: .directory)
    var fills: String?

    @Flag(help: "With a catalog: build into this catalog, and take over the sets that the manifest has.")
    var inPlace = false

    @Flag(help: "Overwrite existing files.")
    var force = false

    @OptionGroup var reading: DraftOptions
    @OptionGroup var work: JobsOption
    @OptionGroup var options: ReportOptions

    func run() async throws {
        let reporter = Reporter(options: options)
        let folder = try folder()
        do {
            if let catalog = try catalog() { return try await draft(catalog, in: folder, reporter) }
            if inPlace { throw UsageError("'--in-place' needs an asset catalog: --from App/Assets.xcassets") }
            var intake = DrawingIntake(folder: folder)
            intake.manner = reading.manner()
            let drawn = try fills.map { try FilledForms(in: $0, for: folder) }
            intake.leftOut = fills
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
            let draft = ManifestDraft(drawings: glyphs, output: output(of: folder), fills: drawn?.pattern)
            let manifest = AssetFile(path: "manifest.xml", text: draft.text)
            try finish(copies + (drawn?.copies ?? []) + [manifest], in: folder, reporter) {
                intake.summary(of: drawings.count, in: glyphs.count)
            }
            try drawn?.say(of: SourceFile(path: "manifest.xml", text: draft.text), in: folder, to: reporter)
            DrawingIntake.sayPairs(of: glyphs, to: reporter)
            if !draft.namesakes.isEmpty {
                reporter.printResult(
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

    /// The catalog that the manifest is for; nil where drawings are.
    private func catalog() throws -> String? {
        let catalogs = try from.compactMap { try CatalogIntake.catalog(at: $0) }
        guard let catalog = catalogs.first else { return nil }
        if fills != nil { throw UsageError("'--fills' is for drawings, and \(catalog) is a catalog") }
        guard from.count == 1, files.isEmpty else {
            throw UsageError("a catalog is taken alone: name only \(catalog), or only drawings")
        }
        guard reading.effects == nil, !reading.lenient else {
            throw UsageError(
                "'--lenient' and '--effects' change pictures, so they are not for a catalog that is built the same again"
            )
        }
        return catalog
    }

    private func draft(_ catalog: String, in folder: String, _ reporter: Reporter) async throws {
        let output = inPlace ? try self.output(around: catalog, for: folder) : output(of: folder)
        let intake = try await CatalogIntake(
            catalog, in: folder, output: output, hasSheet: !inPlace, jobs: work.count)
        guard intake.draft.glyphs + intake.draft.colors > 0 else {
            intake.sayWhatIsLeft(to: reporter)
            reporter.fail("\(catalog): a manifest can have none of its sets; none is written")
            throw ExitStatus.unreadable
        }
        if intake.copies.isEmpty {
            // What the catalog has besides, such as links, may keep a manifest from naming it.
            let path = FolderPath.join(folder, "manifest.xml")
            _ = try Manifest.read(SourceFile(path: path, text: intake.draft.text), in: .disk(folder))
        }
        if inPlace {
            try finish(intake, in: folder, writingTo: output, reporter)
        } else {
            try finish(intake, in: folder, reporter)
        }
        intake.sayGuesses(to: reporter)
        intake.sayWhatIsLeft(to: reporter)
    }

    private func finish(_ intake: CatalogIntake, in folder: String, _ reporter: Reporter) throws {
        let manifest = AssetFile(path: "manifest.xml", text: intake.draft.text)
        try finish(intake.copies + [manifest], in: folder, reporter) { intake.summary }
    }

    /// The same of a catalog that builds write into from then on.
    private func finish(
        _ intake: CatalogIntake, in folder: String, writingTo output: String, _ reporter: Reporter
    ) throws {
        let target = OutputFolder(named: output, by: FolderPath.join(folder, "manifest.xml"))
        // The output is found from the manifest's folder, and refused before anything is written if it is another's.
        let lock = FolderLock(InnerPath("", in: folder)) {}
        defer { lock.release() }
        _ = try target.plan([], prune: false)
        try finish(intake, in: folder, reporter)
        try target.takeOver(intake.draft.copies)
        let count = counted(intake.draft.copies.count, "file")
        reporter.printResult(
            "\(FolderPath.shortened(target.path)): \(count) taken over, listed in \(OutputFolder.recordPath)")
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
        reporter.printResult("\(FolderPath.join(folder, "manifest.xml")): \(summary())")
    }

    /// The folder around a catalog, as the manifest in a folder names it.
    private func output(around catalog: String, for folder: String) throws(UsageError) -> String {
        let (own, target) = (FolderPath.steps(of: folder), FolderPath.steps(of: FolderPath.parent(of: catalog)))
        // A manifest can name a folder next to its own, and folders in that.
        guard target.count >= own.count, target.starts(with: own.dropLast()), !target.starts(with: own) else {
            throw UsageError(
                "'--in-place' needs a folder for the manifest that is next to the folder of the catalog, or to one around "
                    + "that: for App/Assets.xcassets, that is Glyphs")
        }
        return ([".."] + target.dropFirst(own.count - 1)).joined(separator: "/")
    }

    /// Next to `Glyphs`, as is usual in projects; inside any other folder, so that two folders next to each other do
    /// not share an output.
    private func output(of folder: String) -> String { folder == "Glyphs" ? "../Output" : "Output" }
}

/// The filled forms that people drew, as a new manifest names them.
private struct FilledForms {
    /// Relative to the manifest.
    let pattern: String
    private(set) var copies: [AssetFile] = []

    /// - Parameter folder: the folder of the manifest.
    /// - Throws: `UsageError` where one pattern cannot name them; the errors of reading files.
    init(in fills: String, for folder: String) throws {
        let paths = Disk.isFolder(fills) ? DrawingFiles(in: fills).paths : []
        guard let first = paths.first else { throw UsageError("\(fills) is not a folder with SVG files") }
        let depths = Set(paths.map { $0.split(separator: "/").count })
        guard depths.count == 1 else {
            throw UsageError("\(fills) has drawings at several depths: put them into one folder, or into folders in it")
        }
        let own = FolderPath.relative(fills, to: folder)
        let name = own ?? DraftDrawing.portable(FolderPath.last(of: fills) + ".svg").dropLast(4).description
        pattern = ([name] + first.split(separator: "/").dropLast().map { _ in "*" } + ["*.svg"]).joined(separator: "/")
        if own != nil { return }
        copies = try paths.map { path in
            AssetFile(
                path: FolderPath.join(name, DraftDrawing.portable(path)),
                bytes: try SourceFile.read(path: FolderPath.join(fills, path)).bytes)
        }
    }

    /// Says how many of them are of a glyph.
    func say(of manifest: SourceFile, in folder: String, to reporter: Reporter) throws {
        let source = try Manifest.read(manifest, in: .disk(folder)).manifest.drawn.first
        guard let source else { return }
        let others = source.unpaired.count + source.ambiguous.count
        reporter.printResult(
            "\(counted(source.pairs.count, "glyph")) \(source.pairs.count == 1 ? "has" : "have") a filled form in \(pattern)"
                + (others > 0 ? "; 'twinlight lint' names \(counted(others, "drawing")) without an outline" : ""))
    }
}

/// A few glyphs and a commented manifest, for a folder without any.
private enum SampleGlyphs {
    static func files(output: String) -> [AssetFile] {
        [
            AssetFile(path: "manifest.xml", text: manifest(output: output)),
            AssetFile(path: "heart.svg", text: glyph(heart)),
            AssetFile(path: "bell.svg", text: glyph(bell)),
            AssetFile(path: "info.svg", text: glyph(info)),
        ]
    }

    private static func manifest(output: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!-- What to build. 'twinlight build' writes it, 'twinlight schema reference' describes this file. -->
        <glyphs version="1" output="\(output)">
          <palette generation="ios26">
            <!-- The system's colours are always available; these are your own. -->
            <color name="brand">
              <value srgb="#004DD1"/>
              <value style="dark" srgb="#7FB0FF"/>
              <value contrast="high" srgb="#003BA3"/>
              <value style="dark" contrast="high" srgb="#A9CBFF"/>
            </color>
          </palette>

          <!-- Outlines in light appearances, filled forms in dark ones. -->
          <group name="Status" tint="label" dark="fill">
            <glyph name="heart" tint="systemRed" variants="fill"/>
            <glyph name="info" tint="brand"/>
            <glyph name="bell">
              <!-- An element with a colour of its own. -->
              <layer select="#badge" tint="systemRed"/>
            </glyph>
          </group>

          <export format="svg"/>
          <export format="adaptive-svg"/>
          <export format="asset-catalog" path="Symbols.xcassets"/>
          <export format="preview"/>
        </glyphs>

        """
    }

    private static func glyph(_ content: String) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" \
        stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
          \(content)
        </svg>

        """
    }

    private static let heart = """
        <path d="M12 20C8.5 17.2 3 13.2 3 8.6A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 9 1.6C21 13.2 15.5 17.2 12 20z"/>
        """
    private static let bell = """
        <path d="M6 16V11a6 6 0 0 1 12 0v5l2 2H4z"/>
          <path d="M10 21h4"/>
          <circle id="badge" cx="18" cy="6" r="3" fill="currentColor" stroke="none"/>
        """
    private static let info = """
        <circle cx="12" cy="12" r="9"/>
          <path d="M12 11v5"/>
          <path d="M12 8h.01"/>
        """
}
