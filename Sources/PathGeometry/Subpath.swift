/// One run of the pen: the pieces between two moves.
public struct Subpath: Hashable, Sendable {
    /// Where it begins.
    public var start: Point
    /// Each begins where the one before it ends. A closed subpath has its closing line among them,
    /// unless that line has no length.
    public var segments: ContiguousArray<Segment>
    /// Was it closed with `close`? An open one that returns to its start still has caps.
    public var isClosed: Bool

    /// A run of segments, each from where the one before it ends.
    public init(start: Point, segments: ContiguousArray<Segment> = [], isClosed: Bool = false) {
        self.start = start
        self.segments = segments
        self.isClosed = isClosed
    }

    /// Where its last segment ends; the start, where there is none.
    public var end: Point { segments.last?.end ?? start }

    /// - Parameter elements: neither moves nor closes.
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
    /// The runs of the pen, in order; a lone `move` is a subpath without segments.
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

    /// A path of these, in their order.
    public init(_ subpaths: [Subpath]) {
        self.init()
        reserveCapacity(subpaths.reduce(0) { $0 + $1.segments.count + 2 })
        for subpath in subpaths { append(subpath) }
    }

    /// Puts a subpath behind those that are there.
    public mutating func append(_ subpath: Subpath) {
        if subpath.isClosed, !subpath.segments.isEmpty { return appendRing(subpath.segments) }
        move(to: subpath.start)
        for segment in subpath.segments { append(segment) }
        if subpath.isClosed { close() }
    }
}
