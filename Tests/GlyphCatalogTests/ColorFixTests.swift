import GlyphManifest
import GlyphModel
import Markup
import SemanticColor
import Testing

@testable import GlyphCatalog

/// A `Contents.json` of a color set, audited by one lint and fixed.
private struct FixedColors {
    let before: String
    let after: String
    let changes: Int

    init(_ before: String, name: String = "brandText", by lint: CatalogLint) throws {
        self.before = before
        let findings = try Self.findings(before, name, lint)
        let fixes = findings.compactMap(\.diagnostic.fix)
        let source = SourceFile(path: "\(name).colorset/Contents.json", text: before)
        let (file, count) = source.applying(fixes)
        after = String(decoding: file.bytes, as: UTF8.self)
        changes = count
        let left = try Self.findings(after, name, lint)
        #expect(left.isEmpty, "\(left.map(\.diagnostic.message)) in \(after)")
    }

    static func findings(_ text: String, _ name: String, _ lint: CatalogLint) throws -> [AuditFinding] {
        let source = SourceFile(path: "\(name).colorset/Contents.json", text: text)
        let contents = JSONFile(source: source, root: try JSONReader.read(source))
        let context = CatalogContext()
        let entries = CatalogSlot.all(in: contents, "colors").map { slot in
            let color = slot.node["color"].flatMap {
                CatalogColor.read($0, of: source, system: context.palette).color
            }
            return ColorSet.Entry(slot: slot, value: color?.value, reference: color?.reference)
        }
        let set = AssetSet(
            kind: .color, catalog: "A.xcassets", path: "\(name).colorset", groups: [], name: name, contents: contents,
            files: [])
        guard case .color(let check) = lint.check else { return [] }
        return check(ColorSet(set: set, entries: entries), context)
    }
}

/// The texts of components, such as `"red" : "0x14"`.
private func components(_ red: String, _ green: String, _ blue: String, alpha: String = "1.000") -> String {
    "{ \"alpha\" : \"\(alpha)\", \"blue\" : \"\(blue)\", \"green\" : \"\(green)\", \"red\" : \"\(red)\" }"
}

private func entry(
    _ components: String, space: String = "srgb", _ traits: String = "", more: String = "\"idiom\" : \"universal\""
) -> String {
    let appearances = traits.isEmpty ? "" : "\"appearances\" : [ \(traits) ], "
    return "{ \(appearances)\"color\" : { \"color-space\" : \"\(space)\", \"components\" : \(components) }, \(more) }"
}

private let dark = "{ \"appearance\" : \"luminosity\", \"value\" : \"dark\" }"
private let high = "{ \"appearance\" : \"contrast\", \"value\" : \"high\" }"

private func set(_ entries: String...) -> String {
    "{\n  \"colors\" : [\n    " + entries.joined(separator: ",\n    ")
        + "\n  ],\n  \"info\" : { \"author\" : \"xcode\", \"version\" : 1 },\n  \"x-tool\" : [ 1.50 ]\n}\n"
}

@Suite struct ColorFixTests {
    @Test(arguments: [
        ("0x7F", "0xB2", "0xFF", "0x[0-9A-F]{2}"), ("0x7f", "0xb2", "0xfa", "0x[0-9a-f]{2}"),
        ("127", "178", "255", "[0-9]{1,3}"), ("0.498", "0.698", "1.000", "[01][.][0-9]{3}"),
    ])
    func `a changed value keeps the notation of its components`(
        red: String, green: String, blue: String, notation: String
    ) throws {
        let fixed = try FixedColors(
            set(entry(components(red, green, blue)), entry(components(red, green, blue), dark)), name: "brandIcon",
            by: .lowContrastColor)
        #expect(fixed.changes == 1)
        let source = SourceFile(path: "a", text: fixed.after)
        let read = try JSONReader.read(source)["colors"]?.elements?.first?["color"]?["components"]
        for name in ["red", "green", "blue"] {
            let text = try #require(read?[name]?.string)
            #expect(try Regex(notation).wholeMatch(in: text) != nil, "\(text)")
        }
        #expect(read?["alpha"]?.string == "1.000")
        // Only the components differ.
        let digits: (String) -> String = { text in text.replacing(/"(0x)?[0-9.a-fA-F]+"/, with: "#") }
        #expect(digits(fixed.after) == digits(fixed.before))
    }

