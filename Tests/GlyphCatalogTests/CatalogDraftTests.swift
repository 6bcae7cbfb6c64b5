import GlyphCatalog
import GlyphKit
import GlyphManifest
import GlyphModel
import Markup
import Support
import Testing

/// A catalog in memory, read as from a disk.
private struct MemoryCatalog {
    private static let path = "App/Assets.xcassets"
    /// By the paths below the catalog.
    var texts: [String: String]

    func draft(isInPlace: Bool = true) throws -> CatalogDraft {
        let texts = texts
        let listing = CatalogReader { _ in .files([], texts: texts) }.listing(of: [Self.path])
        #expect(listing.unusable.isEmpty)
        var (images, colors): ([ImageSet], [ColorSet]) = ([], [])
        for place in listing.places {
            switch SetReader().read(place).content {
            case .image(let set): images.append(set)
            case .color(let set): colors.append(set)
            default: break
            }
        }
        return CatalogDraft(sets: images, colors: colors, catalog: Self.path, isInPlace: isInPlace)
    }

    /// The build of a draft whose drawings are in the catalog.
    func build() async throws -> [String: String] {
        let all = Dictionary(uniqueKeysWithValues: texts.map { ("Assets.xcassets/" + $0.key, $0.value) })
        let source = SourceFile(path: "App/manifest.xml", text: try draft().text)
        let (manifest, _) = try Manifest.read(source, in: .files([], texts: all))
        let build = await manifest.build(from: GlyphSource { SourceFile(path: $0, text: all[$0] ?? "") }) {
            $0.jobs = 1
        }
        #expect(!build.findings.containErrors, "\(build.findings)")
        let files = build.files.filter { $0.path.hasPrefix("Assets.xcassets/") }
        return Dictionary(
            uniqueKeysWithValues: files.map {
                (String($0.path.dropFirst("Assets.xcassets/".count)), String(decoding: $0.bytes, as: UTF8.self))
            })
    }
}

private let box = ##"<path d="M4 4h16v16H4z" fill="#C00"/>"##
private let bar = ##"<path d="M4 9h16v6H4z" fill="currentColor"/>"##
private let dark = #""appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ]"#

private func images(_ slots: String..., rest: String = "") -> String {
    "{ \"images\" : [ \(slots.joined(separator: ", ")) ]\(rest) }"
}

private func color(_ value: String) -> String {
    "{ \"colors\" : [ { \"idiom\" : \"universal\", \"color\" : \(value) } ] }"
}

private let leaf = """
    { "color-space" : "srgb", "components" : { "red" : "0x10", "green" : "0.5", "blue" : "9", "alpha" : "1.000" } }
    """

