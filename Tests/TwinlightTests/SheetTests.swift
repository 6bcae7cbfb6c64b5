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

#if os(Linux)
private let isLinux = true
#else
private let isLinux = false
#endif

private let readers = [Programs.named("pdfinfo"), Programs.named("pdftohtml")].compactMap(\.self)

@Suite(.takesTurns) struct SheetTests {
    @Test func aSheetIsAPDFWithAllPages() async throws {
        let folder = try project(70)
        let run = try await Executable.run(["preview", "--sheet", "out/sheet.pdf"], in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output == "out/sheet.pdf: 2 pages\n")
        let pdf = String(decoding: try bytes(folder, "out/sheet.pdf"), as: UTF8.self)
        #expect(pdf.hasPrefix("%PDF-1.4"))
        #expect(pdf.contains("/Count 2"))
        #expect(!pdf.contains("CreationDate"))
        #expect(!folder.files.contains { $0.hasPrefix("Output") })
    }

    /// As the command reports it.
    private func reportedSize(_ output: String, of path: String) throws -> [Int] {
        let report = try Regex("\(path): ([0-9]+) × ([0-9]+) pixels\n", as: (Substring, Substring, Substring).self)
        let sides = try #require(output.wholeMatch(of: report), "\(output)").output
        return [sides.1, sides.2].compactMap { Int($0) }
    }

    @Test func aPictureIsAsLargeAsItsContentTimesTheScale() async throws {
        let folder = try project(70)
        let usual = try await Executable.run(["preview", "--sheet", "sheet.PNG"], in: folder.path)
        let size = try reportedSize(usual.output, of: "sheet.PNG")
        #expect(try pngSize(bytes(folder, "sheet.PNG")) == size)
        for scale in 1...4 {
            let arguments = ["preview", "--sheet", "\(scale).png", "--scale", "\(scale)"]
            let run = try await Executable.run(arguments, in: folder.path)
            #expect(try reportedSize(run.output, of: "\(scale).png") == size.map { $0 / 2 * scale })
            #expect(try pngSize(bytes(folder, "\(scale).png")) == size.map { $0 / 2 * scale })
        }
        // One column of a pair is 77 points wide, with 24 points around it, but no narrower than 160.
        let one = try await Executable.run(
            ["preview", "--sheet", "one.png", "--only", "box-1", "--both"], in: folder.path)
        #expect(try reportedSize(one.output, of: "one.png")[0] == 416)
        let dense = try await Executable.run(["preview", "--sheet", "dense.svg", "--columns", "24"], in: folder.path)
        #expect(dense.output.hasPrefix("dense.svg: 2172 × "), "24 columns, 23 gaps of 12 points, and the margins")
        #expect(folder.text("dense.svg")?.contains(">box-69</text>") == true)
    }

    @Test func `a sheet that is too large for one picture is split into several`() async throws {
        let folder = try project(70)
        let arguments = ["preview", "--sheet", "sheet.png", "--columns", "1", "--scale", "4", "--dark"]
        let run = try await Executable.run(arguments, in: folder.path)
        #expect(run.output == "sheet-1.png … sheet-2.png: 2 pictures; one would be too large\n")
        let sizes = try ["sheet-1.png", "sheet-2.png"].map { try pngSize(bytes(folder, $0)) }
        #expect(sizes.allSatisfy { $0[0] == 832 && $0[1] <= 16_384 })
        #expect(!folder.files.contains("sheet.png"))
    }

    /// Checks the title on everything that shows a set, all written into the folder in which the program runs.
    ///
    /// - Parameter manifest: the argument; nil for the manifest that is found.
    private func expectTitle(_ title: String, of manifest: String?, in path: String) async throws {
        let earlier = ["--against", manifest ?? "."]
        let sheets: [(arguments: [String], file: String, title: String)] = [
            ([], "sheet.svg", ">\(title)</text>"), ([], "sheet.html", "<title>\(title)</title>"),
            ([], "sheet.html", "\"title\":\"\(title)\""),
            (earlier, "changes.html", "<title>\(title)</title>"),
            (earlier, "changes.md", "# \(title) against "),
        ]
        for sheet in sheets {
            let arguments = ["preview"] + [manifest].compactMap(\.self) + sheet.arguments + ["--sheet", sheet.file]
            let run = try await Executable.run(arguments, in: path)
            #expect(run.status == 0, "\(run.errors)")
            let text = String(
                decoding: try Data(contentsOf: URL(fileURLWithPath: path + "/" + sheet.file)), as: UTF8.self)
            #expect(text.contains(sheet.title), "\(arguments)")
        }
    }

