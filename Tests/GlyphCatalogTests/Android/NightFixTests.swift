import GlyphAudit
import GlyphModel
import Markup
import SemanticColor
import Testing

@testable import GlyphCatalog

/// Which fixes an Android app gets for night: none that does harm.
@Suite struct NightFixTests {
    private typealias App = PlantedResources

    private let dayNight = "<resources><style name=\"App\" parent=\"Theme.Material3.DayNight\"/></resources>"

    /// The values of colours in a text, by their names.
    private func values(_ text: String?) -> [String: String] {
        let pairs = (text ?? "").matches(of: /<color name="([^"]+)">([^<]+)</).map { (String($0.1), String($0.2)) }
        return Dictionary(pairs) { first, _ in first }
    }

    private func ratio(_ hex: String?, on ground: String) throws -> Double {
        let color = try #require(hex.flatMap { Color(androidHex: $0) })
        return color.contrastRatio(on: try #require(Color(hex: ground)))
    }

    // MARK: Light apps

    @Test func `an app without a dark theme gets nothing for night unless its lint is named`() async throws {
        let app = [
            "drawable/owl.xml": App.vector(App.owl),
            "values/colors.xml": App.colors([("title", "#1D2B3A"), ("page_background", "#FFFFFF")]),
        ]
        let (texts, findings) = try await App.changed(app)
        #expect(texts.isEmpty)
        #expect(
            Set(findings.map(\.diagnostic.id)) == ["missing-dark", "missing-dark-color", "bright-background"])
        for hint in findings.compactMap(\.diagnostic.hint) {
            #expect(hint.hasPrefix("if a dark theme shows it, "), "\(hint)")
        }
        let named = try await App.changed(app, CatalogLintRun(rules: ["missing-dark-color"])).texts
        #expect(Array(named.keys) == ["values-night/colors.xml"])
    }

    @Test func `one drawable for night says nothing about the other ones`() async {
        func severities(_ count: Int) async -> Set<Diagnostic.Severity> {
            var app = ["res/drawable/owl.xml": App.vector(App.owl)]
            for index in 0..<count {
                app["res/drawable/sun\(index).xml"] = App.vector(App.path("#8A6100"))
                app["res/drawable-night/sun\(index).xml"] = App.vector(App.path("#FFD60A"))
            }
            let audit = await InMemoryCatalogs(texts: app).audit(["res"])
            return Set(audit.findings.filter { $0.glyph == "owl" }.map(\.diagnostic.severity))
        }
        #expect(await severities(1) == [.info])
        #expect(await severities(3) == [.warning])
    }

    // MARK: Values for night

    @Test func `black becomes nearly white, and a gray keeps the ratio that it has in light`() async throws {
        let (texts, _) = try await App.changed([
            "values/themes.xml": dayNight,
            "values/colors.xml": App.colors([
                ("title", "#000000"), ("caption", "#555555"), ("label", "#14479E"), ("subtitle", "#8A8A8A"),
            ]),
        ])
        let night = values(texts["values-night/colors.xml"])
        #expect(try ratio(night["title"], on: "#1D1B20") >= 12)
        #expect((7.4...8).contains(try ratio(night["caption"], on: "#1D1B20")))
        #expect((4.5...5).contains(try ratio(night["label"], on: "#1D1B20")))
        // It is seen at night.
        #expect(night["subtitle"] == nil)
    }

    @Test func `a drawable in black becomes nearly white`() async throws {
        let (texts, _) = try await App.changed([
            "values/themes.xml": dayNight,
            "drawable/owl.xml": App.vector(App.path("#000000", "M2,2h9v9h-9z") + App.path("#1B1B3A", "M13,13h9v9h-9z")),
        ])
        let night = try #require(texts["drawable-night/owl.xml"])
        let first = night.firstMatch(of: /fillColor="(#[0-9A-F]+)"/).map { String($0.1) }
        #expect(try ratio(first, on: "#1D1B20") >= 12)
    }

    @Test func `a text on the page is one by its name, and gets a value before its background does`() async throws {
        let (texts, findings) = try await App.changed([
            "values/themes.xml": dayNight,
            "values/colors.xml": App.colors([
                ("colorDialogBackground", "#FFFFFF"), ("colorDialogMessage", "#000000"),
                ("colorOnBackground", "#212121"), ("onSurfaceVariant", "#49454F"), ("colorOnPrimary", "#212121"),
                ("chat_message", "#14479E"),
            ]),
        ])
        #expect(findings.map(\.diagnostic.id) == [])
        let names = ["colorDialogBackground", "colorDialogMessage", "colorOnBackground", "onSurfaceVariant"]
        #expect(values(texts["values-night/colors.xml"]).keys.sorted() == names)
    }

    @Test func `a background is not darkened below a text that stays dark`() async throws {
        let app = [
            "values/themes.xml": dayNight,
            "values/colors.xml": App.colors([("page_background", "#FFFFFF"), ("title", "#212121")]),
        ]
        let (texts, findings) = try await App.changed(app, CatalogLintRun(rules: ["bright-background"]))
        #expect(texts.isEmpty)
        #expect(findings.first?.diagnostic.hint?.contains("'title'") == true)
        #expect(values(try await App.changed(app).texts["values-night/colors.xml"]).count == 2)
    }

    // MARK: Values for light

    @Test func `a text of one value gets another one for light, and keeps it for night`() async throws {
        let (texts, findings) = try await App.changed([
            "values/colors.xml": App.colors([("page", "#FFFFFF"), ("title_text", "#C0C0C0")]),
            "values-night/colors.xml": App.colors([("page", "#121212")]),
        ])
        #expect(findings.map(\.diagnostic.message) == [])
        #expect(try ratio(values(texts["values/colors.xml"])["title_text"], on: "#FFFFFF") >= 4.5)
        #expect(values(texts["values-night/colors.xml"])["title_text"] == "#C0C0C0")
    }

    @Test func `a text of an app without a dark theme gets a value for light alone`() async throws {
        let (texts, _) = try await App.changed(["values/colors.xml": App.colors([("title_text", "#C0C0C0")])])
        #expect(Array(texts.keys) == ["values/colors.xml"])
        #expect(try ratio(values(texts["values/colors.xml"])["title_text"], on: "#FFFFFF") >= 4.5)
    }

    @Test func `two texts of different strengths do not become one`() async throws {
        func app(_ colors: [(String, String)]) async throws -> (texts: [String: String], findings: [AuditFinding]) {
            try await App.changed([
                "values/colors.xml": App.colors(colors + [("page", "#FFFFFF")]),
                "values-night/colors.xml": App.colors([("page", "#121212")]),
            ])
        }
        let (texts, findings) = try await app([("title_text", "#9E9E9E"), ("caption_text", "#BDBDBD")])
        #expect(texts.isEmpty)
        #expect(findings.map(\.diagnostic.severity) == [.warning, .warning])
        let hints = findings.compactMap(\.diagnostic.hint)
        #expect(
            hints.contains { $0.hasSuffix("; 'title_text' would look like it: choose the values of both together") })
        // The one that is seen is as strong as the other one would be.
        #expect(try await app([("title_text", "#757575"), ("caption_text", "#BDBDBD")]).texts.isEmpty)
        // Alike already, and of another hue.
        let alike = try await app([("title_text", "#9E9E9E"), ("body_text", "#9E9E9E"), ("link_text", "#5B9BFF")])
        #expect(alike.texts.count == 2 && alike.findings.isEmpty)
        // A text for another background stays as it is, and a symbol is no step of a text.
        let others = try await app([("title_text", "#A0A0A0"), ("bar_text", "#FFFFFF"), ("home_icon", "#757575")])
        #expect(others.texts.count == 2 && others.findings.isEmpty)
    }

    @Test func `a value that a colour for dark refers to is left to people`() async throws {
        let (texts, findings) = try await App.changed([
            "values/colors.xml": App.colors([("title_text", "#9E9E9E"), ("caption_dark", "@color/title_text")])
        ])
        #expect(texts.isEmpty)
        let hint = findings.compactMap(\.diagnostic.hint).first
        #expect(hint?.hasSuffix("; 'caption_dark' refers to it: let that one keep the present value") == true)
    }

    // MARK: Colours of the app

    private let brand = [
        "values/colors.xml": App.colors([("icon_tint", "#44474E"), ("brand", "#0B57D0"), ("ink", "#1D2B3A")]),
        "values-night/colors.xml": App.colors([("icon_tint", "#C4C6D0"), ("brand", "#A8C7FA")]),
    ]

    @Test func `what is lost in the value of a colour refers to it, and gets no file for night`() async throws {
        let drawable = App.vector(App.path("#44474E", "M2,2h9v9h-9z") + "\n" + App.path("#0B57D0", "M13,13h9v9h-9z"))
        let (texts, findings) = try await App.changed(brand.merging(["drawable/owl.xml": drawable]) { $1 })
        #expect(
            texts["drawable/owl.xml"]
                == drawable.replacing("#44474E", with: "@color/icon_tint").replacing("#0B57D0", with: "@color/brand"))
        #expect(texts.keys.allSatisfy { !$0.hasPrefix("drawable-night") })
        #expect(findings.filter { $0.glyph == "owl" }.isEmpty)
    }

    @Test func `a plate beside the value of a colour gets no file for night`() async throws {
        let card = App.vector(App.path("#FFF", "M2,2h20v20h-20z") + App.path("#0B57D0", "M6,10h12v4h-12z"))
        let run = CatalogLintRun(rules: ["white-plate"])
        #expect(try await App.changed(brand.merging(["drawable/card.xml": card]) { $1 }, run).texts.isEmpty)
    }

    @Test func `a colour that is lost gets its value for night once, and its drawables no files`() async throws {
        let drawable = App.vector(App.path("@color/ink", "M2,2h9v9h-9z") + App.path("@color/ink", "M13,13h9v9h-9z"))
        let (texts, _) = try await App.changed(
            brand.merging(["drawable/owl.xml": drawable, "drawable/raven.xml": drawable]) { $1 },
            CatalogLintRun(rules: ["missing-dark"]))
        #expect(Array(texts.keys) == ["values-night/colors.xml"])
        #expect(values(texts["values-night/colors.xml"])["ink"] != nil)
    }

    @Test func `black by its name is not changed for a drawable`() async throws {
        let drawable = App.vector(App.path("@color/black", "M2,2h9v9h-9z") + App.path("#14479E", "M13,13h9v9h-9z"))
        let (texts, _) = try await App.changed([
            "values/themes.xml": dayNight, "values/colors.xml": App.colors([("black", "#000000")]),
            "drawable/owl.xml": drawable,
        ])
        #expect(texts.isEmpty)
    }

    // MARK: Files

    @Test func `a file with a byte order mark is fixed at the right places`() async throws {
        let (texts, findings) = try await App.changed([
            "values/colors.xml": "\u{FEFF}" + App.colors([("title", "#1D2B3A"), ("headline", "#14479E")]),
            "values-night/colors.xml": "\u{FEFF}" + App.colors([("headline", "#1B3B73")]),
        ])
        #expect(findings.map(\.diagnostic) == [])
        let night = values(texts["values-night/colors.xml"])
        #expect(night.count == 2 && night["headline"] != "#1B3B73")
    }

    @Test func `new files for night are in the folder that the command runs in`() async throws {
        let files = [
            "values/themes.xml": dayNight, "values/colors.xml": App.colors([("title", "#1D2B3A")]),
            "drawable/owl.xml": App.vector(App.path("#101828", "M2,2h9v9h-9z") + App.path("#14479E", "M13,13h9v9h-9z")),
        ]
        let (texts, _) = try await App.fixed(InMemoryCatalogs(texts: files), ".")
        #expect(Set(texts.keys).subtracting(files.keys) == ["values-night/colors.xml", "drawable-night/owl.xml"])
    }

    @Test func `a file in another encoding is left as it is`() async throws {
        let text = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>" + App.colors([("page", "#121212")])
        let bytes = Array(text.replacing("page", with: "\u{1}").utf8).map { $0 == 1 ? UInt8(0xE9) : $0 }
        let path = "res/values-night/colors.xml"
        var fixes = CatalogFixes(below: ["res"], disk: PlantedFiles(files: [path: bytes]).folder)
        let fix = Fix("add a value", edits: [Fix.Edit(path: path, range: 60..<60, replacement: " ")])
        let digest = Digest(of: bytes)
        let round = try fixes.apply([("missing-dark-color", fix)], read: [path: digest])
        #expect(round.refusals.map(\.reason) == ["is not in UTF-8; save it as UTF-8"])
    }
}
