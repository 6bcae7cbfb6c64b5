import GlyphFormats
import GlyphModel
import PathGeometry
import SemanticColor
import SetSupport
import Testing

private let four: [Appearance] = [.light, .dark, .lightHigh, .darkHigh]

private func names(_ role: ColorRole, _ appearances: [Appearance]) throws -> [String] {
    let drawing = GlyphSets.drawing([(GlyphSets.square(4), role)])
    return try GlyphSets.files(.svg, [GlyphSets.asset("a", appearances.map { ($0, drawing) })]).map(\.path)
}

@Test func lightAndDarkThatAreTheSameAreOneFile() throws {
    #expect(try names("gray", [.light, .dark]) == ["a.svg"])
    #expect(try names("gray", four) == ["a.svg"])
}

@Test func lightAndDarkThatDifferAreTwoFiles() throws {
    #expect(try names("red", [.light, .dark]) == ["a.light.svg", "a.dark.svg"])
}

@Test func highContrastThatIsTheSameHasNoFiles() throws {
    #expect(try names("red", four) == ["a.light.svg", "a.dark.svg"])
}

@Test func highContrastThatDiffersHasBothFiles() throws {
    let all = ["a.light.svg", "a.dark.svg", "a.light-high.svg", "a.dark-high.svg"]
    #expect(try names("strong", four) == all)
    #expect(try names("strong", [.light, .dark, .darkHigh]) == all)
}

@Test func aFileIsPathsWithLiteralColours() throws {
    let drawing = GlyphSets.drawing([(GlyphSets.square(4), "red"), (GlyphSets.square(8), "gray")])
    let files = try GlyphSets.files(.svg, [GlyphSets.asset("a", [(.light, drawing)])])
    #expect(
        GlyphSets.text(files.first) == """
            <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">
              <path fill="#FF0000" d="M2 2h4v4H2z"/>
              <path fill="#808080" fill-opacity=".5" d="M2 2h8v8H2z"/>
            </svg>

            """)
}

@Test func aNamespaceIsAFolder() throws {
    let drawing = GlyphSets.drawing([(GlyphSets.square(4), "gray")])
    let asset = GlyphSets.asset(
        "a", groups: [GroupName("Plain"), GroupName("Nav", isNamespace: true)], [(.light, drawing)])
    #expect(try GlyphSets.files(.svg, [asset]).map(\.path) == ["Nav/a.svg"])
}

@Test func `layers of an opacity group are written in one group element`() throws {
    let (outer, inner) = (OpacityGroup(id: 1, opacity: 0.5), OpacityGroup(id: 2, opacity: 0.25))
    var drawing = GlyphSets.drawing((1...4).map { (GlyphSets.square(Double($0)), "red") })
    drawing.layers[0].groups = [outer]
    drawing.layers[1].groups = [outer, inner]
    drawing.layers[2].groups = [outer]
    let files = try GlyphSets.files(.svg, [GlyphSets.asset("a", [(.light, drawing)])])
    #expect(
        GlyphSets.text(files.first) == """
            <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">
              <g opacity=".5">
                <path fill="#FF0000" d="M2 2h1v1H2z"/>
                <g opacity=".25">
                  <path fill="#FF0000" d="M2 2h2v2H2z"/>
                </g>
                <path fill="#FF0000" d="M2 2h3v3H2z"/>
              </g>
              <path fill="#FF0000" d="M2 2h4v4H2z"/>
            </svg>

            """)
}

/// One layer in the tint, half of it, one in another colour.
private func current(_ tint: ColorRole) -> GlyphAsset {
    var drawing = GlyphSets.drawing(
        [(GlyphSets.square(4), tint), (GlyphSets.square(8), tint), (GlyphSets.square(2), "gray")])
    drawing.layers[1].paint = .role(tint, opacity: 0.5)
    var asset = GlyphSets.asset("a", [(.light, drawing), (.dark, drawing)])
    asset.entry.settings.paint.policy = .current
    for index in asset.pictures.indices { asset.pictures[index].tint = tint }
    return asset
}

@Test func currentPaintReplacesTheTintAndNothingElse() throws {
    let files = try GlyphSets.files(.svg, [current("red")])
    #expect(files.map(\.path) == ["a.svg"], "light and dark differed in colour only")
    #expect(
        GlyphSets.text(files.first) == """
            <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">
              <path fill="currentColor" d="M2 2h4v4H2z"/>
              <path fill="currentColor" fill-opacity=".5" d="M2 2h8v8H2z"/>
              <path fill="#808080" fill-opacity=".5" d="M2 2h2v2H2z"/>
            </svg>

            """)
    let adaptive = GlyphSets.text(try GlyphSets.files(.adaptiveSVG, [current("red")]).first)
    #expect(adaptive.contains(#"<path fill="currentColor" d="#))
    // A picture by itself has no text around it; where the file is part of a page, its rules are for no element of it.
    #expect(
        adaptive.contains(
            """
              <style>svg:root { color: #FF0000 }
            @media (prefers-color-scheme: dark) {
              svg:root { color: #0000FF }
            }
            @media (forced-colors: active) {
              svg:root { color: CanvasText }
            """), "\(adaptive)")
    // Where no page gives a colour, the tint stays.
    let catalog = try GlyphSets.files(.assetCatalog, [current("red")]).filter { $0.path.hasSuffix(".svg") }
    #expect(catalog.map(\.path) == ["a.imageset/a-light.svg", "a.imageset/a-dark.svg"])
    #expect(catalog.allSatisfy { !GlyphSets.text($0).contains("currentColor") })
}

@Test func `a format that writes no tint reports no loss of gamut`() throws {
    let set = GlyphSet(assets: [current("wide")], palette: GlyphSets.palette)
    #expect(AssetFormat.svg.losses(set, Export(format: "svg", location: GlyphSets.place)).isEmpty)
    // These have a tint where no page gives a colour.
    for format in [AssetFormat.adaptiveSVG, .assetCatalog] {
        #expect(!format.losses(set, Export(format: format.name, location: GlyphSets.place)).isEmpty)
    }
}
