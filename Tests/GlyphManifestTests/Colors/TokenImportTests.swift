import GlyphManifest
import GlyphModel
import Markup
import SemanticColor
import Testing

/// One colour in each space of the format, and what it comes to: vectors of CSS Color 4's own sample code, or by hand.
@Test(arguments: [
    ("srgb", "[1, 0.4, 0]", "#FF6600"), ("srgb-linear", "[1, 0.13287, 0]", "#FF6600"),
    ("hsl", "[24, 100, 50]", "#FF6600"),
    ("hsl", "[\"none\", 0, 60]", "#999999"), ("hwb", "[24, 0, 0]", "#FF6600"), ("hwb", "[24, 80, 60]", "#929292"),
    ("lab", "[52.2345, 40.1645, 59.9971]", "#C65D06"), ("lch", "[52.2345, 72.2, 56.2]", "#C65D06"),
    ("oklab", "[0.59686, 0.1009, 0.1192]", "#C65D07"), ("oklch", "[0.59686, 0.15619, 49.7694]", "#C65D06"),
    ("display-p3", "[0.5, 0.5, 0.5]", "#808080"), ("a98-rgb", "[0.281363, 0.498012, 0.116746]", "#008000"),
    ("prophoto-rgb", "[0.230479, 0.395789, 0.129968]", "#008000"),
    ("rec2020", "[0.235202, 0.431704, 0.085432]", "#008000"),
    ("xyz-d65", "[0.07719, 0.15438, 0.02573]", "#008000"), ("xyz-d50", "[0.08314, 0.154747, 0.020951]", "#008000"),
])
func everyColourSpaceIsRead(space: String, components: String, hex: String) throws {
    let palette = try Imports.tokens(
        """
        {"a": {"$type": "color", "$value": {"colorSpace": "\(space)", "components": \(components), "alpha": 0.25}}}
        """)
    let color = try #require(palette["a"])[.light].converted(to: .sRGB)
    let wanted = try #require(Color(hex: hex))
    // The vectors are given to four decimals: a byte may lie on either side.
    let distances = [color.red - wanted.red, color.green - wanted.green, color.blue - wanted.blue].map { abs($0) * 255 }
    #expect(distances.allSatisfy { $0 < 0.75 } && color.alpha == 0.25, "\(color.hex)")
}

@Test func `an imported color outside sRGB is stored in Display P3`() throws {
    let palette = try Imports.tokens(
        """
        {"a": {"$type": "color", "$value": {"colorSpace": "display-p3", "components": [0, 1, 0], "hex": "#00FF00"}}}
        """)
    #expect(palette["a"]?[.dark] == Color(space: .displayP3, red: 0, green: 1, blue: 0))
}

@Test func groupsGiveTypesAndNames() throws {
    let (manifest, warnings) = try Imports.manifest(
        [
            "t.json": """
            {"$description": "all", "$type": "color", "brand": {"$root": {"$value": "{palette.blue}"},
              "dark shade": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0.5]}},
              "size": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}},
             "palette": {"$deprecated": "use brand", "blue": {"$description": "Sea",
               "$value": {"colorSpace": "srgb", "components": [0, 0, 1]}, "$extensions": {"com.x": [1]}}}}
            """
        ], "<import tokens='t.json'/>")
    let palette = manifest.palette
    #expect(manifest.ownRoles == ["brand", "brand.dark-shade", "palette.blue"])
    #expect(palette["brand"]?[.light].hex == "#0000FF" && palette["brand.dark-shade"]?[.light].hex == "#000080")
    #expect(
        palette.note(on: "palette.blue")
            == ColorNote(description: "Sea", deprecation: "use brand", extensions: #"{"com.x":[1]}"#))
    #expect(palette.note(on: "brand").isEmpty && palette.target(of: "brand") == "palette.blue")
    #expect(
        warnings.map(\.id).sorted() == ["color-renamed", "tokens-skipped"]
            && warnings.allSatisfy { $0.severity == .info })
}

