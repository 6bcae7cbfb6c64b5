import Foundation
import GlyphFormats
import GlyphModel
import GlyphReview
import Markup
import PathGeometry
import SemanticColor
import Testing

/// A square with one corner moved, so that each number gives a drawing of its own.
private func square(_ number: Double = 0) -> Path {
    var path = Path()
    path.move(to: Point(4 + number, 4))
    path.line(to: Point(20, 4))
    path.line(to: Point(20, 20))
    path.line(to: Point(4, 20))
    path.close()
    return path
}

private let location = SourceFile(path: "manifest.xml", bytes: []).location(at: 0)

private func drawing(_ layers: [TintedLayer]) -> Drawing {
    Drawing(width: 24, height: 24, viewBox: Rect(x: 0, y: 0, width: 24, height: 24), layers: layers)
}

private func asset(
    _ name: String, tint: ColorRole = "label", group: String = "Status",
    _ change: (inout GlyphSettings) -> Void = { _ in }, layers: (Appearance) -> [TintedLayer]
) -> GlyphAsset {
    var settings = GlyphSettings()
    settings.paint.tint = tint
    change(&settings)
    let entry = GlyphEntry(
        name: name, source: "\(name).svg", groups: [GroupName(group)], location: location,
        settings: settings)
    let pictures = settings.geometry.appearances.map { appearance in
        GlyphAsset.Rendition(
            appearance: appearance, form: appearance.style == .dark ? .fill : .outline, tint: tint,
            drawing: drawing(layers(appearance)))
    }
    return GlyphAsset(name: name, entry: entry, pictures: pictures)
}

private func plain(
    _ name: String, tint: ColorRole = "label", number: Double = 0,
    _ change: (inout GlyphSettings) -> Void = { _ in }
) -> GlyphAsset {
    asset(name, tint: tint, change) { _ in [TintedLayer(path: square(number), paint: .role(tint, opacity: 1))] }
}

