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

@Test(.takesTurns) func aFindingIsAtItsGlyphAndInItsSettings() async throws {
    let page = try await page(
        """
        <glyphs version="1"><glyph name="fine" source="a.svg"/><glyph name="faint" source="b.svg" tint="systemYellow" contrast="3"/>
        <export format="preview"/></glyphs>
        """, ["a.svg": disc, "b.svg": disc])
    let findings = try #require(page["findings"] as? [[String: Any]])
    let contrast = try #require(findings.first { $0["rule"] as? String == "contrast" })
    #expect(contrast["place"] as? String == "manifest.xml:1:56")
    let spots = try #require(contrast["spots"] as? [[String: Any]])
    #expect(spots.flatMap { $0["glyphs"] as? [Int] ?? [] } == [1])
    let settings = spots.flatMap { $0["at"] as? [Int] ?? [] }
    let contrasts = try #require(page["contrasts"] as? [[Int]])
    // By pairs of setting and layer: light in all its settings, where yellow is lost on white.
    let places = stride(from: 0, to: settings.count, by: 2).map { settings[$0] }
    #expect(!places.isEmpty && places.allSatisfy { setting in contrasts.contains { $0[setting] < 0 } })
}

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
