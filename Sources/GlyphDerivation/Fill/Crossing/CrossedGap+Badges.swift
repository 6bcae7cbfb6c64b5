internal import PathGeometry

extension CrossedGap {
    /// The gaps that round badges make in bodies that are still open.
    ///
    /// What crosses a body keeps a stroke's width off it. A badge at its corner may stand off by two, and closes it all
    /// the same: a disc of that size is nothing but a badge.
    ///
    ///       ╱╲
    ///      ╱  ╲
    ///     │    ╶  ╭─╮
    ///     ╰────╴  ╰─╯
    static func ofBadges(
        in ink: Figure, _ pieces: [Piece], leaving closed: Set<Int>, strokeWidth width: Double
    ) -> [CrossedGap] {
        let open = pieces.filter { $0.hasBay && closed.isDisjoint(with: $0.roots) }
        if open.isEmpty { return [] }
        let badges = zip(ink.tree.roots, pieces).filter { root, _ in
            ink.tree.nodes[root].bounds.width > leastBadge * width && ink.isRound(root, strokeWidth: width)
        }
        if badges.isEmpty { return [] }
        return open.flatMap { body -> [CrossedGap] in
            // Where most of the strokes are in the badge, a width tells nothing of the body's.
            guard let walls = body.flat.estimatedStrokeWidth(), abs(walls - width) < width / 2 else { return [] }
            return badges.compactMap { root, badge in
                CrossedGap(
                    of: badge, ink.tree.path(of: [root]), in: [body],
                    beside: pieces.filter { $0.roots != body.roots && $0.roots != badge.roots }, strokeWidth: width,
                    as: .badge)
            }
        }
    }

    /// Across, in widths of a stroke; anything smaller is a dot, or a head.
    private static let leastBadge = 4.0
    /// From the body, in widths of a stroke.
    static let farthestBadge = 2.5
    /// The clearances that are tried, in widths of a stroke. The finer they are, the better the edge of the fill meets
    /// the ends of the wall.
    static let reachesOfBadges = [1.4, 1.55, 1.7, 1.85, 2, 2.15, 2.3, farthestBadge]

    /// The walls of the bodies that badges open, without what lies in them.
    static func wallsBesideBadges(_ gaps: [CrossedGap], in tree: ContourTree) -> Path {
        let bodies = Set(gaps.filter(\.isBadge).flatMap(\.bodies)).sorted()
        return Path(bodies.flatMap { [$0] + tree.nodes[$0].children }.map { tree.nodes[$0].contour })
    }
}

extension Path {
    /// Puts walls back where a clearance wider than the drawing's own has eaten them.
    mutating func restore(_ walls: Path, within clearances: [Path], tolerance: Double) {
        // They wind around no point a negative number of times, so all in one path are their union.
        var area = Path()
        for clearance in clearances { area.append(clearance) }
        let eaten = walls.combined(with: area, by: .intersection, tolerance: tolerance)
        if !eaten.isEmpty { self = .union(ofNonNegative: [self, eaten], tolerance: tolerance) }
    }
}
