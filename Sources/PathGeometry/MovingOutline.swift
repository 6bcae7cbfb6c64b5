/// A filled outline whose edges move as lines get wider or thinner, in one topology: at every distance it has the same
/// contours and segments, in kind, order and start.
package struct MovingOutline {
    private let path: Path
    private let speeds: [Double]
    private let detail: Double
    private let tolerance: Double

    /// Corners are followed in steps of this share of the whole distance.
    private static let steps = 12

    /// - Parameters:
    ///   - path: a path in normal form.
    ///   - speeds: the speed of each segment of each subpath, in their order: how far an edge moves away from the ink
    ///     for a distance of 1.
    ///   - detail: a length; shorter edges may vanish where they do not meet their neighbours any more.
    ///   - tolerance: the maximum distance of corners from the exact ones, in units of the path.
    package init(_ path: Path, speeds: [Double], detail: Double, tolerance: Double) {
        (self.path, self.speeds, self.detail, self.tolerance) = (path, speeds, detail, tolerance)
    }

    /// The outline after its edges have moved; nil if a contour has vanished, or if edges do not meet any more. The
    /// result can cross itself.
    ///
    /// - Parameter distance: the distance, in units of the path; negative for thinner lines.
    package func moved(by distance: Double) -> Path? {
        var moved: [Subpath] = []
        var first = 0
        for subpath in path.subpaths {
            let own = speeds[first..<first + subpath.segments.count]
            first += subpath.segments.count
            var contour = MovingContour(subpath, speeds: own, detail: detail, tolerance: tolerance)
            guard contour.move(to: distance, steps: Self.steps) else { return nil }
            moved.append(contour.contour)
        }
        return Path(moved)
    }
}

/// A closed contour whose edges move, each at its own speed, while it keeps its edges and their order.
///
/// An edge that its neighbours cut off has no length from then on. This is one topology at all distances: contours at
/// two distances have the same segments and can be interpolated (a straight skeleton has the same events; Aichholzer,
/// Aurenhammer, Alberts, Gärtner 1995).
private struct MovingContour {
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

/// The corner between two edges: where their moved curves meet.
private struct MovingCorner {
    /// The parameter on the edge that ends here.
    var ending: Double
    /// The parameter on the edge that begins here.
    var beginning: Double
    /// Whether each of them continues straight on where it is a curve.
    var (endsStraight, beginsStraight) = (false, false)
    /// Whether the two continue each other. Their parameters stay, so that the place is as smooth as before.
    var isSmooth: Bool

    /// Edges with less of an angle between them continue each other. At this angle, the middle of both is nearer to
    /// their intersection than a sixtieth of the distance.
    private static let greatestTurn = 20 * Double.pi / 180
    /// The cosine of the greatest angle by which a continuation turns, 120 degrees: one cubic curve is like a circle
    /// for about as far.
    private static let leastContinuation = -0.5

    /// The corner before anything has moved.
    init(from edge: MovingEdge, to next: MovingEdge) {
        (ending, beginning) = (1, 0)
        let (a, b) = (
            edge.place(at: 1, isEnd: true, isStraight: false).tangent,
            next.place(at: 0, isEnd: false, isStraight: false).tangent
        )
        isSmooth = edge.speed == next.speed && a.dot(b) >= MovingCorner.cosine(MovingCorner.greatestTurn)
    }

    /// The corner of two edges, after all edges between them have vanished.
    init(ending: Double, beginning: Double) {
        (self.ending, self.beginning, isSmooth) = (ending, beginning, false)
    }

    func place(from edge: MovingEdge, to next: MovingEdge, distance: Double) -> Point {
        edge.point(at: ending, isEnd: true, isStraight: endsStraight, distance: distance)
            .midpoint(to: next.point(at: beginning, isEnd: false, isStraight: beginsStraight, distance: distance))
    }

    /// Moves the corner to the intersection of both curves.
    ///
    /// - Returns: false if they do not meet near it, however they continue.
    mutating func solve(from edge: MovingEdge, to next: MovingEdge, distance: Double, tolerance: Double) -> Bool {
        if isSmooth || meets(edge, next, distance, tolerance) { return true }
        let last = self
        for (ends, begins) in [(true, false), (false, true), (true, true), (false, false)] {
            (endsStraight, beginsStraight) = (ends, begins)
            if meets(edge, next, distance, tolerance) { return true }
        }
        self = last
        return false
    }

    /// Newton's method, by the shortest step where many lead to the aim, as on two parts of one circle (Levenberg,
    /// Marquardt).
    private mutating func meets(
        _ edge: MovingEdge, _ next: MovingEdge, _ distance: Double, _ tolerance: Double
    ) -> Bool {
        var (a, b) = (ending, beginning)
        for _ in 0..<24 {
            let gap =
                next.point(at: b, isEnd: false, isStraight: beginsStraight, distance: distance)
                - edge.point(at: a, isEnd: true, isStraight: endsStraight, distance: distance)
            if gap.length <= tolerance {
                guard isNear(edge, from: 1, to: a, endsStraight), isNear(next, from: 0, to: b, beginsStraight) else {
                    return false
                }
                (ending, beginning) = (a, b)
                return true
            }
            let u = edge.velocity(at: a, isEnd: true, isStraight: endsStraight, distance: distance)
            let v = next.velocity(at: b, isEnd: false, isStraight: beginsStraight, distance: distance)
            let damping = 1e-9 * (u.squaredLength + v.squaredLength)
            let (xx, xy, yy) = (u.x * u.x + v.x * v.x + damping, u.x * u.y + v.x * v.y, u.y * u.y + v.y * v.y + damping)
            let determinant = xx * yy - xy * xy
            guard determinant > 0 else { return false }
            let way = Vector((gap.x * yy - gap.y * xy) / determinant, (gap.y * xx - gap.x * xy) / determinant)
            a += u.dot(way)
            b -= v.dot(way)
            guard abs(a) < 50, abs(b) < 50 else { return false }
        }
        return false
    }

