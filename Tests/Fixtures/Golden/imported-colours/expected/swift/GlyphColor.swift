// Made by twinlight: changes are lost with the next build.

/// Colours that follow where they are shown: light or dark, normal or increased contrast, base or elevated.
public enum GlyphColor: String, CaseIterable, Hashable, Sendable {
    case waterBlue = "water.blue"
    /// Where ships sail.
    case seaDeep = "sea.deep"
    /// Deprecated: use sea.deep
    case seaOld = "sea.old"
    case brandLeaf = "Brand.Leaf"
    case edge = "edge"

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
        case .waterBlue:
            Values(
                light: .sRGB(0.08, 0.453333, 0.72),
                dark: .sRGB(0.458565, 0.79204, 0.948309))
        case .seaDeep:
            Values(
                light: .sRGB(0.08, 0.453333, 0.72),
                dark: .sRGB(0.458565, 0.79204, 0.948309))
        case .seaOld:
            Values(
                light: .sRGB(0.08, 0.453333, 0.72),
                dark: .sRGB(0.458565, 0.79204, 0.948309))
        case .brandLeaf:
            Values(
                light: .sRGB(0.133333, 0.431373, 0.2),
                dark: .sRGB(0.188235, 0.819608, 0.345098),
                lightHigh: .sRGB(0.072816, 0.072816, 0.072816, 0.9),
                darkHigh: .sRGB(0.290196, 0.85098, 0.407843))
        case .edge:
            Values(
                light: .sRGB(0.08, 0.453333, 0.72),
                dark: .sRGB(0.458565, 0.79204, 0.948309))
        }
    }
}

#if canImport(UIKit) && !os(watchOS)
    import UIKit

    extension GlyphColor {
        /// Resolves anew wherever the traits change.
        public var uiColor: UIColor {
            UIColor { traits in
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
    }
#elseif canImport(AppKit)
    import AppKit

    extension GlyphColor {
        /// Resolves anew wherever the appearance changes. Desktops have no levels.
        public var nsColor: NSColor {
            NSColor(name: rawValue) { appearance in
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
