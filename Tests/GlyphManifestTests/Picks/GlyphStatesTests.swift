import GlyphManifest
import GlyphModel
import Markup
import Testing

@Suite struct GlyphStatesTests {
    private func state(_ name: String = "heart", in glyphs: String, drawing: String = "a") throws -> String {
        let picked = try PickedManifest(of: glyphs)
        let states = GlyphStates(picked.manifest) { Digest(of: Array((drawing + $0).utf8)) }
        return try #require(states.state(of: try picked.entry(name)))
    }

    @Test func `a state is sixteen hexadecimal digits`() throws {
        let state = try state(in: "<glyph name=\"heart\"/>")
        #expect(state.count == 16 && state.allSatisfy { "0123456789abcdef".contains($0) }, "\(state)")
    }

    @Test(arguments: [
        "<glyph name=\"star\"/>\n  <glyph name=\"heart\"><part at=\"1 1\" fill=\"cut\"/></glyph>",
        "<group name=\"A\">\n    <glyph name=\"heart\">\n      <part at=\"1 1\" fill=\"cut\"/>\r\n\t</glyph></group>",
    ])
    func `a state does not depend on the place and the layout of the element`(glyphs: String) throws {
        let plain = try state(in: "<glyph name=\"heart\"><part at=\"1 1\" fill=\"cut\"/></glyph>")
        #expect(try state(in: glyphs) == plain)
    }

    @Test(arguments: [
        "<glyph name=\"heart\" tint=\"label\"/>", "<glyph name=\"heart\"><part at=\"1 1\" fill=\"cut\"/></glyph>",
        "<glyph name=\"heart\"><!-- other --></glyph>", "<glyph name=\"heart\" dark-source=\"star.svg\"/>",
    ])
    func `a state differs where the element differs`(glyphs: String) throws {
        #expect(try state(in: glyphs) != state(in: "<glyph name=\"heart\"/>"))
    }

    @Test func `a state differs where a drawing of the glyph differs`() throws {
        for glyph in [
            "<glyph name=\"heart\"/>", "<glyph name=\"heart\" source=\"star.svg\" dark-source=\"heart.svg\"/>",
        ] {
            #expect(try state(in: glyph, drawing: "b") != state(in: glyph))
        }
    }

    @Test func `glyphs of a pattern have states that differ by their drawings`() throws {
        let pattern = "<glyph source=\"nav/*.svg\"/>"
        #expect(try state("a", in: pattern) != state("b", in: pattern))
        // A pick for one is none for the other.
        let picked = try PickedManifest(of: pattern).restating("lines=\"cut\"", of: "b").glyphs
        #expect(try state("a", in: picked) == state("a", in: pattern))
        #expect(try state("b", in: picked) != state("b", in: pattern))
    }
}
