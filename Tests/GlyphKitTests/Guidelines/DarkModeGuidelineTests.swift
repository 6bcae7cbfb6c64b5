import SemanticColor
import Support
import Testing

@testable import GlyphAudit
@testable import GlyphKit

/// Human Interface Guidelines, Dark Mode.
@Suite(.takesTurns) struct DarkModeGuidelineTests {
    @Test("A symbol may be hollow in light and filled in dark; one name, two forms")
    func hollowInLightFilledInDark() async throws {
        let (_, build) = try await Guideline(
            manifest: #"<glyphs version="1"><glyph name="box" dark="fill"/></glyphs>"#
        ).build()
        let pictures = build.set.assets[0].pictures
        #expect(build.set.assets.map(\.name) == ["box"])
        #expect(pictures.map(\.appearance) == [.light, .dark] && pictures.map(\.form) == [.outline, .fill])
        func covered(_ picture: GlyphAsset.Rendition) -> Int {
            SampleGrid(picture.drawing.layers.map(\.path), in: picture.drawing.viewBox).count
        }
        #expect(covered(pictures[1]) > 2 * covered(pictures[0]))
    }

    @Test("Where one drawing looks good in both appearances one asset will do; where it does not, two share a name")
    func oneAssetOrTwoUnderOneName() async throws {
        let svg = ##"<circle cx="12" cy="12" r="10" fill="#3D7EDB"/>"##
        let files = try await Guideline(
            manifest: """
                <glyphs version="1" rendering="original">
                  <glyph name="both"/>
                  <glyph name="day" dark-source="night.svg"/>
                  <export format="svg" path="svg"/>
                  <export format="asset-catalog"/>
                </glyphs>
                """,
            drawings: [
                "both.svg": Lint.Example.svg(svg), "day.svg": Lint.Example.svg(svg),
                "night.svg": Lint.Example.svg(##"<circle cx="12" cy="12" r="10" fill="#F5E9C8"/>"##),
            ]
        ).files()
        let names = files.keys.filter { $0.hasPrefix("svg/") }.sorted()
        #expect(names == ["svg/both.svg", "svg/day.dark.svg", "svg/day.light.svg"])
        let sets = Set(files.keys.filter { $0.contains(".imageset/") }.map { $0.split(separator: "/").dropLast().last })
        #expect(sets == ["both.imageset", "day.imageset"])
        let contents = files.first { $0.key.hasSuffix("day.imageset/Contents.json") }?.value ?? ""
        #expect(contents.contains("luminosity") && contents.contains("\"dark\""))
    }

    @Test(
        "White areas and backgrounds are softened, so that they do not glow in dark", arguments: ["#FFFFFF", "#D0D0D4"])
    func whiteIsSoftenedInDark(white: String) async throws {
        let plate = "<path fill=\"\(white)\" d=\"M2 2h20v20H2z\"/><path fill=\"#2D6CDF\" d=\"M6 10h12v4H6z\"/>"
        let picture = try await Guideline(
            manifest:
                #"<glyphs version="1"><glyph name="plate" rendering="original" allow="one-picture-for-both unneeded-allow"/></glyphs>"#,
            drawings: ["plate.svg": Lint.Example.svg(plate)]
        ).findings()
        #expect(picture.contains("warning bright-in-dark") == (white == "#FFFFFF"))
        let ground = try await Guideline(
            manifest: """
                <glyphs version="1">
                  <palette allow="incomplete-color">
                    <color name="paper"><value srgb="#FFFFFF"/><value style="dark" srgb="\(white)"/></color>
                  </palette>
                  <glyph name="box" on="paper" allow="contrast unneeded-allow"/>
                </glyphs>
                """
        ).findings()
        #expect(ground.contains("warning bright-in-dark") == (white == "#FFFFFF"))
    }

    @Test("Sheets and popovers have elevated backgrounds in dark: base and elevated are both looked at")
    func baseAndElevatedAreBothChecked() async throws {
        let set = Guideline(
            manifest: """
                <glyphs version="1">
                  <palette allow="incomplete-color">
                    <color name="slate"><value srgb="#4A5568"/><value style="dark" srgb="#5F6368"/></color>
                  </palette>
                  <glyph name="box" tint="slate"/>
                </glyphs>
                """)
        let dark = try await set.measures().filter { $0.setting.appearance.style == .dark }
        #expect(Set(dark.map(\.setting.appearance.level)) == [.base, .elevated])
        #expect(Set(dark.map(\.ground.hex)) == ["#000000", "#1C1C1E", "#242426"])
        #expect(try await set.findings().contains("error vanishes-on-elevated"))
    }

    @Test("Custom colours strive for 7 : 1, above all where they are small", arguments: ["16", "24"])
    func sevenToOneAboveAllWhereSmall(size: String) async throws {
        func found(_ value: String) async throws -> Set<String> {
            try await Guideline(
                manifest: """
                    <glyphs version="1" size="\(size)">
                      <palette allow="incomplete-color">
                        <color name="own"><value srgb="\(value)"/><value style="dark" srgb="#E0E0E0"/></color>
                      </palette>
                      <glyph name="box" tint="own"/>
                    </glyphs>
                    """
            ).findings()
        }
        #expect(try await found("#595959") == [])
        #expect(try await found("#5A5A5A") == [size == "16" ? "warning custom-contrast" : "info custom-contrast"])
    }
}
