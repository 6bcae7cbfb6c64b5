import GlyphAudit
import GlyphModel
import Markup
import SemanticColor
import Testing

@testable import GlyphCatalog

/// What may be lost in an appearance, by the rows of its table.
@Suite struct LostInAppearanceTests {
    private static let dark = #", "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ]"#

    private func catalog(_ sets: [(name: String, light: String, dark: String?)]) -> InMemoryCatalogs {
        var texts: [String: String] = [:]
        for (name, light, dark) in sets {
            let path = "A.xcassets/\(name).imageset/"
            let second = dark == nil ? [] : [#"{ "filename" : "b.svg", "idiom" : "universal"\#(Self.dark) }"#]
            texts[path + "Contents.json"] = InMemoryCatalogs.contents(
                "images", [#"{ "filename" : "a.svg", "idiom" : "universal" }"#] + second)
            texts[path + "a.svg"] = CatalogLint.Example.svg(light)
            if let dark { texts[path + "b.svg"] = CatalogLint.Example.svg(dark) }
        }
        return InMemoryCatalogs(texts: texts)
    }

    private func looks(_ name: String, _ light: String, _ dark: String? = nil) async -> [AuditFinding] {
        await catalog([(name, light, dark)]).audit(["A.xcassets"]).looks
    }

    private func square(_ fill: String) -> String { #"<path fill="\#(fill)" d="M4 4h16v16H4z"/>"# }

    @Test(
        arguments: [
            ("sun", "#101828", nil, ["missing-dark"]), ("sun", "#101828", "#101828", ["dark-equals-light"]),
            ("sun", "#8A6100", "#33302A", ["low-contrast-picture"]),
            ("sun", "#C8C8C8", "#E0E0E0", ["low-contrast-picture"]),
            // Other backgrounds, by the colour or the name; grounds, and what is inactive.
            ("sun", "#FFFFFF", nil, []), ("sun-on-dark", "#C8C8C8", nil, []), ("card-shadow", "#101828", nil, []),
            ("send-disabled", "#101828", nil, []), ("sun-light", "#101828", nil, []),
            // A single word is what a picture shows.
            ("night", "#101828", nil, ["missing-dark"]),
        ] as [(String, String, String?, [String])]) func `what is lost on pages is one row`(
            name: String, light: String, dark: String?, rows: [String]
        ) async
    {
        let found = await looks(name, square(light), dark.map(square))
        #expect(found.compactMap(\.loss?.row).filter { $0 != "missing-high-contrast" } == rows, "\(found)")
        #expect(found.allSatisfy { $0.diagnostic.severity == .info && $0.diagnostic.id == "lost-in-appearance" })
    }

    @Test func `a sign on a plate is seen by its area`() async {
        func tile(_ side: Double) -> String {
            square("#101828") + ##"<path fill="#FFFFFF" d="M8 8h\##(side)v\##(side)h-\##(side)z"/>"##
        }
        #expect(await looks("tile", tile(5)).contains { $0.loss?.row == "missing-dark" } == false)
        #expect(await looks("tile", tile(1)).contains { $0.loss?.row == "missing-dark" })
    }

    @Test(arguments: ["logo-dark", "logo_dark", "logoDark", "night_logo"])
    func `of two sets, one is for dark by its name`(name: String) async {
        let pair = catalog([("logo", square("#101828"), nil), (name, square("#FFFFFF"), nil)])
        #expect(await pair.audit(["A.xcassets"]).looks == [])
        // Without it, the first one is shown in dark.
        let alone = catalog([("logo", square("#101828"), nil), ("logo-big", square("#FFFFFF"), nil)])
        #expect(await alone.audit(["A.xcassets"]).looks.count == 1)
    }

    @Test func `the greatest loss is the first one`() async {
        let sets = [
            ("a", square("#8A6100"), "#8A8A8A"), ("b", square("#8A6100"), "#5A5A5A"),
            ("c", square("#8A6100"), "#2C2C2E"),
        ]
        let all = catalog(sets.map { ($0.0, $0.1, square($0.2)) })
        #expect(
            await all.audit(["A.xcassets"]).looks.filter { $0.loss?.row == "low-contrast-picture" }.compactMap(\.glyph)
                == [
                    "c", "b",
                ])
    }

    @Test func `rows are selected by the ids of earlier lints, and counted where nobody asks for them`() async {
        let app = catalog([
            ("sun", square("#101828"), nil),
            ("moon", ##"<path fill="#101828" d="M2 8h20v9H2z"/>"##, ##"<path fill="#101828" d="M2 8h20v9H2z"/>"##),
        ])
        func ids(_ run: CatalogLintRun) async -> (findings: Int, looks: Int) {
            let audit = await app.audit(["A.xcassets"], lints: run)
            return (audit.findings.count, audit.looks.count)
        }
        #expect(await ids(CatalogLintRun()) == (2, 2))
        #expect(await ids(CatalogLintRun(least: .warning)) == (0, 2))
        #expect(await ids(CatalogLintRun(rules: ["missing-dark"])) == (1, 1))
        #expect(await ids(CatalogLintRun(rules: ["lost-in-appearance"])) == (2, 2))
        #expect(await ids(CatalogLintRun(rules: ["missing-file"])) == (0, 0))
    }

    // MARK: - Colours

    private func colors(_ names: [String: [(String, String?)]]) async -> [String] {
        var texts: [String: String] = [:]
        for (name, values) in names {
            texts["A.xcassets/\(name).colorset/Contents.json"] = CatalogLint.Example.colors(
                values.map { hex, trait in trait.map { .value(hex, $0) } ?? .value(hex) })
        }
        return await InMemoryCatalogs(texts: texts).audit(["A.xcassets"]).looks.map {
            "\($0.color?.rawValue ?? "") \($0.loss?.row ?? "")"
        }
    }

    @Test func `colours are lost by their values, unless their names say that they lie behind something`() async {
        let ink = [("1D2B3A", String?.none)]
        #expect(
            await colors(["titleText": ink, "brand": ink]) == [
                "brand missing-dark-color", "titleText missing-dark-color",
            ])
        #expect(
            await colors(["card": ink, "separator": ink, "textOnAccent": ink, "gray9": ink, "textDisabled": ink]) == [])
        #expect(await colors(["brand": [("14479E", nil), ("1B3B73", "dark")]]) == ["brand low-contrast-color"])
        #expect(
            await colors(["linkText": [("2F7DE1", nil), ("8FB8FF", "dark")]]) == [
                "linkText missing-high-contrast-color"
            ])
        // On a background of its own, another lint judges it.
        #expect(await colors(["noteText": ink, "noteBackground": [("FFF4B8", nil)]]) == [])
    }

    @Test func `what may be intentional is fixed only where it is asked for`() async throws {
        let finding = try #require(await looks("sun", square("#101828")).first)
        #expect(finding.diagnostic.fix != nil)
        #expect(CatalogLintRun().fix(of: finding) == nil)
        #expect(CatalogLintRun(rules: ["missing-dark"]).fix(of: finding) != nil)
    }
}
