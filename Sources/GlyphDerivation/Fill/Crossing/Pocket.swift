internal import PathGeometry

/// A concavity of a component that another component closes.
///
///      ╭─────╴ ●       bounded by the contour, open across a straight line
///      │ room ╷
///      ╰──────╯
struct Pocket {
    /// The boundary from one end of the aperture to the other, clockwise on screen around the ink; in units of the
    /// view box.
    private let wall: [Point]
    /// The width of the aperture.
    private let opening: Double
    /// The length of the boundary.
    private let along: Double
    let area: Double
    let bounds: Rect
    /// The root of the component.
    let body: Int

    /// Nil if the contour goes around the outside, encloses less than the minimum area, or is too short for the
    /// aperture.
    ///
    /// - Parameters:
    ///   - wall: points along an outer contour.
    ///   - body: the root of the component.
    ///   - width: the stroke width.
    init?(along wall: [Point], of body: Int, strokeWidth width: Double) {
        guard let first = wall.first else { return nil }
        var (last, twice, along) = (first, 0.0, 0.0)
        for next in wall.dropFirst() {
            twice += (last - first).cross(next - first)
            along += last.distance(to: next)
            last = next
        }
        // Outer contours are clockwise, so that the concavity is on the counterclockwise side.
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

    /// The boundary must be a little longer than the aperture is wide; the limit was measured on designers' own pairs.
    static func mayHave(opening: Double, along: Double) -> Bool { opening <= 0.48 * (opening + along) }

    /// A smaller concavity is not the interior of a body.
    static func leastArea(strokeWidth width: Double) -> Double { 2 * width * width }

    /// Is the boundary twice as long as the aperture is wide?
    var isDeep: Bool { along > 2 * opening }

    /// Is a component inside of it, except for parts in the aperture?
    func holds(_ piece: Piece) -> Bool {
        guard let box = piece.bounds, box.intersects(bounds) else { return false }
        let room = FlatPath(polygon: wall)
        return piece.isMostly { FillRule.evenodd.contains(winding: room.winding(around: $0)) }
    }

    /// Does an overlay close it, as a badge or a slash closes a body that its clearance opened?
    ///
    /// The limits were measured on designers' own pairs.
    ///
    /// - Parameters:
    ///   - pieces: the other components.
    ///   - reach: the clearance around the overlay.
    ///   - width: the stroke width.
    ///   - isWide: is the clearance wider than the nearest ink requires?
    ///   - isWide: is the clearance wider than the nearest ink asks for?
    func isClosed(
        by overlay: Piece, as form: CrossedGap.Form, among pieces: [Piece], reach: Double, strokeWidth width: Double,
        isWide: Bool
    ) -> Bool {
        if form == .sign, !meets(in: overlay, strokeWidth: width) { return false }
        // The concavity closed by a straight line. The line may cut through the outline stroke: points beyond it are
        // not inside.
        let room = FlatPath(polygon: wall)
        func isInside(_ point: Point) -> Bool { FillRule.evenodd.contains(winding: room.winding(around: point)) }
        // The overlay lies across, and does not extend far inside as an arrow that leaves a box does. A wide clearance
        // is weaker evidence: then the overlay has to fill the aperture, or four fifths of the enclosing line must be
        // boundary.
        let most = (isWide ? 1.8 : 3) * opening
        // A tenth of a width farther out: along a straight overlay, the clearance ends at the line across.
        let rim = rim(of: overlay.flat, grownBy: reach + width / 10, upTo: most, where: isInside)
        return rim <= most && (!isWide || form == .sign || rim > 0.75 * opening || along > 4 * opening)
            && hasRoom(beside: overlay, among: pieces, reach, width, where: isInside)
    }

    /// Do the ends of the boundary, if they are extended straight, meet in the middle of a sign? An arrow that leaves
    /// a box has its tip there. The limits were measured on designers' own pairs.
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

    /// The start of the boundary after a round end, and its direction there; nil if it bends.
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

    /// The length of the overlay's outline, offset by the clearance, that is inside.
    ///
    /// - Parameter limit: lengths above it are not measured exactly.
    private func rim(
        of overlay: FlatPath, grownBy reach: Double, upTo limit: Double, where isInside: (Point) -> Bool
    ) -> Double {
        var length = 0.0
        overlay.forEachChord(within: reach, of: bounds) { chord in
            let way = chord.end - chord.start
            guard length <= limit, let direction = way.normalized else { return }
            // The ink is clockwise of its outline, so the clearance is on the other side.
            let out = direction.perpendicular * -reach
            let steps = max(1, Int(way.length / (reach + 1e-9) * 4))
            let step = way * (1 / Double(steps))
            let inside = (0..<steps).count { isInside(chord.start + step * (Double($0) + 0.5) + out) }
            length += Double(inside) * step.length
        }
        return length
    }

    /// Does a circle fit inside that is slightly wider than a stroke? Other components may extend into it, as lines of
    /// text do; those with a concavity less far: a wave inside of a wave leaves no space.
    private func hasRoom(
        beside overlay: Piece, among pieces: [Piece], _ reach: Double, _ width: Double, where isInside: (Point) -> Bool
    ) -> Bool {
        let radius = 0.7 * width
        let others = pieces.filter {
            $0.roots != [body] && $0.roots != overlay.roots && $0.bounds?.intersects(bounds) ?? false
        }
        // The stretch of the boundary that was too near to the last point is usually too near to the next one, too.
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
                    && overlay.flat.distance(to: point, within: reach + radius) >= reach + radius
                    && isOffTheWall(point)
                    && others.allSatisfy { other in
                        let free = (other.hasBay ? 0.5 : 0.35) * width  // measured on designers' own pairs
                        return other.flat.distance(to: point, within: free) >= free
                    }
            }
        }
    }

    /// The sixteenths between 0 and 1, from the middle outwards, where space is most likely.
    private static let fromTheMiddle = (1..<16).sorted { abs($0 - 8) < abs($1 - 8) }.map { Double($0) / 16 }
}
