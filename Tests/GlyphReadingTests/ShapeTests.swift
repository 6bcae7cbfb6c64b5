import GlyphModel
import GlyphReading
import PathGeometry
import SetSupport
import Testing

@Test(arguments: [
    // One radius is the other's before either is clamped.
    ("<rect width='10' height='4' rx='8'/>", Rect(x: 0, y: 0, width: 10, height: 4), 5.0, 2.0),
    ("<rect width='160' height='160' rx='-20' ry='20'/>", Rect(x: 0, y: 0, width: 160, height: 160), 20, 20),
    ("<rect x='5' width='50' height='50' rx='10' ry='5'/>", Rect(x: 5, y: 0, width: 50, height: 50), 10, 5),
])
func rectRadiiFollowTheAutoRules(body: String, box: Rect, rx: Double, ry: Double) throws {
    let layer = try #require(try layers(body).first)
    guard case .move(let start)? = layer.path.elements.first else {
        Issue.record("a path begins with a move")
        return
    }
    #expect(start == Point(box.minX + rx, box.minY))
    #expect(
        layer.path.elements.contains {
            if case .cubic(_, _, Point(box.maxX, box.minY + ry)) = $0 { true } else { false }
        })
    #expect(isNear(bounds(layer), box))
}

@Test(arguments: [
    ("<ellipse cx='10' cy='10' rx='5'/>", Rect(x: 5, y: 5, width: 10, height: 10)),
    ("<ellipse cx='10' cy='10' ry='5'/>", Rect(x: 5, y: 5, width: 10, height: 10)),
    ("<ellipse cx='10' cy='10' rx='5' ry='-2'/>", Rect(x: 5, y: 5, width: 10, height: 10)),
    ("<circle r='10%' cx='50%' cy='50%'/>", Rect(x: 40, y: 40, width: 20, height: 20)),
    ("<rect x='10%' y='20%' width='50%' height='25%'/>", Rect(x: 10, y: 20, width: 50, height: 25)),
    ("<rect style='width:10px;height:20px'/>", Rect(x: 0, y: 0, width: 10, height: 20)),
])
func shapesResolveTheirLengths(body: String, box: Rect) throws {
    let layer = try #require(try layers(body).first)
    #expect(isNear(bounds(layer), box))
}

@Test(arguments: [
    "<rect width='10'/>", "<rect width='10' height='0'/>", "<rect width='-4' height='4'/>", "<circle/>",
    "<circle r='0'/>", "<circle r='-4'/>", "<ellipse/>", "<ellipse rx='0' ry='4'/>", "<polyline points=''/>",
    "<polygon points='1 1'/>", "<path/>", "<path d=''/>", "<path d='none'/>", "<path d='M4 4'/>",
    "<line x2='9' y2='9'/>",  // a line has no inside
    "<rect width='9' height='9' fill='none'/>", "<rect width='9' height='9' fill='transparent'/>",
    "<rect width='9' height='9' fill-opacity='0'/>", "<rect width='9' height='9' opacity='0'/>",
    "<rect width='9' height='9' visibility='hidden'/>", "<rect width='9' height='9' display='none'/>",
    "<g transform='scale(1 0)'><rect width='9' height='9'/></g>", "<rect x='200' width='9' height='9'/>",
    "<path d='M0 0H9' fill='none' stroke='red' stroke-width='0'/>", "<defs><rect width='9' height='9'/></defs>",
    "<symbol><rect width='9' height='9'/></symbol>", "<title>x</title><metadata><path d='M0 0H9V9z'/></metadata>",
])
func `an element that paints nothing becomes no layer`(body: String) throws {
    #expect(try layers(body).isEmpty)
}

@Test func polygonsCloseAndPolylinesDoNot() throws {
    let both = try layers("<polygon points='0,0 10,0 10,10'/><polyline points='0 0 10 0 10 10 3'/>")
    #expect(both.map(\.path) == [path("M0 0L10 0L10 10z"), path("M0 0L10 0L10 10")])
}

@Test func roundedShapesStartWhereTheSpecificationSays() throws {
    let circle = try #require(try layers("<circle cx='50' cy='50' r='10'/>").first)
    #expect(circle.path.elements.first == .move(Point(60, 50)))
    #expect(circle.path.area > 0)  // clockwise on screen
}

@Test func aPathIsKeptUpToItsFaultWhenReadLeniently() throws {
    let body = "<path d='M0 0L10 10 20'/>"
    #expect(throws: (any Error).self) { try glyph(body) }
    let kept = try glyph("<path d='M0 0H9V9L10 10 20'/>", strictness: .lenient).layers
    #expect(kept.map(\.path) == [path("M0 0H9V9L10 10")])
}
