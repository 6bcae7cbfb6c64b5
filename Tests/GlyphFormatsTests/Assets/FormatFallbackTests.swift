import Foundation
import GlyphModel
import Markup
import SemanticColor
import SetSupport
import Support
import Testing

@testable import GlyphFormats

/// Random colours, and what formats write of them, read by the rule of each platform: it has to come to what the
/// palette says in every appearance that the platform distinguishes. The Swift code is compiled and asked in
/// `SwiftCodeTests`, tokens and color sets are read back by our own readers in `ColorRoundTripTests`.
@Suite struct FormatFallbackTests {
    private let place = GlyphSets.place

    private func random(_ seed: UInt64, steps: Double = 1000) -> (palette: Palette, roles: [ColorRole]) {
        var random = RandomPalettes(seed: seed, steps: steps)
        return random.palette(levels: true)
    }

    private func isSame(_ written: Color?, _ wanted: Color) -> Bool {
        guard let written else { return false }
        return written.hex == wanted.hex && abs(written.alpha - wanted.alpha) < 0.003
    }

    /// Rules of one specificity: of the rules whose query is true, the last one wins (CSS Cascading 4, 6.4).
    private struct StyleSheet {
        /// The media features that have to hold for it, the selector with its property, and the value.
        var declarations: [(features: Set<String>, name: String, value: String)] = []

        init(_ text: String) {
            var open: [Set<String>] = []
            for line in text.split(separator: "\n") {
                let line = line.drop { $0 == " " }
                if line.hasSuffix("{") {
                    open.append(Set(line.matches(of: /\((?:prefers|color:)[^{]*?\)/).map { String($0.output) }))
                } else if line == "}" {
                    open.removeLast()
                } else if let match = line.wholeMatch(of: /(?:\.(\S+) \{ )?(.+?)(?: \})?/) {
                    for declaration in match.output.2.split(separator: ";") {
                        let parts = declaration.split(separator: ":", maxSplits: 1).map {
                            $0.trimmingCharacters(in: .whitespaces)
                        }
                        let name = (match.output.1.map { "." + $0 + " " } ?? "") + parts[0]
                        declarations.append((open.reduce([]) { $0.union($1) }, name, parts[1]))
                    }
                }
            }
        }

        func value(_ name: String, in appearance: Appearance, isWide: Bool = false) -> String? {
            var holding: Set<String> = isWide ? ["(color: color(display-p3 1 1 1)"] : []
            if appearance.style == .dark { holding.insert("(prefers-color-scheme: dark)") }
            if appearance.contrast == .high { holding.insert("(prefers-contrast: more)") }
            return declarations.last { $0.name == name && $0.features.isSubset(of: holding) }?.value
        }
    }

    @Test(arguments: seeds(60))
    func customPropertiesCascadeToThePalettesColours(seed: UInt64) throws {
        let (palette, roles) = random(seed)
        let colors = CSSColors(roles: roles, palette: palette)
        let sheet = StyleSheet(try colors.text(at: place))
        for role in roles {
            for appearance in Appearance.withoutLevels {
                let wanted = try #require(palette[role]?[appearance])
                let plain = sheet.value(colors.property(role), in: appearance).flatMap { Color(css: $0) }
                #expect(isSame(plain, wanted), "seed \(seed): \(role.rawValue) in \(appearance.name)")
                let wide = sheet.value(colors.property(role), in: appearance, isWide: true).flatMap { Color(css: $0) }
                let exact = wanted.converted(to: .displayP3)
                let shown = wide?.converted(to: .displayP3)
                let distance = abs(exact.red - (shown?.red ?? 9)) + abs(exact.green - (shown?.green ?? 9))
                #expect(distance < 0.01, "seed \(seed): \(role.rawValue) in \(appearance.name), wide")
            }
        }
    }