private func html(
    _ assets: [GlyphAsset], title: String? = nil, context: RenderContext = RenderContext()
) throws -> String {
    var set = GlyphSet(assets: assets, palette: .system(.ios26))
    if let title { set.title = title }
    let files = try AssetFormat.preview.files(set, Export(format: "preview", location: location), in: context)
    #expect(files.map(\.path) == ["index.html"])
    return String(decoding: try #require(files.first).bytes, as: UTF8.self)
}

/// The data that the page's script reads, completed as it does.
private struct Page: Decodable {
    struct Glyph: Decodable {
        var name: String, asset: String, resource: String, group: Int, backgrounds: [Int], pictures: [Picture]
        var shown: [Int], title: String?, tags: [String]?

        private enum Key: String, CodingKey {
            case name, asset, resource, group, backgrounds, pictures, shown, title, tags
        }

        init(from decoder: any Decoder) throws {
            let members = try decoder.container(keyedBy: Key.self)
            name = try members.decode(String.self, forKey: .name)
            asset = try members.decodeIfPresent(String.self, forKey: .asset) ?? name
            resource =
                try members.decodeIfPresent(String.self, forKey: .resource)
                ?? String(asset.map { "-. /".contains($0) ? "_" : $0 })
            group = try members.decodeIfPresent(Int.self, forKey: .group) ?? 0
            backgrounds = try members.decodeIfPresent([Int].self, forKey: .backgrounds) ?? [0]
            let pictures = try members.decode([Picture].self, forKey: .pictures)
            shown = try members.decodeIfPresent([Int].self, forKey: .shown) ?? (0..<8).map { $0 % pictures.count }
            self.pictures = pictures
            title = try members.decodeIfPresent(String.self, forKey: .title)
            tags = try members.decodeIfPresent([String].self, forKey: .tags)
        }
    }
    struct Picture: Decodable {
        var drawing: Int, paints: [Int], contacts: [[Int]], alternatives: [Alternative]?, form: String?, chosen: Int?
    }
    struct Alternative: Decodable { var line: String?, words: String, drawing: Int }
    struct Layer: Decodable {
        var contours: [Int], fill: String?

        private enum Key: String, CodingKey { case contours, fill }

        init(from decoder: any Decoder) throws {
            if let numbers = try? decoder.singleValueContainer().decode([Int].self) {
                contours = numbers
            } else {
                let members = try decoder.container(keyedBy: Key.self)
                contours = try members.decode([Int].self, forKey: .contours)
                fill = try members.decodeIfPresent(String.self, forKey: .fill)
            }
        }
    }
    struct Drawing: Decodable {
        var layers: [Layer]

        private enum Key: String, CodingKey { case layers }

        init(from decoder: any Decoder) throws {
            if let layers = try? decoder.singleValueContainer().decode([Layer].self) {
                self.layers = layers
            } else {
                layers = try decoder.container(keyedBy: Key.self).decode([Layer].self, forKey: .layers)
            }
        }
    }
    struct Paint: Decodable { var colors: [Int], displays: [Int], name: String }
    struct Display: Decodable {
        var name: String, title: String, group: String, appearance: Int, ground: String, text: String, size: Int
        var isMonochrome: Bool
    }
    struct Background: Decodable { var name: String, first: Int, colors: [String], material: Bool }
    struct Spot: Decodable { var at: [Int], glyphs: [Int] }
    struct Finding: Decodable { var rule: String, place: String?, spots: [Spot] }

    var glyphs: [Glyph], groups: [String], drawings: [Drawing], contours: [String], paints: [Paint], colors: [String]
    var contrasts: [[Int]], backgrounds: [Background], displays: [Display], findings: [Finding], gradients: String,
        references: [String]
    var title: String?

    init(_ assets: [GlyphAsset], title: String? = nil, context: RenderContext = RenderContext()) throws {
        var set = GlyphSet(assets: assets, palette: .system(.ios26))
        if let title { set.title = title }
        self = try JSONDecoder().decode(Page.self, from: Data(ReviewSheet(set, context).data.utf8))
    }

    /// As the script looks a setting up: by background and appearance, over a material by what shines through.
    func setting(_ background: String, _ appearance: Appearance, behind: Int? = nil) throws -> Int {
        let background = try #require(backgrounds.first { $0.name == background })
        return background.first + (behind.map { 4 * appearance.index + $0 } ?? appearance.index)
    }

    func picture(_ glyph: Int, _ appearance: Appearance) -> Picture {
        glyphs[glyph].pictures[glyphs[glyph].shown[appearance.index]]
    }

    /// The colour of a layer in a setting.
    func fill(_ glyph: Int, _ appearance: Appearance, layer: Int = 0, in setting: Int) -> String {
        colors[paints[picture(glyph, appearance).paints[layer]].colors[setting]]
    }

    /// The colours of a glyph's layers in a display.
    func fills(_ glyph: Int, in display: String) throws -> [String] {
        let number = try #require(displays.firstIndex { $0.name == display })
        let shown = glyphs[glyph].pictures[glyphs[glyph].shown[displays[number].appearance]]
        return shown.paints.map { colors[paints[$0].displays[number]] }
    }

    /// In hundredths, negative below the minimum.
    func contrast(_ glyph: Int, _ appearance: Appearance, contact: Int = 0, in setting: Int) -> Int {
        contrasts[picture(glyph, appearance).contacts[contact][2]][setting]
    }
}

/// The texts between each `start` and the `end` that follows it.
private func pieces(_ text: String, from start: String, to end: String) -> [String] {
    var result: [String] = []
    var rest = text[...]
    while let begin = rest.firstRange(of: start) {
        rest = rest[begin.upperBound...]
        guard let stop = rest.firstRange(of: end) else { break }
        result.append(String(rest[..<stop.lowerBound]))
    }
    return result
}

private func hundredths(_ ratio: Double) -> Int { ContrastRatio.hundredths(ratio) }

@Test func everyVariantIsNamed() throws {
    let names = (0..<50).map { "glyph\($0)" }
    #expect(try Page(names.map { plain($0) }).glyphs.map(\.name) == names)
}

@Test func `groups on the sheet have the order of the manifest`() throws {
    let page = try Page([
        asset("a", group: "Weather") { _ in [] }, asset("b", group: "Arrows") { _ in [] },
        asset("c", group: "Weather") { _ in [] },
    ])
    #expect(page.groups == ["Weather", "Arrows"])
    #expect(page.glyphs.map(\.group) == [0, 1, 0])
}

@Test func everyAppearanceShowsThePictureThatItFallsBackTo() throws {
    let page = try Page([
        plain("bell"), plain("four") { $0.geometry.appearances = [.light, .dark, .lightHigh, .darkHigh] },
    ])
    #expect(page.glyphs[0].shown == [0, 1, 0, 1, 0, 1, 0, 1])
    #expect(page.glyphs[1].shown == [0, 1, 2, 3, 0, 1, 2, 3])
    #expect(page.glyphs[0].pictures.map(\.form) == [nil, "fill"])
}

@Test func `the contrast ratios on the sheet equal the computed ratios`() throws {
    let palette = Palette.system(.ios26)
    for tint in ["label", "systemRed", "systemYellow", "secondaryLabel", "systemIndigo"] as [ColorRole] {
        let page = try Page([
            plain("x", tint: tint) {
                $0.audit.backgrounds = ["secondarySystemBackground"]
                $0.audit.standard = .wcag
            }
        ])
        let ink = try #require(palette[tint])
        let ground = try #require(palette["secondarySystemBackground"])
        for appearance in Appearance.allCases {
            let ratio = ink[appearance].contrastRatio(on: ground[appearance])
            let shown = page.contrast(0, appearance, in: try page.setting("secondarySystemBackground", appearance))
            #expect(shown == (ratio < 3 ? -1 : 1) * hundredths(ratio), "\(tint) \(appearance)")
        }
    }
}

@Test func everyLayerHasARatioOfItsOwn() throws {
    let page = try Page([
        asset("x", { $0.geometry.appearances = [.light] }) { _ in
            [
                TintedLayer(path: square(), paint: .role("label", opacity: 1)),
                TintedLayer(path: square(1), paint: .role("secondaryLabel", opacity: 1)),
            ]
        }
    ])
    #expect(page.glyphs[0].pictures[0].contacts.count >= 1)
    #expect(Set(page.glyphs[0].pictures[0].paints).count == 2)
}

/// A ratio is judged as it is, not as it is shown; the last bits of a quotient are not a difference.
@Test func `a ratio below the minimum is negative in the data of the sheet`() throws {
    let ratio = try #require(Palette.system(.ios26)["systemYellow"])[.light].contrastRatio(on: .white)
    func shown(_ minimum: Double) throws -> Int {
        let page = try Page([
            plain("sun", tint: "systemYellow") {
                ($0.audit.contrast, $0.audit.statesContrast) = (minimum, true)
            }
        ])
        return page.contrast(0, .light, in: try page.setting("systemBackground", .light))
    }
    #expect(try shown(ratio) == hundredths(ratio))
    #expect(try shown(ratio.nextUp) == hundredths(ratio))
    #expect(try shown(ratio + 1e-9) == -hundredths(ratio))
}

@Test func materialsAreShownOverEveryBackdropAndWithoutTransparency() throws {
    let page = try Page([plain("x") { $0.audit.backgrounds = ["material.thick"] }])
    let ground = try #require(page.backgrounds.first)
    #expect(ground.name == "material.thick" && ground.material)
    for appearance in Appearance.allCases {
        let expected =
            [Color.white, Color(bytes: 128, 128, 128), .black].map {
                Material.thick.color(over: $0, style: appearance.style).hex
            } + [Material.thick.reducedTransparencyColor(appearance.style).hex]
        #expect(Array(ground.colors[(4 * appearance.index)..<(4 * appearance.index + 4)]) == expected)
    }
}

/// The guidelines' backgrounds can be tried on any glyph.
@Test func theSystemsBackgroundsAndMaterialsAreThere() throws {
    let names = try Page([plain("x")]).backgrounds.map(\.name)
    #expect(names.first == "systemBackground" && Set(names).count == names.count)
    for name in [
        "secondarySystemBackground", "tertiarySystemGroupedBackground", "material.ultraThin", "material.thick",
    ] {
        #expect(names.contains(name))
    }
}

@Test func `names with markup are escaped on the sheet`() throws {
    let name = #"</style><script>alert("1")</script> & 'so' on<!--"#
    let assets = [asset(name, group: name) { _ in [] }, plain("x", tint: ColorRole(rawValue: name))]
    let text = try html(assets)
    #expect(!text.contains("alert(\"1\")") && !text.contains("<!--"))
    #expect(pieces(text, from: "<script", to: "</script>").count == 3)
    let page = try Page(assets)
    #expect(page.glyphs[0].name == name && page.groups[0] == name)
}

@Test func aDrawingIsWrittenOnce() throws {
    let page = try Page(
        (0..<20).map { plain("g\($0)", tint: $0 % 2 == 0 ? "systemRed" : "systemBlue", number: Double($0 % 4)) })
    #expect(page.drawings.count == 4 && page.contours.count == 4)
}

/// Pieces are put one behind another, so each says where it begins.
@Test func `the sheet stores each contour once, and contours join to their path`() throws {
    let both = Path(square(2).subpaths + square(5).subpaths)
    let page = try Page([
        asset("a", { $0.geometry.appearances = [.light] }) { _ in
            [TintedLayer(path: both, paint: .role("label", opacity: 1))]
        },
        plain("b", number: 5),
    ])
    #expect(page.contours.count == 2 && page.contours.allSatisfy { $0.hasPrefix("M") })
    let joined = page.drawings[0].layers[0].contours.map { page.contours[$0] }.joined()
    #expect(try Path(svg: joined) == both)
}

@Test func gradientsAreWrittenOnceAndKeptApart() throws {
    func gradient(_ end: Double) -> Gradient {
        Gradient(
            shape: .linear(from: Point(0, 0), to: Point(end, 24)),
            stops: [.init(offset: 0, color: .white), .init(offset: 1, color: .black)])
    }
    let page = try Page(
        (0..<6).map { number in
            asset("g\(number)") { _ in
                [
                    TintedLayer(path: square(), paint: .original(.gradient(gradient(Double(number % 2))))),
                    TintedLayer(path: square(), paint: .original(.color(Color(bytes: 1, 2, 3)))),
                ]
            }
        })
    #expect(pieces(page.gradients, from: "<linearGradient id=\"", to: "\"") == ["pg0", "pg1"])
    #expect(page.drawings.map { $0.layers[0].fill } == ["url(#pg0)", "url(#pg1)"])
    #expect(page.fill(0, .light, layer: 1, in: 0) == "#010203")
}

/// A set with everything that the page knows.
private func everything() -> [GlyphAsset] {
    let glow = Gradient(
        shape: .radial(center: Point(12, 12), radius: 9, focus: Point(10, 10), focusRadius: 1),
        transform: .scale(2, 1), spread: .reflect,
        stops: [.init(offset: 0, color: .white), .init(offset: 1, color: .black.opacity(0.5))], opacity: 0.5)
    return [
        plain("heart", tint: "systemRed"), plain("heart.fill", tint: "systemRed", number: 1),
        asset("sunset", group: "Weather", { $0.paint.rendering = .original }) { _ in
            [
                TintedLayer(path: square(), paint: .original(.gradient(glow))),
                TintedLayer(
                    path: square(2), paint: .original(.currentColor(opacity: 0.5)),
                    groups: [OpacityGroup(id: 0, opacity: 0.5), OpacityGroup(id: 1, opacity: 0.25)]),
                TintedLayer(
                    path: square(3), paint: .role("systemTeal", opacity: 0.5),
                    groups: [OpacityGroup(id: 0, opacity: 0.5)]),
            ]
        },
        asset("nothing") { _ in [] },
        plain("a\u{1}<b>\"&'", number: 4) { $0.audit.backgrounds = ["systemBackground", "material.thin", "no such"] },
    ]
}

@Test func `all indices in the data of the sheet are valid`() throws {
    let page = try Page(everything())
    for glyph in page.glyphs {
        #expect(
            page.groups.indices.contains(glyph.group) && glyph.backgrounds.allSatisfy(page.backgrounds.indices.contains)
        )
        #expect(glyph.shown.allSatisfy(glyph.pictures.indices.contains))
        for picture in glyph.pictures {
            let drawing = page.drawings[picture.drawing]
            #expect(drawing.layers.count == picture.paints.count)
            #expect(drawing.layers.flatMap(\.contours).allSatisfy(page.contours.indices.contains))
            for contact in picture.contacts {
                #expect(contact.count == 3 && drawing.layers.indices.contains(contact[0]))
                #expect(page.contrasts.indices.contains(contact[2]))
            }
        }
    }
    let settings = page.backgrounds.reduce(0) { $0 + $1.colors.count }
    #expect(page.contrasts.allSatisfy { $0.count == settings })
    #expect(
        page.paints.allSatisfy { $0.colors.count == settings && $0.colors.allSatisfy(page.colors.indices.contains) })
    #expect(
        page.paints.allSatisfy {
            $0.displays.count == page.displays.count && $0.displays.allSatisfy(page.colors.indices.contains)
        })
}

