/// The engine of boolean operations: four steps on an exact integer grid.
///
///     flatten and snap  →  sweep, and split at crossings, until there are none
///                       →  trace what the operation keeps  →  rebuild
///
/// Contours that turn out to be apart from each other, as those of drawn areas mostly are, need neither the sweep nor
/// the tracing: they are rebuilt whole.
///
/// Every edge remembers the curve and the parameters that it was cut from, so the contours that come
/// out are rebuilt from the original curves: no chord reaches a result. Edges between grid points are
/// compared by integer arithmetic only; that is why no input can make the sweep contradict itself.
struct Overlay: ~Copyable {
    let tolerance: Double
    let grid: Grid
    /// The curves that went in, by index.
    var curves: ContiguousArray<Segment> = []
    /// Which path each curve belongs to: 0 for the first, 1 for the second.
    private var operands: ContiguousArray<UInt8> = []
    var edges: ContiguousArray<OverlayEdge> = []

    /// - Parameters:
    ///   - bounds: cover every control point of what will be added.
    ///   - tolerance: how far a chord may lie from its curve, in units of the paths.
    init(bounds: Rect, tolerance: Double) {
        self.tolerance = tolerance
        grid = Grid(covering: bounds, tolerance: tolerance)
    }

    /// The number of the path that a curve belongs to.
    func operand(of curve: Int) -> Int { Int(operands[curve]) }

    /// Takes a path's curves. Open subpaths are closed, as for filling.
    mutating func add(_ path: Path, operand: Int) {
        // Straight from the elements: this runs for every glyph, and subpaths would be arrays of their own.
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

    /// A contour that is drawn in relative steps misses its start by what was rounded: no line leads back there.
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

    /// How near two chords may come to each other and still keep their sides.
    var margin: Double { 3 * grid.step }

    /// - Parameters:
    ///   - rings: contours to leave out, in the order of the curves.
    ///   - mayBeApart: is it worth finding out whether nothing crosses?
    func flattened(without rings: [OverlayRing] = [], mayBeApart: Bool = false) -> Flattening {
        Flattening(
            curves, without: rings.map(\.curves), tolerance: tolerance, margin: margin, mayBeApart: mayBeApart)
    }

    /// Snaps the curves to the grid as chains of chords.
    mutating func snap(_ flattening: borrowing Flattening) {
        var (start, t0) = (GridPoint(x: 0, y: 0), 0.0)
        flattening.visit { strand in
            if strand.t0 == 0 { (start, t0) = (grid.snap(strand.hull.start), 0) }
            let end = grid.snap(strand.hull.end)
            // Chords shorter than the grid's step vanish; their stretch goes to the next one.
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
    ///   - rules: of the first path and of the second.
    ///   - mayBeApart: does it mostly turn out that the contours do not cross? Then they need no sweep.
    consuming func finish(
        _ operation: BooleanOperation, _ rules: (FillRule, FillRule), mayBeApart: Bool = false
    ) -> Path {
        let flattening = flattened(mayBeApart: mayBeApart)
        if flattening.isApart, let rings = rings() { return rebuild(kept(of: rings, by: operation, rules)) }
        snap(flattening)
        let sweep = split()
        let kept = kept(of: sweep.pieces, by: operation, rules)
        return rebuild(trace(kept, vertexCount: sweep.vertexCount))
    }
}

extension Segment {
    /// How many chords stay within `tolerance` of the curve: by the bound on the second difference
    /// (Wang's formula; Goldman, "Pyramid Algorithms", 5.6).
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
        // A curve a thousand times the view box would otherwise ask for millions of chords.
        let count = (bend / tolerance).squareRoot().rounded(.up)
        return Int(min(max(count, 1), 4096))
    }
}
