extension SwiftColors {
    static let head = """
        /// Colours that follow where they are shown: light or dark, normal or increased contrast, base or elevated.
        public enum GlyphColor: String, CaseIterable, Hashable, Sendable {

        """

    /// The type of the values, and the rule for values that are not stated.
    static let types = valueType + valueFunction(SwiftFallback()) + storage

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
    static func platforms(uiKit: String, appKit: String, isAny: Bool) -> String {
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
