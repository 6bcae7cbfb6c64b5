/// The style of a stroke. It begins with the initial values of SVG.
public struct StrokeStyle: Hashable, Sendable {
    /// In units of the path; positive and finite.
    public var width: Double
    /// The shape of open ends.
    public var cap: LineCap
    /// The shape of corners.
    public var join: LineJoin
    /// The maximum ratio of miter length to width, at least 1.
    public var miterLimit: Double
    /// Dashes and gaps; nil for a solid line.
    public var dash: DashPattern?

    /// A style with the initial values of SVG for all other properties. The width must be positive to be drawn.
    public init(
        width: Double, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 4,
        dash: DashPattern? = nil
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
    }
}

/// The shape of a stroke's ends; spelled as in SVG.
public enum LineCap: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    case butt, round, square
}

/// The shape of a stroke's corners; spelled as in SVG. A miter beyond the limit becomes a bevel.
public enum LineJoin: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    case miter, round, bevel
}

extension Path {
    /// The outline of a stroke along the path; filled by the non-zero rule it is the stroke.
    ///
    /// Simple contours in normal form. The edges are within `tolerance` (in units of the path) of the exact ones.
    /// Subpaths without length give dots with round and square caps. Throws only for a style with dashes.
    package func stroked(_ style: StrokeStyle, tolerance: Double) throws(TooManyDashes) -> Path {
        let stroker = try stroker(style, tolerance: tolerance)
        return stroker.normal
            ?? Path.union(ofNonNegative: [stroker.outlines], expectsDisjoint: true, tolerance: tolerance)
    }

    /// The stroke as overlapping closed subpaths with non-negative winding everywhere.
    ///
    /// The pieces of many paths can therefore be collected in one path, which `normalized` unites in one sweep.
    package func strokePieces(_ style: StrokeStyle, tolerance: Double) throws(TooManyDashes) -> Path {
        try stroker(style, tolerance: tolerance).outlines
    }

    private func stroker(_ style: StrokeStyle, tolerance: Double) throws(TooManyDashes) -> Stroker {
        precondition(style.width > 0 && style.width.isFinite, "the stroke width must be positive")
        precondition(tolerance > 0, "the tolerance must be positive")
        // Half of the tolerance for the fit; the rest is for the union of the pieces.
        var stroker = Stroker(style, tolerance: tolerance / 2)
        if let dash = style.dash {
            for dash in try dashes(dash) { stroker.stroke(dash.run, direction: dash.direction) }
        } else {
            stroker.stroke(self)
        }
        return stroker
    }
}

// MARK: - Outlines of center lines

