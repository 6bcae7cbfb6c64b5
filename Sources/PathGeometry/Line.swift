/// A straight piece from `start` to `end`.
public struct Line: Hashable, Sendable, BitwiseCopyable {
    public var start: Point
    public var end: Point

    @inlinable public init(_ start: Point, _ end: Point) {
        self.start = start
        self.end = end
    }
}

extension Line {
    /// The distance from a point to the nearest point between the ends.
    @inlinable public func distance(to point: Point) -> Double {
        let along = end - start
        let squared = along.squaredLength
        guard squared > 0 else { return start.distance(to: point) }
        let share = min(max((point - start).dot(along) / squared, 0), 1)
        return start.interpolated(to: end, at: share).distance(to: point)
    }
}
