import GlyphKit
import Support
import Testing

/// A name of one line and one of several; a plain background, a material, and both.
private let manifest = """
    <glyphs version="1" dark="fill" audit="wcag"><glyph name="disc"/>
    <glyph name="a-name-of-many-words-that-needs-some-lines" source="disc.svg" tint="systemYellow"/>
    <glyph name="dot" on="material.thin"/><glyph name="both" source="dot.svg" on="systemBackground material.thin"/>
    <export format="preview"/></glyphs>
    """

@Suite(.takesTurns, .enabled(if: Browser.isThere, noBrowser))
struct CardBrowserTests {
    /// The number of elements, and of the distinct heights at which they begin.
    private static func tops(of selector: String) -> String {
        """
        const all = [...document.querySelectorAll("\(selector)")].map((one) => one.getBoundingClientRect().top);
        return [all.length, new Set(all).size];
        """
    }

    @Test func `names, pictures and captions of a row stand on one line each`() async throws {
        try await withPage(manifest) { browser in
            try await check(browser, Self.tops(of: ".card h3"), "[4,1]")
            try await check(browser, Self.tops(of: ".card > .tiles svg"), "[8,1]")
            // With titles, each tile has a caption; the second contrast is below the first one.
            try await browser.click("[name=contrast][value=both]")
            try await check(browser, Self.tops(of: ".card > .tiles svg"), "[16,2]")
            try await check(browser, Self.tops(of: ".card > .tiles figcaption"), "[16,2]")
        }
    }

    @Test func `a card says that it has other pictures with increased contrast until they are shown`() async throws {
        let manifest = """
            <glyphs version="1"><glyph name="disc" appearances="light dark light-high dark-high">
            <appearance contrast="high" source="dot.svg"/></glyph>
            <glyph name="dot"/><export format="preview"/></glyphs>
            """
        try await withPage(manifest) { browser in
            let notes = "return [...document.querySelectorAll('.card .reason')].map((note) => note.textContent)"
            try await check(browser, notes, #"["other pictures with increased contrast"]"#)
            try await browser.click("[name=contrast][value=high]")
            try await check(browser, notes, "[]")
        }
    }
}
