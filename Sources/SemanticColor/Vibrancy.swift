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
