import GlyphModel
import PathGeometry
import SemanticColor
import Testing

private let stops = [
    Gradient.Stop(offset: 0, color: .black), Gradient.Stop(offset: 1, color: Color(red: 1, green: 1, blue: 1)),
]

@Suite struct GradientColorTests {
    @Test(arguments: [
        (Gradient.Spread.pad, -1.0, 0.0), (.pad, 2.5, 0.25), (.pad, 12, 1), (.repeat, 12, 0.2), (.reflect, 12, 0.8),
        (.repeat, -1, 0.9), (.reflect, -1, 0.1),
    ]) func `a linear gradient mixes its stops along its line`(spread: Gradient.Spread, x: Double, gray: Double) {
        let gradient = Gradient(shape: .linear(from: Point(0, 0), to: Point(10, 0)), spread: spread, stops: stops)
        #expect(abs(gradient.color(at: Point(x, 7)).red - gray) < 1e-9)
    }

    @Test func `a radial gradient mixes its stops from its focal circle outward`() {
        let plain = Gradient(
            shape: .radial(center: Point(5, 5), radius: 4, focus: Point(5, 5), focusRadius: 0), stops: stops)
        #expect(abs(plain.color(at: Point(5, 7)).red - 0.5) < 1e-9)
        #expect(plain.color(at: Point(5, 5)).red == 0 && plain.color(at: Point(20, 5)).red == 1)
        // From the focus to the right it is 6 to the outer circle, to the left 2.
        let eccentric = Gradient(
            shape: .radial(center: Point(2, 0), radius: 4, focus: Point(0, 0), focusRadius: 0), stops: stops)
        #expect(abs(eccentric.color(at: Point(3, 0)).red - 0.5) < 1e-9)
        #expect(abs(eccentric.color(at: Point(-1, 0)).red - 0.5) < 1e-9)
        let hollow = Gradient(
            shape: .radial(center: Point(0, 0), radius: 4, focus: Point(0, 0), focusRadius: 2), stops: stops)
        #expect(hollow.color(at: Point(1, 0)).red == 0 && abs(hollow.color(at: Point(3, 0)).red - 0.5) < 1e-9)
    }

    @Test func `the color of a gradient respects its transform, opacity and hard stops`() {
        let hard = [
            Gradient.Stop(offset: 0, color: .black), Gradient.Stop(offset: 0.5, color: .black),
            Gradient.Stop(offset: 0.5, color: .white), Gradient.Stop(offset: 1, color: .white.opacity(0.5)),
        ]
        let gradient = Gradient(
            shape: .linear(from: Point(0, 0), to: Point(1, 0)), transform: .scale(10, 10), stops: hard, opacity: 0.5)
        #expect(gradient.color(at: Point(4.9, 0)) == .black.opacity(0.5))
        #expect(gradient.color(at: Point(5, 0)) == .white.opacity(0.5))
        #expect(gradient.color(at: Point(10, 0)).alpha == 0.25)
    }

    @Test func `a gradient of no length has the color of its last stop`() {
        let gradient = Gradient(shape: .linear(from: Point(1, 1), to: Point(1, 1)), stops: stops)
        #expect(gradient.color(at: Point(0, 0)).red == 1)
        let flat = Gradient(
            shape: .linear(from: Point(0, 0), to: Point(1, 0)), transform: .scale(0, 1), stops: stops)
        #expect(flat.color(at: Point(0, 0)).red == 1)
    }
}
