internal import PathGeometry

/// A drum seen from above, as a database or a pile of coins is drawn. The line under its lid is the rim of the disc on
/// top, and so are those below it: each disc keeps its rim, and the one below draws back from it.
///
///      ╭─────╮           ▟█████▙
///      │╲___╱│     →     ▝▜███▛▘
///      │     │           ▙▃   ▃▟
///      ╰─────╯           ▜█████▛
struct Drum {
    /// Its outer contour.
    private let outline: Subpath
    private let flat: FlatPath
    /// The inside of the lid.
    private let lid: Rect
    private let width: Double

    /// The drums among what stands free.
    static func all(in ink: Figure, strokeWidth width: Double) -> [Drum] {
        ink.tree.roots.compactMap { Drum($0, of: ink, strokeWidth: width) }
    }

    /// Nil where the topmost of a body's insides is no disc.
    private init?(_ root: Int, of ink: Figure, strokeWidth width: Double) {
        let nodes = ink.tree.nodes
        let cells = nodes[root].children
        guard width > 0, cells.count > 1,
            let lid = cells.min(by: { nodes[$0].bounds.minY < nodes[$1].bounds.minY }).map({ nodes[$0] }),
            lid.children.isEmpty, lid.bounds.height > width / 2, lid.bounds.width > 1.5 * lid.bounds.height,
            // Of its frame an ellipse takes three quarters, and less where the rim around it is broad.
            (0.6..<0.85).contains(lid.area / lid.bounds.area)
        else { return nil }
        outline = nodes[root].contour
        flat = ink.flat.selecting([root])
        self.lid = lid.bounds
        self.width = width
        // It reaches up to the top, and from wall to wall; below it these go straight down, but for what crosses.
        guard isWall(lid.bounds.center, Vector(0, -1), lid.bounds.height),
            Self.sides.allSatisfy({ isWall(lid.bounds.center, $0, lid.bounds.width) }),
            case let below = Point(lid.bounds.center.x, lid.bounds.maxY + 1.2 * width),
            Self.sides.contains(where: { isWall(below, $0, lid.bounds.width) })
        else { return nil }
    }

    private static let sides = [Vector(-1, 0), Vector(1, 0)]

    /// Is the wall of an inside of some size where it is to be? A flat disc is round soon below.
    private func isWall(_ middle: Point, _ direction: Vector, _ size: Double) -> Bool {
        flat.distance(from: middle, along: direction).map {
            (-0.6 * width..<width / 3).contains($0 - size / 2 - width)
        } ?? false
    }

    /// What goes of the disc below a line; nil where the line is no rim.
    ///
    /// The rim's lower edge is the upper edge of the lid, turned upside down: what crosses a drum seldom reaches that.
    func gap(below line: InnerLine, tolerance: Double) -> Path? {
        guard let sum = sumOfHeights(below: line) else { return nil }
        let disc = Path([outline.reversed]).transformed(by: .scale(1, -1).followed(by: .translation(0, sum)))
        let side = lid.insetBy(-1.1 * width)
        // From the ends of the edge at the walls to the middle of what it bends down to.
        let frame = Rect(
            minX: side.minX, minY: sum - lid.center.y - width / 2, maxX: side.maxX, maxY: sum - lid.minY + 3 * width)
        return disc.transformed(by: .translation(0, width))
            .combined(with: disc, by: .difference, tolerance: tolerance)
            .combined(with: Path(polygon: frame.corners), by: .intersection, tolerance: tolerance)
    }

    /// What the heights of a line's lower and of the lid's upper edge add up to; nil where that is not the same all
    /// along the line, or along one half where something crosses the other.
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
