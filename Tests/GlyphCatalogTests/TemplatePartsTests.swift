import GlyphModel
import Markup
import Testing

@testable import GlyphCatalog

/// Templates as tools write them, and what lints say of them.
@Suite struct TemplatePartsTests {
    private typealias Example = CatalogLint.Example

    /// The ids of the findings in a symbol set with a template.
    private func found(in template: String) async -> [String] {
        let audit = await Example(template: template).catalogs.audit([Example.root])
        return audit.findings.map(\.diagnostic.id).sorted()
    }

    private func parts(_ template: String) throws -> TemplateParts {
        TemplateParts(try XMLReader.read(SourceFile(path: "bell.svg", text: template)))
    }

    private static let bar = #"<path d="M0 0H80V-20H0Z"/>"#

    @Test(
        arguments: [
            ("Template v.3.0", 30), ("Template v.2.1", 21), ("  Template\n v.6.0 ", 60), ("Template v7.0", 70),
            ("template v.4", 40), ("Vorlage 3", nil), ("Template v.", nil), ("3.0", nil), ("Template v.12.0", 120),
            ("Template v.99999999999999999999.0", nil),
        ] as [(String, Int?)])
    func `the version is read`(text: String, version: Int?) throws {
        let template = Example.template(version: #"<text id="template-version">\#(text)</text>"#)
        #expect(try parts(template).version == version)
        let inner = Example.template(version: #"<text id="template-version"><tspan>\#(text)</tspan></text>"#)
        #expect(try parts(inner).version == version)
    }

    @Test(arguments: ["3.0", "4.0", "5.0", "6.0", "7.0"]) func `a template of three masters is right`(version: String)
        async
    {
        #expect(
            await found(
                in: Example.template(version: #"<text id="template-version">Template v.\#(version)</text>"#)) == [])
    }

    @Test(arguments: [
        "matrix(1 0 0 1 509.70000000000005 696)", "matrix(1,0,0,1,.5,+696)", " matrix ( 1e0 0 0 1. 509-696 ) ",
        "translate(509.70000000000005)", "translate(5e2,696)", "",
    ]) func `the place of a variant may be written as any number of a drawing`(transform: String) async {
        func template(_ transform: String) -> String {
            Example.template(
                """
                <g id="Ultralight-S" transform="matrix(1 0 0 1 5 6)">\(Self.bar)</g>
                <g id="Regular-S" transform="\(transform)">\(Self.bar)</g>
                <g id="Black-S" transform="translate(9 9)">\(Self.bar)</g>
                """)
        }
        #expect(await found(in: template(transform)) == ["symbol-ignores-weight"])
        // At another size; and what is not a number.
        for other in ["matrix(.9000000000001 0 0 .9 5 6)", "matrix(1 0 0 1 5px 6)", "matrix(1 0 0 1 5 6,)", "scale(1)"]
        {
            #expect(await !found(in: template(other)).contains("symbol-ignores-weight"), "\(other)")
        }
    }

    @Test func `one weight is stated by Regular-M alone`() async {
        func ids(_ variant: String) async -> [String] {
            await found(in: Example.template("<g id=\"\(variant)\">\(Self.bar)</g>"))
        }
        #expect(await ids("Regular-M") == [])
        #expect(await ids("Regular-S") == ["incomplete-symbol-template"])
    }

    @Test(arguments: [("1e2", "2e2"), ("100.00000000000001", "+200")])
    func `a cap line below the baseline is found in any notation`(baseline: String, capline: String) async {
        let levels = Example.levels
            .replacing("\"1126\"", with: "\"\(baseline)\"").replacing("\"1055.54\"", with: "\"\(capline)\"")
        #expect(await found(in: Example.template(levels: levels)) == ["incomplete-symbol-template"])
    }

    @Test func `nothing is interpolated where all 27 variants are drawn`() async {
        let other = #"<path d="M0 0H80V-20L40-25L0-20Z"/>"#
        let variants = TemplateParts.variants.map { id in
            "<g id=\"\(id)\">\(id.hasPrefix("Black") ? other : Self.bar)</g>"
        }
        #expect(await found(in: Example.template(variants.joined(separator: "\n"))) == [])
        // Without one of them, the masters are used.
        let fewer = variants.filter { !$0.contains("Heavy-L") }
        #expect(await found(in: Example.template(fewer.joined(separator: "\n"))) == ["symbol-does-not-interpolate"])
    }

    @Test func `a template of an early version has Regular-M, and margins without a weight`() async {
        let margins = #"<line id="left-margin" x1="0" x2="0"/><line id="right-margin" x1="9" x2="9"/>"#
        let variant = "<g id=\"Regular-M\">\(Self.bar)</g>"
        for version in ["", #"<text id="template-version">Template v.2.0</text>"#] {
            #expect(await found(in: Example.template(version: version, margins: margins, variant)) == [])
            #expect(
                await found(in: Example.template(version: version, margins: margins))
                    == ["incomplete-symbol-template"])
        }
        // Later, margins have the name of a variant.
        #expect(await found(in: Example.template(margins: margins, variant)) == ["incomplete-symbol-template"])
    }

    @Test(arguments: TemplateParts.scales.flatMap { ["Baseline-\($0)", "Capline-\($0)"] })
    func `each guide is needed`(id: String) async {
        let levels = Example.levels.split(separator: "\n").filter { !$0.contains("\"\(id)\"") }
        #expect(levels.count == 5)
        #expect(
            await found(in: Example.template(levels: levels.joined(separator: "\n"))) == ["incomplete-symbol-template"])
    }

    @Test(arguments: TemplateParts.masters) func `each master is needed, unless Regular-M is drawn`(id: String) async {
        let masters = Example.masters().split(separator: "\n").filter { !$0.contains("\"\(id)\"") }
        #expect(masters.count == 2)
        let text = masters.joined(separator: "\n")
        #expect(await found(in: Example.template(text)) == ["incomplete-symbol-template"])
        let whole = text + "\n<g id=\"Regular-M\">\(Self.bar)</g>"
        #expect(await found(in: Example.template(whole)) == [])
        // Margins of a master ask for it.
        let margins = TemplateParts.masters.map {
            #"<line id="left-margin-\#($0)" x1="0" x2="0"/><line id="right-margin-\#($0)" x1="9" x2="9"/>"#
        }
        #expect(
            await found(in: Example.template(margins: margins.joined(), whole)) == ["incomplete-symbol-template"])
    }

    @Test func `the one variant that is advised is enough, and another one is not`() async throws {
        let masters = Example.masters(ultralight: Self.bar, regular: Self.bar, black: Self.bar)
        let audit = await Example(template: Example.template(masters)).catalogs.audit([Example.root])
        let finding = try #require(audit.findings.first { $0.diagnostic.id == "symbol-ignores-weight" })
        #expect(finding.diagnostic.hint?.hasSuffix("keep 'Regular-M' alone") == true)
        #expect(await found(in: Example.template("<g id=\"Regular-M\">\(Self.bar)</g>")) == [])
        #expect(
            await found(in: Example.template("<g id=\"Regular-S\">\(Self.bar)</g>")) == ["incomplete-symbol-template"])
    }

