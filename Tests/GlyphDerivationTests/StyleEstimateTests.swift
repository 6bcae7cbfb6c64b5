import FillSupport
import GlyphDerivation
import GlyphModel
import Markup
import PathGeometry
import SemanticColor
import SetSupport
import Testing

/// Outlines of bodies of several kinds, with the fill that a style gives each: as a person would have drawn it.
private func examples(_ drawings: [[String]], in style: FillStyle) throws -> [StyleExample] {
    try drawings.enumerated().map { index, drawing in
        let outline = try stroked(drawing)
        return StyleExample("glyph-\(index)", outline: outline, drawn: try drawn(outline, in: style))
    }
}

/// The fill of an outline as a drawing of its own.
private func drawn(_ outline: Glyph, in style: FillStyle) throws -> Glyph {
    var glyph = outline
    let layers = try outline.filled(style: style, tolerance: .standard).layers
    glyph.layers = layers.map {
        Layer(path: $0.path, fill: Fill(.color(.black)), location: SourceFile.Location(path: "fill.svg"))
    }
    return glyph
}

private func estimate(_ examples: [StyleExample], from style: FillStyle = .knockout) async -> StyleEstimate {
    await StyleEstimate(from: examples, startingWith: style, jobs: 2)
}

private let bodies: [[String]] = [
    ["M4 4H20V20H4Z"], ["M4 7H20V17H4Z"], ["M12 3L21 20H3Z"], ["M6 3H18V21H6Z"], ["M12 3L21 12L12 21L3 12Z"],
    ["M4 4H14V14H4Z", "M17 17H21"], ["M5 5H19V13L12 20L5 13Z"], ["M3 10L12 3L21 10V20H3Z"], ["M4 8H20L17 20H7Z"],
]
/// Windows with a title bar.
private let windows: [[String]] = [
    ["M3 4H21V20H3Z", "M3 9H21"], ["M4 3H20V21H4Z", "M4 8H20"], ["M3 5H21V19H3Z", "M3 10H21"],
]

@Suite struct StyleEstimateTests {
    private let inset = FillStyle(inset: 0.75)

    @Test func anInsetIsFoundWithTheExamplesThatSpeakForIt() async throws {
        let found = await estimate(try examples(bodies, in: inset))
        #expect(found.style == inset && found.misfits.isEmpty && found.exampleCount == bodies.count)
        #expect(found.choices.map(\.setting) == [.inset(0.75)])
        #expect(found.choices.map(\.supporters) == [bodies.count] && found.choices.map(\.examples) == [bodies.count])
    }

    @Test func theOrderOfExamplesDoesNotMatter() async throws {
        let all = try examples(bodies.prefix(6) + windows, in: FillStyle(panels: .strip, inset: 0.5))
        let (one, other) = (await estimate(all), await estimate(all.reversed()))
        #expect(one.style == FillStyle(panels: .strip, inset: 0.5))
        #expect(other.style == one.style && other.choices.map(\.setting) == one.choices.map(\.setting))
    }

    @Test func `a style is recognised though a third of the examples belong to other glyphs`() async throws {
        var all = try examples(bodies, in: inset)
        for (index, other) in [(0, 2), (2, 5), (5, 0)] {
            all[index] = StyleExample(
                "glyph-\(index)", outline: try stroked(bodies[index]),
                drawn: try drawn(stroked(bodies[other]), in: inset))
        }
        #expect(await estimate(all).style == inset)
    }

    @Test func `examples like the derived fills change no setting`() async throws {
        let found = await estimate(try examples(bodies + windows, in: .knockout))
        #expect(found.style == .knockout && found.choices.isEmpty && found.exampleCount == 12)
        let facets = await estimate(try examples(windows, in: .facet), from: .facet)
        #expect(facets.style == .facet && facets.choices.isEmpty)
    }

    /// A few examples may be of one kind by chance.
    @Test func aSingleExampleChangesNothing() async throws {
        #expect(await estimate(try examples([bodies[0]], in: inset)).style == .knockout)
        #expect(await estimate(try examples(windows, in: FillStyle(panels: .strip))).style == .knockout)
        #expect(await estimate([]).style == .knockout)
    }

    @Test func theWindowsOfASetSayWhichPartIsFilled() async throws {
        let strip = FillStyle(panels: .strip)
        let found = await estimate(try examples(bodies.prefix(6) + windows, in: strip))
        #expect(found.style == strip && found.choices.map(\.setting) == [.panels(.strip)])
        #expect(found.choices.allSatisfy { $0.supporters == $0.examples && $0.supporters >= 2 })
        // Two kinds of windows say nothing.
        let mixed =
            try examples(Array(bodies.prefix(6)), in: .knockout)
            + zip(windows, [FillStyle(panels: .strip), FillStyle(panels: .panel), FillStyle(panels: .both)])
            .enumerated().map { index, pair in
                let outline = try stroked(pair.0)
                return StyleExample("window-\(index)", outline: outline, drawn: try drawn(outline, in: pair.1))
            }
        #expect(await estimate(mixed).style == .knockout)
    }

    @Test func `an example that cannot be compared is named with its reason`() async throws {
        let outline = try stroked(bodies[0])
        var wide = try drawn(outline, in: .knockout)
        wide.viewBox = Rect(x: 0, y: 0, width: 48, height: 24)
        let all = [
            StyleExample("a-wide", outline: outline, drawn: wide),
            StyleExample("b-other", outline: outline, drawn: try drawn(stroked("M4 4H8V8H4Z"), in: .knockout)),
            StyleExample("c-outline", outline: outline, drawn: outline),
            // An open stroke has nothing to fill.
            StyleExample("d-open", outline: try stroked("M4 4L20 20"), drawn: try stroked("M4 4L20 20")),
        ]
        let found = await estimate(all)
        #expect(found.misfits.map(\.name) == ["a-wide", "b-other", "c-outline"])
        #expect(found.misfits.map(\.misfit) == [.viewBox, .shape, .outline] && found.exampleCount == 0)
    }

    @Test func `the sample of very many examples does not depend on their order`() {
        let names = (0..<2 * StyleExample.most).map { "glyph-\($0)" }
        let sample = StyleExample.sample(of: names)
        #expect(sample.count == StyleExample.most && sample == StyleExample.sample(of: names.reversed()))
        #expect(StyleExample.sample(of: Array(names.prefix(9))) == Set(names.prefix(9)))
    }
}
