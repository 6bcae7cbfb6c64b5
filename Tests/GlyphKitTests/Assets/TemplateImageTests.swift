import Foundation
import GlyphKit
import Markup
import SemanticColor
import SetSupport
import Support
import Testing

/// Image sets of one catalog, built from a manifest.
@Suite(.takesTurns) struct TemplateImageTests {
    private static let drawings = [
        "box.svg":
            "<rect x=\"5\" y=\"5\" width=\"14\" height=\"14\" fill=\"none\" stroke=\"#000\" stroke-width=\"2\"/>",
        "sun.svg": "<circle cx=\"12\" cy=\"12\" r=\"4\"/>", "moon.svg": "<circle cx=\"12\" cy=\"12\" r=\"8\"/>",
        "pair.svg": "<rect width=\"9\" height=\"9\"/><rect id=\"b\" x=\"12\" width=\"9\" height=\"9\" fill=\"#F00\"/>",
        "cross.svg": "<rect x=\"9\" width=\"6\" height=\"24\"/><rect y=\"9\" width=\"24\" height=\"6\"/>",
    ]

    private func build(_ glyphs: String, intent: String = " intent=\"template\"") async throws -> Build {
        let text =
            "<glyphs version=\"1\">\(glyphs)<export format=\"asset-catalog\" path=\"A.xcassets\"\(intent)/></glyphs>"
        let (manifest, _) = try Manifest.read(
            SourceFile(path: "manifest.xml", text: text), in: .files(Self.drawings.keys.sorted()))
        return await manifest.build(
            from: GlyphSource { path in
                let body = Self.drawings[path] ?? ""
                return SourceFile(
                    path: path, text: "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\(body)</svg>")
            })
    }

    private func imageset(
        _ glyphs: String, intent: String = " intent=\"template\""
    ) async throws -> (set: CatalogGrammar.Imageset, texts: [String]) {
        let build = try await build(glyphs, intent: intent)
        #expect(!build.findings.containErrors, "\(build.findings)")
        let folder = try TemporaryFolder()
        for file in build.files { try folder.write(String(decoding: file.bytes, as: UTF8.self), to: file.path) }
        let catalog = CatalogGrammar(folder.url("A.xcassets"))
        #expect(catalog.faults == [])
        let set = try #require(catalog.imagesets["a"])
        let texts = try set.files.map { name in
            let file = try #require(build.files.first { $0.path.hasSuffix("/a.imageset/\(name)") })
            return String(decoding: file.bytes, as: UTF8.self)
        }
        return (set, texts)
    }

    @Test func `pictures that differ only in colour become one template file`() async throws {
        let (set, texts) = try await imageset("<glyph name=\"a\" source=\"box.svg\" tint=\"systemRed\"/>")
        #expect(set.files == ["a.svg"] && set.intent == "template")
        #expect(texts[0].contains("fill=\"#000000\"") && !texts[0].contains("fill-opacity"))
    }

    @Test func `a template has one picture for each direction of text`() async throws {
        let (set, texts) = try await imageset("<glyph name=\"a\" source=\"sun.svg\" rtl-source=\"moon.svg\"/>")
        #expect(set.files == ["a.svg", "a-rtl.svg"] && set.intent == "template")
        #expect(texts.allSatisfy { $0.contains("fill=\"#000000\"") && !$0.contains("#FFFFFF") })
    }

    @Test func `the alpha of the tint does not change a template`() async throws {
        let glyph =
            "<glyph name=\"a\" source=\"box.svg\" tint=\"secondaryLabel\">"
            + "<appearance style=\"dark\" tint=\"label\"/></glyph>"
        let (set, texts) = try await imageset(glyph)
        #expect(set.files == ["a.svg"] && !texts[0].contains("fill-opacity"))
    }

