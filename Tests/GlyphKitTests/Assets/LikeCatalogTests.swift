import Foundation
import GlyphKit
import GlyphManifest
import GlyphModel
import Markup
import Support
import Testing

/// A manifest whose catalog is like another one, in memory.
private struct Like {
    var manifest: String
    /// The text of each `Contents.json`, by its folder below the catalog.
    var contents: [String: String]

    private static let drawings = [
        "box.svg": ##"<path d="M4 4h16v16H4z" fill="#C00"/>"##,
        "disc.svg": ##"<circle cx="12" cy="12" r="8" fill="#00C"/>"##,
        "tinted.svg": #"<path d="M4 4h16v16H4z"/>"#,
    ]

    /// - Parameter body: the glyphs, in their own colours unless they state something else.
    init(_ body: String, export: String = "", like contents: [String: String]) {
        manifest = """
            <glyphs version="1" rendering="original">\(body)
              <export format="asset-catalog" path="Out.xcassets" like="App.xcassets"\(export)/>
            </glyphs>
            """
        self.contents = contents
    }

    func read() throws -> (manifest: Manifest, warnings: [Diagnostic]) {
        let texts = Dictionary(
            uniqueKeysWithValues: contents.map {
                (($0.key.isEmpty ? "App.xcassets" : "App.xcassets/" + $0.key) + "/Contents.json", $0.value)
            })
        return try Manifest.read(
            SourceFile(path: "manifest.xml", text: manifest),
            in: .files(Self.drawings.keys.sorted(), texts: texts))
    }

    func build() async throws -> [String: String] {
        let drawings = Self.drawings
        let source = GlyphSource { SourceFile(path: $0, text: PlainDrawing.svg(drawings[$0] ?? "")) }
        let build = await (try read().manifest).build(from: source) { $0.jobs = 1 }
        #expect(!build.findings.containErrors, "\(build.findings)")
        return Dictionary(
            uniqueKeysWithValues: build.files.texts.map { (String($0.key.dropFirst("Out.xcassets/".count)), $0.value) })
    }
}

private func images(_ entries: String..., rest: String = "") -> String {
    "{ \"images\" : [ \(entries.joined(separator: ", ")) ]\(rest) }"
}

private let plain = #"{ "filename" : "Box.svg", "idiom" : "universal" }"#
private let dark = #""appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ]"#

/// Exports with `like`.
struct LikeCatalogTests {
    private func json(_ text: String?) throws -> JSON {
        let text = try #require(text)
        return try #require(JSON(text: text))
    }

    @Test func `a set keeps its files, and properties that the manifest does not state`() async throws {
        let rest = #", "properties" : { "localizable" : true }, "x" : [ 1, null ], "info" : { "author" : "me" }"#
        let files = try await Like(
            #"<glyph name="box"/>"#, like: ["box.imageset": images(plain, rest: rest)]
        ).build()
        #expect(try json(files["box.imageset/Contents.json"]) == json(images(plain, rest: rest)))
        #expect(files["box.imageset/Box.svg"]?.contains("#CC0000") == true)
        #expect(files.keys.filter { $0.hasPrefix("box.imageset/") }.count == 2)
    }

