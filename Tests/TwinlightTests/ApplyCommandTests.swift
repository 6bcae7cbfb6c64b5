import Foundation
import Support
import Testing

/// `apply` and the picks that it writes.
@Suite(.takesTurns) struct ApplyCommandTests {
    private static let glyphs = """
        <glyph name="box"/>
        <group name="Parts">
          <glyph name="case" tint="label" />
        </group>
        """

    private func folder(_ glyphs: String = glyphs) throws -> TemporaryFolder { try boxProject("\n\(glyphs)\n") }

    private struct Pick: Encodable {
        var glyph: String
        var line: String
        var groups: [String]?
        var source: String?
        var state: String?
    }

    private static func document(_ picks: [Pick]) throws -> String {
        struct Document: Encodable {
            var format = "twinlight picks"
            var version = 1
            var manifest = "manifest.xml"
            var picks: [Pick]
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(Document(picks: picks)), as: UTF8.self) + "\n"
    }

    private func write(_ picks: Pick..., to folder: TemporaryFolder) throws {
        try folder.write(try Self.document(picks), to: "picks.json")
    }

    /// The states of the glyphs as a sheet has them, by name.
    private func states(_ folder: TemporaryFolder) async throws -> [String: String] {
        let run = try await twinlight(folder, "preview", "--sheet", "sheet.html")
        try #require(run.status == 0, "\(run.errors)")
        let sheet = try #require(folder.text("sheet.html"))
        let start = try #require(sheet.range(of: SheetFrame.dataStart)).upperBound
        let end = try #require(sheet.range(of: "</script>", range: start..<sheet.endIndex)).lowerBound
        struct Data: Decodable {
            struct Glyph: Decodable {
                var name: String
                var state: String
            }
            var glyphs: [Glyph]
        }
        let data = try JSONDecoder().decode(Data.self, from: Foundation.Data(sheet[start..<end].utf8))
        return Dictionary(data.glyphs.map { ($0.name, $0.state) }) { first, _ in first }
    }

    @Test func `picks of a sheet are written with their places`() async throws {
        let folder = try folder()
        let states = try await states(folder)
        try write(
            Pick(glyph: "case", line: "<part at=\"12 5\" fill=\"line\"/>", groups: ["Parts"], state: states["case"]),
            Pick(glyph: "box", line: "lines=\"cut\"", groups: [], source: "box.svg", state: states["box"]), to: folder)
        let old = try #require(folder.text("Glyphs/manifest.xml"))
        let new = old.replacing("\"box\"/>", with: "\"box\" lines=\"cut\"/>").replacing(
            "\"label\" />", with: "\"label\" >\n    <part at=\"12 5\" fill=\"line\"/>\n  </glyph>")

        let dry = try await twinlight(folder, "apply", "picks.json", "--dry-run")
        let lines = """
            Glyphs/manifest.xml:4:3: case: <part at="12 5" fill="line"/>
            Glyphs/manifest.xml:2:1: box: lines="cut"

            """
        #expect(dry.status == 0 && dry.output == lines + "Glyphs/manifest.xml: 2 picks to write\n", "\(dry.errors)")
        #expect(folder.text("Glyphs/manifest.xml") == old)

        let run = try await twinlight(folder, "apply", "picks.json")
        #expect(run.status == 0 && run.output == lines + "Glyphs/manifest.xml: 2 picks written\n", "\(run.errors)")
        #expect(folder.text("Glyphs/manifest.xml") == new)

        // What is stated already is no fault, though the page saw another state.
        let again = try await twinlight(folder, "apply", "picks.json")
        #expect(again.status == 0 && again.output.contains("box: lines=\"cut\" (as it was)\n"), "\(again.output)")
        #expect(again.output.hasSuffix("Glyphs/manifest.xml: 0 picks written\n"))
        #expect(folder.text("Glyphs/manifest.xml") == new)

        // The state of the page after it is another one.
        let later = try await self.states(folder)
        #expect(later["box"] != states["box"] && later["case"] != states["case"])
        try write(
            Pick(glyph: "box", line: "", state: later["box"]), Pick(glyph: "case", line: "", state: later["case"]),
            to: folder)
        let back = try await twinlight(folder, "apply", "picks.json")
        #expect(back.status == 0 && back.output.contains("box: nothing stated\n"), "\(back.output)\(back.errors)")
        #expect(folder.text("Glyphs/manifest.xml") == old)
    }

