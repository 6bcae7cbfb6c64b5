import Foundation
import GlyphKit
import Markup
import Support
import Testing

/// Drawings of our own making: a disc, a ball with a low-confidence fill, two colours that lie on each other, two
/// books.
private let drawings = [
    "book.svg": book(), "book-plus.svg": book("M12 6v6M9 9h6"),
    "disc.svg": """
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor"
    stroke-width="2"><circle cx="12" cy="12" r="9"/></svg>
    """,
    "dot.svg": """
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><circle cx="12" cy="12" r="10"/></svg>
    """,
    "ball.svg": """
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor"
    stroke-width="2"><circle cx="12" cy="12" r="9"/>
    <path d="M3 12h18M12 3v18M5.6 5.6c4 3 4 9.8 0 12.8M18.4 5.6c-4 3-4 9.8 0 12.8"/></svg>
    """,
    "sunset.svg": """
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><linearGradient id="g">
    <stop stop-color="#f60"/><stop offset="1" stop-color="#609"/></linearGradient>
    <rect x="2" y="2" width="20" height="20" fill="url(#g)"/><g opacity=".5"><circle cx="12" cy="12" r="5" fill="#fff"/>
    </g></svg>
    """,
]

private func book(_ sign: String = "") -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor"
    stroke-width="2"><path d="M4 18V6a3 3 0 0 1 3-3h13v18H7a3 3 0 0 1 0-6h13\(sign)"/></svg>
    """
}

private let manifest = """
    <glyphs version="1" dark="fill" audit="wcag" uncertainty="0.5">
    <group name="Status"><glyph name="disc" tint="systemIndigo"/><glyph name="faint" source="disc.svg" tint="systemYellow"/>
    <glyph name="ball" tint="label" on="systemBackground material.thin"/></group>
    <group name="Scenes" dark="same"><glyph name="sunset" rendering="original"/></group>
    <export format="preview"/></glyphs>
    """

/// Each set is built once for all tests.
private actor Builds {
    private var tasks: [String: Task<Build, any Error>] = [:]

    func of(_ manifest: String) async throws -> Build {
        let task =
            tasks[manifest]
            ?? Task { try await InMemory(manifest, drawings).build() }
        tasks[manifest] = task
        return try await task.value
    }
}

private let builds = Builds()

/// The page on disk, opened in a browser.
private func withPage(
    _ manifest: String = manifest, address: String = "", width: Int = 1280, media: [String: String] = [:],
    formats: [String] = [], _ body: (Browser) async throws -> Void
) async throws {
    let build = try await builds.of(manifest)
    var file = try #require(build.files.first)
    if !formats.isEmpty {
        var context = build.report.context
        context.exports = formats.map { Export(format: $0) }
        file = AssetFile(path: file.path, text: ReviewSheet(build.set, context).html)
    }
    let folder = try TemporaryFolder()
    try Data(file.bytes).write(to: folder.url("index.html"))
    let browser = try await Browser(width: width, media: media)
    do {
        let url = try #require(URL(string: folder.url("index.html").absoluteString + address))
        try await browser.open(url)
        // Any error in the page from here on is remembered.
        try await browser.run("window.faults = []; addEventListener('error', (e) => faults.push(e.message));")
        try await body(browser)
        try await check(browser, "return faults", "[]")
    } catch {
        await browser.quit()
        throw error
    }
    await browser.quit()
    withExtendedLifetime(folder) {}
}

/// The result of a script, as JSON.
private func check(
    _ browser: Browser, _ body: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) async throws {
    let value = try await browser.run(body)
    #expect(value == expected, sourceLocation: sourceLocation)
}

private let noBrowser: Comment = "no Chromium on this machine"

@Suite(.takesTurns, .enabled(if: Browser.isThere, noBrowser))
struct ReviewBrowserTests {
    @Test func everyGlyphIsDrawnInLightAndDark() async throws {
        try await withPage { browser in
            try await check(
                browser, "return [...document.querySelectorAll('.card h3')].map((h) => h.textContent)",
                #"["disc","faint","ball","sunset"]"#)
            try await check(
                browser,
                "return [...document.querySelectorAll('#glyph-0 figcaption b')].map((b) => b.textContent)",
                #"["Light","Dark"]"#)
            // The ring in light has a hole, the filled form in dark has none.
            try await check(
                browser,
                "return [...document.querySelectorAll('#glyph-0 svg path')].map((p) => p.getAttribute('d').split('M').length - 1)",
                "[2,1]")
        }
    }

    @Test(.long) func switchesChangeWhatIsShown() async throws {
        try await withPage { browser in
            try await browser.click("[name=style][value=dark]")
            try await browser.click("[name=contrast][value=both]")
            try await browser.click("[name=level][value=both]")
            try await check(
                browser,
                "return [...document.querySelectorAll('#glyph-0 figcaption')].map((c) => c.querySelector('b').textContent + ': ' + c.querySelector('small').textContent)",
                #"["Dark: normal contrast, base","Dark: normal contrast, elevated","Dark: increased contrast, base","Dark: increased contrast, elevated"]"#
            )
            try await browser.click("[name=size][value=\"all\"]")
            try await check(
                browser,
                "return [...document.querySelectorAll('#glyph-0 figure:first-child svg')].map((s) => s.getAttribute('width'))",
                #"["16","24","32","64"]"#)
            // The address says it, so that a link shows the same.
            try await check(browser, "return location.hash", ##""#style=dark&contrast=both&level=both&size=all""##)
            try await browser.click("button[type=reset]")
            try await check(browser, "return location.hash", "\"\"")
            try await check(browser, "return document.querySelectorAll('#glyph-0 figure').length", "2")
        }
    }

    @Test(.long) func `the fragment of the address sets the view of the sheet`() async throws {
        try await withPage(address: "#style=light&ground=material.thin&backdrop=photo&theme=dark&size=none") {
            browser in
            try await check(
                browser,
                "return [document.querySelectorAll('#glyph-0 figure').length, document.querySelectorAll('#glyph-0 .behind.photo').length, document.documentElement.dataset.theme, document.querySelector('[name=size]:checked').value]",
                #"[1,1,"dark","64"]"#)
        }
    }

    @Test(.long) func reducedTransparencyLeavesAnEvenGround() async throws {
        try await withPage(address: "#ground=material.thin&style=dark") { browser in
            try await check(browser, "return document.querySelectorAll('#glyph-0 .behind').length", "1")
            try await browser.click("[name=reduced]")
            try await check(
                browser,
                "return [document.querySelectorAll('#glyph-0 .behind').length, getComputedStyle(document.querySelector('#glyph-0 .ground')).backgroundColor]",
                #"[0,"rgb(32, 32, 32)"]"#)
        }
    }

    @Test(.long) func pixelsGridKeyLinesAndPointsAreLaidOver() async throws {
        try await withPage { browser in
            for name in ["grid", "keys", "points"] { try await browser.click("[name=\(name)]") }
            try await check(
                browser,
                "return ['grid', 'keys', 'wire', 'arms', 'points'].map((name) => document.querySelectorAll(`#glyph-0 figure:first-child .${name}`).length > 0)",
                "[true,true,true,true,true]")
            try await browser.click("[name=pixels][value=\"2\"]")
            try await browser.click("[name=size][value=\"24\"]")
            try await check(
                browser,
                "const canvas = document.querySelector('#glyph-0 canvas'); await new Promise((done) => setTimeout(done, 300)); const ink = canvas.getContext('2d').getImageData(0, 0, 48, 48).data.filter((value, index) => index % 4 === 3 && value > 0).length; return [canvas.width, ink > 200 && ink < 48 * 48]",
                "[48,true]")
        }
    }

    @Test(.long) func colourVisionIsSimulatedByAFilter() async throws {
        try await withPage(address: "#vision=deuteranopia") { browser in
            try await check(
                browser,
                "return [getComputedStyle(document.querySelector('#glyph-0 .ground')).filter, document.querySelector('#deuteranopia feColorMatrix').getAttribute('values').split(' ').length]",
                ##"["url(\"#deuteranopia\")",20]"##)
        }
    }

    @Test func `the search field and the findings select glyphs`() async throws {
        try await withPage { browser in
            let shown = "return [...document.querySelectorAll('.card:not([hidden]) h3')].map((h) => h.textContent)"
            try await browser.press(.slash)
            try await check(browser, "return document.activeElement.id", "\"query\"")
            try await browser.type("indigo")
            try await check(browser, shown, #"["disc"]"#)
            try await check(browser, "return document.getElementById('count').textContent", #""1 of 4 assets""#)
            try await browser.type(" nothing")
            try await check(browser, "return document.getElementById('none').hidden", "false")
            try await browser.click("#clear")
            try await browser.choose("contrast", in: "#finding")
            try await check(browser, shown, #"["faint"]"#)
            try await check(browser, "return document.querySelector('#glyph-1 .mark').textContent", #""contrast""#)
            try await check(
                browser, "return document.querySelectorAll('#glyph-1 figure:first-child .ratio.low').length", "1")
            try await browser.choose("here", in: "#finding")
            try await check(browser, shown, #"["faint"]"#)
            try await browser.click("[name=style][value=dark]")
            try await check(browser, shown, "[]")
        }
    }

    @Test func `the buttons for copying name only formats that are exported`() async throws {
        try await withPage { browser in
            try await check(
                browser,
                "return [...document.querySelectorAll('#glyph-0 [data-copy]')].map((button) => button.dataset.copy)",
                #"["name","svg"]"#)
        }
        try await withPage(formats: ["asset-catalog"]) { browser in
            let kinds = "[...document.querySelectorAll('#glyph-0 [data-copy]')].map((button) => button.dataset.copy)"
            try await check(browser, "return " + kinds, #"["name","svg","swift"]"#)
            let keys = "['copy-keys', 'copy-kinds'].map((id) => document.getElementById(id).textContent)"
            try await check(browser, "return " + keys, #"["C S W","copy name, SVG, Swift"]"#)
            try await browser.run(
                """
                window.copied = [];
                const clipboard = { writeText: async (text) => { copied.push(text); } };
                Object.defineProperty(navigator, 'clipboard', { value: clipboard });
                const button = document.querySelector('#glyph-0 h3 button');
                button.focus();
                const press = (key) => button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
                ['a', 'w'].forEach(press);
                """)
            try await check(browser, "return copied", #"["Image(\"disc\")"]"#)
        }
        try await withPage(formats: ["swift", "android"]) { browser in
            try await check(browser, "return document.getElementById('copy-keys').textContent", "\"C S W A\"")
        }
    }

    @Test(.long) func `a click on a button copies the name, the drawing or a reference`() async throws {
        try await withPage(formats: ["android", "asset-catalog"]) { browser in
            try await browser.run(
                "window.copied = []; Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { copied.push(text); } } });"
            )
            for kind in ["name", "svg", "swift", "android"] { try await browser.click("#glyph-0 [data-copy=\(kind)]") }
            let copied = try JSONDecoder().decode(
                [String].self, from: Data(try await browser.run("return copied").utf8))
            #expect(copied.count == 4)
            #expect([copied[0], copied[2], copied[3]] == ["disc", "Image(\"disc\")", "@drawable/ic_disc"])
            let root = try XMLReader.read(SourceFile(path: "copied.svg", text: copied[1]), limits: .manifest).root
            #expect(root.attribute("viewBox")?.value == "0 0 24 24")
            try await check(
                browser, "return document.getElementById('toast').textContent", #""Copied @drawable/ic_disc""#)
        }
    }

    @Test(.long) func pagesAndKotlinHaveReferencesToo() async throws {
        try await withPage(formats: ["svg", "web", "compose"]) { browser in
            try await browser.run(
                "window.copied = []; Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { copied.push(text); } } });"
            )
            for kind in ["compose", "use", "picture"] { try await browser.click("#glyph-0 [data-copy=\(kind)]") }
            let copied = try JSONDecoder().decode(
                [String].self, from: Data(try await browser.run("return copied").utf8))
            #expect(copied.first == "Glyphs.Disc")
            #expect(copied.dropFirst().first?.hasSuffix("><use href=\"sprite.svg#glyph-disc\"/></svg>") == true)
            #expect(copied.last?.hasPrefix("<picture>") == true && copied.last?.contains("<img src=\"disc.") == true)
        }
    }

    @Test func `the sheet can be used with the keyboard alone`() async throws {
        try await withPage { browser in
            try await browser.run("document.querySelector('#glyph-0 h3 button').focus()")
            try await browser.press(.right, .right)
            try await check(browser, "return document.activeElement.textContent", "\"ball\"")
            // Only the card that has the focus is in the order of the Tab key.
            try await check(
                browser,
                "return document.querySelectorAll('.card button[tabindex=\"0\"]').length === document.querySelectorAll('#glyph-2 button').length",
                "true")
            try await browser.press(.enter)
            try await check(
                browser,
                "return document.querySelector('dialog').open && document.querySelector('#inspector-title').textContent",
                "\"ball\"")
            try await browser.press(.left)
            try await check(browser, "return document.querySelector('#inspector-title').textContent", "\"faint\"")
            try await browser.press(.escape)
            try await check(
                browser, "return [document.querySelector('dialog').open, document.activeElement.textContent]",
                #"[false,"faint"]"#)
            // The element with the focus is outlined.
            try await check(browser, "return getComputedStyle(document.activeElement).outlineStyle", "\"solid\"")
        }
    }

    @Test(.long) func theInspectorShowsEverySettingAndWhatWasFound() async throws {
        try await withPage { browser in
            try await browser.click("#glyph-1 h3 button")
            try await check(
                browser,
                "return [...document.querySelectorAll('#inspector .findings .error, #inspector .findings .warning')].length > 0",
                "true")
            try await check(
                browser, "return document.querySelectorAll('#inspector .matrix figure').length >= 4", "true")
            try await check(
                browser, "return document.querySelector('#inspector .facts').textContent.includes('disc.svg')", "true")
        }
    }

    @Test func aClickPicksAnotherFillAndGivesItsLine() async throws {
        try await withPage(address: "#finding=doubtful-fill") { browser in
            try await check(browser, "return document.querySelectorAll('.card:not([hidden])').length", "1")
            try await check(browser, "return document.querySelectorAll('#glyph-2 .choice').length > 1", "true")
            try await browser.run(
                "window.copied = []; Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { copied.push(text); } } });"
            )
            try await browser.click("#glyph-2 .choice:nth-of-type(2)")
            try await check(
                browser,
                "const line = document.querySelector('#glyph-2 .choice[aria-pressed=true] code').textContent; return copied[0] === line && document.querySelector('#picks pre').textContent === `ball: ${line}` && !document.getElementById('picks').hidden",
                "true")
            try await browser.click("#forget")
            try await check(browser, "return document.getElementById('picks').hidden", "true")
        }
    }

    @Test(.long) func theOverviewShowsEveryGlyphInItsAppearances() async throws {
        try await withPage(address: "#layout=overview") { browser in
            try await check(
                browser, "return [...document.querySelectorAll('.thumb')].map((t) => t.getAttribute('aria-label'))",
                #"["disc","faint, 1 finding","ball","sunset"]"#)
            let pictures = "return document.querySelectorAll('#glyph-0 svg').length"
            try await check(browser, pictures, "2")
            try await browser.click("[name=contrast][value=both]")
            try await check(browser, pictures, "4")
            try await browser.click("[name=style][value=dark]")
            try await check(browser, pictures, "2")
            try await browser.click("[name=zoom][value=\"56\"]")
            try await check(
                browser,
                "return [document.querySelector('#glyph-0 svg').getAttribute('width'), getComputedStyle(document.querySelector('#glyph-0 .name')).display]",
                #"["56","block"]"#)
            try await browser.click("[name=layout][value=review]")
            try await check(
                browser,
                "return [document.querySelectorAll('.card').length, document.querySelectorAll('.thumb').length, location.hash.includes('layout=review')]",
                "[4,0,true]")
        }
    }

    @Test(.long) func theOverviewIsUsedWithTheKeyboardAlone() async throws {
        try await withPage(address: "#layout=overview") { browser in
            try await browser.run("document.getElementById('query').focus()")
            try await browser.press(.down, .right)
            try await check(browser, "return document.activeElement.id", #""glyph-1""#)
            try await check(browser, "return document.querySelectorAll('.thumb[tabindex=\"0\"]').length", "1")
            try await browser.press(.enter)
            try await check(
                browser, "return [document.querySelector('#inspector-title').textContent, location.hash]",
                ##"["faint","#layout=overview&glyph=faint"]"##)
            try await browser.press(.right)
            try await check(browser, "return location.hash", ##""#layout=overview&glyph=ball""##)
            try await browser.press(.escape)
            try await check(
                browser, "return [document.activeElement.id, location.hash]", ##"["glyph-2","#layout=overview"]"##)
        }
    }

    @Test(.long) func anAddressOpensAGlyph() async throws {
        try await withPage(address: "#glyph=ball") { browser in
            try await check(
                browser,
                "return [document.querySelector('dialog').open, document.querySelector('#inspector-title').textContent]",
                #"[true,"ball"]"#)
        }
        try await withPage(address: "#glyph=none") { browser in
            try await check(browser, "return document.querySelector('dialog').open", "false")
        }
    }

    /// Ratios are shown where they fail, and all of them on request.
    @Test(.long) func theInspectorShowsRatiosThatFail() async throws {
        try await withPage(address: "#glyph=disc") { browser in
            let ratios = "return [...document.querySelectorAll('#inspector .large .ratio')].length"
            try await check(browser, ratios, "0")
            try await browser.click("[data-toggle=ratios]")
            try await check(browser, ratios, "2")
            try await check(browser, "return document.activeElement.dataset.toggle", #""ratios""#)
        }
        try await withPage(address: "#glyph=faint") { browser in
            try await check(browser, "return document.querySelectorAll('#inspector .large .ratio.low').length", "1")
        }
    }

    @Test(.long) func `a search with a typo shows the glyph with the most similar name`() async throws {
        try await withPage(address: "#layout=overview") { browser in
            let shown = "return [...document.querySelectorAll('.item:not([hidden])')].map((t) => t.dataset.name)"
            for (text, found) in [("sunste", "sunset"), ("suset", "sunset"), ("indego", "disc"), ("scenes", "sunset")] {
                try await browser.run("const query = document.getElementById('query'); query.value = ''; query.focus()")
                try await browser.type(text)
                try await check(browser, shown, "[\"\(found)\"]")
            }
            // The groups count the remaining glyphs.
            try await check(
                browser,
                "return [...document.querySelectorAll('#groups a')].slice(0, 2).map((a) => [a.textContent, a.classList.contains('empty')])",
                #"[["Status0",true],["Scenes1",false]]"#)
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
            let picks = "return document.querySelector('#picks pre').textContent"
            try await browser.run(
                "document.querySelector('#inspector').dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }))"
            )
            try await check(browser, "return document.querySelector('dialog').open", "false")
            try await check(browser, picks, #""ball: allow=\"doubtful-fill\"""#)
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

    /// A disc and its outline: filled, both are the same.
    @Test(.long) func glyphsThatAreAlikeInDarkAreComparedSideBySide() async throws {
        let manifest = """
            <glyphs version="1"><glyph name="disc" dark="fill"/><glyph name="dot"/><glyph name="ball"/>
            <export format="preview"/></glyphs>
            """
        try await withPage(manifest) { browser in
            try await check(
                browser, "return document.querySelector('#flows b').textContent", #""1 group alike in dark""#)
            try await browser.click("#flows button")
            let open = "return document.querySelector('#inspector-title').textContent"
            try await check(
                browser,
                "return [...document.querySelectorAll('.twin')].map((t) => [t.textContent, t.disabled, t.querySelectorAll('svg').length])",
                #"[["disc",true,2],["dot",false,2]]"#)
            try await browser.click(".twin:not(:disabled)")
            try await check(browser, open, #""dot""#)
        }
    }

    @Test func `a pick for one glyph applies to all glyphs with the same motif`() async throws {
        let manifest = """
            <glyphs version="1" dark="fill" uncertainty="0"><glyph name="book"/>
            <glyph name="disc" dark="same"/><glyph name="book-plus"/><export format="preview"/></glyphs>
            """
        try await withPage(manifest) { browser in
            try await browser.run("localStorage.clear()")
            try await check(
                browser, "return [...document.querySelectorAll('#flows b')].map((b) => b.textContent)",
                #"["2 low-confidence fills","1 motif"]"#)
            try await browser.click("#flows p:nth-child(2) button")
            try await check(
                browser, "return [...document.querySelectorAll('.twin')].map((t) => [t.textContent, t.disabled])",
                #"[["book",true],["book-plus",false]]"#)
            try await check(
                browser, "return document.querySelector('#inspector .choices .check').textContent",
                #""Also for 1 other with this body""#)
            let open =
                "[...document.querySelectorAll('#inspector .choice')].find((c) => c.textContent.includes('upper face open')).click();"
            let picks = open + "return document.querySelector('#picks pre').textContent.replace(/at=.[0-9. ]+./g, 'at')"
            try await check(browser, picks, #""book: <part at fill=\"line\"/>""#)
            // In its own words, each has its own line.
            try await browser.run(
                "document.querySelector('#forget').click(); document.querySelector('#flows p:nth-child(2) button').click()"
            )
            try await browser.click("#inspector .choices .check input")
            try await check(
                browser, picks, #""book: <part at fill=\"line\"/>\nbook-plus: <part at fill=\"line\"/>""#)
            try await check(
                browser,
                "return [...document.querySelectorAll('#picks pre')][0].textContent.split('\\n').map((line) => line.match(/at=.([0-9. ]+)/)[1]).filter((at, index, all) => all.indexOf(at) === index).length",
                "2")
        }
    }

    /// Which layout a set begins with depends on its size; a large group has letters.
    @Test(.long) func aLargeSetBeginsWithTheOverviewAndHasLetters() async throws {
        let names = (0..<210).map { (["ant", "bee", "cat"][$0 / 70]) + "-\($0)" }
        let glyphs = names.map { "<glyph name=\"\($0)\" source=\"disc.svg\"/>" }.joined()
        try await withPage("<glyphs version=\"1\">\(glyphs)<export format=\"preview\"/></glyphs>") { browser in
            try await check(
                browser,
                "return [document.querySelectorAll('.thumb').length, [...document.querySelectorAll('.letter')].map((l) => l.textContent), [...document.querySelectorAll('.letters a')].map((a) => a.textContent)]",
                #"[210,["A","B","C"],["A","B","C"]]"#)
            try await browser.click(".letters a:nth-of-type(3)")
            try await check(
                browser,
                "const top = document.querySelector('#group-0-2').getBoundingClientRect().top; return top >= 0 && top < innerHeight",
                "true")
            // The rest of a group needs none.
            try await browser.press(.slash)
            try await browser.type("cat")
            try await check(
                browser,
                "return [document.querySelectorAll('.letter:not([hidden])').length, document.getElementById('count').textContent]",
                #"[0,"70 of 210 assets"]"#)
        }
    }

    /// The state of a picture of the page at load: without scrolling or waiting.
    @Test(.long, arguments: ["overview", "review"])
    func theFirstScreenIsDrawnWithThePage(layout: String) async throws {
        try await withPage(address: "#layout=\(layout)", width: 500) { browser in
            try await check(
                browser,
                "return [...document.querySelectorAll('.item')].every((item) => item.querySelector('svg') || item.getBoundingClientRect().top > innerHeight)",
                "true")
        }
    }

    @Test(.long) func lightAndDarkLieUnderASlider() async throws {
        try await withPage(address: "#style=split&split=30") { browser in
            try await check(
                browser, "return getComputedStyle(document.querySelector('#glyph-0 .split > :last-child')).clipPath",
                #""inset(0px 0px 0px 30%)""#)
        }
    }

    @Test(.long) func narrowWindowsFoldTheSwitchesAway() async throws {
        try await withPage(width: 500) { browser in
            try await check(browser, "return getComputedStyle(document.getElementById('panel')).display", "\"none\"")
            try await browser.click("#panel-button")
            try await check(
                browser,
                "return [getComputedStyle(document.getElementById('panel')).display, document.getElementById('panel-button').getAttribute('aria-expanded'), document.documentElement.scrollWidth <= innerWidth]",
                #"["grid","true",true]"#)
        }
    }

    /// The page's own colours follow the reader's settings.
    @Test(arguments: [("light", "rgb(245, 245, 247)"), ("dark", "rgb(0, 0, 0)")])
    func thePageFollowsTheSystem(style: String, color: String) async throws {
        try await withPage(media: ["prefers-color-scheme": style]) { browser in
            try await check(browser, "return getComputedStyle(document.body).backgroundColor", "\"\(color)\"")
        }
    }

    /// An independent checker's opinion, in light and dark, with more contrast, on the page and in its dialog.
    @Test(
        .enabled(if: Browser.hasAxe, "no axe-core: .ci/setup judges fetches it"),
        arguments: Long.cases(
            [
                "", "#theme=dark", "#finding=doubtful-fill&theme=dark", "#layout=overview",
                "#layout=overview&theme=dark",
                "#ground=material.thin&backdrop=photo&points=1&grid=1",
                "#style=split&contrast=both&level=both",
            ], oneIn: 8))
    func anAccessibilityCheckerFindsNothing(address: String) async throws {
        for contrast in Long.cases(["no-preference", "more"], oneIn: 2) {
            try await withPage(address: address, media: ["prefers-contrast": contrast]) { browser in
                try await browser.loadAxe()
                try await check(browser, Browser.axeViolations, "[]")
                try await browser.click(".card:not([hidden]) h3 button, .thumb:not([hidden])")
                try await check(browser, Browser.axeViolations, "[]")
                try await browser.press(.escape)
                try await browser.click("#flows button")
                try await check(browser, Browser.axeViolations, "[]")
            }
        }
    }
}
