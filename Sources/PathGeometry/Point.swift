/// A point in the plane. As in SVG, x points right and y points **down**.
public struct Point: Hashable, Sendable, BitwiseCopyable {
    /// The x coordinate, to the right.
    public var x: Double
    /// The y coordinate, downward as in SVG.
    public var y: Double

    /// A point by its coordinates.
    @inlinable public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    /// The origin.
    public static let zero = Point(0, 0)

    /// Whether both coordinates are finite.
    @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }

    /// The point moved by a vector.
    @inlinable public static func + (point: Point, offset: Vector) -> Point {
        Point(point.x + offset.x, point.y + offset.y)
    }

    /// The point moved by the negative vector.
    @inlinable public static func - (point: Point, offset: Vector) -> Point {
        Point(point.x - offset.x, point.y - offset.y)
    }

    /// The vector that leads from `start` to `end`.
    @inlinable public static func - (end: Point, start: Point) -> Vector {
        Vector(end.x - start.x, end.y - start.y)
    }

    /// The point at a fraction of the line to `other`; 0 is this point, 1 is `other`.
    @inlinable public func interpolated(to other: Point, at fraction: Double) -> Point {
        Point(x + (other.x - x) * fraction, y + (other.y - y) * fraction)
    }

    /// The midpoint of both points.
    @inlinable public func midpoint(to other: Point) -> Point {
        Point((x + other.x) / 2, (y + other.y) / 2)
    }

    /// In units of the coordinates; never negative.
    @inlinable public func distance(to other: Point) -> Double { (other - self).length }
}
