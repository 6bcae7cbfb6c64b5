import GlyphManifest
import GlyphModel
import Markup
import Testing

@Suite struct GlyphElementTests {
    private static let folder = ManifestFolder.files(["heart.svg", "star.svg", "nav/a.svg", "nav/b.svg"])

    private func manifest(_ text: String) throws -> Manifest {
        try Manifest.read(SourceFile(path: "manifest.xml", text: text), in: Self.folder, by: .sample).manifest
    }

    private func manifest(of glyphs: String) throws -> Manifest {
        try manifest("<glyphs version=\"1\">\n  \(glyphs)\n  <export format=\"svg\"/>\n</glyphs>\n")
    }

    private func element(_ name: String, in manifest: Manifest) throws -> GlyphElement {
        try GlyphElements(manifest).element(of: try #require(manifest.glyphs.first { $0.name == name }))
    }

    /// The effect of a line on some glyphs' text. The result is a manifest again; taking the line back gives the old
    /// one.
    private func stated(_ line: String, _ name: String = "heart", in glyphs: String) throws -> String {
        let old = try manifest(of: glyphs)
        let element = try element(name, in: old)
        let file = try element.stating(line)
        let new = try Manifest.read(file, in: Self.folder, by: .sample).manifest
        #expect(try self.element(name, in: new).replaced(by: element.text) == old.source)
        let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        return lines.dropFirst().dropLast(3).joined(separator: "\n").trimmingPrefix("  ").description
    }

    @Test(arguments: [
        ("<glyph name=\"heart\"/>", "<glyph name=\"heart\" lines=\"cut\"/>"),
        ("<glyph name='heart' tint='label' />", "<glyph name='heart' tint='label' lines=\"cut\" />"),
        ("<glyph name=\"heart\"\n    lines='keep'\n  />", "<glyph name=\"heart\"\n    lines='cut'\n  />"),
        ("<glyph lines=\"k&#101;ep\" name=\"heart\"></glyph>", "<glyph lines=\"cut\" name=\"heart\"></glyph>"),
    ])
    func `a stated attribute replaces the old value or follows the last attribute`(old: String, new: String) throws {
        #expect(try stated("lines=\"cut\"", in: old) == new)
    }

    @Test func severalAttributesAreStatedTogether() throws {
        #expect(
            try stated("rings=\"clear\" handles=\"open\"", in: "<glyph name=\"heart\" handles=\"fill\"/>")
                == "<glyph name=\"heart\" handles=\"open\" rings=\"clear\"/>")
    }

    @Test func `stating allow adds to the ids that are already accepted`() throws {
        let line = "allow=\"doubtful-fill\""
        let both = "doubtful-fill contrast"
        for (old, new) in [("contrast", "contrast doubtful-fill"), (both, both)] {
            let glyph = "<glyph name=\"heart\" allow=\"\(old)\"/>"
            #expect(try stated(line, in: glyph) == glyph.replacing(old, with: new))
        }
    }

    @Test(arguments: [
        ("<glyph name=\"heart\" />", "<glyph name=\"heart\">\n    +\n  </glyph>"),
        ("<glyph name=\"heart\"></glyph>", "<glyph name=\"heart\">\n    +</glyph>"),
        (
            "<glyph name=\"heart\"><!-- why --><part at=\"1 1\" fill=\"cut\"/></glyph>",
            "<glyph name=\"heart\"><!-- why --><part at=\"1 1\" fill=\"cut\"/>+</glyph>"
        ),
        (
            "<glyph name=\"heart\">\r\n\t<part at=\"1 1\" fill=\"cut\"/>\r\n</glyph>",
            "<glyph name=\"heart\">\r\n\t<part at=\"1 1\" fill=\"cut\"/>\r\n\t+\r\n</glyph>"
        ),
        ("<glyph name=\"star\"/><glyph name=\"heart\"/>", "<glyph name=\"star\"/><glyph name=\"heart\">+</glyph>"),
    ])
    func `a stated element becomes the last child of the glyph`(old: String, new: String) throws {
        let line = "<part at=\"12 9\" fill=\"solid\"/>"
        #expect(try stated(line, in: old) == new.replacing("+", with: line))
    }

