internal import GlyphModel
internal import Markup
internal import SemanticColor

/// Dynamic colours as code that resolves by the traits of the place where they are shown.
struct SwiftColors {
    let roles: [ColorRole]
    let palette: Palette
    var style = SwiftStyle()

    var text: String {
        let cases = roles.map { role in
            comment(on: role) + "    case \(name(role)) = \(role.rawValue.swiftLiteral)\n"
        }
        return CodeNotice.line + "\n" + style.code(Self.head) + cases.joined() + "\n" + style.code(Self.types) + table
            + "}\n" + style.code(platforms)
    }

    private func name(_ role: ColorRole) -> String { style.identifier(role.rawValue) }

    /// The values of each colour; none for colours that every system has itself.
    private var table: String {
        let cases = roles.map { role in
            let values =
                palette.systemReference(of: role)?.isEverywhere == true
                ? "nil" : "Values(\n                \(self.values(of: role)))"
            return valueComment(on: role) + "        case .\(name(role)):\n            \(values)\n"
        }
        return "    private var values: Values? {\n        switch self {\n\(cases.joined())        }\n    }\n"
    }

    private func valueComment(on role: ColorRole) -> String {
        guard let reference = palette.systemReference(of: role), let generation = palette.generation else { return "" }
        let name = reference.role.rawValue
        return "        // "
            + (reference.isEverywhere
                ? "The system's \(name).\n"
                : "The system's \(name); its values of \(generation.rawValue) are for \(reference.exceptions).\n")
    }

    private var platforms: String {
        let references = roles.map { (name($0), palette.systemReference(of: $0)) }
        let isAny = references.contains { $0.1 != nil }
        func own(_ type: String, _ body: (SystemColorReference) -> [String]?) -> String {
            guard isAny else { return "" }
            let cases = references.flatMap { name, reference in
                ["case .\(name):"] + (reference.flatMap(body) ?? ["return nil"]).map { "    " + $0 }
            }
            return """

                        /// The system's, where it has the colour itself.
                        private var system\(type): \(type)? {
                            switch self {
                \(cases.map { "            \($0)\n" }.joined())            }
                        }

                """
        }
        let uiKit = own("UIColor") { reference in
            let lines = reference.uiKit.map(Self.returning)
            guard !reference.isOnTV, let lines else { return lines }
            return ["#if os(tvOS)", "    return nil", "#else"] + lines.map { "    " + $0 } + ["#endif"]
        }
        return Self.platforms(
            uiKit: uiKit, appKit: own("NSColor") { $0.appKit.map(Self.returning) }, isAny: isAny)
    }

    /// The body of a `switch` case.
    private static func returning(_ symbol: SystemColorReference.Symbol) -> [String] {
        guard let release = symbol.release else { return ["return .\(symbol.name)"] }
        return ["if #available(\(release), *) { return .\(symbol.name) } else { return nil }"]
    }

    private func comment(on role: ColorRole) -> String {
        let note = palette.note(on: role)
        let lines = [note.description, note.deprecation.map { "Deprecated" + ($0.isEmpty ? "." : ": " + $0) }]
        return lines.compactMap { $0 }.flatMap { $0.split(whereSeparator: \.isNewline) }.map { "    /// \($0)\n" }
            .joined()
    }

    /// The stated ones by their labels; the others fall back.
    private func values(of role: ColorRole) -> String {
        Appearance.allCases.compactMap { appearance in
            palette[role]?.stated(appearance).map { "\(SwiftFallback.label(appearance)): \(Self.literal($0))" }
        }.joined(separator: ",\n                ")
    }

    /// Six decimals, as exact as any screen.
    private static func literal(_ color: Color) -> String {
        let numbers = [color.red, color.green, color.blue, color.alpha].map { JSON.number($0).text.dropLast() }
        let name = color.space == .displayP3 ? "displayP3" : "sRGB"
        return ".\(name)(\((color.alpha == 1 ? numbers.dropLast() : numbers[...]).joined(separator: ", ")))"
    }
}

