import GlyphFormats
import GlyphKit
import Markup
import Support
import Testing

/// Names that file systems do not take are faults of the manifest, which are found before anything is written.
@Suite(.takesTurns) struct NameLengthTests {
    private static let drawing =
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='M2 2h20v20H2z'/></svg>"

    private func build(_ body: String, keepsGoing: Bool = false) async throws -> Build {
        let source = SourceFile(path: "m.xml", text: "<glyphs version=\"1\">\n\(body)\n</glyphs>")
        let manifest = try Manifest.read(source, in: .files(["a.svg"])).manifest
        return await manifest.build(from: GlyphSource { SourceFile(path: $0, text: Self.drawing) }) {
            ($0.keepsGoing, $0.rasterEngine) = (keepsGoing, .empty)
        }
    }

    private func errors(_ body: String) async throws -> [Diagnostic] {
        try await build(body).findings.diagnostics.filter { $0.severity == .error }
    }

    private func name(_ count: Int, _ letter: String = "a") -> String { String(repeating: letter, count: count) }

    @Test func `a name too long for its file endings is refused at its attribute`() throws {
        let text = "<glyphs version=\"1\">\n<glyph source=\"a.svg\" name=\"\(name(208))\"/>\n</glyphs>"
        let found = #expect(throws: Findings.self) {
            try Manifest.read(SourceFile(path: "m.xml", text: text), in: .files(["a.svg"]))
        }
        let fault = try #require(found?.diagnostics.first)
        #expect(fault.id == "unsafe-name" && fault.location.map { "\($0)" } == "m.xml:2:29")
        #expect(fault.message.contains("has 208 bytes") && fault.message.contains("at most 255"))
        #expect(fault.message.count < 200 && fault.hint == "shorten it to 207 bytes")
    }

    /// The names of namespaces are part of names of files.
    @Test func aNameThatIsTooLongWithItsNamespaceIsAnErrorAtTheName() async throws {
        func body(_ count: Int) -> String {
            """
            <group name="\(name(100, "g"))" namespace="true">
            <glyph source="a.svg" name="\(name(count))"/>
            </group>
            <export format="web" path="w"/>
            """
        }
        // "-" between the two, and ".d.ts" or ".js" behind.
        let made = try await build(body(150))
        let longest = made.files.flatMap { $0.path.split(separator: "/") }.map(\.utf8.count).max() ?? 0
        let room = 255 - longest
        #expect(!made.findings.containErrors && room >= 0)
        #expect(try await errors(body(150 + room)).isEmpty)
        let found = try await errors(body(151 + room))
        #expect(found.map(\.id) == ["name-length"])
        let fault = try #require(found.first)
        #expect(fault.location.map { "\($0)" } == "m.xml:3:29")
        #expect(
            fault.message.contains("has 256 bytes, and names of files have at most 255") && fault.message.count < 300)
        #expect(fault.hint == "shorten it, or the names of the groups around it, by 1 byte")
    }

    /// Between words that begin with a capital, resources have a `_`.
    @Test func aNameThatAFormatMakesLongerIsAnErrorInThisFormatAlone() async throws {
        let glyphs = "<glyph name=\"\(name(100, "aB"))\" source=\"a.svg\"/>\n<glyph name=\"bell\" source=\"a.svg\"/>"
        let made = try await build(
            glyphs + "<export format=\"svg\"/><export format=\"android\"/>", keepsGoing: true)
        let found = made.findings.diagnostics.filter { $0.severity == .error }
        #expect(found.map(\.id) == ["name-length"] && found.first?.location.map { "\($0)" } == "m.xml:2:14")
        #expect(made.files.contains { $0.path.hasPrefix("svg/\(name(100, "aB"))") })
        #expect(made.files.contains { $0.path == "android/res/drawable/ic_bell.xml" })
    }

    @Test func theNameOfAGlyphFromAPatternIsAtThePattern() async throws {
        let found = try await errors(
            "<group name=\"\(name(253, "g"))\" namespace=\"true\"><glyph source=\"*.svg\"/></group><export format=\"web\"/>"
        )
        #expect(found.map(\.id) == ["name-length"])
        #expect(found.first?.location.map { "\($0)" } == "m.xml:2:\(12 + 1 + 253 + 35)", "\(found)")
    }

    @Test func theNameOfAColourIsAnErrorAtTheColour() async throws {
        func body(_ count: Int) -> String {
            """
            <palette>
            <color name="\(name(count))"><value srgb="#123456"/></color>
            </palette>
            <glyph name="a" tint="\(name(count))"/>
            <export format="asset-catalog"/>
            """
        }
        let most = 255 - ".colorset".count
        #expect(try await errors(body(most)).isEmpty)
        let found = try await errors(body(most + 1))
        #expect(found.map(\.id) == ["name-length"] && found.first?.location.map { "\($0)" } == "m.xml:3:1")
        #expect(found.first?.hint == "shorten it by 1 byte")
    }

    @Test func `a prefix that makes names too long is an error at the export`() async throws {
        let body = "<glyph name=\"a\"/>\n<export format=\"swift\" prefix=\"\(name(250, "G"))\"/>"
        let found = try await errors(body)
        // Of the names and of the colours.
        #expect(found.map(\.id) == ["name-length", "name-length"])
        #expect(found.allSatisfy { $0.location.map { "\($0)" } == "m.xml:3:1" })
    }

    @Test func aPathOfManyFoldersIsAnErrorAtTheName() async throws {
        func body(_ depth: Int) -> String {
            let groups = (0..<depth).map { _ in "<group name=\"\(name(200, "g"))\">" }.joined()
            return groups + "\n<glyph name=\"a\"/>" + String(repeating: "</group>", count: depth)
                + "<export format=\"asset-catalog\"/>"
        }
        #expect(try await errors(body(4)).isEmpty)
        let found = try await errors(body(5))
        #expect(found.map(\.id) == ["name-length"] && found.first?.location.map { "\($0)" } == "m.xml:3:14")
        #expect(found.first?.message.contains("at most 1000") == true)
    }

    @Test(arguments: ["path", "output"]) func aPathThatIsStatedIsAnErrorWhereItIsStated(attribute: String) throws {
        let path = (0..<5).map { _ in name(200, "p") }.joined(separator: "/")
        let text =
            attribute == "path"
            ? "<glyphs version=\"1\">\n<export format=\"svg\" path=\"\(path)\"/>\n</glyphs>"
            : "<glyphs version=\"1\"\noutput=\"\(path)\"/>"
        let found = #expect(throws: Findings.self) {
            try Manifest.read(SourceFile(path: "m.xml", text: text), in: .files([]))
        }
        let fault = try #require(found?.diagnostics.first { $0.id == "unsafe-path" })
        #expect(fault.location?.line == 2 && fault.hint == "shorten it")
    }

    /// Temporary names are not longer than final ones.
    @Test func aNameOfTheGreatestLengthIsWritten() throws {
        let folder = try TemporaryFolder()
        let output = OutputFolder(folder.path + "/out")
        func write(_ text: String) throws {
            let files = [
                AssetFile(path: name(251) + ".svg", text: text),
                AssetFile(path: name(255, "f") + "/" + name(251) + ".svg", text: text),
            ]
            try output.write(try output.plan(files, prune: true))
        }
        // Into a new folder, then over an existing file.
        for text in ["one", "two"] {
            try write(text)
            for path in [name(251) + ".svg", name(255, "f") + "/" + name(251) + ".svg"] {
                #expect(try Disk.holds(Array(text.utf8), at: folder.path + "/out/" + path))
            }
        }
        try LoneFile.write(Array("x".utf8), to: folder.path + "/" + name(255, "l"))
        #expect(try Disk.holds(Array("x".utf8), at: folder.path + "/" + name(255, "l")))
    }
}