    @Test func `a stated element replaces the element with the same target`() throws {
        let old =
            "<glyph name=\"heart\">\n    <part at=\"12 9\" fill=\"cut\"/>"
            + "<appearance style=\"dark\" tint=\"label\"/></glyph>"
        #expect(
            try stated("<part at=\"12 9\" fill=\"solid\"/>", in: old) == old.replacing("\"cut\"", with: "\"solid\""))
        #expect(
            try stated("<appearance style=\"dark\" form=\"outline\"/>", in: old)
                == old.replacing("tint=\"label\"", with: "tint=\"label\" form=\"outline\""))
    }

    @Test func onlyTheGlyphOfTheNameIsChanged() throws {
        let old = "<group name=\"A\" lines=\"keep\"><glyph name=\"star\"/>\n  <glyph name=\"heart\"/></group>"
        #expect(
            try stated("lines=\"cut\"", in: old) == old.replacing("\"heart\"", with: "\"heart\" lines=\"cut\""))
    }

    @Test(arguments: [
        "", " ", "lines", "lines=\"cut\"/><glyph name=\"x\"", "<glyph name=\"x\"/>",
        "<part at=\"1 1\" fill=\"cut\"/><part/>", "</glyph><glyph>", "<part><part/></part>", "text",
    ])
    func `text that is not a manifest line of a choice is refused`(line: String) throws {
        let element = try element("heart", in: try manifest(of: "<glyph name=\"heart\"/>"))
        #expect(throws: Findings.self) { try element.stating(line) }
    }

    @Test(arguments: [
        (
            "<glyph source=\"nav/*.svg\"/>",
            "<glyph source=\"nav/*.svg\"/>\n  <glyph source=\"nav/b.svg\" lines=\"cut\"/>"
        ),
        (
            "<glyph source='nav/*.svg' lines='keep'\n  ><layer select=\"a\" tint=\"label\"/></glyph> "
                + "<glyph name=\"heart\"/>",
            "<glyph source='nav/*.svg' lines='keep'\n  ><layer select=\"a\" tint=\"label\"/></glyph>\n  "
                + "<glyph source='nav/b.svg' lines='cut'\n  ><layer select=\"a\" tint=\"label\"/></glyph> "
                + "<glyph name=\"heart\"/>"
        ),
    ])
    func aGlyphOfAPatternGetsAnElementForItself(old: String, new: String) throws {
        let manifest = try manifest(of: old)
        let element = try element("b", in: manifest)
        #expect(element.text == "")
        let file = try element.stating("lines=\"cut\"")
        #expect(try self.manifest(of: new).source == file)
        // It is the same glyph, and no other changes.
        let changed = try Manifest.read(file, in: Self.folder, by: .sample).manifest
        #expect(changed.glyphs.map(\.name).sorted() == manifest.glyphs.map(\.name).sorted())
        #expect(changed.glyphs.filter { $0.settings.geometry.fill.lines == .cut }.map(\.name) == ["b"])
        #expect(try self.element("b", in: changed).replaced(by: "") == manifest.source)
    }

    @Test func `a pattern skips drawings that a glyph lists by the same name`() throws {
        let glyphs = "<glyph source=\"nav/*.svg\"/><glyph name=\"a\" source=\"nav/a.svg\" tint=\"link\"/>"
        #expect(try manifest(of: glyphs).glyphs.map(\.source) == ["nav/b.svg", "nav/a.svg"])
        // By another name, or in a namespace of its own, it is another glyph.
        let other =
            "<glyph source=\"nav/*.svg\"/><glyph name=\"c\" source=\"nav/a.svg\"/>"
            + "<group name=\"G\" namespace=\"true\"><glyph source=\"nav/a.svg\"/></group>"
        #expect(try manifest(of: other).glyphs.map(\.name) == ["a", "b", "c", "a"])
    }
}
