extension Simplification {
    /// Replaces consecutive arcs of one circle by one cubic for each quarter turn or part of it.
    mutating func joinArcs() {
        var joined = [Bool](repeating: false, count: pieces.count)
        for index in 0..<jointCount { joined[index] = mayGoRound(index) }
        pieces = replacingRuns(joined) { run in
            // Most runs are the two quarters of a round cap.
            let turn = (0..<run.count).reduce(0) { $0 + abs(run[$1].turn) }
            guard quarters(in: turn) < run.count else { return nil }
            var part = Simplification(run.pieces, isClosed: run.isRing, tolerance: tolerance)
            part.joinOnCircles()
            return part.pieces
        }
    }

    /// Whether this piece and the next turn in the same direction, without a corner or a long line.
    private func mayGoRound(_ index: Int) -> Bool {
        let (a, b) = (pieces[index], pieces[next(index)])
        guard a.goesOn(to: b), !isLongLine(a), !isLongLine(b) else { return false }
        let (before, after) = (a.startDirection.cross(a.endDirection), b.startDirection.cross(b.endDirection))
        return before * after >= 0
    }

    /// Whether it is a line longer than four tolerances. A short line may be a part of any circle.
    private func isLongLine(_ piece: Piece) -> Bool {
        piece.segment.isLine && (piece.segment.end - piece.segment.start).squaredLength > 16 * tolerance * tolerance
    }

    private mutating func joinOnCircles() {
        let arcs = pieces.map { Arc($0, tolerance) }
        var joined = [Bool](repeating: false, count: pieces.count)
        for index in 0..<jointCount { joined[index] = isOneCircle(arcs[index], arcs[next(index)]) }
        pieces = replacingRuns(joined) { run in
            let (pieces, own) = (run.pieces, (0..<run.count).map { arcs[(run.start + $0) % arcs.count] })
            return run.isRing ? ring(pieces, own) : arc(pieces, own)
        }
    }

    /// Whether two pieces are on the circle of one of them.
    private func isOneCircle(_ a: Arc, _ b: Arc) -> Bool {
        guard a.isClockwise == b.isClockwise || a.circle == nil || b.circle == nil else { return false }
        return a.covers(b, tolerance) || b.covers(a, tolerance)
    }

    // MARK: - Replacements

    private func arc(_ run: ContiguousArray<Piece>, _ arcs: [Arc]) -> ContiguousArray<Piece>? {
        let (start, end) = (run[0].segment.start, run[run.count - 1].segment.end)
        guard start != end else { return nil }
        let middle = start.midpoint(to: end)
        let across = (end - start).perpendicular
        // All circles through both ends have their centers on one line.
        var candidates: [Circle] = []
        func consider(_ offset: Double) {
            let center = middle + across * offset
            if center.isFinite { candidates.append(Circle(center: center, radius: center.distance(to: start))) }
        }
        // The turn given by the tangents at the ends.
        let turn = Trigonometry.angle(
            from: run[0].startDirection, to: run[run.count - 1].endDirection)
        consider(1 / (2 * Trigonometry.tangent(turn / 2)))
        // The center given by the arcs themselves.
        if let center = Arc.center(of: arcs) { consider((center - middle).dot(across) / across.squaredLength) }
        return best(candidates, run, arcs) { circle, angle, count in
            circle.arc(from: start, to: end, by: angle, count: count)
        }
    }

    /// A full circle gets its vertices at the rightmost, lowest, leftmost and highest point, as in SVG.
    private func ring(_ run: ContiguousArray<Piece>, _ arcs: [Arc]) -> ContiguousArray<Piece>? {
        guard let center = Arc.center(of: arcs) else { return nil }
        let radii = run.map { $0.segment.start.distance(to: center) }
        let mean = radii.reduce(0, +) / Double(radii.count)
        let candidates = [mean, radii.min() ?? mean].map { Circle(center: center, radius: $0) }
        return best(candidates, run, arcs) { circle, angle, count in
            guard count == 4 else { return nil }
            let right = circle.center + Vector(circle.radius, 0)
            return circle.arc(from: right, to: right, by: angle, count: count)
        }
    }

    /// The arc on the candidate circle nearest to the run, if it is near enough and has fewer cubics.
    private func best(
        _ candidates: [Circle], _ run: ContiguousArray<Piece>, _ arcs: [Arc],
        _ draw: (Circle, _ angle: Double, _ count: Int) -> [Segment]?
    ) -> ContiguousArray<Piece>? {
        guard let isClockwise = arcs.first(where: { $0.circle != nil })?.isClockwise else { return nil }
        var best: (circle: Circle, angle: Double, count: Int, error: Double)?
        for circle in candidates {
            guard let (angle, count, error) = extent(of: run, on: circle, isClockwise: isClockwise) else { continue }
            if error < best?.error ?? .infinity { best = (circle, angle, count, error) }
        }
        guard let best else { return nil }
        let error = best.error + (run.map(\.error).max() ?? 0)
        guard error <= tolerance else { return nil }
        guard best.count < run.count, let segments = draw(best.circle, best.angle, best.count) else { return nil }
        return ContiguousArray(segments.map { Piece($0, error: error) })
    }

