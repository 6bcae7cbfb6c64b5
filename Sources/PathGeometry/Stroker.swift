/// Converts center lines to outlines whose non-zero filling is the stroke.
///
/// The stroke is the set that is swept by the normal of the center line, half the width to each side, with joins and
/// caps. Each piece is drawn so that it has no negative winding: where a bend is tighter than half the width, the part
/// that folds over is a separate loop; on the inner side of a corner the outline returns to the corner. The pieces may
/// therefore overlap in any way, and their windings only add up: the union has no holes other than the holes of the
/// swept set.
struct Stroker {
    private let pen: StrokePen
    /// Closed runs without it have only their left edge, drawn forward.
    private let drawsRight: Bool
    /// The subpaths may overlap themselves and each other; they are clockwise on screen around every point of the
    /// stroke.
    private(set) var outlines = Path()
    /// The sections of the current run; the memory is reused for all runs.
    private var sections: StrokeSections
    private var plus = Outline()
    private var minus = Outline()

    init(_ style: StrokeStyle, tolerance: Double, drawsRight: Bool = true) {
        self.drawsRight = drawsRight
        pen = StrokePen(style, tolerance: tolerance)
        sections = StrokeSections(halfWidth: pen.halfWidth, tolerance: tolerance)
    }

    /// Strokes each subpath; a move without segments draws nothing.
    mutating func stroke(_ path: Path) {
        reserveCapacity(path.elements.count)
        var (start, current, isDrawn) = (Point.zero, Point.zero, false)
        for element in path.elements {
            switch element {
            case .move(let point):
                if isDrawn { finish(at: start, isClosed: false) }
                (start, current, isDrawn) = (point, point, false)
            case .line(let point):
                sections.append(.line(Line(current, point)))
                (current, isDrawn) = (point, true)
            case .quadratic(let control, let point):
                sections.append(.quadratic(QuadraticBezier(current, control, point)))
                (current, isDrawn) = (point, true)
            case .cubic(let control1, let control2, let point):
                sections.append(.cubic(CubicBezier(current, control1, control2, point)))
                (current, isDrawn) = (point, true)
            case .close:
                sections.append(.line(Line(current, start)))
                finish(at: start, isClosed: true)
                (current, isDrawn) = (start, false)
            }
        }
        if isDrawn { finish(at: start, isClosed: false) }
    }

    /// Enough for most paths: an edge on each side of an element, with a join each, and caps.
    private mutating func reserveCapacity(_ count: Int) {
        sections.list.reserveCapacity(count)
        plus.reserveCapacity(2 * count + 2)
        minus.reserveCapacity(4 * count + 8)
        outlines.reserveCapacity(outlines.elements.count + 4 * count + 12)
    }

    /// - Parameter direction: of a run without length, which only square caps show.
    mutating func stroke(_ run: Subpath, direction: Vector) {
        if run.segments.isEmpty, !run.isClosed { return }  // a move without segments draws nothing
        for segment in run.segments { sections.append(segment) }
        finish(at: run.start, isClosed: run.isClosed, direction)
    }

    /// Draws the outline of a run's sections.
    private mutating func finish(at start: Point, isClosed: Bool, _ direction: Vector = Vector(1, 0)) {
        let count = sections.list.count
        guard count > 0 else {
            minus.restart(at: start)
            pen.dot(direction, &minus)
            return outlines.append(&minus)
        }
        shareNormals(isClosed: isClosed)
        pen.draw(sections.list, side: -1, isClosed: isClosed, to: &minus, loops: &outlines)
        if drawsRight || !isClosed {
            pen.draw(sections.list, side: 1, isClosed: isClosed, to: &plus, loops: &outlines)
        }
        // Forward on the left and back on the right is clockwise on screen.
        if isClosed {
            outlines.append(&minus)
            if drawsRight { outlines.append(&plus, reversed: true) }
        } else {
            pen.cap(around: sections.list[count - 1].end, &minus)
            minus.appendReversed(plus)
            pen.cap(around: sections.list[0].start, &minus)
            outlines.append(&minus)
        }
        sections.list.removeAll(keepingCapacity: true)
    }

    /// Where two sections meet almost smoothly, both use one normal and no join is needed.
    private mutating func shareNormals(isClosed: Bool) {
        let count = sections.list.count
        for index in 0..<(isClosed ? count : count - 1) {
            let next = index + 1 == count ? 0 : index + 1
            if let normal = pen.sharedNormal(sections.list[index], sections.list[next]) {
                sections.list[index].endNormal = normal
                sections.list[next].startNormal = normal
            }
        }
    }
}
