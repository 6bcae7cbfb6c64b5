import ArgumentParser
import GlyphKit
import Markup
import Raster
import SemanticColor

struct PreviewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview", abstract: "Write a sheet that shows every glyph in all its appearances.",
        discussion: CommandHelp.text(
            examples: [
                "twinlight preview Icons --serve", "twinlight preview Icons --sheet sheet.pdf",
                "twinlight preview Icons --against main", "twinlight preview Icons --against main --sheet changes.md",
            ],
            codes: [
                .findings: "errors in drawings", .usage: CommandHelp.manifestFault, .unreadable: CommandHelp.unread,
                .unwritable: CommandHelp.unwritten,
            ]))

    enum PageSize: String, CaseIterable, ExpressibleByArgument {
        case a4, letter

        var paper: Paper { self == .a4 ? .a4 : .letter }
    }

    /// The appearances on static sheets.
    enum Shown: String, EnumerableFlag {
        case light, dark, both

        static func help(for value: Shown) -> ArgumentHelp? {
            switch value {
            case .light: "Show only light on a page or picture."
            case .dark: "Show only dark on a page or picture, which is dark, too."
            case .both: "Show light and dark next to each other (the default)."
            }
        }

        var style: Appearance.Style? { Appearance.Style(rawValue: rawValue) }
    }

    @OptionGroup var input: ManifestArgument

    @Option(
        help: ArgumentHelp(
            "The file to write: .html for the interactive sheet (preview.html if not given), .pdf for pages, .png or "
                + ".svg for a picture.",
            discussion: """
                A picture is as large as its content. If it were too large (more than 16384 pixels high, or 64 Mi \
                pixels), several are written, to FILE-1.png, FILE-2.png …
                """),
        completion: .file(extensions: SheetKind.allCases.map(\.rawValue)))
    var sheet: String?

    @Option(
        help: ArgumentHelp(
            "The number of glyphs in a row: 1 to 16 on a page, 1 to 24 on a picture.",
            discussion: """
                If not given, 6 on a page, or 8 with one appearance; on a picture, more where it would be much taller \
                than wide.
                """))
    var columns: Int?

    @Option(help: "The size of a page, for a PDF; a4 if not given.")
    var pageSize: PageSize?

    @Option(help: "Pixels per point, for a PNG, 1 to 4; 2 if not given.")
    var scale: Int?

    @Flag(exclusivity: .exclusive) var shown: Shown?

    @Option(
        help: ArgumentHelp(
            "Show what looks different from an earlier state: a folder, or a revision of git.",
            discussion: """
                The folder contains the earlier manifest. A name that is both a folder and a revision is read as a \
                folder. The sheet is .html for the interactive sheet, which begins with the glyphs that have changed \
                (changes.html if not given), or .md for a summary with small pictures in a folder next to it. With \
                --serve, each build is compared.
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

    @OptionGroup var choice: OnlyOption
    @OptionGroup var kept: CacheOption
    @OptionGroup var work: JobsOption
    @OptionGroup var time: TimeLimitOption
    @OptionGroup var options: ReportOptions

    func validate() throws {
        try validateLayout()
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

    /// Validates the layout of pages and pictures.
    private func validateLayout() throws {
        let kind = against == nil && serve == nil ? SheetKind(path: sheet ?? SheetKind.usualPath) : .html
        guard let kind else { return }
        if kind == .html, columns != nil || shown != nil {
            throw ValidationError(
                "'--columns', '--light', '--dark' and '--both' need pages or a picture: a '--sheet' in .pdf, .png or .svg"
            )
        }
        if kind != .pdf, pageSize != nil {
            throw ValidationError(
                "'--page-size' needs pages: a '--sheet' in .pdf; a picture is as large as its content")
        }
        if kind != .png, scale != nil {
            throw ValidationError("'--scale' needs pixels: a '--sheet' in .png")
        }
        if let scale, !(1...4).contains(scale) { throw ValidationError("'--scale' must be from 1 to 4") }
        let range = medium(of: kind).columnRange
        if let columns, !range.contains(columns) {
            throw ValidationError("'--columns' must be from \(range.lowerBound) to \(range.upperBound)")
        }
    }

    private func medium(of kind: SheetKind) -> ContactMedium {
        kind.medium((pageSize ?? .a4).paper, scale: scale ?? SheetRun.usualScale)
    }

    private func validate(_ serve: ServePort) throws {
        if sheet != nil { throw ValidationError("'--serve' and '--sheet' cannot be combined") }
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
                timeLimit: time.duration, reporter: reporter)
            return try await run.run(input)
        }
        let path = sheet ?? SheetKind.usualPath
        guard let kind = SheetKind(path: path) else { return }
        let (manifest, warnings, folder) = try await input.read(reportingTo: reporter, within: time.limit)
        let selection = try choice.selection(in: manifest)
        var build = await reporter.showingProgress("drawing") { progress in
            await manifest.build(from: .folder(folder)) {
                ($0.selection, $0.isReviewed, $0.store) = (selection, kind == .html, kept.store)
                ($0.isShown, $0.jobs, $0.timeLimit, $0.progress) = (true, work.count, time.duration, progress)
            }
        }
        kept.save(&build.report.store, reporter)
        reporter.printOrigins(build.report.origins, of: manifest.glyphs.count)
        try reporter.report(
            warnings + Findings(manifest.gaps.diagnostics.filter { $0.id == "no-glyph" }) + build.findings)
        if build.findings.containErrors { throw build.findings.drawingStatus }
        let run = SheetRun(
            path: path, kind: kind, scale: scale ?? SheetRun.usualScale, jobs: work.count, reporter: reporter)
        if kind == .html { return try run.write(ReviewSheet(build.set, build.report.context)) }
        try await run.write(ContactSheet(build.set, on: medium(of: kind), style: shown?.style, columns: columns))
    }

    private func run(serving port: ServePort) async throws {
        var input = input
        if case .word(let manifest) = port { input.manifest = manifest }
        let path = try input.path()
        try await choice.check(at: path, within: time.limit)
        let run = ServeRun(
            path: path, port: port, selection: choice.selection, kept: kept, jobs: work.count,
            timeLimit: time.duration, against: against, reporter: Reporter(options: options))
        try await run.run()
    }
}

// MARK: - Sheets

/// Writes a sheet's pages or pictures; none if one of them cannot be drawn.
private struct SheetRun {
    var path: String
    var kind: SheetKind
    /// Pixels per point, for PNG.
    var scale = Self.usualScale
    var jobs: Int
    var reporter: Reporter

    /// 144 pixels to the inch, sharp on a screen and on paper at arm's length.
    static let usualScale = 2

    func write(_ sheet: ReviewSheet) throws {
        try write([(path, Array(sheet.html.utf8))])
        reporter.printResult(path)
    }

    func write(_ sheet: ContactSheet) async throws {
        let files: [(path: String, bytes: [UInt8])]
        do {
            files = try await self.files(sheet)
        } catch let error as RasterError {
            reporter.fail("the sheet could not be drawn: \(error)")
            throw ExitStatus.findings
        }
        try write(files)
        let last = files.count > 1 ? " … \(files[files.count - 1].path)" : ""
        reporter.printResult((files.first?.path ?? path) + last + ": " + extent(of: sheet))
    }

    private func extent(of sheet: ContactSheet) -> String {
        if kind == .pdf { return counted(sheet.pageCount, "page") }
        if sheet.pageCount > 1 { return "\(sheet.pageCount) pictures; one would be too large" }
        let size = sheet.size(ofPage: 0)
        let (width, height) = (Int(size.width), Int(size.height))
        return kind == .png ? "\(width * scale) × \(height * scale) pixels" : "\(width) × \(height) points"
    }

    private func write(_ files: [(path: String, bytes: [UInt8])]) throws {
        do {
            for file in files { try LoneFile.write(file.bytes, to: file.path) }
        } catch {
            reporter.fail(error.description)
            throw ExitStatus.unwritable
        }
    }

    private func files(_ sheet: ContactSheet) async throws -> [(path: String, bytes: [UInt8])] {
        let numbers = Array(0..<sheet.pageCount)
        let drawn = await numbers.concurrentMap(jobs: jobs) { number in
            let size = sheet.size(ofPage: number)
            return RasterPage(svg: sheet.svg(page: number), width: size.width, height: size.height)
        }
        if kind == .pdf {
            return [(path, try Rasterizer.pdf(drawn, title: sheet.title, outline: sheet.bookmarks.map(\.entry)))]
        }
        let (kind, scale) = (kind, Double(scale))
        let made = await drawn.concurrentMap(jobs: jobs) { page in
            Result { () throws(RasterError) in kind == .png ? try Rasterizer.png(page, scale: scale) : page.svg }
        }
        let pages = try made.map { try $0.get() }
        return zip(numbers, pages).map { (name($0, of: pages.count), $1) }
    }

    /// `FILE.png`, or `FILE-03.png` where there are several.
    private func name(_ index: Int, of count: Int) -> String {
        guard count > 1, let dot = path.lastIndex(of: ".") else { return path }
        let number = String(index + 1)
        let zeros = String(repeating: "0", count: String(count).count - number.count)
        return path[..<dot] + "-" + zeros + number + path[dot...]
    }
}

extension ContactBookmark {
    /// The entry of a PDF, with its letters.
    fileprivate var entry: RasterBookmark {
        RasterBookmark(title: title, page: page, y: y, children: letters.map(\.entry))
    }
}

/// The format of a sheet, by the extension of its file.
private enum SheetKind: String, CaseIterable {
    case pdf, png, svg, html

    /// The default.
    static let usualPath = "preview.html"

    init?(path: String) {
        guard let ending = FolderPath.ending(of: path) else { return nil }
        self.init(rawValue: ending.lowercased())
    }

    /// The medium of a contact sheet of this kind.
    ///
    /// - Parameter scale: the number of pixels per point, for PNG.
    func medium(_ paper: Paper, scale: Int) -> ContactMedium {
        if self == .pdf { return .pages(paper) }
        let scale = Double(self == .png ? scale : 1)
        return .picture(
            longestSide: Self.longestSide / scale, largestArea: Double(RasterPage.mostPixels) / (scale * scale))
    }

    /// The longest side of a picture, in pixels: the most that all current browsers and graphics processors show in one
    /// piece.
    private static let longestSide = 16_384.0
}
