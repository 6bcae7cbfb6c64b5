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

    @Test("Full-colour pictures have to look good in both appearances", arguments: [true, false])
    func fullColourPicturesAreCheckedInBoth(hasDark: Bool) async throws {
        let found = try await Guideline(
            manifest: """
                <glyphs version="1">
                  <glyph name="night" rendering="original" \(hasDark ? "dark-source='sky.svg'" : "")/>
                </glyphs>
                """,
            drawings: [
                "night.svg": Lint.Example.svg(##"<circle cx="12" cy="12" r="10" fill="#101828"/>"##),
                "sky.svg": Lint.Example.svg(##"<circle cx="12" cy="12" r="10" fill="#3D7EDB"/>"##),
            ]
        ).findings()
        #expect(found == (hasDark ? [] : ["warning one-picture-for-both"]))
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

    @Test("Light and dark are tried with Increase Contrast and Reduce Transparency, each alone and both")
    func everyCombinationOfTheTwoSettingsIsTried() async throws {
        let settings = try await Guideline(
            manifest: #"<glyphs version="1"><glyph name="box" vibrancy="label" on="material.regular"/></glyphs>"#
        ).measures().map(\.setting)
        var combinations: Set<[String]> = []
        for setting in settings where setting.appearance.level == .base {
            combinations.insert([
                setting.appearance.style.rawValue, setting.appearance.contrast.rawValue,
                setting.reducesTransparency ? "opaque" : "translucent",
            ])
        }
        let expected = ["light", "dark"].flatMap { style in
            ["normal", "high"].flatMap { contrast in ["opaque", "translucent"].map { [style, contrast, $0] } }
        }
        #expect(combinations == Set(expected) && combinations.count == 8)
    }

    @Test("Contrast is 4.5 : 1 where it is asked for, and never below 3 : 1 for colours of one's own")
    func aLeastContrastIsHeld() async throws {
        func found(_ value: String, _ attribute: String) async throws -> Bool {
            try await Guideline(
                manifest: """
                    <glyphs version="1">
                      <palette allow="incomplete-color">
                        <color name="own"><value srgb="\(value)"/><value style="dark" srgb="#E0E0E0"/></color>
                      </palette>
                      <glyph name="box" tint="own" \(attribute)/>
                    </glyphs>
                    """
            ).findings().contains("error contrast")
        }
        // Either side of 4.5, and of 3.
        #expect(try await !found("#767676", "contrast='4.5'"))
        #expect(try await found("#777777", "contrast='4.5'"))
        #expect(try await !found("#949494", ""))
        #expect(try await found("#959595", ""))
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
