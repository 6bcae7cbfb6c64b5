import SemanticColor
import Support
import Testing

@testable import GlyphAudit
@testable import GlyphKit

/// The findings of all lints, as `severity id`, each once.
private func found(_ manifest: String) async throws -> Set<String> {
    try await Guideline(manifest: manifest).findings()
}

/// What manifests state about pairs of the system. `SystemPairingTests` has the pairs themselves.
@Suite(.takesTurns) struct StatedPairingTests {
    @Test(arguments: Vibrancy.allCases.filter(\.isForLabels))
    func `label effects are errors only where the guidelines advise against them`(effect: Vibrancy) async throws {
        for material in Material.allCases {
            let found = try await found(
                """
                <glyphs version="1">
                  <glyph name="box" vibrancy="\(effect.rawValue)" on="material.\(material.rawValue)"/>
                </glyphs>
                """)
            let isForbidden = effect == .quaternaryLabel && (material == .thin || material == .ultraThin)
            #expect(
                isForbidden
                    ? found == ["error contrast", "error faint-vibrancy"]
                    : found.isSubset(of: ["info system-contrast"]),
                "\(effect) on \(material): \(found)")
        }
    }

    @Test(arguments: [
        #"<glyphs version="1"><glyph name="box" tint="systemYellow" contrast="3"/></glyphs>"#,
        #"<glyphs version="1" contrast="2"><glyph name="box" tint="systemYellow"/></glyphs>"#,
        #"<glyphs version="1"><group name="A" contrast="3"><glyph name="box" tint="systemYellow"/></group></glyphs>"#,
    ])
    func `a contrast that is stated on a glyph or around it applies to pairs of the system`(
        manifest: String
    ) async throws {
        let found = try await found(manifest)
        #expect(found.contains("error contrast"), "\(found)")
    }

    @Test func `a palette may give a system colour another name`() async throws {
        let found = try await found(
            """
            <glyphs version="1">
              <palette>
                <color name="accent" same-as="sun"/><color name="sun" same-as="systemYellow"/>
                <color name="page" same-as="secondarySystemBackground"/>
              </palette>
              <glyph name="box" tint="accent" on="page"/>
            </glyphs>
            """)
        #expect(found == ["info system-contrast"])
    }

    /// A manifest of before does not turn red: the word does no harm, and says so.
    @Test func `an allow that is no longer needed is reported at info`() async throws {
        let manifest = #"<glyphs version="1"><glyph name="box" tint="systemYellow" allow="contrast"/></glyphs>"#
        #expect(try await found(manifest) == ["info system-contrast", "info unneeded-allow"])
        let example = Lint.Example(manifest)
        #expect(try await example.findings(LintRun(least: .warning)).isEmpty)
        #expect(try await found(manifest.replacing("allow=", with: "contrast=\"3\" allow=")) == [])
        #expect(try await found(manifest.replacing(" tint=\"systemYellow\"", with: "")) == ["warning unneeded-allow"])
    }
}