@Test func `the sheet loads nothing from other addresses`() throws {
    let text = try html(everything())
    #expect(!text.contains(" src=") && !text.contains("@import") && !text.contains("import("))
    #expect(
        pieces(text, from: "http", to: "\"").allSatisfy { $0.hasPrefix("-equiv=") || $0.hasPrefix("://www.w3.org/") })
}

@Test func theSameSetGivesTheSameBytes() throws {
    #expect(try html(everything()) == html(everything()))
}

@Test func `a set without glyphs gives a complete page`() throws {
    #expect(try Page([]).glyphs.isEmpty)
    #expect(try html([]).hasSuffix("</html>\n"))
}

@Test func `vibrancy changes the colour only on a material`() throws {
    let page = try Page([
        plain("a", tint: "secondaryLabel") {
            $0.audit.vibrancy = .secondaryLabel
            $0.audit.backgrounds = ["material.regular", "systemBackground"]
        }
    ])
    let surface = Material.regular.color(over: Color(bytes: 128, 128, 128), style: .dark)
    let seen = Vibrancy.secondaryLabel.color(of: .black, on: surface, style: .dark)
    #expect(page.fill(0, .dark, in: try page.setting("material.regular", .dark, behind: 1)) == seen.hex)
    #expect(page.fill(0, .dark, in: try page.setting("systemBackground", .dark)) == "rgb(235 235 245/.7)")
}

