import GlyphModel
import Markup
import Testing

@testable import GlyphAudit

private func faults(_ text: String) -> [String] {
    do {
        _ = try Baseline(SourceFile(path: "known.json", text: text), in: "")
        return []
    } catch {
        return error.diagnostics.map { "\($0.location?.line ?? 0):\($0.location?.column ?? 0) \($0.message)" }
    }
}

@Suite struct BaselineTests {
    @Test(arguments: [
        ("no baseline", ["1:1 the baseline is not JSON: expected a value"]),
        ("{\n  \"version\": 1,\n  \"findings\": [\n  }", ["4:3 the baseline is not JSON: expected a value"]),
        ("[]", ["1:1 a baseline is an object, not an array"]), ("{}", ["1:1 'version' is missing"]),
        ("{\n \"version\": 2, \"findings\": []}", ["2:13 this version of a baseline is not supported"]),
        ("{\"version\": \"1\"}", ["1:13 'version' is a number, not a string"]),
        ("{\"version\": true, \"findings\": []}", ["1:13 'version' is a number, not true or false"]),
        ("{\"version\": 1}", ["1:1 'findings' is missing"]),
        ("{\"version\": 1, \"findings\": {}}", ["1:28 'findings' is an array, not an object"]),
    ])
    func aFaultOfTheFileIsReportedAtItsPlace(text: String, expected: [String]) {
        #expect(faults(text) == expected)
    }

    @Test func `a baseline that could not be read again is not written`() {
        let finding = AuditFinding(
            Diagnostic(.warning, id: "contrast", "", at: SourceFile.Location(path: "m.xml")), subject: "glyph a")
        let baseline = Baseline([finding], in: "")
        // The root, its version, the list, and an entry with four values.
        var limits = JSONLimits()
        limits.values = 8
        #expect(throws: Never.self) { try baseline.file(at: "known.json", limits: limits) }
        limits.values = 7
        let found = #expect(throws: Findings.self) { try baseline.file(at: "known.json", limits: limits) }
        #expect(found?.diagnostics.map(\.message) == ["the baseline is too large: more values than the limit of 7"])
    }

    @Test func `a baseline with several faulty findings reports all of them at once`() {
        let found = faults(
            """
            {"version": 1, "findings": [
              {"id": "contrast", "path": "m.xml", "subject": "glyph a", "count": 1},
              {"path": "m.xml", "subject": 4, "count": 0},
              7,
              {"id": "contrast", "path": "m.xml", "subject": "glyph a", "count": 1.5},
              {"id": null, "path": "m.xml", "subject": "glyph a"}
            ]}
            """)
        #expect(
            found == [
                "3:3 'id' is missing", "3:32 'subject' is a string, not a number",
                "3:44 'count' is a whole number from 1 to 1000000", "4:3 a finding is an object, not a number",
                "5:70 'count' is a whole number from 1 to 1000000", "6:10 'id' is a string, not null",
                "6:3 'count' is missing",
            ])
    }

    @Test func `a baseline that was written is read back unchanged`() throws {
        let location = SourceFile.Location(path: "set/m.xml", line: 3, column: 4)
        let finding = AuditFinding(
            Diagnostic(.error, id: "contrast", "faint \"quoted\" ä", at: location), subject: "glyph \"ä\"\n🌓")
        let written = Baseline([finding, finding], in: "set")
        let read = try Baseline(SourceFile(path: "known.json", text: written.text), in: "set")
        #expect(read == written && read.unknown([finding, finding]).findings.isEmpty)
        #expect(read.unknown([finding, finding, finding]).findings.count == 1)
    }

    @Test(arguments: [
        ("doubtful-fill", "'heart' has a low-confidence fill (uncertainty 16 %)", "glyph heart"),
        ("full-color-template", "'disc' has several colours: it stays original", "glyph disc"),
        ("gamut-reduced", "the files get 'deep', 'sea' as the nearest sRGB colour", "color deep, color sea"),
        ("gamut-reduced", "Display P3 does not hold the colour", "Display P3 does not hold the colour"),
        ("alike-in-dark", "glyph a, like 'b'", "glyph a, like 'b'"),
    ])
    func `a finding that an old baseline stores by message is matched by its subject`(
        id: String, old: String, subject: String
    ) throws {
        let finding = AuditFinding(Diagnostic(.warning, id: id, "reworded"), subject: old)
        let read = try Baseline(SourceFile(path: "known.json", text: Baseline([finding], in: "").text), in: "")
        #expect(read == Baseline([AuditFinding(finding.diagnostic, subject: subject)], in: ""))
    }
}
