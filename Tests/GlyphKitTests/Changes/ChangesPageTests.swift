import Foundation
import GlyphKit
import Support
import Testing

private func comparison() async throws -> SetComparison {
    let glyphs = "<glyph name=\"a\" source=\"a.svg\"/><glyph name=\"b &amp; c\" source=\"b.svg\"/>"
    let old = ChangingSet(glyphs, ["a": "<path d=\"M4 4H20V20H4Z\"/>", "b": "<path d=\"M6 6H18V18H6Z\"/>"])
    var new = old
    new.drawings["a"] = "<path d=\"M4 4H20V16H4Z\"/>"
    new.drawings["b"] = "<path d=\"M6 6H18V18H6Z\"/><circle cx=\"3\" cy=\"3\" r=\".2\"/>"
    return try await old.comparison(to: new)
}

/// An engine that draws nothing: what it was asked for is told by the bytes.
private let engine = RasterEngine(png: { svg, _, _, _ in svg }, pdf: { svg, _, _ in svg })

@Test func thePageNeedsNothingElseAndItsNamesAreText() async throws {
    let html = ChangesPage(try await comparison(), title: "<Glyphs>", old: "a\"b").html
    #expect(html.contains("<h1>&lt;Glyphs&gt;</h1><p>against <code>a&quot;b</code></p>"))
    #expect(html.contains("<h3>b &amp; c</h3>"))
    #expect(!html.contains("{{") && !html.contains("<link") && !html.contains("src="))
    let ids = html.components(separatedBy: " id=\"").dropFirst().compactMap { $0.split(separator: "\"").first }
    #expect(Set(ids).count == ids.count)
}

@Test func theSummaryEscapesWhatMarkdownWouldTake() async throws {
    let summary = try ChangesMarkdown(
        try await comparison(), title: "My *Glyphs*", old: "a`b|c", folder: "what is new", rasterEngine: engine)
    #expect(summary.text.hasPrefix("# My \\*Glyphs\\* against `` a`b\\|c ``\n\n**2 changed**\n"))
    #expect(summary.text.contains("<img src=\"what%20is%20new/changed/b%20%26%20c.png\""))
    #expect(summary.pictures.map(\.path) == ["changed/a.png", "changed/b & c.png"])
    // What is small has a ring around it; what is not has none.
    let rings = summary.pictures.map { String(decoding: $0.bytes, as: UTF8.self).contains("fill=\"none\"") }
    #expect(rings == [false, true])
}

@Test func aSetThatStayedAsItWasIsToldSo() async throws {
    let set = ChangingSet("<glyph name=\"a\" source=\"a.svg\"/>", ["a": "<path d=\"M4 4H20V20H4Z\"/>"])
    let comparison = try await set.comparison(to: set)
    let summary = try ChangesMarkdown(comparison, title: "Glyphs", old: "main", folder: "changes", rasterEngine: engine)
    #expect(summary.text == "# Glyphs against `main`\n\nNo asset looks different.\n")
    #expect(summary.pictures.isEmpty)
    #expect(ChangesPage(comparison, title: "Glyphs", old: "main").html.contains("No asset looks different."))
}

@Test(.enabled(if: Browser.isThere, "there is no browser here"))
func oldAndNewSlideOverEachOther() async throws {
    let folder = try TemporaryFolder()
    try folder.write(ChangesPage(try await comparison(), title: "Glyphs", old: "main").html, to: "changes.html")
    let browser = try await Browser()
    do {
        try await browser.open(folder.url("changes.html"))
        func value(_ script: String) async throws -> String { try await browser.run("return " + script) }
        // Two assets in light and dark.
        #expect(try await value("document.querySelectorAll('input[type=range]').length") == "4")
        let cover = "getComputedStyle(document.querySelector('.cover')).clipPath"
        #expect(try await value(cover) == "\"inset(0px 0px 0px 50%)\"")
        try await browser.click("input[type=range]")
        for _ in 0..<10 { try await browser.press(.right) }
        #expect(try await value(cover) == "\"inset(0px 0px 0px 60%)\"")
        #expect(try await value("document.querySelector('.row svg').getBoundingClientRect().width") == "64")
        try await browser.click("#size-128")
        #expect(try await value("document.querySelector('.row svg').getBoundingClientRect().width") == "128")
        try await browser.click("[name=theme][value=dark]")
        #expect(try await value("document.documentElement.dataset.theme") == "\"dark\"")
        // The page keeps to its width.
        #expect(try await value("document.documentElement.scrollWidth <= innerWidth") == "true")
    } catch {
        await browser.quit()
        throw error
    }
    await browser.quit()
}