    @Test(arguments: ["srgb", "display-p3", "extended-srgb", "extended-linear-srgb"])
    func `a changed value keeps its colour space`(space: String) throws {
        let pale =
            space == "extended-linear-srgb"
            ? components("0.212", "0.445", "1.000") : components("0.498", "0.698", "1.000")
        let fixed = try FixedColors(set(entry(pale, space: space)), by: .lowContrastColor)
        #expect(fixed.changes == 1 && fixed.after.contains("\"color-space\" : \"\(space)\""))
    }

    @Test func `a gray of one component stays one`() throws {
        let gray = "{ \"alpha\" : \"1.000\", \"white\" : \"0.700\" }"
        let pale = "{ \"alpha\" : \"1.000\", \"white\" : \"0.800\" }"
        let fixed = try FixedColors(
            set(entry(gray, space: "gray-gamma-22"), entry(pale, space: "gray-gamma-22", dark)), name: "grayIcon",
            by: .lowContrastColor)
        #expect(fixed.changes == 1 && fixed.after.contains("gray-gamma-22"))
        #expect(!fixed.after.contains("\"red\"") && !fixed.after.contains("0.700"))
    }

    @Test func `a new entry has all other keys of the one that it belongs to`() throws {
        let more = "\"idiom\" : \"universal\", \"x-note\" : { \"by\" : \"me\" }"
        let fixed = try FixedColors(set(entry(components("0x14", "0x47", "0x9E"), more: more)), by: .missingDarkColor)
        let source = SourceFile(path: "a", text: fixed.after)
        let entries = try #require(try JSONReader.read(source)["colors"]?.elements)
        #expect(entries.count == 2)
        #expect(entries[1]["x-note"]?["by"]?.string == "me" && entries[1]["idiom"]?.string == "universal")
        #expect(entries[1]["appearances"]?.elements?.count == 1)
        let red = try #require(entries[1]["color"]?["components"]?["red"]?.string)
        #expect(red.hasPrefix("0x"))
        #expect(fixed.after.contains("\"x-tool\" : [ 1.50 ]"))
    }

    @Test(arguments: [("000000", 16.9...17.1), ("1D2B3A", 14.2...15), ("5A5F66", 6.3...6.9), ("14479E", 4.5...4.8)])
    func `black becomes white, ink keeps its contrast, and a hue the nearest lightness`(
        light: String, ratios: ClosedRange<Double>
    ) throws {
        let bytes = [0, 2, 4].map { "0x" + light.dropFirst($0).prefix(2) }
        let fixed = try FixedColors(set(entry(components(bytes[0], bytes[1], bytes[2]))), by: .missingDarkColor)
        let entries = try #require(try JSONReader.read(SourceFile(path: "a", text: fixed.after))["colors"]?.elements)
        let hex = try ["red", "green", "blue"].map { name in
            try #require(entries[1]["color"]?["components"]?[name]?.string).dropFirst(2)
        }
        let color = try #require(Color(hex: "#" + hex.joined()))
        #expect(ratios.contains(color.contrastRatio(on: Color(bytes: 0x1C, 0x1C, 0x1E))), "\(color.hex)")
    }

