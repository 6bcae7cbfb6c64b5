/// The rule that decides by its winding number whether a point is filled; spelled as in SVG.
public enum FillRule: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    case nonzero, evenodd

    /// Whether a point with this winding number is filled.
    @inlinable public func contains(winding: Int) -> Bool {
        switch self {
        case .nonzero: winding != 0
        case .evenodd: winding & 1 != 0
        }
    }
}
