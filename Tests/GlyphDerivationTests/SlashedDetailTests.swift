import FillSupport
import GlyphDerivation
import GlyphModel
import PathGeometry
import SetSupport
import Testing

private let tolerance = 0.001
private let camera = ["M2 4H22V20H2Z", "M16 12A4 4 0 1 1 8 12A4 4 0 1 1 16 12Z"]

/// A drawing that a slash crosses from corner to corner, with its clearance on the upper side only.
private func slashed(_ data: [String]) throws -> Glyph {
    var glyph = try expanded(try stroked(data))
    let clearance = Path(polygon: [Point(0, 0), Point(24, 24), Point(26, 22), Point(2, -2)])
    let slash = try expanded(try stroked("M2 2L22 22")).layers[0].path
    glyph.layers[0].path = .union(
        ofNonNegative: [glyph.layers[0].path.combined(with: clearance, by: .difference, tolerance: tolerance), slash],
        tolerance: tolerance)
    return glyph
}

/// So far along the slash and across it, upwards.
private func place(_ along: Double, _ across: Double) -> Point {
    let half = 0.5.squareRoot()
    return Point(12 + (along + across) * half, 12 + (along - across) * half)
}

private func hasWholeSlash(_ path: Path) -> Bool {
    stride(from: -11.0, through: 11, by: 0.5).allSatisfy { along in
        path.contains(place(along, -0.8)) && path.contains(place(along, 0.8)) && !path.contains(place(along, 1.9))
    }
}

@Suite struct SlashedDetailTests {
    /// The lens goes on beyond the slash: a half is free there, the other one hangs on the slash.
    @Test func aDetailIsCutOnBothSidesOfASlash() throws {
        let filled = try fill(try slashed(camera))
        for along in [-1.5, 0, 1.5] {
            let reach = (16 - along * along).squareRoot()
            for side in [-reach, reach] { #expect(!filled.contains(place(along, side))) }
            #expect(filled.contains(place(along / 2, -2)), "the middle is filled")
        }
        #expect(filled.contains(place(0, -6)) && filled.contains(place(0, 6)), "and so is the camera")
        #expect(hasWholeSlash(filled))
    }

    @Test func `styles that cut no lines keep a detail that is attached to the slash`() throws {
        let kept = try fill(try slashed(camera), FillStyle(lines: .keep))
        #expect(kept.contains(place(0, -4)) && !kept.contains(place(0, 4)), "a free component is not a line")
        let silhouette = try fill(try slashed(camera), .silhouette)
        #expect(silhouette.contains(place(0, -4)) && silhouette.contains(place(0, 4)))
    }

    @Test func aLineThatHangsOnTheSlashIsCutUpToIt() throws {
        let filled = try fill(try slashed([camera[0], "M12 12L7.5 16.5"]))
        #expect(!filled.contains(place(0, -4)) && filled.contains(place(3, -4)))
        #expect(hasWholeSlash(filled))
    }

    /// A point on the free half does not name the space around it.
    @Test func `a part at one half of a slashed detail changes only this half`() throws {
        let glyph = try slashed(camera)
        let solid = try fill(glyph, .knockout, [(place(0, 4), .solid)])
        #expect(solid.contains(place(0, 4)) && solid.contains(place(0, 6)) && !solid.contains(place(0, -4)))
        let cut = try fill(glyph, .silhouette, [(place(0, 4), .cut)])
        #expect(!cut.contains(place(0, 4)) && cut.contains(place(0, 6)) && cut.contains(place(0, -4)))
        let half = place(0, 4)
        let part = PartOverride(
            target: .region(x: half.x, y: half.y), treatment: .solid, location: glyph.layers[0].location)
        let layers = try glyph.filled(style: .knockout, parts: [part], tolerance: .standard)
        #expect(layers.idleParts.isEmpty)
    }

    /// It is small, and most of its ink is the slash, but it is not a sign of crossing lines.
    @Test func `both halves of a small box that a slash crosses are filled`() throws {
        let body = try slashed(["M8 10H14V16H8Z"])
        #expect(!body.layers[0].path.contains(place(0, -2.5)))
        #expect(try fill(body).contains(place(0, -2.5)))
    }
}
