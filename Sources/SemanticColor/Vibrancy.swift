/// A vibrancy effect: content on a material is blended with the layers below it, so that it stays legible over any
/// backdrop.
///
/// The effect gives the colour, and the content gives the coverage: only `label` uses the content's own colour. The
/// blend steps are taken from the system's design kit of 2025. At run time the system filters channels with parameters
/// that are not published.
public enum Vibrancy: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    case fill, secondaryFill, tertiaryFill
    case separator

    /// The opaque sRGB colour that is seen where content covers a material.
    ///
    /// - Parameters:
    ///   - content: the colour of the content; its alpha is the coverage, and `label` alone uses its colour.
    ///   - surface: the opaque colour of the material: `Material.color(over:style:)`.
    public func color(of content: Color, on surface: Color, style: Appearance.Style) -> Color {
        let base = surface.converted(to: .sRGB)
        var below = SIMD3(base.red, base.green, base.blue)
        if self == .label {
            return content.converted(to: .sRGB).composited(over: Color(below, space: .sRGB, alpha: 1))
        }
        let untouched = below
        for step in steps(style) { below = step.applied(to: below) }
        let seen = untouched + (below - untouched) * content.alpha
        return Color(seen.clamped, space: .sRGB, alpha: 1)
    }

    /// The system colour with the same purpose but without blending. Files carry it, because their formats cannot
    /// blend with the backdrop of a picture.
    public var plainRole: ColorRole {
        switch self {
        case .label: "label"
        case .secondaryLabel: "secondaryLabel"
        case .tertiaryLabel: "tertiaryLabel"
        case .quaternaryLabel: "quaternaryLabel"
        case .fill: "systemFill"
        case .secondaryFill: "secondarySystemFill"
        case .tertiaryFill: "tertiarySystemFill"
        case .separator: "separator"
        }
    }

    /// The Human Interface Guidelines advise against quaternary labels on the two thinnest materials, because the
    /// contrast is too low.
    public func isRecommended(on material: Material) -> Bool {
        self != .quaternaryLabel || (material != .thin && material != .ultraThin)
    }

    private func steps(_ style: Appearance.Style) -> [BlendStep] {
        switch (self, style) {
        case (.label, _): []
        case (.secondaryLabel, .light): [BlendStep(.luminosity, 0x7F, 0.50), BlendStep(.overlay, 0x3D, 1)]
        case (.tertiaryLabel, .light): [BlendStep(.luminosity, 0x7F, 0.40), BlendStep(.overlay, 0x3D, 0.50)]
        case (.quaternaryLabel, .light): [BlendStep(.luminosity, 0x7F, 0.20), BlendStep(.overlay, 0x3D, 0.50)]
        case (.fill, .light): [BlendStep(.plusDarker, 0xCC, 1)]
        case (.secondaryFill, .light): [BlendStep(.plusDarker, 0xE0, 1)]
        case (.tertiaryFill, .light): [BlendStep(.plusDarker, 0xED, 1)]
        // The blend is not known. This uses the separator of the same kit, which is black with an alpha of 0.12.
        case (.separator, .light): [BlendStep(.normal, 0x00, 0.12)]
        case (.secondaryLabel, .dark): [BlendStep(.plusLighter, 0x99, 1)]
        case (.tertiaryLabel, .dark): [BlendStep(.plusLighter, 0x40, 1)]
        case (.quaternaryLabel, .dark): [BlendStep(.plusLighter, 0x26, 1)]
        case (.fill, .dark): [BlendStep(.plusLighter, 0x33, 1)]
        case (.secondaryFill, .dark): [BlendStep(.plusLighter, 0x1F, 1)]
        case (.tertiaryFill, .dark): [BlendStep(.plusLighter, 0x12, 1)]
        case (.separator, .dark): [BlendStep(.plusLighter, 0x1A, 1)]
        }
    }
}

/// One gray, composited over a colour by a blend mode. Vibrancy consists of such steps.
///
/// The modes are taken from W3C Compositing and Blending 1, sections 9 and 10, on encoded channels.
private struct BlendStep: Sendable {
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
