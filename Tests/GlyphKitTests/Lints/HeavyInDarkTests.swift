import Markup
import Support
import Testing

@testable import GlyphAudit
@testable import GlyphKit

/// A finding that holds for most glyphs of a set is reported once, and one that holds for few is reported for each.
@Suite(.takesTurns) struct HeavyInDarkTests {
    private static let names = ["a", "b", "c", "d", "e", "f", "g"]

    private func glyph(_ name: String, _ attributes: String = "", graded: Bool = false) -> String {
        let grade = graded ? #"<appearance style="dark" grade="-0.08"/>"# : ""
        return "<glyph name=\"\(name)\" source=\"box.svg\" \(attributes)>\(grade)</glyph>"
    }

    private func findings(
        _ glyphs: [String], root: String = "", rules: Set<String> = ["heavy-in-dark"]
    ) async throws -> [AuditFinding] {
        let text = "<glyphs version=\"1\" \(root)>\n\(glyphs.joined(separator: "\n"))\n</glyphs>"
        return try await Lint.Example(text).findings(LintRun(rules: rules))
    }

    @Test func mostGlyphsOfASetAreOneFinding() async throws {
        let glyphs = Self.names.map { glyph($0) } + [glyph("h", graded: true)]
        let found = try await findings(glyphs)
        let finding = try #require(found.first)
        #expect(found.count == 1 && finding.parts.map(\.glyph) == Self.names)
        #expect(finding.diagnostic.message == "the lines of 7 of 8 outlined glyphs look heavier in dark")
        #expect(finding.diagnostic.notes == ["they are 'a', 'b', 'c', 'd', 'e', and 2 more"])
        #expect(finding.diagnostic.location.map { "\($0)" } == "manifest.xml:1:1" && finding.subject == "set")
    }

    /// Filled ones are not outlined: they do not make the others few.
    @Test func glyphsThatAreNotOutlinedDoNotCount() async throws {
        let filled = (0..<20).map { "<glyph name=\"disc\($0)\" source=\"disc.svg\"/>" }
        let found = try await findings(Self.names.map { glyph($0) } + filled)
        #expect(found.map(\.diagnostic.message) == ["the lines of 7 of 7 outlined glyphs look heavier in dark"])
    }

    @Test func fewGlyphsAreReportedOneByOne() async throws {
        let few = try await findings(["a", "b", "c"].map { glyph($0) })
        #expect(few.map(\.glyph) == ["a", "b", "c"] && few.allSatisfy(\.parts.isEmpty))
        let half = Self.names.prefix(4).map { glyph($0) } + ["h", "i", "j", "k"].map { glyph($0, graded: true) }
        #expect(try await findings(half).map(\.glyph) == ["a", "b", "c", "d"])
    }

    @Test func allowAcceptsTheSetOrSingleGlyphs() async throws {
        let allow = #"allow="heavy-in-dark""#
        let rules: Set<String> = ["heavy-in-dark", "unneeded-allow"]
        #expect(try await findings(Self.names.map { glyph($0) }, root: allow, rules: rules).isEmpty)
        #expect(try await findings(Self.names.map { glyph($0, allow) }, rules: rules).isEmpty)
        // The others are still most of the set, then only some of it.
        let two = try await findings(Self.names.map { glyph($0, "ab".contains($0) ? allow : "") }, rules: rules)
        #expect(two.map(\.diagnostic.message) == ["the lines of 5 of 7 outlined glyphs look heavier in dark"])
        let four = try await findings(Self.names.map { glyph($0, "abcd".contains($0) ? allow : "") }, rules: rules)
        #expect(four.map(\.glyph) == ["e", "f", "g"])
    }

    /// A baseline of an earlier version has an entry for each glyph.
    @Test func aBaselineKnowsEachGlyph() async throws {
        let found = try await findings(Self.names.map { glyph($0) })
        let written = Baseline(found, in: "")
        let entries = Self.names.map {
            #"{ "count": 1, "id": "heavy-in-dark", "path": "manifest.xml", "subject": "glyph \#($0)" }"#
        }
        let text = #"{ "version": 1, "findings": [\#(entries.joined(separator: ", "))] }"#
        let read = try Baseline(SourceFile(path: "b.json", text: text), in: "")
        #expect(written == read)
        #expect(read.unknown(found).findings.isEmpty && read.unknown(found).resolved == 0)
        let grown = read.unknown(try await findings((Self.names + ["new"]).map { glyph($0) }))
        #expect(grown.findings.map(\.glyph) == ["new"] && grown.resolved == 0)
        let shrunk = read.unknown(try await findings(Self.names.prefix(3).map { glyph($0) }))
        #expect(shrunk.findings.isEmpty && shrunk.resolved == 4)
        let none = try Baseline(SourceFile(path: "b.json", text: #"{ "version": 1, "findings": [] }"#), in: "")
        #expect(none.unknown(found).findings == found)
    }

    @Test func reportsNameAllGlyphs() async throws {
        let found = try await findings(Self.names.map { glyph($0) })
        let report = JSONReport.text(found)
        #expect(report.contains("\"glyphs\" : [") && Self.names.allSatisfy { report.contains("\"\($0)\"") })
    }
}
