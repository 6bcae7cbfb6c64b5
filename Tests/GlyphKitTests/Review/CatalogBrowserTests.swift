import GlyphKit
import Support
import Testing

/// The sheet as it is for a catalog: with colours of two groups, and with what was not checked.
private func withCatalog(address: String = "", _ body: (Browser) async throws -> Void) async throws {
    try await withPage(
        address: address,
        context: { context in
            context.subject = .catalog
            context.listedColors = [
                ListedColor(role: "systemIndigo", title: "Primary", groups: ["Brand"]),
                ListedColor(role: "systemYellow", title: "Text/Primary", groups: ["Text"]),
            ]
            context.unseen = [
                UnseenPart(path: "App.appiconset", reason: "only its files are looked at"),
                UnseenPart(path: "disc.pdf", reason: "a PDF is not drawn", entry: "disc"),
            ]
        }, body)
}

@Suite(.takesTurns, .enabled(if: Browser.isThere, noBrowser))
struct CatalogBrowserTests {
    @Test func `a sheet of a catalog speaks of sets`() async throws {
        try await withCatalog { browser in
            try await check(
                browser,
                "return [document.getElementById('query').placeholder, document.getElementById('count').textContent, document.querySelector('#finding option').textContent, document.querySelector('[name=ground] option').textContent]",
                #"["Search 6 sets","6 sets","All sets","Each set's own"]"#)
            try await browser.press(.slash)
            try await browser.type("nowhere")
            try await check(
                browser, "return document.querySelector('#none span').textContent", #""No set matches.""#)
        }
    }

    @Test func `colours of one name are told apart by their groups, and are found by them`() async throws {
        try await withCatalog { browser in
            let shown = """
                const seen = [...document.querySelectorAll('#colors tbody tr')].filter((row) => row.checkVisibility());
                return seen.map((row) => row.querySelector('th')?.textContent ?? '-')
                """
            try await check(browser, shown, #"["Text","Text/Primary","Brand","Primary"]"#)
            try await browser.press(.slash)
            try await browser.type("brand")
            try await check(browser, shown, #"["Brand","Primary"]"#)
            try await check(
                browser,
                "return ['count', 'none'].map((id) => document.getElementById(id)).map((e) => e.hidden || e.textContent)",
                #"["1 of 6 sets",true]"#)
            try await check(
                browser, "return document.querySelector('#groups a[href=\"#colors\"]').textContent", #""Colours1""#)
        }
    }

    @Test func `nothing is said about fills, and a link to a group takes the keyboard along`() async throws {
        try await withCatalog { browser in
            try await check(
                browser, "return [...document.querySelectorAll('.of-fills')].some((e) => e.checkVisibility())", "false")
            try await browser.click("#groups a[href=\"#colors\"]")
            try await check(browser, "return document.activeElement.id", #""colors-title""#)
        }
    }

    /// A frame with the name of a kind is not a picture of the file.
    @Test func `a file that is there by name is neither copied nor shown as people see it`() async throws {
        let files = ["disc.svg": ReviewPicture(.name("PDF"))]
        try await withPage(address: "#glyph=disc", files: files) { browser in
            let parts = "['.eyes', '[data-copy=name]', '[data-copy=svg]']"
            let isThere = "return \(parts).map((name) => document.querySelector('#inspector ' + name) !== null)"
            try await check(browser, isThere, "[false,true,false]")
            try await browser.press(.right, .right)
            try await check(browser, isThere, "[true,true,true]")
        }
    }

    @Test func `what was not checked is in a list, at its card, and in the inspector`() async throws {
        try await withCatalog(address: "#finding=unseen") { browser in
            try await check(
                browser,
                "return [...document.querySelectorAll('.card:not([hidden])')].map((card) => [card.querySelector('h3').textContent, card.querySelector('.reason').textContent])",
                #"[["disc","a PDF is not drawn"]]"#)
            try await check(
                browser,
                "return [document.querySelector('#unseen h2').textContent, document.querySelectorAll('#unseen .reason').length]",
                #"["Not checked 2",2]"#)
            try await browser.click("#unseen summary")
            try await browser.click("#unseen button")
            try await check(
                browser,
                "return ['#inspector-title', '.inside .reason'].map((name) => document.querySelector(`#inspector ${name}`).textContent)",
                #"["disc","a PDF is not drawn"]"#)
        }
    }
}
