import GlyphKit
import Markup
import Raster

/// The format of a sheet, by the extension of its file.
enum SheetKind: String, CaseIterable {
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

/// Writes a sheet's pages or pictures; none if one of them cannot be drawn.
struct SheetRun {
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
        reporter.result(path)
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
        reporter.result((files.first?.path ?? path) + last + ": " + extent(of: sheet))
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
            let outline = sheet.bookmarks.map { RasterBookmark(title: $0.title, page: $0.page, y: $0.y) }
            return [(path, try Rasterizer.pdf(drawn, title: sheet.title, outline: outline))]
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
