import Foundation
import Support
import Testing

/// Glyphs in text from right to left: mirrored, or with a drawing of their own.
@Suite(.takesTurns, .enabled(if: Browser.isThere, "no Chromium on this machine"))
struct DirectionTests {
    private static let svg =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\">"
    private static let (forward, backward) = (
        "<path d=\"M5 4l14 8-14 8z\"/></svg>", "<path d=\"M19 4L5 12l14 8z\"/></svg>"
    )

    @Test func `right-to-left pages mirror glyphs that follow the text direction`() async throws {
        let project = try await PlatformProject(
            """
            <glyph name="arrow" direction="mirrors"/>
            <glyph name="list" rtl-source="other.svg"/>
            <glyph name="fixed" source="arrow.svg"/>
            <glyph name="mirror" source="other.svg"/>
            """,
            [
                "arrow.svg": Self.svg + Self.forward, "list.svg": Self.svg + Self.forward,
                "other.svg": Self.svg + Self.backward,
            ])
        let css = "<style>" + (try project.text("web/glyphs.css")) + "</style>"
        let sprite = try project.text("web/sprite.svg")
            .replacing("<svg ", with: "<svg width=\"0\" height=\"0\" style=\"position:absolute\" ")
        let media = ["prefers-color-scheme": "light"]
        func shot(_ names: [String], direction: String) async throws -> Data {
            let uses = names.map { "<svg><use href=\"#glyph-\($0)\"/></svg>" }
            let body = "<html dir=\(direction)>" + css + "</head><body>" + sprite
            return try await PictureSheet.shot(
                PictureSheet.page(uses, isDark: false, head: body), at: "\(names.joined())-\(direction).html",
                in: project.folder, count: names.count, media: media)
        }
        let names = ["arrow", "list", "fixed"]
        for (direction, same) in [("ltr", ["fixed", "fixed", "fixed"]), ("rtl", ["mirror", "mirror", "fixed"])] {
            let overlaps = try await PictureSheet.overlaps(
                shot(names, direction: direction), shot(same, direction: "ltr"), count: names.count, isDark: false)
            #expect(overlaps.allSatisfy { $0 > 0.99 }, "\(direction): \(overlaps)")
        }
        // Files of a direction of their own, and files that the system mirrors.
        #expect(try project.text("svg/list.rtl.light.svg") == project.text("svg/mirror.light.svg"))
        #expect(
            try project.text("android/res/drawable-ldrtl/ic_list.xml")
                == project.text("android/res/drawable/ic_mirror.xml"))
        let drawable = try project.text("android/res/drawable/ic_arrow.xml")
        #expect(drawable.contains("android:autoMirrored=\"true\""))
        #expect(try !project.text("android/res/drawable/ic_fixed.xml").contains("autoMirrored"))
    }
}
