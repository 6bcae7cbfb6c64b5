/// How alike a derived fill and a drawn one are, 0 … 1 each.
struct FillLikeness: Hashable, Sendable {
    /// The common area as a share of the whole.
    var area: Double
    /// The agreement of the boundaries, which sees a thin line as well as an area.
    var boundary: Double

    /// Of two fills that differ by less, no person prefers one.
    static let visible = 0.005

    /// How much more alike another fill is. Both measures count the same: the area alone prefers fills without lines.
    func gain(of other: FillLikeness) -> Double { other.area - area + other.boundary - boundary }
}
