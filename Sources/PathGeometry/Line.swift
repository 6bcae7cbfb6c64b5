/// A straight line segment.
public struct Line: Hashable, Sendable, BitwiseCopyable {
    /// The start point.
    public var start: Point
    /// The end point.
    public var end: Point

    /// A straight line between two points.
    @inlinable public init(_ start: Point, _ end: Point) {
        self.start = start
        self.end = end
    }
}

extension Line {
    /// The distance from a point to the segment.
    @inlinable public func distance(to point: Point) -> Double { squaredDistance(to: point).squareRoot() }

    /// The square of the distance.
    @inlinable public func squaredDistance(to point: Point) -> Double { (point - nearest(to: point)).squaredLength }

    /// The nearest point of the segment.
    @inlinable public func nearest(to point: Point) -> Point {
        let along = end - start
        let squared = along.squaredLength
        guard squared > 0 else { return start }
        return start.interpolated(to: end, at: min(max((point - start).dot(along) / squared, 0), 1))
    }
}
