import GlyphAudit
import GlyphManifest
import GlyphModel
import Markup
import Support
import Testing

@testable import GlyphCatalog

/// Sources and sets of an app together.
@Suite struct AssetReferencesTests {
    /// An app with these sets and sources.
    ///
    /// - Parameter sets: `ic_home.imageset`, `Nav/brand.colorset`; `Nav` is a namespace.
    private func app(
        _ sets: [String], _ sources: [String: String], bytes: [String: [UInt8]] = [:], links: [String] = []
    ) -> InMemoryCatalogs {
        var texts = sources
        texts["App/A.xcassets/Nav/Contents.json"] = #"{ "properties" : { "provides-namespace" : true } }"#
        for set in sets { texts["App/A.xcassets/\(set)/Contents.json"] = "{}" }
        return InMemoryCatalogs(texts: texts, bytes: bytes, links: links)
    }

    private func audit(_ app: InMemoryCatalogs, _ paths: [String] = ["App"]) async -> CatalogAudit {
        await app.audit(paths, lints: CatalogLintRun(rules: ["missing-set", "unused-set"]), readsSources: true)
    }

    private func unused(_ sets: [String], _ sources: [String: String]) async -> [String] {
        let audit = await audit(app(sets, sources))
        return (audit.references?.unusedSets(in: audit.sets) ?? []).map(\.qualifiedName)
    }

    private func missing(_ app: InMemoryCatalogs, _ paths: [String] = ["App"]) async -> [String] {
        await audit(app, paths).findings.filter { $0.diagnostic.id == "missing-set" }.map {
            "\($0.diagnostic.location?.description ?? "") \($0.diagnostic.message)"
        }
    }

    private func missing(_ sets: [String], _ swift: String) async -> [String] {
        await missing(app(sets, ["App/A.swift": "import SwiftUI\n" + swift]))
    }

    @Test func `findings about sources are chosen by rules and severity as all others are`() {
        func finding(_ id: String, _ severity: Diagnostic.Severity) -> AuditFinding {
            AuditFinding(Diagnostic(severity, id: id, "", at: SourceFile.Location(path: "A.swift")), subject: id)
        }
        let run = CatalogLintRun(least: .warning)
        var references = AssetReferences()
        let limit = finding("file-limit", .info)
        let link = finding("linked-file", .error)
        references.findings = [limit, link]
        let known = finding("missing-set", .warning)
        let minor = finding("missing-set", .info)
        let lint = CatalogLint(
            id: "missing-set", severity: .warning, summary: "", guideline: "", reason: "", remedy: "",
            examples: CatalogLint.missingSet.examples, check: .references { _, _ in [known, minor] })
        #expect(run.findings(in: references, [], [lint]) == [limit, link, known], "no lint has the id of a limit")
        let named = CatalogLintRun(rules: ["missing-set"], least: .warning)
        #expect(named.findings(in: references, [], [lint]) == [limit, known, minor])
    }

    // MARK: Unused sets

    @Test(arguments: [
        #""ic_home""#, #""IC_Home""#, #""Nav/ic_home""#, #""Other/ic_home""#, #""ic_home.png""#, #""ic_home@2x.png""#,
        "x.icHome", "ImageResource.Nav.icHome", "Asset.Images.ic_home.image", "enum A: String { case ic_home }",
        #"Image("ic_\(x)")"#, #""Nav/ic_\(x)""#, #"x + "_home""#, #"String(format: "ic_%@", x)"#,
    ]) func `a set that code names in any way is used`(code: String) async {
        #expect(await unused(["Nav/ic_home.imageset"], ["App/A.swift": code]) == [])
    }

    @Test(arguments: [
        "// ic_home", "let ic_home = 1", "icHome()", #""The ic_home""#, #"Image("ic_\(x)_big")"#, #"x + "-home""#,
        #""ic_homes""#, #""ic""#,
    ]) func `a set that code does not name is found`(code: String) async {
        #expect(await unused(["Nav/ic_home.imageset"], ["App/A.swift": code]) == ["Nav/ic_home"])
    }

    @Test func `a name is found by its beginning and its end`() {
        var ends = NameEnds()
        for (beginning, end) in [("ic_", "_on"), ("ic_", "é"), ("ic_home", ""), ("", "s")] { ends.add(beginning, end) }
        func isMade(_ name: String) -> Bool {
            var work = 1000
            return ends.make(name, &work)
        }
        #expect(isMade("ic_home_on") && isMade("ic__on") && isMade("ic_home"))
        // Letters that are composed otherwise are the same.
        #expect(isMade("ic_cafe\u{301}"))
        #expect(!isMade("ic_on") && !isMade("ic_car_off") && !isMade("home_on") && !isMade("") && !isMade("cats"))
    }

