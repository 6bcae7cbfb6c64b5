/// The colour spaces of CSS Color 4, with the names that it gives them.
///
/// RGB components and XYZ run from 0 to 1; the lightness of Lab and LCH from 0 to 100, the lightness of Oklab
/// and Oklch from 0 to 1; hues are degrees.
public enum ColorSpace: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    case sRGB = "srgb"
    case linearSRGB = "srgb-linear"
    case displayP3 = "display-p3"
    case a98RGB = "a98-rgb"
    case prophotoRGB = "prophoto-rgb"
    case rec2020
    case xyzD65 = "xyz-d65"
    case xyzD50 = "xyz-d50"
    case lab, lch, oklab, oklch

    /// Components of this space as XYZ under D65, the intermediate space of all conversions.
    func xyz(_ c: SIMD3<Double>) -> SIMD3<Double> {
        if let space = rgb { return space.xyz(c) }
        switch self {
        case .xyzD50: return Bradford.fromD50ToD65 * c
        case .lab: return Bradford.fromD50ToD65 * Lab.xyzD50(c)
        case .lch: return ColorSpace.lab.xyz(Self.rectangular(c))
        case .oklab: return Oklab.xyzD65(c)
        case .oklch: return ColorSpace.oklab.xyz(Self.rectangular(c))
        default: return c
        }
    }

    func components(ofXYZ xyz: SIMD3<Double>) -> SIMD3<Double> {
        if let space = rgb { return space.components(ofXYZ: xyz) }
        switch self {
        case .xyzD50: return Bradford.fromD65ToD50 * xyz
        case .lab: return Lab.components(ofXYZD50: Bradford.fromD65ToD50 * xyz)
        case .lch: return Self.polarized(ColorSpace.lab.components(ofXYZ: xyz))
        case .oklab: return Oklab.components(ofXYZD65: xyz)
        case .oklch: return Self.polarized(ColorSpace.oklab.components(ofXYZ: xyz))
        default: return xyz
        }
    }

    /// Bounds of the luminances of all colours of Oklab from the gray of this lightness to this colour. They are not
    /// tight, but cost much less than one colour in its gamut.
    static func luminances(upToOklab lab: SIMD3<Double>) -> (least: Double, greatest: Double) {
        Oklab.luminances(upTo: lab)
    }

    private static func rectangular(_ c: SIMD3<Double>) -> SIMD3<Double> {
        let (a, b) = cartesian(c.y, c.z)
        return SIMD3(c.x, a, b)
    }

    private static func polarized(_ c: SIMD3<Double>) -> SIMD3<Double> {
        let (chroma, hue) = polar(c.y, c.z)
        return SIMD3(c.x, chroma, hue)
    }

    private var rgb: RGBSpace? {
        switch self {
        case .sRGB: .sRGB
        case .linearSRGB: .linearSRGB
        case .displayP3: .displayP3
        case .a98RGB: .a98RGB
        case .prophotoRGB: .prophotoRGB
        case .rec2020: .rec2020
        case .xyzD65, .xyzD50, .lab, .lch, .oklab, .oklch: nil
        }
    }
}

/// The primaries and the transfer curve of an RGB space.
struct RGBSpace: Sendable {
    private let curve: TransferCurve
    private let toXYZD65: Matrix3
    private let fromXYZD65: Matrix3

    private init(_ primaries: Primaries, _ curve: TransferCurve) {
        self.curve = curve
        let matrix = primaries.toXYZ
        toXYZD65 = primaries.white == Primaries.d50 ? Bradford.fromD50ToD65 * matrix : matrix
        fromXYZD65 = toXYZD65.inverse
    }

    static let sRGB = RGBSpace(.sRGB, .sRGB)
    static let linearSRGB = RGBSpace(.sRGB, .linear)
    /// The primaries of digital cinema with the curve of sRGB.
    static let displayP3 = RGBSpace(.displayP3, .sRGB)
    /// 563 ÷ 256, the exponent of Adobe RGB (1998).
    static let a98RGB = RGBSpace(.a98RGB, .power(563 / 256))
    static let prophotoRGB = RGBSpace(.prophotoRGB, .prophoto)
    static let rec2020 = RGBSpace(.rec2020, .rec2020)

    func linear(_ c: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(curve.decoded(c.x), curve.decoded(c.y), curve.decoded(c.z))
    }

    func xyz(_ c: SIMD3<Double>) -> SIMD3<Double> { toXYZD65 * linear(c) }

    func components(ofXYZ xyz: SIMD3<Double>) -> SIMD3<Double> {
        let light = fromXYZD65 * xyz
        return SIMD3(curve.encoded(light.x), curve.encoded(light.y), curve.encoded(light.z))
    }
}

// MARK: - RGB spaces

/// The primaries and the white point of an RGB space: CIE 1931 chromaticities (x, y), as CSS Color 4 lists them in
/// sections 10.2 to 10.8.
private struct Primaries: Sendable {
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
private enum Bradford {
    static let cones = Matrix3(
        SIMD3(0.8951, 0.2664, -0.1614), SIMD3(-0.7502, 1.7135, 0.0367), SIMD3(0.0389, -0.0685, 1.0296))

