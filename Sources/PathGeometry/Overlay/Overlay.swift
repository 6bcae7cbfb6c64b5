/// The algorithm of boolean operations, in four steps on an exact integer grid.
///
///     flatten and snap  →  sweep, and split at crossings, until there are none
///                       →  trace what the operation keeps  →  rebuild
///
/// Contours that are found to be disjoint from all others, as most contours of drawn areas are, need neither the sweep
/// nor the tracing: they are rebuilt as a whole.
///
/// Every edge stores the curve and the parameters that it was cut from, so that the resulting contours are rebuilt
/// from the original curves: no chord is part of a result. Edges between grid points are compared by integer
/// arithmetic only, so that no input can make the sweep inconsistent.
struct Overlay: ~Copyable {
    let tolerance: Double
    let grid: Grid
    /// The input curves.
    var curves: ContiguousArray<Segment> = []
    /// The path of each curve: 0 for the first, 1 for the second.
    private var operands: ContiguousArray<UInt8> = []
    var edges: ContiguousArray<OverlayEdge> = []

    /// - Parameters:
    ///   - bounds: a rectangle that contains every control point that will be added.
    ///   - tolerance: the maximum distance of a chord from its curve, in units of the paths.
    init(bounds: Rect, tolerance: Double) {
        self.tolerance = tolerance
        grid = Grid(covering: bounds, tolerance: tolerance)
    }

    /// The index of the path that a curve belongs to.
    func operand(of curve: Int) -> Int { Int(operands[curve]) }

    /// Adds the curves of a path. Open subpaths are closed, as for filling.
    mutating func add(_ path: Path, operand: Int) {
        // Reads the elements directly, because this runs for every glyph and subpaths would be arrays of their own.
        if curves.isEmpty {
            curves.reserveCapacity(path.elements.count)
            operands.reserveCapacity(path.elements.count)
        }
        var (start, current) = (Point.zero, Point.zero)
        for element in path.elements {
            switch element {
            case .move(let point):
                close(current, to: start, operand: operand)
                (start, current) = (point, point)
            case .line(let point):
                add(.line(Line(current, point)), operand: operand)
                current = point
            case .quadratic(let control, let point):
                add(.quadratic(QuadraticBezier(current, control, point)), operand: operand)
                current = point
            case .cubic(let control1, let control2, let point):
                add(.cubic(CubicBezier(current, control1, control2, point)), operand: operand)
                current = point
            case .close:
                close(current, to: start, operand: operand)
                current = start
            }
        }
        close(current, to: start, operand: operand)
    }

    /// A contour drawn in relative steps may miss its start by rounding errors; then no closing line is added.
    private mutating func close(_ current: Point, to start: Point, operand: Int) {
        if current == start { return }
        if let last = curves.last, last.end == current, last.start != start,
            current.distance(to: start) < 1e-6 * grid.step
        {
            curves[curves.count - 1] = last.reversed.starting(at: start).reversed
        } else {
            add(.line(Line(current, start)), operand: operand)
        }
    }

    private mutating func add(_ segment: Segment, operand: Int) {
        if segment.isPoint { return }
        curves.append(segment)
        operands.append(UInt8(operand))
    }

    /// The minimum distance of two chords that still keep their sides.
    var margin: Double { 3 * grid.step }

    /// - Parameters:
    ///   - rings: contours to skip, in the order of the curves.
    ///   - expectsDisjoint: whether the curves are expected not to cross. Then that is checked.
    func flattened(without rings: [OverlayRing] = [], expectsDisjoint: Bool = false) -> Flattening {
        Flattening(
            curves, without: rings.map(\.curves), tolerance: tolerance, margin: margin, expectsDisjoint: expectsDisjoint
        )
    }

    /// Snaps the curves to the grid as chains of chords.
    mutating func snap(_ flattening: borrowing Flattening) {
        edges.reserveCapacity(flattening.count)
        var (start, t0) = (GridPoint(x: 0, y: 0), 0.0)
        flattening.visit { strand in
            if strand.t0 == 0 { (start, t0) = (grid.snap(strand.hull.start), 0) }
            let end = grid.snap(strand.hull.end)
            // Chords shorter than a grid step vanish; the next chord covers their stretch.
            guard end != start else { return }
            var edge = OverlayEdge(
                from: start, to: end, operand: operand(of: Int(strand.curve)), curve: strand.curve, from: t0,
                to: strand.t1)
            edge.isFlat = strand.isFlat
            edges.append(edge)
            (start, t0) = (end, strand.t1)
        }
    }

    /// The contours of the result, in normal form.
    ///
    /// - Parameters:
    ///   - rules: the rules of the first and of the second path.
    ///   - expectsDisjoint: whether the contours are likely not to cross. Then they need no sweep.
    consuming func finish(
        _ operation: BooleanOperation, _ rules: (FillRule, FillRule), expectsDisjoint: Bool = false
    ) -> Path {
        let flattening = flattened(expectsDisjoint: expectsDisjoint)
        if WorkLimit.isExceeded { return Path() }
        if flattening.isDisjoint, let rings = rings() { return rebuild(selectRings(of: rings, by: operation, rules)) }
        snap(flattening)
        let sweep = split()
        if WorkLimit.isExceeded { return Path() }
        let kept = selectEdges(of: sweep.pieces, by: operation, rules)
        return rebuild(trace(kept, vertexCount: sweep.vertexCount))
    }
}

