internal import GlyphModel
internal import Markup
internal import SemanticColor

extension InheritedAttribute {
    /// How it is painted.
    static let colors: [InheritedAttribute] = [
        InheritedAttribute(
            AttributeRule(
                "tint", .name, "The name of its colour, from the system or from the palette.",
                standard: "`label`; with `vibrancy` the plain colour of the same meaning", example: "systemRed")
        ) { attribute, inherited, reader in
            inherited.tint = reader.role(attribute) ?? inherited.tint
        },
        choice("rendering", \.settings.paint.rendering, "How its layers get their colours.", example: .hierarchical) {
            mode in
            switch mode {
            case .monochrome: "all in its tint"
            case .hierarchical: "in its tint, secondary and tertiary layers fainter"
            case .palette: "a colour for each role: the tint of a `layer` of that role"
            case .multicolor: "a colour for each `layer` that has a tint"
            case .original: "as they were drawn"
            }
        },
        choice("paint", \.settings.paint.policy, "How SVG files paint what has its tint.", example: .current) {
            policy in
            switch policy {
            case .tint: "the tint's values, one for each appearance"
            case .current: "`currentColor`, the colour of the text around the picture"
            }
        },
        choice(
            "vibrancy", \.settings.audit.vibrancy,
            "Its vibrancy effect on a material. The sheet shows it; written files have the plain colour of the"
                + " same meaning.", standard: "no effect", example: .secondaryLabel
        ) { _ in "" },
        choice(
            "intent", \.settings.export.intent, "How apps draw its image set in an asset catalog.",
            standard: "what the `export` says", example: .template
        ) { $0.meaning },
    ]
}