/// Converts center lines to outlines whose non-zero filling is the stroke.
///
/// The stroke is the set that is swept by the normal of the center line, half the width to each side, with joins and
/// caps. Each piece is drawn so that it has no negative winding: where a bend is tighter than half the width, the part
/// that folds over is a separate loop; on the inner side of a corner the edges of long lines end where they meet, and
/// other edges return to the corner. The pieces may therefore overlap in any way, and their windings only add up: the
/// union has no holes other than the holes of the swept set.
struct Stroker {
    private let pen: StrokePen
    /// Whether the right edge is drawn, too. Closed runs without it have only their left edge, drawn forward.
    private let drawsRight: Bool
    /// The subpaths may overlap themselves and each other; they are clockwise on screen around every point of the
    /// stroke.
    private(set) var outlines = Path()
    /// The sections of the current run; the memory is reused for all runs.
    private var sections: StrokeSections
    /// Whether no outline of a run is known to meet itself.
    private var isSimple = true
    private var runs = 0
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
                sections.close(Line(current, start))
                finish(at: start, isClosed: true)
                (current, isDrawn) = (start, false)
            }
        }
        if isDrawn { finish(at: start, isClosed: false) }
    }

    /// The outlines, if they are in normal form already: none meets itself or another, and nothing in them is too short
    /// to be kept.
    var normal: Path? {
        guard isSimple, runs == 1 else { return nil }
        // As much as a union drops.
        let least = pen.tolerance / 5
        var (current, start) = (Point.zero, Point.zero)
        for element in outlines.elements {
            switch element {
            case .move(let point): (current, start) = (point, point)
            case .line(let end), .quadratic(_, let end), .cubic(_, _, let end):
                if end.distance(to: current) < least { return nil }
                current = end
            case .close: if current != start, current.distance(to: start) < least { return nil }
            }
        }
        return outlines
    }

    /// Enough for most paths: an edge on each side of an element, with a join each, and caps.
    private mutating func reserveCapacity(_ count: Int) {
        sections.list.reserveCapacity(count)
        plus.reserveCapacity(2 * count + 2)
        minus.reserveCapacity(4 * count + 8)
        outlines.reserveCapacity(outlines.elements.count + 4 * count + 12)
    }

    /// - Parameter direction: the direction of a run without length, which only square caps show.
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
            runs += 1
            return outlines.append(&minus)
        }
        shareNormals(isClosed: isClosed)
        meetInCorners(isClosed: isClosed)
        isSimple =
            isSimple
            && StrokeTurning.isSimple(
                sections.list, isClosed: isClosed, side: isClosed && !drawsRight ? -1 : nil, halfWidth: pen.halfWidth,
                tolerance: pen.tolerance)
        runs += 1
        pen.draw(sections.list, side: -1, isClosed: isClosed, to: &minus, loops: &outlines)
        if drawsRight || !isClosed {
            pen.draw(sections.list, side: 1, isClosed: isClosed, to: &plus, loops: &outlines)
        }
        // Forward on the left and back on the right is clockwise on screen.
        if isClosed {
            outlines.append(&minus)
            if drawsRight { outlines.append(&plus, reversed: true) }
        } else {
            pen.cap(around: sections.list[count - 1].end, to: plus.current, &minus)
            minus.appendReversed(plus)
            pen.cap(around: sections.list[0].start, to: minus.start, &minus)
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

    // MARK: - Inner corners

    /// On the inner side of a corner between two lines, or of a bend between them that folds over, both edges end where
    /// they meet.
    private mutating func meetInCorners(isClosed: Bool) {
        let count = sections.list.count
        guard count > 1 else { return }
        for index in 0..<(isClosed ? count : count - 1) where sections.list[index].isLine {
            var after = index + 1 == count ? 0 : index + 1
            var bend: Int?
            if sections.list[after].foldedSide != 0 {
                bend = after
                after = after + 1 == count ? 0 : after + 1
                if after <= index, !isClosed || after == index { continue }
            }
            guard sections.list[after].isLine, let corner = corner(index, bend, after, isClosed: isClosed)
            else { continue }
            sections.list[index].endCorner = corner
            sections.list[after].startCorner = corner
            if let bend { (sections.list[bend].startCorner, sections.list[bend].endCorner) = (corner, corner) }
        }
    }

    /// The inner corner of two lines; nil if there is none, or a line is too short for it.
    private func corner(_ index: Int, _ bend: Int?, _ next: Int, isClosed: Bool) -> StrokeSection.Corner? {
        let (before, after) = (sections.list[index], sections.list[next])
        let (ahead, away) = (before.endTangent, after.startTangent)
        let (cosine, sine) = (ahead.dot(away), ahead.cross(away))
        // Lines that go on, or back, have no corner.
        guard abs(sine) > 1e-6, bend == nil || areSmooth(index, bend, next),
            bend != nil || before.endNormal != after.startNormal
        else { return nil }
        let side = sine < 0 ? -1.0 : 1
        if let bend, sections.list[bend].foldedSide != side { return nil }
        let meeting = before.end + ahead * ((after.start - before.end).cross(away) / sine)
        let point = meeting + (ahead + away).perpendicular * (side * pen.halfWidth / (1 + cosine))
        // How much each line loses, and how far the stroke of the other one goes back next to it.
        let (lost, cut) = ((before.end - point).dot(ahead), (point - after.start).dot(away))
        let back = (after.start - before.end + away.perpendicular * (side * pen.halfWidth)).dot(ahead)
        let forth = (before.end - after.start + ahead.perpendicular * (side * pen.halfWidth)).dot(away)
        let reach = cosine < 0 ? pen.halfWidth : max(-back, forth)
        let (length, other) = (before.start.distance(to: before.end), after.start.distance(to: after.end))
        let (room, otherRoom) = (
            !isClosed && index == 0 ? length : length / 2,
            !isClosed && next == sections.list.count - 1 ? other : other / 2
        )
        guard min(lost, cut) >= 0, reach <= min(length, other), lost + pen.tolerance < room,
            cut + pen.tolerance < otherRoom
        else { return nil }
        return StrokeSection.Corner(side: side, point: point)
    }

    /// Whether a bend goes on smoothly from the line before it to the line after it.
    private func areSmooth(_ before: Int, _ bend: Int?, _ after: Int) -> Bool {
        guard let bend, case .arc = sections.list[bend].shape else { return false }
        return sections.list[before].endNormal == sections.list[bend].startNormal
            && sections.list[bend].endNormal == sections.list[after].startNormal
    }
}
