extension Color {
    /// An sRGB colour by HSL (CSS Color 4, 7). Values outside of the ranges are clamped.
    ///
    /// - Parameters:
    ///   - hue: the hue in degrees; 0 is red, 120 green, 240 blue.
    ///   - saturation: the saturation, 0…1.
    ///   - lightness: the lightness, 0…1; 0 is black, 1 white.
    public init(hue: Double, saturation: Double, lightness: Double, alpha: Double = 1) {
        let saturation = min(max(saturation, 0), 1)
        let swing = saturation * min(lightness, 1 - lightness)
        self.init(clamping: Self.hueWheel(hue) * 2 * swing + (lightness - swing), alpha: alpha)
    }

    /// An sRGB colour by HWB (CSS Color 4, 8): a pure hue mixed with white and black, each from 0 to 1. If their sum
    /// is more than 1, the result is a gray.
    public init(hue: Double, whiteness: Double, blackness: Double, alpha: Double = 1) {
        let (white, black) = (max(whiteness, 0), max(blackness, 0))
        if white + black >= 1 {
            self.init(clamping: SIMD3(repeating: white / (white + black)), alpha: alpha)
        } else {
            self.init(clamping: Self.hueWheel(hue) * (1 - white - black) + white, alpha: alpha)
        }
    }

    /// A gray encoded by a power of 2.2, as in asset catalogs and in print preparation.
    public init(gamma22 white: Double, alpha: Double = 1) {
        let light = signedPower(white, 2.2)
        self.init(light, light, light, in: .linearSRGB, alpha: alpha)
    }

    /// sRGB components, clamped as the legacy functions of CSS require.
    init(clamping components: SIMD3<Double>, alpha: Double) {
        self.init(components.clamped, space: .sRGB, alpha: alpha)
    }

    /// The pure colour of a hue in degrees. Each channel rises, stays, falls and rests, a third of the wheel after the
    /// previous one.
    private static func hueWheel(_ degrees: Double) -> SIMD3<Double> {
        let sector = degrees / 60
        let channels = SIMD3(sector, sector - 2, sector - 4)
        return SIMD3(ramp(channels.x), ramp(channels.y), ramp(channels.z))
    }

    /// 1 within one sector of 0, falling to 0 at two sectors, with a period of six sectors.
    private static func ramp(_ sector: Double) -> Double {
        var distance = abs(sector.truncatingRemainder(dividingBy: 6))
        distance = min(distance, 6 - distance)
        return min(max(2 - distance, 0), 1)
    }
}
