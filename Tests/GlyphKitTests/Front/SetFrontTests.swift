import GlyphKit
import Markup
import PathGeometry
import SemanticColor
import Testing

private let heart = SourceFile(
    path: "heart.svg",
    text: """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2">\
        <path d="M12 20 4 12a5 5 0 0 1 8-6 5 5 0 0 1 8 6z"/></svg>
        """)

private func hearts(_ tint: ColorRole, name: String = "heart", groups: [GroupName] = []) throws -> Asset {
    let glyph = try Glyph(heart)
    return Asset(
        name, light: try glyph.outlined().tinted(tint), dark: try glyph.filled().tinted(tint), groups: groups)
}

/// The use of the library by a program with a set of assets.
@Suite struct SetFrontTests {
    @Test func aSetOfDrawingsIsACatalog() throws {
        let set = GlyphSet([try hearts("systemRed", groups: [GroupName("Status")])], palette: .system(.ios26))
        let files = try set.files(as: .assetCatalog)
        #expect(files.map(\.path).contains("Status/heart.imageset/heart-dark.svg"))
        let light = try #require(files.first { $0.path.hasSuffix("heart-light.svg") })
        let svg = try hearts("systemRed").light.svg(palette: .system(.ios26))
        #expect(String(decoding: light.bytes, as: UTF8.self) == svg)
    }

    /// None of them needs a place in a manifest.
    @Test(arguments: AssetFormat.all) func everyFormatTakesASetThatAProgramMade(format: AssetFormat) throws {
        let engine = RasterEngine.echo
        let set = GlyphSet([try hearts("systemRed")], palette: .system(.ios26))
        #expect(!(try set.files(as: format, rasterEngine: engine)).isEmpty)
        #expect(set.losses(as: format).diagnostics.allSatisfy { $0.location == nil })
    }

    @Test func `an appearance without a drawing uses the drawing that it falls back to`() throws {
        let outline = try Glyph(heart).outlined().tinted("systemRed")
        let solid = try Glyph(heart).filled().tinted("systemRed")
        let asset = Asset("heart", light: outline, darkHigh: solid)
        #expect(asset.drawing(in: .dark) == outline && asset.drawing(in: .lightHigh) == outline)
        #expect(asset.drawing(in: .darkHigh) == solid)
        let files = try GlyphSet([asset], palette: .system(.ios26)).files(as: .svg)
        let names = ["heart.light.svg", "heart.dark.svg", "heart.light-high.svg", "heart.dark-high.svg"]
        #expect(files.map(\.path) == names, "where one differs with increased contrast, both are written")
    }

    @Test func `the losses of a format list what it cannot hold`() throws {
        var color = DynamicColor(Color(bytes: 20, 20, 20))
        var elevated = Appearance.dark
        elevated.level = .elevated
        color.state(Color(bytes: 240, 240, 240), for: .dark)
        color.state(Color(bytes: 250, 250, 250), for: elevated)
        var palette = Palette.system(.ios26)
        palette.define("brand", as: color)
        let set = GlyphSet([try hearts("brand")], palette: palette)
        #expect(set.losses(as: .assetCatalog).diagnostics.map(\.id) == ["elevated-not-carried"])
        #expect(set.losses(as: .swift).diagnostics.isEmpty)
    }

    @Test func anOptionThatAFormatLacksIsAnError() throws {
        let set = GlyphSet([try hearts("systemRed")], palette: .system(.ios26))
        for (options, id) in [(["intend": "template"], "unknown-attribute"), (["intent": "templete"], "wrong-value")] {
            let faults = #expect(throws: Findings.self) { try set.files(as: .assetCatalog, options: options) }
            #expect(faults?.diagnostics.map(\.id) == [id] && faults?.diagnostics.first?.hint != nil)
        }
        let files = try set.files(as: .assetCatalog, options: ["intent": "template"])
        let contents = try #require(files.first { $0.path == "heart.imageset/Contents.json" })
        #expect(String(decoding: contents.bytes, as: UTF8.self).contains("template"))
    }

    @Test func `a color that the palette does not define prevents all files`() throws {
        let set = GlyphSet([try hearts("brand")], palette: .system(.ios26))
        let faults = #expect(throws: Findings.self) { try set.files(as: .svg) }
        #expect(faults?.diagnostics.first?.id == "unknown-color")
    }

    @Test func anAuditMeasuresEachBackground() throws {
        var palette = Palette.system(.ios26)
        palette.define("pale", as: DynamicColor(Color(bytes: 240, 240, 230)))
        let set = GlyphSet([try hearts("pale")], palette: palette)
        let found = set.audit(on: [.systemBackground, .material(.thin)], by: LintRun(rules: ["contrast"]))
        let finding = try #require(found.first)
        #expect(finding.glyph == "heart" && finding.color == "pale" && finding.diagnostic.location == nil)
        #expect(Set(finding.measures.map(\.setting.background)) == ["systemBackground", "material.thin"])
        #expect(set.audit(on: [.color("label")], by: LintRun(rules: ["contrast"])) != found)
        let sound = GlyphSet([try hearts("label")], palette: palette)
        #expect(sound.audit(by: LintRun(rules: ["contrast"])).isEmpty)
    }

    @Test func backgroundsHaveTheNamesOfManifests() {
        #expect(Background("material.thin") == .material(.thin) && Background.material(.thin).name == "material.thin")
        #expect(Background.systemBackground.name == "systemBackground" && Background("brand") == .color("brand"))
        let palette = Palette.system(.ios26)
        let named: [Background] = [
            .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
            .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
        ]
        #expect(named.allSatisfy { palette[ColorRole(rawValue: $0.name)] != nil })
    }
}
