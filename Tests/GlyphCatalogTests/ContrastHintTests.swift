import GlyphModel
import Markup
import Testing

@testable import GlyphCatalog

/// What findings of contrast advise: a change that helps where the fault is.
@Suite struct ContrastHintTests {
    private typealias Example = CatalogLint.Example

    private func findings(_ files: [String: String], _ id: String) async -> [Diagnostic] {
        let texts = Dictionary(uniqueKeysWithValues: files.map { ("A.xcassets/" + $0, $1) })
        return await InMemoryCatalogs(texts: texts).audit(["A.xcassets"], lints: CatalogLintRun(rules: [id])).findings
            .map(\.diagnostic)
    }

    private func pair(_ text: [ExampleColor], _ ground: [ExampleColor], _ names: (String, String)) async -> String? {
        let files = [
            names.0 + ".colorset/Contents.json": Example.colors(text),
            names.1 + ".colorset/Contents.json": Example.colors(ground),
        ]
        let found = await findings(files, "low-contrast-pair")
        return found.count == 1 ? found.first?.hint : nil
    }

    @Test func `of a text on a translucent background, the background is changed`() async {
        let hint = await pair(
            [.value("FFFFFF")], [.value("000000", alpha: "0.500")], ("badgeText", "badgeBackground"))
        #expect(
            hint == "make 'badgeBackground' less translucent; the text has 4.5 : 1 on #000000 at 55 % in light")
        // No opacity is enough.
        let pale = await pair(
            [.value("FFFFFF")], [.value("7FB2FF", alpha: "0.800")], ("badgeText", "badgeBackground"))
        #expect(pale?.hasPrefix("change the text or its background; the nearest value of the text") == true)
    }

    @Test func `of a background that stays bright in dark, the background is changed`() async {
        let text: [ExampleColor] = [.value("5F6267"), .value("999999", "dark")]
        #expect(
            await pair(text, [.value("FDFCFF")], ("onSurface", "surface"))
                == "give 'surface' a dark value in dark: it is #FDFCFF there, too")
        // The text is not for dark either.
        let dark = await pair(
            [.value("5F6267"), .value("8A8A8E", "dark")], [.value("FDFCFF"), .value("EEEEEE", "dark")],
            ("onSurface", "surface"))
        #expect(dark?.hasPrefix("change the text or its background") == true)
    }

    @Test func `where a pair is faint in both appearances, both values are said`() async throws {
        let hint = try #require(
            await pair(
                [.value("4CA866"), .value("2E5E3C", "dark")], [.value("EAF7EE"), .value("101C33", "dark")],
                ("verifiedText", "verifiedBackground")))
        #expect(
            hint.firstMatch(of: /with 4\.5 : 1 is #[0-9A-F]{6} in light and #[0-9A-F]{6} in dark$/) != nil, "\(hint)")
    }

    @Test func `a picture for any appearance is not said to be drawn for light`() async {
        let pale = Example.svg(##"<path fill="#FFD60A" d="M4 4h16v16H4z"/>"##)
        let dark = Example.svg(##"<path fill="#FFE98A" d="M4 4h16v16H4z"/>"##)
        let one = ["sun.imageset/Contents.json": Example.plainSet("a.svg"), "sun.imageset/a.svg": pale]
        let two = [
            "sun.imageset/Contents.json": Example.pairedSet("a.svg", "b.svg"), "sun.imageset/a.svg": pale,
            "sun.imageset/b.svg": dark,
        ]
        func messages(_ files: [String: String]) async -> [String] {
            await findings(files, "low-contrast-picture").map(\.message)
        }
        let single = await messages(one)
        #expect(single.count == 1 && single[0].contains(" in light, and has no other picture for it: its #FFD60A"))
        let paired = await messages(two)
        #expect(paired.count == 1 && paired[0].contains(" in light, the appearance that it is drawn for: its #FFD60A"))
    }

    @Test(arguments: ["srgb", "display-p3"])
    func `digits of sRGB are named as such for a colour in another space`(space: String) async throws {
        let components = #"{ "alpha" : "1.000", "blue" : "1.000", "green" : "0.698", "red" : "0.498" }"#
        let entry =
            #"{ "color" : { "color-space" : "\#(space)", "components" : \#(components) }, "idiom" : "universal" }"#
        let found = await findings(
            ["brandIcon.colorset/Contents.json": InMemoryCatalogs.contents("colors", [entry])], "low-contrast-color")
        let hint = try #require(found.first?.hint)
        #expect(hint.contains(" is #") && hint.contains(" (sRGB)") == (space != "srgb"), "\(hint)")
    }

    @Test func `a step that people do not see is not stated`() async throws {
        let colors = Example.colors(.value("0099FF"), .value("8FB8FF", "dark"))
        let found = await findings(["brandIcon.colorset/Contents.json": colors], "low-contrast-color")
        let finding = try #require(found.first)
        #expect(finding.severity == .info && finding.fix == nil)
        #expect(finding.hint == "a value that is a little darker reaches 3 : 1")
    }

    @Test func `a copy of a background refers to the background, and another copy to the gray`() async throws {
        func hint(_ name: String) async -> String {
            let colors = Example.colors(.value("F2F2F7"), .value("1C1C1E", "dark"))
            return await findings([name + ".colorset/Contents.json": colors], "system-color-by-value").first?.hint ?? ""
        }
        #expect(await hint("pageBackground").contains("'secondarySystemBackgroundColor'"))
        #expect(await hint("mine").contains("'systemGray6Color'"))
    }

    @Test func `of a template with a sign on a plate, people see the plate`() async {
        func message(_ drawing: String) async -> String {
            let files = [
                "call.imageset/Contents.json": Example.plainSet("a.svg", properties: Example.template),
                "call.imageset/a.svg": Example.svg(drawing),
            ]
            return await findings(files, "template-loses-colors").first?.message ?? ""
        }
        let plate =
            ##"<circle cx="12" cy="12" r="10" fill="#FFFFFF"/><path fill="#D92D20" d="M7 10h10v4H7z"/>"##
        #expect(
            await message(plate).hasSuffix(
                "has 2 colours, which it does not show: people see a plain plate without its sign"))
        // Next to each other, both are seen.
        let halves =
            ##"<path fill="#FFFFFF" d="M2 2h9v20H2z"/><path fill="#D92D20" d="M13 2h9v20h-9z"/>"##
        #expect(await message(halves).hasSuffix("has 2 colours, which it does not show"))
    }
}
