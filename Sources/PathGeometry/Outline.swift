/// A run of segments under construction; pieces without length are left out.
struct Outline {
    private(set) var segments: ContiguousArray<Segment> = []
    private(set) var current: Point

    init(at start: Point) { current = start }

    mutating func line(to point: Point) {
        guard point != current else { return }
        segments.append(.line(Line(current, point)))
        current = point
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
        guard let first = outline.segments.first else { return }
        append(Subpath(start: first.start, segments: outline.segments, isClosed: true))
    }
}
