extension FlatPath {
    /// Measures how near the points of a way come to a path, one after the other: the chord that was nearest to one of
    /// them mostly tells of the next one, too.
    struct Follower {
        private let path: FlatPath
        /// What is no farther is near; how near does not matter much.
        private let limit: Double
        private var run: Int?

        init(_ path: FlatPath, limit: Double) {
            self.path = path
            self.limit = limit
        }

        /// The distance from a point; where it is less than the limit, a greater one that is less, too, may be told.
        ///
        /// - Parameter reach: where the distance is more, any greater one may be told.
        mutating func distance(to point: Point, within reach: Double) -> Double {
            let before = run
            var least = before.map { path.squaredDistance(to: point, ofRun: $0) } ?? .infinity
            if least < limit * limit { return least.squareRoot() }
            var bound = min(reach * reach * (1 + 1e-9), least)
            for contour in path.contours where contour.box.squaredDistance(to: point) <= bound {
                for index in contour.runs where path.runs[index].box.squaredDistance(to: point) <= bound {
                    if index == before { continue }
                    let squared = path.squaredDistance(to: point, ofRun: index)
                    if squared < least { (least, run) = (squared, index) }
                    bound = min(bound, least)
                }
            }
            return least.squareRoot()
        }

        /// Is all of a line within the limit of one chord, among those that were near last? What is convex is as near
        /// to the whole line as to its ends.
        func isNear(_ line: Line) -> Bool {
            guard let run else { return false }
            return path.runs[run].starts.contains { start in
                let chord = Line(path.corners[start], path.corners[start + 1])
                return chord.squaredDistance(to: line.start) < limit * limit
                    && chord.squaredDistance(to: line.end) < limit * limit
            }
        }
    }

    private func squaredDistance(to point: Point, ofRun index: Int) -> Double {
        var least = Double.infinity
        for start in runs[index].starts {
            least = min(least, Line(corners[start], corners[start + 1]).squaredDistance(to: point))
        }
        return least
    }
}
