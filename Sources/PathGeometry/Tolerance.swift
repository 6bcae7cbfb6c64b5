/// How far a result may lie from the exact one, as a fraction of the view box: the only epsilon there is.
public struct Tolerance: Hashable, Sendable, BitwiseCopyable {
    /// The share of the view box's longer side.
    public var fraction: Double

    public init(fraction: Double) {
        precondition(fraction > 0 && fraction < 0.1, "a tolerance is a small positive fraction")
        self.fraction = fraction
    }

    /// A twenty-thousandth: a twentieth of a pixel where a glyph is drawn 1,024 pixels wide.
    public static let standard = Tolerance(fraction: 1 / 20_000)

    /// The tolerance in units of a drawing whose view box has this longer side.
    public func length(in extent: Double) -> Double { fraction * extent }
}
