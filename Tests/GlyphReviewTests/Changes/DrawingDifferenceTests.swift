import GlyphModel
import PathGeometry
import SemanticColor
import SetSupport
import Testing

@testable import GlyphReview

@Suite struct DrawingDifferenceTests {
    private func drawing(_ sides: [Double]) -> Drawing {
        Drawing(
            width: 24, height: 24, viewBox: Rect(x: 0, y: 0, width: 24, height: 24),
            layers: sides.map { TintedLayer(path: GlyphSets.square($0), paint: .original(.color(.black))) })
    }

    @Test func `the added area of a difference contains only new ink`() {
        let difference = DrawingDifference(from: drawing([4]), to: drawing([4, 6]))
        #expect(difference.removed.isEmpty && difference.kept.area == 16)
        #expect(abs(difference.added.area - 20) < 1e-9)
    }

    /// Layers that cross each other too often count as redrawn.
    @Test func `a difference that is too expensive counts the whole picture as redrawn`() throws {
        let (old, new) = (drawing([4]), drawing([4, 6]))
        var found: DrawingDifference?
        _ = WorkLimit.run(upTo: 1) { found = DrawingDifference(from: old, to: new) }
        let difference = try #require(found)
        #expect(difference.removed == old.layers[0].path && difference.kept.isEmpty)
        #expect(difference.added.subpaths.count == 2 && difference.share == 1)
    }
}
