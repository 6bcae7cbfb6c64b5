import GlyphDerivation
import GlyphModel
import PathGeometry
import SemanticColor
import SetSupport
import Testing

private let tolerance = 24.0 / 20_000

private func masters(_ glyph: Glyph, _ form: GlyphForm = .outline) throws -> WeightMasters {
    let layers =
        form == .outline
        ? try glyph.outlined(tolerance: .standard) : try glyph.filled(style: .knockout, tolerance: .standard).layers
    let outline = Path.union(ofNonNegative: layers.map(\.path), tolerance: tolerance).simplified(tolerance: tolerance)
    return WeightMasters(
        of: [WeightMasters.Layer(outline, lines: CenterLine.lines(of: glyph))], width: 2, tolerance: tolerance)
}

/// The share of two areas that both have.
private func overlap(_ a: Path, _ b: Path) -> Double {
    let common = a.combined(with: b, by: .intersection, tolerance: tolerance).area
    return common / (abs(a.area) + abs(b.area) - common)
}

private let bell = ["M6 9A6 6 0 0 1 18 9C18 16 21 18 21 18H3C3 18 6 16 6 9Z", "M10.3 21A1.94 1.94 0 0 0 13.7 21"]
private let clock = ["M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3Z", "M12 7V12L15 14"]

@Suite struct WeightMastersTests {
    @Test func `the weights of a stroked drawing equal the drawing with other stroke widths`() throws {
        for drawing in [bell, clock] {
            let found = try masters(try stroked(drawing))
            for master in [found.ultralight, found.black] {
                let truth = try stroked(drawing, width: 2 * master.width).outlined(tolerance: .standard).map(\.path)
                #expect(overlap(master.paths[0], .union(ofNonNegative: truth, tolerance: tolerance)) > 0.99)
            }
            #expect(found.ultralight.width <= 0.35 && found.black.width >= 1.5)
        }
    }

    @Test func `the three masters have the same path commands`() throws {
        for (drawing, form) in [(bell, GlyphForm.outline), (bell, .fill), (clock, .fill)] {
            let found = try masters(try stroked(drawing), form)
            for master in [found.ultralight, found.black] {
                #expect(master.paths[0].interpolated(to: found.regular[0], at: 0.5) != nil)
            }
        }
    }

    /// In a filled clock the hands are empty: they get wider, too, as the clock gets larger.
    @Test func `details that are knocked out get wider in the black weight`() throws {
        let found = try masters(try stroked(clock), .fill)
        let heavy = found.black.paths[0]
        #expect(found.black.width > 1.5)
        let half = found.black.width
        #expect(!heavy.contains(Point(12 - half + 0.1, 9)) && heavy.contains(Point(12 - half - 0.1, 9)))
        #expect(heavy.contains(Point(3.1 - half / 2 + 0.5, 12)), "the clock is larger")
    }

    @Test func flatEndsStayWhereTheyAre() throws {
        var glyph = try stroked(["M4 12H20"])
        glyph.layers[0].stroke?.style.cap = .butt
        let found = try masters(glyph)
        #expect(found.black.paths[0].bounds.map { ($0.minX, $0.maxX) } ?? (0, 0) == (4, 20))
        #expect(found.black.paths[0].bounds.map { abs($0.height - 4) < 1e-6 } ?? false)
    }

    @Test func `the black weight ends before a counter closes`() throws {
        // The ring's counter has a radius of 0.6: it closes at 1.6 times the width.
        let found = try masters(try stroked(["M12 10.4A1.6 1.6 0 1 1 12 13.6A1.6 1.6 0 1 1 12 10.4Z"]))
        #expect(found.black.limit == .gap)
        #expect(found.black.width >= 1.4 && found.black.width < 1.6)
        #expect(found.black.paths[0].subpaths.count == 2)
    }

    @Test func `the ultralight weight ends before touching lines separate`() throws {
        // Half a unit of overlap: they come apart at three quarters of the width.
        let found = try masters(try stroked(["M4 11H20", "M4 12.5H20"]))
        #expect(found.ultralight.limit == .contact)
        #expect(found.ultralight.width > 0.65)
        #expect(found.ultralight.width < 0.9)
    }

    @Test func aDrawingWithoutLinesMovesItsContours() throws {
        var glyph = try stroked(["M4 4H20V20H4Z"])
        glyph.layers[0].fill = Fill(.color(.black))
        glyph.layers[0].stroke = nil
        let found = try masters(glyph)
        #expect(abs(found.black.paths[0].area - 18 * 18) < 1e-6)
        #expect(abs(found.ultralight.paths[0].area - 14.6 * 14.6) < 1e-6)
    }

    @Test func anEmptyPictureHasNoMasters() {
        let found = WeightMasters(of: [], width: 2, tolerance: tolerance)
        #expect(found.regular.isEmpty && found.black.paths.isEmpty && found.black.limit == nil)
    }
}
