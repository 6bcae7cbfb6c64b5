internal import PathGeometry

/// A cylinder seen from above, as a database or a pile of coins is drawn. The line below its lid is the edge of the
/// top disc, and so are those below it: each disc keeps its edge, and the one below gets a clearance from it.
///
///      ╭─────╮           ▟█████▙
///      │╲___╱│     →     ▝▜███▛▘
///      │     │           ▙▃   ▃▟
///      ╰─────╯           ▜█████▛
struct Drum {
    /// Its outer contour.
    private let outline: Subpath
    private let flat: FlatPath
    /// The interior of the lid.
    private let lid: Rect
    private let width: Double

    /// The cylinders among the free components.
    static func all(in ink: Figure, strokeWidth width: Double) -> [Drum] {
        ink.tree.roots.compactMap { Drum($0, of: ink, strokeWidth: width) }
    }

    /// Nil if the topmost face of a body is not a disc.
    private init?(_ root: Int, of ink: Figure, strokeWidth width: Double) {
        let nodes = ink.tree.nodes
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

    /// Is the boundary where it must be for a face of this size? A flat disc is round just below.
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
