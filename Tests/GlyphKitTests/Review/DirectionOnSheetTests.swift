import GlyphKit
import Support
import Testing

/// The sheet shows what text from right to left has.
@Suite(.takesTurns) struct DirectionOnSheetTests {
    @Test func mirroredGlyphsAndDrawingsOfTheirOwnAreShown() async throws {
        let (left, right) = ("<path d=\"M5 4l14 8-14 8z\"/>", "<path d=\"M3 3h4v4H3z\"/>")
        let build = try await InMemory(
            "<glyphs version=\"1\"><glyph name=\"a\" direction=\"mirrors\"/><glyph name=\"b\" rtl-source=\"c.svg\"/>"
                + "<glyph name=\"c\"/><export format=\"preview\"/></glyphs>",
            ["a.svg": left, "b.svg": left, "c.svg": right]
        ).build()
        let page = try #require(build.files.first { $0.path == "preview/index.html" })
        let text = String(decoding: page.bytes, as: UTF8.self)
        #expect(text.ranges(of: "\"isMirrored\":true").count == 1)
        // Two pictures, both in the drawing of `c`.
        let drawings = text.matches(of: /"rightToLeft":\{"drawing":(\d+),"paints":\[\d+\]\}/).map(\.output.1)
        #expect(drawings.count == 2 && Set(drawings).count == 1)
        #expect(text.contains("function rightToLeftPart"))
    }
}
