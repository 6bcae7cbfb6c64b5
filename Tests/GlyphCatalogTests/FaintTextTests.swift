import GlyphModel
import Markup
import Testing

@testable import GlyphCatalog

/// A text below 4.5 : 1 is found, also where it has 3 : 1.
@Suite struct FaintTextTests {
    private static let rules: Set<String> = [
        "low-contrast-color", "missing-high-contrast-color", "missing-dark-color", "low-contrast-pair",
    ]

    @Test(
        arguments: [
            ("noteBodyFontPreviewColor", [ExampleColor.value("808080"), .value("999999", "dark")], "#767676 in light"),
            ("titleText", [.value("808080")], "#767676 in light and #848484 in dark"),
            ("titleText", [.value("8E8E8E")], "#767676 in light and #8E8E8E in dark"),
            ("errorText", [.value("333333"), .value("6B6B6B", "dark")], "#848484 in dark"),
            ("titleText", [.value("6B6B6B")], "#848484 in dark"),
        ] as [(String, [ExampleColor], String)])
    func `a text with 3 to 1 is reported as info, and its fix gives it 4_5 to 1`(
        name: String, colors: [ExampleColor], values: String
    ) async throws {
        let before = InMemoryCatalogs.color(name, colors)
        let found = await before.findings(Self.rules)
        #expect(found.map(\.id) == ["low-contrast-color"] && found.first?.severity == .info, "\(found)")
        #expect(found.first?.message.hasSuffix("; text needs 4.5 : 1") == true, "\(found)")
        #expect(found.first?.hint == "the nearest value of this hue with 4.5 : 1 is " + values, "\(found)")
        let after = try #require(before.applying(found.compactMap(\.fix)))
        let left = await after.findings(Self.rules)
        #expect(after.texts != before.texts && left.isEmpty, "\(left)")
    }

    @Test(arguments: ["titleIcon", "largeTitle", "accent", "tertiaryText"])
    func `a text of another kind keeps its finding about increased contrast`(name: String) async {
        #expect(
            await InMemoryCatalogs.color(name, [.value("808080")]).findings(Self.rules).map(\.id) == [
                "missing-high-contrast-color"
            ])
    }

    @Test func `a text with values for increased contrast, or a hair below, is right`() async {
        let high: [ExampleColor] = [
            .value("808080"), .value("999999", "dark"), .value("000000", "high"), .value("FFFFFF", "dark", "high"),
        ]
        #expect(await InMemoryCatalogs.color("titleText", high).findings(Self.rules).isEmpty)
        let hair = await InMemoryCatalogs.color("titleText", [.value("787878"), .value("999999", "dark")]).findings(
            Self.rules)
        #expect(!hair.map(\.id).contains("low-contrast-color"), "\(hair)")
    }

    @Test func `a text that is lost is a warning as before`() async {
        let found = await InMemoryCatalogs.color("titleText", [.value("999999"), .value("999999", "dark")]).findings(
            Self.rules)
        #expect(found.map(\.severity) == [.warning])
    }
}
