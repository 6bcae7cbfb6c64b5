internal import PathGeometry

extension InnerLine {
    /// The lines as the rest of the ink without the outline stroke; this always gives a result.
    static func lines(
        of ink: Path, in body: Path, rim: FlatPath, wall: Double, strokeWidth width: Double, tolerance: Double
    ) -> [InnerLine] {
        // The rest ends at the outline stroke, so the meeting points are measured slightly farther inside.
        let meeting = wall + width / 50
        // The end of the outline stroke is defined only by its width, so the accuracy of a stroke's outline is enough.
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
