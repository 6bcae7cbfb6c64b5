import Markup
import SemanticColor
import Support
import Testing

@testable import GlyphAudit
@testable import GlyphKit

/// The findings of all lints, as `severity id`, each once.
private func found(_ manifest: String, drawings: [String: String] = [:]) async throws -> Set<String> {
    try await Guideline(manifest: manifest, drawings: drawings).findings()
}

@Suite(.takesTurns) struct SystemPairingTests {
    @Test func everyAccentIsLeftToTheSystemOnEveryBackground() async throws {
        let roles = Palette.system(.ios26).roles
        let accents = roles.filter { SystemColors.kind(of: $0) == .accent }.map(\.rawValue)
        let grounds = roles.filter { SystemColors.kind(of: $0) == .background }.map(\.rawValue).joined(separator: " ")
        #expect(accents.count == 12 && grounds.split(separator: " ").count == 6)
        for rendering in ["monochrome", "hierarchical"] {
            let glyphs = accents.map { accent in
                """
                <glyph name="\(accent)" source="bar.svg" tint="\(accent)" on="\(grounds)" rendering="\(rendering)">
                  <layer select="#foot" role="secondary"/></glyph>
                """
            }.joined()
            #expect(try await found("<glyphs version=\"1\">\(glyphs)</glyphs>") == ["info system-contrast"])
            let held = try await found("<glyphs version=\"1\" audit=\"wcag\">\(glyphs)</glyphs>")
            #expect(held == ["error contrast"])
        }
    }

    @Test(arguments: Vibrancy.allCases.filter(\.isForLabels))
    func labelEffectsAreErrorsOnlyWhereTheGuidelinesAdviseAgainstThem(effect: Vibrancy) async throws {
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
        // A demand of the author, on the glyph or around it.
        #"<glyphs version="1"><glyph name="box" tint="systemYellow" contrast="3"/></glyphs>"#,
        #"<glyphs version="1" contrast="2"><glyph name="box" tint="systemYellow"/></glyphs>"#,
        #"<glyphs version="1"><group name="A" contrast="3"><glyph name="box" tint="systemYellow"/></group></glyphs>"#,
        // Altered: drawn fainter, in another value, on another ground, or on a layer of another colour.
        #"<glyphs version="1"><glyph name="faint" tint="systemYellow"/></glyphs>"#,
        ##"<glyphs version="1"><palette><color name="sun"><value srgb="#FFCC01"/><value style="dark" srgb="#FFD600"/></color></palette><glyph name="box" tint="sun" allow="incomplete-color hard-coded-system-color"/></glyphs>"##,
        ##"<glyphs version="1"><palette allow="incomplete-color"><color name="paper"><value srgb="#F8EBCB"/><value style="dark" srgb="#2B2416"/></color></palette><glyph name="box" tint="systemYellow" on="paper"/></glyphs>"##,
        ##"<glyphs version="1" allow="hue-alone"><glyph name="plate" rendering="palette" tint="systemYellow"><layer select="#mark" role="secondary" tint="systemOrange"/></glyph></glyphs>"##,
        // Of the system, and for areas and borders.
        #"<glyphs version="1"><glyph name="box" tint="systemGray3"/></glyphs>"#,
        // A colour without an effect has nothing to do with a material.
        #"<glyphs version="1"><glyph name="box" tint="systemYellow" on="material.thick"/></glyphs>"#,
    ])
    func `low contrast between colours that the system does not pair is an error`(manifest: String) async throws {
        let drawings = [
            "faint.svg": Lint.Example.svg(#"<path fill-opacity=".9" d="M4 4h16v16H4z"/>"#),
            "plate.svg": Lint.Example.svg(#"<path id="plate" d="M1 1h22v22H1z"/><path id="mark" d="M9 9h6v6H9z"/>"#),
        ]
        let found = try await found(manifest, drawings: drawings)
        #expect(found.contains("error contrast"), "\(found)")
    }

    /// As hierarchical symbols have it: a mark on a fainter plate. A fainter mark on its own colour is invisible.
    @Test(arguments: [("plate", true), ("mark", false)])
    func `a layer on a fainter layer of its own colour is accepted`(fainter: String, isPaired: Bool) async throws {
        let found = try await found(
            """
            <glyphs version="1">
              <glyph name="plate" rendering="hierarchical" tint="systemBlue">
                <layer select="#\(fainter)" role="secondary"/>
              </glyph>
            </glyphs>
            """,
            drawings: [
                "plate.svg": Lint.Example.svg(
                    #"<path id="plate" d="M1 1h22v22H1z"/><path id="mark" d="M9 9h6v6H9z"/>"#)
            ])
        #expect(found.contains("error contrast") != isPaired, "\(found)")
    }

    @Test func anotherNameOfASystemColourIsThatColour() async throws {
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
    @Test func anAllowThatIsNoLongerNeededIsReportedAtInfo() async throws {
        let manifest = #"<glyphs version="1"><glyph name="box" tint="systemYellow" allow="contrast"/></glyphs>"#
        #expect(try await found(manifest) == ["info system-contrast", "info unneeded-allow"])
        let example = Lint.Example(manifest)
        #expect(try await example.findings(LintRun(least: .warning)).isEmpty)
        #expect(try await found(manifest.replacing("allow=", with: "contrast=\"3\" allow=")) == [])
        #expect(try await found(manifest.replacing(" tint=\"systemYellow\"", with: "")) == ["warning unneeded-allow"])
    }

    /// The figure is in the report too, with what it is.
    @Test func aReportSaysWhatTheSystemPairs() async throws {
        let example = Lint.Example(#"<glyphs version="1"><glyph name="box" tint="systemYellow"/></glyphs>"#)
        let findings = try await example.findings(LintRun(rules: ["system-contrast"]))
        let text = JSONReport.text(findings)
        #expect(
            text.contains(#""pairedBySystem" : true"#) || text.contains(#""pairedBySystem": true"#),
            "\(text.prefix(900))")
        let worst = try #require(findings.first?.measures.first)
        #expect(findings[0].diagnostic.message.contains(ContrastRatio.text(worst.ratio)))
        #expect(text.contains("1.511") && findings[0].diagnostic.message.contains("1.51 : 1"), "\(text)")
    }
}
