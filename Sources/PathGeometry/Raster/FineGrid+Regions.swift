extension FineGrid {
    /// Connected points of a grid: filled ones with all neighbours, others with those above, below, left and right.
    package struct Region: Sendable {
        fileprivate(set) var runs: [Run] = []
        /// The number of its points.
        package fileprivate(set) var count = 0
        /// Whether it reaches the edge of the grid.
        package fileprivate(set) var isAtEdge = false

        /// Points of one row.
        struct Run: Sendable {
            var row: Int
            var columns: Range<Int>
        }
    }

    /// A smaller one is not seen as a part of a picture: of 24 units, a square of half a unit.
    private static let leastCount = 30

    /// The number of its connected parts, and of the holes in them.
    package var parts: (pieces: Int, holes: Int) {
        (
            regions(filled: true).count { $0.count >= Self.leastCount },
            regions(filled: false).count { !$0.isAtEdge && $0.count >= Self.leastCount }
        )
    }

    /// The parts of the ground that ink surrounds.
    package var faces: [Region] { regions(filled: false).filter { !$0.isAtEdge && $0.count >= Self.leastCount } }

    /// The number of filled points in a region of another grid.
    package func count(in region: Region) -> Int {
        region.runs.reduce(0) { sum, run in sum + run.columns.count { isFilled(row: run.row, column: $0) } }
    }

    /// In the order of their first points.
    private func regions(filled: Bool) -> [Region] {
        var runs: [Region.Run] = []
        var owners: [Int] = []
        func root(_ run: Int) -> Int {
            var run = run
            while owners[run] != run { run = owners[run] }
            return run
        }
        var above = 0..<0
        for row in 0..<Self.side {
            let first = runs.count
            for columns in self.columns(ofRow: row, filled: filled) {
                let number = runs.count
                runs.append(Region.Run(row: row, columns: columns))
                owners.append(number)
                // Filled points touch at corners, too.
                let reach = filled ? max(columns.lowerBound - 1, 0)..<columns.upperBound + 1 : columns
                for other in above where runs[other].columns.overlaps(reach) {
                    let (a, b) = (root(other), root(number))
                    owners[max(a, b)] = min(a, b)
                }
            }
            above = first..<runs.count
        }
        var places: [Int: Int] = [:]
        var regions: [Region] = []
        for (number, run) in runs.enumerated() {
            let owner = root(number)
            let place = places[owner] ?? regions.count
            if place == regions.count {
                places[owner] = place
                regions.append(Region())
            }
            regions[place].runs.append(run)
            regions[place].count += run.columns.count
            let isAtSide = run.columns.lowerBound == 0 || run.columns.upperBound == Self.side
            if isAtSide || run.row == 0 || run.row == Self.side - 1 { regions[place].isAtEdge = true }
        }
        return regions
    }
}
