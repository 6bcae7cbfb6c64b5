import GlyphManifest
import GlyphModel
import Markup
import Testing

@Suite struct PickPlanTests {
    private static let glyphs = """
        <group name="A"><glyph name="heart"/></group>
          <group name="B"><group name="C"><glyph name="star" lines="keep"/></group></group>
          <glyph source="nav/*.svg"/>
        """

    private static let digest: @Sendable (String) -> Digest? = { Digest(of: Array($0.utf8)) }

    private func picks(_ picks: String...) throws -> [Picks.Pick] {
        let list = picks.map { "{\($0)}" }.joined(separator: ",\n")
        let text = "{\"format\": \"twinlight picks\", \"version\": 1, \"picks\": [\n\(list)]}"
        return try Picks(SourceFile(path: "picks.json", text: text)).picks
    }

    private func plan(_ picks: [Picks.Pick], in glyphs: String = glyphs) throws -> PickPlan {
        PickPlan(picks, in: try PickedManifest(of: glyphs).manifest, digest: Self.digest)
    }

    @Test func `picks of several glyphs are written together`() throws {
        let plan = try plan(
            picks(
                "\"glyph\": \"b\", \"line\": \"lines=\\\"cut\\\"\"",
                "\"glyph\": \"a\", \"line\": \"rings=\\\"clear\\\"\"",
                "\"glyph\": \"star\", \"line\": \"\", \"groups\": [\"B\", \"C\"]",
                "\"glyph\": \"heart\", \"line\": \"<part at=\\\"1 2\\\" fill=\\\"cut\\\"/>\""))
        #expect(plan.refusals.diagnostics == [] && plan.outcomes.map(\.entry.name) == ["b", "a", "star", "heart"])
        #expect(
            try PickedManifest(plan.source).glyphs == """
                <group name="A"><glyph name="heart"><part at="1 2" fill="cut"/></glyph></group>
                  <group name="B"><group name="C"><glyph name="star"/></group></group>
                  <glyph source="nav/*.svg"/>
                  <glyph source="nav/b.svg" lines="cut"/>
                  <glyph source="nav/a.svg" rings="clear"/>
                """)
    }

    @Test func `a pick that the manifest states already changes nothing`() throws {
        let stated = try picks("\"glyph\": \"star\", \"line\": \"lines=\\\"keep\\\"\", \"state\": \"0000000000000000\"")
        let plan = try plan(stated)
        #expect(plan.outcomes.map(\.isStated) == [true] && plan.edits == [] && plan.refusals.diagnostics == [])
    }

    @Test func `a pick applies to a glyph that is as the page showed it`() throws {
        let picked = try PickedManifest(of: Self.glyphs)
        let states = GlyphStates(picked.manifest, digest: Self.digest)
        let state = try #require(states.state(of: try picked.entry("star")))
        let good = try picks("\"glyph\": \"star\", \"line\": \"\", \"state\": \"\(state)\", \"source\": \"star.svg\"")
        #expect(try plan(good).outcomes.count == 1)
        // In another place, but the same.
        #expect(try plan(good, in: "<glyph name=\"star\" lines=\"keep\"/>").outcomes.count == 1)
        let other = try plan(good, in: "<glyph name=\"star\" lines=\"cut\"/>")
        #expect(other.outcomes.isEmpty && other.refusals.diagnostics.map(\.id) == ["changed-glyph"])
    }

    @Test func `equal picks of one glyph are one`() throws {
        let pick = "\"glyph\": \"star\", \"line\": \"\""
        let plan = try plan(picks(pick, pick))
        #expect(plan.outcomes.count == 1 && plan.edits.count == 1 && plan.refusals.diagnostics == [])
    }

    @Test(arguments: [
        (
            "\"glyph\": \"haert\", \"line\": \"\"", "unknown-glyph", "the manifest has no glyph 'haert'",
            "did you mean 'heart'?", "2:1"
        ),
        (
            "\"glyph\": \"heart\", \"line\": \"\", \"groups\": []", "unknown-glyph",
            "the manifest has no glyph 'heart'",
            "it is in 'A'", "2:1"
        ),
        (
            "\"glyph\": \"star\", \"line\": \"\", \"groups\": [\"B\"]", "unknown-glyph",
            "the manifest has no glyph 'B/star'", "it is in 'B/C'", "2:1"
        ),
        (
            "\"glyph\": \"star\", \"line\": \"\", \"state\": \"0000000000000000\"", "changed-glyph",
            "'star' has changed since the page was made: its element in the manifest, or its drawing, is another one now",
            "look at it on a new sheet, and pick again", "2:1"
        ),
        (
            "\"glyph\": \"star\", \"line\": \"\", \"source\": \"old.svg\"", "changed-glyph",
            "'star' has changed since the page was made: its drawing is 'star.svg' now, and was 'old.svg'",
            "look at it on a new sheet, and pick again", "2:1"
        ),
        (
            "\"glyph\": \"star\", \"line\": \"tint=\\\"label\\\"\"", "wrong-choice",
            "'tint=\"label\"' is not a line about the fill of a glyph", nil, "2:27"
        ),
        (
            "\"glyph\": \"star\", \"line\": \"\"},\n{\"glyph\": \"star\", \"line\": \"rings=\\\"clear\\\"\"",
            "different-picks", "'star' is picked twice, and otherwise at picks.json:2:1", "keep one of the two", "3:27"
        ),
    ])
    func `a pick that cannot be written is refused at its place`(
        pick: String, id: String, message: String, hint: String?, place: String
    ) throws {
        let plan = try plan(picks(pick))
        #expect(plan.outcomes.isEmpty && plan.edits == [])
        let refusal = try #require(plan.refusals.diagnostics.first)
        #expect(plan.refusals.diagnostics.count == 1)
        #expect((refusal.id, refusal.message) == (id, message))
        #expect(hint == nil || refusal.hint == hint)
        #expect(refusal.location.map { "\($0)" } == "picks.json:\(place)")
    }

    @Test func `a refusal leaves the other picks as they are`() throws {
        let plan = try plan(picks("\"glyph\": \"none\", \"line\": \"\"", "\"glyph\": \"star\", \"line\": \"\""))
        #expect(plan.outcomes.map(\.entry.name) == ["star"] && plan.refusals.diagnostics.count == 1)
    }
}
