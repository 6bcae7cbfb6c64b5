import GlyphDerivation
import GlyphModel
import Markup
import PathGeometry
import SemanticColor
import Support
import Testing

private let place = SourceFile.Location(path: "glyph.svg", line: 1, column: 1)
private let ink = Paint.color(.black)

/// A glyph of filled paths on a 24 grid.
private func glyph(_ paths: Path...) -> Glyph {
    Glyph(
        name: "glyph", width: 24, height: 24, viewBox: Rect(x: 0, y: 0, width: 24, height: 24),
        layers: paths.map { Layer(path: $0, fill: Fill(ink, rule: .evenodd), location: place) })
}

private func ring(_ center: Point, _ outer: Double, _ inner: Double) -> Path {
    var path = Path.circle(center, radius: outer)
    path.append(Path.circle(center, radius: inner))
    return path
}

private let middle = Point(12, 12)

@Suite struct FillTests {
    private func fill(_ glyph: Glyph, _ style: FillStyle = .knockout, _ parts: [PartOverride] = []) throws -> Path {
        let layers = try glyph.filled(style: style, parts: parts, tolerance: .standard).layers
        return layers.reduce(into: Path()) { $0.append($1.path) }
    }

    private func part(at x: Double, _ y: Double, _ treatment: PartOverride.Treatment) -> PartOverride {
        PartOverride(target: .region(x: x, y: y), treatment: treatment, location: place)
    }

    /// A build derives the outline first, and passes it on.
    @Test(arguments: [
        [ring(middle, 10, 8)], [ring(middle, 10, 8), .rectangle(11, 6, 2, 7)], [.rectangle(4, 4, 16, 16)],
    ])
    func `a fill is the same if the outline was computed before`(paths: [Path]) throws {
        var drawn = glyph()
        drawn.layers = paths.map { Layer(path: $0, fill: Fill(ink, rule: .evenodd), location: place) }
        var stroked = drawn
        for index in stroked.layers.indices {
            (stroked.layers[index].fill, stroked.layers[index].stroke) = (
                nil, Stroke(ink, style: StrokeStyle(width: 1, cap: .round, join: .round))
            )
        }
        for glyph in [drawn, stroked] {
            func filled(_ outline: [OutlinedLayer]?) throws -> [OutlinedLayer] {
                try glyph.prepared(
                    parts: [], tolerance: .standard, knockout: nil, outline: outline,
                    isTogether: { $0.isOneInk(with: $1) }
                ).filled(.knockout).layers
            }
            #expect(try filled(glyph.outlined(tolerance: .standard)) == filled(nil))
        }
    }

    @Test func aRingBecomesADisc() throws {
        #expect(try fill(glyph(ring(middle, 10, 8))) == .circle(middle, radius: 10))
    }

    @Test func aDetailInsideABodyIsKnockedOut() throws {
        let info = try fill(glyph(ring(middle, 10, 8), .rectangle(11, 8, 2, 8)))
        #expect(!info.contains(middle))
        #expect(info.contains(Point(8, 12)))
        #expect(info.area < Path.circle(middle, radius: 10).area)
    }

    @Test func aSilhouetteMergesItsDetails() throws {
        let info = try fill(glyph(ring(middle, 10, 8), .rectangle(11, 8, 2, 8)), .silhouette)
        #expect(info == .circle(middle, radius: 10))
    }

    @Test func `a drawing with nothing to fill is returned unchanged as an outline`() throws {
        let bar = Path.rectangle(4, 11, 16, 2)
        let result = try glyph(bar).filled(style: .knockout, tolerance: .standard)
        #expect(result.layers.map(\.path) == [bar])
        #expect(result.isOutline)
    }

    /// A plus that was cut out of a disc is not the inside of an outline.
    @Test func `a sign that is cut out of a solid disc stays empty`() throws {
        var badge = Path.circle(middle, radius: 10)
        badge.append(Path.rectangle(11, 8, 2, 8))
        let result = try glyph(badge, .rectangle(1, 1, 2, 2)).filled(style: .knockout, tolerance: .standard)
        #expect(result.isOutline)
    }

    @Test(arguments: [(FillStyle.Rings.fill, true), (.clear, false)])
    func `the style decides whether the interior of a ring in a filled shape is filled`(
        rings: FillStyle.Rings, isFilled: Bool
    ) throws {
        var camera = Path.rectangle(2, 2, 20, 20)
        camera.append(.rectangle(3.5, 3.5, 17, 17))
        let result = try fill(glyph(camera, ring(middle, 5, 3.5)), FillStyle(rings: rings))
        #expect(result.contains(middle) == isFilled)
        #expect(!result.contains(Point(12, 7.8)))
        #expect(result.contains(Point(12, 5)))
    }

    @Test func aRegionCanBeKeptHollow() throws {
        let pair = ring(Point(6, 12), 5, 3.5)
        let other = ring(Point(18, 12), 5, 3.5)
        let result = try fill(glyph(pair, other), .knockout, [part(at: 6, 12, .line)])
        #expect(!result.contains(Point(6, 12)))
        #expect(result.contains(Point(18, 12)))
    }

    @Test func aRegionCanBeLeftOut() throws {
        let result = try fill(glyph(ring(middle, 10, 8), .rectangle(11, 8, 2, 8)), .knockout, [part(at: 12, 12, .drop)])
        #expect(result == .circle(middle, radius: 10))
    }

    @Test func anElementCanBeCutOutOfWhatLiesUnderIt() throws {
        var envelope = glyph(ring(middle, 10, 8), .rectangle(11, 1, 2, 22))
        envelope.layers[1].element = ElementIdentity([.init(element: "path", id: "flap")])
        let cut = PartOverride(
            target: .elements(Selector([.id("flap")])), treatment: .cut, location: place)
        let result = try fill(envelope, .knockout, [cut])
        #expect(!result.contains(middle))
        #expect(!result.contains(Point(12, 3)), "the cut runs through the outline stroke")
        #expect(result.subpaths.count == 2)
    }

    @Test func `layers in different colours are filled separately`() throws {
        var bell = glyph(ring(middle, 10, 8), ring(Point(18, 6), 5, 3))
        bell.layers[1].fill?.paint = .color(Color(red: 1, green: 0, blue: 0))
        let result = try bell.filled(style: .knockout, tolerance: .standard).layers
        #expect(result.map(\.path) == [.circle(middle, radius: 10), .circle(Point(18, 6), radius: 5)])
    }

    @Test func fillingTwiceChangesNothing() throws {
        let once = try fill(glyph(ring(middle, 10, 8), ring(middle, 4, 2)))
        #expect(try fill(glyph(once)) == once)
    }
}
