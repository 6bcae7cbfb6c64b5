import GlyphAudit
import GlyphModel
import Markup
import Testing

@testable import GlyphCatalog

/// Dark colours whose names do not say that they are for signs.
@Suite struct SceneryTests {
    /// The findings about color sets of one dark value, by their paths.
    private func findings(_ paths: String..., value: String = "14213D") async -> [AuditFinding] {
        let texts = paths.map {
            ("A.xcassets/\($0).colorset/Contents.json", CatalogLint.Example.colors(.value(value)))
        }
        let rules: Set<String> = ["missing-dark-color", "missing-high-contrast-color"]
        return await InMemoryCatalogs(texts: Dictionary(texts) { first, _ in first })
            .audit(["A.xcassets"], lints: CatalogLintRun(rules: rules)).findings
    }

    @Test(arguments: [
        "Swatches/Ink Blue", "Palette/Plum", "Themes/Ocean", "Flags/Navy", "Sky/Midnight", "paletteNavy", "Swatch 1",
    ])
    func `colours that are chosen by how they look are not judged`(path: String) async {
        #expect(await findings(path).isEmpty)
        // In a color set of another name they are.
        #expect(await findings("brand").count == 1)
    }

    @Test func `the ends of a gradient are not judged`() async {
        #expect(await findings("Ground Top", "Ground Bottom").isEmpty)
        #expect(await findings("cardStart", "cardEnd", "skyStart", "skyEnd", value: "1F5A3D").isEmpty)
        // One end alone, ends of different things, and texts.
        #expect(await findings("Ground Top").count == 1)
        #expect(await findings("Ground Top", "Roof Bottom").count == 2)
        #expect(await findings("labelTop", "labelBottom").count == 2)
    }

    @Test(arguments: ["Donut Brown", "Hair", "Sea", "Soil", "bookCover", "Team Navy", "Avatar/Roof"])
    func `a colour of anything is reported as info, and its fix is asked for`(path: String) async throws {
        let found = try #require(await findings(path).first)
        #expect(found.diagnostic.id == "missing-dark-color" && found.diagnostic.severity == .info)
        #expect(found.diagnostic.fix != nil && CatalogLintRun().fix(of: found) == nil)
        #expect(CatalogLintRun(rules: ["missing-dark-color"]).fix(of: found) != nil)
    }

    @Test(arguments: [
        "brand", "titleText", "iconTint", "AccentColor", "link", "primary", "success", "Palette/Text/primary",
        "Themes/icon", "Brand/Navy",
    ])
    func `a colour for signs is a warning with a fix`(path: String) async throws {
        let found = try #require(await findings(path).first)
        #expect(found.diagnostic.severity == .warning && CatalogLintRun().fix(of: found) != nil, "\(found.diagnostic)")
    }
}
