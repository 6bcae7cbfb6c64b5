import FillSupport
import GlyphDerivation
import GlyphModel
import PathGeometry
import SemanticColor
import SetSupport
import Support
import Testing

/// An inset moves the edge of filled bodies, and leaves lines as they are.
@Suite struct InsetTests {
    private func fill(_ lines: [String], inset: Double) throws -> Path {
        let layers = try stroked(lines).filled(style: FillStyle(inset: inset), tolerance: .standard).layers
        return Path(layers.flatMap(\.path.subpaths))
    }

    /// A body from 3 to 15 across, with a line of two units to the right, at a height.
    private func flag(at y: Double, angle: Double = 0) -> [String] {
        ["M4 4H14V16H4Z", "M14 \(y)L22 \(y + angle)"]
    }

    @Test(arguments: [0.25, 0.5, 1, 1.5]) func `an attached line keeps its width and reaches the body`(
        inset: Double
    ) throws {
        let path = try fill(flag(at: 10), inset: inset)
        // The body is smaller on all sides, and nothing of it is at the root of the line but the line.
        #expect(!path.contains(Point(3 + inset / 2, 10)) && path.contains(Point(3 + inset + 0.1, 10)))
        for x in stride(from: 14.5 - inset, through: 21, by: 0.25) {
            #expect(path.contains(Point(x, 9.1)) && path.contains(Point(x, 10.9)), "\(x)")
            if x > 15 - inset + 0.05 {
                #expect(!path.contains(Point(x, 8.8)) && !path.contains(Point(x, 11.2)), "\(x)")
            }
        }
        #expect(path.parts == 1)
    }

    @Test func `ink without a filled face stays, also a ring that is open`() throws {
        let cross = ["M4 4H12V12H4Z", "M16 16H22", "M19 13V19"]
        let path = try fill(cross, inset: 0.5)
        #expect(path.contains(Point(16, 15.1)) && path.contains(Point(18.1, 13)))
        let outline = try stroked("M12 4V20").filled(style: FillStyle(inset: 0.5), tolerance: .standard)
        #expect(outline.isOutline)
    }

    @Test func `a body without lines is inset as before`() throws {
        let bounds = try #require(try fill(["M4 4H20V20H4Z"], inset: 0.75).bounds)
        #expect(abs(bounds.minX - 3.75) < 0.01 && abs(bounds.maxY - 20.25) < 0.01)
    }

    @Test func `lines keep their ink at any place and slope`() throws {
        for seed in seeds(20) {
            var random = SeededGenerator(seed: seed)
            let (y, slope) = (Double.random(in: 6...14, using: &random), Double.random(in: -3...3, using: &random))
            let (without, path) = (
                try fill(flag(at: y, angle: slope), inset: 0), try fill(flag(at: y, angle: slope), inset: 0.75)
            )
            #expect(path.parts == 1, "seed \(seed)")
            for x in stride(from: 16.5, through: 21, by: 0.5) {
                for offset in stride(from: -1.2, through: 1.2, by: 0.2) {
                    let point = Point(x, y + slope * (x - 14) / 8 + offset)
                    #expect(path.contains(point) == without.contains(point), "seed \(seed) at \(point)")
                }
            }
        }
    }
}

extension Path {
    /// The number of its pieces.
    fileprivate var parts: Int { ContourTree(self).nodes.count { !$0.isHole } }
}
