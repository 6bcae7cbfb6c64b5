internal import PathGeometry

/// One body in front of another, as in a stack of sheets. The line between the two is the outline of the front one, so
/// it stays, and the one behind gets a clearance.
///
///     ╭────╮           ▟███▙
///     │  ╭─┴──╮   →    ██▘▗▄▄▖     the line turns a corner, and its edge continues beyond the
///     ╰──┤    │        ▜▌▐███▌     other's outline: it belongs to the front body
///        ╰────╯          ▝▀▀▀▘
struct Overlap {
    private let body: Path
    private let rim: FlatPath
    private let ink: Path
    private let holes: ContourTree
    private let width: Double
    private let tolerance: Double

    /// - Parameters:
    ///   - body: the filled area, in normal form, and its edge.
    ///   - ink: the drawn ink; its holes are the interiors of the bodies.
    init(of body: Path, rim: FlatPath, ink: Path, strokeWidth width: Double, tolerance: Double) {
        self.body = body
        self.rim = rim
        self.ink = ink
        holes = ContourTree(ink)
        self.width = width
        self.tolerance = tolerance
    }

    /// The area to remove from the body behind a line; nil if neither side is in front.
    ///
    /// - Parameter line: the part of the ink between the two, without the outline strokes that it ends in.
    func gap(behind line: InnerLine) -> Path? {
        guard line.openings.count == 2 else { return nil }
        let ends = line.openings.map { LineEnd(of: line.flat, $0, strokeWidth: width) }
        // A line straight across is a lid or a waist: sets differ in how they treat these. A line that turns back
        // encloses something, as the arms of a chair do.
        guard (-0.85..<0.7).contains(ends[0].direction.dot(ends[1].direction)) else { return nil }
        let pairs = ends.compactMap { sides(of: $0) }
        // If the ends give different answers, the bodies cross like the rings of a chain.
        guard let (front, back) = pairs.first, pairs.allSatisfy({ $0.front == front }) else { return nil }
        // As drawn, with the corners of its stroke.
        let inside = Path([holes.nodes[front].contour.reversed])
        let solid = inside.offset(by: 1.02 * width, join: .miter, tolerance: tolerance).combined(
            with: .union(ofNonNegative: [ink, inside], tolerance: tolerance), by: .intersection, tolerance: tolerance)
        let gap = solid.offset(by: width, tolerance: tolerance)
            .combined(with: solid, by: .difference, tolerance: tolerance)
        // Of a pile, only the next body behind and its outline stroke, which may be slightly thicker than it should.
        let behind = Path([holes.nodes[back].contour.reversed])
            .offset(by: 1.3 * width, join: .miter, tolerance: tolerance)
        return [line.path.offset(by: Self.reach * width, tolerance: tolerance), behind].reduce(gap) {
            $0.combined(with: $1, by: .intersection, tolerance: tolerance)
        }
    }

    /// The distance, in stroke widths, from the end of a line through the outline stroke behind it, which it meets
    /// diagonally or in a curve.
    private static let reach = 2.2

    /// The face of the body that the line belongs to and the face of the one behind. The line continues beyond the
    /// corner as one of the two edges that meet there, and that edge has the ink of the front body on its right.
    private func sides(of end: LineEnd) -> (front: Int, back: Int)? {
        guard let corner = rim.place(nearest: end.from + (end.to - end.from) * 0.5) else { return nil }
        /// The direction from a point on the body's edge to the corner, and on into the body.
        func way(from offset: Double) -> Vector? {
            (corner.point - rim.point(ofContour: corner.contour, atLength: corner.length + offset)).normalized
        }
        guard let arriving = way(from: -0.6 * width), let leaving = way(from: 0.6 * width) else { return nil }
        let (before, after) = (-arriving.dot(end.direction), -leaving.dot(end.direction))
        guard max(before, after) > 0.85, abs(before - after) > 0.25 else { return nil }
        let toFront = before > after ? arriving.perpendicular : leaving.perpendicular * -1
        let across = end.direction.perpendicular
        let side = across * (across.dot(toFront) < 0 ? -1.1 * width : 1.1 * width)
        let middle = end.left + (end.right - end.left) * 0.5
        guard abs((corner.point - middle).dot(across)) < 1.2 * width else { return nil }
        guard let front = hole(around: middle + side), let back = hole(around: middle - side) else { return nil }
        return (front, back)
    }

    private func hole(around point: Point) -> Int? {
        holes.innermost(around: point).flatMap { holes.nodes[$0].isHole ? $0 : nil }
    }
}