    @Test func `a cap line below the baseline leaves no size`() async {
        let levels = Example.levels.replacing("1055.54", with: "1155.54")
        #expect(await found(in: Example.template(levels: levels)) == ["incomplete-symbol-template"])
    }

    @Test func `features are found in the version that brought them, and not in an earlier one`() async {
        let features: [(text: String, master: String, version: Int)] = [
            ("", #"<path class="multicolor-0:tintColor" d="M0 0H80V-20H0Z"/>"#, 21),
            ("", #"<path class="monochrome-0 hierarchical-0:primary" d="M0 0H80V-20H0Z"/>"#, 30),
            ("<style>.monochrome-0 {-sfsymbols-variable-threshold:0.34}</style>", Self.bar, 40),
            ("<style>.monochrome-0 {-sfsymbols-motion-group:1}</style>", Self.bar, 50),
            (#"<circle id="Regular-S-rotate-anchor" r="1"/>"#, Self.bar, 60),
            ("", #"<path data-clipstroke-keyframes="0 0 0 .5 .6 0 1 0 .1" d="M0 0H80V-20H0Z"/>"#, 60),
        ]
        for feature in features {
            for version in [20, 21, 30, 40, 50, 60, 70] {
                let line = "<text id=\"template-version\">Template v.\(version / 10).\(version % 10)</text>"
                let template = Example.template(
                    version: feature.text + line,
                    Example.masters(regular: feature.master) + "\n<g id=\"Regular-M\">\(Self.bar)</g>")
                #expect(
                    await found(in: template) == (version < feature.version ? ["symbol-version"] : []),
                    "\(feature) in \(version)")
            }
        }
    }

    @Test func `shapes draw, and what defines them does not`() async {
        let blank = [
            "", "<title>bell</title>", "<defs><path d=\"M0 0H80V-20H0Z\"/></defs>", "<g><g/></g>",
            #"<path d=""/>"#, #"<path d="M0 0"/>"#, #"<path/>"#, #"<rect width="9" height="0"/>"#,
            ##"<line x1="0" x2="9" stroke="#000"/>"##, ##"<path style="fill: none; stroke: #000" d="M0 0H9V9"/>"##,
            ##"<g fill="none" stroke="#000"><circle r="4"/></g>"##, #"<path fill="none" d="M0 0H80V-20H0Z"/>"#,
            ##"<rect fill="none" width="9" height="9"/><path fill="none" stroke="#000" d="M0 0H9V9"/>"##,
            ##"<rect fill="none" width="9" height="9"/><path d="M0 0H9"/>"##,
        ]
        for content in blank {
            let template = Example.template("<g id=\"Regular-M\">\(content)</g>" + Example.masters())
            #expect(await found(in: template) == ["blank-symbol"], "\(content)")
        }
        let drawn = [
            #"<rect width="9" height="9"/>"#, #"<g><circle r="4"/></g>"#, #"<polygon points="0 0 9 0 9 9"/>"#,
            ##"<path stroke="#000" d="M0 0H9V9"/>"##, #"<path fill="none" d="M0 0H9V9Z"/><path d="M0 0H9V9Z"/>"#,
            ##"<use href="#Regular-S"/>"##, #"<path class="monochrome-0" d="M0 0H9V9Z"/>"#,
        ]
        for content in drawn {
            let template = Example.template("<g id=\"Regular-M\">\(content)</g>" + Example.masters())
            #expect(await found(in: template) == [], "\(content)")
        }
    }

    @Test func `a variant inherits its paints`() async {
        func lines(_ height: Int) -> String { ##"<path stroke="#000" d="M0 0H80V-\##(height)H0Z"/>"## }
        let inner = Example.masters(ultralight: lines(10), regular: lines(20), black: lines(30))
        #expect(await found(in: Example.template(inner)) == [])
        let hollow = "<g fill=\"none\">\(inner)</g>"
        #expect(await found(in: Example.template(hollow)) == ["blank-symbol", "blank-symbol", "blank-symbol"])
        #expect(await found(in: Example.template("<g fill=\"none\"><g fill=\"#000\">\(inner)</g></g>")) == [])
    }
}
