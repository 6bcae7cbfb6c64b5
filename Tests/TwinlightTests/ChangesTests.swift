import Foundation
import Support
import Testing

/// Some of our glyphs, and a copy of them in which one path, one colour and one name are others.
private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["Glyphs", "Before"] { try OurGlyphs.copySome(to: folder.url(name)) }
    return folder
}

private func edit(_ path: String, _ old: String, _ new: String, in folder: TemporaryFolder) throws {
    let text = try #require(folder.text(path))
    let edited = text.replacingOccurrences(of: old, with: new)
    try #require(edited != text, "'\(old)' is not in \(path)")
    try folder.write(edited, to: path)
}

private func changeThreeThings(in folder: TemporaryFolder) throws {
    try edit(
        "Glyphs/communication/message.svg", "H17A4 4 0 0 1 21 8V14", "H15A6 6 0 0 1 21 10V14", in: folder)
    try edit("Glyphs/manifest.xml", "<value srgb=\"#005866\"/>", "<value srgb=\"#7A1F5C\"/>", in: folder)
    try edit("Glyphs/manifest.xml", "glyph name=\"flag\"", "glyph name=\"banner\"", in: folder)
}

/// The text between two strings, each time.
private func pieces(_ text: String, from start: String, to end: String) -> [String] {
    text.components(separatedBy: start).dropFirst().compactMap { $0.components(separatedBy: end).first }
}

/// What a sheet's page says about changes.
private struct ChangedSheet: Decodable {
    struct Glyph: Decodable { var name: String, change: Change? }
    struct Change: Decodable { var kind: String, words: [String], from: String?, before: [Picture]? }
    struct Picture: Decodable { var drawing: Int }
    struct Changes: Decodable { var against: String, words: String, colors: [Color], removed: [Picture] }
    struct Color: Decodable { var name: String, kind: String, before: [Value]? }
    struct Value: Decodable { var caption: String }
    struct PaletteColor: Decodable { var name: String, captions: [String] }

    var glyphs: [Glyph], changes: Changes, palette: [PaletteColor]

    init(_ html: String) throws {
        let data = try #require(html.content(between: SheetFrame.dataStart, "</script>"))
        self = try JSONDecoder().decode(ChangedSheet.self, from: Data(data.utf8))
    }
}

private let summary = "1 changed, 1 renamed, 1 colour changed in 2 assets, 22 unchanged"

@Suite(.takesTurns) struct ChangesTests {
    @Test func `the sheet shows one path, one colour and one new name as changes`() async throws {
        let folder = try project()
        try changeThreeThings(in: folder)
        let run = try await Executable.run(["preview", "--against", "Before"], in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output == "changes.html: \(summary)\n")
        let html = try #require(folder.text("changes.html"))
        #expect(SheetData(html).faults == [])
        let sheet = try ChangedSheet(html)
        #expect(sheet.changes.against == "Before" && sheet.changes.words == summary && sheet.changes.removed.isEmpty)
        let changed = sheet.glyphs.filter { $0.change != nil }
        let own = changed.filter { $0.change?.kind != "recolored" }
        #expect(own.map(\.name) == ["banner", "message"] && changed.count == 4 && sheet.glyphs.count == 26)
        #expect(own.first?.change?.kind == "renamed" && own.first?.change?.from == "flag")
        #expect(own.last?.change?.words == ["shape, 6 % of the picture, in light and dark"])
        // The outline and the filled form.
        #expect(own.last?.change?.before?.count == 2)
        let color = try #require(sheet.changes.colors.first)
        #expect(sheet.changes.colors.count == 1 && color.name == "lagoon" && color.kind == "changed")
        #expect(color.before?.map(\.caption) == ["#005866"])
        #expect(sheet.palette.first { $0.name == "lagoon" }?.captions.first == "#7A1F5C")
        // It is the whole sheet, with the audit and other fills.
        #expect(html.contains("\"findings\":[{") && html.contains("id=\"rest\""))
        #expect(!html.contains("src=") && !html.contains("<link"))
    }

