import PathGeometry
import Testing

@Test func drawingAfterCloseStartsANewSubpathAtTheClosedStart() {
    var path = Path()
    path.move(to: Point(1, 2))
    path.line(to: Point(5, 2))
    path.close()
    path.line(to: Point(9, 9))
    #expect(path.subpaths.map(\.start) == [Point(1, 2), Point(1, 2)])
    #expect(path.subpaths.map(\.isClosed) == [true, false])
}

@Test func aPathIsMadeAgainFromItsSubpaths() {
    var path = Path()
    path.move(to: Point(0, 0))
    path.cubic(Point(0, 1), Point(1, 2), to: Point(2, 2))
    path.line(to: Point(4, 0))
    path.close()
    path.move(to: Point(7, 7))
    path.quadratic(Point(8, 8), to: Point(9, 7))
    #expect(Path(path.subpaths) == path)
}
