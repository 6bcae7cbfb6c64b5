internal import PathGeometry

extension DerivationRule {
    static let overlap = DerivationRule(
        "overlap",
        "What is behind or below another body gets a clearance from it: a sheet, the next disc of a cylinder, what a solid "
            + "header covers.")
}

/// One body in front of another, as in a stack of sheets. The line between the two is the outline of the front one, so
/// it stays, and the one behind gets a clearance.
///
///     ╭────╮           ▟███▙
///     │  ╭─┴──╮   →    ██▘▗▄▄▖     the line turns a corner, and its edge continues beyond the
///     ╰──┤    │        ▜▌▐███▌     other's outline: it belongs to the front body
///        ╰────╯          ▝▀▀▀▘
struct Overlap {
    private let body: Path
    private let boundary: FlatPath
    private let ink: Path
    private let holes: ContourTree
    private let width: Double
    private let tolerance: Double

    /// - Parameters:
    ///   - body: the filled area, in normal form, and its edge.
    ///   - ink: the drawn ink; its holes are the interiors of the bodies.
    init(of body: Path, boundary: FlatPath, ink: Path, strokeWidth width: Double, tolerance: Double) {
        self.body = body
        self.boundary = boundary
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
        guard let corner = boundary.place(nearest: end.from + (end.to - end.from) * 0.5) else { return nil }
        /// The direction from a point on the body's edge to the corner, and on into the body.
        func way(from offset: Double) -> Vector? {
            (corner.point - boundary.point(ofContour: corner.contour, atLength: corner.length + offset)).normalized
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

/// A cylinder seen from above, as a database or a pile of coins is drawn. The line below its lid is the edge of the top
/// disc, and so are the lines below it: each disc keeps its edge, and the one below gets a clearance from it.
///
///      ╭─────╮           ▟█████▙
///      │╲___╱│     →     ▝▜███▛▘
///      │     │           ▙▃   ▃▟
///      ╰─────╯           ▜█████▛
struct Cylinder {
    /// Its outer contour.
    private let outline: Subpath
    private let flat: FlatPath
    /// The interior of the lid.
    private let lid: Rect
    private let width: Double

    /// The cylinders among the free components.
    static func all(in ink: Figure) -> [Cylinder] { ink.tree.roots.compactMap { Cylinder($0, of: ink) } }

    /// Nil if the topmost face of a body is not a disc.
    private init?(_ root: Int, of ink: Figure) {
        let (nodes, width) = (ink.tree.nodes, ink.width)
        let cells = nodes[root].children
        guard width > 0, cells.count > 1,
            let lid = cells.min(by: { nodes[$0].bounds.minY < nodes[$1].bounds.minY }).map({ nodes[$0] }),
            lid.children.isEmpty, lid.bounds.height > width / 2, lid.bounds.width > 1.5 * lid.bounds.height,
            // An ellipse fills three quarters of its frame, and less if its outline stroke is wide.
            (0.6..<0.85).contains(lid.area / lid.bounds.area)
        else { return nil }
        outline = nodes[root].contour
        flat = ink.flat.selecting([root])
        self.lid = lid.bounds
        self.width = width
        // It extends to the top, and from boundary to boundary; below it the boundaries are vertical, except for
        // overlays.
        guard isWall(lid.bounds.center, Vector(0, -1), lid.bounds.height),
            Self.sides.allSatisfy({ isWall(lid.bounds.center, $0, lid.bounds.width) }),
            case let below = Point(lid.bounds.center.x, lid.bounds.maxY + 1.2 * width),
            Self.sides.contains(where: { isWall(below, $0, lid.bounds.width) })
        else { return nil }
    }

    private static let sides = [Vector(-1, 0), Vector(1, 0)]

    /// Whether the boundary is where it must be for a face of this size. A flat disc is round just below.
    private func isWall(_ middle: Point, _ direction: Vector, _ size: Double) -> Bool {
        flat.distance(from: middle, along: direction).map {
            (-0.6 * width..<width / 3).contains($0 - size / 2 - width)
        } ?? false
    }

    /// The part of the disc below a line that is removed; nil if the line is not the edge of a disc.
    ///
    /// The lower edge of the line is the upper edge of the lid, mirrored vertically: an overlay of a cylinder seldom
    /// reaches that.
    func gap(below line: InnerLine, tolerance: Double) -> Path? {
        guard let sum = sumOfHeights(below: line) else { return nil }
        let disc = Path([outline.reversed]).transformed(by: .scale(1, -1).followed(by: .translation(0, sum)))
        let side = lid.insetBy(-1.1 * width)
        // From the ends of the edge at the boundary to the middle of its bend.
        let frame = Rect(
            minX: side.minX, minY: sum - lid.center.y - width / 2, maxX: side.maxX, maxY: sum - lid.minY + 3 * width)
        return disc.transformed(by: .translation(0, width))
            .combined(with: disc, by: .difference, tolerance: tolerance)
            .combined(with: Path(polygon: frame.corners), by: .intersection, tolerance: tolerance)
    }

    /// The sum of the heights of a line's lower edge and the lid's upper edge; nil if it is not constant along the
    /// line, or along one half if an overlay covers the other.
    private func sumOfHeights(below line: InnerLine) -> Double? {
        guard let bounds = line.flat.bounds, !line.openings.isEmpty, bounds.minY > lid.center.y else { return nil }
        let (above, below) = (lid.minY - 4 * width, bounds.maxY + width)
        let heights = (0...8).map { index -> (rim: Double, lid: Double)? in
            let x = lid.minX + lid.width * (0.1 + 0.1 * Double(index))
            guard let up = line.flat.distance(from: Point(x, below), along: Vector(0, -1)),
                let down = flat.distance(from: Point(x, above), along: Vector(0, 1))
            else { return nil }
            return (below - up, above + down)
        }
        return [heights[...], heights.prefix(5), heights.suffix(5)].lazy.compactMap { heights -> Double? in
            let (sums, lids) = (heights.compactMap { $0.map { $0.rim + $0.lid } }, heights.compactMap { $0?.lid })
            guard sums.count > 2, let least = sums.min(), let most = sums.max(), most - least < width / 3,
                let highest = lids.min(), let lowest = lids.max(), lowest - highest > width / 4
            else { return nil }
            return sums.reduce(0, +) / Double(sums.count)
        }.first
    }
}

/// A sheet below a solid header, as in calendars and windows: if it were filled it would merge with the header, so it
/// gets a clearance.
///
///      ▟█████▙           ▟█████▙
///      █▔▔▔▔▔█     →     ▄▄▄▄▄▄▄
///      █     █           ███████
///      ▜▁▁▁▁▁▛           ▜█████▛
enum Header {
    /// The gap below the header of a box, including its outline stroke; nil if it has no header.
    static func gap(in component: Int, of ink: Figure) -> Path? {
        let (nodes, width) = (ink.tree.nodes, ink.width)
        guard width > 0, nodes[component].children.count == 1,
            case (let box, let sheet) = (nodes[component].bounds, nodes[nodes[component].children[0]]),
            case let inside = sheet.bounds, sheet.area > 0.95 * inside.area,
            min(inside.width, inside.height) > 5 * width,
            [inside.minX - box.minX, box.maxX - inside.maxX, box.maxY - inside.maxY].allSatisfy({
                (0.7 * width..<1.3 * width).contains($0)
            }),
            // The content of the sheet must not be in the gap.
            sheet.children.allSatisfy({ nodes[$0].bounds.minY > inside.minY + 1.5 * width })
        else { return nil }
        // The rings of a calendar extend slightly above its header.
        let header = height(ofHeaderAbove: inside, in: ink, width)
        guard (2 * width..<6 * width).contains(header), inside.minY - header < box.minY + 2 * width else { return nil }
        let gap = Rect(
            minX: box.minX - width, minY: inside.minY, maxX: box.maxX + width, maxY: inside.minY + width)
        return Path(polygon: gap.corners)
    }

    /// The minimum height of the solid ink straight above a sheet.
    private static func height(ofHeaderAbove sheet: Rect, in ink: Figure, _ width: Double) -> Double {
        [0.15, 0.5, 0.85].map { share in
            let start = Point(sheet.minX + share * sheet.width, sheet.minY - width / 20)
            return ink.flat.distance(from: start, along: Vector(0, -1)).map { $0 + width / 20 } ?? 0
        }.min() ?? 0
    }
}