/// Manifests of catalogs that are there already.
struct CatalogDraftTests {
    @Test func `a draft in memory builds the same sets`() async throws {
        let home = images(
            "{ \"filename\" : \"n.svg\", \(dark) }", #"{ "filename" : "d.svg" }"#, rest: #", "x" : true"#)
        let texts = [
            "Nav/Contents.json": #"{ "properties" : { "provides-namespace" : true } }"#,
            "Nav/home.imageset/Contents.json": home, "Nav/home.imageset/d.svg": PlainDrawing.svg(box),
            "Nav/home.imageset/n.svg": PlainDrawing.svg(bar), "Nav/leaf.colorset/Contents.json": color(leaf),
        ]
        let files = try await MemoryCatalog(texts: texts).build()
        for path in ["Nav/Contents.json", "Nav/home.imageset/Contents.json", "Nav/leaf.colorset/Contents.json"] {
            let (made, own) = (try #require(files[path], "\(path)"), try #require(texts[path]))
            guard case .object(var made) = JSON(text: made), case .object(var own) = JSON(text: own)
            else {
                Issue.record("\(path) is an object")
                continue
            }
            (made["info"], own["info"]) = (nil, nil)
            #expect(made == own, "\(path)")
        }
        #expect(files["Nav/home.imageset/d.svg"]?.contains("#CC0000") == true)
        #expect(
            files["Nav/home.imageset/n.svg"]?.contains("#000000") == true, "the current colour of a catalog is black")
    }

    @Test func `a black template has the colour of labels, and its file stays black`() async throws {
        let contents = images(
            #"{ "filename" : "a.svg" }"#, rest: #", "properties" : { "template-rendering-intent" : "template" }"#)
        let catalog = MemoryCatalog(texts: [
            "a.imageset/Contents.json": contents, "a.imageset/a.svg": PlainDrawing.svg(bar),
            "b.imageset/Contents.json": contents, "b.imageset/a.svg": PlainDrawing.svg(box),
        ])
        let text = try catalog.draft().text
        #expect(text.contains(#"a.imageset/a.svg" rendering="monochrome"/>"#), "\(text)")
        #expect(text.contains(#"b.imageset/a.svg"/>"#), "\(text)")
        let files = try await catalog.build()
        #expect(files.keys.filter { $0.hasSuffix(".svg") }.sorted() == ["a.imageset/a.svg", "b.imageset/a.svg"])
        #expect(files["a.imageset/a.svg"]?.contains("#000000") == true)
        #expect(files["b.imageset/a.svg"]?.contains("#CC0000") == true)
    }

    @Test func `a draft lists what it leaves and what it guesses`() throws {
        let draft = try MemoryCatalog(texts: [
            "a.imageset/Contents.json": images(#"{ "filename" : "a.svg" }"#), "a.imageset/a.svg": PlainDrawing.svg(box),
            "b.imageset/Contents.json": images(#"{ "filename" : "b.pdf" }"#), "b.imageset/b.pdf": "%PDF",
            "c.imageset/Contents.json": images(#"{ "idiom" : "universal" }"#),
            "d.imageset/Contents.json": images("{ \"filename\" : \"d.svg\", \(dark) }"),
            "d.imageset/d.svg": PlainDrawing.svg(box),
        ]).draft()
        #expect(draft.glyphs == 1 && draft.colors == 0)
        #expect(draft.guesses == ["no rendering intent is stated, so they keep their own colours: a"])
        let reasons = draft.left.map { $0.path.split(separator: "/").last.map(String.init) ?? "" }
        #expect(reasons == ["b.imageset", "c.imageset", "d.imageset"])
        #expect(draft.left.first?.reason == "its pictures are PDF, not SVG")
    }

    @Test func `colours are stated where a set that stays cannot be imported`() throws {
        let unknown = #"{ "platform" : "ios", "reference" : "noSuchColor" }"#
        let catalog = MemoryCatalog(texts: [
            "leaf.colorset/Contents.json": color(leaf), "bad.colorset/Contents.json": color(unknown),
        ])
        let inPlace = try catalog.draft().text
        #expect(inPlace.contains(##"<value srgb="#108009"/>"##) && !inPlace.contains("<import"), "\(inPlace)")
        let copied = try catalog.draft(isInPlace: false)
        #expect(copied.text.contains(#"<import catalog="Assets.xcassets"/>"#))
        #expect(copied.copies.map(\.path) == ["Assets.xcassets/leaf.colorset/Contents.json"])
    }

    @Test func `names that disks do not distinguish are not both taken`() throws {
        let contents = images(#"{ "filename" : "a.svg" }"#)
        let draft = try MemoryCatalog(texts: [
            "One/a.imageset/Contents.json": contents, "One/a.imageset/a.svg": PlainDrawing.svg(box),
            "Two/A.imageset/Contents.json": contents, "Two/A.imageset/a.svg": PlainDrawing.svg(box),
        ]).draft()
        #expect(draft.glyphs == 1)
        #expect(draft.left.map(\.reason) == ["its name cannot be distinguished from 'a'"])
    }
}
