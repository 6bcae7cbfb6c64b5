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
        if flattening.isDisjoint, let rings = rings() { return rebuild(kept(of: rings, by: operation, rules)) }
        snap(flattening)
        let sweep = split()
        if WorkLimit.isExceeded { return Path() }
        let kept = kept(of: sweep.pieces, by: operation, rules)
        return rebuild(trace(kept, vertexCount: sweep.vertexCount))
    }
}

extension Segment {
    /// The number of chords that stay within `tolerance` of the curve, by the bound on the second difference (Wang's
    /// formula; Goldman, "Pyramid Algorithms", 5.6).
    func chordCount(tolerance: Double) -> Int {
        let bend: Double
        switch self {
        case .line: return 1
        case .quadratic(let curve):
            bend = ((curve.end - curve.control) - (curve.control - curve.start)).length * (2.0 / 8)
        case .cubic(let curve):
            let first = (curve.control2 - curve.control1) - (curve.control1 - curve.start)
            let last = (curve.end - curve.control2) - (curve.control2 - curve.control1)
            bend = max(first.length, last.length) * (6.0 / 8)
        }
        // Without a limit, a curve a thousand times as large as the view box would need millions of chords.
        let count = (bend / tolerance).squareRoot().rounded(.up)
        return Int(min(max(count, 1), 4096))
    }
}
