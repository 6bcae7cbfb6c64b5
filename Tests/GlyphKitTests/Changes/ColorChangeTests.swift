import GlyphKit
import SemanticColor
import Support
import Testing

private let drawings = [
    "a": "<path d=\"M4 4H20V20H4Z\"/>", "b": "<path d=\"M6 6H18V18H6Z\"/>", "c": "<path d=\"M9 9H18V18H9Z\"/>",
]

private func set(_ color: String, glyphs: String, drawings: [String: String] = drawings) -> ChangingSet {
    ChangingSet("<palette>\(color)</palette>\(glyphs)", drawings)
}

private func brand(_ light: String, _ dark: String, name: String = "brand") -> String {
    "<color name=\"\(name)\"><value srgb=\"\(light)\"/><value style=\"dark\" srgb=\"\(dark)\"/></color>"
}

private let glyphs =
    "<glyph name=\"a\" source=\"a.svg\" tint=\"brand\"/><glyph name=\"b\" source=\"b.svg\" tint=\"brand\"/><glyph name=\"c\" source=\"c.svg\"/>"

@Test(.takesTurns) func aColorIsReportedOnceWithTheAssetsThatUseIt() async throws {
    let old = set(brand("#14479E", "#8FB8FF"), glyphs: glyphs)
    let comparison = try await old.comparison(to: set(brand("#9E1447", "#8FB8FF"), glyphs: glyphs))
    #expect(comparison.summary == "1 colour changed in 2 assets, 1 unchanged")
    let color = try #require(comparison.colors.first)
    #expect(color.role == "brand" && color.kind == .changed)
    #expect(color.values.map(\.old?.hex) == ["#14479E"] && color.values.map(\.new?.hex) == ["#9E1447"])
    #expect(color.values.first?.appearances.allSatisfy { $0.style == .light } == true)
    #expect(color.assets == ["a", "b"])
    #expect(comparison.recolored.map(\.name) == ["a", "b"])
    #expect(comparison.changed.isEmpty)
}

@Test(.takesTurns) func `an asset whose shape and colour changed is listed by itself`() async throws {
    let old = set(brand("#14479E", "#8FB8FF"), glyphs: glyphs)
    var changed = drawings
    changed["b"] = "<path d=\"M6 6H18V15H6Z\"/>"
    let comparison = try await old.comparison(to: set(brand("#9E1447", "#8FB8FF"), glyphs: glyphs, drawings: changed))
    #expect(comparison.colors.first?.assets == ["a"])
    let change = try #require(comparison.changed.first)
    // The colour is not reported again: the difference is the difference in shape.
    #expect(change.name == "b" && change.isShape && !change.isColor)
    #expect(change.colors == ["brand"])
}

@Test(.takesTurns) func `another tint is a change of the asset and not of a colour`() async throws {
    let color = brand("#14479E", "#8FB8FF")
    let comparison = try await set(color, glyphs: "<glyph name=\"a\" source=\"a.svg\" tint=\"brand\"/>")
        .comparison(to: set(color, glyphs: "<glyph name=\"a\" source=\"a.svg\" tint=\"systemRed\"/>"))
    #expect(comparison.summary == "1 changed")
    #expect(comparison.changed.first?.isColor == true && comparison.changed.first?.isShape == false)
}

@Test(.takesTurns) func aColorOfAnotherNameAndTheSameValuesChangesNoPicture() async throws {
    let old = set(brand("#14479E", "#8FB8FF"), glyphs: "<glyph name=\"a\" source=\"a.svg\" tint=\"brand\"/>")
    let new = set(
        brand("#14479E", "#8FB8FF", name: "accent"), glyphs: "<glyph name=\"a\" source=\"a.svg\" tint=\"accent\"/>")
    let comparison = try await old.comparison(to: new)
    #expect(comparison.summary == "1 colour renamed, 1 unchanged")
    #expect(comparison.colors.map(\.kind) == [.renamed(from: "brand")])
}

@Test(.takesTurns) func theSameColorInAnotherNotationIsNoChange() async throws {
    let old = set(brand("#14479E", "#8FB8FF"), glyphs: glyphs)
    let new = set(
        "<color name=\"brand\"><value srgb=\"#14479e\"/><value style=\"dark\" srgb=\"#8FB8FF\"/><value style=\"dark\" contrast=\"high\" srgb=\"#8FB8FF\"/></color>",
        glyphs: glyphs)
    #expect(try await old.comparison(to: new).isEmpty)
}

@Test(.takesTurns) func `added and removed colors are reported`() async throws {
    let (one, two) = (brand("#14479E", "#8FB8FF"), brand("#0E5C2F", "#6FDB92", name: "leaf"))
    let glyph = "<glyph name=\"a\" source=\"a.svg\"/>"
    let comparison = try await set(one, glyphs: glyph).comparison(to: set(two, glyphs: glyph))
    #expect(comparison.summary == "1 colour added, 1 colour removed, 1 unchanged")
    #expect(comparison.colors.map(\.role) == ["leaf", "brand"])
}

@Test(.takesTurns) func aRenamedAssetOfAChangedColorIsRenamedAndListedWithTheColor() async throws {
    let old = set(brand("#14479E", "#8FB8FF"), glyphs: "<glyph name=\"a\" source=\"a.svg\" tint=\"brand\"/>")
    let new = set(brand("#9E1447", "#8FB8FF"), glyphs: "<glyph name=\"z\" source=\"a.svg\" tint=\"brand\"/>")
    let comparison = try await old.comparison(to: new)
    #expect(comparison.summary == "1 renamed, 1 colour changed in 1 asset")
    #expect(comparison.colors.first?.assets == ["z"])
}

@Test(.takesTurns) func `two colors that swap their values are two changes`() async throws {
    let swap = "<glyph name=\"a\" source=\"a.svg\" tint=\"brand\"/><glyph name=\"b\" source=\"b.svg\" tint=\"leaf\"/>"
    let old = set(brand("#14479E", "#8FB8FF") + brand("#0E5C2F", "#6FDB92", name: "leaf"), glyphs: swap)
    let new = set(brand("#0E5C2F", "#6FDB92") + brand("#14479E", "#8FB8FF", name: "leaf"), glyphs: swap)
    #expect(try await old.comparison(to: new).summary == "2 colours changed in 2 assets")
}
