import Foundation
import GlyphFormats
import GlyphModel
import Markup
import SemanticColor
import SetSupport
import Support
import Testing

private let four: [Appearance] = [.light, .dark, .lightHigh, .darkHigh]

private func catalog(
    _ assets: [GlyphAsset], options: [String: String] = [:]
) throws -> CatalogGrammar {
    let folder = try TemporaryFolder()
    for file in try GlyphSets.files(.assetCatalog, assets, options: options) {
        try folder.write(GlyphSets.text(file), to: "A.xcassets/" + file.path)
    }
    return CatalogGrammar(folder.url("A.xcassets"))
}

private func asset(
    _ name: String, _ role: ColorRole, _ appearances: [Appearance], groups: [GroupName] = []
) -> GlyphAsset {
    let drawing = GlyphSets.drawing([(GlyphSets.square(4), role)])
    return GlyphSets.asset(name, groups: groups, appearances.map { ($0, drawing) })
}

@Test func `a pair of pictures has one entry for any appearance and one for dark`() throws {
    let catalog = try catalog([asset("heart", "red", [.light, .dark])])
    #expect(catalog.faults == [])
    #expect(
        catalog.imagesets["heart"]
            == .init(
                selectors: ["", "luminosity=dark"], files: ["heart-light.svg", "heart-dark.svg"],
                intent: "original", preservesVector: true))
}

@Test func aGlyphThatIsTheSameInBothHasOneFileAndOneEntry() throws {
    let catalog = try catalog([asset("heart", "gray", four)])
    #expect(catalog.faults == [])
    #expect(catalog.imagesets["heart"]?.files == ["heart.svg"])
}

@Test func highContrastThatDiffersHasAllFourEntries() throws {
    let catalog = try catalog([asset("heart", "strong", four)])
    #expect(catalog.faults == [])
    #expect(
        catalog.imagesets["heart"]?.selectors
            == ["", "luminosity=dark", "contrast=high", "contrast=high luminosity=dark"])
}

@Test func groupsAreFoldersAndNamespacesPrefixNames() throws {
    let catalog = try catalog([
        asset("a", "gray", [.light], groups: [GroupName("Plain")]),
        asset(
            "a", "gray", [.light], groups: [GroupName("Nav", isNamespace: true), GroupName("Deep", isNamespace: true)]),
    ])
    #expect(catalog.faults == [])
    #expect(catalog.imagesets.keys.sorted() == ["Nav/Deep/a", "a"])
}

@Test func onlyColoursInUseHaveColorSets() throws {
    let catalog = try catalog([asset("a", "red", [.light]), asset("b", "strong", [.light])])
    #expect(catalog.faults == [])
    #expect(catalog.colorsets == ["red": 2, "strong": 4])
}

private func systemSet() -> GlyphSet {
    var palette = Palette.system(.ios26)
    let targets: [(ColorRole, ColorRole)] = [
        ("accent", "systemIndigo"), ("alert", "accent"), ("text", "label"), ("paper", "systemBackground"),
        ("tint", "tintColor"), ("ink", "black"),
    ]
    for (role, target) in targets { palette.define(role, as: palette[target] ?? DynamicColor(.black), sameAs: target) }
    palette.define("brand", as: palette["systemRed"] ?? DynamicColor(.black))
    let roles: [ColorRole] = targets.map(\.0) + ["brand", "label", "systemRed"]
    let drawing = GlyphSets.drawing(roles.map { (GlyphSets.square(4), $0) })
    return GlyphSet(assets: [GlyphSets.asset("a", [(.light, drawing)])], palette: palette)
}

private func systemCatalog(_ options: [String: String]) throws -> (catalog: CatalogGrammar, losses: [Diagnostic]) {
    let folder = try TemporaryFolder()
    let export = Export(format: "asset-catalog", options: options, location: GlyphSets.place)
    for file in try AssetFormat.assetCatalog.files(systemSet(), export) {
        try folder.write(GlyphSets.text(file), to: "A.xcassets/" + file.path)
    }
    let losses = AssetFormat.assetCatalog.losses(systemSet(), export).filter { $0.id == "reference-not-carried" }
    return (CatalogGrammar(folder.url("A.xcassets")), losses)
}

/// Xcode warns of each color set with a system colour's name; values of the system's own change with its releases.
@Test func `system colours are written as references where the platform allows it`() throws {
    let (catalog, losses) = try systemCatalog([:])
    #expect(catalog.faults == [])
    #expect(catalog.colorsets.keys.sorted() == ["accent", "alert", "brand", "ink", "paper", "text", "tint"])
    #expect(
        catalog.references == [
            "accent": "universal systemIndigoColor", "alert": "universal systemIndigoColor",
            "text": "universal labelColor",
            "tint": "universal systemBlueColor",
        ])
    #expect(losses.count == 1 && losses.first?.message.contains("the set of 'paper' has fixed values of ios26") == true)
    #expect(losses.first?.hint == "platform=\"ios\" refers to it")
}

