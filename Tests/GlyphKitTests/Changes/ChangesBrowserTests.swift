import Foundation
import GlyphKit
import SetSupport
import Support
import Testing

/// The page of a comparison, opened in a browser.
private func withPage(
    _ sets: ChangedSets, media: [String: String] = [:], width: Int = 1280,
    _ body: (Browser) async throws -> Void
) async throws {
    let comparison = await SetComparison(from: sets.old, to: sets.new)
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
        try await withPage(.shapes) { browser in
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
            try await withPage(.everyKind, width: width) { browser in
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
            try await withPage(.everyKind, media: media) { browser in
                try await browser.loadAxe()
                #expect(try await browser.run(Browser.axeViolations) == "[]")
            }
        }
    }
}
