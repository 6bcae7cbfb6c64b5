/// A stretch of a curve on its way to becoming one chord, or two shorter strands.
struct Strand: BitwiseCopyable {
    /// Its control points: the stretch and its chord lie in their hull. Where the chord will do, only its ends.
    let hull: CubicBezier
    let box: Rect
    /// The index of the curve, and the parameters between which the strand lies.
    let curve: Int32
    let t0: Double
    let t1: Double
    /// Is its chord nowhere farther from it than the tolerance?
    let isFlat: Bool
    /// The index of the first half where it is in two; the other half comes next.
    var halves: Int32 = 0

    init(_ stretch: CubicBezier, curve: Int32, from t0: Double, to t1: Double, tolerance: Double) {
        // A curve a thousand times the view box would otherwise be cut into millions of strands.
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

    /// A line: it has no shape to lose.
    init(_ line: Line, curve: Int32) {
        hull = CubicBezier(line)
        box = Rect(line.start).union(line.end)
        self.curve = curve
        (t0, t1) = (0, 1)
        isFlat = true
    }

    /// Does it run forward all along, so that neither it nor its halves can come across themselves?
    ///
    /// If its legs all point the same way within a half-plane, a line through any of its points parts what is
    /// before from what is behind, control points included.
    var isForward: Bool {
        let a = hull.control1 - hull.start
        let b = hull.control2 - hull.control1
        let c = hull.end - hull.control2
        return turnsLittle(a, b) && turnsLittle(b, c) && turnsLittle(a, c)
    }

    /// Is there no more than about 100° between two legs? (A quarter turn, with room for rounding.)
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
    /// Are they the same curve, in either direction?
    func isTwin(of other: Strand) -> Bool { hull == other.hull || hull == other.hull.reversed }

    /// Are two strands, and with them their chords, sure not to meet but in an end that both share?
    ///
    /// - Parameter margin: how near they may come: chords move a little when they are snapped to the grid.
    func isApart(from other: Strand, margin: Double) -> Bool {
        if box.minX - margin > other.box.maxX || other.box.minX - margin > box.maxX
            || box.minY - margin > other.box.maxY || other.box.minY - margin > box.maxY
        {
            return true
        }
        let (a, b) = (hull, other.hull)
        switch (a.start == b.start, a.start == b.end, a.end == b.start, a.end == b.end) {
        case (false, false, false, false): break
        case (true, false, false, false): return Sector(from: a).isApart(from: Sector(from: b), margin)
        case (false, true, false, false): return Sector(from: a).isApart(from: Sector(to: b), margin)
        case (false, false, true, false): return Sector(to: a).isApart(from: Sector(from: b), margin)
        case (false, false, false, true): return Sector(to: a).isApart(from: Sector(to: b), margin)
        default: return false
        }
        return a.parts(from: b, margin) || b.parts(from: a, margin)
    }
}

extension CubicBezier {
    fileprivate var reversed: CubicBezier { CubicBezier(end, control2, control1, start) }

    fileprivate init(_ line: Line) { self.init(line.start, line.start, line.end, line.end) }

    /// How far the chord may be from the curve at most, by the bound on the second difference.
    fileprivate var chordBound: Double {
        let first = (control2 - control1) - (control1 - start)
        let last = (end - control2) - (control2 - control1)
        return (max(first.squaredLength, last.squaredLength)).squareRoot() * (6.0 / 8)
    }

    /// Is there a line along the chord with all control points on one side, and all of the other's on the other?
    fileprivate func parts(from other: CubicBezier, _ margin: Double) -> Bool {
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

/// The directions in which a strand's control points lie, seen from one of its ends.
private struct Sector {
    /// The outermost ones: all others lie clockwise (on screen) of `first` and counterclockwise of `last`.
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

    /// Have two sectors around the same point no direction in common, but for a side at which they touch?
    func isApart(from other: Sector, _ margin: Double) -> Bool {
        if holds(other.first) || holds(other.last) || other.holds(first) || other.holds(last) || isSame(as: other) {
            return false
        }
        // Strands that touch along a side are tangent to each other: their chords must part soon enough.
        if chord.dot(other.chord) <= 0 { return true }
        let cross = chord.cross(other.chord)
        return cross * cross > margin * margin * max(chord.squaredLength, other.chord.squaredLength)
    }

    /// Does the direction lie strictly inside?
    private func holds(_ direction: Vector) -> Bool {
        Sector.turn(first, direction) && Sector.turn(direction, last)
    }

    /// Does `b` lie clockwise of `a` by more than rounding?
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
