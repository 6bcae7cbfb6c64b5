import GlyphAudit
import GlyphModel
import Markup
import SemanticColor
import Testing

@testable import GlyphCatalog

/// What a person may intend, or sees nevertheless, is reported as `info` at most.
@Suite struct DebatableFindingTests {
    private static let dark = #", "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ]"#

    /// The findings about an image set of one SVG, or of one for light and one for dark.
    private func findings(
        _ id: String, _ drawing: String, named name: String = "sun", dark: String? = nil, properties: String? = nil,
        in folder: String = "A.xcassets"
    ) async -> [AuditFinding] {
        let path = "\(folder)/\(name).imageset/"
        let second = dark == nil ? [] : [#"{ "filename" : "b.svg", "idiom" : "universal"\#(Self.dark) }"#]
        var texts = [
            path + "Contents.json": InMemoryCatalogs.contents(
                "images", [#"{ "filename" : "a.svg", "idiom" : "universal" }"#] + second, properties: properties),
            path + "a.svg": CatalogLint.Example.svg(drawing),
        ]
        if let dark { texts[path + "b.svg"] = CatalogLint.Example.svg(dark) }
        let catalog = folder.split(separator: "/").prefix { !$0.hasSuffix(".xcassets") }.map(String.init)
        let root = (catalog + ["A.xcassets"]).joined(separator: "/")
        return await InMemoryCatalogs(texts: texts).audit([root], lints: CatalogLintRun(rules: [id])).findings
    }

    private func square(_ fill: String) -> String { #"<path fill="\#(fill)" d="M4 4h16v16H4z"/>"# }

    private func badge(_ plate: String, _ sign: String = "#FFFFFF") -> String {
        #"<circle cx="12" cy="12" r="10" fill="\#(plate)"/><path fill="\#(sign)" d="M7 10h10v4H7z"/>"#
    }

    // MARK: - Contrast of pictures

    @Test(arguments: [("#F2F2F2", "#1A1A1A"), ("#8FC1FF", "#123A7A")])
    func `pictures that are seen only in the place of each other are said to be swapped`(
        light: String, second: String
    ) async throws {
        let found = await findings("low-contrast-picture", square(light), dark: square(second))
        let finding = try #require(found.first?.diagnostic)
        #expect(found.count == 1 && finding.severity == .warning && finding.fix == nil, "\(found)")
        #expect(finding.message.contains("seem swapped") && finding.message.contains("its \(second) reaches 1."))
        #expect(finding.hint?.hasPrefix("swap the two files") == true)
        // Each in its place.
        #expect(await findings("low-contrast-picture", square(second), dark: square(light)).isEmpty)
        // The name says on which background they are.
        for name in ["sun_onDark", "sun-white"] {
            let found = await findings("low-contrast-picture", square(light), named: name, dark: square(second))
            #expect(!found.contains { $0.diagnostic.message.contains("swapped") }, "\(found)")
        }
        // An icon that is visible on its plate is enough.
        let plates = (badge("#CFE5FF", "#14479E"), badge("#0A2A52", "#CFE5FF"))
        #expect(await findings("low-contrast-picture", plates.0, dark: plates.1).isEmpty)
        // Only one of the two is not seen.
        let one = await findings("low-contrast-picture", square("#2D6CDF"), dark: square(second))
        #expect(one.count == 1 && one.first?.diagnostic.message.contains("swapped") == false)
    }

    @Test(
        arguments: [
            ("B1B1B1", nil, true), ("B1B1B1", "B1B1B1", false), ("9C9C9C", nil, false), ("DCDEDD", "FCFFFF", true),
        ] as [(String, String?, Bool)])
    func `a separator of one gray glares in dark`(light: String, second: String?, isFound: Bool) async {
        typealias Example = CatalogLint.Example
        let colors = second.map { Example.colors(.value(light), .value($0, "dark")) } ?? Example.colors(.value(light))
        let catalogs = InMemoryCatalogs(texts: ["A.xcassets/divider.colorset/Contents.json": colors])
        let found = await catalogs.audit(["A.xcassets"], lints: CatalogLintRun(rules: ["uneven-separator"])).findings
        #expect(found.isEmpty != isFound, "\(found)")
    }

    @Test(arguments: [
        // Saturated, gray, and a badge of gray, each from 2 : 1 to 3 : 1.
        ("#0DBD8B", false, Diagnostic.Severity.info), ("#A2A2A2", false, .warning), ("#A2A2A2", true, .info),
        // Below 2 : 1, and a hair below 3 : 1.
        ("#FFD60A", false, .warning), ("#FFD60A", true, .warning), ("#969696", false, .info),
        ("#9A9A9A", false, .info),
        // Gold, from 1.5 : 1 on.
        ("#FEBF2F", false, .info),
    ])
    func `a picture that is seen nevertheless is reported as info`(
        color: String, isBadge: Bool, severity: Diagnostic.Severity
    ) async throws {
        let found = await findings("low-contrast-picture", isBadge ? badge(color) : square(color))
        let finding = try #require(found.first?.diagnostic)
        #expect(found.count == 1 && finding.severity == severity, "\(finding)")
        #expect(
            finding.message.contains("its \(color) reaches ") && finding.message.contains(" : 1 on #FFFFFF, and 3 : 1"))
        #expect(finding.message.contains("is hardly visible") == (color == "#FFD60A"))
    }

    @Test func `a strong colour that is dark is not seen in dark`() async {
        let found = await findings("missing-dark", square("#1B1BC8"))
        #expect(found.map(\.diagnostic.severity) == [.warning])
    }

    @Test func `a picture for a watch is judged in dark`() async {
        let path = "A.xcassets/sun.imageset/"
        let catalogs = InMemoryCatalogs(texts: [
            path + "Contents.json": InMemoryCatalogs.contents(
                "images", [#"{ "filename" : "a.svg", "idiom" : "watch" }"#]),
            path + "a.svg": CatalogLint.Example.svg(square("#78BE64")),
        ])
        #expect(await catalogs.audit(["A.xcassets"]).findings.map(\.diagnostic.id) == [])
    }

    @Test func `a fix waits where another one makes a picture`() async throws {
        let path = "A.xcassets/sun.imageset/"
        let catalogs = InMemoryCatalogs(texts: [
            path + "Contents.json": InMemoryCatalogs.contents(
                "images",
                [
                    #"{ "filename" : "a.svg", "idiom" : "universal", "scale" : "1x" }"#,
                    #"{ "idiom" : "universal", "scale" : "2x" }"#, #"{ "idiom" : "universal", "scale" : "3x" }"#,
                ]),
            path + "a.svg": CatalogLint.Example.svg(square("#000000")),
        ])
        let first = await catalogs.audit(["A.xcassets"]).findings.map(\.diagnostic)
        #expect(first.filter { $0.fix != nil }.map(\.id) == ["missing-dark"] && first.count == 2, "\(first)")
        let second = try #require(catalogs.applying(first.compactMap(\.fix)))
        let scale = await second.audit(["A.xcassets"]).findings.map(\.diagnostic)
        #expect(scale.filter { $0.fix != nil }.map(\.id) == ["missing-scale"], "\(scale)")
        let third = try #require(second.applying(scale.compactMap(\.fix)))
        #expect(third.texts[path + "Contents.json"]?.contains("scale") == false)
        #expect(await third.audit(["A.xcassets"], lints: CatalogLintRun(least: .warning)).findings.isEmpty)
    }

    @Test func `light and dark without increased contrast are one finding`() async throws {
        let found = await findings("missing-high-contrast", square("#007AFF"), dark: square("#0A84FF"))
        let finding = try #require(found.first?.diagnostic)
        #expect(found.count == 1)
        #expect(finding.message.contains("in light: its #007AFF") && finding.message.contains("; in dark: its #0A84FF"))
    }

    @Test func `the colour that is named is the one that people see`() async throws {
        // Inside of an edge in the colour of the page; and next to a faint ring.
        let edged = ##"<circle cx="12" cy="12" r="9" fill="#0DBD8B" stroke="#FFFFFF" stroke-width="2"/>"##
        let ring =
            ##"<circle cx="12" cy="12" r="9" fill="none" stroke="#03A9F4" stroke-opacity="0.5" stroke-width="2"/>"##
            + ##"<path fill="#03A9F4" d="M8 8h8v8H8z"/>"##
        for (drawing, color) in [(edged, "#0DBD8B"), (ring, "#03A9F4")] {
            let found = await findings("low-contrast-picture", drawing)
            #expect(found.count == 1)
            #expect(found.first?.diagnostic.message.contains("its \(color) reaches 2.") == true, "\(found)")
        }
    }

    @Test func `a plate that is not seen is no more named than the icon on it, which decides`() async throws {
        func cross(_ fill: String) -> String {
            ##"<circle fill="#FFFFFF" cx="12" cy="12" r="9"/>"##
                + #"<path fill="\#(fill)" d="M6 9.5h12v5H6zM9.5 6h5v12h-5z"/>"#
        }
        let faint = try #require(await findings("low-contrast-picture", cross("#FF8A80")).first?.diagnostic)
        #expect(faint.message.contains("its #FF8A80 reaches 2.2") && faint.severity == .info, "\(faint)")
        let high = try #require(await findings("missing-high-contrast", cross("#E34039")).first?.diagnostic)
        #expect(high.message.contains("its #E34039 reaches 4.1"), "\(high)")
        // An icon that is visible; and a plate with nothing on it that could be.
        #expect(await findings("missing-high-contrast", cross("#B00020")).isEmpty)
        let white = ##"<path fill="#FFFFFF" d="M1 1h22v22H1z"/><path fill="#7FB2FF" d="M10 10h5v5h-5z"/>"##
        let plain = try #require(await findings("low-contrast-picture", white).first?.diagnostic)
        #expect(plain.message.contains("its #FFFFFF reaches 1.00") && plain.severity == .warning, "\(plain)")
    }

    @Test func `what is seen in dark nevertheless is reported as info, and a hair has no fix`() async throws {
        let strong = try #require(await findings("missing-dark", square("#7A1FD1")).first?.diagnostic)
        #expect(strong.severity == .info && strong.fix != nil, "\(strong)")
        let gray = try #require(await findings("missing-dark", square("#5F5F5F")).first?.diagnostic)
        #expect(gray.severity == .warning && gray.fix != nil, "\(gray)")
        let hair = try #require(await findings("missing-dark", square("#666666")).first?.diagnostic)
        #expect(hair.severity == .info && hair.fix == nil, "\(hair)")
        let same = try #require(
            await findings("dark-equals-light", square("#7A1FD1"), dark: square("#7A1FD1")).first?.diagnostic)
        #expect(same.severity == .info, "\(same)")
    }

    @Test(arguments: ["tabbar-home", "home_tab_bar", "NavBarBack", "toolbar.pen"])
    func `a picture for bars is drawn as a template`(name: String) async throws {
        let found = try #require(await findings("missing-dark", square("#454545"), named: name).first?.diagnostic)
        #expect(found.severity == .info && found.fix == nil && found.message.contains("in a bar"), "\(found)")
        // Not if the set states that it is none, nor in several colours.
        let original = #"{ "template-rendering-intent" : "original" }"#
        let stated = await findings("missing-dark", square("#454545"), named: name, properties: original)
        #expect(stated.first?.diagnostic.severity == .warning)
        let two = square("#202020") + ##"<path fill="#20208A" d="M8 8h8v8H8z"/>"##
        #expect(await findings("missing-dark", two, named: name).first?.diagnostic.severity == .warning)
    }

    @Test(arguments: [
        ("close-icon-no-background", true), ("shadow-icon", true), ("border-all", true), ("mask_happy", true),
        ("gradient-tool", true), ("remove-background", true), ("progress-bar", true),
        ("card-shadow", false), ("divider-horizontal", false), ("bg_login", false), ("gradient_top2", false),
        ("send-disabled", false), ("placeholder_user", false),
    ])
    func `a ground is the last word of a name`(name: String, isIcon: Bool) async {
        let found = await findings("missing-dark", square("#101010"), named: name)
        #expect(found.count == (isIcon ? 1 : 0) && found.allSatisfy { $0.diagnostic.severity == .warning })
    }

    // MARK: - Templates and widgets

    @Test func `shades that are near or apart lose little as a template`() async throws {
        let template = #"{ "template-rendering-intent" : "template" }"#
        func drawn(_ first: String, _ second: String, _ path: String) -> String {
            square(first) + #"<path fill="\#(second)" d="\#(path)"/>"#
        }
        let (inside, apart) = ("M8 8h8v8H8z", "M4 21.5h16V24H4z")
        for (drawing, severity) in [
            (drawn("#212121", "#4D4D4D", inside), Diagnostic.Severity.info),
            (drawn("#212121", "#C8C8C8", apart), .info), (drawn("#212121", "#C8C8C8", inside), .warning),
            (drawn("#B01010", "#1030C0", apart), .warning),
        ] {
            let found = await findings("template-loses-colors", drawing, properties: template)
            #expect(found.map(\.diagnostic.severity) == [severity], "\(drawing)")
        }
    }

    @Test func `a plate is a warning with a fix where its catalog is for widgets`() async throws {
        for (folder, isForWidgets) in [
            ("App/NewsWidget/A.xcassets", true), ("A.xcassets/Complications", true), ("App/News/A.xcassets", false),
        ] {
            let found = try #require(
                await findings("flattens-in-accented", badge("#D92D20"), in: folder).first?.diagnostic)
            #expect(found.severity == (isForWidgets ? .warning : .info) && (found.fix != nil) == isForWidgets)
        }
    }

    @Test func `what may be intentional is fixed where its lint is named`() async throws {
        let found = try #require(
            await findings("flattens-in-accented", badge("#D92D20"), named: "widget-run").first)
        #expect(CatalogLintRun().fix(of: found) == nil)
        #expect(CatalogLintRun(rules: ["flattens-in-accented"]).fix(of: found) == found.diagnostic.fix)
        #expect(CatalogLint.all.filter(\.isFixedByName).map(\.id) == ["flattens-in-accented", "unused-filled-twin"])
        let dark = try #require(await findings("missing-dark", square("#101010")).first)
        #expect(CatalogLintRun().fix(of: dark) != nil)
    }

    @Test func `two pictures that flatten are one information for the catalog`() async throws {
        let drawing = CatalogLint.Example.svg(badge("#D92D20"))
        var texts: [String: String] = [:]
        for name in ["a", "b", "widget-c"] {
            texts.merge(InMemoryCatalogs.imageSet("A.xcassets/\(name).imageset", drawing)) { first, _ in first }
        }
        let found = await InMemoryCatalogs(texts: texts).audit(
            ["A.xcassets"], lints: CatalogLintRun(rules: ["flattens-in-accented"])
        ).findings.map(\.diagnostic)
        #expect(found.map(\.severity) == [.info, .warning], "\(found)")
        #expect(found.first?.message.hasPrefix("2 pictures") == true)
    }

    @Test func `the effects of a drawing are one information`() async throws {
        let drawing =
            ##"<filter id="f"><feGaussianBlur stdDeviation="1"/></filter>"##
            + ##"<path filter="url(#f)" d="M4 4h6v6H4z"/><path style="mix-blend-mode:multiply" d="M14 4h6v6h-6z"/>"##
        let found = await findings("dropped-effect", drawing)
        #expect(found.count == 1 && found.first?.diagnostic.notes.count == 1, "\(found)")
        #expect(found.first?.diagnostic.location?.path.hasSuffix("a.svg") == true)
    }
}
