import GlyphModel
import Markup
import Testing

@testable import GlyphCatalog

/// A text or a sign with a ground of its name is judged there, and fixes of one of them keep the other one seen.
@Suite struct OwnGroundTests {
    private static let rules: Set<String> = [
        "missing-dark-color", "low-contrast-color", "low-contrast-pair", "bright-background",
        "missing-high-contrast-color", "weaker-high-contrast-color",
    ]

    private func catalogs(_ colors: [String: [ExampleColor]]) -> InMemoryCatalogs {
        InMemoryCatalogs(
            texts: Dictionary(
                uniqueKeysWithValues: colors.map {
                    ("A.xcassets/\($0).colorset/Contents.json", CatalogLint.Example.colors($1))
                }))
    }

    private func findings(_ catalogs: InMemoryCatalogs) async -> [AuditFinding] {
        await catalogs.audit(["A.xcassets"], lints: CatalogLintRun(rules: Self.rules)).findings
    }

    @Test(
        arguments: [
            (
                "noteText", [ExampleColor.value("222222")], "noteBackground",
                [.value("FFF4B8"), .value("FFE680", "dark")]
            ),
            ("selectedItemText", [.value("000000")], "selectedItemBackground", [.value("D1D0CE")]),
            ("alertText", [.value("5C3C00")], "alertBackground", [.value("FFE9A8")]),
            ("infoIcon", [.value("0B3A6B")], "infoFill", [.value("D6E8FA")]),
            // Bright on a ground that is dark in light, too.
            ("ribbonText", [.value("F2B705")], "ribbonBackground", [.value("14213D")]),
            // Stronger on its ground with increased contrast, and weaker on a page.
            (
                "ribbonText", [.value("C28F00"), .value("FFE680", "high"), .value("FFE680", "dark", "high")],
                "ribbonBackground", [.value("14213D")]
            ),
        ] as [(String, [ExampleColor], String, [ExampleColor])])
    func `a text that is seen on its own ground is not found`(
        text: String, own: [ExampleColor], ground: String, color: [ExampleColor]
    ) async {
        let found = await findings(catalogs([text: own, ground: color]))
        #expect(found.isEmpty, "\(found.map(\.diagnostic))")
        // Without the ground it is.
        #expect(await !findings(catalogs([text: own])).isEmpty)
    }

    @Test func `a text that is lost on its own ground, too, gets a value for both`() async throws {
        let before = catalogs([
            "noteText": [.value("222222")], "noteBackground": [.value("F4F4F6"), .value("34343A", "dark")],
        ])
        let found = await findings(before)
        #expect(found.map(\.diagnostic.id) == ["missing-dark-color"])
        let after = try #require(before.applying(found.compactMap(\.diagnostic.fix)))
        #expect(after.texts != before.texts)
        let left = await findings(after)
        #expect(left.isEmpty, "\(left.map(\.diagnostic))")
    }

    @Test func `what a text is on is not changed without the text`() async throws {
        let colors = ["primary": [ExampleColor.value("0B3A6B")], "onPrimary": [.value("FFFFFF")]]
        let found = try #require(await findings(catalogs(colors)).first?.diagnostic)
        #expect(found.id == "missing-dark-color" && found.severity == .warning && found.fix == nil)
        #expect(found.hint?.hasSuffix("; 'onPrimary' on it needs another value then, too") == true, "\(found)")
        // A text that is seen on the new value, too; and no text.
        let others: [[String: [ExampleColor]]] = [
            ["primary": [.value("0B3A6B")], "onPrimary": [.value("FFFFFF"), .value("000000", "dark")]],
            ["primary": [.value("0B3A6B")]],
        ]
        for colors in others { #expect(await findings(catalogs(colors)).contains { $0.diagnostic.fix != nil }) }
    }

    @Test func `a white page is not darkened below a text that stays dark`() async throws {
        let banner = ["bannerBackground": [ExampleColor.value("FFFFFF")], "bannerText": [.value("111111")]]
        let found = try #require(await findings(catalogs(banner)).first?.diagnostic)
        #expect(found.id == "bright-background" && found.fix == nil)
        #expect(found.hint?.contains("give 'bannerText' on it a light value in dark") == true, "\(found)")
        // A text with a finding of its own is fixed at the same time.
        let card = catalogs(["cardBackground": [.value("FFFFFF")], "cardText": [.value("111111")]])
        let both = await findings(card)
        #expect(both.map(\.diagnostic.id) == ["bright-background", "missing-dark-color"])
        let fixed = try #require(card.applying(both.compactMap(\.diagnostic.fix)))
        #expect(await !findings(fixed).contains { $0.diagnostic.severity > .info })
    }

    @Test func `a text on the ground of a resource stays dark at night`() async {
        func app(_ colors: [(String, String)]) -> InMemoryCatalogs {
            InMemoryCatalogs(texts: [
                "res/values/colors.xml": PlantedResources.colors(colors + [("text_main", "#111111")]),
                "res/values-night/colors.xml": PlantedResources.colors([("text_main", "#EEEEEE")]),
            ])
        }
        let text = ("selected_item_text", "#000000")
        let ground = ("selected_item_background", "#D1D0CE")
        let page = ("list_background", "#FFFFFF")
        func audit(_ colors: [(String, String)]) async -> [Diagnostic] {
            await app(colors).audit(["res"], lints: CatalogLintRun(rules: Self.rules)).findings.map(\.diagnostic)
        }
        #expect(await audit([text]).map(\.id) == ["missing-dark-color"])
        let found = await audit([text, ground, page])
        #expect(found.map(\.id) == ["bright-background"])
        #expect(found.first?.hint?.contains("selected_item_text") == false, "\(found)")
        #expect(await audit([text, page]).first { $0.id == "bright-background" }?.hint?.contains(text.0) == true)
    }
}
