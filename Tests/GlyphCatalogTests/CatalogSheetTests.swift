import GlyphAudit
import GlyphFormats
import GlyphModel
import Markup
import PathGeometry
import SemanticColor
import Testing

@testable import GlyphCatalog

private let catalog = "App/Assets.xcassets"

private func slot(_ file: String, _ more: String = "") -> String {
    "{ \"filename\" : \"\(file)\", \"idiom\" : \"universal\"\(more) }"
}

private let dark = #", "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ]"#
private let high = #", "appearances" : [ { "appearance" : "contrast", "value" : "high" } ]"#

private func images(_ slots: String..., properties: String? = nil) -> String {
    InMemoryCatalogs.contents("images", slots, properties: properties)
}

private func color(_ byte: String) -> String {
    let value = """
        { "color-space" : "srgb", "components" :
        { "red" : "\(byte)", "green" : "\(byte)", "blue" : "\(byte)", "alpha" : "1.0" } }
        """
    return InMemoryCatalogs.contents("colors", ["{ \"idiom\" : \"universal\", \"color\" : \(value) }"])
}

/// The beginning of a PNG of this size, which is all that is read where nothing decodes it.
private func png(_ width: Int, _ height: Int, bytes: Int = 33) -> [UInt8] {
    let sides = [width, height].flatMap { side in (0..<4).map { UInt8(side >> (24 - 8 * $0) & 255) } }
    let head = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + sides
    return head + Array(repeating: 0, count: max(0, bytes - head.count))
}

