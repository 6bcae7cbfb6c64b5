import GlyphModel
import Markup
import PathGeometry
import Support
import Testing

@testable import GlyphDerivation

/// The bodies that glyphs have in common are found by what is seen of them.
@Suite struct RelativeIndexTests {
    private let viewBox = Rect(x: 0, y: 0, width: 64, height: 64)

    private func member(_ ink: Path, name: String = "", style: FillStyle = .knockout, isStated: Bool = false)
        -> RelativeIndex.Member
    {
        RelativeIndex.Member(InkTrace([ink], in: viewBox), style: style, isStated: isStated, name: name)
    }

    private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
        .rectangle(x, y, width, height)
    }

    private func united(_ paths: Path...) -> Path { .union(ofNonNegative: paths, tolerance: 0.01) }

    /// A frame with a bar across it, at a height of its own: a body with two counters.
    private func body(bar: Double) -> Path {
        united(
            rect(8, 8, 48, 4), rect(8, 52, 48, 4), rect(8, 8, 4, 48), rect(52, 8, 4, 48), rect(8, bar, 48, 4))
    }

    /// A sign in a corner, and nothing else around it.
    private func signed(_ body: Path, from x: Double, _ y: Double) -> Path {
        let hidden = body.subtracting([rect(x - 6, y - 6, 24, 24)], tolerance: 0.01)
        return united(hidden, rect(x, y, 12, 12))
    }

    @Test func `a body is found where a sign hides a part of it`() {
        let (plain, other) = (body(bar: 20), body(bar: 37))
        let members = [plain, other, signed(plain, from: 44, 44), signed(other, from: 50, 2)].map { member($0) }
        let index = RelativeIndex(of: members)
        #expect(index.candidates(of: 2).map(\.glyph) == [0])
        #expect(index.candidates(of: 3).map(\.glyph) == [1])
        #expect(index.candidates(of: 0).isEmpty)
    }

    @Test func `a frame with a single counter is the body of nothing`() {
        let frame = united(rect(8, 8, 48, 4), rect(8, 52, 48, 4), rect(8, 8, 4, 48), rect(52, 8, 4, 48))
        #expect(member(frame).trace.parts.isEmpty && !member(body(bar: 20)).trace.parts.isEmpty)
    }

    @Test func `a body is found among fills of its own style, and in glyphs that state theirs`() {
        let (plain, shown) = (body(bar: 20), signed(body(bar: 20), from: 44, 44))
        func found(_ style: FillStyle, isStated: Bool) -> Int {
            RelativeIndex(of: [member(plain, style: style, isStated: isStated), member(shown)]).candidates(of: 1).count
        }
        #expect(found(.knockout, isStated: false) == 1 && found(.facet, isStated: false) == 0)
        #expect(found(.facet, isStated: true) == 1)
    }

    @Test func `the simplest of equal bodies is taken, and of equally simple ones the first by name`() {
        let plain = body(bar: 20)
        let dotted = [(2.0, "a"), (5, "c"), (5, "b")].map { size, name in
            member(united(plain, rect(30, 30, size, size)), name: name)
        }
        let shown = member(signed(plain, from: 44, 44), name: "z")
        #expect(RelativeIndex(of: dotted + [shown]).candidates(of: 3).map(\.glyph) == [0])
        #expect(RelativeIndex(of: [dotted[1], dotted[2], shown]).candidates(of: 2).map(\.glyph) == [1])
        #expect(RelativeIndex(of: [dotted[2], shown, dotted[1]]).candidates(of: 1).map(\.glyph) == [0])
    }

    /// What all glyphs have in common distinguishes none: each is compared with few.
    @Test(arguments: [100, 800]) func `the number of candidates of a glyph does not grow with the set`(count: Int) {
        var random = SeededGenerator(seed: 86)
        let members = (0..<count).map { number in
            let bar = Double(16 + number % 7 * 4)
            let detail = rect(Double.random(in: 16...40, using: &random), 4, 6, 3)
            return member(united(body(bar: bar), detail), name: "\(number)")
        }
        let index = RelativeIndex(of: members)
        let counts = members.indices.map { index.candidates(of: $0).count }
        #expect(counts.allSatisfy { $0 <= 16 } && counts.reduce(0, +) >= count / 2, "\(counts.max() ?? 0)")
    }

    @Test func `a trace is the same when it is read again`() throws {
        let trace = member(signed(body(bar: 20), from: 44, 44)).trace
        var encoder = ByteEncoder()
        encoder.append(trace)
        var decoder = ByteDecoder(encoder.bytes)
        let read: InkTrace = try decoder.value()
        #expect(decoder.isAtEnd && read.ink == trace.ink && read.viewBox == trace.viewBox)
        #expect(read.contours == trace.contours && read.parts.map(\.ink) == trace.parts.map(\.ink))
    }
}
