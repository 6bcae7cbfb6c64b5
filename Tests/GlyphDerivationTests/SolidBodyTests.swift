import FillSupport
import GlyphDerivation
import GlyphModel
import PathGeometry
import SetSupport
import Testing

/// On a grid of 24 with lines of 1.5: a lock that is solid already.
private let lock = "M8 12H16V18H8Z M9.5 12.5V10A2.5 2.5 0 0 1 14.5 10V12.5H13V10A1 1 0 0 0 11 10V12.5Z"
private let shackle = Point(12, 10)
/// Lines that determine the stroke width.
private let lines = ["M2 2H22", "M2 22H22", "M2 5H22"]

@Suite struct SolidBodyTests {
    private func drawing(_ solid: String) throws -> Glyph {
        var glyph = try expanded(try stroked(lines, width: 1.5))
        let body = try Path(svg: solid)
        glyph.layers[0].path = .union(ofNonNegative: [glyph.layers[0].path, body], tolerance: 0.001)
        return glyph
    }

    @Test func theShackleOfASolidLockStaysOpen() throws {
        #expect(!(try fill(try drawing(lock)).contains(shackle)))
        let decisions = try drawing(lock).filled(style: .knockout, tolerance: .standard).decisions
        #expect(decisions.contains { $0.reason == .opening && $0.outcome == .kept })
    }

    /// Around the keyhole the ink is not so thick.
    @Test func `the shackle of a solid lock with a keyhole stays open`() throws {
        let keyhole = "M11.3 15A0.7 0.7 0 0 0 12.7 15A0.7 0.7 0 0 0 11.3 15Z"
        let filled = try fill(try drawing(lock + keyhole))
        #expect(!filled.contains(shackle) && !filled.contains(Point(12, 15)))
    }

    @Test func `the style decides whether the shackle of a hollow lock is filled`() throws {
        let hollow = try stroked(lines + ["M8 12H16V18H8Z", "M9.5 12V10A2.5 2.5 0 0 1 14.5 10V12"], width: 1.5)
        let filled = try fill(hollow, FillStyle(handles: .fill))
        #expect(filled.contains(shackle) && filled.contains(Point(12, 15)))
    }
}
