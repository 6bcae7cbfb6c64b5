/// A difference of two points: a direction with a length.
public struct Vector: Hashable, Sendable, BitwiseCopyable {
    public var x: Double
    public var y: Double

    @inlinable public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    public static let zero = Vector(0, 0)

    @inlinable public var length: Double { squaredLength.squareRoot() }
    @inlinable public var squaredLength: Double { x * x + y * y }

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

    @inlinable public static prefix func - (vector: Vector) -> Vector { Vector(-vector.x, -vector.y) }
    @inlinable public static func + (a: Vector, b: Vector) -> Vector { Vector(a.x + b.x, a.y + b.y) }
    @inlinable public static func - (a: Vector, b: Vector) -> Vector { Vector(a.x - b.x, a.y - b.y) }
    @inlinable public static func * (vector: Vector, factor: Double) -> Vector {
        Vector(vector.x * factor, vector.y * factor)
    }
    @inlinable public static func * (factor: Double, vector: Vector) -> Vector { vector * factor }
    @inlinable public static func / (vector: Vector, divisor: Double) -> Vector {
        Vector(vector.x / divisor, vector.y / divisor)
    }
}
