import GlyphModel
import Markup
import Testing

@testable import GlyphCatalog

/// What Xcode knows in a `Contents.json`, and what other tools add to it.
@Suite struct CatalogVocabularyTests {
    /// The messages about the values of a set with one slot.
    private func found(_ slot: String, _ key: String = "images", properties: String? = nil) async -> [String] {
        let kind = ["images": "imageset", "colors": "colorset", "symbols": "symbolset"][key] ?? ""
        let catalogs = InMemoryCatalogs(texts: [
            "A.xcassets/a.\(kind)/Contents.json": InMemoryCatalogs.contents(key, [slot], properties: properties)
        ])
        return await catalogs.audit(["A.xcassets"], lints: CatalogLintRun(rules: ["unknown-value"])).findings
            .map(\.diagnostic.message)
    }

    @Test(arguments: [
        #""idiom" : "universal""#, #""idiom" : "vision""#, #""idiom" : "watch-marketing""#, #""idiom" : "reality""#,
        #""scale" : "3x""#, #""display-gamut" : "display-P3""#, #""language-direction" : "left-to-right""#,
        #""width-class" : "regular""#, #""screen-width" : "<=145""#, #""screen-width" : ">183""#,
        #""screen-width" : ">205""#, #""compression-type" : "lossless""#, #""idiom" : null"#,
        // Keys of Xcode with values that change from year to year, and keys of other tools.
        #""subtype" : "38mm""#, #""memory" : "16GB""#, #""graphics-feature-set" : "apple9""#, #""locale" : "zh-Hant""#,
        #""figma-id" : "1:2""#, #""role" : "anything""#, #""resizing" : { "mode" : "9-part" }"#,
    ])
    func `values that Xcode writes are known`(member: String) async {
        #expect(await found("{ \(member) }") == [])
    }

    @Test(arguments: [
        (#""idiom" : "Universal""#, "'Universal' is not a value of 'idiom'"),
        (#""idiom" : "visionos""#, "'visionos' is not a value of 'idiom'"),
        (#""scale" : "4x""#, "'4x' is not a value of 'scale'"), (#""scale" : 2"#, "'scale' is a number"),
        (#""display-gamut" : "srgb""#, "'srgb' is not a value of 'display-gamut'"),
        (#""screen-width" : "=145""#, "'=145' is not a value of 'screen-width'"),
        (#""height-class" : "any""#, "'any' is not a value of 'height-class'"),
        (
            #""appearances" : [{ "appearance" : "contrast", "value" : "low" }]"#,
            "'low' is not a value of 'contrast'"
        ),
        (
            #""appearances" : [{ "appearance" : "dark" }]"#,
            "an appearance has no 'appearance' or no 'value'"
        ),
    ])
    func `other values are reported`(member: String, message: String) async {
        #expect(await found("{ \(member) }") == [message])
    }

    @Test func `both spellings of a gamut are in use for colours`() async {
        #expect(await found(#"{ "display-gamut" : "display-p3" }"#, "colors") == [])
        #expect(await found(#"{ "display-gamut" : "display-p3" }"#, "images").count == 1)
    }

    @Test func `intents are read in properties`() async {
        #expect(await found("{}", properties: #"{ "template-rendering-intent" : "original" }"#) == [])
        #expect(
            await found("{}", properties: #"{ "template-rendering-intent" : "tint", "auto-scaling" : "auto" }"#).count
                == 1)
        #expect(await found("{}", "symbols", properties: #"{ "symbol-rendering-intent" : "multicolor" }"#) == [])
        #expect(await found("{}", "symbols", properties: #"{ "symbol-rendering-intent" : "colour" }"#).count == 1)
    }

    @Test func `a similar value is proposed`() async {
        let catalogs = InMemoryCatalogs(texts: [
            "A.xcassets/a.imageset/Contents.json": InMemoryCatalogs.contents("images", [#"{ "idiom" : "Ipad" }"#])
        ])
        let audit = await catalogs.audit(["A.xcassets"], lints: CatalogLintRun(rules: ["unknown-value"]))
        #expect(audit.findings.map(\.diagnostic.hint) == ["did you mean 'ipad'?"])
    }
}
