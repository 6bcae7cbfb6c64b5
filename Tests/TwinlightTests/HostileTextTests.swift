import Foundation
import Support
import Testing

/// Texts for people may have any letters. Wherever they are written, they are text, and nothing else.
@Suite(.takesTurns) struct HostileTextTests {
    /// Ends every kind of string, comment, element and template that a format has.
    private static let text =
        "</script><img src=x onerror=alert(1)>]]>-->\"'`\\(exit(1))${x}$x{{x}}\\\" */ // <%= x %> @string/x \\n &amp; %s"
    /// The texts that may be the name of a folder.
    private static let name = "]]--'`(exit(1))${x}$x{{x}} &amp;%s"

    private static func project(_ text: String, name: String) async throws -> TemporaryFolder {
        func quoted(_ text: String) -> String {
            let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
                "\"", with: "&quot;")
            return "\"\(escaped)\""
        }
        let folder = try TemporaryFolder()
        try folder.write(
            """
            <glyphs version="1" output="../Output" title=\(quoted(text))>
            <palette><import tokens="tokens.json"/></palette>
            <group name=\(quoted(name))><glyph name="box" title=\(quoted(text)) deprecated=\(quoted(text))
            tags=\(quoted(text.replacing(" ", with: "_"))) tint="ink" dark="fill"/></group>
            <export format="svg"/><export format="adaptive-svg"/><export format="asset-catalog"/>
            <export format="symbols"/><export format="swift"/><export format="android"/>
            <export format="compose" kind="image-vector" package="com.example"/>
            <export format="compose" path="painters" package="com.example"/>
            <export format="web" components="react vue"/><export format="tokens"/><export format="pdf"/>
            <export format="preview"/></glyphs>
            """, to: "Glyphs/manifest.xml")
        let note = try json(text)
        let color = """
            {"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,1]},"$description":\(note),\
            "$deprecated":\(note)}
            """
        try folder.write("{\"ink\":\(color)}", to: "Glyphs/tokens.json")
        try folder.write(boxDrawing, to: "Glyphs/box.svg")
        let run = try await Executable.run(["build", "--no-cache"], in: folder.path)
        try #require(run.status == 0, "\(run.errors)")
        return folder
    }

    private static func json(_ text: String) throws -> String {
        String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    }

    private static let plain = Task { try await project("plain", name: "plain") }
    private static let hostile = Task { try await project(text, name: name) }

    /// The files of a kind, by their paths without the name of the group.
    private static func files(
        _ project: Task<TemporaryFolder, any Error>, _ kinds: String...
    ) async throws -> [String: String] {
        let folder = try await project.value
        let found = folder.files.filter { path in
            path.hasPrefix("Output/") && kinds.contains { path.hasSuffix("." + $0) }
        }
        return Dictionary(
            uniqueKeysWithValues: try found.map {
                ($0.replacing(name, with: "plain"), try #require(folder.text($0)))
            })
    }

    @Test(arguments: ["swift", "kt", "js", "ts", "css"])
    func `hostile texts change only string literals in generated code`(language: String) async throws {
        let (plain, hostile) = (
            try await Self.files(Self.plain, language), try await Self.files(Self.hostile, language)
        )
        #expect(plain.keys.sorted() == hostile.keys.sorted() && !plain.isEmpty)
        var differ = 0
        for (path, text) in hostile {
            let skeleton = CodeSkeleton(text, language: language == "ts" ? "js" : language)
            #expect(
                skeleton == CodeSkeleton(plain[path] ?? "", language: language == "ts" ? "js" : language), "\(path)")
            #expect(skeleton.evaluated == [], "\(path)")
            differ += text == plain[path] ? 0 : 1
        }
        // Style sheets have no texts.
        #expect((differ > 0) != (language == "css"))
    }

    @Test func theSheetIsTheSameButForItsDataAndTitle() async throws {
        let (plain, hostile) = (try await Self.files(Self.plain, "html"), try await Self.files(Self.hostile, "html"))
        let page = try #require(hostile["Output/preview/index.html"])
        #expect(hostile.count == 1 && SheetFrame(page) == SheetFrame(plain["Output/preview/index.html"] ?? ""))
        let data = try #require(page.firstMatch(of: /<script type="application\/json" id="data">([^<]*)<\/script>/))
        let read = try JSONSerialization.jsonObject(with: Data(data.output.1.utf8)) as? [String: Any]
        #expect(read?["title"] as? String == Self.text)
        #expect(SheetData(page).faults == [])
    }

    /// In the browser: what the page makes of its data is text as well.
    @Test(.enabled(if: Browser.isThere, "no Chromium on this machine"))
    func theSheetShowsTextsAsTexts() async throws {
        let folder = try await Self.hostile.value
        let browser = try await Browser()
        try await browser.open(folder.url("Output/preview/index.html"))
        // The panel of a glyph has its title, tags and group.
        try await browser.run("document.querySelector('#glyphs [aria-haspopup=dialog]').click();")
        let told = try await browser.run(
            """
            const text = \(try Self.json(Self.text));
            return [document.title === text, document.querySelector("h1").textContent === text,
              document.querySelector("#inspector .titles p").textContent.startsWith(text),
              document.querySelectorAll("img[src=x], [onerror]").length, document.scripts.length];
            """)
        await browser.quit()
        #expect(told == "[true,true,true,0,3]")
    }

    @Test func JSONHasTheTextsAsTheyAre() async throws {
        let (plain, hostile) = (try await Self.files(Self.plain, "json"), try await Self.files(Self.hostile, "json"))
        #expect(plain.keys.sorted() == hostile.keys.sorted() && plain.count > 4)
        func texts(_ value: Any) -> [String] {
            if let members = value as? [String: Any] {
                return members.sorted { $0.key < $1.key }.flatMap { texts($0.value) }
            }
            return (value as? [Any])?.flatMap(texts) ?? (value as? String).map { [$0] } ?? []
        }
        for (path, text) in hostile {
            let read = texts(try JSONSerialization.jsonObject(with: Data(text.utf8)))
            let former = texts(try JSONSerialization.jsonObject(with: Data((plain[path] ?? "").utf8)))
            #expect(read.map { $0 == Self.text ? "plain" : $0 } == former, "\(path)")
        }
        #expect(hostile.values.contains { $0.contains("alert") })
    }

    @Test func `hostile texts add no elements to drawings and resources`() async throws {
        for (path, text) in try await Self.files(Self.hostile, "svg", "xml") {
            #expect(OutputGrammar(text).faults == [], "\(path)")
        }
    }

    /// Characters that a terminal would obey, and characters that only look like others.
    @Test(arguments: ["\u{9B}31m", "\u{85}", "\u{2028}", "\u{202E}gpj", "\u{2066}x", "\u{7F}"])
    func invisibleCharactersAreRefusedInTextsAndShownInFindings(characters: String) async throws {
        let folder = try boxProject("<glyph name=\"box\" title=\"a\(characters)b\"/>")
        let refused = try await Executable.run(["build"], in: folder.path)
        #expect(refused.status == 2 && refused.errors.contains("[wrong-value]"), "\(refused.errors)")
        try folder.write(boxManifest("<glyph name=\"box\"/>"), to: "Glyphs/manifest.xml")
        let drawing = boxDrawing.replacing(
            "<path", with: "<a\(characters.filter(\.isLetter))/><path stroke-linejoin=\"a\(characters)b\"")
        try folder.write(drawing, to: "Glyphs/box.svg")
        for format in ["text", "json", "sarif"] {
            let told = try await Executable.run(["build", "--format", format], in: folder.path)
            for text in [refused.errors, told.errors, told.output] {
                #expect(!text.unicodeScalars.contains { $0.isUnseen && $0 != "\n" }, "\(format): \(text)")
            }
            #expect((told.errors + told.output).contains("stroke-linejoin"), "\(told.errors)")
        }
    }
}