    @Test(arguments: ["element", "drawing"])
    func `a pick of a glyph that has changed since is refused`(what: String) async throws {
        let folder = try folder()
        let states = try await states(folder)
        try write(
            Pick(glyph: "box", line: "lines=\"cut\"", state: states["box"]),
            Pick(glyph: "case", line: "lines=\"cut\"", state: states["case"]), to: folder)
        if what == "element" {
            try folder.write(
                boxManifest("\n\(Self.glyphs.replacing("\"box\"", with: "\"box\" tint=\"link\""))\n"),
                to: "Glyphs/manifest.xml")
        } else {
            try folder.write(boxDrawing.replacing("h16v16H4z", with: "h16v14H4z"), to: "Glyphs/box.svg")
        }
        let old = folder.text("Glyphs/manifest.xml")
        let run = try await twinlight(folder, "apply", "picks.json")
        #expect(run.status == 1 && folder.text("Glyphs/manifest.xml") == old)
        #expect(
            run.errors.contains("picks.json:5:5: error: 'box' has changed since the page was made: "), "\(run.errors)")
        #expect(
            run.errors.contains("note: it is at Glyphs/manifest.xml:2:1") && run.errors.contains("hint: look at it"))
        #expect(run.output == "Glyphs/manifest.xml: nothing written, 1 refusal of 2 picks\n")

        let partial = try await twinlight(folder, "apply", "--partial", "picks.json")
        #expect(partial.status == 1 && partial.errors == run.errors)
        #expect(partial.output.hasSuffix("case: lines=\"cut\"\nGlyphs/manifest.xml: 1 pick written, 1 refused\n"))
        #expect(
            folder.text("Glyphs/manifest.xml") == old?.replacing("\"label\" />", with: "\"label\" lines=\"cut\" />"))
    }

    @Test func `picks come from the text of a comment, by standard input`() async throws {
        let comment = """
            Looks good, but:

            ```json
            \(try Self.document([Pick(glyph: "box", line: "lines=\"cut\"")]))
            ```

            See `box.svg`.
            """
        for arguments in ["apply", "apply -", "apply comment.md"] {
            let folder = try folder()
            try folder.write(comment, to: "comment.md")
            let run = try await Programs.run(
                URL(filePath: "/bin/sh"), ["-c", "'\(Executable.url.path)' \(arguments) < comment.md"], in: folder.path)
            #expect(run.status == 0 && run.output.contains("box: lines=\"cut\"\n"), "\(run.errors)")
            #expect(folder.text("Glyphs/manifest.xml")?.contains("<glyph name=\"box\" lines=\"cut\"/>") == true)
        }
    }

    @Test func `hundreds of picks are written together`() async throws {
        let count = 300
        let folder = try TemporaryFolder()
        for number in 0..<count { try folder.write(boxDrawing, to: "Icons/parts/g\(number).svg") }
        let own = (0..<count / 2).map { "  <glyph name=\"n\($0)\" source=\"parts/g\($0).svg\"/>\n" }.joined()
        let (start, end) = (
            "<glyphs version=\"1\">\n  <glyph source=\"parts/*.svg\"/>\n", "  <export format=\"svg\"/>\n</glyphs>\n"
        )
        try folder.write(start + own + end, to: "Icons/manifest.xml")
        let picks =
            (0..<count).map { Pick(glyph: "g\($0)", line: "<part at=\"\($0) 5\" fill=\"line\"/>") }
            + (0..<count / 2).map { Pick(glyph: "n\($0)", line: "rings=\"clear\"") }
        try folder.write(try Self.document(picks), to: "picks.json")
        let run = try await twinlight(folder, "apply", "picks.json", "--manifest", "Icons")
        #expect(run.status == 0 && run.output.hasSuffix("Icons/manifest.xml: 450 picks written\n"), "\(run.errors)")
        let inserted = (0..<count).map {
            "\n  <glyph source=\"parts/g\($0).svg\">\n    <part at=\"\($0) 5\" fill=\"line\"/>\n  </glyph>"
        }.joined()
        let expected = start.dropLast() + inserted + "\n" + own.replacing("\"/>", with: "\" rings=\"clear\"/>") + end
        #expect(folder.text("Icons/manifest.xml") == String(expected))
    }

    /// All of them at once, each with its place and what to do.
    @Test func `all refusals are reported together, and nothing is written`() async throws {
        let folder = try folder()
        try write(
            Pick(glyph: "bux", line: ""), Pick(glyph: "case", line: "", groups: ["Part"]),
            Pick(glyph: "box", line: "tint=\"label\""), Pick(glyph: "case", line: "lines=\"cut\""),
            Pick(glyph: "case", line: "rings=\"clear\""), to: folder)
        let old = folder.text("Glyphs/manifest.xml")
        let run = try await twinlight(folder, "apply", "picks.json")
        #expect(run.status == 1 && folder.text("Glyphs/manifest.xml") == old)
        for text in [
            "picks.json:5:5: error: the manifest has no glyph 'bux' [unknown-glyph]\n    hint: did you mean 'box'?\n",
            "picks.json:9:5: error: the manifest has no glyph 'Part/case' [unknown-glyph]\n    hint: it is in 'Parts'\n",
            "error: 'tint=\"label\"' is not a line about the fill of a glyph [wrong-choice]\n    hint: use fill-style, lines",
            "'case' is picked twice, and otherwise at picks.json:",
        ] { #expect(run.errors.contains(text), "\(text) in \(run.errors)") }
        #expect(run.output == "Glyphs/manifest.xml: nothing written, 4 refusals of 5 picks\n")
        let sarif = try await twinlight(folder, "apply", "picks.json", "--format", "sarif", "--report", "out.sarif")
        #expect(sarif.status == 1 && folder.text("out.sarif")?.contains("unknown-glyph") == true)
    }

    @Test(arguments: [
        ("hello", "picks.json:1:1: error: there are no picks in this text [wrong-picks]"),
        (
            "{\"format\": \"twinlight picks\",\n  \"version\": 1",
            "picks.json:2:15: error: expected ',' or '}' [json-syntax]"
        ),
        ("{\"format\": \"baseline\"}", "picks.json:1:12: error: this is not a file of picks [wrong-picks]"),
        (
            "{\"format\": \"twinlight picks\", \"version\": 2}",
            "picks.json:1:42: error: version 2 of picks is not supported [wrong-picks]"
        ),
    ])
    func `a file that is not one of picks is reported at its place`(text: String, fault: String) async throws {
        let folder = try folder()
        try folder.write(text, to: "picks.json")
        let run = try await twinlight(folder, "apply", "picks.json")
        #expect(run.status == 3 && run.output == "" && run.errors.contains(fault), "\(run.errors)")
    }

    @Test func `picks or a manifest that cannot be read are reported`() async throws {
        let folder = try folder()
        let missing = try await twinlight(folder, "apply", "none.json")
        #expect(missing.status == 3 && missing.errors.hasPrefix("none.json:1:1: error:"), "\(missing.errors)")
        try write(Pick(glyph: "box", line: ""), to: folder)
        let large = try #require(folder.text("picks.json")) + String(repeating: " ", count: 33 << 20)
        try folder.write(large, to: "large.json")
        let limit = try await twinlight(folder, "apply", "large.json")
        #expect(limit.status == 3 && limit.errors.contains("larger than the limit"), "\(limit.errors)")
        try folder.write("<glyphs version=\"1\"><glyph/></glyphs>", to: "Glyphs/manifest.xml")
        #expect(try await twinlight(folder, "apply", "picks.json").status == 2)
    }
}
