import ArgumentParser
import GlyphKit
import Markup
import Raster

struct PreviewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview", abstract: "Write a sheet that shows every glyph in all its appearances.")

    enum PageSize: String, CaseIterable, ExpressibleByArgument {
        case a4, letter

        var paper: Paper { self == .a4 ? .a4 : .letter }
    }

    @OptionGroup var input: ManifestArgument
    @OptionGroup var options: ReportOptions

    @Option(
        help: ArgumentHelp(
            "The file to write: .html for the interactive sheet (preview.html if not given), .pdf, .png or .svg for "
                + "pages.",
            discussion: "Several pages are written to FILE-1.png, FILE-2.png …; a PDF contains all pages."),
        completion: .file(extensions: SheetKind.allCases.map(\.rawValue)))
    var sheet: String?

    @Option(help: "The number of glyphs in a row of a page, 1 to 16; 6 if not given.")
    var columns: Int?

    @Option(help: "The size of a page; a4 if not given.")
    var pageSize: PageSize?

    @OptionGroup var choice: OnlyOption

    @Option(
        help: ArgumentHelp(
            "Show the visible differences from an earlier state: a folder, or a revision of git.",
            discussion: """
                The folder contains the earlier manifest. A name that is both a folder and a revision is read as a \
                folder. The sheet is .html (changes.html if not given), or .md for a summary with small pictures in \
                a folder next to it.
                """,
            valueName: "dir-or-revision"),
        completion: .directory)
    var against: String?

    @Option(
        defaultAsFlag: ServePort.usual, parsing: .next,
        help: ArgumentHelp(
            "Show the interactive sheet in a browser, and update it after every change, until Control-C.",
            discussion: "Without a port, the first free one from \(ServePort.first) on is used; 0 is any free port.",
            valueName: "port"))
    var serve: ServePort?

    @OptionGroup var kept: CacheOption

    @OptionGroup var work: JobsOption

    func validate() throws {
        if let columns, !ContactSheet.columnRange.contains(columns) {
            throw ValidationError("'--columns' must be from 1 to 16")
        }
        let isPaged = against == nil && serve == nil && SheetKind(path: sheet ?? SheetKind.usualPath) != .html
        if !isPaged, columns != nil || pageSize != nil {
            throw ValidationError("'--columns' and '--page-size' need pages: a '--sheet' in .pdf, .png or .svg")
        }
        if let serve { return try validate(serve) }
        if against != nil {
            if let sheet, ChangesKind(path: sheet) == nil {
                throw ValidationError("'\(sheet)' cannot show changes: use a name that ends in .html or .md")
            }
            return
        }
        if let sheet, SheetKind(path: sheet) == nil {
            throw ValidationError("'\(sheet)' is not a sheet: a sheet's name ends in .pdf, .png, .svg or .html")
        }
    }

    private func validate(_ serve: ServePort) throws {
        if sheet != nil { throw ValidationError("'--serve' and '--sheet' cannot be combined") }
        if against != nil { throw ValidationError("'--serve' and '--against' cannot be combined") }
        if let fault = serve.fault { throw ValidationError(fault) }
        if case .word(let word) = serve, input.manifest != nil { throw ValidationError("'\(word)' is not a port") }
    }

    func run() async throws {
        if let serve { return try await run(serving: serve) }
        let reporter = Reporter(options: options)
        if let against {
            let path = sheet ?? ChangesKind.usualPath
            guard let kind = ChangesKind(path: path) else { return }
            let run = ChangesRun(
                against: against, path: path, kind: kind, choice: choice, kept: kept, jobs: work.count,
                reporter: reporter)
            return try await run.run(input)
        }
        let path = sheet ?? SheetKind.usualPath
        guard let kind = SheetKind(path: path) else { return }
        let (manifest, warnings, folder) = try input.read(reportingTo: reporter)
        let selection = try choice.selection(in: manifest)
        var build = await reporter.showingProgress("drawing") { progress in
            await manifest.shown(
                from: .folder(folder), only: selection, isReviewed: kind == .html, cache: kept.geometry,
                jobs: work.count, progress: progress)
        }
        kept.save(&build.cache, reporter)
        reporter.result(build.origins, of: manifest)
        try reporter.report(warnings + manifest.gaps.of("no-glyph") + build.findings)
        if build.findings.containErrors { throw build.findings.drawingStatus }
        let run = SheetRun(path: path, kind: kind, jobs: work.count, reporter: reporter)
        if kind == .html { return try run.write(ReviewSheet(build.set, build.context)) }
        let title = manifest.title ?? FolderPath.name(of: folder) ?? "Glyphs"
        let pages = ContactSheet(build.set, title: title, paper: (pageSize ?? .a4).paper, columns: columns ?? 6)
        try await run.write(pages)
    }

    private func run(serving port: ServePort) async throws {
        var input = input
        if case .word(let manifest) = port { input.manifest = manifest }
        let path = try input.path()
        try choice.check(at: path)
        let run = ServeRun(
            path: path, port: port, selection: choice.selection, kept: kept, jobs: work.count,
            reporter: Reporter(options: options))
        try await run.run()
    }
}
