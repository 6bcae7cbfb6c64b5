import GlyphKit
import Support
import Testing

private let card = #"<g style="filter:blur(1px)"><path d="M2 2H22V22H2z"/></g>"#

private func messages(_ glyphs: String) async throws -> [String] {
    let manifest = #"<glyphs version="1">\#(glyphs)<export format="svg"/></glyphs>"#
    return try await InMemory(manifest, ["card.svg": card]).build().findings.diagnostics.map {
        "\($0.severity.rawValue): \($0.message)"
    }
}

private let dropped = ["warning: a blur is left out"]
private let refused = ["error: a blur is not supported: paths cannot represent it"]

@Test(
    .takesTurns,
    arguments: [
        (#"<glyph name="a" source="card.svg"/>"#, refused),
        (#"<glyph name="a" source="card.svg" effects="drop"/>"#, dropped),
        (#"<group name="g" effects="drop"><glyph name="a" source="card.svg"/></group>"#, dropped),
        (#"<group name="g" effects="drop"><glyph name="a" source="card.svg" effects="refuse"/></group>"#, refused),
        // A drawing is read once for all glyphs that show it.
        (
            #"<glyph name="a" source="card.svg" effects="drop"/><glyph name="b" source="card.svg" effects="drop"/>"#,
            dropped
        ),
        (#"<glyph name="a" source="card.svg" effects="drop"/><glyph name="b" source="card.svg"/>"#, refused),
    ])
func effectsAreLeftOutWhereTheManifestSaysSo(glyphs: String, expected: [String]) async throws {
    #expect(try await messages(glyphs) == expected)
}

@Test(.takesTurns) func aDroppedEffectLeavesTheDrawing() async throws {
    let manifest = #"<glyphs version="1" effects="drop"><glyph name="a" source="card.svg"/></glyphs>"#
    let drawing = try await InMemory(manifest, ["card.svg": card]).build().drawing("a")
    #expect(drawing.ink(12, 12) == 1 && drawing.ink(1, 1) == 0)
}
