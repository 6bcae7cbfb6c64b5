/// A sequence of segments under construction; segments without length are dropped.
struct Outline {
    private(set) var segments: ContiguousArray<Segment> = []
    private(set) var current: Point = .zero

    init() {}

    init(at start: Point) { current = start }

    var start: Point { segments.first?.start ?? current }

    /// Restarts, and reuses the memory.
    mutating func restart(at start: Point) {
        segments.removeAll(keepingCapacity: true)
        current = start
    }

    mutating func reserveCapacity(_ count: Int) { segments.reserveCapacity(count) }

    /// Appends a line; a collinear line extends the previous one.
    mutating func line(to point: Point) {
        guard point != current else { return }
        let line = Line(current, point)
        if case .line(let last) = segments.last, last.goesOn(to: line) {
            segments[segments.count - 1] = .line(Line(last.start, point))
        } else {
            segments.append(.line(line))
        }
        current = point
    }

    mutating func cubic(_ control1: Point, _ control2: Point, to end: Point) {
        append(.cubic(CubicBezier(current, control1, control2, end)))
    }

    /// Removes the start of a ring if it is inside of a line.
    mutating func dropStartInsideLine() {
        guard segments.count > 2, case .line(let first) = segments[0],
            case .line(let last) = segments[segments.count - 1], last.end == first.start, last.goesOn(to: first)
        else { return }
        segments[0] = .line(Line(last.start, first.end))
        segments.removeLast()
        current = last.start
    }

    /// Appends a segment, which must begin at the current end of the outline.
    mutating func append(_ segment: Segment) {
        guard !segment.isPoint else { return }
        segments.append(segment)
        current = segment.end
    }

    mutating func append(_ other: Outline) {
        for segment in other.segments { append(segment) }
    }

    mutating func appendReversed(_ other: Outline) {
        for segment in other.segments.reversed() { append(segment.reversed) }
    }

    /// Appends a quarter turn around `center`, clockwise on screen. `end` is the exact end point, without rounding
    /// errors.
    mutating func quarter(around center: Point, to end: Point? = nil) {
        let from = current - center
        let to = end.map { $0 - center } ?? from.perpendicular
        // 4/3 · tan(90° / 4)
        let handle = 4.0 / 3 * (2.0.squareRoot() - 1)
        cubic(current + from.perpendicular * handle, center + to - to.perpendicular * handle, to: end ?? center + to)
    }
}

extension Path {
    /// Appends the outline as a closed subpath.
    mutating func append(_ outline: inout Outline, reversed: Bool = false) {
        outline.dropStartInsideLine()
        appendRing(outline.segments, reversed: reversed)
    }
}

extension Line {
    /// Whether the next line has the same direction, up to rounding errors.
    fileprivate func goesOn(to next: Line) -> Bool {
        let (a, b) = (end - start, next.end - next.start)
        return a.dot(b) > 0 && abs(a.cross(b)) <= 1e-9 * a.dot(b)
    }
}
