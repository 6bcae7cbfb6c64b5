internal import SemanticColor

/// The colour spaces of tokens with the ranges of their components (Color Module 2025.10, 4.2).
enum TokenColorSpace: String, CaseIterable, Sendable {
    case srgb
    case srgbLinear = "srgb-linear"
    case hsl, hwb, lab, lch, oklab, oklch
    case displayP3 = "display-p3"
    case a98RGB = "a98-rgb"
    case prophotoRGB = "prophoto-rgb"
    case rec2020
    case xyzD65 = "xyz-d65"
    case xyzD50 = "xyz-d50"

    enum Range: Sendable {
        case unit, percent, hue, chroma, free

        func contains(_ value: Double) -> Bool {
            switch self {
            case .unit: (0...1).contains(value)
            case .percent: (0...100).contains(value)
            case .hue: (0..<360).contains(value)
            case .chroma: value >= 0
            case .free: true
            }
        }

        var expectation: String {
            switch self {
            case .unit: "a number from 0 to 1"
            case .percent: "a number from 0 to 100"
            case .hue: "an angle from 0 to below 360"
            case .chroma: "a number that is not negative"
            case .free: "a number"
            }
        }
    }

    var ranges: [Range] {
        switch self {
        case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50: [.unit, .unit, .unit]
        case .hsl, .hwb: [.hue, .percent, .percent]
        case .lab: [.percent, .free, .free]
        case .lch: [.percent, .chroma, .hue]
        case .oklab: [.unit, .free, .free]
        case .oklch: [.unit, .chroma, .hue]
        }
    }

    /// Nil for the two that are other notations of sRGB.
    var definition: ColorSpace? { self == .hsl || self == .hwb ? nil : ColorSpace(rawValue: rawValue) }

    /// - Parameter c: three numbers, within the ranges.
    func color(_ c: [Double], alpha: Double) -> Color {
        if let definition { return Color(c[0], c[1], c[2], in: definition, alpha: alpha) }
        return self == .hsl
            ? Color(hue: c[0], saturation: c[1] / 100, lightness: c[2] / 100, alpha: alpha)
            : Color(hue: c[0], whiteness: c[1] / 100, blackness: c[2] / 100, alpha: alpha)
    }
}
