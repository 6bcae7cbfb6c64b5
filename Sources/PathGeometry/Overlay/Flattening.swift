/// Approximates curves by as few chords as keep each of them on the correct side of all others.
///
/// If two strands are disjoint, or touch only at a shared end, then neither they nor their chords cross, and replacing
/// a strand by its chord does not change the topology. So a strand is bisected only while another one is near it,
/// until its chord is within the tolerance; crossings are then found between such chords. Most of a glyph is far from
/// any crossing, and a quarter circle there is a single edge.
///
/// Two strands that are the same curve, drawn twice, have the same chords as long as they are bisected alike; they do
/// not have to be bisected because of each other.
struct Flattening: ~Copyable {
    private let tolerance: Double
    private let margin: Double
    private var strands: ContiguousArray<Strand> = []
    /// The initial strand of each curve, in the order of the curves.
    private var roots: ContiguousArray<Int32> = []
    /// Pairs of strands that are the same curve.
    private var twins: ContiguousArray<(Int32, Int32)> = []
    /// Whether it is known that strands meet only at shared ends.
    private(set) var isDisjoint: Bool

    /// - Parameters:
    ///   - leftOut: the indices of curves to skip, ascending.
    ///   - margin: the minimum distance of two chords that still keep their sides.
    ///   - expectsDisjoint: whether the curves are expected not to cross. Then that is checked.
    init(
        _ curves: ContiguousArray<Segment>, without leftOut: [Range<Int>] = [], tolerance: Double, margin: Double,
        expectsDisjoint: Bool
    ) {
        self.tolerance = tolerance
        self.margin = margin
        isDisjoint = expectsDisjoint
        strands.reserveCapacity(4 * curves.count)
        roots.reserveCapacity(curves.count)
        var next = 0
        for range in leftOut {
            for index in next..<range.lowerBound { add(curves[index], Int32(index)) }
            next = range.upperBound
        }
        for index in next..<curves.count { add(curves[index], Int32(index)) }
        divide()
    }

    private mutating func add(_ segment: Segment, _ index: Int32) {
        roots.append(Int32(strands.count))
        switch segment {
        case .line(let line): strands.append(Strand(line, curve: index))
        case .quadratic(let curve): add(curve.elevated, index)
        case .cubic(let curve): add(curve, index)
        }
    }

    private mutating func add(_ curve: CubicBezier, _ index: Int32) {
        strands.append(Strand(curve, curve: index, from: 0, to: 1, tolerance: tolerance))
        var next = strands.count - 1
        while next < strands.count {
            if strands[next].halves == 0, !strands[next].isFlat, !strands[next].isForward { halve(next) }
            next += 1
        }
    }

    private mutating func halve(_ index: Int) {
        let (first, second) = strands[index].halved(tolerance: tolerance)
        strands[index].halves = Int32(strands.count)
        strands.append(first)
        strands.append(second)
    }

    /// Bisects strands until each is disjoint from all others, or both are flat.
    private mutating func divide() {
        var leaves: ContiguousArray<Int32> = []
        var boxes: ContiguousArray<Rect> = []
        leaves.reserveCapacity(strands.count)
        boxes.reserveCapacity(strands.count)
        for index in strands.indices where strands[index].halves == 0 {
            leaves.append(Int32(index))
            boxes.append(strands[index].box.insetBy(-margin))
        }
        var pairs: ContiguousArray<(Int32, Int32)> = []
        // A look at two boxes or strands takes less than other steps.
        var looks = 0
        let (limit, most) = (WorkLimit.left, WorkLimit.atOnce)
        var isWithin = true
        BoxPairs(boxes).visit { a, b in
            divide(Int(leaves[min(a, b)]), Int(leaves[max(a, b)]), &pairs)
            looks += 1
            isWithin = looks / 8 <= limit && strands.count <= most
            while isWithin, let (a, b) = pairs.popLast() {
                divide(Int(a), Int(b), &pairs)
                looks += 2
                isWithin = looks / 8 <= limit && strands.count <= most
            }
            return isWithin
        }
        guard isWithin else { return WorkLimit.exceed() }
        WorkLimit.spend(looks / 8 + strands.count)
        while halveAlike() {}
    }

    /// Bisects one of two strands that may meet, and queues its halves for the comparison with the other.
    private mutating func divide(_ a: Int, _ b: Int, _ pairs: inout ContiguousArray<(Int32, Int32)>) {
        let areFlat = strands[a].isFlat && strands[b].isFlat
        // For two chords it only matters whether anything meets at all.
        if areFlat && !isDisjoint || strands[a].isDisjoint(from: strands[b], margin: margin) { return }
        if areFlat {
            isDisjoint = false
            return
        }
        if strands[a].isTwin(of: strands[b]) {
            isDisjoint = false
            return twins.append((Int32(a), Int32(b)))
        }
        let dividesA = strands[b].isFlat || (!strands[a].isFlat && strands[a].box.extent >= strands[b].box.extent)
        let (divided, other) = dividesA ? (a, Int32(b)) : (b, Int32(a))
        if strands[divided].halves == 0 { halve(divided) }
        let half = strands[divided].halves
        pairs.append((half, other))
        pairs.append((half + 1, other))
    }

