import GlyphModel
import GlyphReading
import PathGeometry
import SemanticColor
import SetSupport
import Testing

private let square = "<rect width='10' height='10'/>"

@Test(arguments: [
    (
        "<defs><rect id='r' width='10' height='10'/></defs><use href='#r' x='5' y='6'/>",
        Rect(x: 5, y: 6, width: 10, height: 10)
    ),
    (
        "<defs><rect id='r' width='10' height='10'/></defs><use xlink:href='#r' transform='scale(2)' x='5'/>",
        Rect(x: 10, y: 0, width: 20, height: 20)
    ),
    (
        "<defs><g id='q'/><rect id='r' width='10' height='10'/></defs><use href='#r' xlink:href='#q'/>",
        Rect(x: 0, y: 0, width: 10, height: 10)
    ),
    (
        "<symbol id='s' viewBox='0 0 20 20'>\(square)</symbol><use href='#s' width='40' height='40'/>",
        Rect(x: 0, y: 0, width: 20, height: 20)
    ),
    ("<symbol id='s' viewBox='0 0 20 20'>\(square)</symbol><use href='#s'/>", Rect(x: 0, y: 0, width: 50, height: 50)),
    ("<symbol id='s' viewBox='0 0 10 20'>\(square)</symbol><use href='#s'/>", Rect(x: 25, y: 0, width: 50, height: 50)),
    (
        "<svg x='10' y='20' width='40' height='40' viewBox='0 0 20 20'>\(square)</svg>",
        Rect(x: 10, y: 20, width: 20, height: 20)
    ),
    (
        "<svg x='10' width='50%' height='50%'><rect width='50%' height='50%'/></svg>",
        Rect(x: 10, y: 0, width: 25, height: 25)
    ),
    (
        "<g transform='translate(1 2)'><g transform='scale(3)'>\(square)</g></g>",
        Rect(x: 1, y: 2, width: 30, height: 30)
    ),
    (
        "<rect width='10' height='10' transform='rotate(90)' transform-origin='10 10'/>",
        Rect(x: 10, y: 0, width: 10, height: 10)
    ),
])
func structureIsFlattenedIntoTheRootsCoordinates(body: String, box: Rect) throws {
    let all = try layers(body)
    #expect(all.count == 1)
    #expect(isNear(bounds(try #require(all.first)), box))
}

@Test func aUseNamesTheElementFirstThenItselfThenItsAncestors() throws {
    let body =
        "<defs><g id='far'><rect id='r' width='9' height='9'/></g></defs><g id='near'><use id='u' href='#r'/></g>"
    let layer = try #require(try layers(body).first)
    #expect(layer.element.lineage.map(\.id) == ["r", "u", "near"])
}

@Test func anInstanceInheritsFromItsUse() throws {
    let body = "<g fill='lime'><rect id='r' width='9' height='9'/></g><use href='#r' fill='blue'/>"
    let paints = try layers(body).map { $0.fill?.paint }
    #expect(paints == [.color(.init(bytes: 0, 255, 0)), .color(.init(bytes: 0, 0, 255))])
}

@Test func switchDrawsItsFirstChildThatPasses() throws {
    let body = """
        <switch><rect systemLanguage='xx' width='1' height='1'/><rect systemLanguage='de, en-GB' width='2' height='2'/>\
        <rect width='3' height='3'/></switch>
        """
    #expect(try layers(body).map { bounds($0).width } == [2])
}

@Test func viewportsClipOnlyWhatReachesOutside() throws {
    let inside = try layers("<svg width='20' height='20'>\(square)</svg>")
    #expect(inside.map { $0.clip == nil } == [true])
    let outside = try layers("<svg width='5' height='20'>\(square)</svg>")
    #expect(outside.compactMap { $0.clip?.bounds } == [Rect(x: 0, y: 0, width: 5, height: 20)])
    let open = try layers("<svg width='5' height='20' overflow='visible'>\(square)</svg>")
    #expect(open.map { $0.clip == nil } == [true])
}

@Test(arguments: [
    ("<clipPath id='c'><circle cx='5' cy='5' r='5'/></clipPath>", Rect(x: 0, y: 0, width: 10, height: 10)),
    ("<clipPath id='c' transform='scale(2)'>\(square)</clipPath>", Rect(x: 0, y: 0, width: 20, height: 20)),
    (
        "<clipPath id='c' clipPathUnits='objectBoundingBox'><rect width='.5' height='1'/></clipPath>",
        Rect(x: 20, y: 20, width: 30, height: 60)
    ),
    (
        "<clipPath id='c'>\(square)<rect x='30' width='10' height='10'/></clipPath>",
        Rect(x: 0, y: 0, width: 40, height: 10)
    ),
    (
        "<clipPath id='d'><rect width='4' height='99'/></clipPath><clipPath id='c' clip-path='url(#d)'>\(square)</clipPath>",
        Rect(x: 0, y: 0, width: 4, height: 10)
    ),
    (
        "<clipPath id='d'><rect width='4' height='99'/></clipPath><clipPath id='c'><rect clip-path='url(#d)' width='10' height='10'/></clipPath>",
        Rect(x: 0, y: 0, width: 4, height: 10)
    ),
    (
        "<defs><rect id='r' width='10' height='10'/></defs><clipPath id='c'><use href='#r' x='5'/></clipPath>",
        Rect(x: 5, y: 0, width: 10, height: 10)
    ),
])
func clipPathsBecomeRegions(definition: String, box: Rect) throws {
    let body = definition + "<g clip-path='url(#c)'><rect x='20' y='20' width='60' height='60'/></g>"
    let clip = try #require(try layers(body).first?.clip?.bounds)
    for (a, b) in [(clip.minX, box.minX), (clip.minY, box.minY), (clip.maxX, box.maxX), (clip.maxY, box.maxY)] {
        #expect(abs(a - b) < 0.01)  // curves and booleans keep to the tolerance
    }
}

