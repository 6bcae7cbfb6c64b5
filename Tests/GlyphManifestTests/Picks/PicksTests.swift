import GlyphManifest
import Markup
import Testing

@Suite struct PicksTests {
    private static let pick = """
        {"glyph": "bell", "groups": ["Status"], "source": "bell.svg", "line": "lines=\\"cut\\"", "state": "a1b2c3d4e5f60718"}
        """

    private static func document(_ picks: String, format: String = "twinlight picks", version: String = "1") -> String {
        "{ \"format\": \"\(format)\", \"version\": \(version), \"manifest\": \"manifest.xml\",\n  \"picks\": [\(picks)] }"
    }

    private func read(_ text: String) throws -> [Picks.Pick] {
        try Picks(SourceFile(path: "picks.json", text: text)).picks
    }

    @Test func `a pick is read with its place`() throws {
        let picks = try read(Self.document(Self.pick))
        let pick = try #require(picks.first)
        #expect(picks.count == 1)
        #expect((pick.glyph, pick.groups, pick.source) == ("bell", ["Status"], "bell.svg"))
        #expect((pick.line, pick.state) == ("lines=\"cut\"", "a1b2c3d4e5f60718"))
        #expect("\(pick.location)" == "picks.json:2:13" && "\(pick.lineLocation)" == "picks.json:2:83")
        #expect(pick.name == "Status/bell")
    }

    @Test func `members that are not needed may be missing, and others are ignored`() throws {
        let pick = try #require(
            try read(Self.document("{\"glyph\": \"bell\", \"line\": \"\", \"state\": \"\", \"by\": 1}")).first)
        #expect(pick.groups == nil && pick.source == nil && pick.state == nil && pick.line == "")
    }

    @Test(arguments: ["```json\n", "  ```\n", "~~~~ JSON\n"])
    func `picks are found in the fenced blocks of a text`(fence: String) throws {
        let end = String(fence.prefix { $0 != "j" && $0 != "J" }).replacing("\n", with: "").replacing("~ ", with: "~")
        let text =
            "# Look\r\n\nI `changed` some:\n\n```xml\n<a/>\n```\n\n```json\n{\"a\": 1}\n```\n\n" + fence
            + Self.document(Self.pick) + "\n" + end + "\n\nWhat do you think? }\n"
        let picks = try read(text)
        #expect(picks.map(\.glyph) == ["bell"])
        #expect(picks.first.map { "\($0.location)" } == "picks.json:15:13")
    }

    @Test func `picks of several blocks are one list, and the last block may be open`() throws {
        let other = Self.pick.replacing("bell", with: "star")
        let text = "```\n\(Self.document(Self.pick))\n```\n and\n```\n\(Self.document(other))\n"
        #expect(try read(text).map(\.glyph) == ["bell", "star"])
    }

    /// Each with the place of the fault.
    @Test(arguments: [
        ("", "wrong-picks", "picks.json:1:1"), ("hello", "wrong-picks", "picks.json:1:1"),
        ("```\nhello\n```\n", "wrong-picks", "picks.json:1:1"), ("{", "json-syntax", "picks.json:1:2"),
        ("{}", "wrong-picks", "picks.json:1:1"),
        ("{\"format\": \"twinlight picks\",\n \"version\" 1}", "json-syntax", "picks.json:2:12"),
        ("text\n```\n{\"format\": \"twinlight picks\",\n x}\n```", "json-syntax", "picks.json:4:2"),
        (document(pick, format: "picks"), "wrong-picks", "picks.json:1:13"),
        (document(pick, version: "2"), "wrong-picks", "picks.json:1:43"),
        (document(pick, version: "\"1\""), "wrong-picks", "picks.json:1:43"),
        ("{\"format\": \"twinlight picks\", \"version\": 1}", "wrong-picks", "picks.json:1:1"),
        ("{\"format\": \"twinlight picks\", \"version\": 1, \"picks\": {}}", "wrong-picks", "picks.json:1:54"),
        (document("1"), "wrong-picks", "picks.json:2:13"), (document("{}"), "wrong-picks", "picks.json:2:13"),
        (document("{\"glyph\": 1, \"line\": \"\"}"), "wrong-picks", "picks.json:2:23"),
        (document("{\"glyph\": \"a\"}"), "wrong-picks", "picks.json:2:13"),
        (document("{\"glyph\": \"a\", \"line\": \"\", \"groups\": \"b\"}"), "wrong-picks", "picks.json:2:50"),
        (document("{\"glyph\": \"a\", \"line\": \"\", \"groups\": [1]}"), "wrong-picks", "picks.json:2:50"),
        (document("{\"glyph\": \"a\", \"line\": \"\", \"state\": 1}"), "wrong-picks", "picks.json:2:49"),
    ])
    func `a fault is reported at its place`(text: String, id: String, place: String) throws {
        let findings = try #require(throws: Findings.self) { try read(text) }
        let first = try #require(findings.diagnostics.first)
        #expect(first.id == id && first.location.map { "\($0)" } == place, "\(findings)")
    }

    @Test func `all faults of a document are reported together`() throws {
        let findings = try #require(throws: Findings.self) { try read(Self.document("1, \(Self.pick), {}, []")) }
        #expect(findings.diagnostics.count == 4, "\(findings)")
    }
}
