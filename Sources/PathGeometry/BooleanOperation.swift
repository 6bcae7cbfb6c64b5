/// A boolean operation on two areas.
public enum BooleanOperation: Hashable, Sendable, CaseIterable, BitwiseCopyable {
    case union, intersection, difference, exclusiveOr

    /// Whether a point is in the result, given whether it is in the first and in the second area.
    @inlinable public func contains(_ inFirst: Bool, _ inSecond: Bool) -> Bool {
        switch self {
        case .union: inFirst || inSecond
        case .intersection: inFirst && inSecond
        case .difference: inFirst && !inSecond
        case .exclusiveOr: inFirst != inSecond
        }
    }
}
