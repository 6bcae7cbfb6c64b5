/// How the center line of a run turns, which shows of most drawings that the outline of the stroke does not meet
/// itself.
///
/// An outline that folds over nowhere has the directions of its center line. So it is simple
///
/// - if all directions are within a quarter turn: each edge goes forward along the middle one, one on each side of the
///   center line, and no cap reaches back;
/// - if the line turns to one side only, by half a turn at most, or goes once around: its edges are nested, as the edges of
///   a convex body with a margin are, and a cap goes on beyond them.
///
///      ──╮        ╭────╮        ╭──╮
///        ╰──      │    │        ╰──╯
struct StrokeTurning {
    /// The outermost directions so far, as long as all are within a quarter turn.
    private var first = Vector.zero
    private var last = Vector.zero
    private var isForward = true
    /// The first direction and the last one, as long as all turns are to one side.
    private var origin = Vector.zero
    private var current = Vector.zero
    private var side = 0.0
    /// Whether the inner edge of a bend is a point.
    private var hasPoints = false
    /// Whether the direction is beyond the opposite of the first one, and how often it has come round.
    private var isBeyondHalf = false
    private var rounds = 0

    /// Whether the outline of a run is sure not to meet itself.
    ///
    /// - Parameters:
    ///   - side: the side of its only edge; nil if it has both.
    ///   - tolerance: the tolerance of its edges: they do not come nearer to each other.
    static func isSimple(
        _ sections: ContiguousArray<StrokeSection>, isClosed: Bool, side: Double?, halfWidth: Double, tolerance: Double
    ) -> Bool {
        var turning = StrokeTurning()
        for (index, section) in sections.enumerated() {
            let folded = section.foldedSide
            if folded != 0, side == nil || side == folded, !section.isSkipped(folded) { return false }
            let next = index + 1 == sections.count ? 0 : index + 1
            if isClosed || next > 0, section.endCorner == nil, section.endNormal != sections[next].startNormal,
                side == nil || side != section.outerSide(before: sections[next])
            {
                return false
            }
            switch section.shape {
            case .line: turning.add(section.startTangent)
            case .arc:
                turning.add(section.startTangent)
                turning.add(section.endTangent)
                // Between two such bends there must be an edge.
                if section.hasPoint(halfWidth, tolerance) {
                    if isClosed || next > 0, !sections[next].hasEdge(halfWidth, tolerance) { return false }
                    turning.hasPoints = true
                }
            case .curve(let curve, let from, let to):
                guard from == 0, to == 1 else { return false }
                turning.add(curve.control1 - curve.start)
                turning.add(curve.control2 - curve.control1)
                turning.add(curve.end - curve.control2)
            }
            guard turning.isForward && !isClosed || turning.turnsToOneSide else { return false }
        }
        if !isClosed { return turning.isForward || turning.isOpen }
        turning.add(turning.origin)
        return turning.turnsToOneSide && turning.rounds == 1
    }

    /// Whether it turns by half a turn at most; by less if its inner edges may meet in a point.
    private var isOpen: Bool {
        !isBeyondHalf && rounds == 0 && (!hasPoints || origin.dot(current) > Self.leastCosine)
    }

    private var turnsToOneSide: Bool { side.isFinite }

    private mutating func add(_ direction: Vector) {
        guard let direction = direction.normalized else { return }
        if origin == .zero {
            (first, last, origin, current) = (direction, direction, direction, direction)
            return
        }
        isForward = isForward && min(first.dot(direction), last.dot(direction)) > -Self.hair
        if last.cross(direction) > 0 { last = direction }
        if first.cross(direction) < 0 { first = direction }
        let turn = current.cross(direction)
        // A reversal turns to either side.
        if abs(turn) <= Self.hair {
            if current.dot(direction) < 0 { side = .infinity }
            return
        }
        if side == 0 { side = turn < 0 ? -1 : 1 }
        if side * turn < 0 { side = .infinity }
        guard turnsToOneSide else { return }
        current = direction
        let isBeyond = side * origin.cross(direction) < -Self.hair
        if isBeyondHalf, !isBeyond { rounds += 1 }
        isBeyondHalf = isBeyond
    }

    /// The cosine of 150°.
    private static let leastCosine = -0.866
    /// Rounding errors of directions.
    private static let hair = 1e-9
}

extension StrokeSection {
    /// Whether its radius is half the width.
    fileprivate func hasPoint(_ halfWidth: Double, _ tolerance: Double) -> Bool {
        guard case .arc(let arc, _) = shape else { return false }
        return foldedSide == 0 && abs(arc.radius) <= halfWidth + tolerance
    }

    /// The side of the corner to the next section where the edges have a join between them.
    fileprivate func outerSide(before next: StrokeSection) -> Double {
        endTangent.cross(next.startTangent) < 0 ? 1 : -1
    }

    /// Whether both its edges can be seen.
    fileprivate func hasEdge(_ halfWidth: Double, _ tolerance: Double) -> Bool {
        !hasPoint(halfWidth, tolerance) && start.distance(to: end) > 4 * tolerance
    }
}
