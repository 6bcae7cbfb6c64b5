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

/// A change of every kind.
private func everyKind() async throws -> SetComparison {
    func palette(_ brand: String, _ other: String) -> String {
        "<palette><color name=\"brand\"><value srgb=\"\(brand)\"/></color><color name=\"\(other)\"><value srgb=\"#405060\"/></color></palette>"
    }
    func glyph(_ name: String, _ source: String, _ tint: String = "label") -> String {
        "<glyph name=\"\(name)\" source=\"\(source).svg\" tint=\"\(tint)\"/>"
    }
    let drawings = [
        "a": "<path d=\"M4 4H20V20H4Z\"/>", "b": "<path d=\"M6 6H18V18H6Z\"/>",
        "c": "<circle cx=\"12\" cy=\"12\" r=\"9\"/>",
    ]
    let old = ChangingSet(
        palette("#14479E", "one") + glyph("same", "a") + glyph("shape", "a") + glyph("tint", "a")
            + glyph("brand", "b", "brand") + glyph("before", "c") + glyph("gone", "b"), drawings)
    let new = ChangingSet(
        palette("#7A1F5C", "two") + glyph("same", "a") + glyph("shape", "b") + glyph("tint", "a", "systemRed")
            + glyph("brand", "b", "brand") + glyph("after", "c") + glyph("came", "came"),
        drawings.merging(["came": "<path d=\"M3 12H21V20Z\"/>"]) { $1 })
    return try await old.comparison(to: new)
}

@Test func `the page of changes has a section for each kind of change`() async throws {
    let comparison = try await everyKind()
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
private let engine = RasterEngine.echo

@Test func `the page of changes loads no other files and escapes names`() async throws {
    let html = ChangesPage(try await comparison(), title: "<Glyphs>", old: "a\"b").html
    #expect(html.contains("<h1>&lt;Glyphs&gt;</h1><p>against <code>a&quot;b</code></p>"))
    #expect(html.contains("<h3>b &amp; c</h3>"))
    #expect(!html.contains("{{") && !html.contains("<link") && !html.contains("src="))
    let ids = html.components(separatedBy: " id=\"").dropFirst().compactMap { $0.split(separator: "\"").first }
    #expect(Set(ids).count == ids.count)
}

@Test func `the summary of changes escapes Markdown characters in names`() async throws {
    let summary = try ChangesMarkdown(
        try await comparison(), title: "My *Glyphs*", old: "a`b|c", folder: "what is new", rasterEngine: engine)
    #expect(summary.text.hasPrefix("# My \\*Glyphs\\* against `` a`b\\|c ``\n\n**2 changed**\n"))
    #expect(summary.text.contains("<img src=\"what%20is%20new/changed/b%20%26%20c.png\""))
    #expect(summary.pictures.map(\.path) == ["changed/a.png", "changed/b & c.png"])
    // A small change has a ring around it; others have none.
    let rings = summary.pictures.map { String(decoding: $0.bytes, as: UTF8.self).contains("fill=\"none\"") }
    #expect(rings == [false, true])
}

@Test func anUnchangedSetIsReportedAsUnchanged() async throws {
    let set = ChangingSet("<glyph name=\"a\" source=\"a.svg\"/>", ["a": "<path d=\"M4 4H20V20H4Z\"/>"])
    let comparison = try await set.comparison(to: set)
    let summary = try ChangesMarkdown(comparison, title: "Glyphs", old: "main", folder: "changes", rasterEngine: engine)
    #expect(summary.text == "# Glyphs against `main`\n\nNo asset looks different.\n")
    #expect(summary.pictures.isEmpty)
    #expect(ChangesPage(comparison, title: "Glyphs", old: "main").html.contains("No asset looks different."))
}

/// The page of a comparison, opened in a browser.
private func withPage(
    _ comparison: SetComparison, media: [String: String] = [:], width: Int = 1280,
    _ body: (Browser) async throws -> Void
) async throws {
    let folder = try TemporaryFolder()
    try folder.write(ChangesPage(comparison, title: "Glyphs", old: "main").html, to: "changes.html")
    let browser = try await Browser(width: width, media: media)
    do {
        try await browser.open(folder.url("changes.html"))
        try await body(browser)
    } catch {
        await browser.quit()
        throw error
    }
    await browser.quit()
    withExtendedLifetime(folder) {}
}

@Suite(.takesTurns, .enabled(if: Browser.isThere, "there is no browser here"))
struct ChangesBrowserTests {
    @Test func `a slider of the page of changes reveals the old picture below the new one`() async throws {
        try await withPage(try await comparison()) { browser in
            func value(_ script: String) async throws -> String { try await browser.run("return " + script) }
            // Two assets in light and dark.
            #expect(try await value("document.querySelectorAll('input[type=range]').length") == "4")
            let cover = "getComputedStyle(document.querySelector('.cover')).clipPath"
            #expect(try await value(cover) == "\"inset(0px 0px 0px 50%)\"")
            try await browser.click("input[type=range]")
            for _ in 0..<10 { try await browser.press(.right) }
            #expect(try await value(cover) == "\"inset(0px 0px 0px 60%)\"")
        }
    }

    @Test func `the page of changes enlarges pictures without exceeding its width`() async throws {
        for width in [400, 1280] {
            try await withPage(try await everyKind(), width: width) { browser in
                func value(_ script: String) async throws -> String { try await browser.run("return " + script) }
                let side = "document.querySelector('.row svg').getBoundingClientRect().width"
                #expect(try await value(side) == "64")
                try await browser.click("#size-128")
                #expect(try await value(side) == "128")
                try await browser.click("[name=theme][value=dark]")
                #expect(try await value("document.documentElement.dataset.theme") == "\"dark\"")
                #expect(try await value("document.documentElement.scrollWidth <= innerWidth") == "true")
            }
        }
    }

    @Test(
        .enabled(if: Browser.hasAxe, "no axe-core: .ci/setup judges fetches it"),
        arguments: Long.cases(["light", "dark"], oneIn: 2))
    func anAccessibilityCheckerFindsNothing(style: String) async throws {
        for contrast in Long.cases(["no-preference", "more"], oneIn: 2) {
            let media = ["prefers-color-scheme": style, "prefers-contrast": contrast]
            try await withPage(try await everyKind(), media: media) { browser in
                try await browser.loadAxe()
                #expect(try await browser.run(Browser.axeViolations) == "[]")
            }
        }
    }
}
