internal import GlyphAudit
internal import SemanticColor

extension Color {
    /// A value for style sheets: hex where it is opaque.
    var css: String {
        if alpha == 1 { return hex }
        let (red, green, blue) = bytes
        return "rgb(\(red) \(green) \(blue)/\(ReviewNumber.text(alpha, decimals: 3)))"
    }

    /// For readers: the hex, and the alpha in percent where there is one.
    var caption: String {
        alpha == 1 ? hex : "\(hex) \(ReviewNumber.text(alpha * 100, decimals: 0))%"
    }
}
