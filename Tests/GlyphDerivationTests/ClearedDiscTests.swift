import FillSupport
import GlyphModel
import PathGeometry
import SetSupport
import Testing

private let tolerance = 0.001
private let center = Point(18, 18)

/// Bodies with a disc of six units' radius cleared out of them, and a plus in it.
private func badged(_ data: String..., badge: String? = "M18 15V21M15 18H21") throws -> Glyph {
    var glyph = try expanded(try stroked(data))
    glyph.layers[0].path = glyph.layers[0].path.combined(with: disc(radius: 6), by: .difference, tolerance: tolerance)
    guard let badge else { return glyph }
    let sign = try expanded(try stroked(badge)).layers[0].path
    glyph.layers[0].path = .union(ofNonNegative: [glyph.layers[0].path, sign], tolerance: tolerance)
    return glyph
}

private func disc(radius: Double) -> Path { .ellipse(center: center, radiusX: radius, radiusY: radius) }

private let card = "M4 5H20V19H4Z"

@Suite struct ClearedDiscTests {
    @Test func aBodyIsFilledUpToTheDiscThatWasClearedForItsBadge() throws {
        let glyph = try badged(card)
        let filled = try fill(glyph)
        let silhouette = try fill(try stroked(card))
        // The disc grows by a twentieth of the stroke's width, so that ends that are not exact meet.
        let opened = silhouette.combined(with: disc(radius: 6.1), by: .difference, tolerance: tolerance)
        let badge = glyph.layers[0].path.combined(with: disc(radius: 5), by: .intersection, tolerance: tolerance)
        #expect(abs(filled.area - opened.area - badge.area) < 0.01)
        #expect(filled.subpaths.count == 2, "the body and the badge, and no sliver")
        #expect(filled.contains(Point(12, 12)) && filled.contains(center) && !filled.contains(Point(14, 14)))
    }

    @Test func `a dot that touches the edge of the cleared disc merges with the filled shape`() throws {
        let filled = try fill(try badged(card, badge: "M18 15V21M15 18H21M13.9 13.9H13.91"))
        #expect(filled.contains(Point(13.9, 13.9)) && filled.contains(Point(12, 12)) && !filled.contains(Point(14, 16)))
        #expect(abs(filled.area - filled.normalized(tolerance: tolerance).area) < 0.01, "nothing is filled twice")
    }

    @Test func linesOfTextThatEndAtTheDiscAreCutOut() throws {
        let glyph = try badged(card, "M7 9H15", "M7 13H20")
        let filled = try fill(glyph)
        for point in [Point(8, 9), Point(8, 13), Point(13.5, 13)] { #expect(!filled.contains(point)) }
        for point in [Point(10, 11), Point(5, 13), Point(8, 16)] { #expect(filled.contains(point)) }
        #expect(try fill(glyph, .silhouette).contains(Point(8, 13)), "details are merged if the style requires it")
    }

    @Test func `a lens in a camera with a cleared disc is a detail of the camera`() throws {
        let lens = "M10 6.5A5.5 5.5 0 1 1 10 17.5A5.5 5.5 0 1 1 10 6.5Z"
        let filled = try fill(try badged("M2 3H22V21H2Z", lens))
        #expect(filled.contains(Point(2, 12)) && filled.contains(Point(3.5, 5)), "the camera")
        #expect(!filled.contains(Point(4.5, 12)) && !filled.contains(Point(10, 6.5)), "its lens")
        #expect(filled.contains(center))
    }

    @Test func withoutABadgeTheBodyStaysOpen() throws {
        #expect(try !fill(try badged(card, badge: nil)).contains(Point(10, 12)))
    }

    @Test func mirroredBodiesFillMirrored() throws {
        let glyph = try badged(card, "M7 13H20")
        var mirrored = glyph
        mirrored.layers[0].path = glyph.layers[0].path.transformed(
            by: Transform(a: -1, b: 0, c: 0, d: 1, e: 24, f: 0))
        let (plain, turned) = (try fill(glyph), try fill(mirrored))
        for x in 0..<48 {
            for y in 0..<48 {
                let point = Point(Double(x) / 2 + 0.23, Double(y) / 2 + 0.17)
                #expect(plain.contains(point) == turned.contains(Point(24 - point.x, point.y)))
            }
        }
    }
}
