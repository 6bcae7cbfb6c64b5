import Markup
import SemanticColor
import SetSupport
import Testing

@testable import GlyphFormats

private var palette: Palette {
    var palette = GlyphSets.palette
    var accent = DynamicColor(Color(bytes: 1, 2, 3, alpha: 0.5))
    accent.state(Color(bytes: 4, 5, 6), for: .dark)
    palette.define("brand.accentBlue", as: accent)
    return palette
}

@Test func customPropertiesFollowTheUsersSettings() throws {
    let roles: [ColorRole] = ["red", "gray", "strong", "brand.accentBlue"]
    let text = try CSSColors(roles: roles, palette: palette, prefix: "app").text(at: GlyphSets.place)
    #expect(
        text == """
            :root {
              color-scheme: light dark;
              --app-red: #FF0000;
              --app-gray: rgb(128 128 128 / 0.5);
              --app-strong: #0A141E;
              --app-brand-accent-blue: rgb(1 2 3 / 0.5);
            }
            @media (prefers-color-scheme: dark) {
              :root {
                --app-red: #0000FF;
                --app-strong: #C8C8C8;
                --app-brand-accent-blue: #040506;
              }
            }
            @media (prefers-contrast: more) {
              :root {
                --app-strong: #010203;
              }
            }
            @media (prefers-color-scheme: dark) and (prefers-contrast: more) {
              :root {
                --app-strong: #FAFAFA;
              }
            }

            """)
}

@Test func wideColoursAreAddedForBrowsersThatKnowThem() throws {
    let text = try CSSColors(roles: ["red", "wide"], palette: palette).text(at: GlyphSets.place)
    #expect(
        text.hasSuffix(
            """
            @supports (color: color(display-p3 1 1 1)) {
              :root {
                --wide: color(display-p3 1 0 0);
              }
              @media (prefers-color-scheme: dark) {
                :root {
                  --wide: color(display-p3 0 0 0);
                }
              }
            }

            """))
    #expect(text.contains("  --wide: #FF") && !text.contains("--red: color"))
}

@Test func resourcesHaveNightValuesWhereTheyDiffer() throws {
    let files = try AndroidColors(roles: ["red", "gray", "strong", "brand.accentBlue"], palette: palette).files(
        at: GlyphSets.place)
    #expect(
        files.map(\.path) == [
            "values/glyph_colors.xml", "values-night/glyph_colors.xml", "values/glyph_theme_overlays.xml",
        ])
    #expect(
        GlyphSets.text(files[2]) == """
            <?xml version="1.0" encoding="UTF-8"?>
            <resources>
                <attr name="glyphStrong" format="color"/>
                <style name="ThemeOverlay.Glyphs" parent="">
                    <item name="glyphStrong">@color/glyph_strong</item>
                </style>
                <style name="ThemeOverlay.Glyphs.HighContrast" parent="">
                    <item name="glyphStrong">@color/glyph_strong_high</item>
                </style>
            </resources>

            """)
    #expect(
        GlyphSets.text(files[0]) == """
            <?xml version="1.0" encoding="UTF-8"?>
            <resources>
                <color name="glyph_red">#FF0000</color>
                <color name="glyph_gray">#80808080</color>
                <color name="glyph_strong">#0A141E</color>
                <color name="glyph_strong_high">#010203</color>
                <color name="glyph_brand_accent_blue">#80010203</color>
            </resources>

            """)
    #expect(
        GlyphSets.text(files[1]) == """
            <?xml version="1.0" encoding="UTF-8"?>
            <resources>
                <color name="glyph_red">#0000FF</color>
                <color name="glyph_strong">#C8C8C8</color>
                <color name="glyph_strong_high">#FAFAFA</color>
                <color name="glyph_brand_accent_blue">#040506</color>
            </resources>

            """)
    #expect(try AndroidColors(roles: ["gray"], palette: palette).files(at: GlyphSets.place).count == 1)
}

@Test(arguments: [
    ("glyph_", "glyph_brand_2", "glyphBrand2", "ThemeOverlay.Glyphs"),
    ("", "brand_2", "glyphBrand2", "ThemeOverlay.Glyphs"),
    ("acme_", "acme_brand_2", "acmeBrand2", "ThemeOverlay.AcmeGlyphs"),
    ("Acme_icons_", "Acme_icons_brand_2", "acmeIconsBrand2", "ThemeOverlay.AcmeIconsGlyphs"),
    ("acme_glyphs_", "acme_glyphs_brand_2", "acmeGlyphsBrand2", "ThemeOverlay.AcmeGlyphs"),
    ("x1", "x1brand_2", "x1Brand2", "ThemeOverlay.X1Glyphs"),
])
func namesBeginWithThePrefix(prefix: String, resource: String, attribute: String, overlay: String) {
    let names = AndroidColorNames(prefix: prefix)
    #expect(names.resource("brand.2") == resource && names.attribute("brand.2") == attribute)
    #expect(names.overlay == overlay && names.highResource("brand.2") == resource + "_high")
}

@Test func `colour names that are invalid or equal as resource names are errors`() {
    var palette = Palette()
    for name in ["größe", "class", "_1", "a.b", "aB", "x", "x.high"] {
        palette.define(ColorRole(rawValue: name), as: DynamicColor(.black))
    }
    var strong = DynamicColor(.black)
    strong.state(.white, for: .lightHigh)
    palette.define("x", as: strong)
    func ids(_ roles: [ColorRole], prefix: String = "glyph_") -> [String] {
        do throws(Findings) {
            let names = AndroidColorNames(prefix: prefix)
            _ = try AndroidColors(roles: roles, palette: palette, names: names).files(at: GlyphSets.place)
            return []
        } catch { return error.diagnostics.map(\.id) }
    }
    #expect(ids(["größe", "class", "_1"], prefix: "") == Array(repeating: "resource-name", count: 3))
    #expect(ids(["größe", "class", "_1"]) == ["resource-name"])
    #expect(ids(["a.b", "class"], prefix: "Acme_") == [])
    #expect(
        ids(["a.b", "aB"]) == ["identifier-clash"] && ids(["x", "x.high"]) == ["identifier-clash"]
            && ids(["a.b", "x"]) == [])
    #expect(throws: Findings.self) { try CSSColors(roles: ["a.b", "aB"], palette: palette).text(at: GlyphSets.place) }
}

/// A format without names for the system's colours gets their values, and says whose they are.
@Test func filesWithTheSystemsValuesNameTheGeneration() throws {
    var palette = Palette.system(.ios15)
    palette.define("accent", as: palette["systemRed"] ?? DynamicColor(.black), sameAs: "systemRed")
    palette.define("brand", as: DynamicColor(.black))
    let note = "The system's colours have their values of ios15: iOS 15 to 18."
    let css = try CSSColors(roles: ["brand", "accent"], palette: palette).text(at: GlyphSets.place)
    #expect(css.hasPrefix("/* \(note) */\n:root {\n") && css.contains("--accent: #FF3B30;"))
    let files = try AndroidColors(roles: ["brand", "accent"], palette: palette).files(at: GlyphSets.place)
    #expect(files.count == 3)
    for file in files.prefix(2) {
        #expect(
            GlyphSets.text(file).hasPrefix(
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- \(note) -->\n<resources>\n"))
    }
    #expect(try !CSSColors(roles: ["brand"], palette: palette).text(at: GlyphSets.place).contains("ios15"))
}
