import Foundation
import GlyphKit
import SetSupport
import Support
import Testing

/// A sheet with what has changed, opened in a browser.
private func withSheet(
    _ sets: ChangedSets, address: String = "", media: [String: String] = [:], width: Int = 1280,
    _ body: (Browser) async throws -> Void
) async throws {
    let comparison = await SetComparison(from: sets.old, to: sets.new)
    let folder = try TemporaryFolder()
    let sheet = ReviewSheet(sets.new, since: EarlierState("main", comparison))
    try folder.write(sheet.html, to: "changes.html")
    let browser = try await Browser(width: width, media: media)
    do {
        let url = try #require(URL(string: folder.url("changes.html").absoluteString + address))
        try await browser.open(url)
        try await browser.wait(for: "document.documentElement.hasAttribute('data-is-whole')")
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

private let cards = "return [...document.querySelectorAll('.item:not([hidden]) h3')].map((h) => h.textContent)"
private let removed = "return [...document.querySelectorAll('#removed .gone')].map((card) => card.checkVisibility())"

@Suite(.takesTurns, .enabled(if: Browser.isThere, noBrowser))
struct ChangesBrowserTests {
    @Test func `a sheet with changes begins with the glyphs that have changed`() async throws {
        try await withSheet(.everyKind) { browser in
            try await check(browser, cards, #"["shape","tint","brand","after","came"]"#)
            try await check(
                browser,
                "return [...document.querySelectorAll('#finding option')].map((o) => o.textContent).slice(0, 7)",
                #"["Changed since main (6)","– Added (1)","– Changed (2)","– Renamed (1)","– Recoloured (1)","– Removed (1)","All assets"]"#
            )
            try await check(
                browser, "return [document.getElementById('finding').value, location.hash]", #"["changed",""]"#)
            try await check(
                browser, "return [...document.querySelectorAll('.item .change')].map((mark) => mark.textContent)",
                #"["Changed","Changed","Recoloured","Renamed","Added"]"#)
            try await check(
                browser, "return document.getElementById('since').textContent.slice(0, 33)",
                #""Since main: 2 changed, 1 renamed,""#)
            try await browser.choose("changed:renamed", in: "#finding")
            try await check(browser, cards, #"["after"]"#)
            // The address says it, and all glyphs are another choice.
            try await browser.choose("", in: "#finding")
            try await check(browser, cards, #"["same","shape","tint","brand","after","came"]"#)
            try await check(browser, "return location.hash", ##""#finding=""##)
        }
        try await withSheet(.everyKind, address: "#finding=") { browser in
            try await check(browser, cards, #"["same","shape","tint","brand","after","came"]"#)
        }
    }

    @Test func `removed glyphs are a section of their own that the filter shows`() async throws {
        try await withSheet(.everyKind) { browser in
            try await check(
                browser,
                "return [document.querySelector('#removed h2').textContent, document.querySelectorAll('#removed svg[role=img]').length]",
                #"["Removed since main 1",2]"#)
            try await check(browser, removed, "[true]")
            try await browser.choose("any", in: "#finding")
            try await check(browser, removed, "[false]")
            try await browser.choose("changed:removed", in: "#finding")
            try await check(browser, removed, "[true]")
            try await check(browser, cards, "[]")
            try await check(browser, "return document.getElementById('none').hidden", "true")
            // A search finds them, and glyphs by their former names.
            try await browser.choose("changed", in: "#finding")
            try await browser.press(.slash)
            try await browser.type("before")
            try await check(browser, cards, #"["after"]"#)
            try await check(browser, removed, "[false]")
            try await browser.run("document.getElementById('query').value = ''")
            try await browser.type("gone")
            try await check(browser, cards, "[]")
            try await check(browser, removed, "[true]")
        }
    }

    @Test func `the inspector shows old and new in the same size, and marks the difference`() async throws {
        try await withSheet(.everyKind, address: "#glyph=shape") { browser in
            try await check(
                browser, "return document.querySelector('.before > p').textContent",
                #""Changed since main: shape, 44 % of the picture, in light and dark""#)
            try await check(
                browser,
                "return [[...document.querySelectorAll('.both .words')].map((words) => words.textContent), new Set([...document.querySelectorAll('.both svg')].map((s) => s.getBoundingClientRect().width)).size]",
                #"[["Light, before","Light, now","Dark, before","Dark, now"],1]"#)
            let marks = "return [...document.querySelectorAll('.areas path')].map((path) => path.getAttribute('class'))"
            try await check(browser, marks, "[]")
            // The pointer or the focus shows it, and a click keeps it.
            try await browser.run("document.querySelector('.both').focus()")
            try await check(browser, marks, #"["over removed","over removed"]"#)
            try await browser.run("document.querySelector('#inspector-title').focus()")
            try await check(browser, marks, "[]")
            try await browser.click(".both .words")
            try await browser.run("document.querySelector('#inspector-title').focus()")
            try await check(
                browser, "return document.querySelector('.both').getAttribute('aria-pressed')", "\"true\"")
            try await check(browser, marks, #"["over removed","over removed"]"#)
        }
    }

    @Test(.long) func `other kinds of change say what they are in the inspector`() async throws {
        let words = "return [...document.querySelectorAll('.before > p:not(.key)')].map((p) => p.textContent)"
        for (name, text) in [
            ("came", "Added since main"), ("after", "Renamed since main: was before"),
            ("brand", "Recoloured since main: its colour brand has changed, in light and dark"),
        ] {
            try await withSheet(.everyKind, address: "#glyph=\(name)") { browser in
                try await check(browser, words, "[\"\(text)\"]")
                let count = name == "brand" ? 4 : 0
                try await check(browser, "return document.querySelectorAll('.both svg').length", "\(count)")
            }
        }
        try await withSheet(.everyKind, address: "#glyph=same") { browser in
            try await check(browser, words, "[]")
        }
    }

    @Test func `a difference that is too small to find has a ring`() async throws {
        for (name, count) in [("a", 0), ("b+%26+c", 2)] {
            try await withSheet(.shapes, address: "#glyph=\(name)") { browser in
                try await browser.run("document.querySelector('.both').focus()")
                try await check(browser, "return document.querySelectorAll('.areas .ring').length", "\(count)")
            }
        }
    }

    @Test func `the table of colours has former values next to the new ones`() async throws {
        try await withSheet(.everyKind) { browser in
            try await check(
                browser,
                "return [...document.querySelectorAll('#colors tr.color')].map((row) => [row.querySelector('th').textContent, [...row.cells[1].querySelectorAll('code')].map((code) => code.textContent), row.cells[1].querySelectorAll('del').length])",
                ##"[["brandchanged, seen in 1 asset",["#7A1F5C","#14479E"],1],["twowas one, with the same values",["#405060"],0]]"##
            )
        }
    }

    @Test func `a sheet of a set without changes shows all glyphs and says so`() async throws {
        let glyph = GlyphSets.glyph("a", "M4 4H20V20H4Z")
        try await withSheet(ChangedSets([glyph], [glyph])) { browser in
            try await check(browser, cards, #"["a"]"#)
            try await check(
                browser,
                "return [document.getElementById('since').textContent, document.querySelector('#finding option').textContent]",
                #"["Since main: no asset looks different, 1 unchanged","All assets"]"#)
        }
    }

    @Test(.long) func `the parts about changes do not exceed the width of the page`() async throws {
        for address in ["", "#layout=overview", "#glyph=tint"] {
            try await withSheet(.everyKind, address: address, width: 400) { browser in
                try await check(browser, "return document.documentElement.scrollWidth <= innerWidth", "true")
                try await check(
                    browser, "const dialog = document.querySelector('dialog'); return dialog.scrollWidth <= innerWidth",
                    "true")
            }
        }
    }

    @Test(
        .enabled(if: Browser.hasAxe, "no axe-core: .ci/setup judges fetches it"),
        arguments: Long.cases(["", "#layout=overview", "#glyph=tint", "#glyph=brand&theme=dark"], oneIn: 2))
    func anAccessibilityCheckerFindsNothing(address: String) async throws {
        for style in Long.cases(["light", "dark"], oneIn: 2) {
            let media = ["prefers-color-scheme": style, "prefers-contrast": style == "dark" ? "more" : "no-preference"]
            try await withSheet(.everyKind, address: address, media: media) { browser in
                try await browser.loadAxe()
                try await check(browser, Browser.axeViolations, "[]")
            }
        }
    }
}