@Test func anExportSaysOnWhichPlatformReferencesHold() throws {
    let ios = try systemCatalog(["platform": "ios"])
    #expect(ios.catalog.faults == [] && ios.losses.isEmpty)
    #expect(ios.catalog.references["paper"] == "ios systemBackgroundColor" && ios.catalog.references.count == 5)
    let osx = try systemCatalog(["platform": "osx"])
    #expect(osx.catalog.references["tint"] == "osx controlAccentColor" && osx.catalog.references["paper"] == nil)
    #expect(osx.losses.map(\.hint) == ["platform=\"ios\" refers to it"])
}

@Test func `a colour whose Xcode symbol clashes with a system colour is reported`() {
    var palette = Palette.system(.ios26)
    let roles: [ColorRole] = ["Label", "system-red", "labelled", "systemBackgroundColor"]
    for role in roles { palette.define(role, as: DynamicColor(.white)) }
    let drawing = GlyphSets.drawing((roles + ["label"]).map { (GlyphSets.square(4), $0) })
    let set = GlyphSet(assets: [GlyphSets.asset("a", [(.light, drawing)])], palette: palette, ownRoles: roles)
    let reported = AssetFormat.assetCatalog.losses(set, Export(format: "asset-catalog", location: GlyphSets.place))
        .filter { $0.severity == .warning }
    #expect(
        reported.map(\.hint) == ["appLabel", "appRed", "appBackground"].map { "rename it, for example to '\($0)'" })
}

@Test func noColorSetIsWrittenUnderASystemsName() {
    var set = systemSet()
    set.palette.define("label", as: DynamicColor(.white))
    let export = Export(format: "asset-catalog", location: GlyphSets.place)
    let findings = #expect(throws: Findings.self) { try AssetFormat.assetCatalog.files(set, export) }
    #expect(findings?.diagnostics.map(\.id) == ["system-color-name"])
}

@Test func aWideColourKeepsItsComponentsInItsColorSet() throws {
    let files = try GlyphSets.files(.assetCatalog, [asset("a", "wide", [.light, .dark])])
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

@Test func `an asset catalog path without the ending of a catalog is an error`() {
    let export = Export(format: "asset-catalog", path: "Symbols", location: GlyphSets.place)
    #expect(throws: Findings.self) {
        try AssetFormat.assetCatalog.files(GlyphSet(assets: [], palette: Palette()), export)
    }
}

@Test func `a catalog reports elevated values and wide gamuts that it cannot hold`() throws {
    var palette = Palette()
    var lifted = DynamicColor(.black)
    lifted.state(.white, for: Appearance(style: .dark, level: .elevated))
    palette.define("lifted", as: lifted)
    palette.define("wide", as: DynamicColor(Color(space: .displayP3, red: 1, green: 0, blue: 0)))
    palette.define("unused", as: lifted)
    let drawing = GlyphSets.drawing([(GlyphSets.square(4), "lifted"), (GlyphSets.square(8), "wide")])
    let set = GlyphSet(assets: [GlyphSets.asset("a", [(.light, drawing)])], palette: palette)
    let export = Export(format: "asset-catalog", location: GlyphSets.place)
    let losses = AssetFormat.assetCatalog.losses(set, export)
    #expect(losses.map(\.id) == ["elevated-not-carried", "gamut-reduced"])
    #expect(losses.first?.message.contains("'lifted'") == true)
    #expect(losses.first?.message.contains("unused") == false)
}

@Test func colourSetsOfOneSymbolInXcodeAreReportedWhereBothAreWritten() throws {
    var palette = GlyphSets.palette
    for name in ["sky", "skyColor", "sky-image"] {
        palette.define(ColorRole(rawValue: name), as: DynamicColor(Color(bytes: 1, 2, 3)))
    }
    let drawing = GlyphSets.drawing([(GlyphSets.square(4), "sky"), (GlyphSets.square(8), "skyColor")])
    var set = GlyphSet(
        assets: [GlyphSets.asset("a", [(.light, drawing)])], palette: palette,
        ownRoles: ["sky", "skyColor", "sky-image"])
    let export = Export(format: "asset-catalog", location: GlyphSets.place)
    let reported = AssetFormat.assetCatalog.losses(set, export)
    #expect(reported.map(\.id) == ["identifier-clash"])
    #expect(reported.first?.message == "the colours 'skyColor' and 'sky' become the same symbol in Xcode, 'sky'")
    // The system's colors are not color sets of one's own.
    set.ownRoles = ["sky"]
    #expect(AssetFormat.assetCatalog.losses(set, export).isEmpty)
}
