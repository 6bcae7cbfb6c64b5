/// An axis-aligned rectangle; `width` and `height` are never negative.
public struct Rect: Hashable, Sendable, BitwiseCopyable {
    /// The left edge.
    public var minX: Double
    /// The upper edge: y grows downward.
    public var minY: Double
    /// The right edge; not less than the left one.
    public var maxX: Double
    /// The lower edge; not less than the upper one.
    public var maxY: Double

    /// A rectangle by its edges.
    @inlinable public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    /// A rectangle by its upper left corner and its size, which must not be negative.
    @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
    }

    /// The rectangle of a single point.
    @inlinable public init(_ point: Point) {
        self.init(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y)
    }

    /// The horizontal size; 0 for a single point.
    @inlinable public var width: Double { maxX - minX }
    /// The vertical size; 0 for a single point.
    @inlinable public var height: Double { maxY - minY }
    /// Width times height.
    @inlinable public var area: Double { width * height }
    /// The center.
    @inlinable public var center: Point { Point((minX + maxX) / 2, (minY + maxY) / 2) }

    /// The corners clockwise on screen (y down), from the upper left one.
    package var corners: [Point] {
        [Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)]
    }

    /// The longer side, of which a relative tolerance is a fraction.
    @inlinable public var extent: Double { max(width, height) }

    /// Whether a point is inside, or on an edge.
    @inlinable public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }

    /// Whether it contains another rectangle completely.
    @inlinable public func contains(_ other: Rect) -> Bool {
        other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }

    /// Whether two rectangles have a common point, even if only on an edge.
    @inlinable public func intersects(_ other: Rect) -> Bool {
        minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
    }

    /// The smallest rectangle that contains both.
    @inlinable public func union(_ other: Rect) -> Rect {
        Rect(
            minX: min(minX, other.minX), minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }

    /// The smallest rectangle that contains this one and a point.
    @inlinable public func union(_ point: Point) -> Rect { union(Rect(point)) }

    /// The rectangle inset by `margin` on every side; a negative margin expands it.
    @inlinable public func insetBy(_ margin: Double) -> Rect {
        Rect(minX: minX + margin, minY: minY + margin, maxX: maxX - margin, maxY: maxY - margin)
    }

    /// The distance from a point to the rectangle; 0 inside.
    @inlinable public func distance(to point: Point) -> Double { squaredDistance(to: point).squareRoot() }

    /// The square of the distance.
    @inlinable func squaredDistance(to point: Point) -> Double {
        let x = max(minX - point.x, 0, point.x - maxX)
        let y = max(minY - point.y, 0, point.y - maxY)
        return x * x + y * y
    }
}
