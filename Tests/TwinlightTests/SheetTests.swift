import Foundation
import Support
import Testing

private let square = """
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">
      <path fill="none" stroke="currentColor" stroke-width="2" d="M4 4h16v16H4z"/>
    </svg>

    """

/// A folder with so many glyphs.
private func project(_ count: Int, exports: String = "") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let glyphs = (0..<count).map { "<glyph name=\"box-\($0)\" source=\"box.svg\" dark=\"fill\"/>" }.joined()
    try folder.write(
        "<glyphs version=\"1\" output=\"../Output\">\(glyphs)\(exports)</glyphs>", to: "Glyphs/manifest.xml")
    try folder.write(square, to: "Glyphs/box.svg")
    return folder
}

private func bytes(_ folder: TemporaryFolder, _ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.url(path)))
}

/// Width and height as a PNG's header has them (PNG, 11.2.1).
private func pngSize(_ bytes: [UInt8]) -> [Int] {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count > 24 else { return [] }
    return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
}

@Test func aSheetIsAPDFWithAllPages() throws {
    let folder = try project(70)
    let run = try Executable.run(["preview", "--sheet", "out/sheet.pdf"], in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "out/sheet.pdf: 2 pages\n")
    let pdf = String(decoding: try bytes(folder, "out/sheet.pdf"), as: UTF8.self)
    #expect(pdf.hasPrefix("%PDF-1.4"))
    #expect(pdf.contains("/Count 2"))
    #expect(!pdf.contains("CreationDate"))
    #expect(!folder.files.contains { $0.hasPrefix("Output") })
}

@Test func aSheetOfOnePageIsOnePictureAndOfMoreIsOneEach() throws {
    let folder = try project(70)
    let run = try Executable.run(["preview", "--sheet", "sheet.png", "--page-size", "letter"], in: folder.path)
    #expect(run.output == "sheet-1.png … sheet-2.png: 2 pages\n")
    #expect(try pngSize(bytes(folder, "sheet-1.png")) == [1224, 1584])
    #expect(try pngSize(bytes(folder, "sheet-2.png")) == [1224, 1584])
    let one = try Executable.run(["preview", "--sheet", "some.PNG", "--only", "box-1?"], in: folder.path)
    #expect(one.output == "some.PNG: 1 page\n")
    #expect(try pngSize(bytes(folder, "some.PNG")) == [1191, 1684])
    let dense = try Executable.run(["preview", "--sheet", "dense.svg", "--columns", "10"], in: folder.path)
    #expect(dense.output == "dense.svg: 1 page\n")
    #expect(folder.text("dense.svg")?.contains(">box-69</text>") == true)
}

@Test func theInteractiveSheetIsWrittenToo() throws {
    let folder = try project(2)
    #expect(try Executable.run(["preview", "--sheet", "sheet.html"], in: folder.path).status == 0)
    #expect(folder.text("sheet.html")?.hasPrefix("<!DOCTYPE html>") == true)
    #expect(try Executable.run(["preview"], in: folder.path).output == "preview.html\n")
    #expect(folder.text("preview.html") == folder.text("sheet.html"))
}

@Test(arguments: [
    ["--sheet", "a.gif"], ["--sheet", "png"], ["--sheet", "a.pdf", "--columns", "0"],
    ["--sheet", "a.pdf", "--only", "z*"], ["--sheet", "a.pdf", "--serve"], ["--sheet", "a.pdf", "--page-size", "a5"],
    ["--columns", "4"], ["--sheet", "a.html", "--page-size", "a4"], ["--against", "Glyphs", "--columns", "4"],
])
func anImpossibleSheetIsAUsageError(arguments: [String]) throws {
    let folder = try project(2)
    let run = try Executable.run(["preview"] + arguments, in: folder.path)
    #expect(run.status == 2)
    #expect(!run.errors.isEmpty && run.output.isEmpty)
    #expect(folder.files == ["Glyphs/box.svg", "Glyphs/manifest.xml"])
}

/// Pango would end the process: without fonts nothing may reach it.
@Test(.enabled(if: isLinux, "elsewhere the system's fonts cannot be hidden"))
func withoutFontsTheCommandSaysSo() throws {
    let folder = try project(2)
    try folder.write("<?xml version=\"1.0\"?><fontconfig></fontconfig>", to: "fonts.conf")
    let environment = ["FONTCONFIG_FILE": folder.url("fonts.conf").path]
    let run = try Executable.run(["preview", "--sheet", "a.pdf"], in: folder.path, environment: environment)
    #expect(run.status == 1)
    #expect(run.errors.contains("no fonts are installed"))
    #expect(!folder.files.contains("a.pdf"))
    let vector = try Executable.run(["preview", "--sheet", "a.svg"], in: folder.path, environment: environment)
    #expect(vector.status == 0, "\(vector.errors)")
}

/// What is no library in a folder that is searched first hides the real one.
@Test(.enabled(if: isLinux, "elsewhere the library cannot be hidden"))
func withoutLibRSVGOnlyPicturesFail() throws {
    let folder = try project(1, exports: "<export format=\"svg\"/><export format=\"png\"/>")
    try folder.write("no library", to: "hidden/librsvg-2.so.2")
    let environment = ["LD_LIBRARY_PATH": folder.url("hidden").path]
    let run = try Executable.run(["build"], in: folder.path, environment: environment)
    #expect(run.status == 1)
    #expect(run.errors.contains("manifest.xml:") && run.errors.contains("apt-get install librsvg2-2"))
    #expect(!folder.files.contains { $0.hasPrefix("Output") })
    let sheet = try Executable.run(["preview", "--sheet", "a.pdf"], in: folder.path, environment: environment)
    #expect(sheet.status == 1 && sheet.errors.contains("librsvg"))
    let vector = try Executable.run(["preview", "--sheet", "a.svg"], in: folder.path, environment: environment)
    #expect(vector.status == 0, "\(vector.errors)")
}

#if os(Linux)
private let isLinux = true
#else
private let isLinux = false
#endif

@Test func buildWritesPixelsAndPagesOfGlyphs() throws {
    let folder = try project(1, exports: "<export format=\"png\"/><export format=\"pdf\"/>")
    let run = try Executable.run(["build"], in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
    for appearance in ["light", "dark"] {
        for (scale, side) in [("", 24), ("@2x", 48), ("@3x", 72)] {
            #expect(try pngSize(bytes(folder, "Output/png/box-0.\(appearance)\(scale).png")) == [side, side])
        }
        let pdf = String(decoding: try bytes(folder, "Output/pdf/box-0.\(appearance).pdf"), as: UTF8.self)
        #expect(pdf.contains("/MediaBox [ 0 0 24 24 ]"))
    }
    #expect(try Executable.run(["build", "--check"], in: folder.path).status == 0)
}
