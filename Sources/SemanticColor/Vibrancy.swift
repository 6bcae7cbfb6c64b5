/// How content on a material takes part of what lies beneath it, so that it stays legible over anything.
///
/// The effect gives the colour and the content its coverage: only `label` passes the content's own colour
/// through. The blends are those of the system's design kit of 2025; at run time the system filters channels,
/// by numbers that are not published.
public enum Vibrancy: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    case fill, secondaryFill, tertiaryFill
    case separator

    /// What is seen where content covers a material: opaque sRGB.
    ///
    /// - Parameters:
    ///   - content: its alpha is how much it covers; its colour counts for `label` alone.
    ///   - surface: what the material shows there, opaque: `Material.color(over:style:)`.
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

    /// The colour of the system that says the same without blending: what files carry, since none of their
    /// formats can blend with what lies behind a picture.
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

    /// The Human Interface Guidelines advise against quaternary labels on the two thinnest materials: too
    /// little contrast is left.
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
        // The blend is not known: the plain separator of the same kit, which is black at 0.12.
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
