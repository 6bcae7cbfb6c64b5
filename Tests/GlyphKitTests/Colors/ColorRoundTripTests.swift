import Foundation
import GlyphKit
import Markup
import SemanticColor
import SetSupport
import Support
import Testing

private let place = SourceFile.Location(path: "m.xml", line: 1, column: 1)

private func files(_ format: AssetFormat, _ set: GlyphSet) throws -> [String: String] {
    try format.files(set, Export(format: format.name, location: place)).texts
}

/// Whether both are the same to the last digit that files hold, and have the same bytes.
private func same(_ a: Palette, _ b: Palette, _ roles: [ColorRole], in appearances: [Appearance], within slack: Double)
    -> Bool
{
    roles.allSatisfy { role in
        appearances.allSatisfy { appearance in
            guard let one = a[role]?[appearance], let other = b[role]?[appearance] else { return false }
            let distances = [
                one.red - other.red, one.green - other.green, one.blue - other.blue, one.alpha - other.alpha,
            ]
            return one.space == other.space && one.hex == other.hex && distances.allSatisfy { abs($0) <= slack }
        }
    }
}

private func tokens(_ palette: Palette) throws -> [String: String] {
    try files(.tokens, GlyphSet(assets: [], palette: palette))
}

@Test(arguments: seeds(60))
func tokensComeBackAsTheSameColours(seed: UInt64) throws {
    var random = RandomPalettes(seed: seed, steps: 1_000_000)
    let (palette, roles) = random.palette(levels: true)
    let texts = try tokens(palette)
    let read = try Imports.manifest(texts, "<import tokens='palette.resolver.json'/>").manifest
    // The system's are the system's; all others are one's own.
    #expect(Set(read.ownRoles) == Set(roles), "\(seed)")
    #expect(roles.allSatisfy { read.palette.systemColor(of: $0) == palette.systemColor(of: $0) }, "\(seed)")
    #expect(same(palette, read.palette, palette.roles, in: Appearance.allCases, within: 1e-6), "\(seed)")
    // A palette that was read once is written to the same bytes, aliases too.
    #expect(try tokens(read.palette) == texts, "\(seed)")
}

@Test(arguments: seeds(60))
func colorSetsComeBackAsTheSameColours(seed: UInt64) throws {
    var random = RandomPalettes(seed: seed, steps: 1000)
    let (palette, roles) = random.palette(levels: false)
    func sets(_ palette: Palette) throws -> [String: String] {
        let assets = roles.enumerated().map { index, role in
            GlyphSets.asset("g\(index)", [(.light, GlyphSets.drawing([(GlyphSets.square(4), role)]))])
        }
        let texts = try files(.assetCatalog, GlyphSet(assets: assets, palette: palette))
        return Dictionary(uniqueKeysWithValues: texts.map { ("C.xcassets/" + $0.key, $0.value) })
    }
    let shown: [Appearance] = [.light, .dark, .lightHigh, .darkHigh]
    let first = try sets(palette)
    let read = try Imports.manifest(first, "<import catalog='C.xcassets'/>").manifest.palette
    // Three decimals: an eighth of a byte.
    #expect(same(palette, read, roles, in: shown, within: 0.0005), "\(seed)")
    let second = try sets(read)
    #expect(first == second, "\(seed)")
}

@Test func `a colour is exported as an alias only if it equals its target`() throws {
    var palette = Palette()
    var ink = DynamicColor(.black)
    ink.state(.white, for: .dark)
    palette.define("ink", as: ink, note: ColorNote(description: "All text.", deprecation: ""))
    palette.define("ink.soft", as: DynamicColor(.black))
    palette.define("text", as: ink, sameAs: "ink")
    palette.define("other", as: DynamicColor(.white), sameAs: "ink")
    palette.define("caption", as: ink, sameAs: "text")
    let texts = try tokens(palette)
    let light = try #require(texts["palette.light.tokens.json"])
    #expect(light.contains("\"$ref\" : \"#/ink/$root/$value\"") && light.contains("\"$value\" : \"{text}\""))
    #expect(light.contains("\"$description\" : \"All text.\"") && light.contains("\"$deprecated\" : true"))
    #expect(texts["palette.dark.tokens.json"]?.contains("\"text\"") == false)
    let read = try Imports.manifest(texts, "<import tokens='palette.resolver.json'/>").manifest.palette
    #expect(same(palette, read, palette.roles, in: Appearance.allCases, within: 0))
    #expect(read.note(on: "ink") == palette.note(on: "ink"))
    #expect(read.target(of: "text") == "ink" && read.target(of: "caption") == "text" && read.target(of: "other") == nil)
}

