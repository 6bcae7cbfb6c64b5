import Support
import Testing

@testable import PathGeometry

private func contours(_ data: String) throws -> Path { try Path(svg: data) }

private let clockwise = "M0 0H10V10H0Z"
private let holeIn = "M2 2V8H8V2Z"

@Suite struct NestedContoursTests {
    @Test(arguments: [
        "", clockwise, clockwise + holeIn, clockwise + holeIn + "M4 4H6V6H4Z", clockwise + "M20 0H30V10H20Z",
        // Two holes, and contours that touch in a point.
        clockwise + "M1 1V4H4V1Z" + "M6 6V9H9V6Z", clockwise + "M10 10H20V20H10Z",
    ])
    func pathsInNormalFormWindAsTheyNest(data: String) throws {
        #expect(try NestedContours(contours(data)).areOrientedByNesting(tolerance: 0.001), "\(data)")
    }

    @Test(arguments: [
        // A reversed outer contour, a filled hole, an island that is a hole, and a hole outside of any contour.
        holeIn, clockwise + "M2 2H8V8H2Z", clockwise + holeIn + "M4 4V6H6V4Z", clockwise + "M20 0V10H30V0Z",
    ])
    func `contours that wind against their nesting are found`(data: String) throws {
        #expect(try !NestedContours(contours(data)).areOrientedByNesting(tolerance: 0.001), "\(data)")
    }

    /// One that begins on the edge of another, and has most of its corners there.
    @Test func contoursMayRunAlongEachOther() throws {
        func beside(_ x: Double) -> String { clockwise + "M\(x) 10V8V6V4V2V0H20V10z" }
        #expect(try NestedContours(contours(beside(9.9995))).areOrientedByNesting(tolerance: 0.001))
        #expect(try NestedContours(contours(beside(10))).areOrientedByNesting(tolerance: 0.001))
        #expect(try !NestedContours(contours(beside(9))).areOrientedByNesting(tolerance: 0.001))
    }

    @Test func theOrderOfContoursDoesNotMatter() throws {
        let all = try contours(clockwise + holeIn + "M4 4H6V6H4Z").subpaths
        #expect(NestedContours(Path(all.reversed())).areOrientedByNesting(tolerance: 0.001))
    }

    @Test func `slivers may wind in either direction`() throws {
        let sliver = "M20 0L20.0001 10L20 10Z"
        #expect(try NestedContours(contours(clockwise + sliver)).areOrientedByNesting(tolerance: 0.001))
        #expect(try NestedContours(contours(clockwise + "M20 0V10L20.0001 10Z")).areOrientedByNesting(tolerance: 0.001))
        #expect(try !NestedContours(contours(clockwise + "M20 0V10L21 10Z")).areOrientedByNesting(tolerance: 0.001))
    }

    @Test(arguments: seeds(40))
    func `contours of a normalized path wind by their nesting`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let normal = Path.random(using: &random).normalized(tolerance: 0.001)
        #expect(NestedContours(normal).areOrientedByNesting(tolerance: 0.001), "seed \(seed)")
        #expect(NestedContours(normal).bounds == normal.bounds, "seed \(seed)")
        // One large reversed contour is found.
        var contours = normal.subpaths
        guard let largest = contours.indices.max(by: { abs(contours[$0].area) < abs(contours[$1].area) }) else {
            return
        }
        contours[largest] = contours[largest].reversed
        #expect(!NestedContours(Path(contours)).areOrientedByNesting(tolerance: 0.001), "seed \(seed)")
    }

    /// Many contours are looked up by height, with the same result.
    @Test(arguments: seeds(40))
    func bandsGiveTheWindingOfTheOtherContours(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let contours = (0..<40).flatMap { _ in Path.random(using: &random).subpaths }
        let bands = SegmentBands(contours)
        let box = Path(contours).bounds ?? Rect(Point(0, 0))
        for _ in 0..<200 {
            let own = Int.random(in: 0..<contours.count, using: &random)
            let point = Point(
                Double.random(in: box.minX - 1...box.maxX + 1, using: &random),
                Double.random(in: box.minY - 1...box.maxY + 1, using: &random))
            let others = contours.indices.reduce(0) { $0 + ($1 == own ? 0 : contours[$1].winding(around: point)) }
            #expect(bands.winding(ofOthersThan: own, around: point) == others, "seed \(seed), \(point)")
        }
    }

    @Test func `empty and flat contours have the winding number 0`() throws {
        #expect(SegmentBands([]).winding(ofOthersThan: 0, around: Point(0, 0)) == 0)
        let flat = try contours("M0 5H9H3zM0 5H9").subpaths
        #expect(SegmentBands(flat).winding(ofOthersThan: 0, around: Point(4, 5)) == 0)
    }

    @Test func manyContoursAreCheckedAsFewAre() throws {
        let holes = (0..<400).map { "M\($0 % 20 + 1).2 \($0 / 20 + 1).2v.5h.5v-.5z" }
        let frame = "M0 0H30V30H0z"
        #expect(try NestedContours(contours(frame + holes.joined())).areOrientedByNesting(tolerance: 0.001))
        #expect(
            try !NestedContours(contours(frame + holes.joined() + "M25 25h2v2h-2z"))
                .areOrientedByNesting(tolerance: 0.001))
    }
}