@Test func aliasesAndPointersLeadToValuesAndIntoThem() throws {
    let palette = try Imports.tokens(
        """
        {"c": {"$type": "color", "a~b/c": {"$value": {"colorSpace": "srgb", "components": [0.2, 0.4, 0.6], "alpha": 0.5}},
          "alias": {"$value": "{c.a~b/c}"}, "chain": {"$value": "{c.alias}"},
          "pointer": {"$ref": "#/c/a~0b~1c/$value"}, "percent": {"$ref": "#/c/a%7E0b~1c/$value"},
          "value": {"$value": {"$ref": "#/c/chain/$value"}},
          "parts": {"$value": {"colorSpace": {"$ref": "#/c/chain/$value/colorSpace"},
            "components": [{"$ref": "#/c/pointer/$value/components/2"}, 0.4, {"$ref": "#/n/$value"}], "alpha": {"$ref": "#/n/$value"}}},
          "whole": {"$value": {"colorSpace": "srgb", "components": {"$ref": "#/c/parts/$value/components"}}}},
         "n": {"$type": "number", "$value": 0.2},
         "s": {"$type": "border", "$value": {"color": "{c.chain}", "width": {"value": 1, "unit": "px"}, "style": "solid"}},
         "fromBorder": {"$type": "color", "$ref": "#/s/$value/color"}}
        """)
    for name in ["alias", "chain", "pointer", "percent", "value"] {
        #expect(palette[ColorRole(rawValue: "c." + name)]?[.light] == palette["fromBorder"]?[.light], "\(name)")
    }
    #expect(palette["c.alias"]?[.light] == Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5))
    #expect(palette["c.parts"]?[.light] == Color(red: 0.6, green: 0.4, blue: 0.2, alpha: 0.2))
    #expect(palette["c.whole"]?[.light] == Color(red: 0.6, green: 0.4, blue: 0.2))
}

@Test func aGroupInheritsWhatItExtendsAndReplacesWholeTokens() throws {
    let black = "{\"colorSpace\": \"srgb\", \"components\": [0, 0, 0]}"
    let white = "{\"colorSpace\": \"srgb\", \"components\": [1, 1, 1]}"
    let palette = try Imports.tokens(
        """
        {"base": {"$type": "color", "a": {"$value": \(black)}, "deep": {"b": {"$value": \(black)}, "c": {"$value": "{base.a}"}}},
         "two": {"$extends": "{base}", "deep": {"b": {"$value": \(white)}, "d": {"$value": \(white)}}},
         "three": {"$extends": "#/two", "a": {"$value": \(white)}, "inner": {"$extends": "{two.deep}"}}}
        """)
    func hex(_ name: String) -> String? { palette[ColorRole(rawValue: name)]?[.light].hex }
    #expect(hex("two.a") == "#000000" && hex("two.deep.b") == "#FFFFFF" && hex("two.deep.c") == "#000000")
    #expect(hex("three.a") == "#FFFFFF" && hex("three.deep.d") == "#FFFFFF")
    #expect(hex("three.inner.b") == "#FFFFFF" && hex("three.inner.c") == "#000000")
}

@Test func coloursAsTextAreTakenWithAWarning() throws {
    let text = "{\"a\": {\"$type\": \"color\", \"$value\": \"#FF3B3080\"}}"
    #expect(try Imports.tokens(text)["a"]?[.light] == Color(bytes: 255, 59, 48, alpha: 128.0 / 255))
    #expect(Imports.faults(["t.json": text], "<import tokens='t.json'/>") == ["1:36 old-color-notation"])
}

@Test func coloursOutsideTheGamutAndHexesThatDifferAreReported() {
    let text = """
        {"a": {"$type": "color", "$value": {"colorSpace": "rec2020", "components": [0, 1, 0]}},
         "b": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 1, 0], "hex": "#00FC00"}},
         "c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 1, 0], "hex": "#00FE00"}}}
        """
    #expect(
        Imports.faults(["t.json": text], "<import tokens='t.json'/>") == ["1:36 gamut-reduced", "2:91 hex-differs"])
}

@Test func aDeprecatedColourIsReportedWhereItIsUsed() throws {
    let text =
        "{\"old\": {\"$type\": \"color\", \"$deprecated\": \"use new\", \"$value\": {\"colorSpace\": \"srgb\", \"components\": [0, 0, 0]}}}"
    let manifest = """
        <glyphs version="1"><palette><import tokens="t.json"/></palette>
          <glyph name="a" tint="old"/>
        </glyphs>
        """
    let warnings = try Manifest.read(
        SourceFile(path: "m.xml", text: manifest), in: .files(["a.svg"], texts: ["t.json": text]), by: .sample
    ).warnings
    #expect(
        warnings.map(\.description) == [
            "m.xml:2:25: warning: the colour 'old' is deprecated: use new [deprecated-color]"
        ])
}