/// A line between two grid points, with the stretch of a curve that it approximates.
struct OverlayEdge: BitwiseCopyable {
    /// The end that the sweep meets first: `low < high`.
    var low: GridPoint
    var high: GridPoint
    /// The change of each operand's winding number from the side of smaller y to the side of larger y.
    var delta: WindingPair
    /// The index of the curve that it was cut from, and the curve's parameters at `low` and `high`.
    var curve: Int32
    var lowParameter: Double
    var highParameter: Double
    /// Whether the stretch is within the tolerance of the edge. If not, nothing else is near it.
    var isFlat = true

    /// - Parameter operand: 0 for the first path of an operation, 1 for the second.
    init(from start: GridPoint, to end: GridPoint, operand: Int, curve: Int32, from t0: Double, to t1: Double) {
        let forward = start < end
        low = forward ? start : end
        high = forward ? end : start
        delta = WindingPair(operand: operand, forward ? 1 : -1)
        self.curve = curve
        lowParameter = forward ? t0 : t1
        highParameter = forward ? t1 : t0
    }

    /// The curve's parameter where the edge passes a point.
    func parameter(at point: GridPoint) -> Double {
        if point == low { return lowParameter }
        if point == high { return highParameter }
        let direction = high - low
        let perStep = (highParameter - lowParameter) / Double(direction.dot(direction))
        return lowParameter + perStep * Double(direction.dot(point - low))
    }

    /// The part of the edge between two points on it, or within a grid step of it.
    func piece(from start: GridPoint, _ t0: Double, to end: GridPoint, _ t1: Double) -> OverlayEdge {
        var piece = self
        if start < end {
            (piece.low, piece.high) = (start, end)
            (piece.lowParameter, piece.highParameter) = (t0, t1)
        } else {
            // Rounding has reversed a steep piece: its sides are exchanged.
            (piece.low, piece.high) = (end, start)
            (piece.lowParameter, piece.highParameter) = (t1, t0)
            piece.delta = -delta
        }
        return piece
    }
}

/// The winding numbers of both operands at one place.
struct WindingPair: Hashable, BitwiseCopyable {
    var first: Int32 = 0
    var second: Int32 = 0

    init() {}

    init(operand: Int, _ winding: Int32) {
        if operand == 0 { first = winding } else { second = winding }
    }

    static func + (a: WindingPair, b: WindingPair) -> WindingPair {
        var sum = a
        sum.first += b.first
        sum.second += b.second
        return sum
    }

    static prefix func - (pair: WindingPair) -> WindingPair {
        var negated = pair
        negated.first = -pair.first
        negated.second = -pair.second
        return negated
    }

    var isZero: Bool { first == 0 && second == 0 }
}

// MARK: - Splitting

extension Overlay {
    /// Cuts edges until they meet only at end points, and returns the sweep that proves it.
    ///
    /// In most cases the first sweep does. If rounding a crossing to the grid may have made new ones behind the sweep,
    /// the cut edges are swept again. Each round replaces edges by shorter ones between grid points, of which there
    /// are finitely many, so the loop terminates.
    mutating func split() -> Sweep {
        while true {
            merge()
            let sweep = Sweep(edges)
            if sweep.isProved || sweep.cuts.isEmpty || WorkLimit.isExceeded { return sweep }
            apply(isTangle(sweep.cuts) ? allCuts() : sweep.cuts)
        }
    }

    /// The sort key of edges.
    private struct EdgeKey: BitwiseCopyable {
        var low: UInt64
        var high: UInt64
        var curve: Int32
        var index: Int32

        static func < (a: EdgeKey, b: EdgeKey) -> Bool {
            if a.low != b.low { return a.low < b.low }
            if a.high != b.high { return a.high < b.high }
            // The lowest curve index is kept, so that the result depends only on the order of the input.
            return a.curve != b.curve ? a.curve < b.curve : a.index < b.index
        }
    }

    /// Sorts the edges by their start and merges edges with the same ends; edges whose windings cancel are removed.
    private mutating func merge() {
        var keys = ContiguousArray<EdgeKey>()
        keys.reserveCapacity(edges.count)
        for index in edges.indices {
            keys.append(
                EdgeKey(
                    low: edges[index].low.key, high: edges[index].high.key, curve: edges[index].curve,
                    index: Int32(index)))
        }
        keys.sort { $0 < $1 }
        var merged = ContiguousArray<OverlayEdge>()
        merged.reserveCapacity(edges.count)
        var index = 0
        while index < keys.count {
            let key = keys[index]
            var edge = edges[Int(key.index)]
            index += 1
            while index < keys.count, keys[index].low == key.low, keys[index].high == key.high {
                edge.delta = edge.delta + edges[Int(keys[index].index)].delta
                index += 1
            }
            if !edge.delta.isZero { merged.append(edge) }
        }
        edges = merged
    }