@Test func `a fill has its alternatives, and the one that is shown`() throws {
    var book = plain("book")
    let other = drawing([TintedLayer(path: square(2), paint: .role("label", opacity: 1))])
    book.pictures[1].alternatives = [
        .init(manifest: "", text: "as derived", drawing: book.pictures[1].drawing),
        .init(manifest: "lines=\"cut\"", text: "lines cut", drawing: other),
        .init(manifest: nil, text: "as stated", drawing: other),
    ]
    book.pictures[1].chosen = 2
    let page = try Page([book, plain("other")])
    let pictures = page.glyphs.flatMap(\.pictures)
    let alternatives = pictures.compactMap(\.alternatives).flatMap { $0 }
    #expect(alternatives.map(\.line) == ["", "lines=\"cut\"", nil])
    #expect(alternatives.map(\.words) == ["as derived", "lines cut", "as stated"])
    #expect(alternatives.first?.drawing == pictures[1].drawing)
    #expect(pictures.map(\.chosen) == [nil, 2, nil, nil])
}

@Test func titlesAndTagsAreThereWhereTheyAreStated() throws {
    var bell = plain("bell")
    (bell.entry.title, bell.entry.tags) = ("Alarm bell", ["alarm", "notification"])
    let page = try Page([bell, plain("heart")])
    #expect(page.glyphs.map(\.title) == ["Alarm bell", nil])
    #expect(page.glyphs.map(\.tags) == [["alarm", "notification"], nil])
    #expect(page.title == "Glyphs")
    #expect(try Page([bell], title: "Acme <icons>").title == "Acme <icons>")
}

