import GlyphModel
import Markup
import Testing

@testable import GlyphCatalog

/// An app that is light or dark at any time is not judged in the other style.
@Suite struct AppStylesTests {
    private typealias Example = CatalogLint.Example

    private static func list(_ entries: String) -> String {
        #"<?xml version="1.0" encoding="UTF-8"?>"#
            + "\n<plist version=\"1.0\"><dict><key>CFBundleName</key><string>App</string>\(entries)</dict></plist>"
    }

    private static let dark = list("<key>UIUserInterfaceStyle</key><string>Dark</string>")
    private static let light = list("<key>UIUserInterfaceStyle</key><string>Light</string>")

    /// A white box with a blue tick: hardly visible on white, and a bright plate in dark. A dark text and a white page.
    private static func catalog(_ path: String) -> [String: String] {
        let box = ##"<path fill="#FFFFFF" d="M1 1h22v22H1z"/><path fill="#7FB2FF" d="M10 10h5v5h-5z"/>"##
        return InMemoryCatalogs.imageSet(path + "/box.imageset", box).merging([
            path + "/titleText.colorset/Contents.json": Example.colors(.value("1D2B3A")),
            path + "/subtitle.colorset/Contents.json": Example.colors(.value("8FB8FF"), .value("8FB8FF", "dark")),
            path + "/pageBackground.colorset/Contents.json": Example.colors(.value("FFFFFF")),
        ]) { first, _ in first }
    }

    private func audit(_ files: [String: String], _ catalog: String) async -> (ids: [String], reasons: [String]) {
        let texts = files.merging(Self.catalog(catalog)) { first, _ in first }
        let audit = await InMemoryCatalogs(texts: texts).audit(["App"], lints: CatalogLintRun(least: .warning))
        return (audit.looks.compactMap { $0.loss?.row }.sorted(), audit.skipped.map(\.reason))
    }

    private static let inLight = ["low-contrast-color"]
    private static let inDark = ["missing-dark-color", "white-plate"]

    @Test(arguments: [
        "App/Info.plist", "App/Main/Info.plist", "App/Main/Main-Info.plist", "App/Main/Supporting Files/Info.plist",
    ])
    func `a list states it for the catalogs in its folder, and next to that`(path: String) async {
        let catalog = "App/Main/Assets.xcassets"
        let isDark = await audit([path: Self.dark], catalog)
        #expect(Set(isDark.ids).isSuperset(of: Self.inDark) && !isDark.ids.contains("low-contrast-color"))
        #expect(isDark.reasons == ["its app is always dark, as '\(path)' states: light is not judged"])
        let isLight = await audit([path: Self.light], catalog)
        #expect(isLight.ids.contains("low-contrast-color") && !isLight.ids.contains("missing-dark-color"))
        #expect(isLight.reasons == ["its app is always light, as '\(path)' states: dark is not judged"])
    }

    @Test(arguments: [
        // No statement, both styles, another app, lists that do not agree, another folder.
        [:], ["App/Info.plist": list("")],
        ["App/Info.plist": list("<key>UIUserInterfaceStyle</key><string>Automatic</string>")],
        ["App/Main/Info.plist": list(""), "App/Info.plist": dark],
        ["App/Main/A-Info.plist": dark, "App/Main/B-Info.plist": list("")],
        ["App/Other/Deep/Info.plist": dark], ["App/Other/Info.plist": dark], ["App/MainTests/Info.plist": dark],
        ["App/Info.plist": "<plist>"],
        ["App/App.xcodeproj/project.pbxproj": "INFOPLIST_KEY_CFBundleDisplayName = Dark;\n"],
        [
            "App/App.xcodeproj/project.pbxproj":
                "INFOPLIST_KEY_UIUserInterfaceStyle = Dark;\nINFOPLIST_KEY_UIUserInterfaceStyle = Light;\n"
        ],
    ])
    func `otherwise both are judged`(files: [String: String]) async {
        let found = await audit(files, "App/Main/Assets.xcassets")
        #expect(Set(found.ids).isSuperset(of: Self.inLight + Self.inDark), "\(found)")
        #expect(!found.reasons.contains { $0.contains("always") })
    }

    @Test func `the settings of a project state it`() async {
        let path = "App/App.xcodeproj/project.pbxproj"
        let setting = "\t\t\t\tINFOPLIST_KEY_UIUserInterfaceStyle = Dark;\n"
        let app = "\t\t\tproductType = \"com.apple.product-type.application\";\n"
        let both = await audit([path: app + setting + setting], "App/Main/Assets.xcassets")
        #expect(Set(both.ids).isSuperset(of: Self.inDark) && both.reasons.count == 1)
        let mac = "INFOPLIST_KEY_NSRequiresAquaSystemAppearance = YES;\n"
        #expect(await audit([path: app + mac], "App/Main/Assets.xcassets").ids.contains("low-contrast-color"))
        // Another project inside, and one of two apps.
        let inner = "App/Main/Main.xcodeproj/project.pbxproj"
        #expect(await audit([path: app + setting, inner: app], "App/Main/Assets.xcassets").reasons.isEmpty)
        let one = await audit([path: app + app + setting + setting], "App/Main/Assets.xcassets")
        #expect(one.reasons.isEmpty)
    }
}
