import Foundation
import GlyphManifest
import GlyphModel
import Markup
import SemanticColor
import Support
import Testing

private let catalog = "<import catalog='C.xcassets'/>"

private func set(_ entries: String) -> [String: String] {
    [
        "C.xcassets/a.colorset/Contents.json":
            "{\"colors\": [\(entries)], \"info\": {\"author\": \"xcode\", \"version\": 1}}"
    ]
}

private func entry(_ color: String, _ appearances: String = "", idiom: String = "universal", _ rest: String = "")
    -> String
{
    let traits = appearances.split(separator: " ").map { trait in
        trait == "high"
            ? "{\"appearance\": \"contrast\", \"value\": \"high\"}"
            : "{\"appearance\": \"luminosity\", \"value\": \"\(trait)\"}"
    }
    let list = traits.isEmpty ? "" : ", \"appearances\": [\(traits.joined(separator: ", "))]"
    return "{\"idiom\": \"\(idiom)\", \"color\": \(color)\(list)\(rest)}"
}

private func gray(_ white: String) -> String {
    "{\"color-space\": \"srgb\", \"components\": {\"red\": \"\(white)\", \"green\": \"\(white)\", \"blue\": \"\(white)\", \"alpha\": \"1.000\"}}"
}

private func color(_ entries: String) throws -> DynamicColor {
    try #require(try Imports.manifest(set(entries), catalog).manifest.palette["a"])
}

@Test(arguments: [
    ("srgb", "\"red\": \"0.518\", \"green\": \"0x84\", \"blue\": \"132\", \"alpha\": \"0.500\"", "#848484", 0.5),
    ("srgb", "\"red\": \"1.000\", \"green\": \"0xF2\", \"blue\": \"0\"", "#FFF200", 1),
    ("srgb", "\"red\": \"0XfF\", \"green\": \"1\", \"blue\": \"0.0\", \"alpha\": \"0x80\"", "#FF0100", 128.0 / 255),
    ("srgb", "\"red\": \"0\", \"green\": \"0\", \"blue\": \"0\", \"alpha\": \"1\"", "#000000", 1),
    ("extended-srgb", "\"red\": \"0.2\", \"green\": \"0.4\", \"blue\": \"0.6\", \"alpha\": \"1.0\"", "#336699", 1),
    ("extended-linear-srgb", "\"red\": \"0.0331\", \"green\": \"0.13287\", \"blue\": \"0.31855\"", "#336699", 1),
    ("gray-gamma-22", "\"white\": \"0.500\", \"alpha\": \"1.000\"", "#808080", 1),
    ("extended-gray", "\"white\": \"128\"", "#818181", 1),
])
func everyNotationOfAComponentIsRead(space: String, components: String, hex: String, alpha: Double) throws {
    let color = try color(entry("{\"color-space\": \"\(space)\", \"components\": {\(components)}}"))[.light]
    #expect(color.hex == hex && color.alpha == alpha)
}

@Test func wideColoursStayWide() throws {
    let components = "{\"red\": \"1.000\", \"green\": \"0.000\", \"blue\": \"0.000\", \"alpha\": \"1.000\"}"
    let wide = try color(entry("{\"color-space\": \"display-p3\", \"components\": \(components)}"))[.light]
    #expect(wide == Color(space: .displayP3, red: 1, green: 0, blue: 0))
    let extended = "{\"red\": \"1.093\", \"green\": \"-0.227\", \"blue\": \"-0.150\"}"
    let beyond = try color(entry("{\"color-space\": \"extended-srgb\", \"components\": \(extended)}"))[.light]
    #expect(beyond.space == .displayP3 && beyond.red > 0.99 && beyond.green < 0.01)
}

@Test(arguments: ["display-P3", "display-p3"]) func `of two gamuts the wide one is taken`(gamut: String) throws {
    let red = "{\"red\": \"1.000\", \"green\": \"0.000\", \"blue\": \"0.000\"}"
    let wide = entry(
        "{\"color-space\": \"display-p3\", \"components\": \(red)}", "", ", \"display-gamut\": \"\(gamut)\"")
    let narrow = entry(gray("10"), "", ", \"display-gamut\": \"sRGB\"")
    for entries in [[narrow, wide], [wide, narrow]] {
        let texts = set(entries.joined(separator: ","))
        #expect(try color(entries.joined(separator: ","))[.light].space == .displayP3)
        #expect(Imports.faults(texts, catalog) == [])
    }
}

