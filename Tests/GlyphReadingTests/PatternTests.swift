import GlyphModel
import GlyphReading
import Markup
import PathGeometry
import Testing

private func pattern(_ attributes: String, _ content: String) -> String {
    "<pattern id='p' \(attributes)>\(content)</pattern>"
}

private let tile = "patternUnits='userSpaceOnUse' width='20' height='20'"
private let half = "<path d='M0 0H10V20H0z' fill='red'/>"
private let stripes = "M20 20H30V60H20zM40 20H50V60H40z"

/// Patterns, what they paint, and the same without a pattern.
private let patterns: [(pattern: String, body: String, plain: String)] = [
    (pattern(tile, half), "<path fill='url(#p)' d='M20 20H60V60H20z'/>", "<path fill='red' d='\(stripes)'/>"),
    // x and y move the tile with its content.
    (
        pattern(tile + " x='-5'", half), "<path fill='url(#p)' d='M15 20H55V60H15z'/>",
        "<path fill='red' d='M15 20H25V60H15zM35 20H45V60H35z'/>"
    ),
    (
        pattern("width='.5' height='1'", half.replacing("V20", with: "V40")),
        "<path fill='url(#p)' d='M20 20H60V60H20z'/>", "<path fill='red' d='\(stripes)'/>"
    ),
    (
        pattern(
            "width='.5' height='1' patternContentUnits='objectBoundingBox'", "<path d='M0 0H.25V1H0z' fill='red'/>"),
        "<path fill='url(#p)' d='M20 20H60V60H20z'/>", "<path fill='red' d='\(stripes)'/>"
    ),
    (
        pattern(tile + " viewBox='0 0 2 2'", "<path d='M0 0H1V2H0z' fill='red'/>"),
        "<path fill='url(#p)' d='M20 20H60V60H20z'/>", "<path fill='red' d='\(stripes)'/>"
    ),
    (
        pattern(tile + " viewBox='0 0 1 2' preserveAspectRatio='xMinYMid'", "<path d='M-1 0H2V2H-1z' fill='red'/>"),
        "<path fill='url(#p)' d='M20 20H60V60H20z'/>", "<path fill='red' d='M20 20H60V60H20z'/>"
    ),
    (
        pattern(tile + " patternTransform='translate(5 0) scale(.5)'", half),
        "<path fill='url(#p)' d='M20 20H40V30H20z'/>", "<path fill='red' d='M25 20H30V30H25zM35 20H40V30H35z'/>"
    ),
    // Parts outside of a tile are cut, and a shape that crosses its edges is one piece.
    (
        pattern(tile, "<path d='M-9 5H29V10H-9z' fill='red'/>"), "<path fill='url(#p)' d='M20 20H60V40H20z'/>",
        "<path fill='red' d='M20 25H60V30H20z'/>"
    ),
    // Attributes and content come from the template, unless they are stated.
    (
        "<pattern id='q' \(tile)>\(half)</pattern><pattern id='p' href='#q' x='-5'/>",
        "<path fill='url(#p)' d='M15 20H55V60H15z'/>", "<path fill='red' d='M15 20H25V60H15zM35 20H45V60H35z'/>"
    ),
    (
        "<pattern id='q' \(tile)>\(half)</pattern><pattern id='p' href='#q'><path d='M0 0H20V5H0z'/></pattern>",
        "<path fill='url(#p)' d='M20 20H60V40H20z'/>", "<path d='M20 20H60V25H20z'/>"
    ),
    // On a stroke, and on one that a transform distorts.
    (
        pattern(tile, half), "<path stroke='url(#p)' stroke-width='10' d='M20 25H60'/>",
        "<path fill='red' d='M20 20H30V30H20zM40 20H50V30H40z'/>"
    ),
    (
        pattern(tile, half), "<g transform='scale(1 2)'><path stroke='url(#p)' stroke-width='10' d='M20 25H60'/></g>",
        "<path fill='red' d='M20 40H30V60H20zM40 40H50V60H40z'/>"
    ),
    // Opacity applies to all tiles together; in a tile, to that.
    (
        pattern(tile, half + "<path d='M5 0H20V20H5z'/>"),
        "<path fill='url(#p)' fill-opacity='.5' d='M20 20H40V40H20z'/>",
        "<g opacity='.5'><path fill='red' d='M20 20H30V40H20z'/><path d='M25 20H40V40H25z'/></g>"
    ),
    (
        pattern(tile, "<g opacity='.5'>\(half)<path d='M5 0H20V20H5z'/></g>"),
        "<path fill='url(#p)' d='M20 20H40V40H20z'/>",
        "<g opacity='.5'><path fill='red' d='M20 20H30V40H20z'/><path d='M25 20H40V40H25z'/></g>"
    ),
    // Patterns in patterns; one in itself is none.
    (
        "<pattern id='q' patternUnits='userSpaceOnUse' width='4' height='4'><path d='M0 0H2V4H0z' fill='red'/></pattern>"
            + pattern(tile, "<path d='M0 0H8V20H0z' fill='url(#q)'/>"), "<path fill='url(#p)' d='M0 0H20V20H0z'/>",
        "<path fill='red' d='M0 0H2V20H0zM4 0H6V20H4z'/>"
    ),
    (
        pattern(tile, "<path d='M0 0H9V9H0z' fill='url(#p) red'/><path d='M9 0H20V9H9z'/>"),
        "<path fill='url(#p)' d='M0 0H20V20H0z'/>", "<path fill='red' d='M0 0H9V9H0z'/><path d='M9 0H20V9H9z'/>"
    ),
    // A pattern without a tile, without content, or without a box, gives the fallback.
    (pattern("", half), "<path fill='url(#p) red' d='M0 0H20V20H0z'/>", "<path fill='red' d='M0 0H20V20H0z'/>"),
    (pattern(tile, ""), "<path fill='url(#p) red' d='M0 0H20V20H0z'/>", "<path fill='red' d='M0 0H20V20H0z'/>"),
    (
        pattern("width='1' height='1'", half), "<path stroke='url(#p) red' d='M0 5H20'/>",
        "<path stroke='red' d='M0 5H20'/>"
    ),
    (pattern(tile, ""), "<path fill='url(#p)' d='M0 0H20V20H0z'/>", ""),
]

