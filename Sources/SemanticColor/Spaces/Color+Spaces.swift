extension Color {
    /// A colour stated in any space, converted to sRGB if sRGB contains it, otherwise to Display P3. A colour outside
    /// of Display P3 is mapped into it by `GamutMapping`.
    public init(_ first: Double, _ second: Double, _ third: Double, in space: ColorSpace, alpha: Double = 1) {
        let components = SIMD3(first, second, third)
        if let carrier = Space(rawValue: space.rawValue), GamutMapping.contains(components) {
            self.init(components.clamped, space: carrier, alpha: alpha)
            return
        }
        let xyz = space.xyz(components)
        let narrow = ColorSpace.sRGB.components(ofXYZ: xyz)
        if GamutMapping.contains(narrow) {
            self.init(narrow.clamped, space: .sRGB, alpha: alpha)
        } else {
            self.init(GamutMapping.mapped(xyz, into: .displayP3), space: .displayP3, alpha: alpha)
        }
    }

    /// - Parameters:
    ///   - lightness: the lightness; 0 is black, 1 white.
    ///   - chroma: the chroma; 0 is gray, and the most saturated colours of screens have about 0.3.
    ///   - hue: the hue in degrees; red is near 29, green near 142, blue near 264.
    public init(oklchLightness lightness: Double, chroma: Double, hue: Double, alpha: Double = 1) {
        self.init(lightness, chroma, hue, in: .oklch, alpha: alpha)
    }

    /// The components of this colour in another space; outside of its range if the space does not contain the colour.
    public func components(in target: ColorSpace) -> SIMD3<Double> {
        let own = SIMD3(red, green, blue)
        if space.rawValue == target.rawValue { return own }
        return target.components(ofXYZ: carrier.xyz(own))
    }

    /// The nearest colour in `target`; the same colour if the space contains it.
    public func converted(to target: Space) -> Color {
        if space == target { return self }
        let components = components(in: target.definition)
        if GamutMapping.contains(components) {
            return Color(components.clamped, space: target, alpha: alpha)
        }
        let xyz = carrier.xyz(SIMD3(red, green, blue))
        return Color(GamutMapping.mapped(xyz, into: target.definition), space: target, alpha: alpha)
    }

    /// The distance from this colour to a stated one, in Oklab, where about 0.02 is just noticeable. It is above 0 if
    /// the colour had to be mapped into a gamut.
    public func distance(to components: SIMD3<Double>, in space: ColorSpace) -> Double {
        let own = self.components(in: .oklab)
        let other = ColorSpace.oklab.components(ofXYZ: space.xyz(components))
        return ((own - other) * (own - other)).sum().squareRoot()
    }

    private var carrier: ColorSpace { space.definition }

    init(_ c: SIMD3<Double>, space: Space, alpha: Double) {
        self.init(space: space, red: c.x, green: c.y, blue: c.z, alpha: alpha)
    }
}

extension Color.Space {
    /// The corresponding colour space.
    var definition: ColorSpace {
        switch self {
        case .sRGB: .sRGB
        case .displayP3: .displayP3
        }
    }
}

extension SIMD3<Double> {
    /// Each component clamped to 0…1.
    var clamped: Self { clamped(lowerBound: Self(repeating: 0), upperBound: Self(repeating: 1)) }
}

// MARK: - Hues and grays

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

// MARK: - Gamuts

/// Maps a colour into the gamut of a space: chroma is reduced at constant lightness and hue until the remaining
/// clipping is not noticeable (CSS Color 4, 13.2, with local clipping).
enum GamutMapping {
    /// Half a step of ten-bit output: a smaller excess is a rounding error.
    private static let slack = 0.5 / 1023
    /// The just noticeable difference in Oklab, and the accuracy of the search; both from the specification.
    private static let noticeable = 0.02
    private static let accuracy = 0.0001

    static func contains(_ c: SIMD3<Double>) -> Bool { c.min() >= -slack && c.max() <= 1 + slack }

    /// Components of `space`, each in 0…1, for a colour given as XYZ under D65.
    static func mapped(_ xyz: SIMD3<Double>, into space: ColorSpace) -> SIMD3<Double> {
        let origin = ColorSpace.oklch.components(ofXYZ: xyz)
        if origin.x >= 1 { return SIMD3(1, 1, 1) }
        if origin.x <= 0 { return SIMD3(0, 0, 0) }
        let components = space.components(ofXYZ: xyz)
        if contains(components) { return components.clamped }
        let clipped = components.clamped
        if difference(origin, clipped, in: space) < noticeable { return clipped }
        return reduced(origin, into: space)
    }

    /// Bisects the chroma between gray, which is inside of the gamut, and the colour, which is outside.
    private static func reduced(_ origin: SIMD3<Double>, into space: ColorSpace) -> SIMD3<Double> {
        var (low, high) = (0.0, origin.y)
        var lowIsInside = true
        var best = SIMD3(repeating: origin.x)
        while high - low > accuracy {
            let chroma = (low + high) / 2
            let current = SIMD3(origin.x, chroma, origin.z)
            let components = space.components(ofXYZ: ColorSpace.oklch.xyz(current))
            best = components.clamped
            if lowIsInside && contains(components) {
                low = chroma
                continue
            }
            let excess = difference(current, best, in: space)
            if excess >= noticeable {
                high = chroma
            } else if noticeable - excess < accuracy {
                return best
            } else {
                lowIsInside = false
                low = chroma
            }
        }
        return best
    }

    /// The distance in Oklab.
    private static func difference(
        _ oklch: SIMD3<Double>, _ components: SIMD3<Double>, in space: ColorSpace
    ) -> Double {
        let a = ColorSpace.oklab.components(ofXYZ: ColorSpace.oklch.xyz(oklch))
        let b = ColorSpace.oklab.components(ofXYZ: space.xyz(components))
        return ((a - b) * (a - b)).sum().squareRoot()
    }
}