    @Test(arguments: [
        (#"<glyph name="tinted" intent="template" rendering="monochrome"/>"#, ""),
        (#"<glyph name="tinted" rendering="monochrome"/>"#, #" intent="template""#),
    ]) func `a stated intent counts before the intent of the set`(body: String, export: String) async throws {
        let rest = #", "properties" : { "template-rendering-intent" : "original" }"#
        let files = try await Like(body, export: export, like: ["tinted.imageset": images(plain, rest: rest)]).build()
        let contents = try #require(files["tinted.imageset/Contents.json"])
        #expect(contents.contains("\"template-rendering-intent\" : \"template\"") && contents.contains("Box.svg"))
    }

    @Test func `a new appearance fills the empty slot, or gets one for each device`() async throws {
        let glyph = #"<glyph name="box" dark-source="disc.svg"/>"#
        let filled = try await Like(
            glyph, like: ["box.imageset": images(plain, "{ \(dark), \"idiom\" : \"universal\" }")]
        ).build()
        let slot = "{ \(dark), \"filename\" : \"box-dark.svg\", \"idiom\" : \"universal\" }"
        guard case .object(let members) = try json(filled["box.imageset/Contents.json"]) else {
            Issue.record("the contents are an object")
            return
        }
        #expect(try members["images"] == .array([json(plain), json(slot)]))
        #expect(filled["box.imageset/box-dark.svg"]?.contains("#0000CC") == true)

        let phone = #"{ "filename" : "a.svg", "idiom" : "iphone" }"#
        let pad = #"{ "filename" : "a.svg", "idiom" : "ipad", "scale" : "1x" }"#
        let added = try await Like(glyph, like: ["box.imageset": images(phone, pad)]).build()
        let text = try #require(added["box.imageset/Contents.json"])
        #expect(text.components(separatedBy: "box-dark.svg").count == 3)
        #expect(
            text.components(separatedBy: "\"iphone\"").count == 3 && text.components(separatedBy: "\"ipad\"").count == 3
        )
    }

    @Test func `an SVG takes the first slot of pixels`() async throws {
        let pixels = (1...3).map { #"{ "filename" : "b@\#($0)x.png", "idiom" : "universal", "scale" : "\#($0)x" }"# }
        let files = try await Like(
            #"<glyph name="box"/>"#, like: ["box.imageset": "{ \"images\" : [ \(pixels.joined(separator: ", ")) ] }"]
        ).build()
        let text = try #require(files["box.imageset/Contents.json"])
        #expect(text.components(separatedBy: "filename").count == 2 && text.contains("\"box.svg\""), "\(text)")
        #expect(text.contains("\"3x\"") && !text.contains("png"), "\(text)")
    }

    @Test func `two slots of one file get two where their pictures differ`() async throws {
        let slots = images(plain, "{ \(dark), \"filename\" : \"box.SVG\", \"idiom\" : \"universal\" }")
        let files = try await Like(
            #"<glyph name="box" dark-source="disc.svg"/>"#, like: ["box.imageset": slots]
        ).build()
        #expect(files["box.imageset/Box.svg"]?.contains("#CC0000") == true)
        #expect(files["box.imageset/box-dark.svg"]?.contains("#0000CC") == true)
        #expect(files["box.imageset/box.SVG"] == nil, "some disks do not distinguish it from the other one")
    }

    @Test(arguments: ["../box.svg", "a/b.svg", "box:.svg", " .svg "])
    func `a name that leads elsewhere is not taken`(name: String) async throws {
        let slot = "{ \"filename\" : \"\(name)\", \"idiom\" : \"universal\" }"
        let files = try await Like(#"<glyph name="box"/>"#, like: ["box.imageset": images(slot)]).build()
        #expect(files.keys.filter { $0.hasPrefix("box.imageset") }.sorted().last == "box.imageset/box.svg")
    }

    @Test func `a colour that is the same keeps its text, and another one keeps its place`() async throws {
        let components = #"{ "red" : "0xFF", "green" : "0", "blue" : "128", "alpha" : "1" }"#
        let text = """
            { "colors" : [ { "idiom" : "universal", "color" : { "color-space" : "srgb", "components" : \(components) } } ], \
            "properties" : { "localizable" : true } }
            """
        for (value, isSame) in [("#FF0080", true), ("#FF0000", false)] {
            let palette = "<palette><color name=\"leaf\"><value srgb=\"\(value)\"/></color></palette>"
            let files = try await Like(
                palette + #"<glyph name="box"/>"#, like: ["Brand/leaf.colorset": text, "Brand": "{}"]
            ).build()
            let made = try #require(files["Brand/leaf.colorset/Contents.json"], "\(files.keys)")
            #expect(made.contains("0xFF") == isSame && made.contains("localizable"))
            #expect(files["Brand/Contents.json"]?.contains("xcode") == true)
        }
    }

    @Test func `a set that cannot be read is written anew, with a warning`() async throws {
        let like = Like(#"<glyph name="box"/>"#, like: ["box.imageset": "{ \"images\" : [", "": "[]"])
        let warnings = try like.read().warnings
        #expect(
            warnings.map(\.id) == ["unlike-set", "json-syntax"] || warnings.map(\.id) == ["json-syntax", "unlike-set"])
        #expect(warnings.allSatisfy { $0.severity == .warning })
        #expect(try await like.build()["box.imageset/box.svg"] != nil)
    }

    @Test func `the keys of a build depend on each file of the catalog`() throws {
        func digest(_ text: String) throws -> Digest? {
            try Like(#"<glyph name="box"/>"#, like: ["box.imageset": text]).read().manifest.exports.first?.like?.digest
        }
        let one = try #require(try digest(images(plain)))
        #expect(try digest(images(plain, rest: #", "x" : 1"#)) != one)
        #expect(try digest(images(plain)) == one)
    }

    @Test func `a catalog that is not there is an error at the attribute`() throws {
        #expect(throws: Findings.self) { try Like(#"<glyph name="box"/>"#, like: [:]).read() }
    }
}
