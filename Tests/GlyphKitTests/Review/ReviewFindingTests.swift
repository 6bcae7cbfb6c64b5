import Foundation
import GlyphKit
import Markup
import Support
import Testing

/// The page of a manifest, through the whole pipeline.
private func page(_ manifest: String, _ drawings: [String: String]) async throws -> [String: Any] {
    let source = SourceFile(path: "set/manifest.xml", text: manifest)
    let (read, _) = try Manifest.read(source, in: .files(Array(drawings.keys)))
    let build = await read.build(
        from: GlyphSource { path in SourceFile(path: "set/" + path, text: drawings[path] ?? "") })
    #expect(!build.findings.containErrors, "\(build.findings)")
    let data = ReviewSheet(build.set, build.report.context).data
    return try #require(try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
}

private let disc = """
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor"
      stroke-width="2"><circle cx="12" cy="12" r="9"/></svg>
    """

@Test(.takesTurns) func acceptedFindingsAreNotShown() async throws {
    let page = try await page(
        """
        <glyphs version="1"><glyph name="faint" source="b.svg" tint="systemYellow" contrast="3" allow="contrast one-picture-for-both"/>
        <export format="preview"/></glyphs>
        """, ["b.svg": disc])
    let findings = try #require(page["findings"] as? [[String: Any]])
    #expect(!findings.contains { $0["rule"] as? String == "contrast" })
}

/// The same page, wherever the command runs.
@Test(.takesTurns) func placesAreNamedFromTheManifestsFolder() async throws {
    func data(_ path: String) async throws -> String {
        let text =
            "<glyphs version=\"1\"><glyph name=\"a\" tint=\"systemYellow\"/><export format=\"preview\"/></glyphs>"
        let (read, _) = try Manifest.read(SourceFile(path: path + "manifest.xml", text: text), in: .files(["a.svg"]))
        let build = await read.build(from: GlyphSource { SourceFile(path: path + $0, text: disc) })
        return ReviewSheet(build.set, build.report.context).data
    }
    let (here, there) = (try await data(""), try await data("somewhere/else/"))
    #expect(here == there)
}

/// A sheet shows low-confidence fills; the build counts them.
@Test(.takesTurns) func lowConfidenceFillsAreOnTheSheetAndNotInTheBuild() async throws {
    let text =
        "<glyphs version=\"1\" dark=\"fill\" uncertainty=\"0.5\"><glyph name=\"a\"/><export format=\"preview\"/></glyphs>"
    let ball = """
        <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none"
        stroke="currentColor" stroke-width="2"><circle cx="12" cy="12" r="9"/>
        <path d="M3 12h18M12 3v18M5.6 5.6c4 3 4 9.8 0 12.8M18.4 5.6c-4 3-4 9.8 0 12.8"/></svg>
        """
    let (read, _) = try Manifest.read(SourceFile(path: "manifest.xml", text: text), in: .files(["a.svg"]))
    let build = await read.build(from: GlyphSource { SourceFile(path: $0, text: ball) })
    #expect(build.findings.diagnostics.isEmpty && build.report.uncertainFills == 1)
    let isDoubtful = build.set.assets.flatMap(\.pictures).contains { !$0.alternatives.isEmpty }
    #expect(build.report.context.audit().contains { $0.diagnostic.id == "doubtful-fill" } == isDoubtful)
    #expect(isDoubtful)
    #expect(
        ReviewSheet(build.set, build.report.context).data.contains(
            #""rule":"doubtful-fill","severity":"info","spots":[{"at":[],"glyphs":[0]}]"#))
}

/// Covers of a manifest, of which `ReviewCoverTests` has the pictures.
@Test(.takesTurns, arguments: ["cover=\"a heard\"", "cover-widths=\"484\""])
func `a cover with a fault leaves no files`(options: String) async throws {
    let text = "<glyphs version=\"1\"><glyph name=\"a\"/><export format=\"preview\" \(options)/></glyphs>"
    let (read, _) = try Manifest.read(SourceFile(path: "manifest.xml", text: text), in: .files(["a.svg"]))
    let build = await read.build(from: GlyphSource { SourceFile(path: $0, text: disc) })
    let faults = build.findings.diagnostics.filter { $0.severity == .error }
    #expect(faults.map(\.id) == [options.hasPrefix("cover=") ? "unknown-asset" : "missing-attribute"])
    #expect(faults.first?.location?.line == 1 && build.files.isEmpty)
}

@Test(.takesTurns) func `the covers of a manifest are files of its sheet`() async throws {
    let text =
        "<glyphs version=\"1\" dark=\"fill\"><glyph name=\"a\"/>"
        + "<export format=\"preview\" cover=\"a\" cover-widths=\"484\"/></glyphs>"
    let (read, _) = try Manifest.read(SourceFile(path: "manifest.xml", text: text), in: .files(["a.svg"]))
    let build = await read.build(from: GlyphSource { SourceFile(path: $0, text: disc) })
    #expect(build.files.map(\.path) == ["preview/index.html", "preview/cover.svg", "preview/cover-484.svg"])
}

@Test func `only a sheet has a cover`() throws {
    let text = "<glyphs version=\"1\"><glyph name=\"a\"/><export format=\"svg\" cover=\"a\"/></glyphs>"
    #expect(throws: Findings.self) {
        try Manifest.read(SourceFile(path: "manifest.xml", text: text), in: .files(["a.svg"]))
    }
}
