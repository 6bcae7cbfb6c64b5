import Foundation
import Support
import Testing

@testable import PathGeometry

/// A path that reaches out of a rectangle, without its far parts.
@Suite struct ReachTests {
    private static let box = Rect(x: 4, y: 5, width: 13, height: 11)

    /// Around points inside, winding numbers stay; and nothing is outside.
    @Test(arguments: seeds(400)) func `clamping a path to a box keeps winding numbers inside the box`(seed: UInt64)
        throws
    {
        var random = SeededGenerator(seed: seed)
        let path = Path.random(using: &random)
        let clamped = path.clamped(to: Self.box)
        if let bounds = clamped.bounds { #expect(Self.box.insetBy(-1e-9).contains(bounds)) }
        let (flat, near) = (FlatPath(path, tolerance: 1e-5), FlatPath(clamped, tolerance: 1e-5))
        for _ in 0..<60 {
            let point = Point(.random(in: 4.1...16.9, using: &random), .random(in: 5.1...15.9, using: &random))
            // Chords of the two are not the same.
            if flat.distance(to: point, within: 1e-3) < 1e-3 { continue }
            #expect(
                flat.winding(around: point) == near.winding(around: point), "\(path.svgData(decimals: 6)) at \(point)")
        }
    }

    @Test(arguments: [1e3, 1e6, 1e9, 1e12]) func aFarPointChangesNothingInside(far: Double) throws {
        let shapes = [
            "M6 7H14L\(far) 12L14 14H6z", "M6 7C\(far) 7 \(far) 14 6 14z", "M6 7H9V\(far)H6z",
            "M\(-far) \(-far)H\(far)V\(far)H\(-far)z",
        ]
        for shape in shapes {
            let path = try Path(svg: shape)
            let clamped = path.clamped(to: Self.box)
            for x in stride(from: 4.25, to: 17, by: 0.5) {
                for y in stride(from: 5.25, to: 16, by: 0.5) {
                    let point = Point(x, y)
                    let windings = [path, clamped].map { $0.subpaths.reduce(0) { $0 + $1.winding(around: point) } }
                    #expect(windings[0] == windings[1], "\(shape) at \(point)")
                }
            }
        }
    }

    @Test func `lines that leave the box are cut at its edges`() throws {
        let lines = try Path(svg: "M0 8H30M6 6V12M0 0H30M8 0C8 40 12 40 12 0").lines(in: Self.box)
        #expect(lines.subpaths.count == 4)
        #expect(lines.subpaths[0].start.distance(to: Point(4, 8)) < 1e-9)
        #expect(lines.subpaths[0].end.distance(to: Point(17, 8)) < 1e-9)
        #expect(lines.subpaths[1].segments.count == 1)
        for subpath in lines.subpaths { #expect(Self.box.insetBy(-1e-9).contains(subpath.bounds) && !subpath.isClosed) }
        let inside = try Path(svg: "M6 6H12V12z")
        #expect(inside.lines(in: Self.box) == inside && inside.clamped(to: Self.box).area == inside.area)
        #expect(Path().clamped(to: Self.box).isEmpty && Path().lines(in: Self.box).isEmpty)
    }
}

/// How often curves cross.
@Suite struct CrossingCountTests {
    private func count(_ data: String, upTo limit: Int = 1000) throws -> Int? {
        var count = CrossingCount(flatness: 0.01)
        count.add(try Path(svg: data))
        return count.crossings(upTo: limit)
    }

    @Test func crossingsAreCounted() throws {
        #expect(try count("M0 0H9V9H0z") == 0)
        #expect(try count("M0 0H9V9H0zM4-2V20H5V-2z") == 4)
        #expect(try count("M0 0L9 9V0L0 9z") == 1)
        // Two circles cross twice, for any chords.
        #expect(try count("M9 5A4 4 0 1 1 1 5A4 4 0 1 1 9 5zM12.1 5A4 4 0 1 1 4.1 5A4 4 0 1 1 12.1 5z") == 2)
        #expect(try count("") == 0 && count("M3 3z") == 0)
    }

    @Test func crossingsOfCurvesAndStrokesWeighMore() throws {
        var count = CrossingCount(flatness: 0.01, weight: 20)
        count.add(try Path(svg: "M0 0H9V9H0zM4-2V20H5V-2z"))
        #expect(count.crossings(upTo: 1000) == 4)
        count.add(try Path(svg: "M-2 6H20V7H-2z"), isStroke: true)
        #expect(count.crossings(upTo: 1000) == 4 + 8 * 20)
        var circles = CrossingCount(flatness: 0.01, weight: 20)
        circles.add(try Path(svg: "M9 5A4 4 0 1 1 1 5A4 4 0 1 1 9 5zM12.1 5A4 4 0 1 1 4.1 5A4 4 0 1 1 12.1 5z"))
        #expect(circles.crossings(upTo: 1000) == 40)
    }

    @Test func countingStopsAtTheLimit() throws {
        let comb = (0..<40).map { "M\($0) 0V40h.5V0z" } + (0..<40).map { "M-1 \(Double($0) + 0.25)H41v.5H-1z" }
        #expect(try count(comb.joined(), upTo: 6400) == 40 * 40 * 4)
        #expect(try count(comb.joined(), upTo: 6399) == nil)
        let squares = (0..<200).map { "M0 0H\($0 + 9)V9H0z" }
        #expect(try count(squares.joined(), upTo: 1000) == nil)
        // The same outline many times costs little.
        #expect(try count(String(repeating: "M0 0H9V9H0z", count: 200), upTo: 4000) == 0)
    }
}
