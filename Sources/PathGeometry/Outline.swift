/// A run of segments under construction; pieces without length are left out.
struct Outline {
    private(set) var segments: ContiguousArray<Segment> = []
    private(set) var current: Point

    init(at start: Point) { current = start }

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

    /// By `angle` around `center`; see `Path.arc(around:by:to:)`.
    mutating func arc(around center: Point, by angle: Double, to end: Point) {
        var path = Path()
        path.move(to: current)
        path.arc(around: center, by: angle, to: end)
        for segment in path.subpaths[0].segments { append(segment) }
    }

    mutating func appendReversed(_ other: Outline) {
        for segment in other.segments.reversed() { append(segment.reversed) }
    }
}

extension Path {
    /// Adds the outline as a closed subpath.
    mutating func append(_ outline: Outline) {
        var outline = outline
        outline.dropStartInsideLine()
        guard let first = outline.segments.first else { return }
        append(Subpath(start: first.start, segments: outline.segments, isClosed: true))
    }
}

extension Line {
    /// Does the next line have the same direction, up to rounding?
    fileprivate func goesOn(to next: Line) -> Bool {
        let (a, b) = (end - start, next.end - next.start)
        return a.dot(b) > 0 && abs(a.cross(b)) <= 1e-9 * a.dot(b)
    }
}
