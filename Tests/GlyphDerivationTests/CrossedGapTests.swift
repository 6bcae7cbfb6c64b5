import GlyphDerivation
import GlyphModel
import PathGeometry
import SemanticColor
import SetSupport
import Support
import Testing

@Suite struct CrossedGapTests {
    /// A ring whose upper right was taken away around a dot.
    private func ringWithBadge(clearance: Double) -> Path {
        let dot = Path.circle(Point(18, 6), radius: 3)
        let air = Path.circle(Point(18, 6), radius: 3 + clearance)
        var body = Path.circle(Point(12, 12), radius: 9)
        body.append(Path.circle(Point(12, 12), radius: 7).reversed)
        var open = body.combined(with: air, by: .difference, tolerance: 0.001)
        open.append(dot)
        return open
    }

    private func fill(_ path: Path, _ gaps: FillStyle.Gaps) throws -> Path {
        let glyph = Glyph(
            name: "glyph", width: 24, height: 24, viewBox: Rect(x: 0, y: 0, width: 24, height: 24),
            layers: [Layer(path: path, fill: Fill(.color(.black), rule: .evenodd), location: GlyphSets.place)])
        let layers = try glyph.filled(style: FillStyle(gaps: gaps), tolerance: .standard).layers
        return layers.reduce(into: Path()) { $0.append($1.path) }
    }

    @Test func aBodyOpenedByABadgeIsFilledAndTheClearanceStays() throws {
        let filled = try fill(ringWithBadge(clearance: 1.5), .close)
        #expect(filled.contains(Point(12, 12)))
        #expect(filled.contains(Point(18, 6)))
        #expect(!filled.contains(Point(14.9, 9.1)), "the clearance, 1.4 units outside the dot")
    }

    @Test func theStyleCanLeaveItOpen() throws {
        #expect(try !fill(ringWithBadge(clearance: 1.5), .open).contains(Point(12, 12)))
    }

    /// A wide opening is not a clearance: an open shape stays open.
    @Test func aBodyThatIsWideOpenIsNeverFilled() throws {
        #expect(try !fill(ringWithBadge(clearance: 8), .close).contains(Point(12, 12)))
    }
}
