/// A straight piece from `start` to `end`.
public struct Line: Hashable, Sendable, BitwiseCopyable {
    /// Where it begins.
    public var start: Point
    /// Where it ends.
    public var end: Point

    /// A straight line between two points.
    @inlinable public init(_ start: Point, _ end: Point) {
        self.start = start
        self.end = end
    }
}

extension Line {
    /// The distance from a point to the nearest point between the ends.
    @inlinable public func distance(to point: Point) -> Double { squaredDistance(to: point).squareRoot() }

    /// Its square.
    @inlinable public func squaredDistance(to point: Point) -> Double { (point - nearest(to: point)).squaredLength }

    /// The point between the ends that is nearest to another.
    @inlinable public func nearest(to point: Point) -> Point {
        let along = end - start
        let squared = along.squaredLength
        guard squared > 0 else { return start }
        return start.interpolated(to: end, at: min(max((point - start).dot(along) / squared, 0), 1))
    }
}