// MARK: - Text

extension SwiftColors {
    private static let head = """
        /// Colours that follow where they are shown: light or dark, normal or increased contrast, base or elevated.
        public enum GlyphColor: String, CaseIterable, Hashable, Sendable {

        """

    /// The type of the values, and the rule for values that are not stated.
    private static let types = valueType + valueFunction(SwiftFallback()) + storage

    private static let valueType = """
            /// Gamma-encoded components, 0 to 1, with straight alpha.
            public struct Value: Hashable, Sendable {
                public enum Space: Hashable, Sendable { case sRGB, displayP3 }

                public var space: Space
                public var red, green, blue, alpha: Double

                static func sRGB(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> Value {
                    Value(space: .sRGB, red: red, green: green, blue: blue, alpha: alpha)
                }

                static func displayP3(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> Value {
                    Value(space: .displayP3, red: red, green: green, blue: blue, alpha: alpha)
                }
            }

        """

    private static func valueFunction(_ fallback: SwiftFallback) -> String {
        let comment =
            "The value for the traits of a place. One that is not stated falls back \(fallback.sentence). Nil "
            + "for a colour of the system that all systems have: they change it, so that no number is right."
        let lines =
            wrapped(comment, prefix: "    /// ", width: 112)
            + [
                "    public func value(isDark: Bool, isHighContrast: Bool = false, isElevated: Bool = false) -> Value? {"
            ]
            + ["        guard let values else { return nil }"] + fallback.body.map { "        " + $0 } + ["    }"]
        return "\n" + lines.map { $0 + "\n" }.joined()
    }

    private static let storage =
        "\n    private struct Values {\n"
        + SwiftFallback.properties.map { "        \($0)\n" }.joined() + "    }\n\n"

    private static func wrapped(_ text: String, prefix: String, width: Int) -> [String] {
        text.split(separator: " ").reduce(into: []) { lines, word in
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(prefix + word)
            }
        }
    }

    /// - Parameters:
    ///   - uiKit: the code that declares `systemUIColor`, where `isAny`.
    ///   - appKit: the code that declares `systemNSColor`, where `isAny`.
    private static func platforms(uiKit: String, appKit: String, isAny: Bool) -> String {
        """

        #if canImport(UIKit) && !os(watchOS)
            import UIKit

            extension GlyphColor {
                /// Resolves anew wherever the traits change.
                public var uiColor: UIColor {
                    \(isAny ? "systemUIColor ?? " : "")UIColor { traits in
                        #if os(tvOS)
                            let isElevated = false
                        #else
                            let isElevated = traits.userInterfaceLevel == .elevated
                        #endif
                        let value = self.value(
                            isDark: traits.userInterfaceStyle == .dark,
                            isHighContrast: traits.accessibilityContrast == .high, isElevated: isElevated)
                        guard let value else { return .clear }
                        switch value.space {
                        case .sRGB:
                            return UIColor(red: value.red, green: value.green, blue: value.blue, alpha: value.alpha)
                        case .displayP3:
                            return UIColor(
                                displayP3Red: value.red, green: value.green, blue: value.blue, alpha: value.alpha)
                        }
                    }
                }
        \(uiKit)    }
        #elseif canImport(AppKit)
            import AppKit

            extension GlyphColor {
                /// Resolves anew wherever the appearance changes. Desktops have no levels.
                public var nsColor: NSColor {
                    \(isAny ? "systemNSColor ?? " : "")NSColor(name: rawValue) { appearance in
                        let name = appearance.bestMatch(from: [
                            .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
                        ])
                        let value = self.value(
                            isDark: name == .darkAqua || name == .accessibilityHighContrastDarkAqua,
                            isHighContrast: name == .accessibilityHighContrastAqua
                                || name == .accessibilityHighContrastDarkAqua)
                        guard let value else { return .clear }
                        switch value.space {
                        case .sRGB:
                            return NSColor(
                                srgbRed: value.red, green: value.green, blue: value.blue, alpha: value.alpha)
                        case .displayP3:
                            return NSColor(
                                displayP3Red: value.red, green: value.green, blue: value.blue, alpha: value.alpha)
                        }
                    }
                }
        \(appKit)    }
        #endif

        #if canImport(SwiftUI)
            import SwiftUI

            #if canImport(UIKit) && !os(watchOS)
                @available(iOS 15, tvOS 15, *)
                extension GlyphColor {
                    public var color: Color { Color(uiColor: uiColor) }
                }
            #elseif canImport(AppKit)
                @available(macOS 12, *)
                extension GlyphColor {
                    public var color: Color { Color(nsColor: nsColor) }
                }
            #endif
        #endif

        """
    }
}

