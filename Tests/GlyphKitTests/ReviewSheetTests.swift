import GlyphKit
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

private func variant(
    _ name: String, tint: ColorRole = "label", group: String = "Status",
    _ change: (inout GlyphSettings) -> Void = { _ in }, layers: (Appearance) -> [TintedLayer]
) -> Variant {
    var settings = GlyphSettings()
    settings.tint = tint
    change(&settings)
    let entry = GlyphEntry(
        name: name, source: "\(name).svg", groups: [GroupName(group)], location: location,
        settings: settings)
    let pictures = settings.appearances.map { appearance in
        Variant.Picture(
            appearance: appearance, form: appearance.style == .dark ? .fill : .outline, tint: tint,
            drawing: drawing(layers(appearance)))
    }
    return Variant(name: name, entry: entry, pictures: pictures)
}

private func plain(
    _ name: String, tint: ColorRole = "label", number: Double = 0,
    _ change: (inout GlyphSettings) -> Void = { _ in }
) -> Variant {
    variant(name, tint: tint, change) { _ in [TintedLayer(path: square(number), paint: .role(tint, opacity: 1))] }
}

private func page(_ variants: [Variant]) throws -> String {
    let set = GlyphSet(variants: variants, palette: .system(.ios26))
    let files = try AssetFormat.preview.files(set, Export(format: "preview", location: location))
    #expect(files.map(\.path) == ["index.html"])
    return String(decoding: try #require(files.first).bytes, as: UTF8.self)
}

/// What stands between each `start` and the `end` that follows it.
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

/// Cut off after two digits, worked out on whole numbers.
private func shown(_ ratio: Double) -> String {
    let hundredths = Int(ratio * 100 + 1e-9)
    let digits = String(hundredths % 100)
    return "\(hundredths / 100)." + (digits.utf8.count == 1 ? "0" : "") + digits
}

@Test func everyVariantIsNamed() throws {
    let names = (0..<50).map { "glyph\($0)" }
    let text = try page(names.map { plain($0) })
    #expect(pieces(text, from: "<h3>", to: "</h3>") == names)
}

@Test func groupsAreHeadingsInTheirOrder() throws {
    let text = try page([
        variant("a", group: "Weather") { _ in [] }, variant("b", group: "Arrows") { _ in [] },
        variant("c", group: "Weather") { _ in [] },
    ])
    let headings = pieces(text, from: "<h2 id=\"h", to: "</h2>")
    #expect(headings == ["0\">Weather <span>2</span>", "1\">Arrows <span>1</span>"])
}

@Test func everyAppearanceStandsOnBaseAndElevated() throws {
    let text = try page([
        plain("bell") { $0.appearances = [.light, .dark, .lightHigh, .darkHigh] }
    ])
    #expect(pieces(text, from: "<figcaption><b>", to: "<code").map { $0.replacing("</b> <span>", with: " ") } == [
        "Light outline</span><small>base, elevated</small>",
        "Dark fill</span><small>base</small>",
        "Dark fill</span><small>elevated</small>",
        "Light outline</span><small>high contrast, base, elevated</small>",
        "Dark fill</span><small>high contrast, base</small>",
        "Dark fill</span><small>high contrast, elevated</small>",
    ])
}

@Test func ratiosAreThoseOfTheMeasure() throws {
    let tints: [ColorRole] = ["label", "systemRed", "systemYellow", "secondaryLabel", "systemIndigo"]
    let palette = Palette.system(.ios26)
    for tint in tints {
        let text = try page([plain("x", tint: tint) { $0.backgrounds = ["secondarySystemBackground"] }])
        let ink = try #require(palette[tint])
        let ground = try #require(palette["secondarySystemBackground"])
        let expected = [
            Appearance.light, .dark, Appearance(style: .dark, level: .elevated),
        ].map { ink[$0].contrastRatio(on: ground[$0]) }
        let ratios = pieces(text, from: "<em", to: ":1").map { String($0.drop { !$0.isNumber }) }
        #expect(ratios == expected.map(shown), "\(tint)")
        #expect(text.contains("<code title=\"\(tint.rawValue)\">"))
    }
}