@Test func theManifestsOwnColoursFollowAndReplaceImportedOnes() throws {
    let text =
        "{\"$type\": \"color\", \"a\": {\"$value\": {\"colorSpace\": \"srgb\", \"components\": [1, 0, 0]}}, \"b\": {\"$value\": \"{a}\"}}"
    let (manifest, _) = try Imports.manifest(
        ["t.json": text], "<import tokens='t.json'/>",
        colors: "<color name='c' same-as='a'/><color name='b'><value srgb='#00F'/></color><color name='d' same-as='b'/>"
    )
    #expect(manifest.ownRoles == ["a", "b", "c", "d"])
    #expect(
        manifest.ownRoles.map { manifest.palette[$0]?[.light].hex } == ["#FF0000", "#0000FF", "#FF0000", "#0000FF"])
    #expect(manifest.palette.target(of: "c") == "a" && manifest.palette.target(of: "a") == nil)
    // Stated anew, it is no longer the other name that the file made it.
    #expect(manifest.palette.target(of: "b") == nil)
}

@Test func twoImportsOfOneNameAreAnError() {
    let text = "{\"a\": {\"$type\": \"color\", \"$value\": {\"colorSpace\": \"srgb\", \"components\": [1, 0, 0]}}}"
    let imports = "<import tokens='t.json'/><import tokens='u.json'/>"
    #expect(Imports.faults(["t.json": text, "u.json": "\n" + text], imports) == ["2:7 duplicate-name"])
}

private func gray(_ value: Double) -> String {
    #"{"colorSpace": "srgb", "components": [\#(value), \#(value), \#(value)]}"#
}

private func token(modes: String, vendor: String? = nil) -> String {
    let extensions = vendor.map { #"{"\#($0)": {"modes": {\#(modes)}}}"# } ?? #"{"mode": {\#(modes)}}"#
    return #"{"$type": "color", "$value": \#(gray(0.5)), "$extensions": \#(extensions)}"#
}

@Test(arguments: [nil, "com.figma"] as [String?])
func modesThatAreAppearancesGiveTheValuesOfThese(vendor: String?) throws {
    let modes = #""Light": \#(gray(0)), "Dark": \#(gray(1)), "dark-high-contrast": \#(gray(0.75))"#
    let alias = #"{"$type": "color", "$value": "{a}"}"#
    let palette = try Imports.tokens(#"{"a": \#(token(modes: modes, vendor: vendor)), "b": \#(alias)}"#)
    for name in ["a", "b"] as [ColorRole] {
        let color = try #require(palette[name])
        #expect([color[.light], color[.dark], color[.darkHigh], color[.lightHigh]].map(\.red) == [0, 1, 0.75, 0])
    }
    #expect(palette.target(of: "b") == "a")
}

@Test func aModeMayBeAnAliasAndLightHasTheTokensOwnValueWithoutOne() throws {
    let palette = try Imports.tokens(
        #"{"white": {"$type": "color", "$value": \#(gray(1))}, "a": \#(token(modes: #""dark": "{white}""#))}"#)
    #expect(palette["a"].map { [$0[.light].red, $0[.dark].red] } == [0.5, 1])
}

@Test func otherModesAreReportedOnceForAFile() {
    let modes = #""brand-a": \#(gray(0)), "brand-b": \#(gray(1))"#
    let text = #"{"a": \#(token(modes: modes)), "b": \#(token(modes: modes)), "c": \#(token(modes: ""))}"#
    let faults = Imports.faults(["t.json": text], "<import tokens='t.json'/>")
    #expect(faults.map { $0.split(separator: " ").last } == ["modes-not-read"])
}

@Test func aDamagedValueOfAModeIsAnError() {
    let faults = Imports.faults(
        ["t.json": #"{"a": \#(token(modes: #""dark": {"colorSpace": "srgb"}"#))}"#], "<import tokens='t.json'/>")
    #expect(faults.map { $0.split(separator: " ").last } == ["token-value"])
}
