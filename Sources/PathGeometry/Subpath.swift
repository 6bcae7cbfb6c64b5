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

// MARK: - Measures

extension Subpath {
    /// The tight bounding box of the subpath; y grows downward.
    public var bounds: Rect {
        segments.reduce(Rect(start)) { $0.union($1.bounds) }
    }

    /// The signed area, clockwise on screen (y down) positive; an open subpath is closed by a line.
    public var area: Double {
        // Relative to the start, so that a drawing far from the origin loses no digits.
        var twice = 0.0
        for segment in segments { twice += segment.twiceArea(from: start) }
        return twice / 2
    }

    /// The winding number around a point, clockwise on screen positive. An open subpath counts as closed.
    public func winding(around point: Point) -> Int {
        var winding = segments.reduce(0) { $0 + $1.crossings(rightOf: point) }
        if end != start { winding += Segment.line(Line(end, start)).crossings(rightOf: point) }
        return winding
    }

    /// The subpath in the opposite direction; a closed one keeps its start.
    public var reversed: Subpath {
        Subpath(
            start: isClosed ? start : end, segments: ContiguousArray(segments.reversed().map(\.reversed)),
            isClosed: isClosed)
    }

    /// The total length of all segments, in units of the path.
    public var length: Double { segments.reduce(0) { $0 + ArcLength($1).total } }
}

// MARK: - Stretches

extension Subpath {
    /// The stretches of a closed contour that are farther from some edges than a limit, in its order; the contour
    /// itself if all of it is.
    ///
    ///     ════════════      edges
    ///     ──╮      ╭──
    ///       │      │        the stretch from the point where it leaves the edges to the point where it returns
    ///       ╰──────╯
    ///
    /// - Parameter least: a stretch that is not longer than this may be missed.
    package func stretches(fartherThan limit: Double, from edges: FlatPath, least: Double) -> [Subpath] {
        /// A parameter of a segment, with the distance of its point beyond the limit, as far as that matters.
        struct Measured {
            var t: Double
            var excess: Double
            /// The nearest edge.
            var chord: Int
        }
        func measured(_ t: Double, _ point: Point) -> Measured {
            let reach = 2 * (limit + least)
            let nearest = edges.nearestChord(to: point, within: reach)
            return Measured(t: t, excess: min(nearest.distance, reach) - limit, chord: nearest.chord)
        }
        /// The parameter of a short curve where the limit is crossed, by the Illinois method (Dowell and Jarratt,
        /// 1971).
        func crossing(of part: Segment, _ start: Double, _ end: Double, within accuracy: Double) -> Double {
            var (low, high, below, above, last) = (0.0, 1.0, start, end, 0)
            for _ in 0..<40 where high - low > accuracy {
                let next = low + (high - low) * below / (below - above)
                let value = measured(next, part.point(at: next)).excess
                if abs(value) <= accuracy * least { return next }
                if (value >= 0) == (below >= 0) {
                    (low, below, above, last) = (next, value, last == 1 ? above / 2 : above, 1)
                } else {
                    (high, above, below, last) = (next, value, last == -1 ? below / 2 : below, -1)
                }
            }
            return (low + high) / 2
        }
        var crossings: [Place] = []
        /// Where the curves are divided does not matter, because the distance changes by no more than the way.
        func search(_ part: Segment, of number: Int, from: Measured, to: Measured) {
            let (way, isCrossed) = (part.polygonLength, (from.excess >= 0) != (to.excess >= 0))
            if !isCrossed {
                if way <= max(least, abs(from.excess) + abs(to.excess)) { return }
                // The points near an edge are a convex area: all of a curve is in it if its control points are.
                let isNear = from.excess < 0 && to.excess < 0
                if isNear, edges.isNear(part, toChord: from.chord, within: limit) { return }
                if isNear, to.chord != from.chord, edges.isNear(part, toChord: to.chord, within: limit) { return }
            }
            if way <= least {
                let share = crossing(of: part, from.excess, to.excess, within: least / 4096 / max(way, least / 4096))
                return crossings.append(Place(segment: number, parameter: from.t + (to.t - from.t) * share))
            }
            let (start, end) = (part.subsegment(from: 0, to: 0.5), part.subsegment(from: 0.5, to: 1))
            let between = measured((from.t + to.t) / 2, end.start)
            search(start, of: number, from: from, to: between)
            search(end, of: number, from: between, to: to)
        }
        var from = measured(0, start)
        let beginsFar = from.excess >= 0
        for (number, segment) in segments.enumerated() {
            let to = measured(1, segment.end)
            search(segment, of: number, from: from, to: to)
            from = Measured(t: 0, excess: to.excess, chord: to.chord)
        }
        guard let first = crossings.first else { return beginsFar ? [self] : [] }
        // If the contour begins outside of the limit, the first crossing ends the stretch that the last one began.
        let ordered = beginsFar ? crossings.dropFirst() + [first] : crossings[...]
        return stride(from: ordered.startIndex, to: ordered.endIndex - 1, by: 2).map {
            stretch(from: ordered[$0], to: ordered[$0 + 1])
        }
    }

    /// The stretch of a closed contour between two arc lengths along its chords, both modulo the perimeter.
    ///
    /// - Parameter tolerance: the maximum distance of a chord from its curve, as in a flat path of the contour.
    package func stretch(from start: Double, to end: Double, tolerance: Double) -> ContiguousArray<Segment> {
        var chords: [(place: Place, length: Double)] = []
        for (number, segment) in segments.enumerated() {
            let count = segment.chordCount(tolerance: tolerance)
            var from = segment.start
            for index in 0..<count {
                let to = index + 1 == count ? segment.end : segment.point(at: Double(index + 1) / Double(count))
                chords.append((Place(segment: number, parameter: Double(index) / Double(count)), from.distance(to: to)))
                from = to
            }
        }
        let perimeter = chords.reduce(0) { $0 + $1.length }
        func place(_ length: Double) -> Place {
            var rest = length - (length / perimeter).rounded(.down) * perimeter
            for (index, chord) in chords.enumerated() {
                if rest < chord.length {
                    let isLast = index + 1 == chords.count || chords[index + 1].place.segment != chord.place.segment
                    let (from, to) = (chord.place.parameter, isLast ? 1 : chords[index + 1].place.parameter)
                    return Place(segment: chord.place.segment, parameter: from + (to - from) * rest / chord.length)
                }
                rest -= chord.length
            }
            return Place(segment: 0, parameter: 0)
        }
        return perimeter > 0 ? stretch(from: place(start), to: place(end)).segments : []
    }

    private struct Place {
        let segment: Int
        let parameter: Double
    }

    /// Continues across the start if that is in between.
    private func stretch(from a: Place, to b: Place) -> Subpath {
        if a.segment == b.segment, a.parameter < b.parameter {
            let part = segments[a.segment].subsegment(from: a.parameter, to: b.parameter)
            return Subpath(start: part.start, segments: [part])
        }
        var parts: ContiguousArray = [segments[a.segment].subsegment(from: a.parameter, to: 1)]
        var index = (a.segment + 1) % segments.count
        while index != b.segment {
            parts.append(segments[index])
            index = (index + 1) % segments.count
        }
        parts.append(segments[b.segment].subsegment(from: 0, to: b.parameter))
        return Subpath(start: parts[0].start, segments: parts)
    }
}
