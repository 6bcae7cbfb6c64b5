import GlyphAudit
import GlyphManifest
import GlyphModel
import Markup
import SemanticColor
import Testing

@testable import GlyphCatalog

/// Folders, values and references of Android resources.
@Suite struct ResourceTests {
    @Test func `a folder has its type, its night mode, its density and its version`() {
        let plain = ResourceFolder("drawable")
        #expect(
            plain.type == "drawable" && plain.appliesToAllConfigurations && plain.scale == "1x" && plain.style == nil)
        let night = ResourceFolder("drawable-night-xxhdpi-v24")
        #expect(night.style == .dark && night.density == "xxhdpi" && night.scale == "3x" && night.version == 24)
        #expect(night.other == nil && !night.appliesToAllConfigurations)
        #expect(ResourceFolder("values-night").appliesToAllConfigurations)
        #expect(
            ResourceFolder("values-notnight").style == .light
                && !ResourceFolder("values-notnight").appliesToAllConfigurations)
        let anyDensity = ResourceFolder("drawable-anydpi")
        #expect(anyDensity.scale == "1x" && anyDensity.density == "anydpi")
    }

    @Test(arguments: [
        "drawable-land", "values-de", "values-en-rGB", "drawable-ldrtl-night", "values-sw600dp", "values-v",
    ])
    func `other configurations are left alone`(name: String) {
        #expect(ResourceFolder(name).other != nil)
    }

    @Test(
        arguments: [
            ("#F0A", "#FF00AA", 1.0), ("#8F0A", "#FF00AA", 0x88 / 255.0), ("#14479e", "#14479E", 1),
            ("#8014479E", "#14479E", 0x80 / 255.0), ("@android:color/white", "#FFFFFF", 1),
            ("@android:color/transparent", "#000000", 0),
        ] as [(String, String, Double)])
    func `the alpha of a colour is first`(text: String, hex: String, alpha: Double) throws {
        guard case .color(let color) = ResourceColor(text) else { throw Findings() }
        #expect(color.hex == hex && abs(color.alpha - alpha) < 1e-9)
    }

    @Test func `other values are no colours of the file`() {
        #expect(ResourceColor("?attr/colorPrimary") == .theme && ResourceColor("?colorControlNormal") == .theme)
        #expect(ResourceColor("@color/brand") == .reference("brand"))
        #expect(ResourceColor("@drawable/brand") == .other && ResourceColor("@android:color/primary_text") == .other)
        for text in ["#", "#12", "#12345", "#1234567", "#123456789", "#GGG", "#+12345", "red", "123", "@ink"] {
            #expect(ResourceColor(text) == .invalid, "\(text)")
        }
    }

    // MARK: References

    private func palettes(_ folders: [[String: String]]) -> [ResourcePalette] {
        ResourcePalette.all(
            folders.map { files in
                var colors = ResourceColors(path: "res")
                for (path, text) in files.sorted(by: { $0.key < $1.key }) {
                    let source = SourceFile(path: path, text: text)
                    _ = colors.add(source, named: FolderPath.last(of: path), isNight: path.contains("night"))
                }
                return colors
            })
    }

    private func colors(_ values: (String, String)...) -> String { PlantedResources.colors(values) }

    @Test func `a reference ends at its value, and at the one for night at night`() {
        let palette = palettes([
            [
                "values/a.xml": colors(("title", "@color/ink"), ("ink", "#14479E"), ("a", "@color/a")),
                "values-night/a.xml": colors(("ink", "#DDE6F0"), ("pale", "#EEEEEE")),
            ]
        ])[0]
        #expect(palette.color(of: "@color/ink", atNight: false)?.hex == "#14479E")
        #expect(palette.color(of: "@color/ink", atNight: true)?.hex == "#DDE6F0")
        for further in ["@color/title", "@color/nothing", "@color/pale", "@color/a"] {
            #expect(palette.color(of: further, atNight: false) == nil, "\(further)")
        }
    }

    @Test func `of many faults in one file the first thousand are reported, and how many more there are`() {
        var own = ResourceColors(path: "res")
        let values = (0..<1003).map { ("c\($0)", "red") }
        let source = SourceFile(path: "res/values/a.xml", text: PlantedResources.colors(values))
        let found = own.add(source, named: "a.xml", isNight: false)
        #expect(found.count == 1001)
        #expect(found.first?.diagnostic.message == "'c0' is 'red', which is not a colour")
        #expect(found.last?.diagnostic.message == "there are 3 more findings of this kind")
        #expect(found.last?.diagnostic.location?.path == "res/values/a.xml")
    }

    @Test func `the own folder counts before the others, which must agree`() {
        let all = palettes([
            ["values/a.xml": colors(("ink", "#111111"))],
            ["values/a.xml": colors(("ink", "#222222"), ("line", "#CCCCCC"))],
            ["values/a.xml": colors(("line", "#CCCCCC"), ("title", "@color/ink"))],
        ])
        #expect(all[0].color(of: "@color/ink", atNight: false)?.hex == "#111111")
        #expect(all[1].color(of: "@color/ink", atNight: false)?.hex == "#222222")
        #expect(all[2].color(of: "@color/ink", atNight: false) == nil)
        #expect(all[0].color(of: "@color/line", atNight: false)?.hex == "#CCCCCC")
    }

    // MARK: Drawables

    private func set(_ files: [String: String], _ name: String = "a") async throws -> (ImageSet?, [SkippedPart]) {
        let catalogs = InMemoryCatalogs(texts: Dictionary(uniqueKeysWithValues: files.map { ("res/" + $0, $1) }))
        let places = CatalogReader { catalogs.folder($0) }.listing(of: ["res"]).places
        let place = try #require(places.first { $0.qualifiedName == name && $0.kind == .image })
        let read = SetReader().read(place)
        guard case .image(let set)? = read.content else { return (nil, read.skipped) }
        return (set, read.skipped)
    }

    @Test func `a colour with a value for night gives a picture for dark`() async throws {
        let (set, _) = try await set([
            "drawable/a.xml": PlantedResources.vector(PlantedResources.path("@color/ink")),
            "values/colors.xml": colors(("ink", "#111111")), "values-night/colors.xml": colors(("ink", "#EEEEEE")),
        ])
        let images = try #require(set)
        #expect(images.slots.map(\.style) == [nil, .dark])
        #expect(images.picture(in: .light)?.grid?.colors.last?.hex == "#111111")
        #expect(images.picture(in: .dark)?.grid?.colors.last?.hex == "#EEEEEE")
    }

    @Test func `the newest version counts, and densities are scales`() async throws {
        let drawable = PlantedResources.vector(PlantedResources.path("#111111"))
        let (set, _) = try await set([
            "drawable/a.xml": "<selector/>", "drawable-v24/a.xml": drawable, "drawable-night-v24/a.xml": drawable,
        ])
        #expect(set?.slots.map(\.style) == [nil, .dark])
    }

    @Test func `a tint colours all, with the alpha of each paint`() async throws {
        let (set, _) = try await set([
            "drawable/a.xml": PlantedResources.vector(
                PlantedResources.path("#80FFFFFF", "M0,0h12v24h-12z")
                    + PlantedResources.path("#000", "M12,0h12v24h-12z"),
                attributes: "android:tint=\"@color/ink\""), "values/colors.xml": colors(("ink", "#14479E")),
        ])
        let images = try #require(set)
        let drawn = images.picture(in: .light)?.grid?.colors.dropFirst().map(\.hex) ?? []
        #expect(Set(drawn) == ["#14479E"] && drawn.count == 2)
        #expect(images.intent == .original)
    }

    @Test(arguments: [
        ("?attr/colorControlNormal", "#FFFFFF"), ("@color/library", "#000000"), ("", "?attr/colorOnSurface"),
    ])
    func `a drawable in a colour that the theme gives is a template`(tint: String, fill: String) async throws {
        let attributes = tint.isEmpty ? "" : "android:tint=\"\(tint)\""
        let drawable = PlantedResources.vector(PlantedResources.path(fill), attributes: attributes)
        #expect(try await set(["drawable/a.xml": drawable]).0?.intent == .template)
    }

    @Test func `what is not known of a drawable leaves it unjudged, with the reason`() async throws {
        let sweep =
            "<path android:pathData=\"M0,0h9v9z\"><aapt:attr name=\"android:fillColor\"><gradient "
            + "android:type=\"sweep\"><item android:offset=\"0\" android:color=\"#fff\"/></gradient></aapt:attr></path>"
        for content in [
            PlantedResources.path("#111") + PlantedResources.path("?attr/colorPrimary"), sweep,
            PlantedResources.path("#111", more: "android:trimPathEnd=\"0.5\""),
            PlantedResources.path("#111", "@string/path"),
            PlantedResources.path("#111", more: "android:fillAlpha=\"@dimen/a\""),
            "",
        ] {
            let (set, skipped) = try await set(["drawable/a.xml": PlantedResources.vector(content)])
            #expect(set == nil && skipped.count == 1, "\(content) \(skipped)")
        }
    }

    @Test func `two colours of the theme may be alike or not, so a drawable of both is not judged`() async throws {
        let disc = PlantedResources.path("?attr/surface") + PlantedResources.path("?attr/icon", "M8,8h8v8h-8z")
        let (first, left) = try await set(["drawable/a.xml": PlantedResources.vector(disc)])
        #expect(first == nil && left.map(\.reason).allSatisfy { $0.contains("of the theme") } && left.count == 1)
        let one = PlantedResources.path("?attr/icon") + PlantedResources.path("?attr/icon", "M8,8h8v8h-8z")
        #expect(try await set(["drawable/a.xml": PlantedResources.vector(one)]).0?.intent == .template)
    }

    @Test func `a group is scaled, then turned about its pivot, then moved`() async throws {
        let square = PlantedResources.path("#111", "M10,11h4v2h-4z")
        let turned =
            "<group android:pivotX=\"12\" android:pivotY=\"12\" android:scaleX=\"3\" android:scaleY=\"2\" "
            + "android:rotation=\"90\" android:translateX=\"4\" android:translateY=\"-2\">\(square)</group>"
        let plain = PlantedResources.path("#111", "M14,4h4v12h-4z")
        let (first, _) = try await set(["drawable/a.xml": PlantedResources.vector(turned)])
        let (second, _) = try await set(["drawable/a.xml": PlantedResources.vector(plain)])
        #expect(first?.picture(in: .light)?.grid?.inkRows == second?.picture(in: .light)?.grid?.inkRows)
    }

    @Test func `a clip is for what follows it in its group`() async throws {
        let clipped =
            PlantedResources.path("#111", "M0,0h4v4h-4z") + "<clip-path android:pathData=\"M0,12h12v12h-12z\"/>"
            + PlantedResources.path("#111", "M0,0h24v24h-24z")
        let plain = PlantedResources.path("#111", "M0,0h4v4h-4zM0,12h12v12h-12z")
        let (first, _) = try await set(["drawable/a.xml": PlantedResources.vector(clipped)])
        let (second, _) = try await set(["drawable/a.xml": PlantedResources.vector(plain)])
        #expect(first?.picture(in: .light)?.grid?.inkRows == second?.picture(in: .light)?.grid?.inkRows)
    }

    @Test func `PNG files in folders of densities are scales of one picture`() throws {
        let light = PlantedDrawing([
            PlantedDrawing.Part(shape: PlantedShape(x: 4...12, y: 4...20), color: Color(bytes: 16, 24, 40)),
            PlantedDrawing.Part(shape: PlantedShape(x: 12...20, y: 4...20), color: Color(bytes: 130, 20, 40)),
        ])
        let dark = PlantedDrawing(PlantedShape(x: 4...20, y: 4...20), Color(bytes: 143, 184, 255))
        let catalogs = InMemoryCatalogs(bytes: [
            "res/drawable-mdpi/a.png": light.png(24), "res/drawable-xxhdpi/a.png": light.png(72),
            "res/drawable-night-xxhdpi/a.png": dark.png(72), "res/drawable/b.png": light.png(24),
            "res/drawable-hdpi/c.webp": [1],
        ])
        let places = CatalogReader { catalogs.folder($0) }.listing(of: ["res"]).places
        let sets = places.compactMap { place -> ImageSet? in
            guard case .image(let set)? = SetReader(decoder: .planted).read(place).content else { return nil }
            return set
        }
        #expect(sets.map(\.set.name) == ["a", "b", "c"])
        #expect(sets[0].slots.map { $0.trait("scale") } == ["1x", "3x", "3x"])
        #expect(sets[0].appearances.map(\.style) == [nil, .dark])
        #expect(sets[0].picture(in: .light)?.path == "res/drawable-xxhdpi/a.png")
        #expect(sets[0].picture(in: .dark)?.path == "res/drawable-night-xxhdpi/a.png")
        #expect(SetSummary(ReadSet(set: sets[0].set, content: .image(sets[0])))?.side == 24)
        #expect(sets[2].picture(in: .light)?.grid == nil)
    }

    // MARK: Hostile files

    private static let hostile: [String: String] = [
        "deep": PlantedResources.vector(
            String(repeating: "<group>", count: 220) + PlantedResources.path("#111")
                + String(repeating: "</group>", count: 220)),
        "clips": PlantedResources.vector(
            String(repeating: "<clip-path android:pathData=\"M0,0h24v24z\"/>", count: 5000)
                + PlantedResources.path("#111")),
        "huge": PlantedResources.vector(PlantedResources.path("#111", "M1e30,1e30h1e300v-1e300z")),
        "empty": "", "text": "not XML", "other": "<svg/>", "unnamed": "<vector/>",
        "size": PlantedResources.vector(PlantedResources.path("#111")).replacing("24\"", with: "-1\""),
        "infinite": PlantedResources.vector(PlantedResources.path("#111")).replacing("24\"", with: "inf\""),
        "entities": "<!DOCTYPE v [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;\">"
            + "<!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;\"><!ENTITY d \"&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;\">"
            + "<!ENTITY e \"&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;\">]><vector>&e;&e;&e;</vector>",
        "external": "<!DOCTYPE v [<!ENTITY x SYSTEM \"/etc/hostname\">]><vector>&x;</vector>",
        "stops": PlantedResources.vector(
            "<path android:pathData=\"M0,0h9v9z\"><aapt:attr name=\"android:fillColor\"><gradient>"
                + String(repeating: "<item android:offset=\"nan\" android:color=\"#fff\"/>", count: 100)
                + "</gradient></aapt:attr></path>"),
    ]

    @Test(arguments: hostile.keys.sorted()) func `a hostile file is refused or drawn, and harms no other`(name: String)
        async throws
    {
        let good = PlantedResources.vector(PlantedResources.owl)
        let app = InMemoryCatalogs(texts: [
            "res/drawable/\(name).xml": Self.hostile[name] ?? "", "res/drawable/owl.xml": good,
            "res/values/\(name).xml": (Self.hostile[name] ?? "") + "<color",
            "res/values-night/themes.xml": "<resources/>",
        ])
        let audit = await app.audit(["res"])
        #expect(audit.looks.contains { $0.loss?.row == "missing-dark" && $0.glyph == "owl" })
        let told = audit.findings.map(\.diagnostic).contains { $0.location?.path.hasSuffix("/\(name).xml") ?? false }
        #expect(told || audit.skipped.contains { $0.path.hasSuffix("/\(name).xml") })
    }

    @Test func `values that are too large together are named`() {
        let text = "<resources><!--" + String(repeating: "x", count: 57 << 17) + "--></resources>"
        let app = InMemoryCatalogs(texts: [
            "res/values/a.xml": text, "res/values/b.xml": text, "res/values/c.xml": text,
        ])
        let listing = CatalogReader { app.folder($0) }.listing(of: ["res"])
        #expect(listing.findings.map(\.diagnostic.id) == ["file-limit"])
    }

    @Test func `a part of a res folder is refused with a hint`() {
        let app = PlantedResources.app()
        let listing = CatalogReader { app.folder($0) }.listing(of: [PlantedResources.root + "/drawable"])
        #expect(listing.unusable.map(\.reason) == ["is a part of a 'res' folder; name the folder around it"])
        #expect(listing.places.isEmpty)
    }

    @Test func `build folders are left alone`() {
        let app = InMemoryCatalogs(texts: [
            "app/build/intermediates/res/drawable/a.xml": "<vector/>", "app/src/main/res/drawable/b.xml": "<vector/>",
            "app/src/debug/res/values/colors.xml": "<resources/>",
        ])
        let listing = CatalogReader { app.folder($0) }.listing(of: ["app"])
        #expect(listing.catalogs == ["app/src/debug/res", "app/src/main/res"])
        #expect(listing.places.map(\.qualifiedName) == ["b"])
    }
}
