import GlyphModel
import Markup
import Testing

@testable import GlyphCatalog

/// What is judged more strictly, since the name leaves no doubt.
@Suite struct FaintColorsTests {
    private func isCertain(_ path: String) -> Bool {
        let parts = path.split(separator: "/").map(String.init)
        let groups = parts.dropLast().map { GroupName($0) }
        return ColorPurpose(name: parts.last ?? "", groups: groups).isCertain(name: parts.last ?? "", groups: groups)
    }

    @Test(arguments: [
        "titleText", "Label/tertiary", "textSecondary", "Icons/home icon", "labelFaint", "iconGhost",
        "Colors/Label/primary",
    ])
    func `a text is certain`(name: String) { #expect(isCertain(name)) }

    @Test(arguments: [
        "accent", "iconTint", "Text/warning", "tintSplash", "textBackground", "brand", "Label/primary.reverse",
        "Accents/primary",
    ])
    func `another name is not`(name: String) { #expect(!isCertain(name)) }

    private func findings(_ name: String, _ colors: ExampleColor...) async -> [String] {
        let catalogs = InMemoryCatalogs(
            texts: ["A.xcassets/\(name).colorset/Contents.json": CatalogLint.Example.colors(colors)])
        let rules: Set<String> = ["missing-dark-color", "low-contrast-color", "system-color-by-value"]
        return await catalogs.audit(["A.xcassets"], lints: CatalogLintRun(rules: rules)).findings.map(\.diagnostic.id)
    }

    @Test func `a faint text that disappears in dark is found`() async {
        #expect(await findings("hintLabel", .value("29333D", alpha: "0.300")) == ["missing-dark-color"])
        #expect(await findings("hint", .value("29333D", alpha: "0.300")) == [])
        // As faint in both.
        #expect(await findings("hintLabel", .value("B0BCC8"), .value("4A5058", "dark")) == [])
        #expect(await findings("hintLabel", .value("B0BCC8"), .value("2A3036", "dark")) == ["low-contrast-color"])
    }

    @Test(arguments: [
        ([ExampleColor.value("B0BCC8"), .value("2A3036", "dark")], "Label/tertiary", "; in light it reaches 1.93 : 1"),
        ([.value("14479E"), .value("1B3B73", "dark")], "titleText", "; text needs 4.5 : 1"),
        ([.value("14479E"), .value("1B3B73", "dark")], "Icons/action", "; symbols need 3 : 1"),
    ])
    func `the message says what the colour lacks`(colors: [ExampleColor], name: String, end: String) async throws {
        let catalogs = InMemoryCatalogs(
            texts: ["A.xcassets/\(name).colorset/Contents.json": CatalogLint.Example.colors(colors)])
        let found = await catalogs.audit(["A.xcassets"], lints: CatalogLintRun(rules: ["low-contrast-color"])).findings
        #expect(found.count == 1)
        let message = try #require(found.first?.diagnostic.message)
        #expect(message.contains(" in dark, which reaches ") && message.hasSuffix(end), "\(message)")
    }

    @Test func `a translucent gray is a copy if its alpha is the alpha of a label or a fill`() async {
        for (hex, alpha) in [("3C3C43", "0.600"), ("3C3C43", "0.180"), ("787880", "0.200"), ("3C3C43", "0.290")] {
            #expect(await findings("mine", .value(hex, alpha: alpha)) == ["system-color-by-value"])
        }
        #expect(await findings("mine", .value("3C3C43", alpha: "0.500")) == [])
        #expect(await findings("mine", .value("3C3C44", alpha: "0.600")) == [])
        #expect(await findings("mine", .value("000000", alpha: "0.300")) == [])
    }
}
