import GlyphKit
import Markup
import Support
import Testing

/// A fault in the name of a colour is reported where the colour is defined, and not at the export.
@Suite struct ColorNameFaultTests {
    private static let drawing =
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='M2 2h20v20H2z'/></svg>"

    /// The findings in a manifest whose colours are in the lines from the third on: `3:1 error …`.
    private func faults(
        _ colors: [String], _ export: String, tints: [String] = [], files: [String: String] = [:]
    ) async throws -> [Diagnostic] {
        let glyphs = tints.enumerated().map { "<glyph name='g\($0)' source='a.svg' tint='\($1)'/>" }
        let text = """
            <glyphs version="1">
            <palette>
            \(colors.joined(separator: "\n"))
            </palette>
            \(glyphs.joined())
            <glyph name="box" source="a.svg"/>
            <export format="\(export)"/>
            </glyphs>
            """
        let manifest = try Manifest.read(
            SourceFile(path: "m.xml", text: text), in: .files(["a.svg"], texts: files)
        ).manifest
        let build = await manifest.build(
            from: GlyphSource { SourceFile(path: $0, text: files[$0] ?? Self.drawing) })
        return build.findings.diagnostics.filter { $0.severity > .info }
    }

    private func color(_ name: String, _ values: String = "<value srgb='#123456'/>") -> String {
        "<color name='\(name)'>\(values)</color>"
    }

    @Test(arguments: [
        ("swift", "the colours 'brand.blue' and 'brandBlue' are both the Swift case 'brandBlue'"),
        ("css-colors", "the colours 'brand.blue' and 'brandBlue' are both the custom property '--brand-blue'"),
        ("web", "the colours 'brand.blue' and 'brandBlue' are both the custom property '--glyph-brand-blue'"),
        ("android", "the colours 'brand.blue' and 'brandBlue' are both the Android resource 'glyph_brand_blue'"),
        ("android-colors", "the colours 'brand.blue' and 'brandBlue' are both the Android resource 'glyph_brand_blue'"),
        ("compose", "the colours 'brand.blue' and 'brandBlue' are both the Kotlin property 'brandBlue'"),
    ]) func `two colour names that clash in a format are reported at the second colour`(format: String, message: String)
        async throws
    {
        let found = try await faults([color("brand.blue"), color("other"), color("brandBlue")], format)
        #expect(found.map(\.id) == ["identifier-clash"])
        let fault = try #require(found.first)
        #expect(fault.message == message && fault.location.map { "\($0)" } == "m.xml:5:1")
        #expect(fault.notes == ["'brand.blue' is at m.xml:3:1"])
    }

    /// The system's colour has no place; the manifest's own can be renamed.
    @Test func `a clash with a system colour is reported at the custom colour`() async throws {
        let found = try await faults([color("system-red")], "css-colors", tints: ["systemRed"])
        #expect(found.map(\.id) == ["identifier-clash"])
        #expect(found.first?.location.map { "\($0)" } == "m.xml:3:1" && found.first?.notes == [])
    }

    @Test func `a clash with the high-contrast name of a colour names this variant`() async throws {
        let high = "<value srgb='#123456'/><value contrast='high' srgb='#000000'/>"
        let found = try await faults([color("x", high), color("x.high")], "android-colors")
        #expect(
            found.map(\.message) == [
                "the colours 'x' with increased contrast and 'x.high' are both the Android resource 'glyph_x_high'"
            ])
        #expect(found.first?.location.map { "\($0)" } == "m.xml:4:1")
    }

    @Test func `a name that a format cannot write is reported at its colour`() async throws {
        let resource = try await faults([color("fine"), color("größe")], "android-colors")
        #expect(resource.map(\.id) == ["resource-name"])
        #expect(resource.first?.location.map { "\($0)" } == "m.xml:4:1")
        let token = try await faults([color("fine"), color("a..b")], "tokens")
        #expect(token.map(\.id) == ["token-name"] && token.first?.location.map { "\($0)" } == "m.xml:4:1")
    }

    /// They would be written twice, and the pictures of a page would be hidden or have no colour.
    @Test(arguments: [
        ("web", "dark", "custom property '--glyph-dark'"),
        ("web", "light.high", "custom property '--glyph-light-high'"),
        ("web", "rtl", "custom property '--glyph-rtl'"), ("compose", "isDark", "Kotlin property 'isDark'"),
    ]) func `a name that the format reserves is reported at its colour`(format: String, name: String, code: String)
        async throws
    {
        let found = try await faults([color("fine"), color(name)], format)
        #expect(found.map(\.id) == ["identifier-clash"] && found.first?.location.map { "\($0)" } == "m.xml:4:1")
        #expect(
            found.first?.message
                == "the colour '\(name)' would be the \(code), which means something else in the same file")
    }

    @Test(arguments: ["swift", "css-colors", "compose"]) func `a colour name without a letter or digit is reported`(
        format: String
    )
        async throws
    {
        let found = try await faults([color("fine"), color("_")], format)
        #expect(found.map(\.id) == ["color-name"] && found.first?.location.map { "\($0)" } == "m.xml:4:1", "\(found)")
    }

    @Test func `a clash of Xcode symbols is reported at the second colour`() async throws {
        let found = try await faults(
            [color("sky"), color("skyColor")], "asset-catalog", tints: ["sky", "skyColor"]
        ).filter { $0.message.hasPrefix("the colours") }
        #expect(found.map(\.id) == ["identifier-clash"])
        #expect(found.first?.location.map { "\($0)" } == "m.xml:4:1")
        #expect(found.first?.notes == ["'sky' is at m.xml:3:1"])
        let system = try await faults([color("fine"), color("Label")], "asset-catalog", tints: ["Label"])
        #expect(system.first?.location.map { "\($0)" } == "m.xml:4:1")
    }

    @Test func colorSetsThatDifferInCaseAreAtTheSecondColour() async throws {
        let found = try await faults([color("sky"), color("Sky")], "asset-catalog", tints: ["sky", "Sky"])
            .filter { $0.id == "output-clash" }
        #expect(found.count == 1 && found.first?.location.map { "\($0)" } == "m.xml:4:1", "\(found)")
        #expect(found.first?.notes == ["'Symbols.xcassets/sky.colorset/Contents.json' belongs to m.xml:3:1"])
    }

    @Test func anImportedColourIsWhereItsFileHasIt() async throws {
        let tokens = """
            {
              "brand": {
                "$type": "color",
                "blue": { "$value": "#123456" }
              },
              "brandBlue": { "$type": "color", "$value": "#123456" }
            }
            """
        let files = ["t.tokens.json": tokens]
        let both = try await faults(["<import tokens='t.tokens.json'/>"], "swift", files: files)
        #expect(both.map(\.id) == ["identifier-clash"])
        #expect(both.first?.location?.path == "t.tokens.json" && both.first?.location?.line == 6)
        #expect(both.first?.notes.first?.contains("t.tokens.json:4:") == true)
    }
}
