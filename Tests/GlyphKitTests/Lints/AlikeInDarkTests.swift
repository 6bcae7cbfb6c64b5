import GlyphKit
import Markup
import Support
import Testing

private let drawings = [
    "heart.svg": #"<path fill="none" stroke="black" stroke-width="2" d="M4 4h16v16H4z"/>"#,
    "cracked.svg": #"<path fill="none" stroke="black" stroke-width="2" d="M4 4h16v16H4zM12 8v8"/>"#,
    "crossed.svg": #"<path fill="none" stroke="black" stroke-width="2" d="M4 4h16v16H4zM8 12h8"/>"#,
    "disc.svg": #"<circle fill="none" stroke="black" stroke-width="2" cx="12" cy="12" r="8"/>"#,
]

private func twins(_ glyphs: String, _ attributes: String = #"dark="fill" fill-style="silhouette""#) async throws
    -> [String]
{
    try await InMemory(#"<glyphs version="1" \#(attributes)>\#(glyphs)</glyphs>"#, drawings)
        .findings(of: "alike-in-dark").map { finding in
            (finding.glyph ?? "") + ": "
                + finding.diagnostic.notes.map { $0.split(separator: " ")[0] }.joined(separator: " ")
        }
}

@Suite(.takesTurns) struct AlikeInDarkTests {
    @Test func eachGlyphOfAGroupNamesTheOthersWithTheirPlaces() async throws {
        let found = try await twins(
            #"<glyph name="heart"/><glyph name="disc"/><glyph name="cracked"/><glyph name="crossed"/>"#)
        #expect(found == ["heart: 'cracked' 'crossed'", "cracked: 'heart' 'crossed'", "crossed: 'heart' 'cracked'"])
        let finding = try #require(
            try await InMemory(
                #"<glyphs version="1" dark="fill" fill-style="silhouette"><glyph name="heart"/><glyph name="cracked"/></glyphs>"#,
                drawings
            ).findings(of: "alike-in-dark").first)
        #expect(finding.diagnostic.severity == .error)
        #expect(finding.diagnostic.message == "'heart' looks like 'cracked' in dark, but not in light")
        #expect(finding.diagnostic.notes == ["'cracked' is at manifest.xml:1:78"])
    }

    @Test func highContrastIsNamedWithDark() async throws {
        let finding = try #require(
            try await InMemory(
                """
                <glyphs version="1" dark="fill" fill-style="silhouette" appearances="light dark light-high dark-high">
                <glyph name="heart"/><glyph name="cracked" tint="systemRed"/></glyphs>
                """, drawings
            ).findings(of: "alike-in-dark").first)
        #expect(finding.diagnostic.message == "'heart' looks like 'cracked' in dark and dark-high, but not in light")
    }

    @Test func `glyphs that are the same or different in both appearances are not reported`() async throws {
        #expect(try await twins(#"<glyph name="heart"/><glyph name="copy" source="heart.svg"/>"#).isEmpty)
        #expect(try await twins(#"<glyph name="heart"/><glyph name="cracked"/>"#, "").isEmpty)
    }

    /// A glyph is allowed to be filled in dark and to have a filled variant.
    @Test func `assets of one glyph that look alike in dark are not reported`() async throws {
        #expect(try await twins(#"<glyph name="heart" variants="fill"/>"#).isEmpty)
    }

    @Test func aFilledVariantCanBeTheTwinOfAnotherGlyph() async throws {
        let found = try await twins(#"<glyph name="heart"/><glyph name="cracked" dark="same" variants="fill"/>"#)
        #expect(found == ["heart: 'cracked.fill'", "cracked: 'heart'"])
    }

    @Test func `allow on one glyph accepts the pair`() async throws {
        let glyphs = #"<glyph name="heart"/><glyph name="cracked" allow="alike-in-dark"/>"#
        #expect(try await twins(glyphs).isEmpty)
        let manifest = #"<glyphs version="1" dark="fill" fill-style="silhouette">\#(glyphs)</glyphs>"#
        let project = InMemory(manifest, drawings)
        let run = LintRun(rules: ["alike-in-dark", "unneeded-allow"])
        #expect(try run.findings(in: await project.build(), of: project.read()).isEmpty, "the word is needed")
        let three = try await twins(
            #"<glyph name="heart"/><glyph name="cracked" allow="alike-in-dark"/><glyph name="crossed"/>"#)
        #expect(three == ["heart: 'crossed'", "crossed: 'heart'"])
    }
}