    @Test func `a set has the stated title, or the name of the manifest's folder, wherever it is shown`() async throws {
        let folder = try project(2)
        try FileManager.default.moveItem(at: folder.url("Glyphs"), to: folder.url("Icons"))
        try await expectTitle("Icons", of: "Icons", in: folder.path)
        try await expectTitle("Icons", of: "./Icons/manifest.xml", in: folder.path)
        try await expectTitle("Icons", of: folder.url("Icons").path, in: folder.path)
        try await expectTitle("Icons", of: nil, in: folder.url("Icons").path)
        let manifest = try #require(folder.text("Icons/manifest.xml"))
        try folder.write(
            manifest.replacing("version=\"1\"", with: "version=\"1\" title=\"Acme icons\""), to: "Icons/manifest.xml")
        try await expectTitle("Acme icons", of: "Icons", in: folder.path)
    }

    @Test func `a cache that two folders share does not mix up their titles`() async throws {
        let folder = try TemporaryFolder()
        for name in ["Alpha", "Beta"] {
            try folder.write(square, to: "\(name)/box.svg")
            try folder.write(
                "<glyphs version=\"1\"><glyph name=\"box\"/><export format=\"preview\"/></glyphs>",
                to: "\(name)/manifest.xml")
            for _ in 0..<2 {
                let run = try await Executable.run(["build", "--cache", "../Cache"], in: folder.url(name).path)
                #expect(run.status == 0, "\(run.errors)")
                let page = folder.text("\(name)/Output/preview/index.html")
                #expect(page?.contains("<title>\(name)</title>") == true)
            }
        }
    }

    /// The outline as poppler reads it: the page and the title of each entry, below the entries that contain it.
    private func outline(of file: String, in folder: TemporaryFolder) async throws -> [String] {
        let text = try await read(["-xml", "-i", "-stdout", file], by: readers[1], in: folder)
        let outline = try #require(text.firstRange(of: "<outline>"))
        var depth = 0
        return text[outline.upperBound...].split(separator: "\n").compactMap { line in
            if line == "<outline>" { depth += 1 }
            if line == "</outline>" { depth -= 1 }
            guard let item = line.wholeMatch(of: /<item page="(\d+)">(.*)<\/item>/)?.output else { return nil }
            return String(repeating: "  ", count: depth) + "\(item.1) \(item.2)"
        }
    }

