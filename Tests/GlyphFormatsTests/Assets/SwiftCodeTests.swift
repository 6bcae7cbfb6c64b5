import Foundation
import Markup
import SemanticColor
import SetSupport
import Support
import Testing

@testable import GlyphFormats
@testable import GlyphModel

/// - Parameter options: the options of the export.
private func code(
    _ palette: Palette, _ roles: [ColorRole], names: [String] = ["heart"], options: [String: String] = [:]
) throws -> [String: String] {
    let assets = names.map { name in
        var asset = GlyphSets.asset(name, [(.light, GlyphSets.drawing([]))])
        if name.hasPrefix("heart") { asset.entry.title = "A \"heart\"" }
        if name.hasPrefix("old") { asset.entry.deprecated = "use \"heart\"" }
        return asset
    }
    let set = GlyphSet(assets: assets, palette: palette, ownRoles: roles)
    let export = Export(format: "swift", options: options, location: GlyphSets.place)
    let files = try AssetFormat.swift.files(set, export)
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path, GlyphSets.text($0)) })
}

@Test func namesBecomeIdentifiers() {
    let names = [
        "heart": "heart", "heart.fill": "heartFill", "a/b-c d": "aBCD", "class": "`class`", "3d": "_3d",
        "init": "init_", "URL Size": "urlSize", "A": "a", "Ways/in": "waysIn", "URLSize": "urlSize", "3D": "_3D",
    ]
    for (name, identifier) in names { #expect(CodeName.swift(name) == identifier) }
    #expect(CodeName.words("systemGray2Color", joinedBy: "-") == "system-gray2-color")
    #expect(CodeName.words("brand.accentBlue", joinedBy: "_") == "brand_accent_blue")
    #expect(CodeName.words("URL Size", joinedBy: "-") == "url-size")
}

@Test func `names that become the same Swift identifier are an error`() {
    let findings = #expect(throws: Findings.self) { try code(Palette(), [], names: ["a-b", "a.b", "c"]) }
    #expect(findings?.diagnostics.map(\.id) == ["identifier-clash"])
}

@Test func withoutColoursThereIsNoFileOfColours() throws {
    #expect(try code(Palette(), []).keys.sorted() == ["GlyphName.swift"])
}

private let compiler = Programs.named("swiftc")

/// The text on both of its outputs.
private func run(
    _ program: URL?, _ arguments: [String], in folder: String
) async throws -> (status: Int32, output: String) {
    let run = try await Programs.run(try #require(program), arguments, in: folder)
    return (run.status, run.output + run.errors)
}

private var systemPalette: (palette: Palette, roles: [ColorRole]) {
    var palette = Palette.system(.ios26)
    palette.define("accent", as: palette["systemIndigo"] ?? DynamicColor(.black), sameAs: "systemIndigo")
    palette.define("brand", as: DynamicColor(Color(bytes: 1, 2, 3)))
    return (palette, palette.roles)
}

/// The body of one `case` of a `switch`, on one line.
private func body(_ name: String, in text: Substring) -> String {
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    return lines.drop { $0 != "case .\(name):" }.dropFirst().prefix { !$0.hasPrefix("case ") && $0 != "}" }
        .joined(separator: " ")
}

@Test func `the Swift code takes system colours from the platform that runs it`() throws {
    let (palette, roles) = systemPalette
    let text = try #require(try code(palette, roles)["GlyphColor.swift"])
    let sections = [
        "private var values", "private var systemUIColor", "private var systemNSColor", "canImport(SwiftUI)",
    ]
    .map { text.range(of: $0)?.lowerBound ?? text.endIndex }
    let values = text[sections[0]..<sections[1]]
    let uiKit = text[sections[1]..<sections[2]]
    let appKit = text[sections[2]..<sections[3]]
    // No number for what all systems have.
    for name in ["label", "secondaryLabel", "systemRed", "separator", "accent", "white"] {
        #expect(body(name, in: values).hasPrefix("nil"), "\(name)")
    }
    #expect(body("label", in: uiKit) == "return .label" && body("label", in: appKit) == "return .labelColor")
    #expect(body("accent", in: uiKit) == "return .systemIndigo" && body("accent", in: appKit) == "return .systemIndigo")
    #expect(body("brand", in: uiKit) == "return nil" && body("brand", in: appKit) == "return nil")
    #expect(body("placeholderText", in: appKit) == "return .placeholderTextColor")
    // Colours that are younger than dynamic colours, or are not everywhere, have values for where they are missing, and
    // say so.
    #expect(
        body("systemMint", in: uiKit) == "if #available(iOS 15, tvOS 15, *) { return .systemMint } else { return nil }")
    #expect(body("systemMint", in: appKit) == "if #available(macOS 12, *) { return .systemMint } else { return nil }")
    #expect(body("systemFill", in: appKit) == "if #available(macOS 14, *) { return .systemFill } else { return nil }")
    #expect(body("systemGray2", in: uiKit) == "#if os(tvOS) return nil #else return .systemGray2 #endif")
    #expect(body("systemGray2", in: appKit) == "return nil" && body("systemGray2", in: values).hasPrefix("Values("))
    #expect(
        values.contains(
            "// The system's systemGray2; its values of ios26 are for tvOS, macOS.\n        case .systemGray2:"))
    #expect(
        values.contains(
            "// The system's systemMint; its values of ios26 are for systems before iOS 15 and tvOS 15, "
                + "systems before macOS 12.\n"))
    #expect(text.contains("Color(uiColor: uiColor)") && text.contains("Color(nsColor: nsColor)"))
}