    /// A resource without a night value has the day's value; one without high contrast, the normal one.
    @Test(arguments: seeds(60))
    func resourcesFallBackToThePalettesColours(seed: UInt64) throws {
        let (palette, all) = random(seed)
        let roles = all.filter { $0.rawValue.allSatisfy(\.isASCII) }
        let colors = AndroidColors(roles: roles, palette: palette)
        var values: [String: [String: String]] = [:]
        for file in try colors.files(at: place) {
            for match in GlyphSets.text(file).matches(of: /<color name="(\w+)">#(\w+)</) {
                values[file.path, default: [:]][String(match.output.1)] = String(match.output.2)
            }
        }
        for role in roles {
            for appearance in Appearance.withoutLevels {
                let folders = (appearance.style == .dark ? ["values-night"] : []) + ["values"]
                let suffixes = (appearance.contrast == .high ? ["_high"] : []) + [""]
                let found = suffixes.lazy.compactMap { suffix in
                    folders.lazy.compactMap { values[$0 + "/glyph_colors.xml"]?[colors.names.resource(role) + suffix] }
                        .first
                }.first
                let digits = try #require(found)
                // Alpha is first, where there is one.
                let hex = digits.count == 8 ? digits.dropFirst(2) + digits.prefix(2) : digits[...]
                let wanted = try #require(palette[role]?[appearance])
                #expect(isSame(Color(hex: "#" + hex), wanted), "seed \(seed): \(role.rawValue) in \(appearance.name)")
            }
        }
    }

    /// Of the entries whose appearances all hold, the one that asks for most; two that ask for as much are no answer.
    @Test(arguments: seeds(60))
    func colorSetsResolveToThePalettesColours(seed: UInt64) throws {
        let (palette, roles) = random(seed)
        let assets = roles.map {
            GlyphSets.asset($0.rawValue, [(.light, GlyphSets.drawing([(GlyphSets.square(4), $0)]))])
        }
        let set = GlyphSet(assets: assets, palette: palette)
        let files = try set.colorsets(for: Export(format: "asset-catalog", location: place))
        for role in roles where palette.systemColor(of: role) == nil {
            let file = try #require(files.first { $0.path == role.rawValue + ".colorset/Contents.json" })
            let contents = try #require(try JSONSerialization.jsonObject(with: Data(file.bytes)) as? [String: Any])
            let entries = try #require(contents["colors"] as? [[String: Any]])
            for appearance in Appearance.withoutLevels {
                let holding = entries.filter { values($0).isSubset(of: Set(appearance.name.split(separator: "-"))) }
                let most = holding.map { values($0).count }.max()
                let best = holding.filter { values($0).count == most }
                #expect(best.count == 1, "seed \(seed): \(role.rawValue) in \(appearance.name)")
                let components = (best.first?["color"] as? [String: Any])?["components"] as? [String: String]
                let wanted = try #require(palette[role]?[appearance])
                for (name, share) in [
                    ("red", wanted.red), ("green", wanted.green), ("blue", wanted.blue), ("alpha", wanted.alpha),
                ] {
                    #expect(abs((components?[name].flatMap(Double.init) ?? 9) - share) < 0.0006, "seed \(seed)")
                }
            }
        }
    }

    private func values(_ entry: [String: Any]) -> Set<Substring> {
        Set((entry["appearances"] as? [[String: String]] ?? []).compactMap { $0["value"]?[...] })
    }

