/// A closed contour whose edges move, each at its own speed, while it keeps its edges and their order.
///
/// An edge that its neighbours cut off has no length from then on. This is one topology at all distances: contours at
/// two distances have the same segments and can be interpolated (a straight skeleton has the same events; Aichholzer,
/// Aurenhammer, Alberts, Gärtner 1995).
struct MovingContour {
    private let edges: [MovingEdge]
    private let tolerance: Double
    private let detail: Double
    /// The distance so far, and the corner after each edge.
    private var distance = 0.0
    private var corners: [MovingCorner] = []
    /// The edges that have a length, in their order.
    private var living: [Int]

    /// - Parameters:
    ///   - detail: a length; shorter edges may vanish where they do not meet their neighbours any more.
    ///   - tolerance: the maximum distance of a corner from the exact one.
    init(_ contour: Subpath, speeds: some Sequence<Double>, detail: Double, tolerance: Double) {
        self.detail = detail
        edges = zip(contour.segments, speeds).map { MovingEdge($0, speed: $1) }
        self.tolerance = tolerance
        // Edges as short as this are left by rounding, and have no direction.
        living = edges.indices.filter { [edges] in edges[$0].curve.polygonLength > 16 * tolerance }
        corners = edges.indices.map { MovingCorner(from: edges[$0], to: edges[($0 + 1) % edges.count]) }
        for (place, edge) in living.enumerated() {
            corners[edge] = MovingCorner(from: edges[edge], to: edges[living[(place + 1) % living.count]])
        }
    }

    /// Moves the edges on.
    ///
    /// - Parameter steps: the number of steps in which corners are followed.
    /// - Returns: false if the contour has vanished, or if edges do not meet any more.
    mutating func move(to goal: Double, steps: Int) -> Bool {
        let start = distance
        for step in 1...max(1, steps) {
            distance = start + (goal - start) * Double(step) / Double(max(1, steps))
            guard settle() else { return false }
        }
        return true
    }

    /// Finds all corners at the current distance.
    private mutating func settle() -> Bool {
        while true {
            guard living.count > 1 else {
                return edges.count == 1 && !edges[0].isTurned(from: 0, to: 1, distance: distance)
            }
            var lost: Int?
            for place in living.indices {
                let (edge, next) = (living[place], living[(place + 1) % living.count])
                if corners[edge].solve(from: edges[edge], to: edges[next], distance: distance, tolerance: tolerance) {
                    continue
                }
                // A small edge gives way: its remaining part does not show how it continues.
                let (a, b) = (edges[edge].curve.polygonLength, edges[next].curve.polygonLength)
                guard min(a, b) < detail else { return false }
                lost = a < b ? place : (place + 1) % living.count
                break
            }
            if let lost {
                guard living.count > 2 else { return false }
                remove([lost])
                continue
            }
            let turned = living.indices.filter { place in
                let (before, edge) = (living[(place + living.count - 1) % living.count], living[place])
                return edges[edge].isTurned(
                    from: corners[before].beginning, to: corners[edge].ending, distance: distance)
            }
            if turned.isEmpty { return true }
            remove(turned)
        }
    }

    private mutating func remove(_ places: [Int]) {
        let old = living
        let vanished = Set(places)
        living = old.indices.filter { !vanished.contains($0) }.map { old[$0] }
        for (index, place) in old.indices.filter({ !vanished.contains($0) }).enumerated() {
            guard vanished.contains((place + 1) % old.count) else { continue }
            let (edge, next) = (living[index], living[(index + 1) % living.count])
            // The place of `next` in the old order identifies the corner at which it began.
            guard let position = old.firstIndex(of: next) else { continue }
            let before = old[(position + old.count - 1) % old.count]
            corners[edge] = MovingCorner(ending: corners[edge].ending, beginning: corners[before].beginning)
        }
    }

    /// The contour at the current distance: the segments of the first one, in kind and order.
    var contour: Subpath {
        guard !living.isEmpty else { return Subpath(start: .zero) }
        var places = [Point](repeating: .zero, count: edges.count)
        var starts = [(t: Double, isStraight: Bool)](repeating: (0, false), count: edges.count)
        for place in living.indices {
            let (edge, next) = (living[place], living[(place + 1) % living.count])
            let corner = corners[edge].place(from: edges[edge], to: edges[next], distance: distance)
            starts[next] = (corners[edge].beginning, corners[edge].beginsStraight)
            // Edges without a length are where the corner is.
            var index = edge
            while index != next || edge == next {
                places[index] = corner
                index = (index + 1) % edges.count
                if edge == next && index == edge { break }
            }
        }
        let isLiving = living.reduce(into: [Bool](repeating: false, count: edges.count)) { $0[$1] = true }
        var segments: ContiguousArray<Segment> = []
        for index in edges.indices {
            let (start, end) = (places[(index + edges.count - 1) % edges.count], places[index])
            segments.append(
                isLiving[index]
                    ? segment(of: index, from: starts[index].t, starts[index].isStraight, start, end)
                    : edges[index].isLine ? .line(Line(start, end)) : .cubic(CubicBezier(start, start, end, end)))
        }
        return Subpath(start: places[edges.count - 1], segments: segments, isClosed: true)
    }

    private func segment(
        of index: Int, from t: Double, _ startsStraight: Bool, _ start: Point, _ end: Point
    ) -> Segment {
        let edge = edges[index]
        if edge.isLine { return .line(Line(start, end)) }
        let (goal, endsStraight) = (corners[index].ending, corners[index].endsStraight)
        let first = edge.place(at: t, isEnd: false, isStraight: startsStraight)
        let last = edge.place(at: goal, isEnd: true, isStraight: endsStraight)
        let piece = OffsetCurve.Piece(
            from: t, to: goal, start: start, end: end, startTangent: first.tangent, endTangent: last.tangent)
        let samples = OffsetSamples { share in
            let place = t + (goal - t) * share
            return edge.point(
                at: place, isEnd: false, isStraight: place < 0 ? startsStraight : endsStraight, distance: distance)
        }
        let handles = [first, last].map { place in
            max(0, place.pace * (1 - edge.offset(at: distance) * place.curvature) * (goal - t) / 3)
        }
        return .cubic(
            HandleFit.nearest(to: piece, handles: (handles[0], handles[1]), samples: samples, tolerance: tolerance))
    }
}