    @Test func `all sets of one name are named by one mention`() async {
        let sets = (0..<40).map { "G\($0)/ic_home.imageset" } + ["G0/other.imageset"]
        #expect(await unused(sets, ["App/A.swift": #"Image("ic_home")"#, "App/B.swift": "x.icHome"]) == ["other"])
    }

    @Test func `names in all kinds of sources count`() async {
        let sets = ["a", "b", "c", "d", "e", "f", "g"].map { "set-\($0).imageset" }
        let sources = [
            "App/A.swift": "\"set-a\"", "App/B.m": "@\"set-b\"", "App/C.mm": "@\"set-c\"", "App/D.h": "@\"set-d\"",
            "App/E.xib": "<document><x value=\"set-e\"/></document>",
            "App/F.plist": "<plist><array><string>set-f</string></array></plist>",
            "App/X.xcodeproj/project.pbxproj":
                "ASSETCATALOG_COMPILER_APPICON_NAME = \"set-g\";\nPRODUCT_NAME = \"set-h\";",
        ]
        #expect(await unused(sets + ["set-i.imageset"], sources) == ["set-i"])
    }

    @Test func `the constants that Xcode generates for Objective-C count`() async {
        #expect(await unused(["Nav/ic_home.imageset"], ["App/A.m": "[UIImage imageNamed:ACImageNameNavIcHome]"]) == [])
        #expect(await unused(["ic_home.imageset"], ["App/A.m": "[UIImage imageNamed:ACImageNameIcHome]"]) == [])
    }

    @Test func `texts for people, and files of tools and of packages do not count`() async {
        let sources = [
            "App/A.swift": "", "App/README.md": "\"set\"", "App/a.txt": "set", "App/.build/B.swift": "\"set\"",
            "App/Pods/C.swift": "\"set\"", "App/build/D.swift": "\"set\"", "App/node_modules/e.json": "\"set\"",
        ]
        #expect(await unused(["set.imageset"], sources) == ["set"])
    }

    @Test func `SwiftUI finds a variant of a symbol by the name without it`() async {
        let sets = ["gift.symbolset", "gift.fill.symbolset", "gift.circle.fill.symbolset", "gift.badge.symbolset"]
        #expect(await unused(sets, ["App/A.swift": "Image(\"gift\")"]) == ["gift.badge"])
    }

    @Test func `sets that a project is made with, and layers of an icon, are used`() async {
        var app = app(
            ["AccentColor.colorset", "front.imageset", "WidgetBackground.colorset"], ["App/A.swift": "let a = 1"])
        app.texts["App/A.xcassets/Icon.imagestack/Front.imagestacklayer/Contents.json"] =
            #"{ "content" : { "content-reference" : { "name" : "front", "type" : "image-set" } } }"#
        let audit = await audit(app)
        #expect(audit.references?.unusedSets(in: audit.sets).map(\.name) == [])
        #expect(audit.references?.sourceCount == 1)
    }

    @Test func `nothing is said without a source`() async {
        let audit = await audit(app(["a.imageset"], [:]))
        #expect(audit.findings.isEmpty && audit.references?.sourceCount == 0)
        let catalog = await self.audit(app(["a.imageset"], ["App/A.swift": ""]), ["App/A.xcassets"])
        #expect(catalog.findings.isEmpty && catalog.references?.sourceCount == 0)
    }

    @Test func `sources are read only where it is asked for`() async {
        let app = app(["a.imageset"], ["App/A.swift": "UIImage(named: \"b\")"])
        let audit = await app.audit(["App"], lints: CatalogLintRun(rules: ["missing-set", "unused-set"]))
        #expect(audit.findings.isEmpty && audit.references == nil)
    }

    // MARK: Missing sets

    @Test func `a name without a set is found at its first place`() async {
        let app = app(
            ["home.imageset"],
            [
                "App/B.swift": "let a = UIImage(named: \"hoem\")", "App/A.m": "x = [UIImage imageNamed:@\"hoem\"];",
                "App/Tests/C.swift": "UIImage(named: \"other\")", "App/AppTests/D.swift": "UIImage(named: \"other\")",
            ])
        let found = await audit(app).findings.filter { $0.diagnostic.id == "missing-set" }
        #expect(found.map { $0.diagnostic.location?.description } == ["App/A.m:1:26"])
        #expect(found.first?.diagnostic.hint == "did you mean 'home'?")
        #expect(found.first?.diagnostic.notes == ["it is loaded at App/B.swift:1:24, too"])
        #expect(found.first?.subject == "missing image hoem")
    }

