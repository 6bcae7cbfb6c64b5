import SemanticColor
import Support
import Testing

@testable import GlyphAudit
@testable import GlyphKit

/// Human Interface Guidelines, Color.
@Suite(.takesTurns) struct ColorGuidelineTests {
    @Test("System colours are not written down as numbers, in a palette or in a drawing")
    func systemColoursAreNotWrittenDown() async throws {
        let found = try await Guideline(
            manifest: """
                <glyphs version="1">
                  <palette allow="incomplete-color custom-contrast">
                    <color name="alarm"><value srgb="#FF383C"/></color>
                  </palette>
                  <glyph name="box" tint="alarm"/>
                </glyphs>
                """
        ).findings()
        #expect(found == ["warning hard-coded-system-color"])
        let drawn = try await Guideline(
            manifest: #"<glyphs version="1"><glyph name="logo" rendering="original"/></glyphs>"#,
            drawings: ["logo.svg": Lint.Example.svg(##"<path fill="#0088FF" d="M2 2h20v20H2z"/>"##)]
        ).findings()
        #expect(drawn == ["warning hard-coded-system-color"])
    }

    @Test(
        "A semantic colour is used for its meaning only: no separator, fill or background as a glyph's colour",
        arguments: ["separator", "opaqueSeparator", "systemFill", "quaternarySystemFill", "systemBackground"])
    func semanticColoursKeepTheirMeaning(tint: String) async throws {
        let found = try await Guideline(
            manifest: "<glyphs version='1'><glyph name='box' tint='\(tint)'/></glyphs>"
        ).findings()
        #expect(found.contains("warning misused-color"))
        #expect(found.contains("error contrast"), "the system does not pair it so: \(found)")
    }

    @Test("Text and glyphs may take label colours and accents")
    func labelsAndAccentsAreForGlyphs() async throws {
        for tint in ["label", "secondaryLabel", "tertiaryLabel", "systemIndigo", "link"] {
            let found = try await Guideline(
                manifest: "<glyphs version='1'><glyph name='box' tint='\(tint)'/></glyphs>"
            ).findings()
            #expect(found.isSubset(of: ["info system-contrast"]), "\(tint): \(found)")
        }
    }

    @Test("A background of one's own is not needed where the system has it")
    func theSystemsBackgroundsArePreferred() async throws {
        let found = try await Guideline(
            manifest: """
                <glyphs version="1">
                  <palette allow="incomplete-color">
                    <color name="page"><value srgb="#FAFAFC"/><value style="dark" srgb="#222224"/></color>
                  </palette>
                  <glyph name="box" on="page"/>
                </glyphs>
                """
        ).findings()
        #expect(found == ["info custom-background"])
    }

    @Test("A custom colour has a light and a dark value, and one of each for increased contrast")
    func customColoursHaveAllVariants() async throws {
        let values = [
            "<value srgb='#14479E'/>", "<value style='dark' srgb='#8FB8FF'/>",
            "<value contrast='high' srgb='#0A2F73'/>",
            "<value style='dark' contrast='high' srgb='#BBD3FF'/>",
        ]
        for missing in 1...values.count {
            let kept = values.indices.filter { $0 != missing }.map { values[$0] }.joined()
            let found = try await Guideline(
                manifest: "<glyphs version='1'><palette><color name='brand'>\(kept)</color></palette></glyphs>"
            ).findings()
            #expect(
                found.contains("warning incomplete-color") == (missing < values.count), "without \(missing): \(found)")
        }
    }

    @Test("Colour is not the only thing that distinguishes parts", arguments: [("#A0522D", true), ("#F2C9A8", false)])
    func partsDifferByMoreThanHue(stop: String, isHueAlone: Bool) async throws {
        let found = try await Guideline(
            manifest: """
                <glyphs version="1">
                  <palette allow="incomplete-color">
                    <color name="stop"><value srgb="\(stop)"/></color><color name="go"><value srgb="#5A7A1E"/></color>
                  </palette>
                  <glyph name="bar" rendering="palette" tint="go" allow="contrast unneeded-allow">
                    <layer select="#foot" role="secondary" tint="stop"/>
                  </glyph>
                </glyphs>
                """
        ).findings()
        #expect(found.contains("warning hue-alone") == isHueAlone)
    }

    @Test("A wide colour keeps its width where a format has it, and has a fallback where a screen has not")
    func wideColoursHaveAFallback() async throws {
        let set = Guideline(
            manifest: """
                <glyphs version="1">
                  <palette allow="incomplete-color"><color name="flare"><value display-p3="0.8 0 0"/></color></palette>
                  <glyph name="box" tint="flare" allow="custom-contrast contrast vanishes-on-elevated unneeded-allow"/>
                  <export format="css-colors" path="css"/>
                  <export format="svg" path="svg"/>
                </glyphs>
                """)
        let files = try await set.files()
        let css = files["css/colors.css"] ?? ""
        let fallback = try #require(css.firstRange(of: "--flare: #"))
        let wide = try #require(css.firstRange(of: "--flare: color(display-p3 0.8 0 0)"))
        #expect(css.contains("@supports (color: color(display-p3") && fallback.lowerBound < wide.lowerBound)
        #expect(try await set.findings().contains("info gamut-reduced"), "the SVG has sRGB alone, which is reported")
    }
}
