/// A straight piece from `start` to `end`.
public struct Line: Hashable, Sendable, BitwiseCopyable {
    public var start: Point
    public var end: Point

    @inlinable public init(_ start: Point, _ end: Point) {
        self.start = start
        self.end = end
    }
}
