import GlyphFormats
import GlyphModel
import GlyphReview
import SetSupport
import Testing

private func comparison(_ sets: ChangedSets) async -> SetComparison {
    await SetComparison(from: sets.old, to: sets.new)
}

/// An engine that draws nothing: the bytes state the request.
private let engine = RasterEngine(png: { svg, _, _, _ in svg }, pdf: { svg, _, _ in svg })

@Test func `the summary of changes has a section for each kind of change`() async throws {
    let comparison = await comparison(.everyKind)
    #expect(
        comparison.summary
            == "2 changed, 1 renamed, 1 added, 1 removed, 1 colour changed in 1 asset, 1 colour renamed, 1 unchanged")
    let text = try ChangesMarkdown(
        comparison, title: "Glyphs", old: "main", folder: "changes", rasterEngine: engine
    ).text
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("## ") }
    #expect(headings == ["## Colours", "## Changed", "## Renamed", "## Added", "## Removed"])
    #expect(text.contains("- `one` is renamed to `two`, with the same values."))
}

@Test func `an area with another colour is hatched in the summary of changes`() async throws {
    let pictures = try ChangesMarkdown(
        await comparison(.everyKind), title: "Glyphs", old: "main", folder: "changes", rasterEngine: engine
    ).pictures
    let tint = try #require(pictures.first { $0.path == "changed/tint.png" })
    // In the difference of light and of dark.
    #expect(String(decoding: tint.bytes, as: UTF8.self).ranges(of: "fill=\"url(#h").count == 2)
}

@Test func `the summary of changes escapes Markdown characters in names`() async throws {
    let summary = try ChangesMarkdown(
        await comparison(.shapes), title: "My *Glyphs*", old: "a`b|c", folder: "what is new", rasterEngine: engine)
    #expect(summary.text.hasPrefix("# My \\*Glyphs\\* against `` a`b\\|c ``\n\n**2 changed**\n"))
    #expect(summary.text.contains("<img src=\"what%20is%20new/changed/b%20%26%20c.png\""))
    #expect(summary.pictures.map(\.path) == ["changed/a.png", "changed/b & c.png"])
    // A small change has a ring around it; others have none.
    let rings = summary.pictures.map { String(decoding: $0.bytes, as: UTF8.self).contains("fill=\"none\"") }
    #expect(rings == [false, true])
}

@Test func `a set without changes is reported as unchanged`() async throws {
    let glyph = GlyphSets.glyph("a", "M4 4H20V20H4Z")
    let comparison = await comparison(ChangedSets([glyph], [glyph]))
    let summary = try ChangesMarkdown(comparison, title: "Glyphs", old: "main", folder: "changes", rasterEngine: engine)
    #expect(summary.text == "# Glyphs against `main`\n\nNo asset looks different.\n")
    #expect(summary.pictures.isEmpty)
}
