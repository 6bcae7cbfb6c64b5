import GlyphModel
import Markup
import Testing

@testable import GlyphCatalog

/// What concerns only some apps is found in these, and in all where its lint is named.
@Suite struct RelevantLintTests {
    private static let badge =
        ##"<circle cx="12" cy="12" r="10" fill="#D92D20"/><path fill="#FFFFFF" d="M7 10h10v4H7z"/>"##
    private static let tools =
        ##"<path fill="#5E5E61" d="M3 3h10v18H3z"/><path fill="#8E8E93" d="M15 7h6v10h-6z"/>"##

    private func count(
        _ id: String, _ drawing: String, at path: String = "App/A.xcassets/run.imageset", isNamed: Bool = false,
        _ more: [String: String] = [:]
    ) async -> Int {
        let texts = InMemoryCatalogs.imageSet(path, drawing).merging(more) { first, _ in first }
        let audit = await InMemoryCatalogs(texts: texts).audit(
            ["App"], lints: isNamed ? CatalogLintRun(rules: [id]) : CatalogLintRun())
        return audit.findings.count { $0.diagnostic.id == id }
    }

    @Test func `a plate that flattens is found where there is a widget or a watch app`() async {
        let id = "flattens-in-accented"
        #expect(await count(id, Self.badge) == 0)
        #expect(await count(id, Self.badge, isNamed: true) == 1)
        #expect(await count(id, Self.badge, at: "App/NewsWidget/A.xcassets/run.imageset") == 1)
        let others: [[String: String]] = [
            InMemoryCatalogs.imageSet("App/A.xcassets/widget-sun.imageset"),
            InMemoryCatalogs.imageSet("App/Run Watch App/B.xcassets/sun.imageset"),
            [
                "App/News/Info.plist":
                    "<plist><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>"
                    + "<string>com.apple.widgetkit-extension</string></dict></dict></plist>"
            ],
            ["App/App.xcodeproj/project.pbxproj": "/* WidgetKit.framework in Frameworks */\n"],
        ]
        for other in others { #expect(await count(id, Self.badge, other) == 1, "\(other.keys)") }
        #expect(await count(id, Self.badge, ["App/Info.plist": "<plist><dict/></plist>"]) == 0)
    }

    @Test(arguments: [
        ("run", 0), ("run-material", 1), ("hud_run", 1), ("toolbar-run", 1), ("Sidebar/run", 1), ("barn-run", 0),
    ])
    func `a sign that is lost on a material is found where its name says that it is on one`(name: String, found: Int)
        async
    {
        let path = "App/A.xcassets/\(name).imageset"
        #expect(await count("lost-on-material", Self.tools, at: path) == found)
        #expect(await count("lost-on-material", Self.tools, at: path, isNamed: true) == 1)
    }
}