@Test(arguments: patterns)
func aPatternPaintsWhatTheSameShapesPaint(pattern: String, body: String, plain: String) throws {
    try expectSame(pattern + body, plain)
}

@Test func everyLayerOfATileIsOneLayerUnlessItsPaintMovesWithTheTile() throws {
    let gradient = "<linearGradient id='g'><stop/><stop offset='1' stop-color='red'/></linearGradient>"
    let shape = "<path fill='url(#p)' d='M0 0H100V100H0z'/>"
    #expect(try layers(pattern(tile, half + "<circle r='4'/>") + shape).count == 2)
    let painted = try layers(gradient + pattern(tile, "<path d='M0 0H9V9H0z' fill='url(#g)'/>") + shape)
    #expect(painted.count == 25)
    #expect(Set(painted.compactMap(\.fill?.paint)).count == 25)
}

@Test func theLayersOfAPatternHaveTheNamesOfTheirElementsAndOfTheShape() throws {
    let body =
        pattern(tile, "<path id='a' d='M0 0H9V9H0z'/>")
        + "<g id='c'><rect id='b' width='9' height='9' fill='url(#p)'/></g>"
    let names = try #require(try layers(body).first).element.lineage.map(\.id)
    #expect(names == ["a", "p", "b", "c"])
}

private let refusals: [(content: String, message: String, id: String)] = [
    ("<text>A</text>", "'text' in a pattern is not supported", "unsupported-element"),
    ("<image href='data:,' width='9' height='9'/>", "'image' in a pattern is not supported", "unsupported-element"),
    (
        "<g style='mix-blend-mode:screen'><rect width='9' height='9'/></g>", "the blend mode 'screen' is not supported",
        "unsupported-feature"
    ),
]

@Test(arguments: refusals)
func `content that a pattern tile cannot show is refused`(content: String, message: String, id: String) {
    let found = diagnostics(pattern(tile, content) + "<rect width='90' height='90' fill='url(#p)'/>")
    #expect(found.map(\.id) == [id] && found[0].message.hasPrefix(message), "\(found)")
}

@Test func onlyTilesInTheFrameCount() throws {
    let fine = pattern("patternUnits='userSpaceOnUse' width='10' height='10'", "<rect width='5' height='5'/>")
    let path = try #require(
        try layers(fine + "<rect x='-9000' y='-9000' width='18000' height='18000' fill='url(#p)'/>").first)
    #expect(path.path.subpaths.count == 100)
}

@Test func patternsStopAtTheLimitOfTiles() {
    let fine = pattern("patternUnits='userSpaceOnUse' width='.5' height='.5'", "<rect width='.2' height='.2'/>")
    let found = diagnostics(fine + "<rect width='100' height='100' fill='url(#p)'/>")
    #expect(found.map(\.id) == ["limit"] && found[0].message.contains("\(ReadingLimits.tiles) tiles"), "\(found)")
}