    /// Replaces each cut edge by its pieces.
    private mutating func apply(_ unsorted: ContiguousArray<Cut>) {
        let cuts = unsorted.sorted {
            $0.edge != $1.edge
                ? $0.edge < $1.edge
                : $0.position != $1.position ? $0.position < $1.position : $0.point < $1.point
        }
        var index = 0
        while index < cuts.count {
            let number = Int(cuts[index].edge)
            let edge = edges[number]
            if !edge.isFlat {
                while index < cuts.count, Int(cuts[index].edge) == number { index += 1 }
                flatten(number)
                continue
            }
            let direction = edge.high - edge.low
            let perStep = (edge.highParameter - edge.lowParameter) / Double(direction.dot(direction))
            var (start, t0) = (edge.low, edge.lowParameter)
            while index < cuts.count, Int(cuts[index].edge) == number {
                let cut = cuts[index]
                index += 1
                if cut.point == start { continue }
                let t1 = edge.lowParameter + perStep * Double(cut.position)
                edges.append(edge.piece(from: start, t0, to: cut.point, t1))
                (start, t0) = (cut.point, t1)
            }
            // No cut is at an end, so the last piece exists: it replaces the edge.
            edges[number] = edge.piece(from: start, t0, to: edge.high, edge.highParameter)
        }
    }

    /// Replaces an edge by chords within the tolerance. Rounding may move an edge so far that it meets a chord that
    /// had no neighbours; then the next sweep finds the intersection.
    private mutating func flatten(_ number: Int) {
        var edge = edges[number]
        let (t0, t1) = (edge.lowParameter, edge.highParameter)
        let curve = curves[Int(edge.curve)]
        let count = curve.subsegment(from: t0, to: t1).chordCount(tolerance: tolerance)
        edge.isFlat = true
        let whole = edge
        var (start, from) = (whole.low, t0)
        for index in 1..<max(count, 1) {
            let to = t0 + (t1 - t0) * Double(index) / Double(count)
            let end = grid.snap(curve.point(at: to))
            guard end != start, end != whole.high else { continue }
            edges.append(whole.piece(from: start, from, to: end, to))
            (start, from) = (end, to)
        }
        edges[number] = whole.piece(from: start, from, to: whole.high, t1)
    }
}

// MARK: - Tangles

extension Overlay {
    /// Whether it is faster to compare all pairs once. If nearly all edges cross each other, rounding invalidates the
    /// order of a sweep repeatedly, and each round finds only a part of the crossings.
    private func isTangle(_ cuts: ContiguousArray<Cut>) -> Bool {
        // Eight million pairs at most: a tenth of a second.
        edges.count <= 4096 && cuts.count > 8 * edges.count
    }

    /// All points where two edges meet other than at ends, found by comparing all pairs.
    private func allCuts() -> ContiguousArray<Cut> {
        var cuts: ContiguousArray<Cut> = []
        for i in edges.indices {
            let e = edges[i]
            for j in (i + 1)..<edges.count where edges[j].low < e.high { meet(i, e, j, edges[j], &cuts) }
        }
        return cuts
    }

    private func meet(_ i: Int, _ e: OverlayEdge, _ j: Int, _ f: OverlayEdge, _ cuts: inout ContiguousArray<Cut>) {
        let (fLow, fHigh) = (orientation(e.low, e.high, f.low), orientation(e.low, e.high, f.high))
        if (fLow > 0 && fHigh > 0) || (fLow < 0 && fHigh < 0) { return }
        let (eLow, eHigh) = (orientation(f.low, f.high, e.low), orientation(f.low, f.high, e.high))
        if (eLow > 0 && eHigh > 0) || (eLow < 0 && eHigh < 0) { return }
        if fLow != 0, fHigh != 0, eLow != 0, eHigh != 0 {
            let share = Double(eLow) / (Double(eLow) - Double(eHigh))
            let point = GridPoint(
                x: Int32((Double(e.low.x) + (Double(e.high.x) - Double(e.low.x)) * share).rounded()),
                y: Int32((Double(e.low.y) + (Double(e.high.y) - Double(e.low.y)) * share).rounded()))
            note(i, e, point, &cuts)
            note(j, f, point, &cuts)
            return
        }
        if fLow == 0 { note(i, e, f.low, &cuts) }
        if fHigh == 0 { note(i, e, f.high, &cuts) }
        if eLow == 0 { note(j, f, e.low, &cuts) }
        if eHigh == 0 { note(j, f, e.high, &cuts) }
    }

    /// Adds a cut if the point is strictly between the ends.
    private func note(_ index: Int, _ edge: OverlayEdge, _ point: GridPoint, _ cuts: inout ContiguousArray<Cut>) {
        guard point != edge.low, point != edge.high else { return }
        let direction = edge.high - edge.low
        let position = direction.dot(point - edge.low)
        guard position > 0, position < direction.dot(direction) else { return }
        cuts.append(Cut(edge: Int32(index), position: position, point: point))
    }
}