@Test func codeKnowsAnAssetByItsQualifiedName() throws {
    let page = try Page([
        asset("heart.fill", group: "Status", { _ in }) { _ in [] }
    ])
    #expect(page.glyphs[0].asset == "heart.fill" && page.glyphs[0].resource == "heart_fill")
}

@Test func `the sheet offers references only for exported formats`() throws {
    let heart = asset("heart", group: "Status", { _ in }) { _ in [] }
    let usual = ["name", "svg"]
    for (formats, more) in [
        ([], []), (["svg", "android-colors"], ["picture"]), (["asset-catalog"], ["swift"]), (["swift"], ["swift"]),
        (["pdf", "android"], ["android"]), (["android", "asset-catalog"], ["swift", "android"]),
        (["web", "compose"], ["compose", "use"]),
    ] {
        let context = RenderContext(exports: formats.map { Export(format: $0) })
        #expect(try Page([heart], context: context).references == usual + more)
    }
}

// MARK: - Displays

@Test func `the displays of the sheet are the settings of the table, in its order`() throws {
    let displays = try Page([plain("x")]).displays
    #expect(displays.map(\.name) == DisplaySetting.all.map(\.name))
    for (display, setting) in zip(displays, DisplaySetting.all) {
        #expect(display.title == setting.title && display.appearance == setting.appearance.index)
        #expect(display.ground == setting.ground.hex && display.text == setting.text.hex)
        #expect(display.isMonochrome == (setting.rule != .kept) && display.size == (setting.glass == nil ? 32 : 24))
    }
    #expect(displays.map(\.group).uniqued == ["Widgets", "Regular glass", "Clear glass"])
}

