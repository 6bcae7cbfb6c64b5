import Foundation
import GlyphKit
import Markup
import Support
import Testing

@Suite(.takesTurns, .enabled(if: Browser.isThere, noBrowser))
struct ReviewBrowserTests {
    @Test func everyGlyphIsDrawnInLightAndDark() async throws {
        try await withPage { browser in
            try await check(
                browser, "return [...document.querySelectorAll('.card h3')].map((h) => h.textContent)",
                #"["disc","faint","ball","sunset"]"#)
            try await check(
                browser,
                "return [...document.querySelectorAll('#glyph-0 figure')].map((figure) => figure.dataset.appearance)",
                #"["0","1"]"#)
            // Ratios that pass, and titles that say what is seen, are left out.
            try await check(browser, "return document.querySelectorAll('#glyph-0 figcaption').length", "0")
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
                "document.querySelector('#glyph-0 h3 button').click(); return [...document.querySelectorAll('#inspector [data-copy]')].map((button) => button.dataset.copy)",
                #"["name","svg"]"#)
        }
        try await withPage(formats: ["asset-catalog"]) { browser in
            let kinds = "[...document.querySelectorAll('#inspector [data-copy]')].map((button) => button.dataset.copy)"
            try await browser.click("#glyph-0 h3 button")
            try await check(browser, "return " + kinds, #"["name","svg","swift"]"#)
            try await browser.press(.escape)
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
            try await browser.click("#glyph-0 h3 button")
            try await browser.click("#inspector .menu summary")
            for kind in ["name", "svg", "swift", "android"] {
                try await browser.click("#inspector [data-copy=\(kind)]")
            }
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

    @Test(.long) func `a copied drawing has the definitions that it uses, and no others`() async throws {
        let png = Array(Data(base64Encoded: grayPixels) ?? Data())
        try await withPage(files: ["disc.svg": ReviewPicture(.pixels(png))]) { browser in
            try await browser.run(
                "window.copied = []; Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { copied.push(text); } } });"
            )
            for name in ["disc", "ball", "sunset"] {
                try await browser.run(
                    "[...document.querySelectorAll('.card h3 button')].find((b) => b.textContent === '\(name)').click()"
                )
                try await browser.click("#inspector [data-copy=svg]")
                try await browser.run("document.getElementById('inspector').close()")
            }
            let copied = try JSONDecoder().decode(
                [String].self, from: Data(try await browser.run("return copied").utf8))
            let definitions = try copied.map { text -> [String] in
                let root = try XMLReader.read(SourceFile(path: "copied.svg", text: text), limits: .manifest).root
                return root.children.first { $0.name == "defs" }?.children.map(\.name) ?? []
            }
            #expect(definitions == [["mask"], [], ["linearGradient"]])
            #expect(copied.first?.contains("data:image/png;base64,\(grayPixels)") == true)
        }
    }

    @Test(.long) func pagesAndKotlinHaveReferencesToo() async throws {
        try await withPage(formats: ["svg", "web", "compose"]) { browser in
            try await browser.run(
                "window.copied = []; Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { copied.push(text); } } });"
            )
            try await browser.click("#glyph-0 h3 button")
            try await browser.click("#inspector .menu summary")
            for kind in ["compose", "use", "picture"] { try await browser.click("#inspector [data-copy=\(kind)]") }
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
                "return [...document.querySelectorAll('.card button[tabindex=\"0\"]')].map((button) => button.textContent)",
                #"["ball"]"#)
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
            try await browser.click("#inspector .menu:last-of-type summary")
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

    /// Which layout a set begins with depends on its size; a large group has letters.
    @Test(.long) func aLargeSetBeginsWithTheOverviewAndHasLetters() async throws {
        let names = (0..<210).map { (["ant", "bee", "cat"][$0 / 70]) + "-\($0)" }
        let glyphs = names.map { "<glyph name=\"\($0)\" source=\"disc.svg\"/>" }.joined()
        try await withPage("<glyphs version=\"1\">\(glyphs)<export format=\"preview\"/></glyphs>") { browser in
            try await check(
                browser,
                "return [document.querySelectorAll('.thumb').length, [...document.querySelectorAll('.letters a')].map((a) => a.textContent)]",
                #"[210,["A","B","C"]]"#)
            try await browser.click(".letters a:nth-of-type(3)")
            try await check(
                browser,
                "const top = document.querySelector('#glyph-140').getBoundingClientRect().top; return top >= 0 && top < innerHeight",
                "true")
            // What is left of a letter can be jumped to.
            try await browser.press(.slash)
            try await browser.type("cat")
            try await check(
                browser,
                "return [[...document.querySelectorAll('.letters a:not(.empty)')].map((a) => a.textContent), document.getElementById('count').textContent]",
                #"[["C"],"70 of 210 assets"]"#)
            // Each row is full but the last.
            try await check(
                browser,
                "const rows = [...document.querySelectorAll('.thumbs > .row')].map((row) => row.childElementCount); return [rows.reduce((a, b) => a + b), rows.slice(1, -1).every((count) => count === rows[0])]",
                "[70,true]")
            // A search without a result says so, and nothing else.
            try await browser.type("-nowhere")
            try await check(
                browser,
                "return ['#none', '#sections', '#groups', '#flows'].map((id) => document.querySelector(id).checkVisibility())",
                "[true,false,false,false]")
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

/// A PNG of two pixels.
private let grayPixels = "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAAAAADRSSBWAAAAC0lEQVR42mNgaAAAAIMAgRRrm0MAAAAASUVORK5CYII="