private let box = CatalogLint.Example.svg(##"<path d="M4 4h16v16H4z" fill="#C00"/>"##)

/// The files of a catalog, by their paths in it.
private struct Sheet {
    var files = InMemoryCatalogs()

    init(_ texts: [String: String], bytes: [String: [UInt8]] = [:], in root: String = catalog) {
        func inRoot<Value>(_ files: [String: Value]) -> [String: Value] {
            Dictionary(files.map { (root + "/" + $0, $1) }) { first, _ in first }
        }
        files = InMemoryCatalogs(texts: inRoot(texts), bytes: inRoot(bytes))
    }

    func made(
        of root: String = catalog, in paths: [String]? = nil, scaler: PictureScaler? = nil, jobs: Int = 2
    ) async -> CatalogSheet {
        let files = files
        return await CatalogSheet.make(
            of: root, in: paths ?? [root], scaler: scaler, jobs: jobs, folder: { files.folder($0) })
    }
}

extension CatalogSheet {
    fileprivate var names: [String] { self.set.assets.map(\.qualifiedName) }

    /// What an asset shows in an appearance in place of a drawing.
    fileprivate func picture(_ index: Int, _ appearance: Appearance) -> ReviewPicture? {
        pictures[set.assets[index].entry.source(in: appearance)]
    }
}

@Suite struct CatalogSheetTests {
    @Test func `each set of a catalog is on its sheet`() async throws {
        let sheet = await Sheet(
            [
                "box.imageset/Contents.json": images(slot("box.svg")), "box.imageset/box.svg": box,
                "photo.imageset/Contents.json": images(slot("a.png", #", "scale" : "2x""#)),
                "page.imageset/Contents.json": images(slot("a.pdf")),
                "page.imageset/a.pdf": "%PDF-1.4\n<< /MediaBox [0 0 30 20] >>",
                "old.imageset/Contents.json": images(slot("a.jpeg")), "old.imageset/a.jpeg": "?",
                "broken.imageset/Contents.json": images(slot("a.svg")), "broken.imageset/a.svg": "<svg",
                "bell.symbolset/Contents.json": InMemoryCatalogs.contents("symbols", [slot("bell.svg")]),
                "bell.symbolset/bell.svg": CatalogLint.Example.template(),
                "ink.colorset/Contents.json": color("0x20"), "none.imageset/Contents.json": images(),
                "torn.symbolset/Contents.json": InMemoryCatalogs.contents("symbols", [slot("torn.svg")]),
                "torn.symbolset/torn.svg": "<svg", "unread.imageset/Contents.json": "{",
            ], bytes: ["photo.imageset/a.png": png(48, 24)]
        ).made()
        #expect(sheet.names == ["bell", "box", "broken", "old", "page", "photo"])
        #expect(sheet.glyphs == 6 && sheet.colors == 1 && sheet.set.title == "Assets.xcassets")
        #expect(sheet.subject == .catalog)
        #expect(
            sheet.left.map(\.path) == ["none.imageset", "torn.symbolset", "unread.imageset"].map { "\(catalog)/\($0)" })
        #expect(sheet.named.map { FolderPath.last(of: $0.path) } == ["a.svg", "a.jpeg", "a.pdf"])
        let pictures = sheet.set.assets.indices.map { sheet.picture($0, .light)?.content }
        #expect(pictures == [nil, nil, .name("SVG"), .name("JPEG"), .name("PDF"), .pixels(png(48, 24))])
        // In points.
        let sizes = sheet.set.assets.suffix(2).compactMap { $0.pictures.first?.drawing }.map { [$0.width, $0.height] }
        #expect(sizes == [[30, 20], [24, 12]])
        #expect(sheet.set.assets.allSatisfy { $0.violations(in: sheet.set.palette).isEmpty })
    }

    @Test func `what is not shown or was not audited is on the page, at its set, and quotes no file`() async {
        let image = ##"<rect width="9" height="9"/><image href="data:image/png;base64,AA=="/>"##
        let text = "<g><text>a</text></g>"
        let source = Sheet([
            "box.imageset/Contents.json": images(slot("box.svg")), "box.imageset/box.svg": box,
            "page.imageset/Contents.json": images(slot("a.pdf")),
            "page.imageset/a.pdf": "%PDF-1.4\n<< /MediaBox [0 0 30 20] >>",
            "pixels.imageset/Contents.json": images(slot("a.svg")),
            "pixels.imageset/a.svg": CatalogLint.Example.svg(image),
            "text.imageset/Contents.json": images(slot("a.svg")),
            "text.imageset/a.svg": CatalogLint.Example.svg(text),
            "all.imageset/Contents.json": images(slot("a.svg")),
            "all.imageset/a.svg": CatalogLint.Example.svg(image + text),
            "icon.appiconset/Contents.json": images(), "none.imageset/Contents.json": images(),
        ])
        let audit = await source.files.audit([catalog])
        let sheet = await source.made()
        let other = SkippedPart(path: "App/Other.xcassets/a.pdf", reason: "a PDF is not drawn")
        let quoting = SkippedPart(path: catalog + "/x", reason: "the file is not read: 'secret'")
        let unseen = sheet.unseen(of: audit.skipped + [other, quoting])
        #expect(
            unseen.map { "\($0.path.dropFirst("Assets.xcassets/".count)): \($0.reason)" } == [
                "all.imageset/a.svg: it has a bitmap and text, which are not drawn",
                "icon.appiconset: the content of 'appiconset' sets; only their files are",
                "none.imageset: it has no picture", "page.imageset/a.pdf: a PDF is not drawn",
                "pixels.imageset/a.svg: it has a bitmap, which is not drawn",
                "text.imageset/a.svg: it has text, which is not drawn", "x: the file is not read",
            ])
        let entries = unseen.map { part in sheet.set.assets.first { $0.entry.name == part.entry }?.name }
        #expect(entries == ["all", nil, nil, "page", "pixels", "text", nil])
    }

    @Test func `a set shows the picture of each appearance`() async throws {
        let sheet = await Sheet(
            [
                "a.imageset/Contents.json": images(
                    slot("one.png", #", "scale" : "1x""#), slot("two.png", #", "scale" : "2x""#),
                    slot("night.png", #", "scale" : "2x""# + dark), slot("clear.svg", #", "scale" : "2x""# + high)),
                "a.imageset/clear.svg": box,
            ],
            bytes: [
                "a.imageset/one.png": png(24, 24), "a.imageset/two.png": png(48, 48),
                "a.imageset/night.png": png(46, 48),
            ]
        ).made()
        #expect(sheet.picture(0, .light)?.content == .pixels(png(48, 48)), "the scale that the audit judges")
        #expect(sheet.picture(0, .dark)?.content == .pixels(png(46, 48)))
        #expect(sheet.picture(0, .lightHigh) == nil, "a drawing is drawn")
        #expect(sheet.picture(0, .darkHigh)?.content == .pixels(png(46, 48)), "as a running system falls back")
        #expect(sheet.set.assets[0].pictures.map(\.appearance) == Appearance.withoutLevels)
    }

    @Test func `templates and symbols have the colour of labels, and other pictures their own`() async throws {
        let sheet = await Sheet([
            "a.imageset/Contents.json": images(
                slot("a.svg"), properties: #"{ "template-rendering-intent" : "template" }"#),
            "a.imageset/a.svg": box, "b.imageset/Contents.json": images(slot("b.svg")), "b.imageset/b.svg": box,
            "c.symbolset/Contents.json": InMemoryCatalogs.contents("symbols", [slot("c.svg")]),
            "c.symbolset/c.svg": CatalogLint.Example.template(),
        ]).made()
        let roles = sheet.set.assets.map { $0.pictures[0].drawing.layers.map(\.role) }
        #expect(roles == [["label"], [nil], ["label"]])
    }

    @Test func `a folder of drawings has a group for each folder`() async throws {
        let sheet = await Sheet(["b.svg": box, "nav/a.svg": box, "nav/small/c.svg": box, "x.txt": ""], in: "icons")
            .made(of: "icons")
        #expect(
            sheet.names == ["b", "nav/a", "nav/small/c"] && sheet.subject == .drawings && sheet.set.title == "icons")
        #expect(sheet.set.assets.map { $0.entry.groups.map(\.name) } == [[], ["nav"], ["nav", "small"]])
        #expect(sheet.set.assets.map(\.entry.source) == ["icons/b.svg", "icons/nav/a.svg", "icons/nav/small/c.svg"])
        #expect(sheet.set.assets.allSatisfy { $0.pictures[0].drawing.layers.allSatisfy { $0.role == nil } })
        let one = await Sheet(["b.svg": box, "a.svg": box], in: "icons").made(of: "icons", in: ["icons/b.svg"])
        #expect(one.names == ["b"])
    }

    @Test func `a finding is at its own set where several have one name`() async throws {
        let ink = CatalogLint.Example.svg(##"<path fill="#101418" d="M3 3h18v18H3z"/>"##)
        let sky = CatalogLint.Example.svg(##"<path fill="#3D7EDB" d="M4 4h16v16H4z"/>"##)
        let source = Sheet([
            "A/mark.imageset/Contents.json": images(slot("a.svg")), "A/mark.imageset/a.svg": ink,
            "B/mark.imageset/Contents.json": images(slot("b.svg")), "B/mark.imageset/b.svg": sky,
        ])
        let audit = await source.files.audit([catalog], lints: CatalogLintRun(rules: ["missing-dark"]))
        let sheet = await source.made()
        #expect(sheet.names == ["mark", "mark"])
        let found = sheet.findings(of: audit.findings)
        #expect(found.count == 1 && found[0].glyph == sheet.set.assets[0].entry.name)
        #expect(Set(sheet.set.assets.map(\.entry.name)).count == 2)
        // What is about another catalog is not on this sheet.
        var other = found[0]
        other.diagnostic.location?.path = "App/Assets.xcassets2/a.imageset/Contents.json"
        #expect(sheet.findings(of: [other]) == [])
    }

    @Test func `a color set with the name of another colour has a name of its own`() async throws {
        let sheet = await Sheet([
            "label.colorset/Contents.json": color("0x20"), "A/brand.colorset/Contents.json": color("0x40"),
            "B/brand.colorset/Contents.json": color("0x60"),
        ]).made()
        #expect(sheet.set.ownRoles == ["brand", "B/brand", "Assets.xcassets/label"])
        #expect(sheet.set.palette["label"] == Palette.system(.ios26)["label"])
        #expect(sheet.set.palette["B/brand"]?[.dark].hex == "#606060")
        #expect(sheet.listedColors.map(\.role) == sheet.set.ownRoles)
        #expect(sheet.listedColors.map(\.title) == ["brand", "brand", "label"], "as code has them")
        #expect(sheet.listedColors.map(\.groups) == [["A"], ["B"], []])
    }

    @Test func `what is in no group comes before the groups`() async throws {
        let sheet = await Sheet([
            "A/one.imageset/Contents.json": images(slot("a.svg")), "A/one.imageset/a.svg": box,
            "Z/two.imageset/Contents.json": images(slot("a.svg")), "Z/two.imageset/a.svg": box,
            "three.imageset/Contents.json": images(slot("a.svg")), "three.imageset/a.svg": box,
        ]).made()
        #expect(sheet.names == ["three", "one", "two"])
    }

    @Test(arguments: ["0x", "nanx", "-1x", "1e300x", "x"]) func `a size that makes no sense is not used`(scale: String)
        async throws
    {
        let sheet = await Sheet(
            ["a.imageset/Contents.json": images(slot("a.png", ", \"scale\" : \"\(scale)\""))],
            bytes: ["a.imageset/a.png": png(60, 60)]
        ).made()
        let drawing = try #require(sheet.set.assets.first?.pictures.first?.drawing)
        #expect([24, 60].contains(drawing.width) && drawing.width == drawing.height)
    }

    @Test func `the sheet is the same with any number of jobs`() async throws {
        let texts = (0..<40).reduce(into: [String: String]()) { texts, number in
            texts["set\(number).imageset/Contents.json"] = images(slot("a.svg"))
            texts["set\(number).imageset/a.svg"] = box
        }
        let sheets = [await Sheet(texts).made(jobs: 1), await Sheet(texts).made(jobs: 8)]
        #expect(sheets[0].names == sheets[1].names && sheets[0].glyphs == 40)
    }
}

// MARK: - Pixels

@Suite struct SheetPictureTests {
    private func sheet(_ bytes: [UInt8], _ scaler: PictureScaler?) async -> CatalogSheet {
        await Sheet(["a.imageset/Contents.json": images(slot("a.png"))], bytes: ["a.imageset/a.png": bytes])
            .made(scaler: scaler)
    }

    /// Gives the size that it is asked for, as bytes.
    private static let scaler = PictureScaler { _, width, height in [UInt8(width), UInt8(height)] }

    @Test func `a large picture is scaled down, and a small one stays as it is`() async {
        #expect(await sheet(png(384, 96), Self.scaler).picture(0, .light)?.content == .pixels([192, 48]))
        #expect(await sheet(png(9000, 2), Self.scaler).picture(0, .light)?.content == .pixels([192, 1]))
        #expect(await sheet(png(192, 96), Self.scaler).picture(0, .light)?.content == .pixels(png(192, 96)))
        let long = png(20, 10, bytes: PictureScaler.byteLimit + 1)
        #expect(await sheet(long, Self.scaler).picture(0, .light)?.content == .pixels([20, 10]))
    }

    @Test func `where nothing scales, large files are there by name`() async {
        let small = png(384, 96, bytes: PictureScaler.byteLimit)
        #expect(await sheet(small, nil).picture(0, .light)?.content == .pixels(small))
        let large = await sheet(png(384, 96, bytes: PictureScaler.byteLimit + 1), nil)
        #expect(large.picture(0, .light)?.content == .name("PNG"))
        #expect(large.named.first?.reason.contains("librsvg") == true, "\(large.named)")
        let undecoded = await sheet(png(384, 96), PictureScaler { _, _, _ in nil })
        #expect(undecoded.named.map(\.reason) == ["its pixels cannot be decoded"])
    }

    @Test func `pictures above the limit of a page are there by name`() async {
        let texts = (0..<5).reduce(into: [String: String]()) { texts, number in
            texts["set\(number).imageset/Contents.json"] = images(slot("a.png"))
        }
        let bytes = (0..<5).reduce(into: [String: [UInt8]]()) { $0["set\($1).imageset/a.png"] = png(400, 400) }
        let part = CatalogSheet.pictureLimit / 3
        let sheet = await Sheet(texts, bytes: bytes)
            .made(scaler: PictureScaler { _, _, _ in Array(repeating: 7, count: part) })
        let isShown = sheet.set.assets.indices.map { index -> Bool in
            if case .pixels? = sheet.picture(index, .light)?.content { true } else { false }
        }
        #expect(isShown == [true, true, true, false, false])
        #expect(sheet.named.map(\.path) == [3, 4].map { "\(catalog)/set\($0).imageset/a.png" })
        #expect(sheet.named.allSatisfy { $0.reason == "a page has at most 16 MiB of pictures" })
    }
}

// MARK: - Symbols

@Suite struct SheetSymbolTests {
    private typealias Example = CatalogLint.Example

    private func glyph(_ template: String) throws -> Glyph {
        try TemplateParts(try XMLReader.read(SourceFile(path: "bell.svg", text: template))).glyph()
    }

    @Test func `a symbol is framed by its margins`() throws {
        let glyph = try glyph(
            Example.template(#"<g id="Regular-S" transform="translate(1410 696)"><path d="M0 0H80V-70H0Z"/></g>"#))
        #expect(glyph.layers.count == 1)
        // From margin to margin are 100, capitals are 70.459 high, and there is room around.
        #expect(glyph.viewBox.minX < 1400 && glyph.viewBox.minX > 1380 && glyph.viewBox.maxX > 1500)
        #expect(glyph.viewBox.minY < 625.6 && glyph.viewBox.maxY > 696 && glyph.viewBox.height < 100)
    }

    @Test func `without guides, the first variant has room around`() throws {
        let glyph = try glyph(
            Example.template(levels: "", margins: "", #"<g id="Black-M"><path d="M100 200h80v40h-80z"/></g>"#))
        let box = glyph.viewBox
        #expect(glyph.layers.count == 1 && box.contains(Rect(x: 100, y: 200, width: 80, height: 40)))
        #expect(box.width < 120 && glyph.width == box.width)
    }

    @Test func `a variant that is not between the margins is shown where it is`() throws {
        let box = try glyph(Example.template(#"<g id="Regular-S"><path d="M0 300H80V320H0Z"/></g>"#)).viewBox
        #expect(box.contains(Rect(x: 0, y: 300, width: 80, height: 20)) && box.width < 120)
    }

    @Test func `a template that draws nothing is not on the sheet`() async {
        let sheet = await Sheet([
            "a.symbolset/Contents.json": InMemoryCatalogs.contents("symbols", [slot("a.svg")]),
            "a.symbolset/a.svg": Example.template(#"<g id="Regular-S"></g>"#),
        ]).made()
        #expect(sheet.glyphs == 0 && sheet.left.map(\.path) == ["\(catalog)/a.symbolset"])
    }
}
