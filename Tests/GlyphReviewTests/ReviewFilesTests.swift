import Foundation
import GlyphAudit
import GlyphFormats
import GlyphModel
import GlyphReview
import Markup
import SemanticColor
import SetSupport
import Testing

private let frame = "M0 0H24V24H0Z"
private let bytes: [UInt8] = [1, 2, 3]

/// Three glyphs: pixels in their own colours, the same as a stencil, and a page by its name.
private let set = GlyphSets.set([
    GlyphSets.glyph("photo", { $0.paint.rendering = .original }) { _ in
        [GlyphSets.layer(frame, Paint.color(.black))]
    }, GlyphSets.glyph("stencil", frame),
    GlyphSets.glyph("page", { $0.paint.rendering = .original }) { _ in
        [GlyphSets.layer(frame, Paint.color(.black))]
    }, GlyphSets.glyph("drawn", frame),
])

private func context() -> RenderContext {
    var context = RenderContext()
    let contents: [ReviewPicture.Content] = [.pixels(bytes), .pixels(bytes), .name("PDF")]
    for (asset, content) in zip(set.assets, contents) {
        context.filePictures[asset.entry.source] = ReviewPicture(content)
    }
    return context
}

private func document(_ context: RenderContext) throws -> [String: Any] {
    let data = Data(ReviewSheet(set, context).data.utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
}

/// Files that a sheet shows in the place of drawings.
@Suite struct ReviewFilesTests {
    @Test func `a file is a definition that the layer of its glyph refers to`() throws {
        let document = try document(context())
        let glyphs = try #require(document["glyphs"] as? [[String: Any]])
        let drawings = try #require(document["drawings"] as? [Any])
        let layers = try glyphs.map { glyph -> [String: Any] in
            let pictures = try #require(glyph["pictures"] as? [[String: Any]])
            let number = try #require(pictures.first?["drawing"] as? Int)
            let list = drawings[number] as? [Any] ?? (drawings[number] as? [String: Any])?["layers"] as? [Any] ?? []
            #expect(list.count == 1)
            return list.first as? [String: Any] ?? [:]
        }
        #expect(layers.map { $0["fill"] as? String } == ["url(#file0)", nil, "url(#file2)", nil])
        #expect(layers.map { $0["mask"] as? String } == [nil, "url(#file1)", nil, nil])
        let text = try #require(document["gradients"] as? String)
        let root = try XMLReader.read(SourceFile(path: "", text: "<svg>\(text)</svg>")).root
        #expect(root.children.map(\.name) == ["pattern", "mask", "pattern"])
        #expect(root.children.map { $0["id"] } == ["file0", "file1", "file2"])
        #expect(root.children[0].children.first?["href"] == "data:image/png;base64,AQID")
        #expect(root.children[2].children.last?.text == "PDF")
    }

    @Test func `what has its own colours is not measured, and a stencil is`() throws {
        let glyphs = try #require(try document(context())["glyphs"] as? [[String: Any]])
        let counts = glyphs.map { glyph in
            (glyph["pictures"] as? [[String: Any]] ?? []).map { ($0["contacts"] as? [Any] ?? []).count }
        }
        #expect(counts.map { Set($0) } == [[0], [1], [0], [1]])
    }

    @Test func `a finding of an audit keeps its words at a drawing, and one of reading does not`() throws {
        var context = RenderContext()
        context.catalogLints = ["white-plate"]
        let place = SourceFile.Location(path: set.assets[3].entry.source)
        context.audit = {
            ["white-plate", "unread-picture"].map {
                AuditFinding(Diagnostic(.warning, id: $0, "its own words", at: place))
            }
        }
        let findings = try #require(try document(context)["findings"] as? [[String: Any]])
        #expect(findings.map { $0["message"] as? String } == ["its own words", "the file is not read"])
    }
}
