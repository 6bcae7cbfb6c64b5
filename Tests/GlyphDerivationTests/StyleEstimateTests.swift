import FillSupport
import GlyphDerivation
import GlyphModel
import Markup
import PathGeometry
import SemanticColor
import SetSupport
import Support
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
/// Windows with a title bar, nearly square.
private let windows: [[String]] = (0..<8).map { index in
    let (left, right, top) = (3 + index % 3, 21 - index % 2, 3 + index / 4)
    return ["M\(left) \(top)H\(right)V21H\(left)Z", "M\(left) \(top + 5)H\(right)"]
}

@Suite struct StyleEstimateTests {
    private let inset = FillStyle(inset: 0.75)

    @Test func anInsetIsFoundWithTheExamplesThatSpeakForIt() async throws {
        let found = await estimate(try examples(bodies, in: inset))
        #expect(found.style == inset && found.misfits.isEmpty && found.exampleCount == bodies.count)
        #expect(found.choices.map(\.setting) == [.inset(0.75)])
        #expect(found.choices.map(\.supporters) == [bodies.count] && found.choices.map(\.examples) == [bodies.count])
    }

    @Test func theOrderOfExamplesDoesNotMatter() async throws {
        let all = try examples(bodies + windows, in: FillStyle(panels: .strip, inset: 0.5))
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
        #expect(found.style == .knockout && found.choices.isEmpty && found.exampleCount == bodies.count + windows.count)
        let facets = await estimate(try examples(windows, in: .facet), from: .facet)
        #expect(facets.style == .facet && facets.choices.isEmpty)
    }

    /// A few examples may be of one kind by chance.
    @Test func aSingleExampleChangesNothing() async throws {
        #expect(await estimate(try examples([bodies[0]], in: inset)).style == .knockout)
        #expect(
            await estimate(try examples(Array(windows.prefix(3)), in: FillStyle(panels: .strip))).style == .knockout)
        #expect(await estimate([]).style == .knockout)
    }

    @Test func `a choice needs eight examples for which it matters`() async throws {
        let strip = FillStyle(panels: .strip)
        #expect(await estimate(try examples(bodies + windows.prefix(7), in: strip)).style == .knockout)
        #expect(await estimate(try examples(bodies + windows, in: strip)).style == strip)
    }

    @Test func `an example in which a face is open says nothing about lines`() async throws {
        // Boxes in three parts, of which a person left one open: the body without lines is more like that by chance.
        let boxes = (0..<10).map { index in
            let (left, top) = (3 + Double(index) / 4, 3 + Double(index) / 5)
            return ["M\(left) \(top)H21V21H\(left)Z", "M\(left) 10H21", "M12 10V21"]
        }
        let open = try boxes.enumerated().map { index, box in
            let outline = try stroked(box)
            var drawn = try drawn(outline, in: FillStyle(lines: .keep))
            let hole = Path.rectangle(14, 12, 5, 7)
            drawn.layers[0].path = drawn.layers[0].path.combined(with: hole, by: .difference, tolerance: 0.001)
            return StyleExample("box-\(index)", outline: outline, drawn: drawn)
        }
        let found = await estimate(open)
        #expect(found.exampleCount == 10 && found.style.lines == FillStyle.knockout.lines)
        // Without an open face, they do.
        #expect(await estimate(try examples(boxes, in: FillStyle(lines: .keep))).style.lines == .keep)
    }

    @Test func `choices that would make glyphs alike are taken back`() async throws {
        let drawings = [["M3 3H21V21H3Z", "M3 12H21"], ["M3 3H21V21H3Z", "M12 3V21"], bodies[2]]
        let outlines = try drawings.map { try stroked($0) }
        let twins = await StyleTwins(among: outlines, jobs: 2)
        #expect(await twins.areMade(by: FillStyle(lines: .keep), insteadOf: .facet, jobs: 2))
        #expect(await !twins.areMade(by: FillStyle(lines: .split), insteadOf: .facet, jobs: 2))
        var found = await estimate(try examples(bodies + windows, in: FillStyle(panels: .strip, inset: 0.5)))
        await found.takeBack { style, base in style.panels == .strip && base.inset == 0.5 }
        #expect(found.style == FillStyle(inset: 0.5))
    }

    @Test func theWindowsOfASetSayWhichPartIsFilled() async throws {
        let strip = FillStyle(panels: .strip)
        let found = await estimate(try examples(bodies.prefix(6) + windows, in: strip))
        #expect(found.style == strip && found.choices.map(\.setting) == [.panels(.strip)])
        #expect(found.choices.allSatisfy { $0.supporters == $0.examples && $0.supporters == windows.count })
        // Two kinds of windows say nothing.
        let mixed =
            try examples(Array(bodies.prefix(6)), in: .knockout)
            + windows.enumerated().map { index, window in
                (window, [FillStyle(panels: .strip), FillStyle(panels: .panel), FillStyle(panels: .both)][index % 3])
            }
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
