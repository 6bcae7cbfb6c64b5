/// The primaries and the white point of an RGB space: CIE 1931 chromaticities (x, y), as CSS Color 4 lists them in
/// sections 10.2 to 10.8.
struct Primaries: Sendable {
    var red, green, blue, white: SIMD2<Double>

    static let d65 = SIMD2(0.3127, 0.3290)
    static let d50 = SIMD2(0.3457, 0.3585)

    static let sRGB = Primaries(
        red: SIMD2(0.640, 0.330), green: SIMD2(0.300, 0.600), blue: SIMD2(0.150, 0.060), white: d65)
    static let displayP3 = Primaries(
        red: SIMD2(0.680, 0.320), green: SIMD2(0.265, 0.690), blue: SIMD2(0.150, 0.060), white: d65)
    static let a98RGB = Primaries(
        red: SIMD2(0.6400, 0.3300), green: SIMD2(0.2100, 0.7100), blue: SIMD2(0.1500, 0.0600), white: d65)
    static let prophotoRGB = Primaries(
        red: SIMD2(0.734699, 0.265301), green: SIMD2(0.159597, 0.840403),
        blue: SIMD2(0.036598, 0.000105), white: d50)
    static let rec2020 = Primaries(
        red: SIMD2(0.708, 0.292), green: SIMD2(0.170, 0.797), blue: SIMD2(0.131, 0.046), white: d65)

    /// From linear-light components to XYZ under this white: the primaries, scaled so that their sum is the white at Y
    /// = 1.
    var toXYZ: Matrix3 {
        let unscaled = Matrix3(Self.xyz(red), Self.xyz(green), Self.xyz(blue)).transposed
        return unscaled * .diagonal(unscaled.inverse * Self.xyz(white))
    }

    /// XYZ of a chromaticity at Y = 1.
    static func xyz(_ chromaticity: SIMD2<Double>) -> SIMD3<Double> {
        SIMD3(chromaticity.x / chromaticity.y, 1, (1 - chromaticity.x - chromaticity.y) / chromaticity.y)
    }
}

/// Chromatic adaptation between white points, by scaling the cone responses of Bradford (CSS Color 4, 10.10).
enum Bradford {
    static let cones = Matrix3(
        SIMD3(0.8951, 0.2664, -0.1614), SIMD3(-0.7502, 1.7135, 0.0367), SIMD3(0.0389, -0.0685, 1.0296))

    static let fromD50ToD65: Matrix3 = {
        let source = cones * Primaries.xyz(Primaries.d50)
        let target = cones * Primaries.xyz(Primaries.d65)
        return cones.inverse * .diagonal(target / source) * cones
    }()

    static let fromD65ToD50 = fromD50ToD65.inverse
}
