internal import PathGeometry

/// Room in the arms of a piece, which something else closes.
///
///      ╭─────╴ ●       walled along the contour, open straight across
///      │ room ╷
///      ╰──────╯
struct Pocket {
    /// From one end of the opening to the other, clockwise on screen around the ink; in units of the view box.
    private let wall: [Point]
    /// Straight from the one end of the wall to the other.
    private let opening: Double
    /// Along the wall.
    private let along: Double
    let area: Double
    let bounds: Rect
    /// The root of the piece.
    let body: Int

    /// Nil where the way goes round the outside, holds less than the least area, or is more opening than wall.
    ///
    /// - Parameters:
    ///   - wall: points along an outer contour.
    ///   - body: the root of the piece.
    ///   - width: of the strokes.
    init?(along wall: [Point], of body: Int, strokeWidth width: Double) {
        guard let first = wall.first else { return nil }
        var (last, twice, along) = (first, 0.0, 0.0)
        for next in wall.dropFirst() {
            twice += (last - first).cross(next - first)
            along += last.distance(to: next)
            last = next
        }
        // Outer contours go clockwise, so the room beside them is gone round the other way.
        area = -twice / 2
        self.along = along
        self.body = body
        opening = first.distance(to: last)
        guard area > Self.leastArea(strokeWidth: width), Self.mayHave(opening: opening, along: along) else {
            return nil
        }
        self.wall = wall
        bounds = wall.reduce(Rect(first)) { $0.union($1) }
    }

    /// There is a little more wall than opening; the limit was measured on designers' own pairs.
    static func mayHave(opening: Double, along: Double) -> Bool { opening <= 0.48 * (opening + along) }

    /// Smaller ones are no inside of a body.
    static func leastArea(strokeWidth width: Double) -> Double { 2 * width * width }

    /// Is there twice as much wall as opening?
    var isDeep: Bool { along > 2 * opening }

    /// Does a piece lie in it, but for what may reach into the opening?
    func holds(_ piece: Piece) -> Bool {
        guard let box = piece.bounds, box.intersects(bounds) else { return false }
        let room = FlatPath(polygon: wall)
        return piece.isMostly { FillRule.evenodd.contains(winding: room.winding(around: $0)) }
    }

    /// Does a crosser close it, as a badge or a slash closes a body that its clearance opened?
    ///
    /// The limits were measured on designers' own pairs.
    ///
    /// - Parameters:
    ///   - pieces: what else there is.
    ///   - reach: how far the clearance goes around the crosser.
    ///   - width: of the strokes.
    ///   - isWide: is the clearance wider than the nearest ink asks for?
    func isClosed(
        by crosser: Piece, as form: CrossedGap.Form, among pieces: [Piece], reach: Double, strokeWidth width: Double,
        isWide: Bool
    ) -> Bool {
        if form == .sign, !meets(in: crosser, strokeWidth: width) { return false }
        // The same closed straight across. The way across may cut through the wall: what lies beyond it is not inside.
        let room = FlatPath(polygon: wall)
        func isInside(_ point: Point) -> Bool { FillRule.evenodd.contains(winding: room.winding(around: point)) }
        // The crosser lies across, rather than reach far in, as an arrow does that leaves a box. A wide clearance tells
        // less: the crosser has to take up the opening, or four fifths of what is around the room to be wall.
        let most = (isWide ? 1.8 : 3) * opening
        // A tenth farther out: along a straight crosser the clearance ends where the way across runs.
        let rim = rim(of: crosser.flat, grownBy: reach + width / 10, upTo: most, where: isInside)
        return rim <= most && (!isWide || form == .sign || rim > 0.75 * opening || along > 4 * opening)
            && hasRoom(beside: crosser, among: pieces, reach, width, where: isInside)
    }

