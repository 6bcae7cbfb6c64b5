import Foundation
import GlyphKit
import Markup
import SemanticColor
import Support
import Testing

private let four: [Appearance] = [.light, .dark, .lightHigh, .darkHigh]

private func catalog(
    _ variants: [Variant], options: [String: String] = [:]
) throws -> CatalogGrammar {
    let folder = try TemporaryFolder()
    for file in try GlyphSets.files(.assetCatalog, variants, options: options) {
        try folder.write(GlyphSets.text(file), to: "A.xcassets/" + file.path)
    }
    return CatalogGrammar(folder.url("A.xcassets"))
}

private func variant(
    _ name: String, _ role: ColorRole, _ appearances: [Appearance], groups: [GroupName] = []
) -> Variant {
    let drawing = GlyphSets.drawing([(GlyphSets.square(4), role)])
    return GlyphSets.variant(name, groups: groups, appearances.map { ($0, drawing) })
}

@Test func aPairIsAnEntryForAnyAndOneForDark() throws {
    let catalog = try catalog([variant("heart", "red", [.light, .dark])])
    #expect(catalog.faults == [])
    #expect(
        catalog.imagesets["heart"]
            == .init(
                selectors: ["", "luminosity=dark"], files: ["heart-light.svg", "heart-dark.svg"],
                intent: "original", preservesVector: true))
}

@Test func aGlyphThatIsTheSameInBothHasOneFileAndOneEntry() throws {
    let catalog = try catalog([variant("heart", "gray", four)])
    #expect(catalog.faults == [])
    #expect(catalog.imagesets["heart"]?.files == ["heart.svg"])
}

@Test func highContrastThatDiffersHasAllFourEntries() throws {
    let catalog = try catalog([variant("heart", "strong", four)])
    #expect(catalog.faults == [])
    #expect(
        catalog.imagesets["heart"]?.selectors
            == ["", "luminosity=dark", "contrast=high", "contrast=high luminosity=dark"])
}

@Test func groupsAreFoldersAndNamespacesPrefixNames() throws {
    let catalog = try catalog([
        variant("a", "gray", [.light], groups: [GroupName("Plain")]),
        variant("a", "gray", [.light], groups: [GroupName("Nav", isNamespace: true), GroupName("Deep", isNamespace: true)]),
    ])
    #expect(catalog.faults == [])
    #expect(catalog.imagesets.keys.sorted() == ["Nav/Deep/a", "a"])
}

@Test func onlyColoursInUseHaveColorSets() throws {
    let catalog = try catalog([variant("a", "red", [.light]), variant("b", "strong", [.light])])
    #expect(catalog.faults == [])
    #expect(catalog.colorsets == ["red": 2, "strong": 4])
}

@Test func aWideColourKeepsItsComponentsInItsColorSet() throws {
    let files = try GlyphSets.files(.assetCatalog, [variant("a", "wide", [.light, .dark])])
    let colorset = GlyphSets.text(files.first { $0.path == "wide.colorset/Contents.json" })
    #expect(
        colorset == """
            {
              "colors" : [
                {
                  "color" : {
                    "color-space" : "display-p3",
                    "components" : {
                      "alpha" : "1.000",
                      "blue" : "0.000",
                      "green" : "0.000",
                      "red" : "1.000"
                    }
                  },
                  "idiom" : "universal"
                },
                {
                  "appearances" : [
                    {
                      "appearance" : "luminosity",
                      "value" : "dark"
                    }
                  ],
                  "color" : {
                    "color-space" : "srgb",
                    "components" : {
                      "alpha" : "1.000",
                      "blue" : "0.000",
                      "green" : "0.000",
                      "red" : "0.000"
                    }
                  },
                  "idiom" : "universal"
                }
              ],
              "info" : {
                "author" : "xcode",
                "version" : 1
              }
            }

            """)
}

@Test func aFolderThatIsNoCatalogIsAnError() {
    let export = Export(format: "asset-catalog", path: "Symbols", location: GlyphSets.place)
    #expect(throws: Findings.self) {
        try AssetFormat.assetCatalog.files(GlyphSet(variants: [], palette: Palette()), export)
    }
}

@Test func whatAFormatCannotCarryIsTold() throws {
    var palette = Palette()
    var lifted = DynamicColor(.black)
    lifted.state(.white, for: Appearance(style: .dark, level: .elevated))
    palette.define("lifted", as: lifted)
    palette.define("wide", as: DynamicColor(Color(space: .displayP3, red: 1, green: 0, blue: 0)))
    palette.define("unused", as: lifted)
    let drawing = GlyphSets.drawing([(GlyphSets.square(4), "lifted"), (GlyphSets.square(8), "wide")])
    let set = GlyphSet(variants: [GlyphSets.variant("a", [(.light, drawing)])], palette: palette)
    let export = Export(format: "asset-catalog", location: GlyphSets.place)
    let losses = AssetFormat.assetCatalog.losses(set, export)
    #expect(losses.map(\.id) == ["elevated-not-carried", "gamut-reduced"])
    #expect(losses.first?.message.contains("'lifted'") == true)
    #expect(losses.first?.message.contains("unused") == false)
}
