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

/// A vector: the difference of two points.
public struct Vector: Hashable, Sendable, BitwiseCopyable {
    /// The x component, to the right.
    public var x: Double
    /// The y component, downward as in SVG.
    public var y: Double

    /// A vector by its components.
    @inlinable public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    /// The zero vector.
    public static let zero = Vector(0, 0)

    /// The length; never negative.
    @inlinable public var length: Double { squaredLength.squareRoot() }
    /// The square of the length, which needs no root.
    @inlinable public var squaredLength: Double { x * x + y * y }

    /// The dot product: 0 if the vectors are perpendicular.
    @inlinable public func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

    /// The z component of the cross product: positive if `other` is clockwise of this vector on screen (y down).
    @inlinable public func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

    /// The vector with length 1; nil for a vector that is too short to have a direction.
    @inlinable public var normalized: Vector? {
        let length = self.length
        guard length > 0, length.isFinite else { return nil }
        return Vector(x / length, y / length)
    }

    /// The vector rotated by 90°, clockwise on screen (y down): (1, 0) becomes (0, 1).
    @inlinable public var perpendicular: Vector { Vector(-y, x) }

    /// The opposite vector.
    @inlinable public static prefix func - (vector: Vector) -> Vector { Vector(-vector.x, -vector.y) }
    /// The sum of two vectors.
    @inlinable public static func + (a: Vector, b: Vector) -> Vector { Vector(a.x + b.x, a.y + b.y) }
    /// The difference of two vectors.
    @inlinable public static func - (a: Vector, b: Vector) -> Vector { Vector(a.x - b.x, a.y - b.y) }
    /// The vector multiplied by a factor.
    @inlinable public static func * (vector: Vector, factor: Double) -> Vector {
        Vector(vector.x * factor, vector.y * factor)
    }
    /// The vector multiplied by a factor.
    @inlinable public static func * (factor: Double, vector: Vector) -> Vector { vector * factor }
    /// The vector divided by a number.
    @inlinable public static func / (vector: Vector, divisor: Double) -> Vector {
        Vector(vector.x / divisor, vector.y / divisor)
    }
}
