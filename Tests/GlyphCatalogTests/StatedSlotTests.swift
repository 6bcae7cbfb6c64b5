import GlyphModel
import SemanticColor
import Markup
import Testing

@testable import GlyphCatalog

/// Lints of the structure of sets, where examples do not say it.
@Suite struct StatedSlotTests {
    private static let set = "A.xcassets/a.imageset/"

    private func audit(_ slots: [String], files: [String], rules: Set<String>) async -> CatalogAudit {
        var catalogs = InMemoryCatalogs(texts: [Self.set + "Contents.json": InMemoryCatalogs.contents("images", slots)])
        for file in files { catalogs.texts[Self.set + file] = CatalogLint.Example.svg(#"<path d="M4 4h16v16H4z"/>"#) }
        return await catalogs.audit(["A.xcassets"], lints: CatalogLintRun(rules: rules))
    }

    private func slot(_ name: String, _ more: String = "") -> String { #"{ "filename" : "\#(name)"\#(more) }"# }

    @Test(arguments: [#""filename" : "", "#, ""])
    func `a slot with an empty name is empty`(name: String) async throws {
        let dark = #"{ \#(name)"appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ] }"#
        let catalogs = InMemoryCatalogs(texts: [
            Self.set + "Contents.json": InMemoryCatalogs.contents("images", [slot("a.svg"), dark]),
            Self.set + "a.svg": CatalogLint.Example.svg(##"<path fill="#101418" d="M4 4h16v16H4z"/>"##),
        ])
        let audit = await catalogs.audit(["A.xcassets"])
        let finding = try #require(audit.looks.first { $0.loss?.row == "missing-dark" })
        // The slot gets the picture.
        let fix = try #require(finding.diagnostic.fix)
        let fixed = try #require(catalogs.applying([fix]))
        #expect(fixed.texts[Self.set + "Contents.json"]?.contains(#""filename" : "a-dark.svg""#) == true)
        #expect(fixed.texts.count == 3)
    }

    // MARK: Names of files

    @Test func `a name in another case is corrected, and the file is not an orphan`() async throws {
        let audit = await audit([slot("Home.svg")], files: ["home.svg"], rules: ["missing-file", "orphan-file"])
        let finding = try #require(audit.findings.first)
        #expect(audit.findings.count == 1)
        #expect(finding.diagnostic.id == "missing-file" && finding.diagnostic.severity == .warning)
        #expect(finding.diagnostic.message.hasSuffix("differs in case"))
        #expect(finding.diagnostic.fix?.edits.map(\.replacement) == ["\"home.svg\""])
    }

    @Test func `a name that is composed otherwise is corrected`() async throws {
        let (composed, decomposed) = ("caf\u{E9}.svg", "cafe\u{301}.svg")
        let audit = await audit([slot(composed)], files: [decomposed], rules: ["missing-file", "orphan-file"])
        #expect(audit.findings.count == 1)
        let edit = try #require(audit.findings.first?.diagnostic.fix?.edits.first)
        #expect(edit.replacement.utf8.elementsEqual("\"\(decomposed)\"".utf8))
        #expect(audit.findings.first?.diagnostic.message.hasSuffix("the composition of its letters") == true)
    }

    @Test func `a name is not corrected to a file that another entry names, or to one of two`() async {
        let named = await audit(
            [slot("Home.svg"), slot("home.svg", #", "idiom" : "ipad""#)], files: ["home.svg"],
            rules: ["missing-file", "orphan-file"])
        #expect(named.findings.map(\.diagnostic.id) == ["missing-file"])
        #expect(named.findings.allSatisfy { $0.diagnostic.fix == nil && $0.diagnostic.severity == .error })
        let two = await audit([slot("HOME.svg")], files: ["home.svg", "Home.svg"], rules: ["missing-file"])
        #expect(two.findings.count == 1 && two.findings.allSatisfy { $0.diagnostic.fix == nil })
    }

    @Test func `files that cannot be seen are not missing`() async {
        let slots = [slot(".hidden.svg"), slot("de.lproj/home.svg")]
        #expect(await audit(slots, files: ["de.lproj/home.svg"], rules: ["missing-file"]).findings.isEmpty)
        #expect(await audit([slot("de.lproj/home.svg")], files: [], rules: ["missing-file"]).findings.count == 1)
    }

    @Test func `each entry of a missing file is reported, with a subject of its own`() async {
        let slots = (1...3).map { slot("home.pdf", #", "scale" : "\#($0)x""#) }
        let audit = await audit(slots, files: [], rules: ["missing-file"])
        #expect(audit.findings.count == 3)
        #expect(Set(audit.findings.map(\.subject)).count == 3)
    }

    @Test(arguments: ["README.md", "LICENSE", "Licence.txt", ".DS_Store", "Icon\r", "Thumbs.db"])
    func `texts and files of systems are not orphans`(name: String) async {
        let audit = await audit([slot("home.svg")], files: ["home.svg", name], rules: ["orphan-file"])
        #expect(audit.findings.isEmpty)
    }

    @Test(arguments: ["home.PNG", "Contents 2.json", "home.sketch", "home-dark.pdf", "noextension"])
    func `other files are orphans`(name: String) async {
        let audit = await audit([slot("home.svg")], files: ["home.svg", name], rules: ["orphan-file"])
        #expect(audit.findings.map(\.diagnostic.location?.path) == [Self.set + name])
    }

    // MARK: Scales

    @Test func `sizes that are rounded are of one size`() {
        let sizes = [
            (32, 1, 63, 2), (31, 1, 63, 2), (32, 1, 64, 2), (32, 1, 95, 3), (32, 1, 94, 3), (31, 1, 95, 3),
            (63, 2, 95, 3),
            (45, 2, 67, 3), (45, 2, 68, 3), (1, 1, 2, 2), (1, 1, 3, 3),
        ]
        for (pixels, scale, others, other) in sizes {
            #expect(
                CatalogLint.areOneSize(Double(pixels), at: scale, Double(others), at: other), "\(pixels), \(others)")
        }
        for (pixels, scale, others, other) in [
            (24, 1, 24, 2), (24, 1, 46, 2), (24, 1, 50, 2), (24, 1, 68, 3), (48, 2, 48, 3), (48, 2, 75, 3),
        ] {
            #expect(
                !CatalogLint.areOneSize(Double(pixels), at: scale, Double(others), at: other), "\(pixels), \(others)")
        }
    }

    /// What is said about pictures of these pixels for 1x, 2x, and so on.
    private func wrongScales(_ sides: [Int]) async -> [Diagnostic] {
        let names = sides.indices.map { "a\($0 + 1)x.png" }
        let slots = names.enumerated().map { slot($1, #", "scale" : "\#($0 + 1)x""#) }
        let pixels = zip(names, sides).map { ($0, CatalogLint.Example.PixelSize($1, $1)) }
        let example = CatalogLint.Example(
            [:], pixels: Dictionary(pixels.map { ("a.imageset/" + $0, $1) }) { first, _ in first })
        var catalogs = example.catalogs
        catalogs.texts[CatalogLint.Example.root + "/a.imageset/Contents.json"] = InMemoryCatalogs.contents(
            "images", slots)
        let rules = CatalogLintRun(rules: ["wrong-scale"])
        return await catalogs.audit([CatalogLint.Example.root], lints: rules).findings.map(\.diagnostic)
    }

    @Test func `the most scales that are of one size are right`() async {
        let third = await wrongScales([24, 48, 70])
        #expect(third.map(\.message) == ["the picture for 3x has 70 × 70 pixels, not 72 × 72"])
        #expect(
            third.map(\.notes) == [
                ["the picture for 1x has 24 × 24 pixels", "the picture for 2x has 48 × 48 pixels"]
            ])
        let second = await wrongScales([24, 60, 72])
        #expect(second.map(\.message) == ["the picture for 2x has 60 × 60 pixels, not 48 × 48"])
        #expect(
            second.map(\.notes) == [
                ["the picture for 1x has 24 × 24 pixels", "the picture for 3x has 72 × 72 pixels"]
            ])
        let first = await wrongScales([20, 48, 72])
        #expect(first.map(\.message) == ["the picture for 1x has 20 × 20 pixels, not 24 × 24"])
        #expect(
            await wrongScales([24, 30]).map(\.message) == [
                "the picture for 2x has 30 × 30 pixels, and the one for 1x has 24 × 24"
            ])
        #expect(await wrongScales([24, 30, 40]).map(\.notes.count) == [0, 0], "none is known to be right")
    }

    @Test(arguments: [
        [24, 48, 72], [24, 47, 73], [24, 49, 71], [32, 63, 95], [31, 63, 94], [24, 48, 71], [1, 2, 3],
    ])
    func `a pixel more or less is of no account`(sides: [Int]) async {
        #expect(await wrongScales(sides).isEmpty)
    }

    // MARK: Fixes

    @Test func `every scale of dark with high contrast is added, and an empty slot is filled`() async throws {
        let dark = #"{ "appearance" : "luminosity", "value" : "dark" }"#
        let high = #"{ "appearance" : "contrast", "value" : "high" }"#
        func slots(_ name: String, _ appearances: String) -> [String] {
            ["2x", "3x"].map { scale in
                let file = name.isEmpty ? "" : #""filename" : "\#(name)\#(scale).svg", "#
                return #"{ \#(file)"idiom" : "universal", "scale" : "\#(scale)"\#(appearances) }"#
            }
        }
        let all = [
            slots("a", ""), slots("d", #", "appearances" : [\#(dark)]"#), slots("h", #", "appearances" : [\#(high)]"#),
            [slots("", #", "appearances" : [\#(dark), \#(high)]"#)[0]],
        ].flatMap { $0 }
        let catalogs = InMemoryCatalogs(texts: [Self.set + "Contents.json": InMemoryCatalogs.contents("images", all)])
        let rules = CatalogLintRun(rules: ["incomplete-high-contrast"])
        let found = await catalogs.audit(["A.xcassets"], lints: rules).findings
        #expect(found.count == 1)
        let fixed = try #require(catalogs.applying(found.compactMap(\.diagnostic.fix)))
        #expect(await fixed.audit(["A.xcassets"], lints: rules).findings.isEmpty)
        let text = try #require(fixed.texts[Self.set + "Contents.json"])
        let root = try JSONReader.read(SourceFile(path: "Contents.json", text: text))
        let both = CatalogSlot.all(in: JSONFile(source: SourceFile(path: "", text: text), root: root), "images")
            .filter { $0.style == .dark && $0.isHighContrast }
        #expect(both.map { $0.filename?.string } == ["d2x.svg", "d3x.svg"])
        #expect(both.map { $0.trait("scale") } == ["2x", "3x"])
    }

    @Test func `of two entries for the same, the empty one is removed`() async throws {
        let catalogs = InMemoryCatalogs(texts: [
            Self.set + "Contents.json": InMemoryCatalogs.contents(
                "images", [#"{ "idiom" : "universal" }"#, #"{ "filename" : "a.svg", "idiom" : "universal" }"#])
        ])
        let rules = CatalogLintRun(rules: ["duplicate-slot"])
        let found = await catalogs.audit(["A.xcassets"], lints: rules).findings
        let fixed = try #require(catalogs.applying(found.compactMap(\.diagnostic.fix)))
        #expect(fixed.texts[Self.set + "Contents.json"]?.contains("a.svg") == true)
        #expect(await fixed.audit(["A.xcassets"], lints: rules).findings.isEmpty)
    }

    // MARK: Fallbacks

    @Test func `a fallback of another family is for all that have more`() async {
        let dark = #", "appearances" : [{ "appearance" : "luminosity", "value" : "dark" }]"#
        let cases: [(String, String, Bool)] = [
            (#", "idiom" : "universal""#, #", "idiom" : "iphone""#, true),
            (#", "idiom" : "ipad""#, #", "idiom" : "iphone""#, false),
            (#", "display-gamut" : "sRGB""#, #", "display-gamut" : "display-P3""#, true),
            ("", #", "language-direction" : "right-to-left""#, true),
            (#", "language-direction" : "right-to-left""#, "", false),
            (#", "scale" : "2x""#, #", "scale" : "3x""#, true),
        ]
        for (any, more, isRight) in cases {
            let audit = await audit(
                [slot("a.svg", any), slot("a.svg", more + dark)], files: ["a.svg"], rules: ["no-fallback"])
            #expect(audit.findings.isEmpty == isRight, "\(any) \(more)")
        }
    }
}
