import GlyphModel
import PathGeometry
import SetSupport
import Testing

private func stroke(_ attributes: String, _ around: (String, String) = ("", "")) throws -> StrokeStyle? {
    try layers("\(around.0)<path d='M0 50H80' stroke='red' \(attributes)/>\(around.1)").first?.stroke?.style
}

@Test func strokePropertiesAreRead() throws {
    let style = try #require(
        try stroke(
            "stroke-width='2' stroke-linecap='round' stroke-linejoin='bevel' stroke-miterlimit='7' stroke-dasharray='1,2 3' stroke-dashoffset='-1'"
        ))
    #expect(style.width == 2 && style.cap == .round && style.join == .bevel && style.miterLimit == 7)
    #expect(style.dash == DashPattern([1, 2, 3, 1, 2, 3], offset: -1))
}

@Test(arguments: ["4 -2", "0 0", "none", "4,,2", "red"])
func `an invalid or empty dash array gives a solid line`(value: String) throws {
    let style = try #require(try stroke("stroke-dasharray='\(value)'"))
    #expect(style.dash == nil)
}

@Test func invalidStrokeValuesLeaveWhatIsInherited() throws {
    let style = try stroke(
        "stroke-width='-2' stroke-miterlimit='-1' stroke-linecap='square2'", ("<g stroke-width='3'>", "</g>"))
    #expect(style == StrokeStyle(width: 3))
}

@Test func similarTransformsScaleThePenAndItsDashes() throws {
    let style = try stroke(
        "stroke-width='2' stroke-dasharray='3 1'", ("<g transform='rotate(30)scale(-2 2)translate(-50 0)'>", "</g>"))
    #expect(abs((style?.width ?? 0) - 4) < 1e-12)
    #expect(style?.dash?.lengths.map { ($0 * 1e9).rounded() / 1e9 } == [6, 2])
}

@Test func aDistortedPenBecomesAnOutline() throws {
    let all = try layers("<path d='M10 10H20' transform='scale(1 4)' stroke='red' stroke-width='2'/>")
    #expect(all.map { $0.stroke == nil } == [true])
    #expect(isNear(bounds(try #require(all.first)), Rect(x: 10, y: 36, width: 10, height: 8)))
}

@Test func aFixedStrokeKeepsItsWidthInTheFramesPixels() throws {
    let read = try glyph(
        "<path d='M1 10H5' transform='scale(4 2)' stroke='red' stroke-width='2' vector-effect='non-scaling-stroke'/>",
        root: "width='200' height='200'")
    #expect(isNear(bounds(try #require(read.layers.first)), Rect(x: 4, y: 19.5, width: 16, height: 1)))
}

@Test func pathLengthScalesDashes() throws {
    let style = try stroke("pathLength='8' stroke-dasharray='1' stroke-dashoffset='2'")
    #expect(style?.dash == DashPattern([10, 10], offset: 20))
}

@Test func percentWidthsAreOfTheDiagonal() throws {
    #expect(try stroke("stroke-width='10%'")?.width == 10)
}

@Test func `markers are placed at the vertices of a path`() throws {
    let body = """
        <marker id='m' markerUnits='userSpaceOnUse' refX='1' refY='1'><rect width='2' height='2'/></marker>\
        <path d='M10 10H50V50' fill='none' stroke='red' marker='url(#m)' style='marker:url(#m)'/>
        """
    let marks = try layers(body).filter { $0.fill != nil }
    #expect(marks.map { bounds($0).center } == [Point(10, 10), Point(50, 10), Point(50, 50)])
}

@Test func markersTurnWithThePathAndGrowWithTheStroke() throws {
    let body = """
        <marker id='m' orient='auto' overflow='visible'><rect width='4' height='2'/></marker>\
        <path d='M10 10V50' stroke='red' stroke-width='2' marker-end='url(#m)'/>
        """
    let mark = try #require(try layers(body).first { $0.fill != nil })
    #expect(isNear(bounds(mark), Rect(x: 6, y: 50, width: 4, height: 8)))
}
