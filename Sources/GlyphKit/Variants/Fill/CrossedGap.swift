internal import PathGeometry

/// A body that was opened by the clearance around something that crosses it: a slash, a badge, a bolt.
///
///      ╭────╴ ○        the badge, grown by the clearance, closes the body; what is then filled keeps
///      │                the clearance empty
///      ╰──────╯
struct CrossedGap {
    /// The ink of the crosser, in normal form.
    let crosser: Path
    /// The crosser and the clearance around it.
    let grown: Path

    /// Fills ink as if the bodies that crossers open were closed; then takes the clearance out again and
    /// puts the crossers back, filled by themselves.
    ///
    /// - Parameters:
    ///   - neighbours: ink in other colours, which may cross this one; it is no part of the result.
    ///   - solid: fills a drawing without such gaps.
    static func closing(
        _ ink: Path, neighbours: [Path], strokeWidth: Double?, tolerance: Double, _ solid: (Path) -> Path
    ) -> Path {
        guard let width = strokeWidth ?? FlatPath(ink, tolerance: tolerance * 8).estimatedStrokeWidth(), width > 0
        else { return solid(ink) }
        let tree = ContourTree(ink)
        // With more pieces than this a drawing is a pattern, and no body with a crosser.
        let own = (2...12).contains(tree.roots.count)
            ? tree.roots.compactMap { root in
                gap(
                    of: tree.path(of: [root]), in: tree.path(of: tree.roots.filter { $0 != root }), width, tolerance)
            } : []
        let others = neighbours.compactMap { gap(of: $0, in: ink, width, tolerance) }
        if own.isEmpty && others.isEmpty { return solid(ink) }
        let grown = Path.union(ofPositive: (own + others).map(\.grown), tolerance: tolerance)
        let closed = Path.union(ofPositive: [ink, grown], tolerance: tolerance)
        let bodies = solid(closed).combined(with: grown, by: .difference, tolerance: tolerance)
        return Path.union(ofPositive: [bodies] + own.map { solid($0.crosser) }, tolerance: tolerance)
    }

    /// The gap that one piece of ink makes in the rest; nil if it is farther away than 1.2 stroke widths,
    /// or opens nothing. The limits were measured on designers' own pairs.
    private static func gap(
        of crosser: Path, in rest: Path, _ width: Double, _ tolerance: Double
    ) -> CrossedGap? {
        // Whether something closes is seen as well in a rough drawing, at a fraction of the cost.
        let rough = width / 40
        let flat = FlatPath(crosser, tolerance: rough)
        guard let clearance = flat.distance(to: FlatPath(rest, tolerance: rough), within: 1.2 * width)
        else { return nil }
        // A twentieth of a width more than the clearance: ends that were rounded off still meet.
        let reach = clearance + width / 20
        guard let sketch = grown(crosser, by: reach, tolerance: rough),
            closesABody(sketch, around: flat, in: rest, reach, width),
            let exact = grown(crosser, by: reach, tolerance: tolerance)
        else { return nil }
        return CrossedGap(crosser: crosser, grown: exact)
    }

    private static func grown(_ crosser: Path, by reach: Double, tolerance: Double) -> Path? {
        let pen = StrokeStyle(width: 2 * reach, cap: .round, join: .round)
        guard let rim = try? crosser.stroked(pen, tolerance: tolerance) else { return nil }
        return Path.union(ofPositive: [crosser, rim], tolerance: tolerance)
    }

    /// Does the rest, together with the grown crosser, enclose what it did not enclose before?
    private static func closesABody(
        _ grown: Path, around crosser: FlatPath, in rest: Path, _ reach: Double, _ width: Double
    ) -> Bool {
        let before = ContourTree(rest)
        let closed = ContourTree(Path.union(ofPositive: [rest, grown], tolerance: width / 40))
        return closed.nodes.contains { node in
            let isNew = node.isHole && node.area > width * width
                && !before.nodes.contains {
                    $0.isHole && $0.area > 0.98 * node.area && node.bounds.intersects($0.bounds)
                }
            return isNew && isMostlyWalled(node, by: crosser, reach, width) && isRoomy(node, width)
        }
    }

    /// Is at most 40 % of the outline the crosser's side?
    private static func isMostlyWalled(
        _ hole: ContourTree.Node, by crosser: FlatPath, _ reach: Double, _ width: Double
    ) -> Bool {
        let flat = FlatPath(Path([hole.contour]), tolerance: width / 20)
        guard !flat.contours.isEmpty else { return false }
        let samples = flat.samples(ofContour: 0, count: 64)
        let open = samples.count { crosser.distance(to: $0.point) < reach + width / 10 }
        return Double(open) <= 0.4 * Double(samples.count)
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
