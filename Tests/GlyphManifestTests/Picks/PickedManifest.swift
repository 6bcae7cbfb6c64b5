import GlyphManifest
import GlyphModel
import Markup
import Testing

/// A manifest in memory with a few drawings, for edits of its glyphs.
struct PickedManifest {
    let manifest: Manifest

    static let folder = ManifestFolder.files(["heart.svg", "star.svg", "nav/a.svg", "nav/b.svg"])

    init(_ source: SourceFile) throws {
        manifest = try Manifest.read(source, in: Self.folder, by: .sample).manifest
    }

    init(_ text: String) throws { try self.init(SourceFile(path: "manifest.xml", text: text)) }

    /// With these glyphs between the second line and the last two.
    init(of glyphs: String) throws {
        try self.init(Self.start + glyphs + Self.end)
    }

    private static let start = "<glyphs version=\"1\">\n  "
    private static let end = "\n  <export format=\"svg\"/>\n</glyphs>\n"

    /// The text of the glyphs.
    var glyphs: String {
        String(text.dropFirst(Self.start.count).dropLast(Self.end.count))
    }

    var text: String { String(decoding: manifest.source.bytes, as: UTF8.self) }

    func entry(_ name: String) throws -> GlyphEntry { try #require(manifest.glyphs.first { $0.name == name }) }

    func element(_ name: String) throws -> GlyphElement { try GlyphElements(manifest).element(of: try entry(name)) }

    /// The manifest in which a line replaces what a glyph states about its fill.
    func restating(_ line: String, of name: String = "heart") throws -> PickedManifest {
        try PickedManifest(try element(name).restating(try FillLine(line)))
    }

    /// The manifest with one more part of a glyph.
    func adding(_ line: String, to name: String = "heart") throws -> PickedManifest {
        try PickedManifest(manifest.source.making(try element(name).edits(adding: try FillLine(line))))
    }
}
