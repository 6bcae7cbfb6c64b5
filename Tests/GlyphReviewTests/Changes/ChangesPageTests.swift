import Foundation
import GlyphFormats
import GlyphModel
import GlyphReview
import SetSupport
import Testing

private func comparison(_ sets: ChangedSets) async -> SetComparison {
    await SetComparison(from: sets.old, to: sets.new)
}

@Test func `the page of changes has a section for each kind of change`() async throws {
    let comparison = await comparison(.everyKind)
    #expect(
        comparison.summary
            == "2 changed, 1 renamed, 1 added, 1 removed, 1 colour changed in 1 asset, 1 colour renamed, 1 unchanged")
    let html = ChangesPage(comparison, title: "Glyphs", old: "main").html
    let sections = html.components(separatedBy: "<section id=\"").dropFirst().compactMap {
        $0.split(separator: "\"").first
    }
    #expect(sections == ["summary", "colors", "changed", "renamed", "added", "removed"])
    // An area with another colour is hatched, in the difference of light and of dark.
    #expect(html.components(separatedBy: "fill=\"url(#h").count == 3)
    let text = try ChangesMarkdown(
        comparison, title: "Glyphs", old: "main", folder: "changes", rasterEngine: engine
    ).text
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("## ") }
    #expect(headings == ["## Colours", "## Changed", "## Renamed", "## Added", "## Removed"])
    #expect(text.contains("- `one` is renamed to `two`, with the same values."))
}

/// An engine that draws nothing: the bytes state the request.
private let engine = RasterEngine(png: { svg, _, _, _ in svg }, pdf: { svg, _, _ in svg })

@Test func `the page of changes loads no other files and escapes names`() async throws {
    let html = ChangesPage(await comparison(.shapes), title: "<Glyphs>", old: "a\"b").html
    #expect(html.contains("<h1>&lt;Glyphs&gt;</h1><p>against <code>a&quot;b</code></p>"))
    #expect(html.contains("<h3>b &amp; c</h3>"))
    #expect(!html.contains("{{") && !html.contains("<link") && !html.contains("src="))
    let ids = html.components(separatedBy: " id=\"").dropFirst().compactMap { $0.split(separator: "\"").first }
    #expect(Set(ids).count == ids.count)
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
    #expect(ChangesPage(comparison, title: "Glyphs", old: "main").html.contains("No asset looks different."))
}
