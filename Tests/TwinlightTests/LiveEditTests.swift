import Foundation
import Support
import Testing

/// The edits that the page of `preview --serve` makes to the manifest.
@Suite(.takesTurns) struct LiveEditTests {
    private static let ruler = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><g fill="none" stroke="#000" stroke-width="2">\
        <path d="M4 3h16v18H4zM4 7h5M4 11h5M4 15h5M20 7h-5M20 11h-5M20 15h-5M4 18h16"/></g></svg>
        """
    private static let manifest = """
        <glyphs version="1" dark="fill" uncertainty="0.5">
          <!-- kept as it is -->
          <glyph name='watch' tint = "label"  />
          <group name="Parts"><glyph source="parts/*.svg"/></group>
          <group name="Other" namespace="true"><glyph name="watch" source="dot.svg"/></group>
        </glyphs>

        """

    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(Self.manifest, to: "Glyphs/manifest.xml")
        for name in ["watch", "dot", "parts/strap", "parts/buckle"] {
            try folder.write(Self.ruler, to: "Glyphs/\(name).svg")
        }
        return folder
    }

    private let watch: [String: Any] = ["glyph": "watch", "groups": [String]()]

    private func choice(_ line: String) -> [String: Any] { watch.merging(["line": line]) { $1 } }

    private static func stating(_ attribute: String) -> String {
        manifest.replacing("\"label\"  />", with: "\"label\" \(attribute)  />")
    }

    private static func stating(element: String) -> String {
        manifest.replacing("\"label\"  />", with: "\"label\"  >\n    \(element)\n  </glyph>")
    }

    @Test func `a choice replaces the one before, and an empty one takes it back`() async throws {
        let folder = try folder()
        let preview = try await LivePreview(in: folder)
        var events = try await preview.events()
        #expect(try await preview.edit("choice", choice("lines=\"cut\"")).status == 200)
        #expect(folder.text("Glyphs/manifest.xml") == Self.stating("lines=\"cut\""))
        try await events.read(until: "\"history\":[{\"glyph\":\"watch\",\"line\":\"lines=\\\"cut\\\"\"}],\"place\":1}")
        try await events.read(until: "\"build\":2,")

        let part = "<part at=\"6 5\" fill=\"line\"/>"
        #expect(try await preview.edit("choice", choice(part)).status == 200)
        #expect(folder.text("Glyphs/manifest.xml") == Self.stating(element: part))
        // It is stated already.
        #expect(try await preview.edit("choice", choice(part)).status == 200)
        #expect(try await preview.edit("choice", choice("")).status == 200)
        #expect(folder.text("Glyphs/manifest.xml") == Self.manifest)
        #expect(try await preview.edit("choice", choice("")).status == 200)
        try await events.read(until: "{\"glyph\":\"watch\",\"line\":\"\"}],\"place\":3}")
    }

    @Test func `edits are undone and made again in their order`() async throws {
        let folder = try folder()
        let preview = try await LivePreview(in: folder)
        #expect(try await preview.edit("undo").status == 409)
        #expect(try await preview.edit("redo").status == 409)
        let strap: [String: Any] = ["glyph": "strap", "line": "rings=\"clear\""]
        #expect(try await preview.edit("choice", choice("lines=\"cut\"")).status == 200)
        let first = try #require(folder.text("Glyphs/manifest.xml"))
        #expect(try await preview.edit("choice", strap).status == 200)
        let second = try #require(folder.text("Glyphs/manifest.xml"))
        let (pattern, own) = (
            "<glyph source=\"parts/*.svg\"/>", "<glyph source=\"parts/strap.svg\" rings=\"clear\"/>"
        )
        #expect(second == first.replacing(pattern, with: pattern + own))
        #expect(try await preview.edit("choice", choice("allow=\"doubtful-fill\"")).status == 200)
        let third = try #require(folder.text("Glyphs/manifest.xml"))

        for state in [second, first, Self.manifest] {
            #expect(try await preview.edit("undo").status == 200)
            #expect(folder.text("Glyphs/manifest.xml") == state)
        }
        #expect(try await preview.edit("undo").status == 409)
        for state in [first, second, third] {
            #expect(try await preview.edit("redo").status == 200)
            #expect(folder.text("Glyphs/manifest.xml") == state)
        }
        #expect(try await preview.edit("redo").status == 409)

        // A new edit drops what was undone.
        #expect(try await preview.edit("undo").status == 200)
        #expect(try await preview.edit("undo").status == 200)
        #expect(try await preview.edit("choice", choice("handles=\"open\"")).status == 200)
        #expect(try await preview.edit("redo").status == 409)
        var events = try await preview.events()
        try await events.read(until: "{\"glyph\":\"watch\",\"line\":\"handles=\\\"open\\\"\"}],\"place\":2}")
    }

    /// What is picked is in the manifest, and nowhere else.
    @Test func `a preview that is started again finds what is stated`() async throws {
        let folder = try folder()
        let first = try await LivePreview(in: folder)
        #expect(try await first.edit("choice", choice("lines=\"cut\"")).status == 200)
        #expect(try await first.stop() == 0)
        #expect(folder.text("Glyphs/manifest.xml") == Self.stating("lines=\"cut\""))
        let second = try await LivePreview(in: folder)
        var events = try await second.events()
        try await events.read(until: "\"history\":[],\"place\":0}")
        #expect(try await second.edit("undo").status == 409)
        #expect(try await second.edit("choice", choice("rings=\"clear\"")).status == 200)
        #expect(folder.text("Glyphs/manifest.xml") == Self.stating("rings=\"clear\""))
        #expect(try await second.edit("choice", choice("")).status == 200)
        #expect(folder.text("Glyphs/manifest.xml") == Self.manifest)
    }

    @Test func `an element that was edited by hand since is not undone`() async throws {
        let folder = try folder()
        let preview = try await LivePreview(in: folder)
        var events = try await preview.events()
        #expect(try await preview.edit("choice", choice("lines=\"cut\"")).status == 200)
        try await events.read(until: "\"build\":2,")
        let picked = try #require(folder.text("Glyphs/manifest.xml"))
        let edited = picked.replacing("\"label\"", with: "\"link\"")
        try folder.write(edited, to: "Glyphs/manifest.xml")
        let answer = try await preview.edit("undo")
        #expect(answer.status == 409 && answer.body.contains("'watch' was edited by hand since"), "\(answer.body)")
        #expect(folder.text("Glyphs/manifest.xml") == edited)
        // A change elsewhere does not matter.
        let elsewhere = picked.replacing("as it is", with: "as it was")
        try folder.write(elsewhere, to: "Glyphs/manifest.xml")
        #expect(try await preview.edit("undo").status == 200)
        #expect(folder.text("Glyphs/manifest.xml") == Self.manifest.replacing("as it is", with: "as it was"))
    }

    @Test func `a part is added to what is stated`() async throws {
        let folder = try folder()
        let preview = try await LivePreview(in: folder)
        func part(_ x: Double, _ y: Double, _ fill: String) async throws -> LivePreview.Answer {
            try await preview.edit("part", watch.merging(["at": [x, y], "fill": fill]) { $1 })
        }
        #expect(try await preview.edit("choice", choice("lines=\"cut\"")).status == 200)
        #expect(try await part(6.004, 5, "line").status == 200)
        #expect(try await part(18, -0.5, "solid").status == 200)
        #expect(try await part(6, 5, "cut").status == 200)
        let stated =
            "\"label\" lines=\"cut\"  >\n    <part at=\"6 5\" fill=\"cut\"/>\n    <part at=\"18 -0.5\" fill=\"solid\"/>\n  </glyph>"
        #expect(folder.text("Glyphs/manifest.xml") == Self.manifest.replacing("\"label\"  />", with: stated))
        for _ in 0..<4 { #expect(try await preview.edit("undo").status == 200) }
        #expect(folder.text("Glyphs/manifest.xml") == Self.manifest)
    }

    @Test func `only treatments of a part that build are offered`() async throws {
        let folder = try folder()
        let preview = try await LivePreview(in: folder)
        // A disc is all that there is: nothing is left without it.
        let other: [String: Any] = ["glyph": "dot", "at": [12, 12], "appearance": "dark"]
        try folder.write(
            "<glyphs version=\"1\" dark=\"fill\"><glyph name=\"dot\"/><glyph name=\"watch\"/></glyphs>",
            to: "Glyphs/manifest.xml")
        try folder.write(PlainDrawing.svg("<circle cx=\"12\" cy=\"12\" r=\"9\"/>"), to: "Glyphs/dot.svg")
        var events = try await preview.events()
        try await events.read(until: "\"build\":2,")
        let answer = try await preview.edit("parts", other)
        #expect(answer.status == 200 && !answer.body.contains("\"drop\""), "\(answer.body)")
        let watch = try await preview.edit("parts", ["glyph": "watch", "at": [6, 5], "appearance": "dark"])
        #expect(watch.body.contains("\"fill\":\"line\"") && watch.body.contains("svg xmlns"), "\(watch.body)")
        #expect(try await preview.edit("parts", ["glyph": "watch", "at": [6, 5]]).status == 400)
        #expect(
            try await preview.edit("parts", ["glyph": "none", "at": [6, 5], "appearance": "dark"]).body
                == "{\"fills\":[]}")
        #expect(folder.text("Glyphs/manifest.xml")?.contains("part") == false)
    }

    @Test func `several choices are one entry of the history, all or nothing`() async throws {
        let folder = try folder()
        let preview = try await LivePreview(in: folder)
        let picks: [[String: Any]] = [
            choice("lines=\"cut\""), ["glyph": "strap", "line": "lines=\"cut\""],
            ["glyph": "buckle", "line": "rings=\"clear\""],
        ]
        for (fault, status) in [
            (["glyph": "none", "line": ""], 404), (["glyph": "strap", "line": "tint=\"label\""], 422),
            (["glyph": "strap", "line": "rings=\"clear\""], 400),
        ] {
            #expect(try await preview.edit("choices", ["picks": picks + [fault]]).status == status, "\(fault)")
            #expect(folder.text("Glyphs/manifest.xml") == Self.manifest)
        }
        #expect(try await preview.edit("choices", ["picks": picks]).status == 200)
        let pattern = "<glyph source=\"parts/*.svg\"/>"
        #expect(
            folder.text("Glyphs/manifest.xml")
                == Self.stating("lines=\"cut\"").replacing(
                    pattern,
                    with: pattern + "<glyph source=\"parts/strap.svg\" lines=\"cut\"/>"
                        + "<glyph source=\"parts/buckle.svg\" rings=\"clear\"/>"))
        var events = try await preview.events()
        try await events.read(
            until: "\"history\":[{\"count\":3,\"glyph\":\"watch\",\"line\":\"lines=\\\"cut\\\"\"}],\"place\":1}")
        #expect(try await preview.edit("undo").status == 200)
        #expect(folder.text("Glyphs/manifest.xml") == Self.manifest)
    }

    @Test func `a glyph is named with its groups where others have its name`() async throws {
        let folder = try folder()
        let preview = try await LivePreview(in: folder)
        #expect(try await preview.pick("lines=\"cut\"", for: "watch").status == 409)
        let other: [String: Any] = ["glyph": "watch", "groups": ["Other"], "line": "lines=\"cut\""]
        #expect(try await preview.edit("choice", other).status == 200)
        #expect(
            folder.text("Glyphs/manifest.xml")
                == Self.manifest.replacing("\"dot.svg\"/>", with: "\"dot.svg\" lines=\"cut\"/>"))
        let answer = try await preview.pick("", for: "strpa")
        #expect(answer.status == 404 && answer.body.contains("did you mean 'strap'?"), "\(answer.body)")
    }

    @Test(arguments: [
        "tint=\"systemRed\"", "lines=\"all\"", "<part at=\"1 1\" fill=\"drop\" select=\"a\"/>", "/><glyph name=\"x\"",
        "allow=\"contrast\"", "<appearance style=\"light\" form=\"outline\"/>",
    ])
    func `a line that is not about a fill is refused`(line: String) async throws {
        let folder = try folder()
        let preview = try await LivePreview(in: folder)
        let answer = try await preview.edit("choice", choice(line))
        #expect(answer.status == 422 && answer.body.contains("is not a line about the fill"), "\(answer.body)")
        #expect(folder.text("Glyphs/manifest.xml") == Self.manifest)
    }

    @Test func `a glyph of the page has the state by which apply knows it`() async throws {
        let folder = try folder()
        let preview = try await LivePreview(in: folder)
        func states() async throws -> [String] {
            try await preview.get("/data.json").body.matches(of: /"state":"([0-9a-f]{16})"/).map { String($0.output.1) }
        }
        var events = try await preview.events()
        try await events.read(until: "\"build\":1,")
        let before = try await states()
        #expect(before.count == 4)
        #expect(try await preview.edit("choice", choice("lines=\"cut\"")).status == 200)
        try await events.read(until: "\"build\":2,")
        let after = try await states()
        #expect(zip(before, after).filter { $0 != $1 }.count == 1)
    }
}
