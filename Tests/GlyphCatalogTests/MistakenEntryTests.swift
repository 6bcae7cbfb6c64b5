import GlyphAudit
import GlyphModel
import Markup
import Testing

@testable import GlyphCatalog

/// A mistake in a `Contents.json` is named as what it is, and what follows from it is not reported next to it.
@Suite struct MistakenEntryTests {
    private static let set = "A.xcassets/home.imageset/"
    private static let dark = #", "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ]"#

    private func slot(_ name: String, _ more: String = "") -> String {
        #"{ "filename" : "\#(name)", "idiom" : "universal"\#(more) }"#
    }

    /// The findings about an image set of a black icon and a white one.
    private func findings(_ slots: [String], properties: String? = nil) async -> [Diagnostic] {
        let catalogs = InMemoryCatalogs(texts: [
            Self.set + "Contents.json": InMemoryCatalogs.contents("images", slots, properties: properties),
            Self.set + "home.svg": CatalogLint.Example.svg(#"<path d="M4 4h16v16H4z"/>"#),
            Self.set + "home-dark.svg": CatalogLint.Example.svg(##"<path fill="#FFFFFF" d="M4 4h16v16H4z"/>"##),
        ])
        return await catalogs.audit(["A.xcassets"], lints: CatalogLintRun(least: .warning)).findings.map(\.diagnostic)
    }

    @Test func `what is shown is not judged where an entry has a wrong value`() async {
        let wrong = Self.dark.replacing("\"dark\"", with: "\"drak\"")
        #expect(await findings([slot("home.svg"), slot("home-dark.svg", wrong)]).map(\.id) == ["unknown-value"])
        let typed = await findings(
            [slot("home.svg")], properties: #"{ "template-rendering-intent" : "templte" }"#)
        // The other file is in no entry.
        #expect(typed.map(\.id).sorted() == ["orphan-file", "unknown-value"])
        #expect(typed.allSatisfy { $0.fix == nil })
    }

    @Test func `colors that a set shows are not judged together where an entry has a wrong value`() async {
        func findings(_ idiom: String) async -> [String] {
            let gray =
                #""color-space" : "srgb", "components" : { "alpha" : "1", "blue" : "0x99", "green" : "0x99", "red" "#
            let catalogs = InMemoryCatalogs(texts: [
                "A.xcassets/badgeText.colorset/Contents.json": InMemoryCatalogs.contents(
                    "colors",
                    [
                        #"{ "color" : { \#(gray): "0x99" } }, "idiom" : "universal" }"#,
                        #"{ "color" : { \#(gray): "0x99" } }, "idiom" : "\#(idiom)" }"#,
                    ]),
                "A.xcassets/badgeBackground.colorset/Contents.json": CatalogLint.Example.colors(.value("DDDDDD")),
            ])
            return await catalogs.audit(["A.xcassets"], lints: CatalogLintRun(least: .warning)).findings
                .map(\.diagnostic.id)
        }
        #expect(await findings("tv") == ["low-contrast-pair"])
        #expect(await findings("tvv") == ["unknown-value"])
    }

    @Test func `what is shown is not judged where two entries are for the same`() async {
        #expect(await findings([slot("home.svg"), slot("home-dark.svg")]).map(\.id) == ["duplicate-slot"])
        #expect(await findings([slot("home.svg"), slot("home-dark.svg", Self.dark)]).isEmpty)
    }

    @Test func `of two entries for the same, the one that is removed is named`() async {
        let empty = #"{ "idiom" : "universal" }"#
        for (slots, words) in [
            ([slot("home.svg"), slot("home.svg")], "remove the second entry"),
            ([slot("home.svg"), empty], "remove the second entry"),
            ([empty, slot("home.svg")], "remove the empty first entry"),
        ] {
            let found = await findings(slots).filter { $0.id == "duplicate-slot" }
            #expect(found.map(\.fix?.message) == [words])
        }
    }

    @Test func `of values that are equally near, none is proposed`() async {
        let scale = await findings([slot("home.svg", #", "scale" : "4x""#), slot("home-dark.svg", Self.dark)])
        #expect(scale.first { $0.id == "unknown-value" }?.hint == "Xcode knows 1x, 2x, 3x")
        let near = await findings([slot("home.svg", #", "scale" : "2X""#), slot("home-dark.svg", Self.dark)])
        #expect(near.first { $0.id == "unknown-value" }?.hint == "did you mean '2x'?")
    }

    @Test func `a file that another entry names is not proposed`() async {
        let named = await findings([
            slot("home.svg"), slot("home-dar.svg", Self.dark), slot("home-dark.svg", ", \"scale\" : \"2x\""),
        ])
        #expect(named.first { $0.id == "missing-file" }?.hint == "add the file, or leave the slot empty")
        let free = await findings([slot("home.svg"), slot("home-dar.svg", Self.dark)])
        #expect(free.first { $0.id == "missing-file" }?.hint == "did you mean 'home-dark.svg'?")
    }

    @Test(arguments: [
        ("{\n  // all of them\n  \"images\" : [ ]\n}\n", "2:3 JSON has no comments"),
        (
            "{\n<<<<<<< HEAD\n  \"images\" : [ ]\n=======\n  \"images\" : []\n>>>>>>> other\n}\n",
            "2:1 an unresolved merge conflict is left here"
        ),
        ("{\n  \"images\" : [", "2:15 the file ends here, and is not complete"),
        ("", "1:1 the file is empty"),
        ("{\n  \"images\" = [ ]\n}\n", "2:12 expected ':'"),
    ])
    func `a mistake in JSON is named, where it is`(text: String, expected: String) async throws {
        let catalogs = InMemoryCatalogs(texts: [Self.set + "Contents.json": text])
        let found = await catalogs.audit(["A.xcassets"]).findings.map(\.diagnostic)
        let finding = try #require(found.first)
        #expect(found.map(\.id) == ["broken-contents"] && finding.hint != nil)
        let place = try #require(finding.location)
        #expect("\(place.line):\(place.column) \(finding.message)" == expected)
    }
}
