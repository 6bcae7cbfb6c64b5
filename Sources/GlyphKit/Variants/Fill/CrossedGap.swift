internal import PathGeometry

/// A body that was opened by the clearance around something that crosses it: a slash, a badge, a bolt.
///
///      ╭────╴ ○        the badge, grown by the clearance, closes the body; what is then filled keeps
///      │                the clearance empty
///      ╰──────╯
struct CrossedGap {
    /// The ink of the crosser, in normal form.
    let crosser: Path
    /// Its place among the pieces of the ink; nil for ink in another colour.
    let root: Int?
    /// How far the clearance reaches around it.
    let reach: Double
    /// The inside of the body that it opens.
    let inside: ContourTree.Node

    /// The gap that one piece of ink makes in the rest; nil where it opens nothing.
    ///
    /// The limits were measured on designers' own pairs. Whether something closes is seen as well in a
    /// rough drawing, at a fraction of the cost.
    private init?(of crosser: Piece, root: Int?, in rest: [Piece], strokeWidth width: Double) {
        let nearness = Nearness(of: crosser, to: rest, within: 1.3 * width)
        guard let clearance = nearness.clearance, clearance <= 1.2 * width else { return nil }
        // A twentieth of a width more than the clearance: ends that were rounded off still meet. What lies
        // nearest need not be a wall of the body (a window, a label), so wider ones are tried too.
        let nearest = clearance + width / 20
        let reaches = [nearest] + [0.6, 0.9, 1.25].map { $0 * width }.filter { $0 > nearest + width / 20 }
        var best: (reach: Double, inside: [ContourTree.Node])?
        // Samples may lie an eighth of a width beside the nearest point.
        for reach in reaches where nearness.closesARing(within: reach + width / 8) {
            let inside = Self.closed(by: crosser, reach, in: rest, width, isWide: reach > nearest)
            // A wider clearance eats into the walls: only for more that it closes.
            if inside.reduce(0, { $0 + $1.area }) > 1.2 * (best?.inside.reduce(0, { $0 + $1.area }) ?? 0) {
                best = (reach, inside)
            }
        }
        guard let best, let largest = best.inside.max(by: { $0.area < $1.area }) else { return nil }
        self.crosser = crosser.path
        self.root = root
        reach = best.reach
        inside = largest
    }

    /// The insides of bodies that a crosser, grown by its clearance, closes.
    private static func closed(
        by crosser: Piece, _ reach: Double, in rest: [Piece], _ width: Double, isWide: Bool
    ) -> [ContourTree.Node] {
        let rough = width / 40
        guard let sketch = grown(crosser.path, by: reach, tolerance: rough) else { return [] }
        let whole = ContourTree(Path.union(ofPositive: rest.map(\.path) + [sketch], tolerance: rough))
        let before = rest.flatMap(\.holes)
        return whole.nodes.filter { node in
            node.isHole && node.area > width * width
                && !before.contains { $0.area > 0.98 * node.area && node.bounds.intersects($0.bounds) }
                && isMostlyWalled(node, by: crosser.flat, reach, width, isWide: isWide)
                && isRoomy(node, width)
        }
    }

    private static func grown(_ crosser: Path, by reach: Double, tolerance: Double) -> Path? {
        let pen = StrokeStyle(width: 2 * reach, cap: .round, join: .round)
        guard let rim = try? crosser.stroked(pen, tolerance: tolerance) else { return nil }
        return Path.union(ofPositive: [crosser, rim], tolerance: tolerance)
    }

    /// Are the openings, measured straight across, less than half of what they and the wall make together,
    /// and does the crosser lie across them, rather than reach far in, as an arrow does that leaves a box?
    ///
    /// - Parameter isWide: is the clearance wider than the nearest ink asks for? Then more must be wall.
    private static func isMostlyWalled(
        _ hole: ContourTree.Node, by crosser: FlatPath, _ reach: Double, _ width: Double, isWide: Bool
    ) -> Bool {
        let flat = FlatPath(Path([hole.contour]), tolerance: width / 20)
        guard !flat.contours.isEmpty else { return false }
        let samples = flat.samples(ofContour: 0, count: 96)
        let isOpen = samples.map { crosser.distance(to: $0.point) < reach + width / 10 }
        guard let first = isOpen.firstIndex(of: false) else { return false }
        let step = flat.perimeter(ofContour: 0) / Double(samples.count)
        var (wall, open) = (0.0, 0.0)
        var start: Point?
        for offset in 0..<samples.count {
            let index = (first + offset) % samples.count
            if isOpen[index] {
                start = start ?? samples[index].point
            } else {
                if let from = start { open += from.distance(to: samples[index].point) }
                start = nil
                wall += step
            }
        }
        if let from = start { open += from.distance(to: samples[first].point) }
        let around = flat.perimeter(ofContour: 0) - wall
        return open <= 0.48 * (open + wall) && around <= 2 * open
            && (!isWide || wall >= 0.75 * (wall + around))
    }