    @Test func theSummaryShowsThemWithPictures() async throws {
        let folder = try project()
        try changeThreeThings(in: folder)
        let run = try await Executable.run(
            ["preview", "--against", "Before", "--sheet", "Review/what is new.md"], in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        let text = try #require(folder.text("Review/what is new.md"))
        #expect(text.hasPrefix("# Twinlight glyphs against `Before`\n\n**\(summary)**\n"))
        #expect(pieces(text, from: "\n## ", to: "\n") == ["Colours", "Changed", "Renamed"])
        #expect(text.contains("| `lagoon` | light | <img"))
        #expect(text.contains("| `message`<br>shape, 6 % of the picture<br>light and dark | <img"))
        #expect(text.contains("| `flag` | `banner` | <img"))
        let pictures = pieces(text, from: "src=\"", to: "\"")
        #expect(
            pictures.map { $0.replacing("what%20is%20new/", with: "") } == [
                "colors/lagoon.light.old.png", "colors/lagoon.light.new.png", "colors/lagoon.png",
                "changed/message.png",
                "renamed/banner.png",
            ])
        for picture in pictures {
            #expect(picture.hasPrefix("what%20is%20new/"))
            let path = "Review/" + (picture.removingPercentEncoding ?? "")
            let bytes = try Data(contentsOf: folder.url(path))
            #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) && bytes.count < 60_000, "\(path)")
        }
        // A picture that is not shown any more is removed; a file of another program stays.
        try folder.write("mine", to: "Review/what is new/mine.txt")
        let again = try await Executable.run(
            ["preview", "--against", "Glyphs", "--sheet", "Review/what is new.md"], in: folder.path)
        #expect(again.status == 0)
        #expect(folder.text("Review/what is new.md")?.contains("No asset looks different.") == true)
        #expect(
            folder.files.filter { $0.hasPrefix("Review/what is new/") && !$0.hasSuffix(".twinlight") } == [
                "Review/what is new/mine.txt"
            ])
    }

    @Test(.enabled(if: Repository.isThere, "there is no git here")) func aRevisionOfGitIsReadWithoutBeingCheckedOut()
        async throws
    {
        let folder = try project()
        try FileManager.default.removeItem(at: folder.url("Before"))
        try await Repository.commit(folder)
        try changeThreeThings(in: folder)
        let before = folder.files
        let run = try await Executable.run(["preview", "--against", "HEAD", "--sheet", "changes.md"], in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output == "changes.md: \(summary)\n")
        #expect(folder.files.filter { !$0.hasPrefix("changes") } == before)
        // The commits between do not count.
        try await Repository.commit(folder)
        #expect(
            try await Executable.run(["preview", "--against", "HEAD~1"], in: folder.path).output
                == "changes.html: \(summary)\n")
        #expect(
            try await Executable.run(["preview", "--against", "main"], in: folder.path).output
                == "changes.html: 26 unchanged\n")
        // A folder of that name wins.
        try FileManager.default.copyItem(at: folder.url("Glyphs"), to: folder.url("HEAD~1"))
        let same = try await Executable.run(["preview", "--against", "HEAD~1"], in: folder.path)
        #expect(same.output == "changes.html: 26 unchanged\n")
    }

    @Test(.enabled(if: Repository.isThere, "there is no git here"))
    func `files that a revision of git does not have are reported`() async throws {
        let folder = try TemporaryFolder()
        let square = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\">"
        try folder.write("<glyphs version=\"1\"><glyph name=\"a\" source=\"a.svg\"/></glyphs>", to: "Old/manifest.xml")
        try folder.write(square + "<path d=\"M4 4H20V2x\"/></svg>", to: "Old/a.svg")
        try await Repository.commit(folder)
        func run(_ revision: String, _ manifest: String = "Old/manifest.xml") async throws -> Executable.Run {
            try await Executable.run(["preview", manifest, "--against=\(revision)"], in: folder.path)
        }
        // The fault of the old drawing is its own.
        try folder.write(square + "<path d=\"M4 4H20V20H4Z\"/></svg>", to: "Old/a.svg")
        let broken = try await run("HEAD")
        #expect(broken.status != 0)
        #expect(broken.errors.hasPrefix("HEAD:Old/a.svg:1:"), "\(broken.errors)")
        #expect(try await run("v9").errors.contains("'v9' is neither a folder nor a revision of git"))
        #expect(try await run("--output=x").errors.contains("is not a revision"))
        #expect(folder.text("x") == nil)
        try FileManager.default.copyItem(at: folder.url("Old"), to: folder.url("New"))
        #expect(try await run("HEAD", "New/manifest.xml").errors.contains("the folder 'New/' does not exist at 'HEAD'"))
        try FileManager.default.copyItem(at: folder.url("Old/manifest.xml"), to: folder.url("Old/other.xml"))
        #expect(try await run("HEAD", "Old/other.xml").errors.contains("'HEAD:Old/other.xml' does not exist"))
    }

    @Test func `preview --against reports why a comparison is not possible`() async throws {
        let folder = try project()
        let outside = try await Executable.run(
            ["preview", "--against", "main"], in: folder.path, environment: ["GIT_DIR": "/none"])
        #expect(outside.status == 2)
        #expect(outside.errors.contains("'main' is not a folder"), "\(outside.errors)")
        let bare = try await Executable.run(
            ["preview", "--against", "main"], in: folder.path, environment: ["PATH": "/none"])
        #expect(bare.status == 2 && bare.errors.contains("git is not installed"), "\(bare.errors)")
        try folder.write("", to: "Empty/nothing")
        let empty = try await Executable.run(["preview", "--against", "Empty"], in: folder.path)
        #expect(empty.errors.contains("the folder 'Empty' contains no manifest.xml"), "\(empty.errors)")
        let pdf = try await Executable.run(["preview", "--against", "Before", "--sheet", "a.pdf"], in: folder.path)
        #expect(pdf.status == 2 && pdf.errors.contains("'a.pdf' cannot show changes"))
    }

    @Test func aFaultOfTheFolderBeforeIsReportedWithItsPath() async throws {
        let folder = try project()
        try edit("Before/status/heart.svg", "d=\"M", "d=\"Q", in: folder)
        let run = try await Executable.run(["preview", "--against", "Before"], in: folder.path)
        #expect(run.status != 0)
        #expect(run.errors.hasPrefix("Before/status/heart.svg:"), "\(run.errors)")
        #expect(folder.text("changes.html") == nil)
    }

    /// More than any pipe holds, in both directions.
    @Test(.enabled(if: Repository.isThere, "git is not installed"))
    func `large inputs and outputs of git do not block preview`() async throws {
        let folder = try TemporaryFolder()
        let square = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h16v16H4z"/></svg>"#
        let names = (1...1700).map { "g\($0)" }
        for name in names { try folder.write(square, to: "Glyphs/\(name).svg") }
        let glyphs = names.map { "<glyph name='\($0)'/>" }.joined()
        try folder.write("<glyphs version='1'>\(glyphs)</glyphs>", to: "Glyphs/manifest.xml")
        try await Repository.commit(folder)
        let git = try #require(Programs.named("git")).path
        // Found before the real one, and first writes a megabyte that was not requested.
        let script = "#!/bin/sh\nhead -c 1048576 /dev/zero | tr '\\0' x >&2\nexec '\(git)' \"$@\"\n"
        try folder.write(script, to: "bin/git")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/bin/git")
        let path = folder.path + "/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        let run = try Background(
            ["preview", "--against", "HEAD", "--only", "g1"], in: folder, environment: ["PATH": path])
        try await run.wait(for: "changes.html: 1 unchanged")

        // The reason of its failure is found in all that.
        let wrong = try Background(["preview", "--against", "nothing"], in: folder, environment: ["PATH": path])
        try await wrong.wait(forError: "'nothing' is neither a folder nor a revision of git")
    }
}
