/// Simulates colour vision without one kind of cone. About one man in twelve has a deficiency of this kind, in most
/// cases a milder one.
///
/// Linear maps of linear light at full severity, for the primaries of sRGB (Machado, Oliveira and Fernandes,
/// "A Physiologically-based Model for Simulation of Color Vision Deficiency", 2009, the published table for
/// severity 1.0). The model is fitted for red and green; for blue it is an approximation.
public enum ColorVision: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    /// Without cones for long wavelengths: reds look darker.
    case protanopia
    /// Without cones for middle wavelengths; the most common form.
    case deuteranopia
    /// Without cones for short wavelengths; rare.
    case tritanopia

    /// The simulated sRGB colour, with the same alpha.
    public func simulated(_ color: Color) -> Color {
        let light = matrix * color.components(in: .linearSRGB)
        let seen = ColorSpace.sRGB.components(ofXYZ: ColorSpace.linearSRGB.xyz(light.clamped))
        return Color(seen.clamped, space: .sRGB, alpha: color.alpha)
    }

    /// The rows of the matrix, for red, green and blue in linear light; used by filters that other programs apply.
    package var rows: [SIMD3<Double>] { [matrix.x, matrix.y, matrix.z] }

    private var matrix: Matrix3 {
        switch self {
        case .protanopia:
            Matrix3(
                SIMD3(0.152286, 1.052583, -0.204868), SIMD3(0.114503, 0.786281, 0.099216),
                SIMD3(-0.003882, -0.048116, 1.051998))
        case .deuteranopia:
            Matrix3(
                SIMD3(0.367322, 0.860646, -0.227968), SIMD3(0.280085, 0.672501, 0.047413),
                SIMD3(-0.011820, 0.042940, 0.968881))
        case .tritanopia:
            Matrix3(
                SIMD3(1.255528, -0.076749, -0.178779), SIMD3(-0.078411, 0.930809, 0.147602),
                SIMD3(0.004733, 0.691367, 0.303900))
        }
    }
}

extension Color {
    /// About the least difference that people notice (CSS Color 4, 13.2).
    package static let noticeableDifference = 0.02

    /// The distance in Oklab: about 0.02 is just noticeable (CSS Color 4, 13.2); black and white are 1 apart. Alpha is
    /// ignored.
    public func difference(from other: Color) -> Double {
        let difference = components(in: .oklab) - other.components(in: .oklab)
        return (difference * difference).sum().squareRoot()
    }
}