    static let fromD50ToD65: Matrix3 = {
        let source = cones * Primaries.xyz(Primaries.d50)
        let target = cones * Primaries.xyz(Primaries.d65)
        return cones.inverse * .diagonal(target / source) * cones
    }()

    static let fromD65ToD50 = fromD50ToD65.inverse
}

/// The transfer curve of a channel, from light to signal and back, mirrored below zero.
private enum TransferCurve: Sendable {
    case linear
    /// A linear part near black, then a power: sRGB (IEC 61966-2-1) and, with other numbers, BT.2020.
    case sRGB, rec2020
    /// A pure power: Adobe RGB (1998).
    case power(Double)
    /// ProPhoto: a power with a linear part near black (ISO 22028-2).
    case prophoto

    /// Signal to linear light.
    func decoded(_ signal: Double) -> Double {
        let size = abs(signal)
        switch self {
        case .linear: return signal
        case .power(let exponent): return signedPower(signal, exponent)
        case .sRGB:
            if size <= 0.04045 { return signal / 12.92 }
            return mirrored(signal, signedPower((size + 0.055) / 1.055, 2.4))
        case .rec2020:
            if size < Self.beta * 4.5 { return signal / 4.5 }
            return mirrored(signal, signedPower((size + Self.alpha - 1) / Self.alpha, 1 / 0.45))
        case .prophoto:
            if size <= 16 / 512.0 { return signal / 16 }
            return signedPower(signal, 1.8)
        }
    }

    /// Linear light to signal.
    func encoded(_ light: Double) -> Double {
        let size = abs(light)
        switch self {
        case .linear: return light
        case .power(let exponent): return signedPower(light, 1 / exponent)
        case .sRGB:
            if size <= 0.0031308 { return light * 12.92 }
            return mirrored(light, 1.055 * signedPower(size, 1 / 2.4) - 0.055)
        case .rec2020:
            if size < Self.beta { return light * 4.5 }
            return mirrored(light, Self.alpha * signedPower(size, 0.45) - (Self.alpha - 1))
        case .prophoto:
            if size < 1 / 512.0 { return light * 16 }
            return signedPower(light, 1 / 1.8)
        }
    }

    /// The constants of BT.2020, table 4, with as many digits as both parts need to meet smoothly.
    private static let alpha = 1.09929682680944
    private static let beta = 0.018053968510807

    private func mirrored(_ original: Double, _ size: Double) -> Double { original < 0 ? -size : size }
}

// MARK: - Lab and Oklab

/// CIE Lab under D50, as CSS and print use it (CIE 15).
private enum Lab {
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
private enum Oklab {
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

    /// On the way from the gray to this colour, what each cone adds to Y only grows, or only falls.
    static func luminances(upTo lab: SIMD3<Double>) -> (least: Double, greatest: Double) {
        func parts(_ lab: SIMD3<Double>) -> SIMD3<Double> {
            let roots = conesFromLab * lab
            return xyzFromCones.y * (roots * roots * roots)
        }
        let (gray, whole) = (parts(SIMD3(lab.x, 0, 0)), parts(lab))
        return (pointwiseMin(gray, whole).sum(), pointwiseMax(gray, whole).sum())
    }

    static func components(ofXYZD65 xyz: SIMD3<Double>) -> SIMD3<Double> {
        let cones = conesFromXYZ * xyz
        return labFromCones * SIMD3(cubeRoot(cones.x), cubeRoot(cones.y), cubeRoot(cones.z))
    }
}

// MARK: - Linear maps

/// A linear map of three numbers, by rows.
struct Matrix3: Sendable {
    var x, y, z: SIMD3<Double>

    init(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
        (self.x, self.y, self.z) = (x, y, z)
    }

    static func * (m: Matrix3, v: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3((m.x * v).sum(), (m.y * v).sum(), (m.z * v).sum())
    }

    static func * (a: Matrix3, b: Matrix3) -> Matrix3 {
        let columns = b.transposed
        return Matrix3(a * columns.x, a * columns.y, a * columns.z).transposed
    }

    static func diagonal(_ v: SIMD3<Double>) -> Matrix3 {
        Matrix3(SIMD3(v.x, 0, 0), SIMD3(0, v.y, 0), SIMD3(0, 0, v.z))
    }

    var transposed: Matrix3 {
        Matrix3(SIMD3(x.x, y.x, z.x), SIMD3(x.y, y.y, z.y), SIMD3(x.z, y.z, z.z))
    }

    /// The inverse, by Cramer's rule: its columns are cross products of the rows. The matrices of colour spaces are
    /// never singular.
    var inverse: Matrix3 {
        let determinant = (x * cross(y, z)).sum()
        return Matrix3(
            cross(y, z) / determinant, cross(z, x) / determinant, cross(x, y) / determinant
        ).transposed
    }
}

private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
