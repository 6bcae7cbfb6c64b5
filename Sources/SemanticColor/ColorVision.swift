/// How a colour looks to eyes that lack one kind of cone: about one man in twelve has a deficiency of this kind,
/// most of them a milder one.
///
/// Linear maps of linear light at full severity, for the primaries of sRGB (Machado, Oliveira and Fernandes,
/// "A Physiologically-based Model for Simulation of Color Vision Deficiency", 2009, the published table for
/// severity 1.0). The model is fitted for red and green; for blue it is an approximation.
public enum ColorVision: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    /// Without the cones for long waves: reds darken.
    case protanopia
    /// Without those for middle waves, the most common.
    case deuteranopia
    /// Without those for short waves, which is rare.
    case tritanopia

    /// The sRGB colour that stands for what is seen, with the same alpha.
    public func simulated(_ color: Color) -> Color {
        let light = matrix * color.components(in: .linearSRGB)
        let seen = ColorSpace.sRGB.components(ofXYZ: ColorSpace.linearSRGB.xyz(light.clamped))
        return Color(seen.clamped, space: .sRGB, alpha: color.alpha)
    }

    /// The map's rows: what red, green and blue become, in linear light. For filters that other programs run.
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
    /// The distance in Oklab: 0.02 is about the least that the eye notices (CSS Color 4, 13.2), black and white
    /// are 1 apart. Alpha is not looked at.
    public func difference(from other: Color) -> Double {
        let difference = components(in: .oklab) - other.components(in: .oklab)
        return (difference * difference).sum().squareRoot()
    }
}