/// Apple's frameworks as far as the code uses them: the real ones are on Apple's machines only.
private enum Shims {
    private static let traits = """
        public enum UIUserInterfaceStyle { case light, dark }
        public enum UIAccessibilityContrast { case normal, high }
        public enum UIUserInterfaceLevel { case base, elevated }
        public final class UITraitCollection {
            public var userInterfaceStyle: UIUserInterfaceStyle { .light }
            public var accessibilityContrast: UIAccessibilityContrast { .normal }
            public var userInterfaceLevel: UIUserInterfaceLevel { .base }
        }

        """

    private static func properties(_ names: [String], of type: String) -> String {
        Set(names).sorted().map { "    public class var \($0): \(type) { \(type)() }\n" }.joined()
    }

    private static let foundation = "@_exported import Foundation\n"

    static func uiKit(_ names: [String]) -> String {
        foundation + traits + """
            public final class UIImage {
                public init?(named: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {}
            }
            open class UIColor {
                init() {}
                public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { self.init() }
                public convenience init(red: Double, green: Double, blue: Double, alpha: Double) { self.init() }
                public convenience init(displayP3Red: Double, green: Double, blue: Double, alpha: Double) { self.init() }
            \(properties(names, of: "UIColor"))}

            """
    }

    static func appKit(_ names: [String]) -> String {
        foundation + """
            public final class NSImage { public var accessibilityDescription: String? }
            extension Bundle { public func image(forResource name: String) -> NSImage? { nil } }
            public final class NSAppearance {
                public enum Name { case aqua, darkAqua, accessibilityHighContrastAqua, accessibilityHighContrastDarkAqua }
                public func bestMatch(from names: [Name]) -> Name? { names.first }
            }
            open class NSColor {
                init() {}
                public convenience init(name: String?, dynamicProvider: @escaping (NSAppearance) -> NSColor) { self.init() }
                public convenience init(srgbRed: Double, green: Double, blue: Double, alpha: Double) { self.init() }
                public convenience init(displayP3Red: Double, green: Double, blue: Double, alpha: Double) { self.init() }
            \(properties(names, of: "NSColor"))}

            """
    }

    static func swiftUI(_ framework: String) -> String {
        let color = framework == "UIKit" ? "uiColor: UIColor" : "nsColor: NSColor"
        return """
            @_exported import Foundation
            import \(framework)
            public struct Color { public init(\(color)) {} }
            public struct LocalizedStringKey { public init(_ value: String) {} }
            public struct Text { public init(_ key: LocalizedStringKey, bundle: Bundle? = nil) {} }
            public struct Image {
                public init(_ name: String, bundle: Bundle? = nil, label: Text) {}
                public init(decorative name: String, bundle: Bundle? = nil) {}
            }

            """
    }

    static func make(_ framework: String, _ text: String, in folder: TemporaryFolder) async throws {
        for (name, source) in [(framework, text), ("SwiftUI", swiftUI(framework))] {
            try folder.write(source, to: name + ".swift")
            let made = try await run(
                compiler,
                [
                    "-swift-version", "5", "-parse-as-library", "-emit-module", "-module-name", name, "-I", ".",
                    name + ".swift",
                ],
                in: folder.path)
            #expect(made.status == 0, "\(made.output)")
        }
    }
}

/// A framework, every colour of its system or none, and options of the format.
private struct CheckedCode: Sendable, CustomTestStringConvertible {
    let framework: String
    var hasSystem = false
    var options: [String: String] = [:]

    /// Of these, one in three are of both frameworks, and have the colours of the system as well as none.
    static let all = [
        CheckedCode(framework: "UIKit", hasSystem: true), CheckedCode(framework: "AppKit", hasSystem: true),
        CheckedCode(framework: "UIKit"),
        CheckedCode(framework: "AppKit", options: strange), CheckedCode(framework: "UIKit", options: strange),
        CheckedCode(framework: "AppKit"),
        CheckedCode(framework: "UIKit", options: ["access": "package"]),
        CheckedCode(framework: "AppKit", options: ["access": "package"]),
    ]
    private static let strange = ["access": "internal", "prefix": "Acme", "case": "snake", "bundle": "module"]

    var testDescription: String {
        "\(framework), \(hasSystem ? "all colours" : "one colour"), \(options.count) options"
    }
}

@Test(
    .takesTurns, .enabled(if: compiler != nil, "there is no swiftc in the path"),
    arguments: Long.cases(CheckedCode.all, oneIn: 3))
