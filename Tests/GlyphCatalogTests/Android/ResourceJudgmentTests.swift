import GlyphAudit
import GlyphFormats
import GlyphModel
import Markup
import SemanticColor
import Testing

@testable import GlyphCatalog

/// How resources of Android apps are judged beside one another, and what is said about them.
@Suite struct ResourceJudgmentTests {
    private typealias App = PlantedResources

    private let night = ["values-night/colors.xml": App.colors([("page", "#121212")])]
    private let day = ["values/colors.xml": App.colors([("page", "#FFFFFF")])]

    private func audit(_ files: [String: String], in folder: String = "res/") async -> CatalogAudit {
        let all = night.merging(day) { $1 }.merging(files) { $1 }
        let texts = Dictionary(uniqueKeysWithValues: all.map { (folder + $0, $1) })
        return await InMemoryCatalogs(texts: texts).audit(["."])
    }

    @Test func `a theme that follows the system without values for night shows what is lost`() async {
        let colors = App.colors([("body_text", "#111111"), ("page_background", "#FFFFFF")])
        func severities(_ theme: String) async -> [Diagnostic.Severity] {
            let themes = "<resources><style name=\"App\" parent=\"\(theme)\"/></resources>"
            let app = ["res/values/colors.xml": colors, "res/values/themes.xml": themes]
            return await InMemoryCatalogs(texts: app).audit(["res"]).findings.map(\.diagnostic.severity)
        }
        #expect(await severities("Theme.MaterialComponents.DayNight") == [.warning, .warning])
        #expect(await severities("Theme.MaterialComponents.Light") == [.info, .info])
    }

