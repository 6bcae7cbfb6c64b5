/// A difference of two points: a direction with a length.
public struct Vector: Hashable, Sendable, BitwiseCopyable {
    /// To the right.
    public var x: Double
    /// Downward, as in SVG.
    public var y: Double

    /// A step of x and y.
    @inlinable public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    /// No step at all.
    public static let zero = Vector(0, 0)

    /// In units of the coordinates; never negative.
    @inlinable public var length: Double { squaredLength.squareRoot() }
    /// The length times itself, which costs no root.
    @inlinable public var squaredLength: Double { x * x + y * y }

    /// The scalar product: 0 where two are perpendicular, greatest where they point the same way.
    @inlinable public func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

    /// The z of the cross product: positive where `other` lies clockwise of this one on screen (y down).
    @inlinable public func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

    /// The same direction with length 1, or nil for a vector without direction.
    @inlinable public var normalized: Vector? {
        let length = self.length
        guard length > 0, length.isFinite else { return nil }
        return Vector(x / length, y / length)
    }

    /// Turned by 90°, clockwise on screen (y down): (1, 0) becomes (0, 1).
    @inlinable public var perpendicular: Vector { Vector(-y, x) }

    /// The same step backward.
    @inlinable public static prefix func - (vector: Vector) -> Vector { Vector(-vector.x, -vector.y) }
    /// Both steps, one after the other.
    @inlinable public static func + (a: Vector, b: Vector) -> Vector { Vector(a.x + b.x, a.y + b.y) }
    /// The step from the end of the second to that of the first.
    @inlinable public static func - (a: Vector, b: Vector) -> Vector { Vector(a.x - b.x, a.y - b.y) }
    /// A step so many times as long.
    @inlinable public static func * (vector: Vector, factor: Double) -> Vector {
        Vector(vector.x * factor, vector.y * factor)
    }
    /// A step so many times as long.
    @inlinable public static func * (factor: Double, vector: Vector) -> Vector { vector * factor }
    /// A step that is shorter so many times.
    @inlinable public static func / (vector: Vector, divisor: Double) -> Vector {
        Vector(vector.x / divisor, vector.y / divisor)
    }
}
