// Made by twinlight: changes are lost with the next build.

/// Colours that follow where they are shown: light or dark, normal or increased contrast, base or elevated.
public enum GlyphColor: String, CaseIterable, Hashable, Sendable {
    case label = "label"
    case brandAccent = "brand.accent"
    case `default` = "default"

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

    /// The value for the traits of a place. One that is not stated falls back from elevated to base, then from
    /// high contrast to normal, then from dark to light. Nil for a colour of the system that all systems have:
    /// they change it, so that no number is right.
    public func value(isDark: Bool, isHighContrast: Bool = false, isElevated: Bool = false) -> Value? {
        guard let values else { return nil }
        func value(_ base: Value?, _ elevated: Value?) -> Value? { isElevated ? elevated ?? base : base }
        func value(_ normal: Value?, high: Value?) -> Value? { isHighContrast ? high ?? normal : normal }
        let light = value(
            value(values.light, values.lightElevated), high: value(values.lightHigh, values.lightHighElevated))
        let dark = value(
            value(values.dark, values.darkElevated), high: value(values.darkHigh, values.darkHighElevated))
        return (isDark ? dark : nil) ?? light ?? values.light
    }

    private struct Values {
        var light: Value
        var dark, lightHigh, darkHigh: Value?
        var lightElevated, darkElevated, lightHighElevated, darkHighElevated: Value?
    }

    private var values: Values? {
        switch self {
        // The system's label.
        case .label:
            nil
        case .brandAccent:
            Values(
                light: .sRGB(0.039216, 0.392157, 1),
                dark: .sRGB(0.368627, 0.607843, 1),
                lightHigh: .sRGB(0, 0.247059, 0.721569, 0.501961),
                darkElevated: .displayP3(0.5, 0.7, 1))
        // The system's systemBackground; its values of ios26 are for tvOS, macOS.
        case .`default`:
            Values(
                light: .sRGB(1, 1, 1),
                dark: .sRGB(0, 0, 0),
                darkElevated: .sRGB(0.109804, 0.109804, 0.117647),
                darkHighElevated: .sRGB(0.141176, 0.141176, 0.14902))
        }
    }
}

#if canImport(UIKit) && !os(watchOS)
    import UIKit

    extension GlyphColor {
        /// Resolves anew wherever the traits change.
        public var uiColor: UIColor {
            systemUIColor ?? UIColor { traits in
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

        /// The system's, where it has the colour itself.
        private var systemUIColor: UIColor? {
            switch self {
            case .label:
                return .label
            case .brandAccent:
                return nil
            case .`default`:
                #if os(tvOS)
                    return nil
                #else
                    return .systemBackground
                #endif
            }
        }
    }
#elseif canImport(AppKit)
    import AppKit

    extension GlyphColor {
        /// Resolves anew wherever the appearance changes. Desktops have no levels.
        public var nsColor: NSColor {
            systemNSColor ?? NSColor(name: rawValue) { appearance in
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

        /// The system's, where it has the colour itself.
        private var systemNSColor: NSColor? {
            switch self {
            case .label:
                return .labelColor
            case .brandAccent:
                return nil
            case .`default`:
                return nil
            }
        }
    }
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