/// A coloured plate with a white sign.
private func plated(opacity: Double = 1) -> GlyphAsset {
    asset("plate") { _ in
        [
            TintedLayer(path: square(), paint: .role("systemRed", opacity: opacity)),
            TintedLayer(path: square(6), paint: .original(.color(.white))),
        ]
    }
}

@Test func `a coloured plate with a white sign is one colour in an accented widget`() throws {
    let page = try Page([plated()])
    let tint = try #require(DisplaySetting.named("widget.accented")).shown(.white).hex
    #expect(try page.fills(0, in: "widget.accented") == [tint, tint])
    #expect(try page.fills(0, in: "widget.tinted") == ["#FFFFFF", "#FFFFFF"])
    #expect(try page.fills(0, in: "glass.regular.white") == ["#000000", "#000000"])
}

@Test func `a widget in full colour shows the colours of its appearance`() throws {
    let page = try Page([plated()])
    let red = try #require(Palette.system(.ios26)["systemRed"])
    #expect(try page.fills(0, in: "widget.light") == [red[.light].hex, "#FFFFFF"])
    #expect(try page.fills(0, in: "widget.dark") == [red[.dark].hex, "#FFFFFF"])
}

@Test func `the alpha of a plate stays in every display, and distinguishes it from its sign`() throws {
    let page = try Page([plated(opacity: 0.5)])
    #expect(try page.fills(0, in: "widget.tinted") == ["rgb(255 255 255/.5)", "#FFFFFF"])
    for display in page.displays {
        let fills = try page.fills(0, in: display.name)
        #expect(fills[0].hasSuffix("/.5)") && fills[0] != fills[1], "\(display.name)")
    }
}
