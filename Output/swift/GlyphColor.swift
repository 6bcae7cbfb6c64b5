// Made by twinlight: changes are lost with the next build.

/// Colours that follow where they are shown: light or dark, normal or increased contrast, base or elevated.
public enum GlyphColor: String, CaseIterable, Hashable, Sendable {
    case systemRed = "systemRed"
    case systemBlue = "systemBlue"
    case systemIndigo = "systemIndigo"
    case systemPurple = "systemPurple"
    case systemPink = "systemPink"
    case label = "label"
    case brand = "brand"
    case ember = "ember"
    case leaf = "leaf"
    case gold = "gold"
    case lagoon = "lagoon"

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
        // The system's systemRed.
        case .systemRed:
            nil
        // The system's systemBlue.
        case .systemBlue:
            nil
        // The system's systemIndigo.
        case .systemIndigo:
            nil
        // The system's systemPurple.
        case .systemPurple:
            nil
        // The system's systemPink.
        case .systemPink:
            nil
        // The system's label.
        case .label:
            nil
        case .brand:
            Values(
                light: .sRGB(0.078431, 0.278431, 0.619608),
                dark: .sRGB(0.560784, 0.721569, 1),
                lightHigh: .sRGB(0.039216, 0.184314, 0.45098),
                darkHigh: .sRGB(0.733333, 0.827451, 1),
                darkElevated: .sRGB(0.623529, 0.764706, 1))
        case .ember:
            Values(
                light: .sRGB(0.784314, 0.313725, 0),
                dark: .sRGB(1, 0.635294, 0.360784),
                lightHigh: .sRGB(0.541176, 0.203922, 0),
                darkHigh: .sRGB(1, 0.803922, 0.65098),
                darkElevated: .sRGB(1, 0.72549, 0.521569))
        case .leaf:
            Values(
                light: .sRGB(0.054902, 0.360784, 0.184314),
                dark: .sRGB(0.435294, 0.858824, 0.572549),
                lightHigh: .sRGB(0.027451, 0.25098, 0.121569),
                darkHigh: .sRGB(0.639216, 0.929412, 0.72549),
                darkElevated: .sRGB(0.52549, 0.890196, 0.639216))
        case .gold:
            Values(
                light: .sRGB(0.658824, 0.439216, 0),
                dark: .sRGB(1, 0.823529, 0.352941),
                lightHigh: .sRGB(0.431373, 0.290196, 0),
                darkHigh: .sRGB(1, 0.878431, 0.54902),
                darkElevated: .sRGB(1, 0.85098, 0.439216))
        case .lagoon:
            Values(
                light: .sRGB(0, 0.345098, 0.4),
                dark: .sRGB(0.372549, 0.866667, 0.909804),
                lightHigh: .sRGB(0, 0.243137, 0.286275),
                darkHigh: .sRGB(0.611765, 0.933333, 0.956863),
                darkElevated: .sRGB(0.47451, 0.894118, 0.929412))
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
            case .systemRed:
                return .systemRed
            case .systemBlue:
                return .systemBlue
            case .systemIndigo:
                return .systemIndigo
            case .systemPurple:
                return .systemPurple
            case .systemPink:
                return .systemPink
            case .label:
                return .label
            case .brand:
                return nil
            case .ember:
                return nil
            case .leaf:
                return nil
            case .gold:
                return nil
            case .lagoon:
                return nil
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
            case .systemRed:
                return .systemRed
            case .systemBlue:
                return .systemBlue
            case .systemIndigo:
                return .systemIndigo
            case .systemPurple:
                return .systemPurple
            case .systemPink:
                return .systemPink
            case .label:
                return .labelColor
            case .brand:
                return nil
            case .ember:
                return nil
            case .leaf:
                return nil
            case .gold:
                return nil
            case .lagoon:
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