    @Test func `a value for night counts for all source sets of its module`() async {
        let files = [
            "app/src/main/res/values/colors.xml": App.colors([("note_text", "#111111"), ("map_text", "#111111")]),
            "app/src/main/res/values-night/colors.xml": App.colors([("note_text", "#EEEEEE")]),
            "app/src/debug/res/values/colors.xml": App.colors([("note_text", "#220000"), ("memo_text", "#220000")]),
            "app/src/main/res/drawable-night/owl.xml": App.vector(App.path("#8FB8FF")),
            "app/src/main/res/drawable/owl.xml": App.vector(App.path("#14479E")),
            "app/src/debug/res/drawable/owl.xml": App.vector(App.owl),
            "lib/src/main/res/values/colors.xml": App.colors([("lib_text", "#111111")]),
        ]
        let run = CatalogLintRun(least: .warning)
        let audit = await InMemoryCatalogs(texts: files).audit(["."], lints: run)
        #expect(
            Set(audit.findings.map(\.subject)) == ["color map_text", "color memo_text", "color lib_text"])
    }

    @Test func `drawables in different colours of the theme are different pictures`() async {
        func shown(_ first: String, _ second: String) async -> [String] {
            await audit([
                "drawable/dot.xml": App.vector(App.path(first)),
                "drawable/spot.xml": App.vector(App.path(second) + " "),
            ]).findings.map(\.diagnostic.id)
        }
        #expect(await shown("?attr/colorError", "?attr/colorPrimary") == [])
        #expect(await shown("?attr/colorError", "?attr/colorError") == ["same-picture"])
    }

    @Test func `a colour that leads out of the folders is not checked, with the reason`() async {
        let audit = await audit([
            "values/more.xml": App.colors([
                ("a_text", "@color/m3_text"), ("b_text", "@color/states"), ("c_text", "?attr/colorError"),
            ]),
            "color/states.xml": "<selector/>",
        ])
        let reasons = Dictionary(uniqueKeysWithValues: audit.skipped.map { (FolderPath.last(of: $0.path), $0.reason) })
        #expect(reasons["a_text"] == "it refers to a colour that is not in these folders")
        #expect(reasons["b_text"] == "colours by the state of a control are not judged")
        #expect(reasons["c_text"] == "the theme of the app gives the colour")
    }

    @Test func `the sheet says why a resource is not shown`() async {
        let texts = [
            "res/values/colors.xml": App.colors([("a", "@color/m3_text"), ("b", "#111111")]),
            "res/values-night/colors.xml": App.colors([("c", "#111111")]),
            "res/drawable/list.xml": "<layer-list/>", "res/drawable/broken.xml": "<vector",
        ]
        let app = InMemoryCatalogs(texts: texts)
        let sheet = await CatalogSheet.make(of: "res", in: ["res"], scaler: nil) { app.folder($0) }
        let reasons = Dictionary(uniqueKeysWithValues: sheet.left.map { (FolderPath.last(of: $0.path), $0.reason) })
        #expect(reasons["a"] == "it refers to a colour that is not in these folders")
        #expect(reasons["c"] == "it has no value for light")
        #expect(reasons["list"] == "a drawable of the kind 'layer-list' is not drawn")
        #expect(reasons["broken"]?.hasPrefix("the file is not read: ") == true)
    }

    // MARK: Pictures

    @Test func `a white plate of a file for night is reported as info at that file`() async throws {
        func card(_ plate: String) -> String {
            App.vector(App.path(plate, "M2,2h20v20h-20z") + App.path("#2D6CDF", "M6,10h12v4h-12z"))
        }
        let audit = await audit(["drawable/card.xml": card("#FFF"), "drawable-night/card.xml": card("#F8F8F8")])
        let found = try #require(audit.findings.map(\.diagnostic).first { $0.id == "white-plate" })
        #expect(found.severity == .info && found.location?.path == "res/drawable-night/card.xml")
        #expect(found.hint?.hasPrefix("draw its plate softer there, such as #") == true)
    }

    @Test func `a plate behind the logo of a company, or behind several strong colours, is reported as info`() async {
        func severity(_ name: String, _ icons: String) async -> [Diagnostic.Severity] {
            let card = App.vector(App.path("#FFF", "M2,2h20v20h-20z") + icons)
            let audit = await audit(["drawable/\(name).xml": card])
            return audit.findings.map(\.diagnostic).filter { $0.id == "white-plate" }.map(\.severity)
        }
        let icon = App.path("#2D6CDF", "M6,10h12v4h-12z")
        let colors =
            App.path("#EA4335", "M6,6h6v6h-6z") + App.path("#34A853", "M12,6h6v6h-6z")
            + App.path("#4285F4", "M6,12h12v6h-12z")
        #expect(await severity("sign_in", icon) == [.warning])
        #expect(await severity("google_sign_in", icon) == [.info])
        #expect(await severity("sign_in", colors) == [.info])
    }

    @Test func `a pair is judged at night, too, where dark shows it`() async throws {
        let audit = await audit([
            "values/more.xml": App.colors([("colorOnAlert", "#212121"), ("colorAlert", "#FFD0D0")]),
            "values-night/more.xml": App.colors([("colorAlert", "#1C1C1C")]),
        ])
        let found = try #require(audit.findings.first?.diagnostic)
        #expect(found.id == "low-contrast-pair" && found.severity == .warning)
        #expect(found.message.contains("in dark on 'colorAlert'"))
    }

    @Test func `a text on the page needs 4,5 to 1 by its name`() async throws {
        let audit = await audit([
            "values/more.xml": App.colors([("onSurface", "#111111")]),
            "values-night/more.xml": App.colors([("onSurface", "#222222")]),
        ])
        let found = try #require(audit.findings.first?.diagnostic)
        #expect(found.message.hasSuffix("; text needs 4.5 : 1"))
        #expect(found.hint?.contains("with 4.5 : 1 is #") == true)
    }

    @Test func `the sheet shows a drawable in its colours for night`() async throws {
        let texts = [
            "res/drawable/a.xml": App.vector(App.path("@color/ink")),
            "res/values/colors.xml": App.colors([("ink", "#44474E")]),
            "res/values-night/colors.xml": App.colors([("ink", "#C4C6D0")]),
        ]
        let app = InMemoryCatalogs(texts: texts)
        let sheet = await CatalogSheet.make(of: "res", in: ["res"], scaler: nil) { app.folder($0) }
        let pictures = try #require(sheet.set.assets.first).pictures
        func paint(_ appearance: Appearance) -> String? {
            pictures.first { $0.appearance == appearance }.map { "\($0.drawing.layers.map(\.paint))" }
        }
        #expect(paint(.light) != nil && paint(.dark) != nil && paint(.light) != paint(.dark))
    }

    @Test func `the sheet of a folder of resources has its path as the title`() async {
        let app = InMemoryCatalogs(texts: ["app/src/main/res/drawable/a.xml": App.vector(App.path("#111"))])
        let sheet = await CatalogSheet.make(of: "app/src/main/res", in: ["app"], scaler: nil) { app.folder($0) }
        #expect(sheet.set.title == "app/src/main/res" && sheet.subject == .resources)
    }

    @Test func `a file for night that is lost there is a warning, also in one colour`() async {
        let audit = await audit([
            "drawable/coal.xml": App.vector(App.path("#14479E")),
            "drawable-night/coal.xml": App.vector(App.path("#141414")),
        ])
        #expect(
            audit.findings.map { "\($0.diagnostic.severity) \($0.diagnostic.id)" } == ["warning low-contrast-picture"])
    }

    @Test func `a colour in no paint is said to be mixed, and is found at the beginning`() async throws {
        let pale = App.vector(
            App.path("#FBFCFE", "M2,2h9v9h-9z") + App.path("#60FF8800", "M2,2h9v9h-9z")
                + App.path("#F0F2F8", "M13,13h9v9h-9z") + App.path("#60FF8800", "M13,13h9v9h-9z")
                + App.path("#FFD60A", "M2,13h2v2h-2z"))
        let audit = await audit(["drawable/pale.xml": pale, "drawable-night/pale.xml": App.vector(App.path("#F5E9C8"))])
        let found = try #require(
            audit.findings.map(\.diagnostic).first { $0.location?.path == "res/drawable/pale.xml" })
        #expect(found.message.contains(" (mixed from its paints) reaches "))
        #expect(found.location?.line == 1)
    }

    @Test func `a drawable that stops the build or the app is an error with a hint`() async throws {
        let sizes = App.vector(App.path("#111")).replacing("android:viewportWidth=\"24\"", with: "")
        let audit = await audit([
            "drawable/color.xml": App.vector(App.path("#C6282")), "drawable/size.xml": sizes,
            "drawable/open.xml": "<vector>", "drawable/data.xml": App.vector(App.path("#123456", "M4,4h16-16-z")),
        ])
        #expect(audit.findings.map(\.diagnostic.severity) == [.error, .error, .error, .error])
        let hint = audit.findings.map(\.diagnostic).first { $0.location?.path.hasSuffix("size.xml") == true }?.hint
        #expect(hint == "state android:viewportWidth and android:viewportHeight, such as 24")
    }

    @Test func `a text that refers to another colour is said to need a value of its own`() async throws {
        let audit = await audit([
            "values/more.xml": App.colors([("caption_text", "@color/text_grey"), ("text_grey", "#BDBDBD")])
        ])
        let found = try #require(audit.findings.first)
        #expect(audit.findings.map(\.subject) == [found.subject] && found.color?.rawValue == "caption_text")
        #expect(found.diagnostic.message.hasSuffix("; text needs 4.5 : 1"))
        #expect(
            found.diagnostic.hint
                == "it refers to '@color/text_grey'; give it a value of its own in light, such as #767676 with 4.5 : 1, "
                + "and keep the present one in dark")
        #expect(found.diagnostic.fix == nil)
    }

    @Test func `a colour that others refer to is judged itself where its name or a theme shows it`() async {
        func names(_ name: String, _ more: [String: String] = [:]) async -> Set<String?> {
            let files = ["values/more.xml": App.colors([("hero", "@color/" + name), (name, "#BDBDBD")])]
            return Set(await audit(files.merging(more) { $1 }).findings.map(\.color?.rawValue))
        }
        #expect(await names("text_grey") == [])
        #expect(await names("text_muted") == ["text_muted"])
        let theme =
            "<resources><style name=\"App\"><item name=\"android:textColor\">@color/text_grey</item></style></resources>"
        #expect(await names("text_grey", ["values/themes.xml": theme]) == ["text_grey"])
        // Nothing refers to it.
        let alone = await audit(["values/more.xml": App.colors([("text_grey", "#BDBDBD")])])
        #expect(alone.findings.map(\.color?.rawValue) == ["text_grey"])
    }

    @Test func `values of a text that are seen only in the place of each other are said to be swapped`() async throws {
        func found(_ light: String, _ dark: String, _ name: String = "text_subtitle") async -> [Diagnostic] {
            await audit([
                "values/more.xml": App.colors([(name, light), ("grey_l", "#BDBDBD"), ("grey_d", "#4D4D4D")]),
                "values-night/more.xml": App.colors([(name, dark)]),
            ]).findings.map(\.diagnostic)
        }
        for (light, dark) in [("#BDBDBD", "#4D4D4D"), ("@color/grey_l", "@color/grey_d")] {
            let finding = try #require(await found(light, dark).first)
            #expect(finding.severity == .warning && finding.fix == nil)
            #expect(
                finding.message.contains(" for light and for dark seem swapped: they reach 1.87 : 1 on #FFFFFF and "))
        }
        #expect(await found("#BDBDBD", "#4D4D4D", "text_sub").count == 1)
        // Each in its place; and a name that says another background.
        #expect(await found("#4D4D4D", "#BDBDBD") == [])
        #expect(await found("#BDBDBD", "#4D4D4D", "text_on_photo") == [])
    }

    // MARK: Names

    /// What is said about an app without values for night, as `subject id`.
    private func found(_ colors: [(String, String)], _ files: [String: String] = [:]) async -> Set<String> {
        let all = files.merging(["values/colors.xml": App.colors(colors)]) { $1 }
        let texts = Dictionary(uniqueKeysWithValues: all.map { ("res/" + $0, $1) })
        let audit = await InMemoryCatalogs(texts: texts).audit(["res"])
        return Set(audit.findings.map { "\($0.glyph ?? $0.color?.rawValue ?? "") \($0.diagnostic.id)" })
    }

    @Test(arguments: ["%_dark", "%_night", "%_inverted", "%_inverse", "%_inv", "dark_%"])
    func `a colour is not judged in dark next to one for dark`(pattern: String) async {
        func twin(_ name: String) -> String { pattern.replacing("%", with: name) }
        let colors = [("primary_text", "#212121"), ("card_background", "#FFFFFF")]
        #expect(
            await found(colors) == ["primary_text missing-dark-color", "card_background bright-background"])
        let twins = [(twin("primary_text"), "#F5F5F5"), (twin("card_background"), "#2B2B2B")]
        #expect(await found(colors + twins) == [])
        // A darker shade is not for dark, nor is a bright background.
        let shades = [(twin("primary_text"), "#111111"), (twin("card_background"), "#F0F0F0")]
        #expect(
            await found(colors + shades).isSuperset(of: [
                "primary_text missing-dark-color", "card_background bright-background",
            ]))
    }

    @Test func `the colour for dark is not judged in light, and what has one needs 4,5 to 1 there`() async throws {
        let audit = await InMemoryCatalogs(texts: [
            "res/values/colors.xml": App.colors([("fg_color", "#A0A0A0"), ("fg_color_inv", "#0099FF")])
        ]).audit(["res"])
        #expect(audit.findings.map(\.color?.rawValue) == ["fg_color"])
        #expect(await found([("fg_color_inv", "#5BBBFF")]) == ["fg_color_inv low-contrast-color"])
        let text = await InMemoryCatalogs(texts: [
            "res/values/colors.xml": App.colors([("hint_text", "#A0A0A0"), ("sub_text_dark", "#FF5252")]),
            "res/values/more.xml": App.colors([("sub_text", "#A0A0A0")]),
        ]).audit(["res"])
        let finding = try #require(text.findings.first { $0.color?.rawValue == "sub_text" }?.diagnostic)
        #expect(finding.hint?.hasPrefix("the nearest value of this hue with 4.5 : 1 is #76") == true)
    }

    @Test func `an inverted text next to values for night is on another background`() async {
        let audit = await audit([
            "values/more.xml": App.colors([("primary_text", "#212121"), ("primary_text_inverted", "#FFFFFF")])
        ])
        #expect(
            audit.findings.map { "\($0.diagnostic.severity) \($0.diagnostic.id)" } == ["warning missing-dark-color"])
    }

    @Test func `a drawable is not judged in dark next to one for dark that is seen there`() async {
        func names(_ twin: String) async -> Set<String> {
            await found(
                [], ["drawable/crow.xml": App.vector(App.owl), "drawable/crow_dark.xml": App.vector(App.path(twin))])
        }
        #expect(await names("#F5E9C8") == [])
        #expect(await names("#181818") == ["crow missing-dark"])
    }

    @Test func `an icon that the system colours is not judged`() async {
        func isJudged(_ name: String, _ drawing: String = App.path("#000000")) async -> Bool {
            await !found([], ["drawable/\(name).xml": App.vector(drawing)]).isEmpty
        }
        for name in [
            "ic_stat_notify", "ic_notification", "ic_aegis_notification", "ic_notification_small_24dp",
            "tile_quicksettings", "ic_quick_settings_scan",
        ] {
            #expect(await !isJudged(name), "\(name)")
        }
        for name in ["ic_notifications_black_24dp", "ic_notification_settings", "ic_add_notification", "ic_station"] {
            #expect(await isJudged(name), "\(name)")
        }
        // The system would draw it as one plate.
        #expect(await isJudged("ic_notification", App.owl))
    }
}