    /// Would the ends of the wall, drawn on straight, meet in the midst of a sign? An arrow that leaves a box has its
    /// tip there. The limits were measured on designers' own pairs.
    private func meets(in sign: Piece, strokeWidth width: Double) -> Bool {
        guard let box = sign.bounds, let one = end(of: wall, strokeWidth: width),
            let other = end(of: wall.reversed(), strokeWidth: width)
        else { return false }
        let turn = one.direction.cross(other.direction)
        guard abs(turn) > 0.5 else { return false }
        let way = other.point - one.point
        let (first, second) = (way.cross(other.direction) / turn, way.cross(one.direction) / turn)
        guard first > 0, second > 0 else { return false }
        let off = one.point + one.direction * first - box.center
        return max(abs(off.x), abs(off.y)) < 0.25 * box.extent
    }

    /// Where the wall begins, behind its end if that is round, and which way it comes from there; nil where it bends.
    private func end(of wall: [Point], strokeWidth width: Double) -> (point: Point, direction: Vector)? {
        func point(beyond distance: Double) -> Point? {
            wall.first.flatMap { start in wall.first { $0.distance(to: start) > distance * width } }
        }
        for (cut, middle, far) in [(0.3, 0.6, 0.9), (0.75, 0.95, 1.2)] {
            guard let near = point(beyond: cut), let middle = point(beyond: middle), let far = point(beyond: far),
                let direction = (near - far).normalized
            else { return nil }
            if abs(direction.cross(middle - near)) < 0.03 * width { return (near, direction) }
        }
        return nil
    }

    /// How much of the crosser's outline, grown by the clearance, lies inside.
    ///
    /// - Parameter limit: what is more is not measured.
    private func rim(
        of crosser: FlatPath, grownBy reach: Double, upTo limit: Double, where isInside: (Point) -> Bool
    ) -> Double {
        var length = 0.0
        crosser.forEachChord(within: reach, of: bounds) { chord in
            let way = chord.end - chord.start
            guard length <= limit, let direction = way.normalized else { return }
            // The ink lies clockwise of the way along its outline, so the clearance on the other side.
            let out = direction.perpendicular * -reach
            let steps = max(1, Int(way.length / (reach + 1e-9) * 4))
            let step = way * (1 / Double(steps))
            let inside = (0..<steps).count { isInside(chord.start + step * (Double($0) + 0.5) + out) }
            length += Double(inside) * step.length
        }
        return length
    }

    /// Does a circle fit in that is somewhat wider than a stroke? Other pieces may reach into it, as lines of text do;
    /// those with a bay less far: a wave inside of a wave leaves no room.
    private func hasRoom(
        beside crosser: Piece, among pieces: [Piece], _ reach: Double, _ width: Double, where isInside: (Point) -> Bool
    ) -> Bool {
        let radius = 0.7 * width
        let others = pieces.filter {
            $0.roots != [body] && $0.roots != crosser.roots && $0.bounds?.intersects(bounds) ?? false
        }
        // The stretch of wall that was too near to the last point is mostly too near to the next one, too.
        var suspect = 0
        func isNear(_ stretch: Int, _ point: Point) -> Bool {
            Line(wall[stretch], wall[stretch + 1]).squaredDistance(to: point) < radius * radius
        }
        func isOffTheWall(_ point: Point) -> Bool {
            guard let near = (0..<wall.count - 1).first(where: { isNear($0, point) }) else { return true }
            suspect = near
            return false
        }
        return Self.fromTheMiddle.contains { row in
            Self.fromTheMiddle.contains { column in
                let point = Point(bounds.minX + bounds.width * column, bounds.minY + bounds.height * row)
                return !isNear(suspect, point) && isInside(point)
                    && crosser.flat.distance(to: point, within: reach + radius) >= reach + radius
                    && isOffTheWall(point)
                    && others.allSatisfy { other in
                        let free = (other.hasBay ? 0.5 : 0.35) * width  // measured on designers' own pairs
                        return other.flat.distance(to: point, within: free) >= free
                    }
            }
        }
    }

    /// The sixteenths between 0 and 1 from the middle outwards: that is where room is.
    private static let fromTheMiddle = (1..<16).sorted { abs($0 - 8) < abs($1 - 8) }.map { Double($0) / 16 }
}