    @Test func `both gamuts get a value for dark`() throws {
        let p3 = "\"display-gamut\" : \"display-P3\", \"idiom\" : \"universal\""
        let sRGB = "\"display-gamut\" : \"sRGB\", \"idiom\" : \"universal\""
        let fixed = try FixedColors(
            set(
                entry(components("0x14", "0x47", "0x9E"), more: sRGB),
                entry(components("0.118", "0.275", "0.596"), space: "display-p3", more: p3)),
            by: .missingDarkColor)
        let entries = try #require(try JSONReader.read(SourceFile(path: "a", text: fixed.after))["colors"]?.elements)
        #expect(entries.map { $0["display-gamut"]?.string } == ["sRGB", "display-P3", "sRGB", "display-P3"])
        #expect(
            entries.map { $0["color"]?["color-space"]?.string } == ["srgb", "display-p3", "srgb", "display-p3"])
    }

    @Test func `a value for dark comes with one for dark and increased contrast where that is there in light`() throws {
        let before = set(entry(components("0x14", "0x47", "0x9E")), entry(components("0x0A", "0x2F", "0x73"), high))
        let fixed = try FixedColors(before, by: .missingDarkColor)
        let entries = try #require(try JSONReader.read(SourceFile(path: "a", text: fixed.after))["colors"]?.elements)
        let traits = entries.map { ($0["appearances"]?.elements ?? []).compactMap { $0["value"]?.string } }
        #expect(traits == [[], ["high"], ["dark"], ["dark", "high"]])
        #expect(try FixedColors.findings(fixed.after, "brandText", .weakerHighContrastColor).isEmpty)
    }

    @Test func `values for increased contrast are added for light and dark`() throws {
        let fixed = try FixedColors(
            set(entry(components("0x2F", "0x7D", "0xE1")), entry(components("0x8F", "0xB8", "0xFF"), dark)),
            name: "brandIcon", by: .missingHighContrastColor)
        let entries = try #require(try JSONReader.read(SourceFile(path: "a", text: fixed.after))["colors"]?.elements)
        let traits = entries.map { ($0["appearances"]?.elements ?? []).compactMap { $0["value"]?.string } }
        #expect(traits == [[], ["dark"], ["high"], ["dark", "high"]])
    }

    @Test func `a weaker value for increased contrast is strengthened in place`() throws {
        let before = set(
            entry(components("0x14", "0x47", "0x9E")), entry(components("0x2F", "0x6F", "0xDE"), high))
        let fixed = try FixedColors(before, by: .weakerHighContrastColor)
        #expect(fixed.changes == 1 && fixed.after.contains(components("0x14", "0x47", "0x9E")))
    }

    @Test func `pure white follows the system, and other whites get a dark value`() throws {
        let white = try FixedColors(
            set(entry(components("1.000", "1.000", "1.000"))), name: "pageBackground", by: .brightBackground)
        #expect(white.after.contains("systemBackgroundColor") && !white.after.contains("components"))
        let card = try FixedColors(
            set(entry(components("255", "255", "255"))), name: "card", by: .brightBackground)
        #expect(card.after.contains("\"secondarySystemGroupedBackgroundColor\""))
        let cream = try FixedColors(
            set(entry(components("255", "248", "236"))), name: "pageBackground", by: .brightBackground)
        #expect(cream.after.contains(components("255", "248", "236")) && cream.after.contains("\"dark\""))
    }

    @Test func `a copy of a system colour becomes one reference`() throws {
        let fixed = try FixedColors(
            set(entry(components("0xFF", "0x38", "0x3C")), entry(components("0xFF", "0x42", "0x45"), dark)),
            by: .systemColorByValue)
        let root = try JSONReader.read(SourceFile(path: "a", text: fixed.after))
        let entries = try #require(root["colors"]?.elements)
        #expect(entries.count == 1 && entries[0]["appearances"] == nil)
        #expect(entries[0]["color"]?["reference"]?.string == "systemRedColor")
        #expect(fixed.after.contains("\"x-tool\" : [ 1.50 ]"))
    }

    @Test func `a value that several system colours have is reported without a fix`() throws {
        let text = set(entry(components("0xF2", "0xF2", "0xF7")), entry(components("0x1C", "0x1C", "0x1E"), dark))
        let findings = try FixedColors.findings(text, "group", .systemColorByValue)
        #expect(findings.count == 1 && findings[0].diagnostic.fix == nil && !findings[0].diagnostic.notes.isEmpty)
    }

    @Test func `values for a watch are not judged`() throws {
        let watch = set(entry(components("0x14", "0x47", "0x9E"), more: "\"idiom\" : \"watch\""))
        #expect(try FixedColors.findings(watch, "brandText", .missingDarkColor).isEmpty)
    }

    @Test func `each device is judged by its own values`() throws {
        let text = set(
            entry(components("0x14", "0x47", "0x9E")), entry(components("0x8F", "0xB8", "0xFF"), dark),
            entry(components("0x0A", "0x2F", "0x73"), more: "\"idiom\" : \"ipad\""))
        let findings = try FixedColors.findings(text, "brandText", .missingDarkColor)
        #expect(findings.map(\.subject) == ["color brandText, ipad"])
    }
}