    /// Bisects each twin whose counterpart is bisected. A third twin may need another round then.
    private mutating func halveAlike() -> Bool {
        var isChanged = false
        var pairs = twins
        while let (first, second) = pairs.popLast() {
            let (a, b) = (Int(first), Int(second))
            if strands[a].halves == 0, strands[b].halves == 0 { continue }
            for index in [a, b] where strands[index].halves == 0 {
                halve(index)
                isChanged = true
            }
            let (halfA, halfB) = (strands[a].halves, strands[b].halves)
            let turn: Int32 = strands[a].hull.start == strands[b].hull.start ? 0 : 1
            pairs.append((halfA, halfB + turn))
            pairs.append((halfA + 1, halfB + 1 - turn))
        }
        return isChanged
    }

    /// The number of strands that become chords: each bisection replaces one by two.
    var count: Int { roots.count + (strands.count - roots.count) / 2 }

    /// Calls `body` for every strand that becomes a chord, curve by curve.
    func visit(_ body: (borrowing Strand) -> Void) {
        var stack: ContiguousArray<Int32> = []
        for root in roots {
            stack.append(root)
            while let index = stack.popLast() {
                let half = strands[Int(index)].halves
                if half == 0 {
                    body(strands[Int(index)])
                } else {
                    stack.append(half + 1)
                    stack.append(half)
                }
            }
        }
    }
}

/// A stretch of a curve that becomes one chord or is bisected into two strands.
struct Strand: BitwiseCopyable {
    /// The control points: the stretch and its chord are in their convex hull. If the chord is accurate enough, only
    /// its ends.
    let hull: CubicBezier
    let box: Rect
    /// The index of the curve, and the strand's parameters on it.
    let curve: Int32
    let t0: Double
    let t1: Double
    /// Whether the chord is within the tolerance of the stretch.
    let isFlat: Bool
    /// The index of the first half if it is bisected; the other half is next.
    var halves: Int32 = 0

    init(_ stretch: CubicBezier, curve: Int32, from t0: Double, to t1: Double, tolerance: Double) {
        // Without a limit, a curve a thousand times as large as the view box would be cut into millions of strands.
        isFlat = stretch.chordBound <= tolerance || t1 - t0 <= 1 / 4096
        hull = isFlat ? CubicBezier(Line(stretch.start, stretch.end)) : stretch
        box = Rect(
            minX: min(min(hull.start.x, hull.control1.x), min(hull.control2.x, hull.end.x)),
            minY: min(min(hull.start.y, hull.control1.y), min(hull.control2.y, hull.end.y)),
            maxX: max(max(hull.start.x, hull.control1.x), max(hull.control2.x, hull.end.x)),
            maxY: max(max(hull.start.y, hull.control1.y), max(hull.control2.y, hull.end.y)))
        self.curve = curve
        (self.t0, self.t1) = (t0, t1)
    }

    /// A line is its own chord.
    init(_ line: Line, curve: Int32) {
        hull = CubicBezier(line)
        box = Rect(line.start).union(line.end)
        self.curve = curve
        (t0, t1) = (0, 1)
        isFlat = true
    }

    /// Whether it runs forward everywhere, so that neither the strand nor its halves cross themselves.
    ///
    /// If all of its legs are within a half-plane of directions, a line through any of its points separates the part
    /// before it from the part after it, including the control points.
    var isForward: Bool {
        let a = hull.control1 - hull.start
        let b = hull.control2 - hull.control1
        let c = hull.end - hull.control2
        return turnsLittle(a, b) && turnsLittle(b, c) && turnsLittle(a, c)
    }

    /// Whether the angle between two legs is at most about 100°. (A quarter turn, with rounding errors.)
    private func turnsLittle(_ a: Vector, _ b: Vector) -> Bool {
        let product = a.dot(b)
        return product >= 0 || product * product <= 0.03 * a.squaredLength * b.squaredLength
    }

    /// Both halves, by de Casteljau's construction at the middle.
    func halved(tolerance: Double) -> (Strand, Strand) {
        let a = hull.start.midpoint(to: hull.control1)
        let b = hull.control1.midpoint(to: hull.control2)
        let c = hull.control2.midpoint(to: hull.end)
        let (ab, bc) = (a.midpoint(to: b), b.midpoint(to: c))
        let (middle, t) = (ab.midpoint(to: bc), (t0 + t1) / 2)
        return (
            Strand(CubicBezier(hull.start, a, ab, middle), curve: curve, from: t0, to: t, tolerance: tolerance),
            Strand(CubicBezier(middle, bc, c, hull.end), curve: curve, from: t, to: t1, tolerance: tolerance)
        )
    }
}

