import GlyphModel
import Markup
import Testing

@testable import GlyphCatalog

/// Which appearances have another size than light.
@Suite struct UnevenSizeTests {
    private static let dark = #", "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ]"#
    private static let high = #", "appearances" : [ { "appearance" : "contrast", "value" : "high" } ]"#

    /// A picture with its size; its file is of the kind that its name says.
    private typealias Picture = (file: String, width: Double, height: Double, traits: String)

    private func findings(_ pictures: [Picture], name: String = "bell") async -> [Diagnostic] {
        let path = "A.xcassets/\(name).imageset/"
        let slots = pictures.map { picture in
            let idiom = picture.traits.contains("idiom") ? "" : #", "idiom" : "universal""#
            return #"{ "filename" : "\#(picture.file)"\#(idiom)\#(picture.traits) }"#
        }
        var catalogs = InMemoryCatalogs(texts: [path + "Contents.json": InMemoryCatalogs.contents("images", slots)])
        for (file, width, height, _) in pictures {
            switch FolderPath.ending(of: file) {
            case "svg":
                catalogs.texts[path + file] =
                    #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)" viewBox="0 0 24 24">"#
                    + #"<path d="M4 4h16v16H4z"/></svg>"#
            case "pdf":
                catalogs.texts[path + file] = "%PDF-1.4\n1 0 obj<</Type/Page/MediaBox[0 0 \(width) \(height)]>>endobj\n"
            default:
                let size = CatalogLint.Example.PixelSize(Int(width), Int(height))
                catalogs.bytes[path + file] = CatalogLint.Example([:], pixels: ["x": size]).bytes["x"]
            }
        }
        let run = CatalogLintRun(rules: ["uneven-size"])
        return await catalogs.audit(["A.xcassets"], lints: run).findings.map(\.diagnostic)
    }

    @Test func `a finding has both sizes in points`() async {
        let found = await findings([("a.svg", 24, 24, ""), ("b@2x.png", 63, 48, #", "scale" : "2x""# + Self.dark)])
        #expect(found.map(\.message) == ["'bell' is 24 × 24 points in light, and 31.5 × 24 in dark"])
        #expect(found.map(\.hint) == ["export it at 24 × 24 points"])
        #expect(found.map(\.severity) == [.warning] && found.first?.location?.line == 4)
    }

    @Test(arguments: [
        (24.0, 25.0, Diagnostic.Severity.info), (24, 27, .info), (24, 28, .warning), (24, 20, .warning),
        (96, 120, .warning), (100, 120, .info), (300, 24, .info),
    ])
    func `a small difference, and a large picture, are reported as info`(
        light: Double, dark: Double, severity: Diagnostic.Severity
    ) async {
        let found = await findings([("a.svg", light, light, ""), ("b.svg", dark, dark, Self.dark)])
        #expect(found.map(\.severity) == [severity])
    }

    @Test func `rounded pixels, turned pages and any scale of light are even`() async {
        for pictures: [Picture] in [
            [("a.svg", 24, 24, ""), ("b.svg", 24.4, 24, Self.dark)],
            [("a@3x.png", 71, 71, #", "scale" : "3x""#), ("b@2x.png", 48, 47, #", "scale" : "2x""# + Self.dark)],
            [("a.png", 24, 24, #", "scale" : "1x""#), ("b.png", 25, 24, #", "scale" : "1x""# + Self.dark)],
            [("a.pdf", 32, 24, ""), ("b.pdf", 24, 32, Self.dark)],
            // One of the two for light is wrong.
            [
                ("a.png", 24, 24, #", "scale" : "1x""#), ("a@2x.png", 64, 64, #", "scale" : "2x""#),
                ("b@2x.png", 64, 64, #", "scale" : "2x""# + Self.dark),
            ],
            // A vector in a slot for one scale.
            [("a.svg", 24, 24, ""), ("b.svg", 48, 48, #", "scale" : "2x""# + Self.dark)],
            // Dots that are stretched, and the parts of resizable pictures.
            [("a.png", 1, 1, ""), ("b.png", 4, 4, Self.dark)],
            [("a.png", 9, 9, ""), ("b.png", 20, 20, #", "resizing" : { "mode" : "9-part" }"# + Self.dark)],
            // No picture for light; another device.
            [("a.svg", 24, 24, Self.dark), ("b.svg", 32, 32, Self.high)],
            [("a.svg", 24, 24, ""), ("b.svg", 32, 32, #", "idiom" : "ipad""# + Self.dark)],
        ] {
            let found = await findings(pictures)
            #expect(found.isEmpty, "\(pictures) \(found)")
        }
        #expect(await findings([("a.svg", 24, 24, ""), ("b.svg", 48, 48, Self.dark)], name: "card-shadow").isEmpty)
    }

    @Test func `each device has one finding for all appearances`() async {
        let found = await findings(
            ["iphone", "ipad"].flatMap { idiom -> [Picture] in
                let traits = #", "idiom" : "\#(idiom)""#
                return [
                    ("\(idiom).svg", 24, 24, traits), ("\(idiom)-dark.svg", 32, 32, traits + Self.dark),
                    ("\(idiom)-high.svg", 30, 30, traits + Self.high),
                ]
            })
        #expect(found.compactMap(\.location?.line) == [4, 7])
        #expect(found.map(\.notes) == [["it is 30 × 30 points in light with increased contrast"]].repeated(2))
    }
}

extension Array {
    fileprivate func repeated(_ count: Int) -> [Element] { (0..<count).flatMap { _ in self } }
}
