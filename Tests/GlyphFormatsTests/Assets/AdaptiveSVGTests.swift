import GlyphFormats
import GlyphModel
import SemanticColor
import SetSupport
import Testing

private let four: [Appearance] = [.light, .dark, .lightHigh, .darkHigh]

private func text(_ drawings: [(Appearance, Drawing)], name: String = "a") throws -> String {
    GlyphSets.text(try GlyphSets.files(.adaptiveSVG, [GlyphSets.asset(name, drawings)]).first)
}

private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
}

/// A layer with colours of its own keeps them, also where the user has chosen all others.
@Test func anOriginalPictureThatIsTheSameEverywhereHasNoRules() throws {
    var drawing = GlyphSets.drawing([(GlyphSets.square(4), "gray")])
    drawing.layers[0].paint = .original(.color(Color(bytes: 9, 9, 9)))
    let text = try text(four.map { ($0, drawing) })
    #expect(!text.contains("style"))
    #expect(!text.contains("class"))
}

@Test func rolesHaveTheColoursOfTheUser() throws {
    let drawing = GlyphSets.drawing([
        (GlyphSets.square(4), "gray"), (GlyphSets.square(8), "systemBackground"), (GlyphSets.square(2), "gray"),
    ])
    #expect(
        lines(try text(four.map { ($0, drawing) })).prefix { !$0.hasPrefix("<path") }.suffix(4) == [
            "<style>@media (forced-colors: active) {", ".a-0-0, .a-0-2 { fill: CanvasText; fill-opacity: 1 }",
            ".a-0-1 { fill: Canvas; fill-opacity: 1 }", "}</style>",
        ])
}

@Test func onlyFillsChangeWhereShapesAreEqual() throws {
    let drawing = GlyphSets.drawing([(GlyphSets.square(4), "red"), (GlyphSets.square(8), "gray")])
    #expect(
        lines(try text([(.light, drawing), (.dark, drawing)])) == [
            #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">"#,
            "<style>@media (prefers-color-scheme: dark) {",
            ".a-0-0 { fill: #0000FF }",
            "}",
            "@media (forced-colors: active) {",
            ".a-0-0 { fill: CanvasText }",
            ".a-0-1 { fill: CanvasText; fill-opacity: 1 }",
            "}</style>",
            ##"<path class="a-0-0" fill="#FF0000" d="M2 2h4v4H2z"/>"##,
            ##"<path class="a-0-1" fill="#808080" fill-opacity=".5" d="M2 2h8v8H2z"/>"##,
            "</svg>",
        ])
}

@Test func `the media blocks of an adaptive file follow the order of the cascade`() throws {
    let drawing = GlyphSets.drawing([(GlyphSets.square(4), "strong")])
    let found = lines(try text(four.map { ($0, drawing) })).filter { $0.contains("@media") || $0.contains("fill: ") }
    #expect(
        found == [
            "<style>@media (prefers-color-scheme: dark) {", ".a-0-0 { fill: #C8C8C8 }",
            "@media (prefers-contrast: more) {", ".a-0-0 { fill: #010203 }",
            "@media (prefers-color-scheme: dark) and (prefers-contrast: more) {", ".a-0-0 { fill: #FAFAFA }",
            "@media (forced-colors: active) {", ".a-0-0 { fill: CanvasText }",
        ])
}

@Test func aMissingDarkHighDoesNotTakeTheColourOfLightHigh() throws {
    let drawing = GlyphSets.drawing([(GlyphSets.square(4), "strong")])
    let text = try text([(.light, drawing), (.dark, drawing), (.lightHigh, drawing)])
    #expect(text.contains("and (prefers-contrast: more) {\n  .a-0-0 { fill: #C8C8C8 }"))
}

@Test func formsThatDifferAreSwitchedAndLightIsShownWithoutRules() throws {
    let (outline, fill) = (
        GlyphSets.drawing([(GlyphSets.square(4), "gray")]), GlyphSets.drawing([(GlyphSets.square(8), "gray")])
    )
    let found = lines(try text([(.light, outline), (.dark, fill)], name: "a.b"))
    #expect(
        found.dropFirst().filter { !$0.hasPrefix("<path") } == [
            "<style>@media (prefers-color-scheme: dark) {", ".a_b-form0 { display: none }",
            ".a_b-form1 { display: inline }", "}", "@media (forced-colors: active) {",
            ".a_b-0-0, .a_b-1-0 { fill: CanvasText; fill-opacity: 1 }", "}</style>",
            #"<g class="a_b-form0">"#, "</g>", #"<g class="a_b-form1" display="none">"#, "</g>", "</svg>",
        ])
}

@Test func aFormShownInOneAppearanceOnlyNeedsNoRuleForItsFill() throws {
    let (outline, fill) = (
        GlyphSets.drawing([(GlyphSets.square(4), "red")]), GlyphSets.drawing([(GlyphSets.square(8), "red")])
    )
    let text = try text([(.light, outline), (.dark, fill)])
    #expect(text.contains(##"<path class="a-0-0" fill="#FF0000" d="M2 2h4"##))
    #expect(text.contains(##"<path class="a-1-0" fill="#0000FF" d="M2 2h8"##))
    #expect(!text.contains("fill: #"))
}