extension Strand {
    /// Whether they are the same curve, in either direction.
    func isTwin(of other: Strand) -> Bool { hull == other.hull || hull == other.hull.reversed }

    /// Whether it is certain that two strands, and with them their chords, meet only at shared ends.
    ///
    /// - Parameter margin: the minimum distance: chords move slightly when they are snapped to the grid.
    func isDisjoint(from other: Strand, margin: Double) -> Bool {
        if box.minX - margin > other.box.maxX || other.box.minX - margin > box.maxX
            || box.minY - margin > other.box.maxY || other.box.minY - margin > box.maxY
        {
            return true
        }
        let (a, b) = (hull, other.hull)
        switch (a.start == b.start, a.start == b.end, a.end == b.start, a.end == b.end) {
        case (false, false, false, false): break
        case (true, false, false, false): return Sector(from: a).isDisjoint(from: Sector(from: b), margin)
        case (false, true, false, false): return Sector(from: a).isDisjoint(from: Sector(to: b), margin)
        case (false, false, true, false): return Sector(to: a).isDisjoint(from: Sector(from: b), margin)
        case (false, false, false, true): return Sector(to: a).isDisjoint(from: Sector(to: b), margin)
        default: return false
        }
        return a.isSeparated(from: b, margin) || b.isSeparated(from: a, margin)
    }
}

extension CubicBezier {
    fileprivate var reversed: CubicBezier { CubicBezier(end, control2, control1, start) }

    fileprivate init(_ line: Line) { self.init(line.start, line.start, line.end, line.end) }

    /// The maximum distance of the chord from the curve, by the bound on the second difference.
    fileprivate var chordBound: Double {
        let first = (control2 - control1) - (control1 - start)
        let last = (end - control2) - (control2 - control1)
        return (max(first.squaredLength, last.squaredLength)).squareRoot() * (6.0 / 8)
    }

    /// Whether there is a line along the chord with all control points of this curve on one side and all of the other
    /// curve on the other side.
    fileprivate func isSeparated(from other: CubicBezier, _ margin: Double) -> Bool {
        let chord = end - start
        let (c1, c2) = (chord.cross(control1 - start), chord.cross(control2 - start))
        let (low, high) = (min(0, min(c1, c2)), max(0, max(c1, c2)))
        let d0 = chord.cross(other.start - start)
        let d1 = chord.cross(other.control1 - start)
        let d2 = chord.cross(other.control2 - start)
        let d3 = chord.cross(other.end - start)
        let gap = max(min(min(d0, d1), min(d2, d3)) - high, low - max(max(d0, d1), max(d2, d3)))
        return gap > 0 && gap * gap > margin * margin * chord.squaredLength
    }
}

/// The range of directions of a strand's control points, seen from one of its ends.
private struct Sector {
    /// The outermost directions: all others are clockwise (on screen) of `first` and counterclockwise of `last`.
    private var first: Vector
    private var last: Vector
    private let chord: Vector

    init(from curve: CubicBezier) {
        chord = curve.end - curve.start
        (first, last) = (chord, chord)
        include(curve.control1 - curve.start)
        include(curve.control2 - curve.start)
    }

    init(to curve: CubicBezier) {
        chord = curve.start - curve.end
        (first, last) = (chord, chord)
        include(curve.control2 - curve.end)
        include(curve.control1 - curve.end)
    }

    private mutating func include(_ direction: Vector) {
        if first.cross(direction) < 0 { first = direction }
        if last.cross(direction) > 0 { last = direction }
    }

    /// Whether two sectors around the same point are disjoint, except for a common side.
    func isDisjoint(from other: Sector, _ margin: Double) -> Bool {
        if holds(other.first) || holds(other.last) || other.holds(first) || other.holds(last) || isSame(as: other) {
            return false
        }
        // Strands that touch along a side are tangent to each other: their chords must diverge soon enough.
        if chord.dot(other.chord) <= 0 { return true }
        let cross = chord.cross(other.chord)
        return cross * cross > margin * margin * max(chord.squaredLength, other.chord.squaredLength)
    }

    /// Whether the direction is strictly inside of the sector.
    private func holds(_ direction: Vector) -> Bool {
        Sector.turn(first, direction) && Sector.turn(direction, last)
    }

    /// Whether `b` is clockwise of `a`, by more than a rounding error.
    private static func turn(_ a: Vector, _ b: Vector) -> Bool {
        let cross = a.cross(b)
        return cross > 0 && cross * cross > 1e-18 * a.squaredLength * b.squaredLength
    }

    private func isSame(as other: Sector) -> Bool {
        !Sector.turn(first, other.first) && !Sector.turn(other.first, first) && first.dot(other.first) > 0
            && !Sector.turn(last, other.last) && !Sector.turn(other.last, last) && last.dot(other.last) > 0
            && Sector.turn(first, last)
    }
}