/// Names, values, aliases, spaces, data of other tools: what one file says, the next one says.
@Test func `imported tokens are exported with the same notation`() throws {
    let texts = [
        "t.resolver.json": """
        {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "t.json"}]}},
         "modifiers": {"theme": {"contexts": {"light": [], "dark": [{"sea": {"$type": "color", "$value":
           {"colorSpace": "hsl", "components": [200, "none", 12.345678901], "alpha": 0.123456789}}}]}, "default": "light"}},
         "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}]}
        """,
        "t.json": """
        {"$type": "color", "sea": {"$value": {"colorSpace": "oklch", "components": [0.6, 0.1, 230.25]},
           "$extensions": {"com.example.tool": {"id": 17, "share": 0.1234567891, "list": [true, null, "a<b"]}}},
         "wide": {"$value": {"colorSpace": "display-p3", "components": [0.5, 0.25, 0.125]}},
         "lake": {"$description": "Like the sea.", "$value": "{sea}"}, "pond": {"$ref": "#/lake/$value"},
         "plain": {"$value": {"colorSpace": "srgb", "components": [0.5, 0.25, 0.125], "alpha": 0.5}}}
        """,
    ]
    let read = try Imports.manifest(texts, "<import tokens='t.resolver.json'/>").manifest.palette
    let written = try tokens(read)
    let light = try #require(try object(written["palette.light.tokens.json"]))
    let dark = try #require(try object(written["palette.dark.tokens.json"]))
    func value(_ file: [String: Any], _ name: String) -> [String: Any] {
        (file[name] as? [String: Any])?["$value"] as? [String: Any] ?? [:]
    }
    #expect(value(light, "sea")["colorSpace"] as? String == "oklch")
    #expect(value(light, "sea")["components"] as? [Double] == [0.6, 0.1, 230.25])
    #expect(value(light, "wide")["colorSpace"] as? String == "display-p3")
    #expect(value(light, "wide")["components"] as? [Double] == [0.5, 0.25, 0.125])
    #expect(value(light, "plain")["colorSpace"] as? String == "srgb")
    let none = value(dark, "sea")["components"] as? [Any]
    #expect(none?[1] as? String == "none" && none?[2] as? Double == 12.345678901)
    #expect(value(dark, "sea")["alpha"] as? Double == 0.123456789)
    #expect((light["lake"] as? [String: Any])?["$value"] as? String == "{sea}")
    #expect((light["pond"] as? [String: Any])?["$value"] as? String == "{lake}")
    #expect((light["lake"] as? [String: Any])?["$description"] as? String == "Like the sea.")
    let sea = try #require(light["sea"] as? [String: Any])
    let wanted = try object(#"{"com.example.tool": {"id": 17, "share": 0.1234567891, "list": [true, null, "a<b"]}}"#)
    #expect(
        NSDictionary(dictionary: sea["$extensions"] as? [String: Any] ?? [:]) == NSDictionary(dictionary: wanted ?? [:])
    )
    // And the one after that.
    let again = try Imports.manifest(written, "<import tokens='palette.resolver.json'/>").manifest.palette
    #expect(try tokens(again) == written)
    // A colour that the manifest replaces does not leave in the notation of the one that was there.
    let own = try Imports.manifest(
        texts, "<import tokens='t.resolver.json'/>", colors: "<color name='sea'><value srgb='#123456'/></color>")
    let replaced = try object(try tokens(own.manifest.palette)["palette.light.tokens.json"])
    #expect(value(replaced ?? [:], "sea")["colorSpace"] as? String == "srgb")
}

private func object(_ text: String?) throws -> [String: Any]? {
    try JSONSerialization.jsonObject(with: Data((text ?? "").utf8)) as? [String: Any]
}