    /// A translucent colour makes overlaps one area; that is not another form.
    @Test func overlapsAreOneAreaInAllAppearances() async throws {
        let glyph =
            "<glyph name=\"a\" source=\"cross.svg\" tint=\"label\">"
            + "<appearance style=\"dark\" tint=\"secondaryLabel\"/></glyph>"
        #expect(try await imageset(glyph).set.files == ["a.svg"])
    }

    @Test(arguments: [
        ("<glyph name=\"a\" source=\"box.svg\" dark=\"fill\"/>", ["", "luminosity=dark"]),
        ("<glyph name=\"a\" source=\"sun.svg\" dark-source=\"moon.svg\"/>", ["", "luminosity=dark"]),
        (
            "<glyph name=\"a\" source=\"box.svg\"><appearance style=\"dark\" form=\"fill\"/></glyph>",
            ["", "luminosity=dark"]
        ),
        (
            "<glyph name=\"a\" source=\"box.svg\" appearances=\"light dark light-high dark-high\">"
                + "<appearance contrast=\"high\" grade=\"0.2\"/></glyph>",
            ["", "luminosity=dark", "contrast=high", "contrast=high luminosity=dark"]
        ),
    ])
    func `pictures that differ in form become two template files`(glyph: String, selectors: [String]) async throws {
        let (set, texts) = try await imageset(glyph)
        #expect(set.selectors == selectors && set.intent == "template")
        #expect(Set(texts).count == 2 && texts.allSatisfy { $0.contains("fill=\"#000000\"") })
    }

    @Test func layersOfOneColourKeepTheirOpacities() async throws {
        let glyph =
            "<glyph name=\"a\" source=\"pair.svg\" rendering=\"hierarchical\">"
            + "<layer select=\"#b\" role=\"secondary\"/></glyph>"
        let (set, texts) = try await imageset(glyph)
        #expect(set.intent == "template" && set.files == ["a.svg"])
        #expect(texts[0].contains("fill-opacity=\".5\""))
    }

    @Test(arguments: [
        "<glyph name=\"a\" source=\"pair.svg\" rendering=\"original\"/>",
        "<glyph name=\"a\" source=\"pair.svg\" rendering=\"palette\"><layer select=\"#b\" tint=\"systemRed\"/></glyph>",
        "<glyph name=\"a\" source=\"sun.svg\" intent=\"original\"/>",
        "<group name=\"G\" intent=\"original\"><glyph name=\"a\" source=\"sun.svg\"/></group>",
    ])
    func `a glyph that has several colours or states so is written as original`(glyph: String) async throws {
        let build = try await build(glyph)
        #expect(build.findings.diagnostics.isEmpty, "\(build.findings)")
        let (set, _) = try await imageset(glyph)
        #expect(set.intent == "original" && set.files.count == (glyph.contains("rendering=\"original\"") ? 1 : 2))
    }

    @Test func `a single glyph can request the template intent`() async throws {
        let glyph = "<glyph name=\"a\" source=\"box.svg\" intent=\"template\" dark=\"fill\"/>"
        #expect(try await imageset(glyph, intent: "").set.intent == "template")
        #expect(
            try await imageset(glyph.replacing("intent", with: "tint=\"label\" intent"), intent: "").set.files.count
                == 2)
        let other = "<glyph name=\"a\" source=\"box.svg\"/>"
        #expect(try await imageset(other, intent: "").set.intent == "original")
    }

    @Test func `a full-colour glyph that requests the template intent is reported once`() async throws {
        let glyph =
            "\n<glyph name=\"a\" source=\"pair.svg\" rendering=\"original\" intent=\"template\" variants=\"fill\"/>"
        let build = try await build(glyph, intent: "")
        let reported = build.findings.diagnostics.filter { $0.severity != .info }
        #expect(reported.map(\.id) == ["full-color-template"])
        let found = try #require(reported.first)
        #expect(found.severity == .warning && found.location?.line == 2 && found.hint != nil)
        #expect(try await imageset(glyph, intent: "").set.intent == "original")
    }
}
