import GlyphModel
import GlyphReading
import Markup
import SemanticColor
import Testing

@testable import GlyphCatalog

/// The files that fixes write for dark.
@Suite struct RecoloredDrawingTests {
    private func set(_ drawing: String, properties: String? = nil) -> InMemoryCatalogs {
        InMemoryCatalogs(texts: [
            "A.xcassets/a.imageset/Contents.json": InMemoryCatalogs.contents(
                "images", [#"{ "filename" : "a.svg", "idiom" : "universal", "x-tool" : [ 1 ] }"#]),
            "A.xcassets/a.imageset/a.svg": CatalogLint.Example.svg(drawing),
        ])
    }

    private func fix(_ drawing: String, _ id: String = "missing-dark") async throws -> Fix? {
        let found = await set(drawing).audit(["A.xcassets"], lints: CatalogLintRun(rules: [id])).findings
        try #require(found.count == 1, "\(found.map(\.diagnostic))")
        return found[0].diagnostic.fix
    }

    /// The colours of the new file.
    private func colors(_ fix: Fix) throws -> [String] {
        let text = try #require(fix.edits.first { $0.path.hasSuffix(".svg") }?.replacement)
        let glyph = try GlyphReader.read(SourceFile(path: "b.svg", text: text), name: "b").glyph
        return glyph.layers.flatMap(\.plainColors).map(\.hex)
    }

    @Test(arguments: [
        ##"<path fill="#101828" d="M4 4h16v16H4z"/>"##, ##"<path style="fill:#101828" d="M4 4h16v16H4z"/>"##,
        ##"<style>.a{fill:#101828}</style><path class="a" d="M4 4h16v16H4z"/>"##,
        ##"<g fill="rgb(16 24 40)"><path d="M4 4h16v16H4z"/></g>"##,
        ##"<path fill="none" stroke="#101828" stroke-width="4" d="M6 6h12v12H6z"/>"##,
        ##"<g color="#101828"><path fill="currentColor" d="M4 4h16v16H4z"/></g>"##,
    ])
    func `a paint gets its new value however it is stated`(drawing: String) async throws {
        let fix = try #require(await fix(drawing))
        let found = try colors(fix)
        #expect(found.count == 1)
        let color = try #require(Color(hex: found[0]))
        let context = CatalogContext()
        for appearance in [Appearance.dark, .darkHigh] {
            for ground in context.backgrounds(in: appearance) {
                #expect(ContrastRatio.reaches(color.contrastRatio(on: ground), 4.5))
            }
        }
    }

    @Test func `black that is stated nowhere becomes white`() async throws {
        let fix = try #require(await fix(#"<path d="M4 4h16v16H4z"/>"#))
        #expect(try colors(fix) == ["#FFFFFF"])
    }

    /// The lower one of the ratios in dark.
    private func ratio(_ hex: String) throws -> Double {
        let color = try #require(Color(hex: hex))
        return CatalogContext().backgrounds(in: .dark).map { color.contrastRatio(on: $0) }.min() ?? 0
    }

    @Test(arguments: ["#1B2430", "#33363D", "#475569", "#555555"])
    func `ink has the contrast in dark that it has in light`(ink: String) async throws {
        let light = try #require(Color(hex: ink)).contrastRatio(on: .white)
        let found = try colors(try #require(await fix(#"<path fill="\#(ink)" d="M4 4h16v16H4z"/>"#)))
        #expect(found.count == 1)
        #expect(abs(try ratio(found[0]) / light - 1) < 0.02, "\(ink) became \(found)")
    }

    @Test func `grays of one picture stay in their order`() async throws {
        // The middle gray is seen in dark as it is.
        let inks = ["#000000", "#1A1A1A", "#555555", "#8A8A8A", "#D0D0D0"]
        let bars = inks.enumerated().map { #"<path fill="\#($1)" d="M\#(1 + 5 * $0) 2h3v20h-3z"/>"# }.joined()
        let found = try colors(try #require(await fix(bars)))
        let ratios = try found.map(ratio)
        #expect(found.first == "#FFFFFF" && found.count == inks.count)
        #expect(zip(ratios, ratios.dropFirst()).allSatisfy { $0 > $1 * 1.05 }, "\(found)")
        #expect(abs(ratios[3] - 3.45) < 0.1 && ratios[4] < 2, "\(found) \(ratios)")
    }

    @Test func `a colour with a hue has the nearest lightness beside ink that is mirrored`() async throws {
        let fix = try #require(
            await fix(##"<path fill="#101828" d="M2 2h9v20H2z"/><path fill="#14479E" d="M14 2h9v20h-9z"/>"##))
        let ratios = try colors(fix).map(ratio)
        #expect(ratios.count == 2 && ratios[0] > 16.5)
        #expect((4.5...5.2).contains(ratios[1]), "\(ratios)")
    }

    @Test func `a translucent tone is mirrored and keeps its alpha`() async throws {
        let drawing =
            #"<path d="M2 2h12v20H2z"/><path fill-opacity="0.5" d="M16 2h6v20h-6z"/>"#
        let text = try #require(try await fix(drawing)?.edits.first { $0.path.hasSuffix(".svg") }?.replacement)
        let glyph = try GlyphReader.read(SourceFile(path: "b.svg", text: text), name: "b").glyph
        let found = glyph.layers.flatMap(\.plainColors)
        try #require(found.count == 2)
        #expect(found[0] == .white && abs(found[1].alpha - 0.5) < 0.01)
        // Black of half the strength has 3.95 : 1 on white.
        let ratios = CatalogContext().backgrounds(in: .dark).map { found[1].contrastRatio(on: $0) }
        #expect((3.9...4.1).contains(ratios.min() ?? 0), "\(found[1].hex) \(ratios)")
    }

    @Test func `colours that are seen in dark stay`() async throws {
        let fix = try #require(
            await fix(
                ##"<path fill="#101828" d="M2 2h12v20H2z"/><path fill="#3D7EDB" d="M18 8h4v8h-4z"/>"##))
        #expect(try colors(fix).contains("#3D7EDB"))
    }

    @Test(arguments: [
        // A gradient, and a mixture of translucent layers.
        ##"<linearGradient id="g"><stop stop-color="#101828"/><stop offset="1" stop-color="#000000"/></linearGradient>"##
            + ##"<path fill="url(#g)" d="M4 4h16v16H4z"/>"##,
        ##"<path fill="#101828" opacity="0.8" d="M4 4h16v16H4z"/><path opacity="0.5" d="M4 12h16v8H4z"/>"##,
    ])
    func `no picture is made where it would not be right`(drawing: String) async throws {
        #expect(try await fix(drawing) == nil)
    }
}
