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
}

/// Writes a sheet's pages; none if one of them cannot be drawn.
struct SheetRun {
    var path: String
    var kind: SheetKind
    var jobs: Int
    var reporter: Reporter

    /// Pixels per point: 144 to the inch, sharp on a screen and on paper at arm's length.
    private static let scale = 2.0

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
        let pages = ": " + counted(sheet.pageCount, "page")
        let last = files.count > 1 ? " … \(files[files.count - 1].path)" : ""
        reporter.result((files.first?.path ?? path) + last + pages)
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
        let kind = kind
        let made = await numbers.concurrentMap(jobs: jobs) { number in
            Result { () throws(RasterError) in
                let page = RasterPage(
                    svg: sheet.svg(page: number), width: sheet.paper.width, height: sheet.paper.height)
                return kind == .png ? try Rasterizer.png(page, scale: Self.scale) : page.svg
            }
        }
        let pages = try made.map { try $0.get() }
        if kind == .pdf {
            let size = sheet.paper
            let pages = pages.map { RasterPage(svg: $0, width: size.width, height: size.height) }
            return [(path, try Rasterizer.pdf(pages))]
        }
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
