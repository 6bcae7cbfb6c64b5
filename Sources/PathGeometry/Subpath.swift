/// The segments between two moves.
public struct Subpath: Hashable, Sendable {
    /// The start point.
    public var start: Point
    /// Each segment begins at the end of the previous one. A closed subpath includes its closing line, unless that
    /// line has no length.
    public var segments: ContiguousArray<Segment>
    /// Whether it was closed by `close`. An open subpath that returns to its start has caps nevertheless.
    public var isClosed: Bool

    /// A subpath of consecutive segments.
    public init(start: Point, segments: ContiguousArray<Segment> = [], isClosed: Bool = false) {
        self.start = start
        self.segments = segments
        self.isClosed = isClosed
    }

    /// The end of the last segment; the start if there are no segments.
    public var end: Point { segments.last?.end ?? start }

    /// - Parameter elements: the elements, without moves and closes.
    fileprivate init(start: Point, _ elements: ArraySlice<Path.Element>, isClosed: Bool) {
        self.init(start: start, isClosed: isClosed)
        segments.reserveCapacity(elements.count + 1)
        var current = start
        for element in elements {
            switch element {
            case .line(let point):
                segments.append(.line(Line(current, point)))
                current = point
            case .quadratic(let control, let point):
                segments.append(.quadratic(QuadraticBezier(current, control, point)))
                current = point
            case .cubic(let control1, let control2, let point):
                segments.append(.cubic(CubicBezier(current, control1, control2, point)))
                current = point
            case .move, .close: break
            }
        }
        if isClosed, current != start { segments.append(.line(Line(current, start))) }
    }
}

extension Path.Element {
    fileprivate var isDrawing: Bool {
        switch self {
        case .line, .quadratic, .cubic: true
        case .move, .close: false
        }
    }
}

extension Path {
    /// The subpaths, in order; a move without drawing commands is a subpath without segments.
    public var subpaths: [Subpath] {
        var result: [Subpath] = []
        // Few glyphs have more.
        result.reserveCapacity(8)
        var index = elements.startIndex
        while index < elements.endIndex {
            guard case .move(let start) = elements[index] else {
                index += 1
                continue
            }
            let first = index + 1
            index = first
            while index < elements.endIndex, elements[index].isDrawing { index += 1 }
            let isClosed = index < elements.endIndex && elements[index] == .close
            result.append(Subpath(start: start, elements[first..<index], isClosed: isClosed))
        }
        return result
    }

    /// Creates a path of subpaths, in their order.
    public init(_ subpaths: [Subpath]) {
        self.init()
        reserveCapacity(subpaths.reduce(0) { $0 + $1.segments.count + 2 })
        for subpath in subpaths { append(subpath) }
    }

    /// Appends a subpath.
    public mutating func append(_ subpath: Subpath) {
        if subpath.isClosed, !subpath.segments.isEmpty { return appendRing(subpath.segments) }
        move(to: subpath.start)
        for segment in subpath.segments { append(segment) }
        if subpath.isClosed { close() }
    }
}
