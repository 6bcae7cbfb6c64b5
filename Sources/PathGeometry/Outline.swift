/// A run of segments under construction; pieces without length are left out.
struct Outline {
    private(set) var segments: ContiguousArray<Segment> = []
    private(set) var current: Point = .zero

    init() {}

    init(at start: Point) { current = start }

    var start: Point { segments.first?.start ?? current }

    /// Begins anew, in the memory that it has.
    mutating func restart(at start: Point) {
        segments.removeAll(keepingCapacity: true)
        current = start
    }

    mutating func reserveCapacity(_ count: Int) { segments.reserveCapacity(count) }

    /// A line that goes straight on makes the one before it longer.
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

    /// Of a ring, the start may lie inside a line: leaves it out.
    mutating func dropStartInsideLine() {
        guard segments.count > 2, case .line(let first) = segments[0],
            case .line(let last) = segments[segments.count - 1], last.end == first.start, last.goesOn(to: first)
        else { return }
        segments[0] = .line(Line(last.start, first.end))
        segments.removeLast()
        current = last.start
    }

    /// The segment has to begin where the outline stands.
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

    /// A quarter turn around `center`, clockwise on screen; `end` is where it leads to but for rounding.
    mutating func quarter(around center: Point, to end: Point? = nil) {
        let from = current - center
        let to = end.map { $0 - center } ?? from.perpendicular
        // 4/3 · tan(90° / 4)
        let handle = 4.0 / 3 * (2.0.squareRoot() - 1)
        cubic(current + from.perpendicular * handle, center + to - to.perpendicular * handle, to: end ?? center + to)
    }
}

extension Path {
    /// Adds the outline as a closed subpath.
    mutating func append(_ outline: inout Outline, reversed: Bool = false) {
        outline.dropStartInsideLine()
        appendRing(outline.segments, reversed: reversed)
    }
}

extension Line {
    /// Does the next line have the same direction, up to rounding?
    fileprivate func goesOn(to next: Line) -> Bool {
        let (a, b) = (end - start, next.end - next.start)
        return a.dot(b) > 0 && abs(a.cross(b)) <= 1e-9 * a.dot(b)
    }
}
