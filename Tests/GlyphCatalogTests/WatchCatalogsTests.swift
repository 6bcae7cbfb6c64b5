import GlyphModel
import Markup
import Testing

@testable import GlyphCatalog

@Suite struct WatchCatalogsTests {
    /// The findings of all lints of colours about one set in a catalog.
    private func findings(
        in catalog: String, _ name: String, _ colors: ExampleColor..., besides more: [String: String] = [:]
    ) async -> [String] {
        var texts = more
        texts["\(catalog)/\(name).colorset/Contents.json"] = CatalogLint.Example.colors(colors)
        return await InMemoryCatalogs(texts: texts).audit([catalog]).findings.map(\.diagnostic.id)
    }

    @Test(arguments: [
        "Watch.xcassets", "Tracker Watch App/Assets.xcassets", "TrackerWatch Extension/Assets.xcassets",
        "watchOS/Assets.xcassets", "TrackerWatchKitApp/Assets.xcassets",
    ])
    func `colours of a watch app are judged in dark only`(catalog: String) async {
        // 3.75 : 1 on white, 5.6 : 1 on black.
        #expect(await findings(in: catalog, "AccentColor", .value("F43E37")) == [])
        #expect(await findings(in: catalog, "titleText", .value("F2B705")) == [])
        #expect(await findings(in: catalog, "titleText", .value("1D2B3A")) == ["missing-dark-color"])
    }

    @Test(arguments: [
        "Assets.xcassets", "Watchlist/Assets.xcassets", "Watch List/Assets.xcassets", "Stopwatch.xcassets",
        "Watch/Code/App/Sources/Assets.xcassets",
    ])
    func `colours of other apps are judged in light, too`(catalog: String) async {
        #expect(await findings(in: catalog, "AccentColor", .value("F43E37")) == ["missing-high-contrast-color"])
        #expect(await findings(in: catalog, "titleText", .value("F2B705")).contains("low-contrast-color"))
    }

    @Test func `complications are of a watch app`() async {
        let complication = ["A.xcassets/Face.complicationset/Contents.json": #"{ "info" : {} }"#]
        #expect(await findings(in: "A.xcassets", "AccentColor", .value("F43E37"), besides: complication) == [])
    }
}
