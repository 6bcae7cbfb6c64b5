import GlyphDerivation
import GlyphDraft
import GlyphModel
import Testing

@Suite struct ExamplePairingTests {
    private func pairs(_ outlines: [String], _ fills: [String]) -> [String] {
        ExamplePairing(outlines: outlines, fills: fills).pairs.map { "\(outlines[$0.outline]) \(fills[$0.fill])" }
    }

    @Test(arguments: [
        ("bell.svg", "bell.svg"), ("bell.svg", "bell-fill.svg"), ("bell.svg", "Bell Filled.svg"),
        ("bell-outline.svg", "bell.svg"), ("outline/bell.svg", "bell.svg"), ("bell.svg", "solid/bell.svg"),
        ("media/bell.svg", "media/bell.svg"), ("color-fill.svg", "color-fill.svg"),
    ])
    func aFillHasTheNameOfItsOutline(outline: String, fill: String) {
        #expect(pairs([outline, "other.svg"], ["another.svg", fill]) == ["\(outline) \(fill)"])
    }

    @Test(arguments: [("bell.svg", "ball.svg"), ("media/bell.svg", "bell.svg"), ("bell.svg", "bell-dark.svg")])
    func `a fill and an outline with different names are not paired`(outline: String, fill: String) {
        let pairing = ExamplePairing(outlines: [outline], fills: [fill])
        #expect(pairing.pairs.isEmpty && pairing.ambiguous.isEmpty)
    }

    @Test func twoFillsOfOneNameAreAmbiguous() throws {
        let pairing = ExamplePairing(outlines: ["x.svg", "bell.svg"], fills: ["bell.svg", "bell-fill.svg", "x.svg"])
        #expect(pairing.pairs.map(\.outline) == [0] && pairing.pairs.map(\.fill) == [2])
        let ambiguous = try #require(pairing.ambiguous.first)
        #expect(pairing.ambiguous.count == 1 && ambiguous.outlines == [1] && ambiguous.fills == [0, 1])
        #expect(ExamplePairing(outlines: ["a.svg", "outline/a.svg"], fills: ["a-fill.svg"]).ambiguous.count == 1)
    }

    /// An arrow, and one with a line at its end.
    @Test func `the suffix line is part of the name if it does not mark an outline`() {
        let names = ["arrow-line.svg", "arrow.svg"]
        #expect(pairs(names, names) == ["arrow-line.svg arrow-line.svg", "arrow.svg arrow.svg"])
        #expect(pairs(names, ["arrow.svg"]) == ["arrow.svg arrow.svg"])
    }
}

@Suite struct StyleLinesTests {
    @Test func `style lines state only settings that differ`() {
        #expect(StyleLines(.knockout, insteadOf: .knockout).lines.isEmpty)
        #expect(StyleLines(.facet, insteadOf: .facet).lines == [#"fill-style="facet""#])
        let own = FillStyle(lines: .cut, panels: .strip, gapWidth: 1.5, inset: 0.75)
        let lines = [#"lines="cut""#, #"panels="strip""#, #"gap-width="1.5""#, #"inset="0.75""#]
        #expect(StyleLines(own, insteadOf: .knockout).lines == lines)
        #expect(StyleLines(own, insteadOf: .facet).lines == [#"fill-style="facet""#] + lines.dropFirst())
    }

    /// Only the name of a style states what becomes of islands.
    @Test func `a style that fills islands is stated as silhouette`() {
        var style = FillStyle.knockout
        style.islands = .fill
        let lines = StyleLines(style, insteadOf: .knockout).lines
        #expect(lines == [#"fill-style="silhouette""#, #"lines="detail""#, #"handles="loop""#])
    }
}
