/// The size of a sheet's page; sides in points, 1/72 inch.
package struct Paper: Hashable, Sendable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// 210 × 297 mm (ISO 216).
    package static let a4 = Paper(width: 210 * 72 / 25.4, height: 297 * 72 / 25.4)
    /// 8.5 × 11 inches (ANSI A).
    package static let letter = Paper(width: 612, height: 792)
}
