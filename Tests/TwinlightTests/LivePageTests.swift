import Foundation
import Support
import Testing

/// The page of a running preview, in a browser.
@Suite(.takesTurns, .enabled(if: Browser.isThere, "no browser is installed")) struct LivePageTests {
    private static let manifest = """
        <glyphs version="1" dark="fill" uncertainty="0.5">
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

    /// Waits until the page is as it is to be.
    private func wait(for condition: String, in browser: Browser) async throws {
        let start = ContinuousClock.now
        while start.duration(to: .now) < Programs.longest {
            if try await browser.run("return Boolean(\(condition));") == "true" { return }
            try await Task.sleep(for: .milliseconds(100))
        }
        Issue.record("never: \(condition); the page says \(try await browser.run("return document.body.innerText;"))")
    }

    @Test func `clicks on the live page write a pick to the manifest and revert it`() async throws {
        let folder = try folder()
        let preview = try await LivePreview(in: folder)
        let browser = try await Browser()
        try await browser.open(preview.url)
        try await wait(for: "document.querySelector('#live')?.textContent === 'Live'", in: browser)
        try await browser.click("[name=choices]")
        let line = try await browser.run("return document.querySelector('#glyph-0 .choice code').textContent;")
        let picked = try JSONDecoder().decode(String.self, from: Data(line.utf8))
        try await browser.click("#glyph-0 .choice:nth-of-type(2)")
        try await wait(for: "document.querySelector('#live button')", in: browser)
        #expect(folder.text("Glyphs/manifest.xml")?.contains("<glyph name=\"watch\" \(picked)/>") == true)
        // Built anew, it still offers what there was.
        let own = "document.querySelector('#glyph-0 .choice .words').textContent"
        try await wait(for: "\(own) === 'as it was'", in: browser)
        try await wait(
            for: "document.querySelector('#glyph-0 .choice[aria-pressed=true] code')?.textContent === \(line)",
            in: browser)
        try await browser.click("#live button")
        try await wait(for: "document.querySelector('#live').textContent === 'Live'", in: browser)
        #expect(folder.text("Glyphs/manifest.xml") == Self.manifest)

        // That it is right as it is can be said, too; then it is not a finding any more.
        try await wait(for: "\(own) === 'as it is'", in: browser)
        try await browser.click("#glyph-0 .choice:nth-of-type(1)")
        try await wait(for: "document.querySelector('#live button')", in: browser)
        #expect(
            folder.text("Glyphs/manifest.xml")
                == Self.manifest.replacingOccurrences(of: "\"watch\"/>", with: "\"watch\" allow=\"doubtful-fill\"/>"))
        let said = "document.querySelector('#glyph-0 .choices p').textContent"
        try await wait(for: "\(said).startsWith('Looked at')", in: browser)
        await browser.quit()
    }

    @Test func faultsAreShownUntilTheyAreFixed() async throws {
        let folder = try folder()
        let preview = try await LivePreview.atOwnPort(in: folder)
        let browser = try await Browser()
        try await browser.open(preview.url)
        try await browser.click("#glyph-1 h3 button")
        try folder.write(Self.manifest.replacingOccurrences(of: "\"dot\"", with: "\"dott\""), to: "Glyphs/manifest.xml")
        // A build may come while the file is being written.
        try await wait(for: "document.querySelector('#banner').innerText.includes('dott')", in: browser)
        let shown = try await browser.run("return document.querySelector('#banner').innerText;")
        for words in ["1 error", "Glyphs/manifest.xml:3:16", "'dott.svg' does not exist", "did you mean 'dot.svg'?"] {
            #expect(shown.contains(words), "\(words) in \(shown)")
        }
        #expect(try await browser.run("return document.querySelectorAll('.card').length;") == "2")

        // What was open stays open, wherever it is now.
        let more = "<glyph name=\"first\" source=\"dot.svg\"/><glyph name=\"watch\"/>"
        try folder.write(
            Self.manifest.replacingOccurrences(of: "<glyph name=\"watch\"/>", with: more), to: "Glyphs/manifest.xml")
        try await wait(for: "document.querySelectorAll('.card').length === 3", in: browser)
        #expect(try await browser.run("return document.querySelector('#banner').hidden;") == "true")
        #expect(try await browser.run("return document.querySelector('#inspector-title').textContent;") == "\"dot\"")
        #expect(try await browser.run("return document.querySelector('#inspector').open;") == "true")

        #expect(try await preview.stop() == 0)
        try await wait(for: "document.querySelector('#live').textContent.includes('stopped')", in: browser)
        // Started again at the same port, it has another address, which the page does not know.
        let next = try await LivePreview(in: folder, port: String(preview.port))
        #expect(next.key != preview.key)
        try await browser.open(next.url)
        try await wait(for: "document.querySelector('#live').textContent === 'Live'", in: browser)
        #expect(try await next.stop() == 0)
        await browser.quit()
    }
}
