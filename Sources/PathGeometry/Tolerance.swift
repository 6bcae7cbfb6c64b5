/// The maximum distance of a result from the exact one: a share of a picture's size, or a length. No other epsilon is
/// passed to operations.
public struct Tolerance: Hashable, Sendable, BitwiseCopyable {
    /// The share of the longer side of a view box, or of the bounding box of paths without a view box.
    private var fraction: Double
    private var length: Double?

    /// A share of the picture's longer side.
    ///
    /// - Parameter fraction: the share of the extent, positive and less than a tenth.
    public init(fraction: Double) {
        precondition(fraction > 0 && fraction < 0.1, "the fraction must be positive and less than a tenth")
        self.fraction = fraction
    }

    /// A length, independent of the picture's size.
    ///
    /// - Parameter length: a positive length, in units of the path.
    public init(length: Double) {
        precondition(length > 0 && length.isFinite, "the tolerance must be positive and finite")
        fraction = 0
        self.length = length
    }

    /// A twenty-thousandth: a twentieth of a pixel if a glyph is drawn 1,024 pixels wide.
    public static let standard = Tolerance(fraction: 1 / 20_000)

    /// The tolerance in units of a drawing whose view box has this longer side.
    ///
    /// - Parameter extent: a positive length, in the same units.
    public func length(in extent: Double) -> Double { length ?? fraction * extent }
}
