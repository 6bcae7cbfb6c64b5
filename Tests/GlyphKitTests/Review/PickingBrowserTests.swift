import Foundation
import GlyphKit
import Markup
import Support
import Testing

/// The lines of the file that the page gives for `twinlight apply`.
private let lines = """
    (await (async () => {
      let text = '{"picks":[]}';
      const own = URL.createObjectURL;
      URL.createObjectURL = (blob) => { text = blob; return own(blob); };
      [...document.querySelectorAll('#edits button')].find((b) => b.textContent === 'Save picks')?.click();
      URL.createObjectURL = own;
      return JSON.parse(typeof text === 'string' ? text : await text.text()).picks.map(({ line }) => line);
    })())
    """

/// Fills are corrected on the page: picked, undone, made again, and kept.
@Suite(.takesTurns, .enabled(if: Browser.isThere, noBrowser))
struct PickingBrowserTests {
    /// The ball is sure enough for a limit of .99: any fill can be corrected.
    private let trusted = sheetManifest.replacing("uncertainty=\"0.5\"", with: "uncertainty=\"0.99\"")
    private let chosen =
        "return [...document.querySelectorAll('#inspector .choice')].findIndex((c) => c.ariaPressed === 'true')"
    private let shownPath =
        "return document.querySelector('#inspector .large figure:last-child svg path').getAttribute('d')"

