import GlyphFormats
import GlyphModel
import GlyphReview
import SemanticColor
import SetSupport
import Testing

/// The sheet shows what text from right to left has.
@Suite struct DirectionOnSheetTests {
    @Test func `mirrored glyphs and separate drawings for text from right to left are shown`() throws {
        let (left, right) = ("M5 4l14 8-14 8z", "M3 3h4v4H3z")
        let mirrored = GlyphSets.glyph("a", { $0.export.direction = .mirrors }) { _ in
            [GlyphSets.layer(left, "label")]
        }
        let other = GlyphSets.glyph("c", right)
        var drawn = GlyphSets.glyph("b", left)
        drawn.entry.rtlSource = "c.svg"
        for index in drawn.pictures.indices { drawn.pictures[index].rightToLeft = other.pictures[index].drawing }
        let files = try AssetFormat.preview.files(
            GlyphSets.set([mirrored, drawn, other]), Export(format: "preview", location: GlyphSets.place))
        let page = try #require(files.first { $0.path == "index.html" })
        let text = String(decoding: page.bytes, as: UTF8.self)
        #expect(text.ranges(of: "\"isMirrored\":true").count == 1)
        // Two pictures, both in the drawing of `c`.
        let drawings = text.matches(of: /"rightToLeft":\{"drawing":(\d+),"paints":\[\d+\]\}/).map(\.output.1)
        #expect(drawings.count == 2 && Set(drawings).count == 1)
        #expect(text.contains("function rightToLeftPart"))
    }
}
