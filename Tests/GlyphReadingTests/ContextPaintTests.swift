import GlyphModel
import PathGeometry
import SemanticColor
import Testing

private let gradient = "<linearGradient id='g'><stop/><stop offset='1' stop-color='red'/></linearGradient>"
private let s = "<defs><path id='s' d='M0 0H40V40H0z' fill='context-fill'/></defs>"
private let square = "M0 0H40V40H0z"

private func marked(_ content: String, _ attributes: String) -> String {
    "<marker id='m' markerUnits='userSpaceOnUse' markerWidth='40' markerHeight='40'>\(content)</marker>"
        + "<path d='M0 0H50' marker-start='url(#m)' \(attributes)/>"
}

/// Drawings with context paints, and the same with the paints stated.
private let contexts: [(body: String, plain: String)] = [
    (s + "<use href='#s' fill='red'/>", "<path d='\(square)' fill='red'/>"),
    (s + "<g fill='red'><use href='#s'/></g>", "<path d='\(square)' fill='red'/>"),
    (s + "<use href='#s' fill='currentColor' color='red'/>", "<path d='\(square)' fill='red'/>"),
    // Opacity is inherited, but is not part of the paint.
    (s + "<use href='#s' fill='red' fill-opacity='.5'/>", "<path d='\(square)' fill='red' fill-opacity='.5'/>"),
    (
        "<defs><path id='s' d='\(square)' fill='context-stroke' fill-opacity='1'/></defs>"
            + "<use href='#s' stroke='red' stroke-opacity='.5' fill-opacity='.5' stroke-width='0'/>",
        "<path d='\(square)' fill='red'/>"
    ),
    // The nearest instance is the context, and has one, too.
    (
        s + "<defs><use id='t' href='#s' fill='blue'/></defs><use href='#t' fill='red'/>",
        "<path d='\(square)' fill='blue'/>"
    ),
    (
        s + "<defs><use id='t' href='#s' fill='context-stroke' stroke-width='0'/></defs><use href='#t' stroke='blue'/>",
        "<path d='\(square)' fill='blue'/>"
    ),
    // Without a context element, it is the paint that the context of the picture gives, for any statement of the
    // document.
    (
        "<g color='red'><path d='\(square)' fill='context-fill' stroke='context-stroke' "
            + "fill-opacity='context-fill-opacity'/></g>",
        "<path d='\(square)' fill='currentColor' stroke='currentColor'/>"
    ),
    (s + "<use href='#s' fill='context-fill'/>", "<path d='\(square)' fill='currentColor'/>"),
    // A gradient has the space and the box of the context element.
    (
        gradient + "<defs><g id='s' fill='context-fill'><path d='\(square)'/><path d='M60 0H100V40H60z'/></g></defs>"
            + "<use href='#s' fill='url(#g)'/>",
        gradient.replacing("id='g'", with: "id='g' gradientUnits='userSpaceOnUse' x1='0' x2='100'")
            + "<path d='\(square)' fill='url(#g)'/><path d='M60 0H100V40H60z' fill='url(#g)'/>"
    ),
    (
        gradient + s + "<use href='#s' x='20' fill='url(#g)'/>",
        gradient.replacing("id='g'", with: "id='g' gradientUnits='userSpaceOnUse' x1='20' x2='60'")
            + "<path d='M20 0H60V40H20z' fill='url(#g)'/>"
    ),
    (
        gradient.replacing("id='g'", with: "id='g' gradientUnits='userSpaceOnUse' x2='50'") + s
            + "<use href='#s' x='20' fill='url(#g)'/>",
        gradient.replacing("id='g'", with: "id='g' gradientUnits='userSpaceOnUse' x1='20' x2='70'")
            + "<path d='M20 0H60V40H20z' fill='url(#g)'/>"
    ),
    // Markers: the shape is the context, without its opacity; an instance in a marker is one again.
    (
        marked("<path d='\(square)' fill='context-stroke'/>", "stroke='red' stroke-opacity='.5'"),
        "<path d='M0 0H50' stroke='red' stroke-opacity='.5'/><path d='\(square)' fill='red'/>"
    ),
    (
        s + marked("<use href='#s' fill='blue'/>", "stroke='red'"),
        "<path d='M0 0H50' stroke='red'/><path d='\(square)' fill='blue'/>"
    ),
    (
        s + marked("<use href='#s' fill='context-stroke'/>", "stroke='red'"),
        "<path d='M0 0H50' stroke='red'/><path d='\(square)' fill='red'/>"
    ),
    // A reference of a shape by its paint or its mask is not part of an instance.
    (
        "<defs><g id='s'><mask id='m'><path d='\(square)' fill='context-fill'/></mask><path mask='url(#m)' d='\(square)'/></g></defs>"
            + "<use href='#s' fill='white'/>", ""
    ),
]

@Test(arguments: contexts)
func contextPaintsAreThoseOfTheContextElement(body: String, plain: String) throws {
    let (a, b) = try (SeenAreas(body), SeenAreas(plain))
    #expect(a.areas.count == b.areas.count)
    for (a, b) in zip(a.areas, b.areas) { #expect(same(a.paint, b.paint), "\(a.paint) \(b.paint)") }
    if a.areas.allSatisfy({ if case .gradient = $0.paint { false } else { true } }) { try expectSame(body, plain) }
}

/// Whether two paints give the same colours. A gradient may be stated in other coordinates.
private func same(_ a: Paint, _ b: Paint) -> Bool {
    guard case .gradient(let a) = a, case .gradient(let b) = b, case .linear(let from, let to) = a.shape,
        case .linear(let otherFrom, let otherTo) = b.shape
    else { return a == b }
    let ends = [(a.transform(from), b.transform(otherFrom)), (a.transform(to), b.transform(otherTo))]
    return a.stops == b.stops && ends.allSatisfy { abs($0.x - $1.x) < 1e-9 }
}

@Test func aPatternAsAContextPaintHasTheSpaceOfTheContextElement() throws {
    let pattern =
        "<pattern id='p' patternUnits='userSpaceOnUse' width='20' height='9'><path d='M0 0H10V9H0z'/></pattern>"
    try expectSame(
        pattern + s.replacing("<path", with: "<path transform='translate(10 0)'") + "<use href='#s' fill='url(#p)'/>",
        "<path d='M20 0H30V40H20zM40 0H50V40H40z'/>")
}