@Test func appearancesAreChosenAsARunningSystemDoes() throws {
    let four = [
        entry(gray("10")), entry(gray("20"), "dark"), entry(gray("30"), "high"), entry(gray("40"), "dark high"),
    ]
    func bytes(_ color: DynamicColor) -> [UInt8] {
        [Appearance.light, .dark, .lightHigh, .darkHigh].map { color[$0].bytes.red }
    }
    #expect(bytes(try color(four.joined(separator: ","))) == [10, 20, 30, 40])
    #expect(bytes(try color(four[0...1].joined(separator: ","))) == [10, 20, 10, 20])
    #expect(bytes(try color([four[0], four[2]].joined(separator: ","))) == [10, 10, 30, 30])
    // A value for light alone leaves the one for any appearance to dark.
    #expect(bytes(try color([four[0], entry(gray("50"), "light")].joined(separator: ","))) == [50, 10, 50, 10])
}

@Test func `references in color sets resolve to the system colours of the generation`() throws {
    let reference = entry("{\"platform\": \"universal\", \"reference\": \"systemBackgroundColor\"}")
    for generation in SystemColors.Generation.allCases {
        let palette = try Imports.manifest(set(reference), catalog, generation: generation.rawValue).manifest.palette
        let wanted = Palette.system(generation)["systemBackground"]
        #expect(Appearance.allCases.allSatisfy { palette["a"]?[$0] == wanted?[$0] })
    }
    #expect(
        Imports.faults(set(entry("{\"platform\": \"osx\", \"reference\": \"systemBleuColor\"}")), catalog) == [
            "1:78 unknown-color"
        ])
}

/// As new projects have it: an accent colour without a value.
@Test func aColorSetWithAnEmptySlotDoesNotStopTheOthers() throws {
    let empty = "{\"idiom\": \"universal\"}"
    var texts = set(entry(gray("10")))
    texts["C.xcassets/AccentColor.colorset/Contents.json"] = "{\"colors\": [\(empty)]}"
    texts["C.xcassets/Half.colorset/Contents.json"] = "{\"colors\": [\(empty), \(entry(gray("20"), "dark"))]}"
    let (manifest, warnings) = try Imports.manifest(texts, catalog)
    #expect(manifest.ownRoles == ["a"])
    #expect(
        warnings.map(\.description).map { $0.split(separator: ": the")[0] } == [
            "C.xcassets/AccentColor.colorset/Contents.json:1:13: warning",
            "C.xcassets/Half.colorset/Contents.json:1:13: warning",
        ])
    #expect(warnings.allSatisfy { $0.id == "empty-color-set" && $0.hint != nil })
}

@Test func `a color set that only refers to a system colour is an alias of it`() throws {
    let reference = entry("{\"platform\": \"universal\", \"reference\": \"systemIndigoColor\"}")
    let palette = try Imports.manifest(set(reference), catalog).manifest.palette
    #expect(palette.target(of: "a") == "systemIndigo" && palette.systemColor(of: "a") == "systemIndigo")
    let mixed = try Imports.manifest(set(reference + "," + entry(gray("10"), "dark")), catalog).manifest.palette
    #expect(mixed.target(of: "a") == nil && mixed.systemColor(of: "a") == nil)
}

@Test func namesHaveTheNamespacesInFront() throws {
    let one = set(entry(gray("10")))["C.xcassets/a.colorset/Contents.json"] ?? ""
    let texts = [
        "C.xcassets/Contents.json": "{}", "C.xcassets/Group/Contents.json": "{\"info\": {}}",
        "C.xcassets/Group/a.colorset/Contents.json": one,
        "C.xcassets/Brand/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
        "C.xcassets/Brand/Sub Group/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
        "C.xcassets/Brand/Sub Group/Accent Color.colorset/Contents.json": one,
        "C.xcassets/Brand/icon.imageset/Contents.json": "no json at all",
    ]
    #expect(try Imports.manifest(texts, catalog).manifest.ownRoles == ["Brand.Sub-Group.Accent-Color", "a"])
}

