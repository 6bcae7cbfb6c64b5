internal import Markup
internal import SemanticColor

/// A colour that is outside the gamut of palettes.
enum GamutLoss {
    /// The message; nil where the loss is negligible.
    static func message(_ color: Color, stated components: [Double], in space: ColorSpace) -> String? {
        let distance = color.distance(to: SIMD3(components[0], components[1], components[2]), in: space)
        // Half of the ten-bit step within which a colour counts as inside is 0.0005.
        guard distance > 0.001 else { return nil }
        return
            "the colour is outside Display P3; the nearest one inside is \(decimalText(distance, digits: 3)) away in"
            + " Oklab"
    }
}

extension TokenFaults {
    mutating func checkGamut(of color: Color, _ components: [Double], in space: ColorSpace, at offset: Int) {
        if let message = GamutLoss.message(color, stated: components, in: space) {
            warning("gamut-reduced", message, at: offset)
        }
    }
}
