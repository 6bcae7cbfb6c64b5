import GlyphModel
import GlyphReview
import SemanticColor
import SetSupport
import Testing

private let square = "M4 4H20V20H4Z"
private let small = "M6 6H18V18H6Z"

private func comparison(from old: GlyphSet, to new: GlyphSet) async -> SetComparison {
    await SetComparison(from: old, to: new)
}

/// Two glyphs in the colour of a brand, and one in the system's.
private func branded(_ light: String, b: String = small) -> GlyphSet {
    GlyphSets.set(
        [
            GlyphSets.glyph("a", square, tint: "brand"), GlyphSets.glyph("b", b, tint: "brand"),
            GlyphSets.glyph("c", "M9 9H18V18H9Z"),
        ], colors: ["brand": GlyphSets.color(light, dark: "#8FB8FF")])
}

private let blue = GlyphSets.color("#14479E", dark: "#8FB8FF")
private let green = GlyphSets.color("#0E5C2F", dark: "#6FDB92")

@Test func `a colour that changed is reported once with the assets that use it`() async throws {
    let comparison = await comparison(from: branded("#14479E"), to: branded("#9E1447"))
    #expect(comparison.summary == "1 colour changed in 2 assets, 1 unchanged")
    let color = try #require(comparison.colors.first)
    #expect(color.role == "brand" && color.kind == .changed)
    #expect(color.values.map(\.old?.hex) == ["#14479E"] && color.values.map(\.new?.hex) == ["#9E1447"])
    #expect(color.values.first?.appearances.allSatisfy { $0.style == .light } == true)
    #expect(color.assets == ["a", "b"])
    #expect(comparison.recolored.map(\.name) == ["a", "b"])
    #expect(comparison.changed.isEmpty)
}

@Test func `an asset whose shape and colour changed is listed by itself`() async throws {
    let comparison = await comparison(from: branded("#14479E"), to: branded("#9E1447", b: "M6 6H18V15H6Z"))
    #expect(comparison.colors.first?.assets == ["a"])
    let change = try #require(comparison.changed.first)
    // The colour is not reported again: the difference is the difference in shape.
    #expect(change.name == "b" && change.isShape && !change.isColor)
    #expect(change.colors == ["brand"])
}

@Test func `another tint is a change of the asset and not of a colour`() async {
    func set(_ tint: ColorRole) -> GlyphSet {
        GlyphSets.set([GlyphSets.glyph("a", square, tint: tint)], colors: ["brand": blue])
    }
    let comparison = await comparison(from: set("brand"), to: set("systemRed"))
    #expect(comparison.summary == "1 changed")
    #expect(comparison.changed.first?.isColor == true && comparison.changed.first?.isShape == false)
}

@Test func `a colour of another name and the same values changes no picture`() async {
    func set(_ name: ColorRole) -> GlyphSet {
        GlyphSets.set([GlyphSets.glyph("a", square, tint: name)], colors: [name: blue])
    }
    let comparison = await comparison(from: set("brand"), to: set("accent"))
    #expect(comparison.summary == "1 colour renamed, 1 unchanged")
    #expect(comparison.colors.map(\.kind) == [.renamed(from: "brand")])
}

@Test func `the same colour in another notation is no change`() async {
    var stated = GlyphSets.color("#14479e", dark: "#8FB8FF")
    stated.state(GlyphSets.color("#8FB8FF"), for: .darkHigh)
    var other = branded("#14479E")
    other.palette.define("brand", as: stated)
    #expect(other.palette["brand"] != blue)
    #expect(await comparison(from: branded("#14479E"), to: other).isEmpty)
}

@Test func `added and removed colours are reported`() async {
    func set(_ colors: KeyValuePairs<ColorRole, DynamicColor>) -> GlyphSet {
        GlyphSets.set([GlyphSets.glyph("a", square)], colors: colors)
    }
    let comparison = await comparison(from: set(["brand": blue]), to: set(["leaf": green]))
    #expect(comparison.summary == "1 colour added, 1 colour removed, 1 unchanged")
    #expect(comparison.colors.map(\.role) == ["leaf", "brand"])
}

@Test func `a renamed asset of a changed colour is renamed and listed with the colour`() async {
    func set(_ name: String, _ light: String) -> GlyphSet {
        GlyphSets.set(
            [GlyphSets.glyph(name, square, tint: "brand")],
            colors: ["brand": GlyphSets.color(light, dark: "#8FB8FF")])
    }
    let comparison = await comparison(from: set("a", "#14479E"), to: set("z", "#9E1447"))
    #expect(comparison.summary == "1 renamed, 1 colour changed in 1 asset")
    #expect(comparison.colors.first?.assets == ["z"])
}

@Test func `two colours that swap their values are two changes`() async {
    func set(_ brand: DynamicColor, _ leaf: DynamicColor) -> GlyphSet {
        GlyphSets.set(
            [GlyphSets.glyph("a", square, tint: "brand"), GlyphSets.glyph("b", small, tint: "leaf")],
            colors: ["brand": brand, "leaf": leaf])
    }
    let comparison = await comparison(from: set(blue, green), to: set(green, blue))
    #expect(comparison.summary == "2 colours changed in 2 assets")
}