    @Test(.enabled(if: readers.count == 2, "poppler-utils is not installed"))
    func `a large group has its letters in the outline of a PDF, and each leads to its page`() async throws {
        let folder = try TemporaryFolder()
        func glyphs(_ letters: String, _ each: Int, prefix: String = "") -> String {
            letters.flatMap { letter in
                (0..<each).map { "<glyph name=\"\(letter)\(prefix)-\($0)\" source=\"box.svg\"/>" }
            }.joined()
        }
        try folder.write(
            "<glyphs version=\"1\"><group name=\"Small\">\(glyphs("ab", 99, prefix: "small"))</group>"
                + "<group name=\"Large\">\(glyphs("9acz", 60))</group>"
                + "<group name=\"Last\">\(glyphs("y", 1))</group></glyphs>",
            to: "Icons/manifest.xml")
        try folder.write(square, to: "Icons/box.svg")
        let run = try await Executable.run(["preview", "Icons", "--sheet", "a.pdf"], in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try await read(["a.pdf"], by: readers[0], in: folder).contains(/Title: +Icons\n/))
        let items = try await outline(of: "a.pdf", in: folder)
        #expect(
            items.map { $0.replacing(#/\d+ /#, with: "") }
                == ["Small", "Large", "  #", "  A", "  C", "  Z", "Last"], "\(items)")
        // The page that an entry leads to has the text of its first glyph.
        for (item, name) in zip(items, ["asmall-0", "9-0", "9-0", "a-0", "c-0", "z-0", "y-0"]) {
            let page = try #require(item.firstMatch(of: /\d+/)?.output)
            let arguments = ["-xml", "-i", "-stdout", "-f", "\(page)", "-l", "\(page)", "a.pdf"]
            #expect(try await read(arguments, by: readers[1], in: folder).contains(">\(name)<"), "\(item)")
        }
        #expect(Set(items.compactMap { $0.firstMatch(of: /\d+/)?.output }).count > 3)
    }

    /// A judge that reads PDF by other code than what wrote it.
    @Test(.enabled(if: readers.count == 2, "poppler-utils is not installed"))
    func aPDFHasTheTitleAndTheGroupsInItsOutline() async throws {
        let folder = try TemporaryFolder()
        let groups = ["Früh & spät", "(ab)", "字"].map { name in
            let glyphs = (0..<50).map { "<glyph name=\"\(name.count)-\($0)\" source=\"box.svg\"/>" }.joined()
            return "<group name=\"\(name.replacing("&", with: "&amp;"))\">\(glyphs)</group>"
        }
        try folder.write(
            "<glyphs version=\"1\" title=\"Zeichen (字)\">\(groups.joined())</glyphs>", to: "Glyphs/manifest.xml")
        try folder.write(square, to: "Glyphs/box.svg")
        for jobs in ["1", "2"] {
            let run = try await Executable.run(["preview", "--sheet", "\(jobs).pdf", "--jobs", jobs], in: folder.path)
            #expect(run.status == 0, "\(run.errors)")
        }
        #expect(try bytes(folder, "1.pdf") == bytes(folder, "2.pdf"))
        let info = try await read(["1.pdf"], by: readers[0], in: folder)
        #expect(info.contains(/Title: +Zeichen \(字\)\n/) && info.contains(/Pages: +3\n/) && !info.contains("Date"))
        let text = try await read(["-xml", "-i", "-stdout", "1.pdf"], by: readers[1], in: folder)
        let items = text.matches(of: /<item page="(\d)">(.*)<\/item>/).map { "\($0.output.1) \($0.output.2)" }
        #expect(items == ["1 Früh &amp; spät", "1 (ab)", "2 字"])
    }

    private func read(_ arguments: [String], by program: URL, in folder: TemporaryFolder) async throws -> String {
        let run = try await Programs.run(program, arguments, in: folder.path)
        #expect(run.status == 0)
        return run.output
    }

    @Test func theInteractiveSheetIsWrittenToo() async throws {
        let folder = try project(2)
        #expect(try await Executable.run(["preview", "--sheet", "sheet.html"], in: folder.path).status == 0)
        #expect(folder.text("sheet.html")?.hasPrefix("<!DOCTYPE html>") == true)
        #expect(try await Executable.run(["preview"], in: folder.path).output == "preview.html\n")
        #expect(folder.text("preview.html") == folder.text("sheet.html"))
    }

    @Test(arguments: [
        ["--sheet", "a.gif"], ["--sheet", "png"], ["--sheet", "a.pdf", "--columns", "0"],
        ["--sheet", "a.pdf", "--only", "z*"], ["--sheet", "a.pdf", "--serve"],
        ["--sheet", "a.pdf", "--page-size", "a5"],
        ["--columns", "4"], ["--sheet", "a.html", "--page-size", "a4"], ["--sheet", "a.png", "--page-size", "a4"],
        ["--sheet", "a.svg", "--page-size", "a4"], ["--sheet", "a.svg", "--scale", "2"],
        ["--sheet", "a.pdf", "--scale", "2"],
        ["--sheet", "a.png", "--scale", "0"], ["--sheet", "a.png", "--scale", "5"],
        ["--sheet", "a.pdf", "--columns", "17"],
        ["--sheet", "a.png", "--columns", "25"], ["--sheet", "a.png", "--dark", "--both"],
        ["--sheet", "a.html", "--dark"],
        ["--serve", "--light"], ["--against", "Glyphs", "--columns", "4"],
    ])
    func anImpossibleSheetIsAUsageError(arguments: [String]) async throws {
        let folder = try project(2)
        let run = try await Executable.run(["preview"] + arguments, in: folder.path)
        #expect(run.status == 2)
        #expect(!run.errors.isEmpty && run.output.isEmpty)
        #expect(folder.files == ["Glyphs/box.svg", "Glyphs/manifest.xml"])
    }

    /// Pango would end the process: without fonts nothing may reach it.
    @Test(.enabled(if: isLinux, "elsewhere the system's fonts cannot be hidden"))
    func withoutFontsTheCommandSaysSo() async throws {
        let folder = try project(2)
        try folder.write("<?xml version=\"1.0\"?><fontconfig></fontconfig>", to: "fonts.conf")
        let environment = ["FONTCONFIG_FILE": folder.url("fonts.conf").path]
        let run = try await Executable.run(["preview", "--sheet", "a.pdf"], in: folder.path, environment: environment)
        #expect(run.status == 1)
        #expect(run.errors.contains("no fonts are installed"))
        #expect(!folder.files.contains("a.pdf"))
        let vector = try await Executable.run(
            ["preview", "--sheet", "a.svg"], in: folder.path, environment: environment)
        #expect(vector.status == 0, "\(vector.errors)")
    }

    /// A file that is no library, in a folder that is searched first, hides the real one.
    @Test(.enabled(if: isLinux, "elsewhere the library cannot be hidden"))
    func withoutLibRSVGOnlyPicturesFail() async throws {
        let folder = try project(1, exports: "<export format=\"svg\"/><export format=\"png\"/>")
        try folder.write("no library", to: "hidden/librsvg-2.so.2")
        let environment = ["LD_LIBRARY_PATH": folder.url("hidden").path, "PATH": "/nowhere"]
        let run = try await Executable.run(["build"], in: folder.path, environment: environment)
        #expect(run.status == 1)
        #expect(run.errors.contains("manifest.xml:") && run.errors.contains("apt-get install librsvg2-2"))
        #expect(!folder.files.contains { $0.hasPrefix("Output") })
        let sheet = try await Executable.run(
            ["preview", "--sheet", "a.pdf"], in: folder.path, environment: environment)
        #expect(sheet.status == 1 && sheet.errors.contains("librsvg"))
        let vector = try await Executable.run(
            ["preview", "--sheet", "a.svg"], in: folder.path, environment: environment)
        #expect(vector.status == 0, "\(vector.errors)")
    }

    /// Where its program does not need the library that is hidden.
    @Test(
        .enabled(
            if: isLinux && Programs.named("rsvg-convert") != nil,
            "there is no rsvg-convert, or the library cannot be hidden"))
    func withoutLibRSVGItsProgramDrawsTheSame() async throws {
        let folder = try project(1, exports: "<export format=\"png\"/>")
        try folder.write("no library", to: "hidden/librsvg-2.so.2")
        let environment = ["LD_LIBRARY_PATH": folder.url("hidden").path]
        let version = try await Executable.run(["--version", "-v"], in: folder.path, environment: environment)
        guard version.output.contains(#/rsvg-convert: \d/#) else { return }
        #expect(version.output.contains("librsvg:      not found: "))
        let arguments = ["build", "--no-cache", "--output"]
        for (output, environment) in [("Plain", [:]), ("Converted", environment)] {
            let run = try await Executable.run(arguments + [output], in: folder.path, environment: environment)
            #expect(run.status == 0, "\(run.errors)")
        }
        for appearance in ["light", "dark"] {
            let name = "png/box-0.\(appearance)@3x.png"
            #expect(try bytes(folder, "Plain/\(name)") == bytes(folder, "Converted/\(name)"))
        }
    }

    @Test func buildWritesPixelsAndPagesOfGlyphs() async throws {
        let folder = try project(1, exports: "<export format=\"png\"/><export format=\"pdf\"/>")
        let run = try await Executable.run(["build"], in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        for appearance in ["light", "dark"] {
            for (scale, side) in [("", 24), ("@2x", 48), ("@3x", 72)] {
                #expect(try pngSize(bytes(folder, "Output/png/box-0.\(appearance)\(scale).png")) == [side, side])
            }
            let pdf = String(decoding: try bytes(folder, "Output/pdf/box-0.\(appearance).pdf"), as: UTF8.self)
            #expect(pdf.contains("/MediaBox [ 0 0 24 24 ]"))
        }
        #expect(try await Executable.run(["build", "--check"], in: folder.path).status == 0)
    }
}
