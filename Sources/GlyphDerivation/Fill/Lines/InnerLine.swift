internal import PathGeometry

/// Ink inside of a body's outline stroke, and where it meets the stroke.
///
///      ━━━━┯━━━━┯━━━━      outline stroke
///          ┊    ┊          an opening to it: a straight part of the line's outline, from the end of one side to
///          │    │          the start of the next one
struct InnerLine {
    /// The start and the end of the part of a line's outline that is at the outline stroke.
    typealias Opening = (from: Point, to: Point)

    /// In normal form: the outer contour comes first.
    let path: Path
    let flat: FlatPath
    /// In the order of the outline.
    let openings: [Opening]
    /// The contours that are completely at the outline stroke.
    private let atWall: [Int]

    let flatness: Double

    init(
        _ path: Path, _ openings: [Opening], atWall: [Int] = [], flatness: Double
    ) {
        self.path = path
        self.flatness = flatness
        flat = FlatPath(path, tolerance: flatness)
        self.openings = openings
        self.atWall = atWall
    }

    /// The midpoints of the openings.
    var ends: [Point] { openings.map { $0.from.interpolated(to: $0.to, at: 0.5) } }

    /// The length of its outline.
    var perimeter: Double { (0..<flat.contourCount).reduce(0) { $0 + flat.perimeter(ofContour: $1) } }

    /// The share of its outline that is at the outline stroke.
    var shareAtWall: Double {
        let whole = perimeter
        let walls = atWall.reduce(0) { $0 + flat.perimeter(ofContour: $1) }
        let open = openings.reduce(walls) { sum, opening in
            guard let from = flat.place(nearest: opening.from), let to = flat.place(nearest: opening.to)
            else { return sum }
            let way = to.length - from.length
            return sum + (way < 0 ? way + flat.perimeter(ofContour: from.contour) : way)
        }
        return whole > 0 ? open / whole : 0
    }

    /// The lines of a body, found by following the contours of the ink: where a contour reaches the outline stroke, it
    /// continues with the next one that leaves it along the body's edge. Nil if the contours do not give all lines, as
    /// around solid ink.
    ///
    /// - Parameters:
    ///   - ink: in normal form, like the body.
    ///   - rim: the body's edge.
    ///   - wall: the width of the outline stroke.
    static func lines(
        of ink: Path, in body: Path, rim: FlatPath, wall: Double, strokeWidth width: Double
    ) -> [InnerLine]? {
        let edges = body.subpaths
        var (sides, far, near): ([Subpath], [Subpath], [Subpath]) = ([], [], [])
        for contour in ink.subpaths {
            let isEdge = edges.contains(contour)
            let stretches = isEdge ? [] : contour.stretches(fartherThan: wall, from: rim, step: width / 2)
            if stretches.isEmpty {
                near.append(contour)
            } else if stretches.count == 1, stretches[0].isClosed {
                far.append(contour)
            } else {
                sides += stretches
            }
        }
        guard let next = successors(of: sides, along: rim) else { return nil }
        let wide = Bound(rim: rim, wall: wall, deviation: width / 15)
        var isTaken = Array(repeating: false, count: sides.count)
        var lines: [InnerLine] = []
        for first in sides.indices where !isTaken[first] {
            var outline = Subpath(start: sides[first].start, isClosed: true)
            var openings: [Opening] = []
            var side = first
            repeat {
                isTaken[side] = true
                let (from, to) = (sides[side].end, sides[next[side]].start)
                let span = from.distance(to: to)
                let isWide = span >= widest * width
                // A narrow end may as well be straight, unless the outline stroke bends away from it.
                let mayBend = isWide || span > 2 * width && !wide.isNear(from.interpolated(to: to, at: 0.5))
                let bound = mayBend ? wide.segments(from: from, to: to) : nil
                if isWide && bound == nil { return nil }
                outline.segments += sides[side].segments + (bound ?? [.line(Line(from, to))])
                openings.append((from, to))
                side = next[side]
            } while side != first
            let area = outline.area
            // The remainder of a slightly thicker outline stroke is not a line.
            if abs(area) < 0.05 * width * width { continue }
            guard area > 0 else { return nil }
            lines.append(InnerLine(Path([outline]), openings, flatness: width / 40))
        }
        for contour in near where lines.contains(where: { $0.flat.contains(contour.start) }) { return nil }
        // A free component in the body has no end at the outline stroke.
        for contour in far where contour.area > 0 { lines.append(InnerLine(Path([contour]), [], flatness: width / 40)) }
        for hole in far where hole.area <= 0 {
            let around = lines.indices.filter { lines[$0].flat.contains(hole.start) }
            guard let index = around.min(by: { lines[$0].path.area < lines[$1].path.area }) else { return nil }
            let line = lines[index]
            lines[index] = InnerLine(Path(line.path.subpaths + [hole]), line.openings, flatness: width / 40)
        }
        return lines
    }

    /// In stroke widths: a wider end follows the outline stroke. It is an area, not a line.
    private static let widest = 3.05

    /// For each stretch of ink that ends at the outline stroke, the one that begins next along the body's edge; nil if
    /// there is none, or another one ends first.
    private static func successors(of sides: [Subpath], along rim: FlatPath) -> [Int]? {
        var meetings: [(place: RimPlace, side: Int, begins: Bool)] = []
        for (index, side) in sides.enumerated() {
            guard let start = RimPlace(of: side.start, on: rim), let end = RimPlace(of: side.end, on: rim)
            else { return nil }
            meetings.append((start, index, true))
            meetings.append((end, index, false))
        }
        meetings.sort { $0.place < $1.place }
        var next = Array(repeating: 0, count: sides.count)
        var first = 0
        for index in meetings.indices {
            if meetings[first].place.contour != meetings[index].place.contour { first = index }
            let isLast =
                index + 1 == meetings.count || meetings[index + 1].place.contour != meetings[index].place.contour
            let (meeting, follower) = (meetings[index], meetings[isLast ? first : index + 1])
            guard meeting.begins != follower.begins else { return nil }
            if !meeting.begins { next[meeting.side] = follower.side }
        }
        return next
    }
}

/// The location of a point near the outline stroke along the body's edge.
private struct RimPlace: Comparable {
    let contour: Int
    private let length: Double
    private let way: Vector

    init?(of point: Point, on rim: FlatPath) {
        guard let nearest = rim.place(nearest: point) else { return nil }
        (contour, length, way) = (nearest.contour, nearest.length, point - nearest.point)
    }

    static func < (a: RimPlace, b: RimPlace) -> Bool {
        if a.contour != b.contour { return a.contour < b.contour }
        if abs(a.length - b.length) > 1e-6 * a.way.length { return a.length < b.length }
        // Around a corner that points into the body, the inside is followed counterclockwise.
        return a.way.cross(b.way) < 0
    }
}
