import GlyphDerivation
import GlyphModel
import Markup
import PathGeometry
import SemanticColor
import Testing

private let place = SourceFile.Location(path: "a.svg", line: 3, column: 7)

private func glyph(_ data: String, stroke: StrokeStyle? = nil) throws -> Glyph {
    let layer = Layer(
        path: try Path(svg: data), fill: stroke == nil ? Fill(.color(.black)) : nil,
        stroke: stroke.map { Stroke(.color(.black), style: $0) }, location: place)
    return Glyph(name: "a", width: 24, height: 24, viewBox: Rect(x: 0, y: 0, width: 24, height: 24), layers: [layer])
}

/// Drawings that take too long are refused, at their place, on any machine.
@Suite struct DerivationLimitTests {
    private func fault(_ glyph: Glyph) -> Diagnostic? {
        do {
            _ = try glyph.outlined(tolerance: .standard)
            return nil
        } catch {
            return error.diagnostics.first
        }
    }

    @Test func `a drawing with too many crossings is refused`() throws {
        // Areas with straight edges, and the same as strokes, of which each crossing weighs more.
        func areas(_ count: Int) -> String {
            (0..<count).map { "M\(Double($0) / 20) 0v22h.01V0zM0 \(Double($0) / 20)h22v.01H0z" }.joined()
        }
        func lines(_ count: Int) -> String {
            (0..<count).map { "M\(Double($0) / 20) 0v22M0 \(Double($0) / 20)h22" }.joined()
        }
        let found = try #require(fault(try glyph(areas(330))))
        #expect(found.id == "limit-exceeded" && found.location == place)
        #expect(
            found.message
                == "the outlines of the drawing have more than 400000 crossings; one of a curve or a stroke counts as 16"
        )
        #expect(fault(try glyph(areas(60))) == nil)
        let thin = StrokeStyle(width: 0.01)
        #expect(fault(try glyph(lines(90), stroke: thin))?.message == found.message)
        #expect(fault(try glyph(lines(60), stroke: thin)) == nil)
    }

    /// Each fill and each stroke of a drawing is united by itself: a flag with a coat of arms has many that cross.
    @Test func layersMayCrossEachOther() throws {
        func bars(_ isUpright: Bool, from start: Double) -> String {
            (0..<330).map { index in
                let place = start + Double(index) / 40
                return isUpright ? "M\(place) 0v22h.01V0z" : "M0 \(place)h22v.01H0z"
            }.joined()
        }
        var flag = try glyph(bars(true, from: 1))
        flag.layers += try glyph(bars(false, from: 1)).layers + glyph(bars(true, from: 10)).layers
        #expect(fault(flag) == nil)
        let outline = try flag.outlined(tolerance: .standard)
        #expect(outline.map(\.path.subpaths.count) == [330, 330, 330])
        // The work of uniting them is limited, as for one layer with all of them.
        #expect(throws: Findings.self) { try flag.checkCrossings(of: [outline], tolerance: 0.001) }
        #expect(throws: Never.self) { try flag.checkCrossings(of: outline.map { [$0] }, tolerance: 0.001) }
        let together = try glyph(bars(true, from: 1) + bars(false, from: 1))
        #expect(fault(together)?.message.contains("have more than 400000 crossings") == true)
        let lines = bars(true, from: 1) + bars(false, from: 1)
        var stroked = try glyph(lines, stroke: StrokeStyle(width: 0.01))
        #expect(fault(stroked)?.id == "limit-exceeded")
        // A filled form unites what belongs to one body.
        stroked = try glyph(bars(true, from: 1), stroke: StrokeStyle(width: 0.001))
        stroked.layers += try glyph(bars(false, from: 1), stroke: StrokeStyle(width: 0.001)).layers
        #expect(fault(stroked) == nil)
        let found = #expect(throws: Findings.self) {
            try stroked.filled(style: .knockout, parts: [], tolerance: .standard, knockout: nil) { _, _ in true }
        }
        #expect(found?.diagnostics.map(\.id) == ["limit-exceeded"])
    }

    /// Every crossing may become a corner.
    @Test func `a drawing whose outlines have too many segments is refused`() throws {
        let grid = (0..<150).map { "M\(Double($0) / 10) 0v22h.01V0zM0 \(Double($0) / 10)h22v.01H0z" }.joined()
        #expect(fault(try glyph(grid))?.message == "the outlines of the drawing have more than 50000 segments")
    }

    /// Copies of an area on each other are no more than one of them.
    @Test func manyCopiesAreAllowed() throws {
        let copies = try glyph(String(repeating: "M4 4H20V20H4z", count: 1000))
        let outlines = try copies.outlined(tolerance: .standard)
        #expect(outlines.map(\.path.area) == [256])
    }

    /// However many curves are around each other: none of them meets another.
    @Test func nestedCurvesAreAllowed() throws {
        let nested = (1...200).map {
            let (a, b) = (Double($0) / 20, 24 - Double($0) / 20)
            return "M\(a) \(a)H\(b)Q\(b) \(b) \(a) \(b)z"
        }.joined()
        #expect(fault(try glyph(nested)) == nil)
    }

    /// Work that no estimate covers before is counted while it is done.
    @Test func `geometry that takes too many steps is refused`() throws {
        let dots = String(repeating: "M1 1L20 20V1L1 20z", count: 300)
        var found: Diagnostic?
        _ = try WorkLimit.run(upTo: 1000) { found = fault(try glyph(dots)) }
        #expect(found?.message == "the geometry of the drawing takes more than 30000000 steps")
    }

    @Test func `a drawing with too many segments is refused`() throws {
        let dots = String(repeating: "M1 1h1v1z", count: DerivationLimits.segments / 3 + 1)
        #expect(fault(try glyph(dots))?.message == "the outlines of the drawing have more than 50000 segments")
        // A line that is drawn back and forth, and one in very short dashes.
        let zigzag = "M2 2" + (0..<9000).map { "L\(2 + Double($0) / 500) \($0 % 2 == 0 ? 20 : 4)" }.joined()
        #expect(fault(try glyph(zigzag, stroke: StrokeStyle(width: 1, join: .round)))?.id == "limit-exceeded")
        var dotted = StrokeStyle(width: 2, cap: .round)
        dotted.dash = DashPattern([0.001, 0.001])
        #expect(fault(try glyph("M2 2H22V22z", stroke: dotted))?.id == "limit-exceeded")
    }

    @Test func `a drawing with too many contours is not filled`() throws {
        let side = 40
        let dots = (0...side * side).map { "M\(Double($0 % side) / 2) \(Double($0 / side) / 2)h.2v.2h-.2z" }.joined()
        let glyph = try glyph(dots)
        #expect(fault(glyph) == nil)
        let found = #expect(throws: Findings.self) {
            try glyph.filled(style: .knockout, parts: [], tolerance: .standard, knockout: nil) { _, _ in true }
        }
        #expect(found?.diagnostics.map(\.message) == ["the drawing to be filled has more than 1500 contours"])
    }

    @Test func `a path with too many edges has no other weights than its own`() throws {
        let side = 34
        let dots = (0..<side * side).map { "M\(Double($0 % side) / 2) \(Double($0 / side) / 2)h.3v.3h-.3z" }.joined()
        let path = try Path(svg: dots)
        let masters = WeightMasters(of: [WeightMasters.Layer(path, lines: [])], width: 2, tolerance: 0.001)
        #expect(masters.ultralight.limit == .detail && masters.black.limit == .detail)
        #expect(masters.black.paths == [path] && masters.black.width == 1)
    }
}
