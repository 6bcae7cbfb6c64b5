/// CIE Lab under D50, as CSS and print use it (CIE 15).
enum Lab {
    /// The slope and the end of the linear part near black, as exact fractions.
    private static let kappa = 24389.0 / 27
    private static let epsilon = 216.0 / 24389

    static func xyzD50(_ lab: SIMD3<Double>) -> SIMD3<Double> {
        let y = (lab.x + 16) / 116
        let x = y + lab.y / 500
        let z = y - lab.z / 200
        let light = SIMD3(decoded(x), lab.x > kappa * epsilon ? y * y * y : lab.x / kappa, decoded(z))
        return light * Primaries.xyz(Primaries.d50)
    }

    static func components(ofXYZD50 xyz: SIMD3<Double>) -> SIMD3<Double> {
        let relative = xyz / Primaries.xyz(Primaries.d50)
        let (x, y, z) = (encoded(relative.x), encoded(relative.y), encoded(relative.z))
        return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    private static func decoded(_ f: Double) -> Double {
        let cube = f * f * f
        return cube > epsilon ? cube : (116 * f - 16) / kappa
    }

    private static func encoded(_ light: Double) -> Double {
        light > epsilon ? cubeRoot(light) : (kappa * light + 16) / 116
    }
}

/// Oklab, a perceptually uniform space with constant hues (Björn Ottosson, 2020; the matrices as recalculated for CSS
/// Color 4, 9.2).
enum Oklab {
    private static let conesFromXYZ = Matrix3(
        SIMD3(0.8190224379967030, 0.3619062600528904, -0.1288737815209879),
        SIMD3(0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
        SIMD3(0.0481771893596242, 0.2642395317527308, 0.6335478284694309))
    private static let labFromCones = Matrix3(
        SIMD3(0.2104542683093140, 0.7936177747023054, -0.0040720430116193),
        SIMD3(1.9779985324311684, -2.4285922420485799, 0.4505937096174110),
        SIMD3(0.0259040424655478, 0.7827717124575296, -0.8086757549230774))
    private static let xyzFromCones = conesFromXYZ.inverse
    private static let conesFromLab = labFromCones.inverse

    static func xyzD65(_ lab: SIMD3<Double>) -> SIMD3<Double> {
        let roots = conesFromLab * lab
        return xyzFromCones * (roots * roots * roots)
    }

    static func components(ofXYZD65 xyz: SIMD3<Double>) -> SIMD3<Double> {
        let cones = conesFromXYZ * xyz
        return labFromCones * SIMD3(cubeRoot(cones.x), cubeRoot(cones.y), cubeRoot(cones.z))
    }
}
