internal import PathGeometry

/// Ink inside of a body's walls, and where it meets them.
///
///      ━━━━┯━━━━┯━━━━      wall
///          ┊    ┊          an opening to it: the outline goes straight from where one side of the line ends to where
///          │    │          the next one begins
struct InnerLine {
    /// From where on a line's outline it lies at the wall, and up to where.
    typealias Opening = (from: Point, to: Point)

    /// As normal forms are: its outer contour comes first.
    let path: Path
    let flat: FlatPath
    /// In the order of its outline.
    let openings: [Opening]
    /// The contours that lie at the wall all round.
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

    /// The middles of its openings.
    var ends: [Point] { openings.map { $0.from.interpolated(to: $0.to, at: 0.5) } }

    /// Is it longer than the way between its two ends, by as much as a flat arc?
    func bends(strokeWidth width: Double) -> Bool {
        let ends = ends
        return ends.count == 2 && ends[0].distance(to: ends[1]) < 0.97 * path.area / width
    }

    /// The length of its outline.
    var perimeter: Double { (0..<flat.contourCount).reduce(0) { $0 + flat.perimeter(ofContour: $1) } }

    /// The share of its outline that lies at the wall.
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

    /// The lines of a body, followed along the contours of the ink: each goes on, where it comes to the wall, with the
    /// one that leaves it next along the body's edge. Nil where they do not tell all, as around solid ink.
    ///
    /// - Parameters:
    ///   - ink: in normal form, as the body is.
    ///   - rim: the body's edge.
    ///   - wall: how thick it is.
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
                // A narrow end may as well be straight, unless the wall bends away from it.
                let mayBend = isWide || span > 2 * width && !wide.isNear(from.interpolated(to: to, at: 0.5))
                let bound = mayBend ? wide.segments(from: from, to: to) : nil
                if isWide && bound == nil { return nil }
                outline.segments += sides[side].segments + (bound ?? [.line(Line(from, to))])
                openings.append((from, to))
                side = next[side]
            } while side != first
            let area = outline.area
            // Where a wall is a hair thicker, what is left of it is no line.
            if abs(area) < 0.05 * width * width { continue }
            guard area > 0 else { return nil }
            lines.append(InnerLine(Path([outline]), openings, flatness: width / 40))
        }
        for contour in near where lines.contains(where: { $0.flat.contains(contour.start) }) { return nil }
        // What stands free in the body has no end at a wall.
        for contour in far where contour.area > 0 { lines.append(InnerLine(Path([contour]), [], flatness: width / 40)) }
        for hole in far where hole.area <= 0 {
            let around = lines.indices.filter { lines[$0].flat.contains(hole.start) }
            guard let index = around.min(by: { lines[$0].path.area < lines[$1].path.area }) else { return nil }
            let line = lines[index]
            lines[index] = InnerLine(Path(line.path.subpaths + [hole]), line.openings, flatness: width / 40)
        }
        return lines
    }

    /// In widths: what is broader than that ends as the wall runs. It is a mass, and no line.
    private static let widest = 3.05

    /// For each stretch of ink that ends at a wall the one that begins next along the rim; nil where none does, or
    /// another ends first.
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

/// Where a point by a wall lies along the rim.
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
        // Around a corner that points into the body, on whose inside one goes counterclockwise.
        return a.way.cross(b.way) < 0
    }
}
