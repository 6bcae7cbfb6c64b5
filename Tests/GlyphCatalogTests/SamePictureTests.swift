import GlyphModel
import Markup
import Testing

@testable import GlyphCatalog

@Suite struct SamePictureTests {
    /// The findings about so many copies of one picture.
    private func audit(_ copies: Int) async -> CatalogAudit {
        var texts: [String: String] = [:]
        for index in 0..<copies {
            let folder = "A.xcassets/icon\(100 + index).imageset/"
            texts[folder + "Contents.json"] = CatalogLint.Example.plainSet("icon.svg")
            texts[folder + "icon.svg"] = CatalogLint.Example.box
        }
        return await InMemoryCatalogs(texts: texts).audit(
            ["A.xcassets"], lints: CatalogLintRun(rules: ["same-picture"]))
    }

    @Test(arguments: [
        (1, String?.none), (2, "'icon101' has the same picture as 'icon100'"),
        (3, "'icon100', 'icon101' and 'icon102' have the same picture"),
        (60, "'icon100', 'icon101' and 58 more have the same picture"),
    ])
    func `all copies of a picture are one finding`(copies: Int, message: String?) async {
        let findings = await audit(copies).findings
        #expect(findings.map(\.diagnostic.message) == (message.map { [$0] } ?? []))
        #expect(findings.allSatisfy { $0.diagnostic.location?.path == "A.xcassets/icon101.imageset/Contents.json" })
        #expect(findings.allSatisfy { $0.subject == "image icon101, icon100" })
    }

    @Test func `pictures that show nothing are not alike`() async {
        let texts = ["one", "two"].reduce(into: [String: String]()) { texts, name in
            texts.merge(
                InMemoryCatalogs.imageSet("A.xcassets/\(name).imageset", #"<path d="M5 5h9" fill="none"/>"#)
            ) { first, _ in first }
        }
        let audit = await InMemoryCatalogs(texts: texts).audit(
            ["A.xcassets"], lints: CatalogLintRun(rules: ["same-picture"]))
        #expect(audit.findings.isEmpty, "\(audit.findings.map(\.diagnostic))")
    }

    @Test func `the note names the others, and not too many`() async {
        let notes = await audit(60).findings.flatMap(\.diagnostic.notes)
        #expect(notes.count == 21)
        #expect(notes.first == "'icon100' is at A.xcassets/icon100.imageset/Contents.json:1:1")
    }
}