    @Test func `a set of the right kind and with its namespace is needed`() async {
        #expect(await missing(["a.imageset", "b.symbolset"], "Image(\"a\"); Image(\"b\"); Image(\"A\")") == [])
        #expect(await missing(["a.imageset"], "Color(\"a\")") == ["App/A.swift:2:7 there is no colour 'a'"])
        #expect(await missing(["a.colorset"], "Image(\"a\")") == ["App/A.swift:2:7 there is no image 'a'"])
        #expect(await missing(["Nav/a.imageset"], "Image(\"Nav/a\")") == [])
        #expect(await missing(["Nav/a.imageset"], "Image(\"a\")") == ["App/A.swift:2:7 there is no image 'a'"])
        #expect(await missing(["Part/a.imageset"], "Image(\"a\")") == [])
    }

    @Test func `a name without its namespace is suggested with it`() async {
        let found = await audit(app(["Nav/a.imageset"], ["App/A.swift": "UIImage(named: \"a\")"])).findings
        #expect(found.filter { $0.diagnostic.id == "missing-set" }.map(\.diagnostic.hint) == ["did you mean 'Nav/a'?"])
    }

    @Test func `without a catalog below the paths, no name is missing`() async {
        let app = InMemoryCatalogs(texts: ["App/A.swift": "UIImage(named: \"a\")", "App/Icons/b.svg": "<svg/>"])
        #expect(await missing(app) == [])
    }

    @Test(arguments: [
        "App/gift.png", "App/gift@2x.png", "App/de.lproj/gift~ipad.jpg", "App/R.bundle/gift.PDF", "Other/gift.svg",
        "App/B.xcassets/gift.appiconset/Contents.json", "App/Pods/P/P.xcassets/gift.imageset/Contents.json",
        "App/gift.icon/icon.json",
    ]) func `a picture anywhere below the paths has its name`(path: String) async {
        let app = app(["a.imageset"], ["App/A.swift": "UIImage(named: \"gift\")", path: ""])
        #expect(await missing(app, ["App", "Other"]) == [])
    }

    @Test func `names of files, bundles, AppKit and a manifest have no set`() async {
        let names = ["gift.png", "gift@2x.png", "gift.fill", "R.bundle/x", "sub/gift"]
        let code =
            names.map { "UIImage(named: \"\($0)\")\n" }.joined() + "NSImage(named: \"NSAddTemplate\")\n"
            + "NSColor(named: \"textColor\")\nUIColor(named: \"brand\")\nUIImage(named: \"star.fill\")"
        let manifest = #"<glyphs><colors><color name="brand"/></colors><glyph name="star"/></glyphs>"#
        let app = app(["a.imageset"], ["App/A.swift": code, "App/gift.svg": "", "App/Icons/manifest.xml": manifest])
        #expect(await missing(app) == [])
    }

    @Test func `a type of the app's own is not the system's`() async {
        let app = app(
            ["a.imageset"],
            [
                "App/A.swift": "import SwiftUI\nlet a = Image(\"x\"), b = Color(\"y\")",
                "App/B.swift": "public struct Image {}\nextension Color {}",
            ])
        #expect(await missing(app) == ["App/A.swift:2:31 there is no colour 'y'"])
    }

    @Test func `a catalog that is a link hides names, so that none is said to be missing`() async {
        let app = app(["a.imageset"], ["App/A.swift": "UIImage(named: \"x\")"], links: ["App/B.xcassets"])
        #expect(await missing(app) == [])
        let skipped = await audit(app).skipped
        #expect(skipped.contains { $0.reason == "links are not followed; 'missing-set' did not run" })
    }