    @Test func `a fill that the tool trusts has other fills, and the one that is picked is shown at once`() async throws
    {
        try await withPage(trusted, address: "#glyph=ball") { browser in
            try await check(browser, "return document.querySelectorAll('#flows b').length", "0")
            let before = try await browser.run(shownPath)
            try await check(browser, chosen, "0")
            try await browser.click("#inspector .choice:nth-of-type(2)")
            try await check(browser, chosen, "1")
            let after = try await browser.run(shownPath)
            #expect(after != before)
            try await check(browser, "return location.hash", ##""#glyph=ball""##)
            // The card below shows it, too.
            try await check(
                browser, "return document.querySelector('#glyph-2 figure:last-child svg path').getAttribute('d')", after
            )

            // Undo can be hit, and lies under nothing.
            try await browser.click("#edits button")
            try await check(browser, chosen, "0")
            try await browser.press(.redo)
            try await check(browser, chosen, "1")
            try await browser.press(.undo)
            try await check(browser, chosen, "0")
            try await browser.press(.redo)
            #expect(try await browser.run(shownPath) == after)

            // A page that is loaded again knows it, and so does a second one.
            let text = try JSONDecoder().decode(
                String.self, from: Data(try await browser.run("return location.href").utf8))
            try await browser.open(try #require(URL(string: "about:blank")))
            try await browser.open(try #require(URL(string: text)))
            try await browser.run("window.faults = []; addEventListener('error', (e) => faults.push(e.message));")
            try await browser.wait(for: "document.documentElement.hasAttribute('data-is-whole')")
            try await check(browser, chosen, "1")
            try await check(browser, "return document.querySelectorAll('#edits li').length", "1")
            #expect(try await browser.run("return " + lines) != "[]")
        }
    }

    @Test func `a pointer on another fill marks where it differs`() async throws {
        try await withPage(trusted, address: "#glyph=ball") { browser in
            let mark = "return document.querySelector('#inspector .difference')?.getAttribute('d').length > 0"
            try await check(browser, mark, "false")
            try await browser.run("document.querySelector('#inspector .choice:nth-of-type(2)').focus()")
            try await check(browser, mark, "true")
            try await browser.run("document.querySelector('#inspector .choice[aria-pressed=true]').focus()")
            try await check(browser, mark, "false")
        }
    }

    @Test func `a click on a part offers the fills that change it`() async throws {
        try await withPage(trusted, address: "#glyph=ball") { browser in
            try await browser.click("#inspector .parts")
            let offered = "return [...document.querySelectorAll('.part-menu button')].map((b) => b.textContent)"
            let words = try JSONDecoder().decode([String].self, from: Data(try await browser.run(offered).utf8))
            #expect(!words.isEmpty)
            try await browser.click(".part-menu button")
            try await check(browser, "return document.querySelectorAll('.part-menu').length", "0")
            let title = try await browser.run("return document.querySelector('#edits li').textContent")
            #expect(title.contains(words[0]))

            // By the keyboard: arrows move the mark, Enter opens the choices, Escape closes them and not the inspector.
            try await browser.run("document.querySelector('#inspector .parts').focus()")
            try await browser.press(.right, .left, .enter)
            try await check(browser, "return document.activeElement.closest('.part-menu') !== null", "true")
            try await browser.press(.escape)
            try await check(
                browser,
                "return [document.querySelector('dialog').open, document.querySelectorAll('.part-menu').length]",
                "[true,0]")
        }
    }

    @Test(.long) func `the sheet leads through low-confidence fills one after another`() async throws {
        try await withPage { browser in
            try await browser.run("localStorage.clear()")
            try await check(
                browser, "return document.querySelector('#flows b').textContent", #""1 low-confidence fill""#)
            try await browser.click("#flows button")
            try await check(
                browser,
                "return [document.querySelector('#inspector-title').textContent, document.querySelector('.position').textContent]",
                #"["ball","Low-confidence fill 1 of 1"]"#)
            // Alternatives have numbers, and names in words.
            try await check(
                browser,
                "const words = [...document.querySelectorAll('#inspector .words')].map((w) => w.textContent); return [words[0], words.slice(1).every((w, i) => w.startsWith(String(i + 2)) && !w.includes('='))]",
                #"["1as derived",true]"#)
            try await browser.run(
                "document.querySelector('#inspector').dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }))"
            )
            try await check(browser, "return document.querySelector('dialog').open", "false")
            try await check(browser, "return " + lines, #"["allow=\"doubtful-fill\""]"#)
            try await check(
                browser, "return document.querySelector('#flows span').textContent",
                #""1 low-confidence fill, all looked at""#)
            // It stays so when the page is shown again.
            try await check(
                browser,
                "return Object.entries(localStorage).some(([key, value]) => key.endsWith(location.pathname) && value.includes('doubtful-fill'))",
                "true")
        }
    }

    @Test func `a pick for one glyph can hold for all glyphs with the same body`() async throws {
        let manifest = """
            <glyphs version="1" dark="fill" uncertainty="0"><glyph name="book"/>
            <glyph name="disc" dark="same"/><glyph name="book-plus"/><export format="preview"/></glyphs>
            """
        try await withPage(manifest, address: "#glyph=book") { browser in
            try await check(
                browser, "return [...document.querySelectorAll('.twin')].map((t) => [t.textContent, t.disabled])",
                #"[["book",true],["book-plus",false]]"#)
            try await check(
                browser, "return document.querySelector('#inspector .choices .check').textContent",
                #""Also for 1 other with this body""#)
            let open =
                "[...document.querySelectorAll('#inspector .choice')].find((c) => c.textContent.includes('upper face open')).click();"
            let kinds = lines + ".map((line) => line.replace(/at=.[0-9. ]+./g, 'at'))"
            try await check(browser, open + "return " + kinds, #"["<part at fill=\"line\"/>"]"#)
            try await browser.click("#edits button")
            try await check(browser, "return " + lines, "[]")
            // In the same words, each has a line of its own.
            try await browser.click("#inspector .choices .check input")
            try await check(
                browser, open + "return " + kinds, #"["<part at fill=\"line\"/>","<part at fill=\"line\"/>"]"#)
            try await check(browser, "return new Set(" + lines + ").size", "2")
            // They are one edit.
            try await browser.click("#edits button")
            try await check(browser, "return " + lines, "[]")
        }
    }
}
