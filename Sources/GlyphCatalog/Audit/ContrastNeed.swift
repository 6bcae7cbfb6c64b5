internal import SemanticColor

/// The contrast ratios that decide about findings, of pictures and of colours.
package enum ContrastNeed {
    /// Of symbols, and of parts of an interface that people must recognize (WCAG 2.2, 1.4.11).
    package static let graphics = 3.0
    /// Of text (WCAG 2.2, 1.4.3), and with increased contrast of everything.
    static let text = 4.5

    /// A colour with this ratio lacks no more of `graphics` than people see.
    static let almost = 2.9
    /// Less is not seen at all.
    static let invisible = 1.5
    /// A colour with less in light is for another background, such as a photo or a coloured button.
    static let pageLimit = 1.2

    /// A ratio that is needed, without the decimals of one that is measured.
    static func words(_ ratio: Double) -> String {
        switch ratio {
        case graphics: "3"
        case text: "4.5"
        default: ContrastRatio.text(ratio)
        }
    }
}
