import Markup
import Support
import Testing

@testable import GlyphAudit
@testable import GlyphKit

/// `allow` where a finding is about more than one glyph. What these lints find is tested in GlyphAuditTests.
@Suite(.takesTurns) struct AllowTests {
    private static let drawings = [
        "heart.svg": #"<path fill="none" stroke="black" stroke-width="2" d="M4 4h16v16H4z"/>"#,
        "cracked.svg": #"<path fill="none" stroke="black" stroke-width="2" d="M4 4h16v16H4zM12 8v8"/>"#,
        "crossed.svg": #"<path fill="none" stroke="black" stroke-width="2" d="M4 4h16v16H4zM8 12h8"/>"#,
    ]

    /// A manifest with its silhouettes in dark.
    private func silhouettes(_ glyphs: String) -> InMemory {
        InMemory(#"<glyphs version="1" dark="fill" fill-style="silhouette">\#(glyphs)</glyphs>"#, Self.drawings)
    }

    /// Each twin with the others that it names.
    private func twins(_ glyphs: String) async throws -> [String] {
        try await silhouettes(glyphs).findings(of: "alike-in-dark").map { finding in
            (finding.glyph ?? "") + ": "
                + finding.diagnostic.notes.map { $0.split(separator: " ")[0] }.joined(separator: " ")
        }
    }

    @Test func `allow on one glyph accepts the pair`() async throws {
        let glyphs = #"<glyph name="heart"/><glyph name="cracked" allow="alike-in-dark"/>"#
        #expect(try await twins(glyphs).isEmpty)
        let project = silhouettes(glyphs)
        let run = LintRun(rules: ["alike-in-dark", "unneeded-allow"])
        #expect(try run.findings(in: await project.build(), of: project.read()).isEmpty, "the word is needed")
        let three = try await twins(
            #"<glyph name="heart"/><glyph name="cracked" allow="alike-in-dark"/><glyph name="crossed"/>"#)
        #expect(three == ["heart: 'crossed'", "crossed: 'heart'"])
    }

    /// A twin is at the element that states it.
    @Test func `a twin is named with its place in the manifest`() async throws {
        let finding = try #require(
            try await silhouettes(#"<glyph name="heart"/><glyph name="cracked"/>"#)
                .findings(of: "alike-in-dark").first)
        #expect(finding.diagnostic.notes == ["'cracked' is at manifest.xml:1:78"])
    }

    @Test func `allow accepts a finding for the set or for single glyphs`() async throws {
        let names = ["a", "b", "c", "d", "e", "f", "g"]
        let allow = #"allow="heavy-in-dark""#
        func findings(root: String = "", _ attributes: (String) -> String) async throws -> [AuditFinding] {
            let glyphs = names.map { "<glyph name=\"\($0)\" source=\"box.svg\" \(attributes($0))/>" }
            let text = "<glyphs version=\"1\" \(root)>\n\(glyphs.joined(separator: "\n"))\n</glyphs>"
            return try await Lint.Example(text).findings(LintRun(rules: ["heavy-in-dark", "unneeded-allow"]))
        }
        #expect(try await findings(root: allow) { _ in "" }.isEmpty)
        #expect(try await findings { _ in allow }.isEmpty)
        // The others are still most of the set, then only some of it.
        let two = try await findings { "ab".contains($0) ? allow : "" }
        #expect(two.map(\.diagnostic.message) == ["the lines of 5 of 7 outlined glyphs look heavier in dark"])
        let four = try await findings { "abcd".contains($0) ? allow : "" }
        #expect(four.map(\.glyph) == ["e", "f", "g"])
    }
}
