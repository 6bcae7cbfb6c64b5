import GlyphDraft
import GlyphKit
import Markup
import PathGeometry
import Support
import Testing

/// Drawings of one set: a square with margins, and what was cropped to what it shows.
private let drawings = [
    "box.svg": drawing("0 0 24 24", "M4 4h16v16H4z"), "dash.svg": drawing("0 0 24 4", "M2 2h20"),
    "dot.svg": drawing("11 11 2 2", "M12 11v2"), "page.svg": drawing("0 0 512 512", "M96 96h320v320H96z", width: 40),
]

private func drawing(_ box: String, _ path: String, width: Double = 2) -> String {
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="\#(box)">"#
        + #"<path d="\#(path)" fill="none" stroke="currentColor" stroke-width="\#(width)"/></svg>"#
}

/// The width of what each symbol shows in Regular, in units of the template.
private func widths(_ attributes: String, _ glyphs: String) async throws -> [String: Double] {
    let text = "<glyphs version=\"1\" \(attributes)>\(glyphs)<export format=\"symbols\"/></glyphs>"
    let build = try await InMemory(text, drawings).build()
    #expect(!build.findings.containErrors, "\(build.findings)")
    var widths: [String: Double] = [:]
    for file in build.files where file.path.hasSuffix(".svg") {
        let text = String(decoding: file.bytes, as: UTF8.self)
        let regular = try #require(text.firstMatch(of: /id="Regular-S"[^>]*>\s*<path[^>]* d="([^"]*)"/)).output.1
        let path = try Path(svg: String(regular))
        widths[try #require(file.owner?.name)] = try #require(path.bounds).width
    }
    return widths
}

@Test func croppedDrawingsOfOneFrameAreOfOneScale() async throws {
    let made = try await widths(
        #"frame="24""#, #"<glyph name="box"/><glyph name="dash"/><glyph name="dot"/><glyph name="page" frame="512"/>"#)
    let unit = 78.0 / 22
    for (name, width) in ["box": 18.0, "dash": 20, "dot": 2] {
        #expect(abs(try #require(made[name]) - width * unit) < 0.02, "\(name): \(made)")
    }
    #expect(abs(try #require(made["page"]) - 360 * unit * 24 / 512) < 0.02)
}

@Test func `the longer side of the view box determines the scale if there is no frame`() async throws {
    let made = try await widths("", #"<glyph name="box"/><glyph name="dash"/>"#)
    #expect(abs(try #require(made["dash"]) - 20 * 78 / 22) < 0.02, "\(made)")
}

@Test func aGroupStatesTheFrameOfItsGlyphs() async throws {
    let made = try await widths(
        #"frame="48""#, #"<group name="a" frame="24"><glyph name="dot"/></group><glyph name="box"/>"#)
    #expect(abs(try #require(made["dot"]) - 2 * 78 / 22) < 0.02, "\(made)")
    #expect(abs(try #require(made["box"]) - 9 * 78 / 22) < 0.02, "\(made)")
}

/// The statements of a new manifest about drawings, by their names.
private func stated(_ names: [String]) throws -> (root: String?, own: [String: String]) {
    var findings = Findings()
    let read = try names.map { name in
        let source = SourceFile(path: name + ".svg", text: try #require(drawings[name + ".svg"]))
        return try #require(DraftDrawing.read(path: name + ".svg", source: source, findings: &findings))
    }
    let source = SourceFile(path: "m.xml", text: ManifestDraft(drawings: read, output: "Out").text)
    let root = try XMLReader.read(source, limits: .manifest).root
    let own = root.children.compactMap { child in child["name"].flatMap { name in child["frame"].map { (name, $0) } } }
    return (root["frame"], Dictionary(uniqueKeysWithValues: own))
}

@Test func aNewManifestStatesTheFrameWhereViewBoxesDiffer() throws {
    #expect(try stated(["box", "dash"]).root == nil)
    let mixed = try stated(["box", "dash", "dot", "page"])
    #expect(mixed.root == "24" && mixed.own == ["page": "512"])
}
