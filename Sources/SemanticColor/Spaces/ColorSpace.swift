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
    let curve: TransferCurve
    let toXYZD65: Matrix3
    let fromXYZD65: Matrix3

    init(_ primaries: Primaries, _ curve: TransferCurve) {
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
