import GlyphModel
import GlyphReading
import Markup
import SemanticColor
import Testing

@testable import GlyphCatalog

/// The edits that give a set a picture for dark.
@Suite struct DarkPictureTests {
    private static let set = "A.xcassets/a.imageset/"
    private static let night = CatalogLint.Example.svg(##"<path fill="#101828" d="M4 4h16v16H4z"/>"##)

    private func slot(_ file: String?, _ appearances: String..., more: String = "") -> String {
        let list = appearances.map { trait in
            let name = trait == "high" ? "contrast" : "luminosity"
            return #"{ "appearance" : "\#(name)", "value" : "\#(trait)" }"#
        }
        let traits = list.isEmpty ? "" : #", "appearances" : [ \#(list.joined(separator: ", ")) ]"#
        return "{ " + (file.map { #""filename" : "\#($0)", "# } ?? "") + #""idiom" : "universal"\#(more)\#(traits) }"#
    }

    /// A set of which each file has the same drawing.
    private func catalogs(_ slots: [String], files: [String]) -> InMemoryCatalogs {
        var texts = [Self.set + "Contents.json": InMemoryCatalogs.contents("images", slots)]
        for file in files { texts[Self.set + file] = Self.night }
        return InMemoryCatalogs(texts: texts)
    }

    /// The one fix of a lint.
    private func fix(_ id: String, in catalogs: InMemoryCatalogs) async throws -> Fix? {
        let found = await catalogs.audit(["A.xcassets"], lints: CatalogLintRun(rules: [id])).findings
        try #require(found.count == 1, "\(found.map(\.diagnostic))")
        return found[0].diagnostic.fix
    }

    /// The same with the one fix of a lint.
    private func fixed(_ id: String, in catalogs: InMemoryCatalogs) async throws -> InMemoryCatalogs {
        let fix = try #require(try await fix(id, in: catalogs))
        return try #require(catalogs.applying([fix]))
    }

    private func slots(of catalogs: InMemoryCatalogs) throws -> [CatalogSlot] {
        let source = SourceFile(path: "Contents.json", text: try #require(catalogs.texts[Self.set + "Contents.json"]))
        return CatalogSlot.all(in: JSONFile(source: source, root: try JSONReader.read(source)), "images")
    }

    /// What all lints find.
    private func findings(in catalogs: InMemoryCatalogs) async -> [String] {
        await catalogs.audit(["A.xcassets"]).findings.map(\.diagnostic.id)
    }

    @Test func `the new slot is behind the others and has their other keys`() async throws {
        let catalogs = catalogs([slot("a.svg", more: #", "x-tool" : [ 1 ]"#)], files: ["a.svg"])
        let fixed = try await fixed("missing-dark", in: catalogs)
        let slots = try slots(of: fixed)
        #expect(slots.map { $0.filename?.string } == ["a.svg", "a-dark.svg"])
        #expect(slots[1].style == .dark && slots[1].idiom == "universal")
        #expect(slots[1].node["x-tool"]?.elements?.count == 1)
        #expect(await findings(in: fixed) == [])
    }

    @Test func `a set with increased contrast gets both slots for dark`() async throws {
        let catalogs = catalogs([slot("a.svg"), slot("a.svg", "high")], files: ["a.svg"])
        let fixed = try await fixed("missing-dark", in: catalogs)
        #expect(await findings(in: fixed) == [])
    }

    @Test func `an empty slot gets a file whose name is free`() async throws {
        let catalogs = catalogs([slot("a.svg"), slot(nil, "dark")], files: ["a.svg", "A-Dark.svg"])
        let fixed = try await fixed("missing-dark", in: catalogs)
        #expect(try slots(of: fixed).map { $0.filename?.string } == ["a.svg", "a-dark-2.svg"])
        #expect(fixed.texts[Self.set + "A-Dark.svg"] == Self.night)
    }

    @Test(arguments: ["b.svg", "a-dark.svg"])
    func `a file that only the slot for dark names is written anew`(file: String) async throws {
        let catalogs = catalogs([slot("a.svg"), slot(file, "dark")], files: ["a.svg", file])
        let fix = try #require(await fix("dark-equals-light", in: catalogs))
        #expect(fix.message == "draw '\(file)' anew for dark, in lighter colours")
        #expect(fix.edits.map(\.path) == [Self.set + file])
        #expect(fix.edits.map(\.range) == [0..<Self.night.utf8.count])
        let fixed = try #require(catalogs.applying([fix]))
        #expect(fixed.texts[Self.set + "Contents.json"] == catalogs.texts[Self.set + "Contents.json"])
        #expect(fixed.texts[Self.set + "a.svg"] == Self.night && fixed.texts[Self.set + file] != Self.night)
        #expect(fixed.texts.count == catalogs.texts.count)
        #expect(await findings(in: fixed) == [])
    }

    @Test(arguments: [["a.svg", "a.svg", nil], ["a.svg", "b.svg", "b.svg"], ["a.svg", "b.svg", "B.svg"]])
    func `a file that another slot names, too, stays as it is`(names: [String?]) async throws {
        let last = names[2].map { [slot($0, "dark", "high")] } ?? []
        let catalogs = catalogs(
            [slot(names[0]), slot(names[1], "dark")] + last, files: names.compactMap { $0 }.uniqued)
        let fix = try #require(await fix("dark-equals-light", in: catalogs))
        let fixed = try #require(catalogs.applying([fix]))
        #expect(try slots(of: fixed)[1].filename?.string == "a-dark.svg")
        for name in names.compactMap({ $0 }) { #expect(fixed.texts[Self.set + name] == Self.night) }
    }

    @Test func `a plate is softened in the file for dark`() async throws {
        func card(_ plate: String, _ sign: String) -> String {
            CatalogLint.Example.svg(
                #"<path fill="\#(plate)" d="M2 2h20v20H2z"/><path fill="\#(sign)" d="M6 10h12v4H6z"/>"#)
        }
        var catalogs = catalogs([slot("a.svg"), slot("b.svg", "dark")], files: [])
        catalogs.texts[Self.set + "a.svg"] = card("#FFFFFF", "#2D6CDF")
        catalogs.texts[Self.set + "b.svg"] = card("#FAFAFA", "#8A1538")
        let fix = try #require(await fix("white-plate", in: catalogs))
        #expect(fix.edits.map(\.path) == [Self.set + "b.svg"])
        let fixed = try #require(catalogs.applying([fix]))
        let source = SourceFile(path: "b.svg", text: try #require(fixed.texts[Self.set + "b.svg"]))
        let colors = try GlyphReader.read(source, name: "b").glyph.layers.flatMap(\.plainColors).map(\.hex)
        #expect(colors.count == 2 && colors[0] != "#FAFAFA" && colors[1] == "#8A1538", "\(colors)")
        let left = await fixed.audit(["A.xcassets"], lints: CatalogLintRun(rules: ["white-plate"])).findings
        #expect(left.isEmpty)
    }

    // MARK: Filled twins

    private static let ring = CatalogLint.Example.svg(
        ##"<circle cx="12" cy="12" r="8" fill="none" stroke="#000000" stroke-width="2"/>"##)
    private static let disc = CatalogLint.Example.svg(##"<circle cx="12" cy="12" r="9"/>"##)

    /// `a` is hollow, and `a-fill` is its filled form.
    private func twins(
        _ slots: [String], hollow: String = Self.ring, filled: String = Self.disc, properties: String? = nil
    ) -> InMemoryCatalogs {
        let template = #"{ "template-rendering-intent" : "template" }"#
        let twin = "A.xcassets/a-fill.imageset/"
        return InMemoryCatalogs(texts: [
            Self.set + "Contents.json": InMemoryCatalogs.contents("images", slots, properties: properties ?? template),
            Self.set + "a.svg": hollow,
            twin + "Contents.json": InMemoryCatalogs.contents(
                "images", [slot("solid.svg")], properties: properties ?? template),
            twin + "solid.svg": filled,
        ])
    }

}