@Test func theFaintestLayerCounts() throws {
    let text = try page([
        variant("x", { $0.appearances = [.light] }) { _ in
            [
                TintedLayer(path: square(), paint: .role("label", opacity: 1)),
                TintedLayer(path: square(1), paint: .role("label", opacity: 0.5)),
            ]
        }
    ])
    let gray = Color.black.opacity(0.5).contrastRatio(on: .white)
    #expect(pieces(text, from: "<em>", to: ":1") == [shown(gray)])
}

/// Layers with paints of their own lie upon each other: their contrast on the ground says nothing.
@Test func fullColorPicturesShowARangeAndAreNotMarked() throws {
    let paints: [Color] = [.white, .black, Color(bytes: 118, 118, 118)]
    let text = try page([
        variant("sunset", { $0.appearances = [.light] }) { _ in
            paints.map { TintedLayer(path: square(), paint: .original(.color($0))) }
        }
    ])
    #expect(text.contains("<small>full colour, 1.00 to 21.00:1</small>"))
    #expect(!text.contains("<em"))
}

@Test func whatIsBelowTheMinimumIsMarkedInWords() throws {
    let ratio = try #require(Palette.system(.ios26)["systemYellow"])[.light].contrastRatio(on: .white)
    let text = try page([plain("sun", tint: "systemYellow")])
    #expect(text.contains("▲</span> \(shown(ratio)):1<small>below 3</small>"))
    #expect(text.contains("▲ 1 below minimum"))
    let accepted = try page([plain("sun", tint: "systemYellow") { $0.contrast = ratio }])
    #expect(!accepted.contains("<em class=\"low\">"))
    let refused = try page([plain("sun", tint: "systemYellow") { $0.contrast = ratio.nextUp }])
    #expect(refused.contains("<em class=\"low\">"))
}

@Test func materialsAreLaidOverMidGray() throws {
    let text = try page([plain("x") { $0.backgrounds = ["material.thick"] }])
    let gray = Color(bytes: 128, 128, 128)
    for style in Appearance.Style.allCases {
        #expect(text.contains("--g:\(Material.thick.color(over: gray, style: style).hex);"))
    }
    #expect(text.contains("on material.thick, over mid gray"))
}

@Test func namesStayText() throws {
    let name = #"</style><script>alert("1")</script> & 'so' on"#
    let text = try page([
        variant(name, group: name) { _ in [] }, plain("x", tint: ColorRole(rawValue: name)),
    ])
    let escaped = "&lt;/style&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; 'so' on"
    #expect(!text.contains("alert(\"1\")"))
    #expect(pieces(text, from: "<h3>", to: "</h3>") == [escaped, "x"])
    #expect(pieces(text, from: "<script>", to: "</script>").count == 1)
}

@Test func aDrawingIsWrittenOnce() throws {
    let text = try page((0..<20).map { plain("g\($0)", tint: $0 % 2 == 0 ? "systemRed" : "systemBlue", number: Double($0 % 4)) })
    #expect(pieces(text, from: "<symbol ", to: "</symbol>").count == 4)
}

@Test func gradientsAreWrittenOnceAndKeptApart() throws {
    func gradient(_ end: Double) -> Gradient {
        Gradient(
            shape: .linear(from: Point(0, 0), to: Point(end, 24)),
            stops: [.init(offset: 0, color: .white), .init(offset: 1, color: .black)])
    }
    let text = try page((0..<6).map { number in
        variant("g\(number)") { _ in
            [
                TintedLayer(path: square(), paint: .original(.gradient(gradient(Double(number % 2))))),
                TintedLayer(path: square(), paint: .original(.color(Color(bytes: 1, 2, 3)))),
            ]
        }
    })
    #expect(pieces(text, from: "<linearGradient id=\"", to: "\"") == ["pg0", "pg1"])
    #expect(text.contains("fill=\"#010203\""))
}

