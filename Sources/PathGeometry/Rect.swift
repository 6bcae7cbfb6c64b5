/// An upright rectangle; `width` and `height` are never negative.
public struct Rect: Hashable, Sendable, BitwiseCopyable {
    public var minX: Double
    public var minY: Double
    public var maxX: Double
    public var maxY: Double

    @inlinable public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
    }

    /// The rectangle of a single point.
    @inlinable public init(_ point: Point) {
        self.init(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y)
    }

    @inlinable public var width: Double { maxX - minX }
    @inlinable public var height: Double { maxY - minY }
    @inlinable public var area: Double { width * height }
    @inlinable public var center: Point { Point((minX + maxX) / 2, (minY + maxY) / 2) }

    /// Clockwise on screen (y down) from the least.
    package var corners: [Point] {
        [Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)]
    }

    /// The length that a relative tolerance is a fraction of: the longer side.
    @inlinable public var extent: Double { max(width, height) }

    @inlinable public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }

    @inlinable public func contains(_ other: Rect) -> Bool {
        other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }

    @inlinable public func intersects(_ other: Rect) -> Bool {
        minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
    }

    @inlinable public func union(_ other: Rect) -> Rect {
        Rect(
            minX: min(minX, other.minX), minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }

    @inlinable public func union(_ point: Point) -> Rect { union(Rect(point)) }

    /// Smaller by `margin` on every side; a negative margin grows it.
    @inlinable public func insetBy(_ margin: Double) -> Rect {
        Rect(minX: minX + margin, minY: minY + margin, maxX: maxX - margin, maxY: maxY - margin)
    }

    /// The way from a point to the nearest of the rectangle's.
    @inlinable public func distance(to point: Point) -> Double { squaredDistance(to: point).squareRoot() }

    /// Its square.
    @inlinable func squaredDistance(to point: Point) -> Double {
        let x = max(minX - point.x, 0, point.x - maxX)
        let y = max(minY - point.y, 0, point.y - maxY)
        return x * x + y * y
    }
}