    /// Does a circle of one stroke width's radius fit in?
    private static func isRoomy(_ hole: ContourTree.Node, _ width: Double) -> Bool {
        let flat = FlatPath(Path([hole.contour]), tolerance: width / 20)
        let steps = 24
        return (1..<steps).contains { row in
            (1..<steps).contains { column in
                let point = Point(
                    hole.bounds.minX + hole.bounds.width * Double(column) / Double(steps),
                    hole.bounds.minY + hole.bounds.height * Double(row) / Double(steps))
                return flat.contains(point) && flat.distance(to: point) >= width
            }
        }
    }
}

extension CrossedGap {
    /// Fills ink as if the bodies that crossers open were closed; then takes the clearance out again and
    /// puts the crossers back, filled by themselves.
    ///
    /// - Parameters:
    ///   - neighbours: ink in other colours, which may cross this one; it is no part of the result.
    ///   - gapWidth: the least clearance; nil is as drawn.
    ///   - fill: fills a drawing without such gaps, of which a part was drawn.
    static func closing(
        _ ink: Path, neighbours: [Path], strokeWidth width: Double, gapWidth: Double?, tolerance: Double,
        _ fill: (_ ink: Path, _ drawn: Path) -> Filling.Result
    ) -> Filling.Result {
        let tree = ContourTree(ink)
        // With more pieces than this a drawing is a pattern, and no body with a crosser.
        let isCrossable = (2...20).contains(tree.roots.count)
        guard isCrossable || !neighbours.isEmpty, width > 0 else { return fill(ink, ink) }
        let pieces = tree.roots.map { Piece(tree, $0, strokeWidth: width) }
        let own = isCrossable ? outermost(
            pieces.indices.compactMap { index in
                let rest = pieces.indices.filter { $0 != index }.map { pieces[$0] }
                return CrossedGap(of: pieces[index], root: tree.roots[index], in: rest, strokeWidth: width)
            }) : []
        let others = neighbours.compactMap {
            CrossedGap(of: Piece($0, strokeWidth: width), root: nil, in: pieces, strokeWidth: width)
        }
        if own.isEmpty && others.isEmpty { return fill(ink, ink) }
        let clearances = (own + others).compactMap { gap in
            Self.grown(gap.crosser, by: max(gap.reach, gapWidth ?? 0), tolerance: tolerance)
        }
        let grown = Path.union(ofPositive: clearances, tolerance: tolerance)
        let closed = Path.union(ofPositive: [ink, grown], tolerance: tolerance)
        let crossers = own.compactMap(\.root)
        let drawn = tree.path(of: tree.roots.filter { !crossers.contains($0) })
        var result = fill(closed, drawn)
        let bodies = result.path.combined(with: grown, by: .difference, tolerance: tolerance)
        let crossing = own.map { fill($0.crosser, $0.crosser) }
        result.path = .union(ofPositive: [bodies] + crossing.map(\.path), tolerance: tolerance)
        result.decisions += crossing.flatMap(\.decisions)
        result.decisions += crossers.map {
            FillDecision(contour: tree.nodes[$0].contour, outcome: .kept, reason: .crossing)
        }
        return result
    }

    /// The body may as well seem to cross what crosses it, closing over a part of its own inside: of gaps
    /// whose insides lie in each other, the outermost counts. Two that close the same inside are equals, like
    /// the arrows of a loop, and neither is a body.
    private static func outermost(_ gaps: [CrossedGap]) -> [CrossedGap] {
        gaps.filter { gap in
            !gaps.contains { other in
                guard other.root != gap.root else { return false }
                let (mine, its) = (gap.inside, other.inside)
                if its.area > mine.area, its.bounds.insetBy(-gap.reach).contains(mine.bounds) { return true }
                return its.area > 0.95 * mine.area && mine.area > 0.95 * its.area
                    && its.bounds.contains(mine.bounds.center) && mine.bounds.contains(its.bounds.center)
            }
        }
    }
}

extension ContourTree {
    /// The contours of the given nodes and all that is in them.
    func path(of roots: [Int]) -> Path {
        var kept: [Int] = []
        var open = roots
        while let node = open.popLast() {
            kept.append(node)
            open += nodes[node].children
        }
        return Path(kept.sorted().map { nodes[$0].contour })
    }
}
