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
        /// The parameter of a short curve where the limit is crossed, by the Illinois method (Dowell and Jarratt, 1971).
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