    /// A file that is named later in the resolution order wins (Design Tokens Resolver, 2025.10).
    @Test(arguments: seeds(60))
    func tokensResolveToThePalettesColours(seed: UInt64) throws {
        let (palette, roles) = random(seed, steps: 1_000_000)
        let files = Dictionary(
            uniqueKeysWithValues: DesignTokens(palette: palette).files.map { ($0.path, $0.bytes) })
        func object(_ path: String) throws -> [String: Any] {
            let data = Data(try #require(files[path]))
            return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        }
        let modifiers = try object("palette.resolver.json")["modifiers"] as? [String: [String: Any]]
        let contexts = modifiers?["variant"]?["contexts"] as? [String: [[String: String]]] ?? [:]
        for appearance in Appearance.allCases {
            // A context for every mixture of files that differs; of others the nearest one holds.
            let context = appearance.fallbacks.lazy.compactMap { contexts[$0.name] }.first ?? []
            let sources = ["palette.light.tokens.json"] + context.compactMap { $0["$ref"] }
            for role in roles where palette.target(of: role) == nil {
                let found = try sources.compactMap { try token(role, in: object($0)) }.last
                let components = (found?["components"] as? [Double]) ?? []
                let wanted = try #require(palette[role]?[appearance])
                #expect(components.count == 3, "seed \(seed)")
                for (one, other) in zip(components, [wanted.red, wanted.green, wanted.blue]) {
                    #expect(abs(one - other) < 2e-6, "seed \(seed): \(role.rawValue) in \(appearance.name)")
                }
            }
        }
    }

    private func token(_ role: ColorRole, in file: [String: Any]) -> [String: Any]? {
        var group: [String: Any]? = file
        for name in role.rawValue.split(separator: ".") { group = group?[String(name)] as? [String: Any] }
        group = group?["$root"] as? [String: Any] ?? group
        return group?["$value"] as? [String: Any]
    }

    /// For any four blocks, with any of their parts left open, the cascade gives the expected result.
    @Test(arguments: seeds(200))
    func `the cascade of an adaptive file gives the expected value in each appearance`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let wanted: [String?] = (0..<4).map { _ in
            Bool.random(using: &random) ? String(Int.random(in: 0...2, using: &random)) : nil
        }
        var sheet = AdaptiveSheet(appearances: Appearance.withoutLevels)
        let differs = sheet.style("a") { appearance in
            wanted[appearance.index].map { ["fill": $0] } ?? [:]
        }
        let style = StyleSheet(sheet.elements.map(\.text).joined())
        let attribute = wanted.compactMap { $0 }.first
        for (appearance, value) in zip(Appearance.withoutLevels, wanted) {
            guard let value else { continue }
            #expect((style.value(".a fill", in: appearance) ?? attribute) == value)
        }
        #expect(differs != style.declarations.isEmpty)
        #expect(style.declarations.allSatisfy { !$0.features.isEmpty }, "optimisers move rules without a condition")
    }

    /// Where a glyph has no picture of its own for an appearance, the file shows the picture of the one that replaces
    /// it.
    @Test func `pictures fall back to other appearances in the same order as colours`() {
        let all = Appearance.withoutLevels
        for mask in 0..<8 {
            let given =
                [Appearance.light] + all.dropFirst().enumerated().filter { mask >> $0.offset & 1 == 1 }.map(\.element)
            let reduced = given.map { AppearanceContent(appearance: $0, content: $0.name) }.reduced()
            var sheet = AdaptiveSheet(appearances: given)
            sheet.style("a") { ["fill": $0.name] }
            let style = StyleSheet(sheet.elements.map(\.text).joined())
            for appearance in all {
                let wanted = appearance.fallbacks.first(where: given.contains)?.name
                let holding =
                    reduced.filter { $0.appearance == appearance }.first
                    ?? reduced.filter { appearance.fallbacks.contains($0.appearance) }.last
                #expect(holding?.content == wanted, "\(given.map(\.name)) in \(appearance.name)")
                // Without a rule all is as it is in attributes, which is as light has it.
                let shown = style.value(".a fill", in: appearance) ?? "light"
                if given.count > 1 { #expect(shown == wanted, "\(given.map(\.name))") }
            }
        }
    }

    /// The code follows the rule: another rule gives other code.
    @Test func `the Swift code for fallbacks is generated from the fallback order`() {
        let code = SwiftFallback()
        #expect(code.sentence == "from elevated to base, then from high contrast to normal, then from dark to light")
        #expect(code.body.last == "return (isDark ? dark : nil) ?? light ?? values.light")
        let other = SwiftFallback(order: [.style, .contrast, .level])
        #expect(
            other.body == [
                "func value(_ light: Value?, _ dark: Value?) -> Value? { isDark ? dark ?? light : light }",
                "func value(_ normal: Value?, high: Value?) -> Value? { isHighContrast ? high ?? normal : normal }",
                "let base = value(",
                "    value(values.light, values.dark), high: value(values.lightHigh, values.darkHigh))",
                "let elevated = value(",
                "    value(values.lightElevated, values.darkElevated), high: value(values.lightHighElevated, "
                    + "values.darkHighElevated))",
                "return (isElevated ? elevated : nil) ?? base ?? values.light",
            ])
        #expect(
            Appearance.allCases.map(SwiftFallback.label) == [
                "light", "dark", "lightHigh", "darkHigh", "lightElevated", "darkElevated", "lightHighElevated",
                "darkHighElevated",
            ])
    }
}
