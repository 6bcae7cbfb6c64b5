import Foundation
import Support
import Testing

@Suite(.takesTurns) struct ColorsCommandTests {
    @Test func colorsPrintsEightValuesForEachName() async throws {
        let run = try await twinlight(try TemporaryFolder(), "colors")
        #expect(run.status == 0)
        let line = run.output.split(separator: "\n").first { $0.hasPrefix("systemRed ") }
        #expect(line?.split(separator: " ", omittingEmptySubsequences: true).count == 9)
    }

    @Test func colorsPrintsColoursAsJSON() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            <glyphs version="1"><palette generation="ios15">
              <color name="brand"><value srgb="#FF660080"/><value style="dark" display-p3="0 1 0"/></color>
              <color name="accent" same-as="systemRed"/>
            </palette></glyphs>
            """, to: "manifest.xml")
        let run = try await twinlight(folder, "colors", "manifest.xml", "--format", "json")
        #expect(run.status == 0)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(object["version"] as? Int == 1 && object["generation"] as? String == "ios15")
        let colors = try #require(object["colors"] as? [String: [String: Any]])
        let values = try #require(colors["brand"]?["values"] as? [String: [String: Any]])
        #expect(values.count == 8 && values["light-high"]?["hex"] as? String == "#FF6600")
        #expect(values["dark-elevated"]?["colorSpace"] as? String == "display-p3")
        #expect(values["dark"]?["components"] as? [Double] == [0, 1, 0])
        #expect(values["light"]?["alpha"] as? Double == 0.501961 && colors["brand"]?["system"] == nil)
        #expect(
            colors["accent"]?["sameAs"] as? String == "systemRed"
                && colors["accent"]?["system"] as? String == "systemRed")
        // The same each time, and on its own line: another program reads it.
        #expect(try await twinlight(folder, "colors", "manifest.xml", "--format", "json").output == run.output)
        #expect(try await twinlight(folder, "colors", "--format", "json").output.hasPrefix("{\n"))
    }

    /// Without a manifest there is no `import` to write lines on: the command has options for them.
    @Test func colorsShowsWhatToTypeForAResolverDocument() async throws {
        let folder = try TemporaryFolder()
        func gray(_ share: Double) -> String {
            #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [\#(share), 0, 0]}}}"#
        }
        try folder.write(
            """
            {"version": "2025.10", "modifiers": {
              "theme": {"contexts": {"light": [\(gray(0))], "dark": [\(gray(1))], "dark dimmed": [\(gray(0.2))]}},
              "brand": {"contexts": {"alpha": [], "beta": [\(gray(0.4))]}}},
             "resolutionOrder": [{"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/brand"}]}
            """, to: "t.resolver.json")
        let run = try await twinlight(folder, "colors", "t.resolver.json")
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.errors.contains(#"twinlight colors t.resolver.json --contexts "light=light dark=dark-dimmed""#))
        #expect(run.errors.contains(#"twinlight colors t.resolver.json --with "brand=alpha""#))
        let both = ["--contexts", "light=light dark=dark-dimmed", "--with", "brand=alpha"]
        let fixed = try await Executable.run(["colors", "t.resolver.json"] + both, in: folder.path)
        #expect(fixed.status == 0 && fixed.output.contains("a     #000000  #330000"), "\(fixed.errors) \(fixed.output)")
        let wrong = try await twinlight(folder, "colors", "t.resolver.json", "--with", "brand")
        #expect(wrong.status == 2 && wrong.errors.contains("'brand' is not a value of '--with'"))
        #expect(try await twinlight(folder, "colors", "--with", "a=b").status == 2)
    }

    @Test func colorsReadsATokensFileOrACatalogByItself() async throws {
        let folder = try TemporaryFolder()
        let value = #"{"colorSpace": "srgb", "components": [1, 0.4, 0], "alpha": 0.5}"#
        try folder.write(#"{"a b": {"$type": "color", "$value": \#(value)}}"#, to: "in/t.tokens")
        let run = try await twinlight(folder, "colors", "in/t.tokens", "-v")
        #expect(run.status == 0 && run.output.contains("a-b   #FF6600 50%"), "\(run.output) \(run.errors)")
        #expect(run.errors.isEmpty)

        try folder.write(#"{"a": {"$type": "color", "$value": "{nothing}"}}"#, to: "in/wrong.json")
        let wrong = try await twinlight(folder, "colors", "in/wrong.json")
        #expect(wrong.status == 2 && wrong.output.isEmpty)
        #expect(wrong.errors == "in/wrong.json:1:36: error: there is no token {nothing} [token-reference]\n")

        let color =
            #"{"color-space": "srgb", "components": {"red": "0xFF", "green": "102", "blue": "0.0", "alpha": "1.0"}}"#
        try folder.write(
            #"{"colors": [{"idiom": "universal", "color": \#(color)}]}"#, to: "C.xcassets/Sun.colorset/Contents.json")
        #expect(try await twinlight(folder, "colors", "C.xcassets").output.contains("Sun   #FF6600"))
        #expect(try await twinlight(folder, "colors", "C.xcassets/").output.contains("Sun   #FF6600"))
        for missing in ["none.json", "None.xcassets", "in/t.tokens.json"] {
            #expect(try await twinlight(folder, "colors", missing).status == 3, "\(missing)")
        }
    }
}
