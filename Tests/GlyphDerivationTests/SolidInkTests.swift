import PathGeometry
import Testing

@testable import GlyphDerivation

@Suite struct SolidInkTests {
    /// Whether a space between two bars, closed on its long sides by a thick clearance, is solid.
    private func isSolid(barsOf thickness: Double, isClearance: Bool) -> Bool {
        func rect(_ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) -> [Point] {
            [Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)]
        }
        let bars = [rect(2, 4 - thickness, 22, 4), rect(2, 20, 22, 20 + thickness)].map(Path.init(polygon:))
        let outer = Path(polygon: rect(2, 4 - thickness, 22, 20 + thickness))
        let closed = outer.subtracting([Path(polygon: rect(9, 4, 15, 20))], tolerance: 0.001)
        let ink = Figure(closed, flatness: 0.05, strokeWidth: 2, tolerance: 0.001)
        let drawn = bars.reduce(into: Path()) { $0.append($1) }
        let solid = SolidInk(
            ink: ink.flat, drawn: isClearance ? FlatPath(drawn, tolerance: 0.05) : nil, width: 2)
        return ink.tree.nodes[ink.tree.roots[0]].children.contains {
            solid.isCutOutOfSolidInk($0, area: ink.tree.nodes[$0].area)
        }
    }

    @Test func aHoleInThickInkIsCutOut() {
        #expect(isSolid(barsOf: 2, isClearance: false) && isSolid(barsOf: 4, isClearance: false))
    }

    @Test func `a clearance does not count as solid ink`() {
        #expect(!isSolid(barsOf: 2, isClearance: true), "the bars are strokes")
        #expect(isSolid(barsOf: 4, isClearance: true), "the bars are thick themselves")
    }
}
