import Foundation
import Support
import Testing

/// Glyphs in pages that allow no style but the site's, and for users who have chosen all colours.
@Suite(.takesTurns, .enabled(if: Browser.isThere, "no Chromium on this machine"))
struct PagePolicyTests {
    private static let svg =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\""

    private static let project = Task {
        try await PlatformProject(
            """
            <glyph name="bell" tint="systemRed" dark="fill"/>
            <glyph name="arrow" source="arrow.svg" tint="systemRed" direction="mirrors"/>
            <glyph name="text" source="arrow.svg" tint="systemRed" paint="current"/>
            """,
            [
                "bell.svg": svg
                    + " fill=\"none\" stroke=\"#000\" stroke-width=\"2\"><path d=\"M6 9a6 6 0 0 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7z\"/></svg>",
                "arrow.svg": svg + "><path d=\"M5 4l14 8-14 8z\"/></svg>",
            ])
    }

    /// The text of a page with glyphs from the module, as a server sends it, and from the icon set.
    private static func page(_ project: PlatformProject) throws -> String {
        let modules = try ["bell", "arrow"].map { name in
            let text = try project.text("web/glyphs/\(name).js")
            let literal = try #require(text.firstMatch(of: /svg: (".*")/)).output.1
            return try JSONDecoder().decode(String.self, from: Data(literal.utf8))
        }
        let set = try JSONSerialization.jsonObject(with: Data(project.text("web/iconify.json").utf8)) as? [String: Any]
        let icons = set?["icons"] as? [String: [String: Any]]
        let bodies = try ["bell", "arrow"].map { svg + ">" + (try #require(icons?[$0]?["body"] as? String)) + "</svg>" }
        return """
            <!DOCTYPE html><html lang="en"><meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="style-src 'self'; script-src 'self'">
            <link rel="stylesheet" href="Output/web/glyphs.css">
            <body><p style="display: none">refused</p>\((modules + bodies).joined())
            <div data-theme="light">\(modules[0])</div><div data-theme="dark">\(modules[0])</div>
            <div dir="rtl">\(modules[1])</div></body></html>
            """
    }

    private struct Found: Decodable, Equatable {
        /// Whether the policy of the page holds: a paragraph is displayed that a style of the page's text hides.
        var isStrict: Bool
        /// For each picture, whether its groups are displayed.
        var displays: [String]
        var fills: [String]
    }

    private static func found(_ media: [String: String], colors: Set<String>? = nil) async throws -> Found {
        let project = try await project.value
        let name = "page-\(media.values.sorted().joined()).html"
        try project.folder.write(try page(project), to: name)
        let browser = try await Browser(media: media)
        try await browser.open(project.folder.url(name))
        let text = try await browser.run(
            """
            const shown = (element) => getComputedStyle(element).display;
            return {
              isStrict: shown(document.querySelector("p")) !== "none",
              displays: [...document.querySelectorAll("svg")].map((svg) =>
                [...svg.querySelectorAll("g[display]")].map(shown).join(" ")),
              fills: [...new Set([...document.querySelectorAll("path")].map((path) => getComputedStyle(path).fill))],
            };
            """)
        await browser.quit()
        return try JSONDecoder().decode(Found.self, from: Data(text.utf8))
    }

    @Test(arguments: ["light", "dark"]) func glyphsInThePageFollowTheSchemeWithoutStyles(scheme: String) async throws {
        let found = try await Self.found(["prefers-color-scheme": scheme, "forced-colors": "none"])
        let bell = scheme == "dark" ? "none inline" : "inline none"
        #expect(
            found.displays == [
                bell, "inline none", bell, "inline none", "inline none", "none inline", "none inline",
            ])
        #expect(found.isStrict && found.fills.count == 2)
    }

    /// Also below a manual theme, whose colours the page does not show any more.
    @Test(arguments: ["light", "dark"]) func forcedColoursLeaveTheFormsOfTheScheme(scheme: String) async throws {
        let found = try await Self.found(["prefers-color-scheme": scheme, "forced-colors": "active"])
        let bell = scheme == "dark" ? "none inline" : "inline none"
        #expect(found.displays == [bell, "inline none", bell, "inline none", bell, bell, "none inline"])
        #expect(found.fills == [scheme == "dark" ? "rgb(255, 255, 255)" : "rgb(0, 0, 0)"])
    }

    /// The colours of a file that is opened by itself.
    @Test(arguments: ["light", "dark"], ["none", "active"])
    func adaptiveFilesHaveAColourForEachScheme(scheme: String, forced: String) async throws {
        let project = try await Self.project.value
        let browser = try await Browser(media: ["prefers-color-scheme": scheme, "forced-colors": forced])
        for name in ["text", "arrow"] {
            try await browser.open(project.folder.url("Output/adaptive-svg/\(name).svg"))
            let fill = try await browser.run("return getComputedStyle(document.querySelector('path')).fill;")
            let expected =
                switch (scheme, forced) {
                case ("light", "none"): "rgb(255, 56, 60)"
                case ("dark", "none"): "rgb(255, 66, 69)"
                case ("light", _): "rgb(0, 0, 0)"
                default: "rgb(255, 255, 255)"
                }
            #expect(fill == "\"\(expected)\"", "\(name)")
        }
        await browser.quit()
    }
}
