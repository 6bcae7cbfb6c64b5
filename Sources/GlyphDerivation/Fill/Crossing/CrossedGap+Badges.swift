internal import PathGeometry

extension CrossedGap {
    /// The gaps that round badges make in bodies that are still open.
    ///
    /// An overlay usually has a clearance of one stroke width. A badge at the corner of a body may have two, and
    /// closes the body nevertheless: a disc of that size can only be a badge.
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
            // If most of the strokes belong to the badge, the stroke width is not that of the body.
            guard let walls = body.flat.estimatedStrokeWidth(), abs(walls - width) < width / 2 else { return [] }
            return badges.compactMap { root, badge in
                CrossedGap(
                    of: badge, ink.tree.path(of: [root]), in: [body],
                    beside: pieces.filter { $0.roots != body.roots && $0.roots != badge.roots }, strokeWidth: width,
                    as: .badge)
            }
        }
    }

    /// The minimum size, in stroke widths; a smaller disc is a dot or a head.
    private static let leastBadge = 4.0
    /// The maximum distance from the body, in stroke widths.
    static let farthestBadge = 2.5
    /// The clearances that are tried, in stroke widths. The finer they are, the better the edge of the fill meets the
    /// ends of the outline.
    static let reachesOfBadges = [1.4, 1.55, 1.7, 1.85, 2, 2.15, 2.3, farthestBadge]

    /// The outlines of the bodies that badges open, without the content of the bodies.
    static func wallsBesideBadges(_ gaps: [CrossedGap], in tree: ContourTree) -> Path {
        let bodies = Set(gaps.filter(\.isBadge).flatMap(\.bodies)).sorted()
        return Path(bodies.flatMap { [$0] + tree.nodes[$0].children }.map { tree.nodes[$0].contour })
    }
}

extension Path {
    /// Restores outlines that were removed by a clearance wider than the drawn one.
    mutating func restore(_ walls: Path, within clearances: [Path], tolerance: Double) {
        // They have non-negative winding, so that one path with all of them is their union.
        var area = Path()
        for clearance in clearances { area.append(clearance) }
        let eaten = walls.combined(with: area, by: .intersection, tolerance: tolerance)
        if !eaten.isEmpty { self = .union(ofNonNegative: [self, eaten], tolerance: tolerance) }
    }
}
