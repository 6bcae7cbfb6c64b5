import Foundation
import GlyphKit
import Markup
import Support
import Testing

/// Drawings of our own making: a disc, a ball with a low-confidence fill, two colours that lie on each other, two
/// books.
let sheetDrawings = [
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

let sheetManifest = """
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
            ?? Task { try await InMemory(manifest, sheetDrawings).build() }
        tasks[manifest] = task
        return try await task.value
    }
}

private let builds = Builds()

/// The page on disk, opened in a browser.
func withPage(
    _ manifest: String = sheetManifest, address: String = "", width: Int = 1280, media: [String: String] = [:],
    formats: [String] = [], files: [String: ReviewPicture] = [:],
    context change: ((inout RenderContext) -> Void)? = nil,
    _ body: (Browser) async throws -> Void
) async throws {
    let build = try await builds.of(manifest)
    var file = try #require(build.files.first)
    if !formats.isEmpty || !files.isEmpty || change != nil {
        var context = build.report.context
        context.exports = formats.map { Export(format: $0) }
        context.filePictures = files
        change?(&context)
        file = AssetFile(path: file.path, text: ReviewSheet(build.set, context).html)
    }
    let folder = try TemporaryFolder()
    try Data(file.bytes).write(to: folder.url("index.html"))
    let browser = try await Browser(width: width, media: media)
    do {
        let url = try #require(URL(string: folder.url("index.html").absoluteString + address))
        try await browser.open(url)
        try await browser.wait(for: "document.documentElement.hasAttribute('data-is-whole')")
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
func check(
    _ browser: Browser, _ body: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) async throws {
    let value = try await browser.run(body)
    #expect(value == expected, sourceLocation: sourceLocation)
}

let noBrowser: Comment = "no Chromium on this machine"
