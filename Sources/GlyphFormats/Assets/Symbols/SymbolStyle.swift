internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

/// The classes of a template's layers, and the rules of these: the effect of each rendering mode on a layer.
struct SymbolStyle {
    /// The classes of each layer.
    let classes: [String]
    let rules: String

    init(_ symbol: SymbolDrawing, palette: Palette) {
        var classes: [String] = []
        var rules: [String] = []
        for (index, (layer, note)) in zip(symbol.regular.layers, symbol.notes).enumerated() {
            let color = SymbolColor(layer.paint, isInTint: note.isInTint, palette: palette)
            let names = [
                "monochrome-\(index)", "multicolor-\(index):\(color.name)",
                "hierarchical-\(index):\(note.role.rawValue)",
            ]
            classes.append(names.joined(separator: " "))
            for name in names {
                var properties: [String] = []
                if note.erases {
                    properties += ["opacity:0", "-sfsymbols-clear-behind:true"]
                } else if name.hasPrefix("multicolor") {
                    properties += color.properties
                }
                properties.append("-sfsymbols-motion-group:\(note.motionGroup)")
                if let variable = note.variable {
                    properties.append("-sfsymbols-variable-threshold:\(FixedDecimal(variable, decimals: 3).withZero)")
                }
                rules.append(".\(name) {" + properties.joined(separator: ";") + "}")
            }
        }
        self.classes = classes
        self.rules = "\n" + rules.joined(separator: "\n") + "\n"
    }
}

/// The colour of a layer in multicolor rendering.
private struct SymbolColor {
    let name: String
    let properties: [String]

    /// - Parameter isInTint: whether it is in the glyph's own tint.
    init(_ paint: TintedLayer.Paint, isInTint: Bool, palette: Palette) {
        let opacity = FixedDecimal(min(1, paint.opacity), decimals: 3)
        properties = opacity.value < 1 ? ["opacity:\(opacity.withZero)"] : []
        guard let role = paint.role else {
            name = "tintColor"
            return
        }
        if let system = palette.systemReference(of: role) {
            // The colour of text and views is the colour of a symbol without any other.
            name =
                role == "label" || role == "tintColor"
                ? "tintColor" : system.name(on: .universal) ?? system.name(on: .ios) ?? "tintColor"
        } else {
            name = role.rawValue
        }
    }
}