/// A set with everything that the page knows.
private func everything() -> [Variant] {
    let glow = Gradient(
        shape: .radial(center: Point(12, 12), radius: 9, focus: Point(10, 10), focusRadius: 1),
        transform: .scale(2, 1), spread: .reflect,
        stops: [.init(offset: 0, color: .white), .init(offset: 1, color: .black.opacity(0.5))], opacity: 0.5)
    return [
        plain("heart", tint: "systemRed"), plain("heart.fill", tint: "systemRed", number: 1),
        variant("sunset", group: "Weather", { $0.rendering = .original }) { _ in
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
        variant("nothing") { _ in [] },
        plain("a\u{1}<b>\"&'", number: 4) { $0.backgrounds = ["systemBackground", "material.thin", "no such"] },
    ]
}

@Test func idsAreUniqueAndReferencesAreToThem() throws {
    let text = try page(everything())
    let ids = pieces(text, from: " id=\"", to: "\"")
    #expect(Set(ids).count == ids.count)
    let references =
        pieces(text, from: "href=\"#", to: "\"") + pieces(text, from: "url(#", to: ")")
        + pieces(text, from: "aria-labelledby=\"", to: "\"")
    #expect(references.count > 20)
    #expect(references.allSatisfy(ids.contains))
}

@Test func nothingIsFetched() throws {
    let text = try page(everything())
    #expect(pieces(text, from: "href=\"", to: "\"").allSatisfy { $0.hasPrefix("#") })
    #expect(pieces(text, from: "url(", to: ")").allSatisfy { $0.hasPrefix("#") })
    #expect(!text.contains(" src="))
    #expect(!text.contains("@import"))
    #expect(pieces(text, from: "http", to: "\"") == ["-equiv=", "://www.w3.org/2000/svg"])
}

@Test func layersTakeTheirColorsFromTheTile() throws {
    let text = try page([plain("heart", tint: "systemRed")])
    #expect(pieces(text, from: "<figure style=\"", to: "\"") == [
        "--g:#FFFFFF;--l0:#FF383C", "--g:#000000;--l0:#FF4245", "--g:#1C1C1E;--l0:#FF4245",
    ])
    #expect(text.contains(".l0{fill:var(--l0)}"))
}

@Test func thePageIsWellFormed() throws {
    let text = try page(everything())
    var open: [String] = []
    for tag in pieces(text, from: "<", to: ">") {
        let name = String(tag.prefix { $0.isLetter || $0.isNumber })
        if tag.hasPrefix("!") || tag.hasSuffix("/") { continue }
        if tag.hasPrefix("/") {
            #expect(open.popLast() == String(tag.dropFirst()))
        } else {
            open.append(name)
        }
    }
    #expect(open.isEmpty)
}

@Test func theSameSetGivesTheSameBytes() throws {
    #expect(try page(everything()) == page(everything()))
}

@Test func anEmptySetIsAPage() throws {
    let text = try page([])
    #expect(text.contains("0 assets"))
    #expect(text.hasSuffix("</html>\n"))
}

@Test func onAMaterialVibrancyGivesTheColourAndElsewhereItDoesNot() throws {
    let text = try page([
        plain("a", tint: "secondaryLabel") {
            $0.vibrancy = .secondaryLabel
            $0.backgrounds = ["material.regular", "systemBackground"]
        }
    ])
    let surface = Material.regular.color(over: Color(bytes: 128, 128, 128), style: .dark)
    let seen = Vibrancy.secondaryLabel.color(of: .black, on: surface, style: .dark)
    #expect(text.contains("--g:\(surface.hex);--l0:\(seen.hex)"))
    #expect(text.contains("--g:#000000;--l0:rgb(235 235 245/.7)"))
}

@Test func aDoubtfulFillShowsItsAlternatives() throws {
    var book = plain("book")
    book.pictures[1].alternatives = [
        .init(manifest: "lines=\"cut\"", drawing: drawing([TintedLayer(path: square(2), paint: .role("label", opacity: 1))]))
    ]
    let text = try page([book, plain("other")])
    #expect(pieces(text, from: "<details class=\"choices\"", to: "</details>").count == 1)
    #expect(text.contains("<code>lines=&quot;cut&quot;</code>") && text.contains("1 other fill<"))
}
