internal import PathGeometry

extension InnerLine {
    /// The same by what is left of the ink without the walls, which tells always.
    static func lines(
        of ink: Path, in body: Path, rim: FlatPath, wall: Double, strokeWidth width: Double, tolerance: Double
    ) -> [InnerLine] {
        // What is left ends at the wall, so where it meets that is told a little farther in.
        let meeting = wall + width / 50
        // Where a wall ends is told by its width only: as exact as a stroke's outline will do.
        let inner = body.offset(by: -wall, isNormal: true, tolerance: max(4 * tolerance, width / 100))
        let tree = ContourTree(ink.combined(with: inner, by: .intersection, tolerance: tolerance))
        return tree.roots.map { root in
            let path = tree.path(of: [root])
            var (openings, atWall): ([Opening], [Int]) = ([], [])
            for (number, contour) in path.subpaths.enumerated() {
                let sides = contour.stretches(fartherThan: meeting, from: rim, step: width / 4)
                if sides.isEmpty { atWall.append(number) }
                if sides.first?.isClosed == true { continue }
                for (side, next) in zip(sides, sides.dropFirst() + sides.prefix(1)) {
                    openings.append((side.end, next.start))
                }
            }
            return InnerLine(path, openings, atWall: atWall, flatness: width / 40)
        }
    }
}
