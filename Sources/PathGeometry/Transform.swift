/// An affine map: x′ = a·x + c·y + e, y′ = b·x + d·y + f, as in SVG's `matrix(a b c d e f)`.
public struct Transform: Hashable, Sendable, BitwiseCopyable {
    /// The six numbers of SVG's `matrix(a b c d e f)`.
    public var a, b, c, d, e, f: Double

    /// The map from (x, y) to (ax + cy + e, bx + dy + f).
    public init(a: Double, b: Double, c: Double, d: Double, e: Double, f: Double) {
        (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
    }

    /// The identity.
    public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, e: 0, f: 0)

    /// A translation by x and y.
    public static func translation(_ x: Double, _ y: Double) -> Transform {
        Transform(a: 1, b: 0, c: 0, d: 1, e: x, f: y)
    }

    /// A scaling by x and y, from the origin.
    public static func scale(_ x: Double, _ y: Double) -> Transform {
        Transform(a: x, b: 0, c: 0, d: y, e: 0, f: 0)
    }

    /// From the unit square to a rectangle: the units of a bounding box.
    package static func unitSquare(to box: Rect) -> Transform {
        Transform(a: box.width, b: 0, c: 0, d: box.height, e: box.minX, f: box.minY)
    }

    /// The factor by which areas grow; negative if the map is a reflection.
    public var determinant: Double { a * d - b * c }

    /// Whether it maps every shape to a similar one (rotation, uniform scale, reflection, translation).
    public var isSimilarity: Bool {
        let size = max(abs(a), abs(b), abs(c), abs(d))
        let slack = size * 1e-9  // for the rounding errors of a few matrix products
        return (abs(a - d) <= slack && abs(b + c) <= slack)
            || (abs(a + d) <= slack && abs(b - c) <= slack)
    }

    /// The mean factor by which lengths grow: the square root of the factor of areas.
    public var scaleFactor: Double { abs(determinant).squareRoot() }

    /// The composition: first `self`, then `next`.
    public func followed(by next: Transform) -> Transform {
        Transform(
            a: next.a * a + next.c * b, b: next.b * a + next.d * b,
            c: next.a * c + next.c * d, d: next.b * c + next.d * d,
            e: next.a * e + next.c * f + next.e, f: next.b * e + next.d * f + next.f)
    }

    /// The inverse; nil if the map is singular.
    public var inverse: Transform? {
        let determinant = self.determinant
        guard determinant != 0, determinant.isFinite else { return nil }
        return Transform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            e: (c * f - d * e) / determinant, f: (b * e - a * f) / determinant)
    }

    /// Maps a point.
    @inlinable public func callAsFunction(_ point: Point) -> Point {
        Point(a * point.x + c * point.y + e, b * point.x + d * point.y + f)
    }

    /// Maps a vector, which is not affected by the translation.
    @inlinable public func callAsFunction(_ vector: Vector) -> Vector {
        Vector(a * vector.x + c * vector.y, b * vector.x + d * vector.y)
    }
}

// MARK: - Angles

extension Transform {
    /// A rotation around the origin, clockwise on screen (y down), as SVG's `rotate`; exact for quarter turns.
    public static func rotation(degrees: Double) -> Transform {
        let turn = Trigonometry.direction(degrees.truncatingRemainder(dividingBy: 360) / 180 * .pi)
        return Transform(a: turn.x, b: turn.y, c: -turn.y, d: turn.x, e: 0, f: 0)
    }

    /// SVG's `skewX` and `skewY`: x grows with y by the tangent of the first angle, and y with x by
    /// the angle of the second.
    public static func skew(xDegrees: Double = 0, yDegrees: Double = 0) -> Transform {
        func slope(_ degrees: Double) -> Double {
            degrees == 0
                ? 0 : Trigonometry.tangent(degrees.truncatingRemainder(dividingBy: 180) / 180 * .pi)
        }
        return Transform(a: 1, b: slope(yDegrees), c: slope(xDegrees), d: 1, e: 0, f: 0)
    }
}
