/// Which points a path encloses, by the number of times it winds around them; spelled as in SVG.
public enum FillRule: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    case nonzero, evenodd

    /// Is a point inside that the path winds around so many times?
    @inlinable public func contains(winding: Int) -> Bool {
        switch self {
        case .nonzero: winding != 0
        case .evenodd: winding & 1 != 0
        }
    }
}