@Test func `values of a color set that a palette cannot hold are reported`() {
    let texts = set(
        [entry(gray("1"), idiom: "iphone"), entry(gray("2")), entry(gray("3"), "tinted"), entry(gray("4"))].joined(
            separator: ","))
    #expect(
        Imports.faults(texts, catalog).map { $0.split(separator: " ")[1] } == [
            "idiom-dropped", "appearance-dropped", "duplicate-value",
        ])
}

@Test func `faults of color sets are reported at their locations`() {
    func faults(_ text: String) -> [String] { Imports.faults(["C.xcassets/a.colorset/Contents.json": text], catalog) }
    #expect(faults("{}") == ["1:1 color-set"])
    #expect(faults("{\"colors\": [") == ["1:13 json-syntax"])
    #expect(faults("{\"colors\": []}") == ["1:1 color-without-fallback"])
    #expect(faults("{\"colors\": [\(entry(gray("10"), "dark"))]}") == ["1:1 color-without-fallback"])
    #expect(
        faults(
            "{\"colors\": [{\"idiom\": \"universal\",\n \"color\": {\"color-space\": \"rgb\",\n \"components\": {}}}]}")
            == ["2:27 color-set"])
    let components = "{\n\"red\": \"256\",\n\"green\": \"1.5\",\n\"blue\": 1,\n\"alpha\": \"x\"}"
    #expect(
        faults("{\"colors\": [{\"color\": {\"color-space\": \"srgb\", \"components\": \(components)}}]}")
            == ["2:8 color-set", "3:10 color-set", "5:10 color-set"])
    #expect(
        faults("{\"colors\": [{\"color\": {\"color-space\": \"gray-gamma-22\", \"components\":\n{\"red\": \"1.0\"}}}]}")
            == ["2:1 color-set"])
    for number in ["nan", "inf", "0x", "0x100", "-1", "1,0", "", " 1", "0x1p3", "+5", "1e5"] {
        #expect(Imports.faults(set(entry(gray(number))), catalog).count == 3, "\(number)")
    }
}

@Test func aCatalogOnDiskIsReadWithoutFollowingLinks() throws {
    let folder = try TemporaryFolder()
    let set = "{\"colors\": [\(entry(gray("10")))]}"
    try folder.write(set, to: "C.xcassets/a.colorset/Contents.json")
    try folder.write("<glyphs version='1'><palette>\(catalog)</palette></glyphs>", to: "m.xml")
    #expect(try Manifest.read(at: folder.path + "/m.xml", by: .sample).manifest.palette["a"]?[.light].bytes.red == 10)
    try folder.write(set, to: "out/b.colorset/Contents.json")
    try FileManager.default.createSymbolicLink(
        at: folder.url("C.xcassets/linked"), withDestinationURL: folder.url("out"))
    let findings = #expect(throws: Findings.self) { try Manifest.read(at: folder.path + "/m.xml", by: .sample) }
    #expect(findings?.diagnostics.map(\.id) == ["linked-file"])
}

/// For any accidental damage, a file is read or refused with a place.
@Test(arguments: seeds(200))
func damagedColorSetsAreReadOrRefused(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = "C.xcassets/a.colorset/Contents.json"
    let reference = entry(
        "{\"platform\": \"ios\", \"reference\": \"systemRedColor\"}", "dark high", ", \"display-gamut\": \"sRGB\"")
    var bytes = Array(
        (set([entry(gray("0x10")), entry(gray("0.5"), "dark"), reference].joined(separator: ",\n"))[path] ?? "").utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
        let from = Int.random(in: 0..<bytes.count, using: &random)
        let piece = bytes[from..<min(bytes.count, from + Int.random(in: 0...9, using: &random))]
        if Bool.random(using: &random) {
            bytes.insert(contentsOf: piece, at: Int.random(in: 0...bytes.count, using: &random))
        } else {
            bytes.removeSubrange(piece.indices)
        }
    }
    do throws(Findings) {
        _ = try Imports.manifest([path: String(decoding: bytes, as: UTF8.self)], catalog)
    } catch {
        #expect(error.diagnostics.allSatisfy { $0.location?.path == path }, "\(seed)")
    }
}
