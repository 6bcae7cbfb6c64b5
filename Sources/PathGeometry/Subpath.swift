/// One run of the pen: the pieces between two moves.
public struct Subpath: Hashable, Sendable {
    public var start: Point
    /// Each begins where the one before it ends. A closed subpath has its closing line among them,
    /// unless that line has no length.
    public var segments: ContiguousArray<Segment>
    /// Was it closed with `close`? An open one that returns to its start still has caps.
    public var isClosed: Bool

    public init(start: Point, segments: ContiguousArray<Segment> = [], isClosed: Bool = false) {
        self.start = start
        self.segments = segments
        self.isClosed = isClosed
    }

    public var end: Point { segments.last?.end ?? start }
}

extension Path {
    /// The runs of the pen, in order; a lone `move` is a subpath without segments.
    public var subpaths: [Subpath] {
        var result: [Subpath] = []
        var open: Subpath?
        for element in elements {
            switch element {
            case .move(let point):
                if let open { result.append(open) }
                open = Subpath(start: point)
            case .line(let point):
                if let end = open?.end { open?.segments.append(.line(Line(end, point))) }
            case .quadratic(let control, let point):
                if let end = open?.end {
                    open?.segments.append(.quadratic(QuadraticBezier(end, control, point)))
                }
            case .cubic(let control1, let control2, let point):
                if let end = open?.end {
                    open?.segments.append(.cubic(CubicBezier(end, control1, control2, point)))
                }
            case .close:
                guard var closed = open else { continue }
                if closed.end != closed.start {
                    closed.segments.append(.line(Line(closed.end, closed.start)))
                }
                closed.isClosed = true
                result.append(closed)
                open = nil
            }
        }
        if let open { result.append(open) }
        return result
    }

    public init(_ subpaths: some Sequence<Subpath>) {
        self.init()
        for subpath in subpaths { append(subpath) }
    }

    public mutating func append(_ subpath: Subpath) {
        move(to: subpath.start)
        let last = subpath.segments.indices.last
        for (index, segment) in subpath.segments.enumerated() {
            // `close` draws a closing line by itself.
            if subpath.isClosed, index == last, case .line = segment, segment.end == subpath.start {
                break
            }
            append(segment)
        }
        if subpath.isClosed { close() }
    }
}
