internal import GlyphModel
internal import SemanticColor

/// When the contrast of a colour is a fault: what a name says with certainty is judged more strictly.
extension DeviceColors {
    /// Whether a colour is not seen in one appearance, and is in another.
    ///
    /// A colour is seen with 3 : 1. Faint text, such as a tertiary label, may have less everywhere. But with less than
    /// 1.5 : 1 it is not seen at all, which is a fault if it is seen somewhat in the other appearance.
    ///
    /// - Parameters:
    ///   - ratio: in the one appearance.
    ///   - other: in the other one.
    func isLost(with ratio: Double, beside other: Double) -> Bool {
        if !ContrastRatio.reaches(ratio, CatalogContext.least), ContrastRatio.reaches(other, CatalogContext.least) {
            return true
        }
        return ratio < Self.unseen && other >= Self.unseen && other >= Self.clearly * ratio
            && purpose.isCertain(name: set.set.name, groups: set.set.groups)
    }

    /// Less is not seen at all.
    static let unseen = 1.5
    private static let clearly = 1.25

    /// Whether the system shows an appearance on its backgrounds there: watches have no light one.
    func isShown(in appearance: Appearance) -> Bool { appearance.style == .dark || !isAlwaysDark }
}
