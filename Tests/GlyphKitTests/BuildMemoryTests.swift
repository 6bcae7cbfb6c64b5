import GlyphKit
import Markup
import Testing

/// A build that remembers gives what one without memory gives.
@Suite struct BuildMemoryTests {
    private static let watch =
        "<g fill=\"none\" stroke=\"#000\" stroke-width=\"2\"><rect x=\"7\" y=\"7\" width=\"10\" "
        + "height=\"10\" rx=\"2\"/><path d=\"M9 7V3h6v4M9 17v4h6v-4\"/></g>"
    private static let dot = "<circle cx=\"12\" cy=\"12\" r=\"9\"/>"

    private static let manifest = """
        <glyphs version="1" dark="fill">
          <palette><color name="ink"><value srgb="#123"/><value style="dark" srgb="#EEF"/></color></palette>
          <glyph name="watch" tint="ink"/>
          <glyph name="dot" tint="ink"><part select="rect" fill="cut"/></glyph>
          <glyph name="same" source="watch.svg"><appearance style="dark" form="outline"/></glyph>
        </glyphs>
        """

    private func build(
        _ text: String, _ drawings: [String: String], _ memory: BuildMemory?
    ) async throws -> Build {
        let folder = ManifestFolder.files(Array(drawings.keys))
        var manifest = try Manifest.read(SourceFile(path: "manifest.xml", text: text), in: folder).manifest
        manifest.exports = ["svg", "preview"].map { Export(format: $0, location: manifest.source.location(at: 0)) }
        let source = GlyphSource { path throws(Findings) in
            let body = drawings[path] ?? ""
            return SourceFile(
                path: path, text: "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\(body)</svg>")
        }
        return await manifest.build(from: source, judgesFills: true, remembering: memory)
    }

    @Test func whatChangedIsMadeAnewAndTheRestIsTheSame() async throws {
        var (text, drawings) = (Self.manifest, ["watch.svg": Self.watch, "dot.svg": Self.dot])
        var memory: BuildMemory? = BuildMemory()
        func check(_ comment: Comment) async throws {
            let remembered = try await build(text, drawings, memory)
            let plain = try await build(text, drawings, nil)
            #expect(remembered.files == plain.files, comment)
            #expect(remembered.findings == plain.findings, comment)
            #expect(remembered.uncertainFills == plain.uncertainFills, comment)
            #expect(remembered.set.variants.map(\.entry) == plain.set.variants.map(\.entry), comment)
            #expect(remembered.memory != nil && plain.memory == nil)
            memory = remembered.memory
        }
        func change(_ old: String, _ new: String) { text = text.replacing(old, with: new) }

        try await check("at first: the part selects nothing")
        change("  <palette>", "\n\n  <palette>")
        try await check("all places move")
        drawings["dot.svg"] = "<rect width=\"9\" height=\"9\"/>"
        try await check("a drawing changes, and the part selects something")
        change("name=\"watch\"", "name=\"watch\" lines=\"cut\"")
        try await check("a choice is stated")
        change("form=\"outline\"", "form=\"fill\"")
        try await check("an appearance changes")
        change("#EEF", "#EEEEFF80")
        try await check("a colour can be seen through")
        change("  <glyph name=\"watch\"", "  <glyph name=\"third\" source=\"watch.svg\"/><glyph name=\"watch\"")
        try await check("one more glyph")
        change("dark=\"fill\"", "dark=\"fill\" uncertain-fill=\"outline\"")
        try await check("what becomes of low-confidence fills")
        change("uncertain-fill=\"outline\"", "uncertain-fill=\"alternative\" uncertainty=\"0.3\"")
        try await check("the limit")
        change("dark=\"fill\"", "dark=\"same\"")
        try await check("something inherited")
    }
}