@Test func lettersBeyondASCIIAreEscapedInPointers() throws {
    var palette = Palette()
    palette.define("Größe", as: DynamicColor(.white))
    palette.define("Größe.klein", as: DynamicColor(.black))
    palette.define("a", as: DynamicColor(.white), sameAs: "Größe")
    let texts = try tokens(palette)
    #expect(texts["palette.light.tokens.json"]?.contains("#/Gr%C3%B6%C3%9Fe/$root/$value") == true)
    let read = try Imports.manifest(texts, "<import tokens='palette.resolver.json'/>").manifest.palette
    #expect(same(palette, read, palette.roles, in: [.light], within: 0))
}

@Test func namesThatNoTokenCanHaveAreRefused() {
    var palette = Palette()
    palette.define("a..b", as: DynamicColor(.black))
    let findings = #expect(throws: Findings.self) { try tokens(palette) }
    #expect(findings?.diagnostics.map(\.id) == ["token-name"])
}

private let schemas = TestMaterial.tokenSchemas

/// Another program and the community group's own schemas are the judges. Schemas name each other by addresses, which
/// are looked up in the folder; nothing is fetched.
private let validator = """
    import json, pathlib, sys
    from jsonschema import Draft7Validator
    from referencing import Registry, Resource
    schemas = [json.loads(path.read_text()) for path in pathlib.Path(sys.argv[1]).rglob("*.json")]
    registry = Registry().with_resources([(s["$id"], Resource.from_contents(s)) for s in schemas])
    wrong = False
    for name in sys.argv[2:]:
        kind = "resolver" if name.endswith(".resolver.json") else "format"
        schema = next(s for s in schemas if s["$id"].endswith("/2025.10/%s.json" % kind))
        for error in Draft7Validator(schema, registry=registry).iter_errors(json.load(open(name))):
            print(name, list(error.path), error.message)
            wrong = True
    sys.exit(wrong)
    """

private func python(_ arguments: [String], in folder: String) async throws -> Int32 {
    try await Programs.run(URL(filePath: "/usr/bin/env"), ["python3"] + arguments, in: folder).status
}

private let hasValidator = schemas != nil && Programs.python(imports: "jsonschema, referencing")

@Test(
    .takesTurns,
    .enabled(if: hasValidator, "TWINLIGHT_MATERIAL names no folder with schemas, or python3 has no jsonschema"),
    arguments: seeds(4))
func tokensKeepToThePublishedSchemas(seed: UInt64) async throws {
    var random = RandomPalettes(seed: seed, steps: 1_000_000)
    var palette = seed == 0 ? Palette.system(.ios26) : random.palette(levels: true).palette
    // With what only imports bring.
    let text =
        #"{"sea": {"$type": "color", "$value": {"colorSpace": "lch", "components": [50, "none", 230.25]}, "$extensions": {"com.a": 1}}}"#
    let sea = try Imports.tokens(text)
    palette.define("sea", as: try #require(sea["sea"]), note: sea.note(on: "sea"))
    let folder = try TemporaryFolder()
    let texts = try tokens(palette)
    for (path, text) in texts { try folder.write(text, to: path) }
    #expect(
        try await python(["-c", validator, schemas?.path ?? ""] + texts.keys.sorted(), in: folder.path) == 0, "\(seed)")
    // The judge has to be awake.
    try folder.write("{\"a\": {\"$type\": \"color\", \"$value\": \"red\"}}", to: "wrong.tokens.json")
    #expect(try await python(["-c", validator, schemas?.path ?? "", "wrong.tokens.json"], in: folder.path) == 1)
}

/// Colours of one generation are errors in a palette of another, with the name of their generation.
@Test func anImportOfAnotherGenerationIsReportedWithThatGeneration() throws {
    let palette = Palette.system(.ios15)
    let export = Export(format: "tokens", location: GlyphSets.place)
    let files = try AssetFormat.tokens.files(GlyphSet(assets: [], palette: palette), export)
    let texts = files.texts
    let imports = "<import tokens='palette.resolver.json'/>"
    let read = try Imports.manifest(texts, imports, generation: "ios15")
    #expect(read.manifest.ownRoles.isEmpty && read.manifest.palette == palette)
    let faults = try #require(throws: Findings.self) { try Imports.manifest(texts, imports) }
        .diagnostics.filter { $0.severity > .info }
    #expect(faults.count > 10 && faults.allSatisfy { $0.id == "system-color-name" })
    #expect(faults.allSatisfy { $0.hint?.contains("<palette generation=\"ios15\">") == true })
}