@Test func clipRuleCountsInsideAClipPath() throws {
    let body = """
        <clipPath id='c'><path clip-rule='evenodd' d='M0 0H30V30H0zM10 10H20V20H10z'/></clipPath>\
        <rect width='60' height='60' clip-path='url(#c)'/>
        """
    let clip = try #require(try layers(body).first?.clip)
    #expect(abs(clip.area - 800) < 0.1)
}

@Test(arguments: [
    "<clipPath id='c'/>", "<clipPath id='c'><rect width='9' height='9' visibility='hidden'/></clipPath>",
])
func aClipThatLetsNothingThroughHidesEverything(definition: String) throws {
    #expect(try layers(definition + "<rect width='60' height='60' clip-path='url(#c)'/>").isEmpty)
}

@Test(arguments: [
    "<clipPath id='c' clip-path='url(#c)'><rect width='9' height='9'/></clipPath>",
    "<clipPath id='c'><rect width='9' height='9' clip-path='url(#c)'/></clipPath>",
])
func aReferenceOfAClipToItselfIsIgnored(definition: String) throws {
    let body = definition + "<rect width='60' height='60' clip-path='url(#c)'/>"
    #expect(try layers(body).first?.clip?.bounds == Rect(x: 0, y: 0, width: 9, height: 9))
    #expect(ids(body).contains("reference-cycle"))
}

@Test func aCycleOfUsesIsAnErrorAndLeftOutIfThatIsAskedFor() throws {
    let body = "<g id='a'><rect width='9' height='9'/><use href='#a' x='20'/></g>"
    #expect(ids(body) == ["reference-cycle"])
    let drawn = try glyph(body, strictness: .lenient).layers
    #expect(drawn.map { bounds($0) } == [Rect(x: 0, y: 0, width: 9, height: 9)])
}

@Test func aTransformOfAClipMovesItsScaledContent() throws {
    let units = "clipPathUnits='objectBoundingBox' transform='translate(5 0)'"
    let body =
        "<clipPath id='c' \(units)><rect width='.5' height='1'/></clipPath><rect width='60' height='40' clip-path='url(#c)'/>"
    #expect(try layers(body).first?.clip?.bounds == Rect(x: 5, y: 0, width: 30, height: 40))
}

@Test(arguments: ["requiredExtensions=''", "requiredExtensions='x'", "systemLanguage='de'"])
func aChildOfAClipThatFailsItsTestsAddsNothing(attribute: String) throws {
    let body = "<clipPath id='c'><rect width='9' height='9' \(attribute)/></clipPath>"
    #expect(try layers(body + "<rect width='60' height='60' clip-path='url(#c)'/>").isEmpty)
}

@Test func `an invalid clip-path value is ignored`() throws {
    #expect(try layers("<rect width='9' height='9' style='clip-path:none foo'/>").count == 1)
    #expect(ids("<rect width='9' height='9' style='clip-path:foo'/>") == ["invalid-value"])
    #expect(ids("<rect width='9' height='9' style='clip-path:circle(2px)'/>") == ["unsupported-feature"])
}

@Test(arguments: [
    ("viewBox='0 0 10 20'", 10.0, 20.0), ("viewBox='0 0 10 20' width='30'", 30, 60),
    ("viewBox='0 0 10 20' height='1in'", 10, 20), ("viewBox='0 0 24 24' width='24mm' height='24mm'", 24, 24),
    ("viewBox='0 0 10 20' width='1em'", 10, 20), ("viewBox='0 0 10 20' width='30px'", 30, 60),
    ("width='24' height='12pt'", 24, 16),
    ("viewBox='0 0 10 20' width='100%' height='50%'", 10, 10), ("", 300, 150),
])
func theFrameHasTheSizeThatIsStated(attributes: String, width: Double, height: Double) throws {
    let glyph = try glyph("<path d='M0 0H9V9z'/>", viewBox: attributes)
    #expect(glyph.width == width && glyph.height == height)
}

@Test func theRootKeepsItsAspectRatioAndItsCoordinates() throws {
    let right = "<rect x='90' width='10' height='10'/><rect width='10' height='10'/>"  // the second is cut off
    let read = try glyph(right, root: "width='50' height='200' preserveAspectRatio='xMaxYMin slice'")
    #expect(read.preserveAspectRatio == PreserveAspectRatio(align: .xMaxYMin, scale: .slice))
    #expect(read.viewBox == Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(read.layers.map { bounds($0) } == [Rect(x: 90, y: 0, width: 10, height: 10)])
}

@Test func contentOfTheFrameOutsideOfTheViewBoxIsKept() throws {
    // 100 by 100 in 100 by 200: what lies up to 50 above is seen.
    let read = try glyph(
        "<rect y='-40' width='9' height='9'/><rect y='-70' width='9' height='9'/>", root: "width='100' height='200'")
    #expect(read.layers.map { bounds($0).minY } == [-40])
}

@Test func theClipOfAUseMovesWithIt() throws {
    let body = """
        <clipPath id='c'><rect width='5' height='5'/></clipPath><defs><rect id='r' width='9' height='9'/></defs>\
        <use href='#r' x='20' y='30' clip-path='url(#c)'/>
        """
    #expect(try layers(body).first?.clip?.bounds == Rect(x: 20, y: 30, width: 5, height: 5))
}