    private func extent(
        of run: ContiguousArray<Piece>, on circle: Circle, isClockwise: Bool
    ) -> (angle: Double, count: Int, error: Double)? {
        var (angle, deviation) = (0.0, Circle.Deviation())
        for piece in run {
            guard let own = circle.deviation(of: piece.segment, isClockwise: isClockwise, isThorough: true)
            else { return nil }
            deviation.include(own.least)
            deviation.include(own.most)
            angle += Trigonometry.angle(
                from: piece.segment.start - circle.center, to: piece.segment.end - circle.center)
        }
        let count = quarters(in: abs(angle))
        // The cubics of an arc are outside of it; so are the new ones.
        let bulge = circle.radius * Circle.bulge(ofTurn: angle / Double(count))
        return (angle, count, max(deviation.most, bulge - deviation.least))
    }

    /// The number of quarter turns needed for an angle, with a margin for rounding errors.
    private func quarters(in angle: Double) -> Int { max(1, Int((angle / (.pi / 2) - 1e-4).rounded(.up))) }
}

extension Simplification.Piece {
    /// The angle from the start direction to the end direction.
    fileprivate var turn: Double { Trigonometry.angle(from: startDirection, to: endDirection) }
}

/// A segment as part of a circle.
private struct Arc {
    let segment: Segment
    /// Nil if it bends too little to determine a circle, or is not an arc.
    private(set) var circle: Circle?
    private(set) var isClockwise = false
    /// Whether it is not part of any circle.
    private let isForeign: Bool

    init(_ piece: Simplification.Piece, _ tolerance: Double) {
        segment = piece.segment
        let (start, middle, end) = (segment.start, segment.point(at: 0.5), segment.end)
        let sagitta = Line(start, end).distance(to: middle)
        guard !segment.isLine, sagitta > tolerance, let circle = Circle(through: start, middle, end) else {
            // Too short to determine a circle: it may be part of any circle, or a line.
            isForeign = false
            return
        }
        isClockwise = (middle - start).cross(end - middle) > 0
        guard let deviation = circle.deviation(of: segment, isClockwise: isClockwise),
            deviation.most <= tolerance, deviation.least >= -tolerance
        else {
            isForeign = true
            return
        }
        isForeign = false
        self.circle = circle
    }

    /// Whether the other arc is on its circle.
    func covers(_ other: Arc, _ tolerance: Double) -> Bool {
        guard let circle, !other.isForeign,
            let deviation = circle.deviation(of: other.segment, isClockwise: isClockwise)
        else { return false }
        return deviation.most <= tolerance && deviation.least >= -tolerance
    }

    /// The common center of arcs. They are weighted by the square of their share of the turn, because longer arcs
    /// determine it better.
    static func center(of arcs: [Arc]) -> Point? {
        var (sum, weights, origin) = (Vector.zero, 0.0, Point?.none)
        for arc in arcs {
            guard let circle = arc.circle else { continue }
            let share = (arc.segment.end - arc.segment.start).squaredLength / (circle.radius * circle.radius)
            let base = origin ?? circle.center
            origin = base
            sum = sum + (circle.center - base) * (share * share)
            weights += share * share
        }
        return origin.map { $0 + sum / weights }
    }
}

extension Simplification {
    /// Replaces cubics that are nearly arcs by exact ones. The edges of a stroked circle are not exact circles,
    /// because the cubics of its center line were not.
    mutating func makeArcsTrue() {
        for index in pieces.indices {
            guard let (arc, error) = trueArc(pieces[index]) else { continue }
            pieces[index] = Piece(.cubic(arc), error: pieces[index].error + error)
            isChanged = true
        }
    }

    /// Whether it is a line or an arc of a circle.
    func isLineOrArc(_ piece: Piece) -> Bool {
        piece.segment.isLine || arc(like: piece).map { $0.error <= tolerance / 2 } ?? false
    }

    /// The arc that a piece approximates; nil if it is exact already, or is not an arc.
    private func trueArc(_ piece: Piece) -> (arc: CubicBezier, error: Double)? {
        guard let (arc, error) = arc(like: piece), piece.error + error <= tolerance / 2 else { return nil }
        // A difference below the rounding error is ignored.
        return error > 1e-9 * (arc.end - arc.start).length ? (arc, error) : nil
    }

    /// The symmetric arc with the same ends and the mean of the end directions of a piece, and its distance from the
    /// piece. Nil for a piece that is short or hardly bends, because it may approximate another curve, and for a turn
    /// of more than about 110°.
    private func arc(like piece: Piece) -> (arc: CubicBezier, error: Double)? {
        guard case .cubic(let curve) = piece.segment, let along = (curve.end - curve.start).normalized else {
            return nil
        }
        let chord = (curve.end - curve.start).dot(along)
        // The mean of the start direction and the mirrored end direction, relative to the chord.
        let sum = piece.startDirection + piece.endDirection
        let across = piece.startDirection - piece.endDirection
        guard chord > 16 * tolerance,
            let start = Vector(sum.dot(along), along.cross(across)).normalized, start.x > 0.57, abs(start.y) > 0.05
        else { return nil }
        // 4/3 · tan(θ/4) of the radius, in terms of the chord and cos(θ/2).
        let handle = chord * (2.0 / 3) / (1 + start.x)
        let (forth, aside) = (along * (start.x * handle), along.perpendicular * (start.y * handle))
        let arc = CubicBezier(curve.start, curve.start + forth + aside, curve.end - forth + aside, curve.end)
        // The curve moves by at most three quarters of the movement of its control points.
        let shift = max((arc.control1 - curve.control1).squaredLength, (arc.control2 - curve.control2).squaredLength)
        return (arc, 0.75 * shift.squareRoot())
    }
}