private func theCodeTypeChecksAgainstTheFrameworks(_ given: CheckedCode) async throws {
    let (framework, hasSystem, options) = (given.framework, given.hasSystem, given.options)
    let (palette, roles) = systemPalette
    let folder = try TemporaryFolder()
    let symbols = SystemColorReference.all.compactMap { framework == "UIKit" ? $0.uiKit : $0.appKit }.map(\.name)
    try await Shims.make(
        framework, framework == "UIKit" ? Shims.uiKit(symbols) : Shims.appKit(symbols + ["clear"]), in: folder)
    let names = ["heart.fill", "heart", "old", "class", "3d"]
    let files = try code(palette, hasSystem ? roles : ["brand"], names: names, options: options)
    for (path, text) in files { try folder.write(text, to: path) }
    let type = options["prefix"] ?? "Glyph"
    let name = options["case"] == nil ? "heartFill" : "heart_fill"
    let image = framework == "UIKit" ? "uiImage: UIImage?" : "nsImage: NSImage?"
    let property = framework == "UIKit" ? "uiColor: UIColor" : "nsColor: NSColor"
    try folder.write(
        """
        import \(framework)
        import SwiftUI
        \(options["bundle"] == "module" ? "extension Bundle { static var module: Bundle { .main } }" : "")
        func use() -> Color {
            let \(property) = \(type)Color.brand.\(property.prefix { $0 != ":" })
            _ = \(property.prefix { $0 != ":" })
            let \(image) = \(type)Name.\(name).\(image.prefix { $0 != ":" })
            _ = \(image.prefix { $0 != ":" })
            let picture: Image = \(type)Name.\(name).image
            _ = picture
            return \(type)Color.brand.color
        }
        """, to: "Use.swift")
    let checked = try await run(
        compiler,
        [
            "-swift-version", "6", "-warnings-as-errors", "-package-name", "p", "-typecheck", "-I", ".",
            "\(type)Color.swift", "\(type)Name.swift", "Use.swift",
        ],
        in: folder.path)
    #expect(checked.status == 0, "\(checked.output)")
    let text = try #require(files["\(type)Name.swift"])
    let access = options["access"].map { $0 == "internal" ? "" : $0 + " " } ?? "public "
    #expect(text.contains("\n\(access)enum \(type)Name: String"))
    // Code that uses a deprecated declaration gets a warning.
    try folder.write("let old = \(type)Name.old\n", to: "Old.swift")
    let old = try await run(
        compiler,
        ["-swift-version", "6", "-package-name", "p", "-typecheck", "-I", ".", "\(type)Name.swift", "Old.swift"]
            + (options["bundle"] == "module" ? ["Use.swift", "\(type)Color.swift"] : []), in: folder.path)
    #expect(old.status == 0 && old.output.contains("'old' is deprecated: use \"heart\""), "\(old.output)")
}

/// The code is compiled, run, and asked for every colour in every appearance.
@Test(.takesTurns, .enabled(if: compiler != nil, "there is no swiftc in the path"))
func theCodeCompilesAndGivesThePalettesColours() async throws {
    var random = RandomPalettes(seed: 11, steps: 1_000_000)
    let (palette, roles) = random.palette(levels: true)
    let folder = try TemporaryFolder()
    for (path, text) in try code(palette, roles, names: ["heart", "old", "heart.fill", "3d", "class", "quote\"\\(x)"]) {
        try folder.write(text, to: path)
    }
    try folder.write(
        """
        for color in GlyphColor.allCases {
            for isElevated in [false, true] {
                for isHighContrast in [false, true] {
                    for isDark in [false, true] {
                        let v = color.value(isDark: isDark, isHighContrast: isHighContrast, isElevated: isElevated)
                        if let v { print(color.rawValue, v.space, v.red, v.green, v.blue, v.alpha) }
                        if v == nil { print(color.rawValue, "is the system's") }
                    }
                }
            }
        }
        print(GlyphName.allCases.map { $0.label ?? "-" })
        print(GlyphName.allCases.map(\\.rawValue))
        """, to: "main.swift")
    let made = try await run(
        compiler,
        [
            "-swift-version", "6", "-warnings-as-errors", "GlyphColor.swift", "GlyphName.swift", "main.swift", "-o",
            "main",
        ],
        in: folder.path)
    #expect(made.status == 0 && made.output.isEmpty, "\(made.output)")
    let lines = try await run(folder.url("main"), [], in: folder.path).output.split(separator: "\n")
    let wanted = palette.roles.filter(roles.contains).flatMap { role in
        Appearance.allCases.map { appearance in
            if palette.systemColor(of: role) == "systemRed" { return "\(role.rawValue) is the system's" }
            let color = palette[role]?[appearance] ?? .clear
            let numbers = [color.red, color.green, color.blue, color.alpha].map { ($0 * 1e6).rounded() / 1e6 }
            return "\(role.rawValue) \(color.space) " + numbers.map { "\($0)" }.joined(separator: " ")
        }
    }
    #expect(lines.dropLast(2).map(String.init) == wanted)
    #expect(lines.dropLast().last == #"["A \"heart\"", "-", "A \"heart\"", "-", "-", "-"]"#)
    #expect(lines.last?.hasPrefix(#"["heart", "old", "heart.fill", "#) == true)
    #expect(lines.last?.contains("quote\\\"\\\\(x)") == true)
}
