extension FlatPath {
    /// Measures the distance of consecutive points of a curve from a path. The chord that is nearest to one point is
    /// usually near the next one, too.
    struct Follower {
        private let path: FlatPath
        /// Distances up to this limit are near; their exact values do not matter.
        private let limit: Double
        private var run: Int?

        init(_ path: FlatPath, limit: Double) {
            self.path = path
            self.limit = limit
        }

        /// An upper bound of the distance from a point that is accurate enough to compare it with the limit: if the
        /// distance is less than the limit, the result is, too.
        ///
        /// - Parameter reach: if the distance is more than this, any greater value may be returned.
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

        /// Is all of a line within the limit of one of the chords that were near last? The distance from a chord is a
        /// convex function, so both ends decide.
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
