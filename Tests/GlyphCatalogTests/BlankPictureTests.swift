import GlyphModel
import Markup
import Testing

@testable import GlyphCatalog

/// Which pictures show nothing, and where that is a fault.
@Suite struct BlankPictureTests {
    private static let dark = #", "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ]"#
    private static let sign = #"<path d="M4 4h16v16H4z"/>"#

    private func catalogs(_ pictures: [(file: String, drawing: String, traits: String)], name: String)
        -> InMemoryCatalogs
    {
        let path = "A.xcassets/\(name).imageset/"
        let slots = pictures.map { #"{ "filename" : "\#($0.file)", "idiom" : "universal"\#($0.traits) }"# }
        var texts = [path + "Contents.json": InMemoryCatalogs.contents("images", slots)]
        for picture in pictures { texts[path + picture.file] = CatalogLint.Example.svg(picture.drawing) }
        return InMemoryCatalogs(texts: texts)
    }

    private func findings(
        _ drawing: String, dark: String? = nil, traits: String = Self.dark, name: String = "bell"
    ) async -> [Diagnostic] {
        let second = dark.map { [(file: "b.svg", drawing: $0, traits: traits)] } ?? []
        return await findings(catalogs([(file: "a.svg", drawing: drawing, traits: "")] + second, name: name))
    }

    private func findings(_ catalogs: InMemoryCatalogs, decoder: BitmapDecoder? = nil) async -> [Diagnostic] {
        await catalogs.audit(["A.xcassets"], lints: CatalogLintRun(rules: ["blank-picture"]), decoder: decoder)
            .findings.map(\.diagnostic)
    }

    @Test(arguments: [
        "", "<g/>", #"<path fill="none" d="M4 4h16v16H4z"/>"#, #"<path d="M30 4h16v16H30z"/>"#,
        #"<path fill-opacity="0.01" d="M0 0h24v24H0z"/>"#, #"<g opacity="0"><path d="M4 4h16v16H4z"/></g>"#,
        #"<path d="M4 4h16"/>"#, #"<path d="M4 4h16v16H4z" display="none"/>"#,
        #"<defs><path id="a" d="M4 4h16v16H4z"/></defs>"#,
        #"<clipPath id="c"><path d="M30 0h2v2h-2z"/></clipPath><path clip-path="url(#c)" d="M4 4h16v16H4z"/>"#,
        #"<g opacity="0.1"><path fill-opacity="0.1" d="M4 4h16v16H4z"/></g>"#,
    ])
    func `a vector without a paint that is seen shows nothing`(drawing: String) async {
        let found = await findings(drawing)
        #expect(found.map(\.severity) == [.warning], "\(found)")
        #expect(found.first?.message == "'bell' shows nothing: 'a.svg' has no paint that is seen in its frame")
    }

    @Test(arguments: [
        sign, ##"<path fill="#FFF" d="M4 4h16v16H4z"/>"##, #"<path fill-opacity="0.03" d="M4 4h16v16H4z"/>"#,
        #"<path d="M4 4h0.01v0.01H4z"/>"#, ##"<path stroke="#000" d="M4 4h16"/>"##,
        ##"<linearGradient id="g"><stop stop-opacity="0"/><stop offset="1"/></linearGradient>"##
            + #"<path fill="url(#g)" d="M4 4h16v16H4z"/>"#,
    ])
    func `what is white, faint or tiny shows something`(drawing: String) async {
        #expect(await findings(drawing) == [])
    }

    @Test(arguments: [
        "clear", "emptyIcon", "row_spacer", "none", "blank-24", "card-shadow", "list_bg", "PlaceholderDark",
    ])
    func `a name can say that nothing is shown`(name: String) async {
        #expect(await findings("", name: name) == [])
    }

    @Test(arguments: ["clearance", "nonexistent", "bell"]) func `other names say no such thing`(name: String) async {
        #expect(await findings("", name: name).count == 1)
    }

    @Test func `a picture for one appearance or device alone may be left out`() async {
        for traits in [Self.dark, #", "subtype" : "retina4""#] {
            let found = await findings(Self.sign, dark: "", traits: traits)
            #expect(found.map(\.severity) == [.info] && found.first?.location?.line == 4, "\(found)")
        }
        // Nothing is shown anywhere.
        #expect(await findings("", dark: "").map(\.severity) == [.warning])
        let scales = await findings(
            catalogs(
                [
                    (file: "a.svg", drawing: Self.sign, traits: #", "scale" : "1x""#),
                    (file: "b.svg", drawing: "", traits: #", "scale" : "2x""#),
                ], name: "bell"))
        #expect(scales.map(\.severity) == [.warning] && scales.first?.location?.line == 4, "\(scales)")
    }

    @Test func `the part of a resizable picture may show nothing`() async {
        let found = await findings(
            catalogs([(file: "a.svg", drawing: "", traits: #", "resizing" : { "mode" : "9-part" }"#)], name: "bell"))
        #expect(found == [])
    }

    @Test func `each pixel counts, also between the points of the grid`() async {
        func found(_ alpha: UInt8?, side: Int = 200) async -> [Diagnostic] {
            var catalogs = catalogs([], name: "bell")
            catalogs.texts["A.xcassets/bell.imageset/Contents.json"] = InMemoryCatalogs.contents(
                "images", [#"{ "filename" : "a.png", "idiom" : "universal" }"#])
            let example = CatalogLint.Example([:], pixels: ["x": CatalogLint.Example.PixelSize(side, side)])
            catalogs.bytes["A.xcassets/bell.imageset/a.png"] = example.bytes["x"]
            return await findings(
                catalogs,
                decoder: alpha.map { alpha in
                    BitmapDecoder { _ in
                        var bytes = [UInt8](repeating: 0, count: 4 * side * side)
                        bytes[3] = alpha
                        return BitmapDecoder.Bitmap(width: side, height: side, bytes: bytes)
                    }
                })
        }
        #expect(await found(0).map(\.message) == ["'bell' shows nothing: 'a.png' has no pixel that is seen"])
        #expect(await found(3).count == 1)
        #expect(await found(40) == [])
        // A dot that is stretched, and pixels that nothing decodes.
        #expect(await found(0, side: 4) == [])
        #expect(await found(nil) == [])
    }

    @Test func `a picture that shows nothing has one finding`() async {
        let catalogs = catalogs(
            [(file: "a.svg", drawing: "", traits: #", "scale" : "1x""#)], name: "bell"
        )
        let path = "A.xcassets/bell.imageset/Contents.json"
        var more = catalogs
        more.texts[path] = more.texts[path]?.replacing(
            "\n  ]", with: #",\#n    { "idiom" : "universal", "scale" : "2x" }\#n  ]"#)
        let found = await more.audit(["A.xcassets"]).findings.map(\.diagnostic.id)
        #expect(found == ["blank-picture"])
    }

    @Test func `a folder of drawings may have one of definitions`() async {
        let texts = ["Drawings/defs.svg": CatalogLint.Example.svg(#"<defs><path id="a" d="M4 4h16v16H4z"/></defs>"#)]
        let audit = await InMemoryCatalogs(texts: texts).audit(["Drawings"])
        #expect(audit.findings.map(\.diagnostic.id) == [])
    }
}
