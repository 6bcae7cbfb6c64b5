import GlyphModel
import Markup
import Testing

@testable import GlyphCatalog

/// Pictures for 1x alone.
@Suite struct MissingScaleTests {
    private static let set = "A.xcassets/a.imageset/"

    private func catalogs(_ slots: [String], side: Int = 24) -> InMemoryCatalogs {
        var catalogs = InMemoryCatalogs(texts: [Self.set + "Contents.json": InMemoryCatalogs.contents("images", slots)])
        for (name, ending) in ["a", "b"].flatMap({ name in ["svg", "png", "jpg"].map { (name, $0) } }) {
            let example = CatalogLint.Example([:], pixels: ["x": CatalogLint.Example.PixelSize(side, side)])
            catalogs.bytes[Self.set + "\(name).\(ending)"] =
                ending == "svg"
                ? Array(CatalogLint.Example.svg(#"<path d="M4 4h16v16H4z"/>"#).utf8) : example.bytes["x"]
        }
        return catalogs
    }

    private func slot(_ file: String?, _ scale: Int?, _ idiom: String = "universal", _ more: String = "") -> String {
        let parts = [
            file.map { #""filename" : "\#($0)""# }, #""idiom" : "\#(idiom)""#, scale.map { #""scale" : "\#($0)x""# },
        ]
        return "{ " + parts.compactMap { $0 }.joined(separator: ", ") + more + " }"
    }

    private func findings(_ catalogs: InMemoryCatalogs) async -> [Diagnostic] {
        await catalogs.audit(["A.xcassets"], lints: CatalogLintRun(rules: ["missing-scale"])).findings.map(\.diagnostic)
    }

    @Test(arguments: [("a.png", 24, Diagnostic.Severity.warning), ("a.png", 150, .info), ("a.jpg", 24, .info)])
    func `pixels for 1x alone are found, small ones as a warning`(
        file: String, side: Int, severity: Diagnostic.Severity
    ) async {
        for slots in [[slot(file, 1)], [slot(file, 1), slot(nil, 2), slot(nil, 3)], [slot(file, 1, "iphone")]] {
            let found = await findings(catalogs(slots, side: side))
            #expect(found.map(\.severity) == [severity], "\(found)")
            #expect(found.allSatisfy { $0.fix == nil && $0.message.contains("at 2x and 3x") })
        }
    }

    @Test func `a larger scale, or another device, is enough`() async {
        let resizable = #", "resizing" : { "mode" : "9-part" }"#
        for slots in [
            [slot("a.png", 1), slot("b.png", 2)], [slot("a.png", 2), slot(nil, 1)], [slot("a.png", 3)],
            [slot("a.png", 1), slot("b.png", 2, "ipad")], [slot("a.png", 1, "tv")], [slot("a.jpg", nil)],
            [slot("a.png", 1, "universal", resizable)], [slot("a.svg", 1)], [slot("a.svg", 1), slot("b.png", 2)],
        ] {
            let found = await findings(catalogs(slots))
            #expect(found.isEmpty, "\(slots) \(found)")
        }
    }

    @Test func `each appearance has its scales`() async {
        let dark = #", "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ]"#
        let found = await findings(
            catalogs([slot("a.png", 1), slot("a.png", 2), slot("b.png", 1, "universal", dark)]))
        #expect(found.count == 1 && found.first?.location?.line == 5, "\(found)")
    }

    @Test func `an empty slot for 3x is found on an iPhone, and in one appearance alone`() async {
        let dark = #", "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ]"#
        let phone = await findings(catalogs([slot("a.png", 2, "iphone"), slot(nil, 3, "iphone")]))
        #expect(phone.map(\.severity) == [.info] && phone.first?.location?.line == 4, "\(phone)")
        let one = await findings(
            catalogs([
                slot("a.png", 2), slot("b.png", 3), slot("a.png", 2, "universal", dark),
                slot(nil, 3, "universal", dark),
            ]))
        #expect(one.map(\.severity) == [.info] && one.first?.location?.line == 6, "\(one)")
        // A Mac has none.
        #expect(await findings(catalogs([slot("a.png", 1), slot("b.png", 2), slot(nil, 3)])).isEmpty)
        #expect(await findings(catalogs([slot("a.svg", 2, "iphone"), slot(nil, 3, "iphone")])).isEmpty)
    }

    @Test func `an appearance has the scales of another one, where a display may need them`() async {
        let dark = #", "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ]"#
        func set(_ light: [Int], _ darkScales: [Int], _ idiom: String = "universal", _ file: String = "b.png")
            -> [String]
        {
            light.map { slot("a.png", $0, idiom) } + darkScales.map { slot(file, $0, idiom, dark) }
        }
        for (slots, line) in [
            (set([1, 2, 3], [2]), 6), (set([1, 2, 3], [1, 2]), 7), (set([2], [1, 2, 3]), 3),
            (set([2, 3], [2], "iphone"), 5),
        ] {
            let found = await findings(catalogs(slots))
            #expect(found.map(\.severity) == [.info] && found.first?.location?.line == line, "\(slots) \(found)")
            #expect(
                found.first?.message.hasSuffix("for 2x is drawn enlarged at 3x, for which there is no picture") == true)
            #expect(found.first?.notes.count == 1)
        }
        // No iPad and no Mac has 3x, a smaller scale is not needed, and a vector has each.
        for slots in [
            set([1, 2, 3], [2], "ipad"), set([1, 2, 3], [2], "mac"), set([1, 2, 3], [3]), set([1, 2], [2]),
            set([1, 2, 3], [2], "universal", "b.svg"), set([1, 2, 3], [2]) + set([2, 3], [2, 3], "iphone"),
            [slot("a.png", 1), slot("a.svg", nil)],
        ] {
            let found = await findings(catalogs(slots))
            #expect(found.isEmpty, "\(slots) \(found)")
        }
    }

    @Test(arguments: [[1, 2, 3], [2, 3, 1], [2, 1, 3]])
    func `a vector for 1x gets one scale, and nothing else changes`(order: [Int]) async throws {
        let slots = ["iphone", "ipad"].flatMap { idiom in
            order.map { scale in
                slot(scale == 1 ? (idiom == "ipad" ? "b.svg" : "a.svg") : nil, scale, idiom, #", "x-tool" : [ 1 ]"#)
            }
        }
        let catalogs = catalogs(slots)
        let found = try #require(await findings(catalogs).first)
        #expect(found.severity == .info)
        let fix = try #require(found.fix)
        let fixed = try #require(catalogs.applying([fix]))
        let expected = InMemoryCatalogs.contents(
            "images",
            [slot("a.svg", nil, "iphone", #", "x-tool" : [ 1 ]"#), slot("b.svg", nil, "ipad", #", "x-tool" : [ 1 ]"#)])
        #expect(fixed.texts[Self.set + "Contents.json"] == expected)
        #expect(await findings(fixed).isEmpty)
    }

}
