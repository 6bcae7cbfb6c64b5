import Foundation
import Support
import Testing

/// The page of a running preview, in a browser.
@Suite(.takesTurns, .enabled(if: Browser.isThere, "no browser is installed")) struct LivePageTests {
    private static let manifest = """
        <glyphs version="1" dark="fill" uncertainty="0.99">
          <glyph name="watch"/>
          <glyph name="dot"/>
        </glyphs>

        """

    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let (start, end) = ("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">", "</svg>")
        try folder.write(Self.manifest, to: "Glyphs/manifest.xml")
        try folder.write(
            start + "<path fill=\"none\" stroke=\"#000\" stroke-width=\"2\" d=\"M4 3h16v18H4zM4 7h5M4 11h5M4 15h5"
                + "M20 7h-5M20 11h-5M20 15h-5M4 18h16\"/>" + end, to: "Glyphs/watch.svg")
        try folder.write(start + "<circle cx=\"12\" cy=\"12\" r=\"9\"/>" + end, to: "Glyphs/dot.svg")
        return folder
    }

    private let isShown = "document.documentElement.hasAttribute('data-is-whole')"
    private let chosen =
        "[...document.querySelectorAll('#inspector .choice')].findIndex((c) => c.ariaPressed === 'true')"

    private func open(_ preview: LivePreview, _ glyph: String, in browser: Browser) async throws {
        try await browser.open(try #require(URL(string: try preview.url.absoluteString + "#glyph=" + glyph)))
        try await browser.wait(for: "\(isShown) && document.querySelector('#inspector').open")
    }

    /// A person's way through a wrong fill that the tool trusts: corrected, undone, made again, by a part, in another
    /// tab, after a restart, and taken back.
    @Test func `a wrong fill is corrected on the live page, and what the manifest states stays marked`() async throws {
        let folder = try folder()
        let preview = try await LivePreview(in: folder)
        let browser = try await Browser()
        try await open(preview, "watch", in: browser)
        try await browser.wait(for: "\(chosen) === 0")
        let line = try JSONDecoder().decode(
            String.self,
            from: Data(
                try await browser.run("return document.querySelector('#inspector .choice:nth-of-type(2)').title").utf8))
        try await browser.click("#inspector .choice:nth-of-type(2)")
        try await browser.wait(for: "\(chosen) === 1")
        let picked = try #require(folder.text("Glyphs/manifest.xml"))
        #expect(picked != Self.manifest && picked.contains(line.hasPrefix("<") ? "/>" : line))
        #expect(try await browser.run("return location.hash;") == "\"#glyph=watch\"")

        // Undo can be hit while the inspector is open; so can redo, by keys.
        try await browser.click("#edits button")
        try await browser.wait(for: "\(chosen) === 0")
        #expect(folder.text("Glyphs/manifest.xml") == Self.manifest)
        try await browser.press(.redo)
        try await browser.wait(for: "\(chosen) === 1")
        #expect(folder.text("Glyphs/manifest.xml") == picked)

        // A second tab and a fresh page mark what the manifest states, and so does a preview that is started again.
        let second = try await Browser()
        try await open(preview, "watch", in: second)
        try await second.wait(for: "\(chosen) === 1")
        await second.quit()
        #expect(try await preview.stop() == 0)
        let next = try await LivePreview(in: folder)
        try await open(next, "watch", in: browser)
        try await browser.wait(for: "\(chosen) === 1")

        // It can be taken back there.
        try await browser.click("#inspector .choice:nth-of-type(1)")
        try await browser.wait(for: "\(chosen) === 0")
        #expect(folder.text("Glyphs/manifest.xml") == Self.manifest)

        // A part is clicked, and stated as ink, which no alternative need offer.
        try await browser.click("#inspector .parts")
        try await browser.wait(for: "document.querySelector('.part-menu')")
        try await browser.run(
            "[...document.querySelectorAll('.part-menu button')].find((b) => b.textContent.startsWith('Line')).click()")
        try await browser.wait(for: "document.querySelectorAll('#edits li').length === 2")
        #expect(folder.text("Glyphs/manifest.xml")?.contains("fill=\"line\"/>") == true)
        try await browser.press(.undo)
        try await browser.wait(for: "document.querySelectorAll('#edits .undone').length === 1")
        #expect(folder.text("Glyphs/manifest.xml") == Self.manifest)
        await browser.quit()
    }

    /// Clicks at random places: each treatment that the page offers builds, and has a picture of its own.
    @Test func `what the page offers for a part builds`() async throws {
        let folder = try folder()
        let preview = try await LivePreview(in: folder)
        let browser = try await Browser()
        try await open(preview, "watch", in: browser)
        var random = SeededGenerator(seed: 4)
        var offered = 0
        for _ in 0..<4 {
            let (x, y) = (
                Double.random(in: 0.15...0.85, using: &random), Double.random(in: 0.15...0.85, using: &random)
            )
            func click() async throws -> Int {
                // A page that is drawn anew meanwhile drops the click, as the one before an edit does.
                try await browser.run(
                    """
                    document.querySelector('#toast').textContent = '';
                    document.querySelector('.part-menu')?.remove();
                    for (let round = 0; round < 50; round += 1) {
                      const picture = document.querySelector('#inspector .parts');
                      const { left, top, width, height } = picture.getBoundingClientRect();
                      const [clientX, clientY] = [left + \(x) * width, top + \(y) * height];
                      picture.dispatchEvent(new MouseEvent('click', { clientX, clientY, bubbles: true }));
                      for (let wait = 0; wait < 300; wait += 1) {
                        await new Promise((resolve) => { setTimeout(resolve, 100); });
                        if (document.querySelector('.part-menu') || document.querySelector('#toast').textContent) return;
                        if (!picture.isConnected) break;
                      }
                    }
                    """)
                return Int(try await browser.run("return document.querySelectorAll('.part-menu button b').length;"))
                    ?? 0
            }
            /// Chooses an offer, if there are so many. A page that is drawn anew closes its menu: it is opened again.
            func choose(_ index: Int) async throws -> Bool {
                while try await click() > index {
                    try await browser.wait(
                        for: "[...document.querySelectorAll('.part-menu img')].every((image) => image.naturalWidth > 0)"
                    )
                    let button = "document.querySelectorAll('.part-menu button b')[\(index)]?.closest('button')"
                    let isChosen = try await browser.run("const b = \(button); b?.click(); return Boolean(b);")
                    if isChosen == "true" { return true }
                }
                return false
            }
            for index in 0..<4 where try await choose(index) {
                try await browser.wait(for: "document.querySelector('#edits li:not(.undone)')")
                let build = try await twinlight(folder, "build", "Glyphs", "--no-cache")
                #expect(build.status == 0, "\(x) \(y): \(build.errors)\(folder.text("Glyphs/manifest.xml") ?? "")")
                offered += 1
                try await browser.press(.undo)
                try await browser.wait(for: "!document.querySelector('#edits li:not(.undone)')")
                #expect(folder.text("Glyphs/manifest.xml") == Self.manifest)
            }
        }
        #expect(offered > 4)
        await browser.quit()
    }

    /// The same on a page from a file: its picks are a file, which `apply` writes into the manifest.
    @Test func `picks of a page from a file become edits of the manifest`() async throws {
        let folder = try folder()
        #expect(try await twinlight(folder, "preview", "--sheet", "sheet.html").status == 0)
        let browser = try await Browser()
        let address = folder.url("sheet.html").absoluteString + "#glyph=watch"
        try await browser.open(try #require(URL(string: address)))
        try await browser.wait(for: "\(isShown) && document.querySelector('#inspector').open")
        try await browser.click("#inspector .choice:nth-of-type(2)")
        try await browser.wait(for: "\(chosen) === 1")
        try await browser.press(.undo)
        try await browser.wait(for: "\(chosen) === 0")
        try await browser.press(.redo)
        try await browser.wait(for: "\(chosen) === 1")
        let file = try await browser.run(
            """
            window.copied = [];
            const clipboard = { writeText: async (text) => { copied.push(text); } };
            Object.defineProperty(navigator, 'clipboard', { value: clipboard });
            [...document.querySelectorAll('#edits button')].find((b) => b.textContent === 'Copy picks').click();
            return copied[0];
            """)
        await browser.quit()
        try folder.write(try JSONDecoder().decode(String.self, from: Data(file.utf8)), to: "picks.json")
        let run = try await twinlight(folder, "apply", "picks.json")
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(folder.text("Glyphs/manifest.xml") != Self.manifest)
        // A new page marks it, and the old picks change nothing any more.
        #expect(try await twinlight(folder, "apply", "picks.json").status == 0)
        #expect(try await twinlight(folder, "preview", "--sheet", "sheet.html").status == 0)
        let fresh = try await Browser()
        try await fresh.open(try #require(URL(string: address)))
        try await fresh.wait(for: "\(isShown) && \(chosen) === 1")
        await fresh.quit()
    }

    @Test func faultsAreShownUntilTheyAreFixed() async throws {
        let folder = try folder()
        let preview = try await LivePreview.atOwnPort(in: folder)
        let browser = try await Browser()
        try await browser.open(preview.url)
        try await browser.click("#glyph-1 h3 button")
        try folder.write(Self.manifest.replacingOccurrences(of: "\"dot\"", with: "\"dott\""), to: "Glyphs/manifest.xml")
        // A build may come while the file is being written.
        try await browser.wait(for: "document.querySelector('#banner').innerText.includes('dott')")
        let shown = try await browser.run("return document.querySelector('#banner').innerText;")
        for words in ["1 error", "Glyphs/manifest.xml:3:16", "'dott.svg' does not exist", "did you mean 'dot.svg'?"] {
            #expect(shown.contains(words), "\(words) in \(shown)")
        }
        #expect(try await browser.run("return document.querySelectorAll('.card').length;") == "2")

        // What was open stays open, wherever it is now.
        let more = "<glyph name=\"first\" source=\"dot.svg\"/><glyph name=\"watch\"/>"
        try folder.write(
            Self.manifest.replacingOccurrences(of: "<glyph name=\"watch\"/>", with: more), to: "Glyphs/manifest.xml")
        try await browser.wait(for: "document.querySelectorAll('.card').length === 3")
        #expect(try await browser.run("return document.querySelector('#banner').hidden;") == "true")
        #expect(try await browser.run("return document.querySelector('#inspector-title').textContent;") == "\"dot\"")
        #expect(try await browser.run("return document.querySelector('#inspector').open;") == "true")

        #expect(try await preview.stop() == 0)
        try await browser.wait(for: "document.querySelector('#edits').textContent.includes('stopped')")
        // Started again at the same port, it has another address, which the page does not know.
        let next = try await LivePreview(in: folder, port: String(preview.port))
        #expect(next.key != preview.key)
        try await browser.open(next.url)
        try await browser.wait(for: "document.querySelector('#edits .status')?.textContent === 'Live'")
        #expect(try await next.stop() == 0)
        await browser.quit()
    }
}