    private func isNear(_ edge: MovingEdge, from end: Double, to t: Double, _ isStraight: Bool) -> Bool {
        if edge.isLine || isStraight || (0...1).contains(t) { return true }
        let isEnd = end == 1
        let turn = edge.place(at: end, isEnd: isEnd, isStraight: false).tangent
            .dot(edge.place(at: t, isEnd: isEnd, isStraight: false).tangent)
        return turn >= MovingCorner.leastContinuation
    }

    /// The cosine of an angle below a right one, by its series.
    private static func cosine(_ x: Double) -> Double {
        1 - x * x / 2 + x * x * x * x / 24 - x * x * x * x * x * x / 720
    }
}

/// An edge of a filled outline that moves in the direction of its normal, as the edges of a stroke do when it gets
/// wider.
///
///      ----------  at distance d: speed · d outside of the edge
///          ^
///      ----------  at distance 0
///      ##########  ink
///
/// Parameters beyond 0 and 1 are on the continuation of the edge, which a neighbour has hidden so far: a line goes on
/// as a line, a curve as the circle that fits its end, or, as a round cap does in the side of its line, straight on.
private struct MovingEdge {
    /// The edge at distance 0; a line is a cubic, too.
    let curve: CubicBezier
    let isLine: Bool
    /// The distance that it moves away from the ink for a unit: negative for one that moves towards the ink.
    let speed: Double

    init(_ segment: Segment, speed: Double) {
        (curve, self.speed) = (segment.asCubic, speed)
        if case .line = segment { isLine = true } else { isLine = false }
    }

    /// A place on the edge at distance 0.
    struct Place {
        var point: Point
        /// The tangent, of length 1.
        var tangent: Vector
        /// The length of the edge for a unit of the parameter.
        var pace: Double
        /// Positive towards the normal, `tangent.perpendicular`.
        var curvature: Double
    }

    /// - Parameters:
    ///   - isEnd: whether the edge ends there. It matters where a handle has no length.
    ///   - isStraight: whether a curve continues straight on beyond its ends.
    func place(at t: Double, isEnd: Bool, isStraight: Bool) -> Place {
        if isLine {
            let way = curve.end - curve.start
            return Place(
                point: curve.start + way * t, tangent: way.normalized ?? .zero, pace: way.length, curvature: 0)
        }
        let end = min(max(t, 0), 1)
        let velocity = curve.derivative(at: end)
        // A handle without length: the curve is measured a little away from it.
        let pace = max(velocity.length, curve.polygonLength * 1e-3)
        let tangent = curve.tangent(at: end, isEnd: isEnd) ?? .zero
        let inside = velocity.length < pace ? (end < 0.5 ? 0.02 : 0.98) : end
        let speed = curve.derivative(at: inside).length
        let curvature = speed > 0 ? curve.turning(at: inside) / (speed * speed * speed) : 0
        var place = Place(point: curve.point(at: end), tangent: tangent, pace: pace, curvature: curvature)
        if t == end { return place }
        if isStraight { place.curvature = 0 }
        return place.continued(by: (t - end) * pace)
    }

    /// The offset of a path whose ink is on the side of the normal, as in normal form.
    func offset(at distance: Double) -> Double { -speed * distance }

    func point(at t: Double, isEnd: Bool, isStraight: Bool, distance: Double) -> Point {
        let place = place(at: t, isEnd: isEnd, isStraight: isStraight)
        return place.point + place.tangent.perpendicular * offset(at: distance)
    }

    /// The velocity of the moved edge: against the tangent where it has moved past its centers of curvature.
    func velocity(at t: Double, isEnd: Bool, isStraight: Bool, distance: Double) -> Vector {
        let place = place(at: t, isEnd: isEnd, isStraight: isStraight)
        return place.tangent * (place.pace * (1 - offset(at: distance) * place.curvature))
    }

    /// Whether nothing of the edge between two parameters has kept its direction.
    func isTurned(from start: Double, to end: Double, distance: Double) -> Bool {
        if end <= start { return true }
        if isLine { return false }
        return [0.05, 0.25, 0.5, 0.75, 0.95].allSatisfy { share in
            offset(at: distance) * place(at: start + (end - start) * share, isEnd: false, isStraight: false).curvature
                >= 1
        }
    }
}

extension MovingEdge.Place {
    /// The place on the circle of its curvature, after an arc of about this length.
    ///
    /// By the tangent of half the angle, a circle is a rational function of its parameter.
    fileprivate func continued(by way: Double) -> MovingEdge.Place {
        let half = curvature * way / 2
        let scale = 1 / (1 + half * half)
        let (cosine, sine) = ((1 - half * half) * scale, 2 * half * scale)
        let normal = tangent.perpendicular
        var place = self
        place.point = point + tangent * (way * scale) + normal * (half * way * scale)
        place.tangent = tangent * cosine + normal * sine
        place.pace *= scale
        return place
    }
}