// MARK: - Values that are not stated

/// The rule for values that are not stated, as Swift code, made from `Appearance.fallbackOrder`.
///
/// The trait that falls back first is tested innermost; the one that falls back last has a constant for each side:
///
///     let light = value(value(values.light, values.lightElevated), high: value(values.lightHigh, …))
///     let dark = …
///     return (isDark ? dark : nil) ?? light ?? values.light
struct SwiftFallback {
    var order = Appearance.fallbackOrder

    /// `darkHighElevated`
    static func label(_ appearance: Appearance) -> String {
        let words = appearance.name.split(separator: "-")
        return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// As in "falls back from elevated to base".
    var sentence: String {
        order.map { "from \($0.phrase) to \($0.common)" }.joined(separator: ", then ")
    }

    /// The body of `value(isDark:isHighContrast:isElevated:)` with the stated values.
    var body: [String] {
        guard let last = order.last else { return ["return values.light"] }
        let inner = order.dropLast()
        let functions = inner.map { trait in
            let label = trait == inner.first ? "_ " : ""
            return "func value(_ \(trait.common): Value?, \(label)\(trait.rare): Value?) -> Value? "
                + "{ \(trait.question) ? \(trait.rare) ?? \(trait.common) : \(trait.common) }"
        }
        let sides = [(last.common, Appearance.light), (last.rare, Appearance.light.with(last))].flatMap { name, side in
            let value = call(side, inner)
            return ["let \(name) = value(", "    " + value.dropFirst("value(".count)]
        }
        return functions + sides
            + ["return (\(last.question) ? \(last.rare) : nil) ?? \(last.common) ?? values.light"]
    }

    private func call(_ appearance: Appearance, _ traits: ArraySlice<Appearance.Trait>) -> String {
        guard let outer = traits.last else { return "values." + Self.label(appearance) }
        let inner = traits.dropLast()
        let label = inner.isEmpty ? "" : outer.rare + ": "
        return "value(\(call(appearance, inner)), \(label)\(call(appearance.with(outer), inner)))"
    }

    /// The stored values: only light always exists.
    static var properties: [String] {
        let optional =
            [Appearance.withoutLevels.dropFirst().map(label)]
            + [Appearance.allCases.filter { $0.has(.level) }.map(label)]
        return ["var light: Value"] + optional.map { "var \($0.joined(separator: ", ")): Value?" }
    }
}

extension Appearance.Trait {
    /// The value that others fall back to.
    fileprivate var common: String {
        switch self {
        case .level: "base"
        case .contrast: "normal"
        case .style: "light"
        }
    }

    fileprivate var rare: String {
        switch self {
        case .level: "elevated"
        case .contrast: "high"
        case .style: "dark"
        }
    }

    fileprivate var phrase: String { self == .contrast ? "high contrast" : rare }

    fileprivate var question: String {
        switch self {
        case .level: "isElevated"
        case .contrast: "isHighContrast"
        case .style: "isDark"
        }
    }
}
