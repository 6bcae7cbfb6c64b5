import GlyphModel
import PathGeometry
import SemanticColor
import SetSupport
import Testing

private let stops = "<stop stop-color='red'/><stop offset='1' stop-color='blue' stop-opacity='.5'/>"

private func gradient(
    _ definition: String, _ shape: String = "<rect x='20' y='40' width='40' height='20' fill='url(#g)'/>"
) throws -> Gradient? {
    guard case .gradient(let gradient)? = try layers(definition + shape).first?.fill?.paint else { return nil }
    return gradient
}

@Test func `a gradient in bounding-box units has a transform to the view box`() throws {
    let read = try #require(try gradient("<linearGradient id='g' x2='50%'>\(stops)</linearGradient>"))
    #expect(read.shape == .linear(from: Point(0, 0), to: Point(0.5, 0)))
    #expect(read.transform == Transform(a: 40, b: 0, c: 0, d: 20, e: 20, f: 40))
    #expect(read.stops.map(\.offset) == [0, 1])
    #expect(read.stops[1].color.alpha == 0.5)
}

@Test func aGradientInUserSpaceFollowsTheElementsTransform() throws {
    let read = try #require(
        try gradient(
            "<linearGradient id='g' gradientUnits='userSpaceOnUse' x1='10%' x2='9' gradientTransform='scale(2)'>\(stops)</linearGradient>",
            "<g transform='translate(5 6)'><rect width='9' height='9' fill='url(#g)' fill-opacity='.5'/></g>"))
    #expect(read.shape == .linear(from: Point(10, 0), to: Point(9, 0)))
    #expect(read.transform == Transform(a: 2, b: 0, c: 0, d: 2, e: 5, f: 6))
    #expect(read.opacity == 0.5)
}

@Test func aRadialGradientHasItsFocusInTheCenter() throws {
    let read = try #require(
        try gradient("<radialGradient id='g' cx='.25' spreadMethod='reflect'>\(stops)</radialGradient>"))
    #expect(read.shape == .radial(center: Point(0.25, 0.5), radius: 0.5, focus: Point(0.25, 0.5), focusRadius: 0))
    #expect(read.spread == .reflect)
}

@Test func `a gradient inherits missing attributes from the gradients that it refers to`() throws {
    let chain = """
        <linearGradient id='a' spreadMethod='repeat' y2='.7'>\(stops)</linearGradient>\
        <radialGradient id='b' href='#a' cx='.1' spreadMethod='pad'/><linearGradient id='g' xlink:href='#b' x2='.3'/>
        """
    let read = try #require(try gradient(chain))
    // Geometry passes by a gradient of another kind; the rest does not.
    #expect(read.shape == .linear(from: .zero, to: Point(0.3, 0.7)))
    #expect(read.spread == .pad)
    #expect(read.stops.count == 2)
}

@Test(arguments: [
    "<linearGradient id='g'><stop stop-color='red'/></linearGradient>",
    "<linearGradient id='g' x2='0'><stop stop-color='blue'/><stop offset='1' stop-color='red'/></linearGradient>",
    "<radialGradient id='g' r='0'><stop stop-color='blue'/><stop offset='1' stop-color='red'/></radialGradient>",
    "<radialGradient id='g' r='-1'><stop stop-color='blue'/><stop offset='1' stop-color='red'/></radialGradient>",
    "<linearGradient id='g' color='red'><stop stop-color='currentColor'/></linearGradient>",
    "<style>stop{stop-color:red}</style><linearGradient id='g'><stop/></linearGradient>",
])
func degenerateGradientsAreOneColor(definition: String) throws {
    let layer = try #require(try layers(definition + "<rect width='9' height='9' fill='url(#g)'/>").first)
    #expect(layer.fill?.paint == .color(Color(bytes: 255, 0, 0)))
}

@Test(arguments: [
    "<linearGradient id='g'/>",
    "<linearGradient id='g' gradientTransform='scale(0)'>\(stops)</linearGradient>",
    "<rect id='g' display='none'/>", "<linearGradient id='g'><stop stop-opacity='0'/></linearGradient>",
])
func `a gradient without paint draws no layer`(definition: String) throws {
    #expect(try layers(definition + "<rect width='9' height='9' fill='url(#g)'/>").isEmpty)
}

@Test func `a stop in currentColor stays dynamic unless the document sets the color`() throws {
    let stops = "<stop stop-color='currentColor' stop-opacity='.25'/><stop offset='1' stop-color='red'/>"
    let read = try #require(try gradient("<linearGradient id='g'>\(stops)</linearGradient>"))
    #expect(read.stops.map(\.isCurrent) == [true, false])
    #expect(read.stops.map(\.color.alpha) == [0.25, 1])
    let stated = try #require(try gradient("<linearGradient id='g' color='blue'>\(stops)</linearGradient>"))
    #expect(stated.stops.map(\.isCurrent) == [false, false])
    #expect(stated.stops.first?.color == Color(bytes: 0, 0, 255).opacity(0.25))
    let one = "<linearGradient id='g'><stop stop-color='currentColor' stop-opacity='.5'/></linearGradient>"
    let layer = try #require(try layers(one + "<rect width='9' height='9' fill='url(#g)'/>").first)
    #expect(layer.fill?.paint == .currentColor(opacity: 0.5))
}

@Test func `the offsets of gradient stops never decrease`() throws {
    let read = try gradient(
        "<linearGradient id='g'><stop offset='60%'/><stop offset='.2'/><stop offset='7'/></linearGradient>")
    #expect(read?.stops.map(\.offset) == [0.6, 0.6, 1])
}

@Test func `the opacity of a group with one layer becomes the alpha of its paint`() throws {
    let alone = try layers("<g opacity='.5'><rect width='9' height='9' fill='red' opacity='.5'/></g>")
    #expect(alone.map(\.groups.count) == [0])
    #expect(alone.first?.fill?.paint == .color(Color(red: 1, green: 0, blue: 0, alpha: 0.25)))
}

@Test func opacityOfSeveralLayersIsAGroup() throws {
    let two = try layers("<g opacity='.5'><rect width='9' height='9'/><rect width='9' height='9' opacity='.5'/></g>")
    #expect(two.map { $0.groups.map(\.opacity) } == [[0.5], [0.5]])
    #expect(two[0].groups == two[1].groups)
    #expect(two[1].fill?.paint == .color(Color(red: 0, green: 0, blue: 0, alpha: 0.5)))
    let painted = try layers("<rect width='9' height='9' stroke='red' opacity='.5'/>")
    #expect(painted.map { $0.groups.map(\.opacity) } == [[0.5]])
}

@Test func paintOrderMakesTwoLayers() throws {
    let normal = try layers("<rect width='9' height='9' stroke='red' paint-order='fill'/>")
    #expect(normal.map { [$0.fill != nil, $0.stroke != nil] } == [[true, true]])
    let turned = try layers("<rect width='9' height='9' stroke='red' paint-order='stroke'/>")
    #expect(turned.map { [$0.fill != nil, $0.stroke != nil] } == [[false, true], [true, false]])
    let invalid = try layers("<rect width='9' height='9' stroke='red' paint-order='stroke stroke'/>")
    #expect(invalid.count == 1)
}

@Test func aBoxWithoutAreaGivesTheFallbackOfAGradient() throws {
    let body = "<linearGradient id='g'>\(stops)</linearGradient><path d='M0 5H9' stroke='url(#g) red'/>"
    #expect(try layers(body).first?.stroke?.paint == .color(Color(bytes: 255, 0, 0)))
}
