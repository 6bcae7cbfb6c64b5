import GlyphModel
import PathGeometry
import Testing

@testable import GlyphReading

private let viewport = Viewport(width: 4000, height: 2000)

@Test(arguments: [
    ("1", 1.0), ("2px", 2), ("1in", 96), ("2.54cm", 96), ("25.4mm", 96), ("101.6Q", 96), ("3pt", 4),
    ("1pc", 16), ("2em", 20), ("2ex", 10), ("1rem", 16), ("1e2", 100), (".5", 0.5), ("-.5", -0.5), ("+4", 4),
    ("1e-2px", 0.01), ("2E1em", 200), ("1vw", 40), ("1vh", 20), ("1vmin", 20), ("1vmax", 40),
])
func lengthsResolveToUserUnits(text: String, expected: Double) throws {
    let length = try #require(Length(text))
    #expect(abs(length.resolved(.horizontal, in: viewport, fontSize: FontSize(own: 10)) - expected) < 1e-9)
}

@Test(arguments: ["", "px", "1 2", "44mmx", "3fur", "inf", "nan", "1e999", "0x10", "1,5", "--1", "1 px"])
func `an invalid length is refused`(text: String) {
    #expect(Length(text) == nil)
}

@Test func percentagesAreOfWidthHeightOrTheDiagonal() throws {
    let percent = Length.percent(1)
    #expect(percent.resolved(.horizontal, in: viewport) == 40)
    #expect(percent.resolved(.vertical, in: viewport) == 20)
    #expect(abs(percent.resolved(.other, in: viewport) - 31.6227766) < 1e-6)
}

@Test(arguments: [
    ("translate(10)scale(2)", Point(12, 2)), ("translate(10 20)", Point(11, 21)),
    ("scale(2 3)", Point(2, 3)), ("scale(2)", Point(2, 2)), ("rotate(90)", Point(-1, 1)),
    ("rotate(180 1 0)", Point(1, -1)), ("skewX(45)", Point(2, 1)), ("skewY(45)", Point(1, 2)),
    ("matrix(1 2 3 4 5 6)", Point(9, 12)), (" matrix ( 1,0 0 1,2-3 ) ", Point(3, -2)),
    ("matrix(1 0 0 1 2-3)", Point(3, -2)), ("translate(1,1),scale(2)", Point(3, 3)), ("rotate(0.25turn)", Point(-1, 1)),
    ("translate(2px, 3px)", Point(3, 4)), ("none", Point(1, 1)), ("", Point(1, 1)),
    ("translateX(2) translateY(3)", Point(3, 4)), ("rotate(100grad)", Point(-1, 1)),
])
func transformListsMultiplyFromLeftToRight(text: String, expected: Point) throws {
    let transform = try #require(TransformList.parse(text))
    #expect(transform(Point(1, 1)).distance(to: expected) < 1e-9)
}

@Test(arguments: [
    "translate(1,,2)", "translate()", "rotate(1 2)", "scale(1 2 3)", "matrix(1 2 3 4 5)", "turn(3)",
    "translate(1", "translate(1) x", "translate 1", "rotate(90", "translate(1,)", "scale(1e999)",
])
func oneFaultInvalidatesATransformList(text: String) {
    #expect(TransformList.parse(text) == nil)
}

@Test(arguments: [
    ("xMidYMid", 5.0, 25.0, 0.0), ("xMinYMid meet", 5, 0, 0), ("xMaxYMax", 5, 50, 0),
    ("xMidYMid slice", 10, 0, -50), ("xMidYMin slice", 10, 0, 0), ("xMidYMax slice", 10, 0, -100),
])
func aViewBoxOfTenByTwentyFitsIntoAHundredSquare(text: String, scale: Double, x: Double, y: Double) throws {
    let ratio = try #require(PreserveAspectRatio(text))
    let transform = ratio.transform(from: Rect(x: 0, y: 0, width: 10, height: 20), toWidth: 100, height: 100)
    #expect(transform == Transform(a: scale, b: 0, c: 0, d: scale, e: x, f: y))
}

@Test func alignNoneScalesEachSideAlone() throws {
    let ratio = try #require(PreserveAspectRatio("none"))
    let transform = ratio.transform(from: Rect(x: 1, y: 2, width: 10, height: 20), toWidth: 100, height: 100)
    #expect(transform(Point(1, 2)) == Point(0, 0))
    #expect(transform(Point(11, 22)) == Point(100, 100))
}

@Test(arguments: PreserveAspectRatio.Align.allCases)
func aspectRatiosAreReadAsTheyAreWritten(align: PreserveAspectRatio.Align) {
    for scale in PreserveAspectRatio.Scale.allCases {
        let ratio = PreserveAspectRatio(align: align, scale: scale)
        #expect(PreserveAspectRatio(ratio.text) == ratio)
    }
}

@Test(arguments: ["", "xMidymid", "xMidYMid meat", "meet", "none none none"])
func `an invalid preserveAspectRatio is refused`(text: String) {
    #expect(PreserveAspectRatio(text) == nil)
}

@Test(arguments: ["0 0 24", "0 0 24 24 1", "0 0 nan 24", "0 0 -1 24", "a", "0,,0 24 24", "0 0 24 24,"])
func `an invalid viewBox is refused`(text: String) {
    #expect(ViewBox.parse(text) == nil)
}
