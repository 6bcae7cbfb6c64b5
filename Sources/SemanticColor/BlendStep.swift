/// One gray, composited over a colour by a blend mode. Vibrancy consists of such steps.
///
/// The modes are taken from W3C Compositing and Blending 1, sections 9 and 10, on encoded channels.
struct BlendStep: Sendable {
    enum Mode: Sendable {
        case normal, luminosity, overlay
        /// Adds the channels.
        case plusLighter
        /// Adds the channels and subtracts one: a source darker than white darkens.
        case plusDarker
    }

    var mode: Mode
    /// The source's level, 0…1 on all channels.
    var gray: Double
    var opacity: Double

    init(_ mode: Mode, _ gray: UInt8, _ opacity: Double) {
        self.mode = mode
        self.gray = Double(gray) / 255
        self.opacity = opacity
    }

    func applied(to below: SIMD3<Double>) -> SIMD3<Double> {
        below + (blended(below) - below) * opacity
    }

    private func blended(_ below: SIMD3<Double>) -> SIMD3<Double> {
        switch mode {
        case .normal: SIMD3(repeating: gray)
        case .plusLighter: (below + gray).clamped
        case .plusDarker: (below + (gray - 1)).clamped
        case .overlay: SIMD3(overlay(below.x), overlay(below.y), overlay(below.z))
        case .luminosity: Self.clipped(below + (gray - Self.luminosity(below)))
        }
    }

    /// Multiplies dark backdrops and screens light ones.
    private func overlay(_ below: Double) -> Double {
        below <= 0.5 ? 2 * below * gray : 1 - 2 * (1 - below) * (1 - gray)
    }

    /// `Lum` of the specification; its weights differ from the weights of sRGB.
    private static func luminosity(_ c: SIMD3<Double>) -> Double { (c * SIMD3(0.3, 0.59, 0.11)).sum() }

    /// `ClipColor`: moved into 0…1 towards the gray of the same luminosity.
    private static func clipped(_ c: SIMD3<Double>) -> SIMD3<Double> {
        let center = luminosity(c)
        var result = c
        if c.min() < 0 { result = center + (result - center) * (center / (center - c.min())) }
        if c.max() > 1 { result = center + (result - center) * ((1 - center) / (c.max() - center)) }
        return result
    }
}
