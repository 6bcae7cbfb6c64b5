/// APCA-W3 0.1.9, a measure of the perceived contrast of text (Andrew Somers, Myndex). Its constants may not be
/// changed under this name. It is not part of WCAG 2.
public enum APCA {
    /// Lc: positive for dark on light, negative for light on dark, 0 below the visible threshold; at most about ±108.
    /// The order of the colours matters. A translucent text colour is composited first and rounded to bytes, as the
    /// published measure does; the background has to be opaque.
    public static func contrast(of text: Color, on background: Color) -> Double {
        let ink = text.alpha < 1 ? rounded(text.composited(over: background)) : text
        let y = softened(luminance(ink))
        let ground = softened(luminance(background))
        guard abs(ground - y) >= leastDifference else { return 0 }
        if ground > y {
            let score = (power(ground, 0.56) - power(y, 0.57)) * scale
            return score < lowClip ? 0 : (score - offset) * 100
        }
        let score = (power(ground, 0.65) - power(y, 0.62)) * scale
        return score > -lowClip ? 0 : (score + offset) * 100
    }

    private static let blackThreshold = 0.022
    private static let blackExponent = 1.414
    private static let scale = 1.14
    private static let offset = 0.027
    private static let leastDifference = 0.0005
    private static let lowClip = 0.1

    /// A pure power function, without the linear part near black.
    private static func luminance(_ color: Color) -> Double {
        let weights: SIMD3<Double> =
            switch color.space {
            case .sRGB: SIMD3(0.2126729, 0.7151522, 0.0721750)
            case .displayP3: SIMD3(0.228982959480578, 0.691749262585238, 0.0792677779341829)
            }
        let light = SIMD3(power(color.red, 2.4), power(color.green, 2.4), power(color.blue, 2.4))
        return (light * weights).sum()
    }

    /// Soft clamp near black: screens show deep blacks lighter than their values.
    private static func softened(_ y: Double) -> Double {
        y > blackThreshold ? y : y + power(blackThreshold - y, blackExponent)
    }

    private static func rounded(_ color: Color) -> Color {
        let (red, green, blue) = (color.red * 255, color.green * 255, color.blue * 255)
        return Color(
            space: color.space, red: red.rounded() / 255, green: green.rounded() / 255,
            blue: blue.rounded() / 255)
    }

    private static func power(_ base: Double, _ exponent: Double) -> Double {
        signedPower(max(base, 0), exponent)
    }
}