    @Test func `a storyboard names images that it lists as the app's`() async {
        let storyboard = """
            <document>
              <imageView image="here"/>
              <button><state key="normal" image="gone" backgroundImage="star" selectedImage="other"/></button>
              <imageReference image="heart" catalog="system"/>
              <color key="tintColor" name="brand"/><color key="x" name="bare"/>
              <resources>
                <image name="here" width="1" height="1"/><image name="gone" width="1" height="1"/>
                <image name="star" catalog="system" width="1" height="1"/><image name="NSStop" width="1" height="1"/>
                <namedColor name="brand"><color red="1"/></namedColor><namedColor name="bare"/>
              </resources>
            </document>
            """
        let app = app(["here.imageset"], ["App/A.storyboard": storyboard])
        #expect(await missing(app) == ["App/A.storyboard:3:31 there is no image 'gone'"])
        #expect(
            await audit(app).findings.filter { $0.diagnostic.id == "missing-set" }.map(\.diagnostic.severity) == [.info]
        )
    }

    @Test(
        arguments: [
            ("UIImage(named: \"gone\")", .warning), ("let a = UIImage(named: \"gone\")!", .warning),
            ("if let a = UIImage(named: \"gone\") {}", .info),
            ("guard let a = UIImage(named: \"gone\") else {}", .info),
            ("UIImage(named: \"gone\") ?? other", .info), ("UIImage(named: \"gone\", in: bundle, with: nil)", nil),
            ("MyUIImage(named: \"gone\")", nil), ("// UIImage(named: \"gone\")", nil),
            ("/* UIImage(named: \"gone\") */", nil),
            ("UIImage(named: \"gone\" + x)", nil), ("UIImage(named: \"go\\(x)ne\")", nil),
            ("Image(systemName: \"gone\")", nil),
        ] as [(String, Diagnostic.Severity?)]) func `the line of a text says whether the app needs the set`(
            code: String, severity: Diagnostic.Severity?
        ) async
    {
        let found = await audit(app(["a.imageset"], ["App/A.swift": "import SwiftUI\n" + code])).findings
        #expect(
            found.filter { $0.diagnostic.id == "missing-set" }.map(\.diagnostic.severity)
                == [severity].compactMap { $0 })
    }

    @Test func `a picture that each line tints is not judged`() async {
        let app = app([], ["App/A.swift": "let a = UIImage(named: \"moon\")?.withRenderingMode(.alwaysTemplate)"])
        func looks(_ more: [String: String]) async -> Int {
            var app = app
            app.texts.merge(more) { $1 }
            app.texts["App/A.xcassets/moon.imageset/Contents.json"] = CatalogLint.Example.plainSet("a.svg")
            app.texts["App/A.xcassets/moon.imageset/a.svg"] = CatalogLint.Example.svg(#"<path d="M4 4h16v16H4z"/>"#)
            return await app.audit(["App"], readsSources: true).looks.count
        }
        #expect(await looks([:]) == 0)
        #expect(await looks(["App/B.swift": "let b = UIImage(named: \"moon\")"]) == 1)
    }

    // MARK: Untrusted sources

    @Test func `a source that is not what its name says has words`() async {
        let entities = """
            <!DOCTYPE document [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b "&b;">]>
            <document><x image="set-b" label="&a;&b;"/></document>
            """
        let app = app(
            ["set-a.imageset", "set-b.imageset", "set-c.imageset", "other.imageset"],
            [
                "App/A.swift": "let a = \"\\(((\nlet b = \"set-a\"", "App/B.storyboard": entities,
                "App/C.xib": "<<<< HEAD 'set-c'",
            ])
        let audit = await audit(app)
        #expect(audit.references?.unusedSets(in: audit.sets).map(\.name) == ["other"])
    }

    @Test func `no set is unused where a file could not be read`() async {
        let large = [UInt8](repeating: 0x20, count: SourceOutcome.byteLimit + 1)
        let audit = await audit(app(["a.imageset"], ["App/A.swift": ""], bytes: ["App/b.json": large]))
        let limit = SourceOutcome.byteLimit
        #expect(audit.skipped.map(\.reason) == ["it is larger than \(limit) bytes; 'unused-set' did not run"])
        #expect(audit.findings.isEmpty && audit.references?.silence?.reason == "some files could not be read")
    }

    @Test func `a manifest that cannot be read hides names, too`() async {
        let app = app(["a.imageset"], ["App/A.swift": "UIImage(named: \"x\")", "App/manifest.xml": "<glyphs"])
        #expect(await missing(app) == [])
        let skipped = await audit(app).skipped
        #expect(skipped.map(\.reason) == ["it cannot be read; 'missing-set' did not run"])
    }

    @Test func `a source below two paths is read once`() async {
        let app = app(["a.imageset"], ["App/S/A.swift": "UIImage(named: \"x\")"])
        let audit = await audit(app, ["App", "App/S"])
        #expect(audit.references?.sourceCount == 1)
        #expect(audit.findings.filter { $0.diagnostic.id == "missing-set" }.flatMap(\.diagnostic.notes) == [])
    }

    @Test func `links to sources are not followed`() async {
        let app = app(["a.imageset"], ["App/A.swift": ""], links: ["App/B.swift", "App/C"])
        let audit = await audit(app)
        #expect(audit.references?.sourceCount == 1)
        #expect(audit.skipped.filter { $0.reason == "links are not followed" }.count == 2)
    }

    @Test func `an app of 2,000 sources without its catalog has no more findings than people read`() async {
        let sets = PlantedFiles(
            files: Dictionary(
                uniqueKeysWithValues: (0..<2_000).map {
                    ("App/Part\($0 % 100)/S\($0).swift", Array("let a = UIImage(named: \"n\($0)\") + \"x\($0)\"".utf8))
                } + [("App/A.xcassets/a.imageset/Contents.json", Array("{}".utf8))]))
        let audit = await CatalogAudit.run(
            ["App"], lints: CatalogLintRun(rules: ["missing-set"]), readsSources: true, jobs: 2, folder: sets.folder)
        #expect(audit.references?.sourceCount == 2_000)
        #expect(audit.findings.count == 1000)
    }
}
