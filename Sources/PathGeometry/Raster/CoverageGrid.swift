/// The coverage of each cell of a square grid by a filled area, as a renderer with exact anti-aliasing shows it. It is
/// accurate enough to decide whether two pictures look the same.
///
/// The longer side of the view box spans the grid; a view box that is not square is at the top left.
package struct CoverageGrid: Hashable, Sendable {
    /// 24 points at four pixels each, or 32 at three.
    package static let side = 96
    /// The side of a coarser grid, for a quick test whether a comparison is needed.
    private static let coarseSide = 12

    /// In rows from the top, 0…255.
    let shares: [UInt8]
    /// The sum of all shares.
    package let area: Int
    private let coarse: [Int]

    /// - Parameter coverage: the coverage of each cell, in rows from the top, 0…1.
    package init(_ coverage: [Float]) {
        shares = coverage.map(Self.share)
        var coarse = [Int](repeating: 0, count: Self.coarseSide * Self.coarseSide)
        let cells = Self.side / Self.coarseSide
        for row in 0..<Self.side {
            for column in 0..<Self.coarseSide {
                let first = row * Self.side + column * cells
                var sum = 0
                for index in first..<first + cells { sum += Int(shares[index]) }
                coarse[row / cells * Self.coarseSide + column] += sum
            }
        }
        (area, self.coarse) = (coarse.reduce(0, +), coarse)
    }

    private static func share(_ coverage: Float) -> UInt8 {
        // Most cells are empty or full.
        coverage <= 0 ? 0 : coverage >= 1 ? 255 : UInt8((coverage * 255).rounded())
    }

    /// The coarser grid is enough: pictures that agree in it are compared. To hash each cell would take longer than to
    /// draw the picture.
    package func hash(into hasher: inout Hasher) { hasher.combine(coarse) }

    /// The sum of the smaller coverages divided by the sum of the larger ones: 1 for equal pictures and for two empty
    /// ones, 0 for disjoint ones.
    package func softIoU(with other: CoverageGrid) -> Double {
        var lesser = 0
        for index in shares.indices { lesser += Int(min(shares[index], other.shares[index])) }
        let greater = area + other.area - lesser
        return greater == 0 ? 1 : Double(lesser) / Double(greater)
    }

    /// An upper bound of the soft IoU that is faster to compute.
    package func softIoUBound(with other: CoverageGrid) -> Double {
        var lesser = 0
        for index in coarse.indices { lesser += min(coarse[index], other.coarse[index]) }
        let greater = area + other.area - lesser
        return greater == 0 ? 1 : Double(lesser) / Double(greater)
    }

    /// The coverage of each cell by a filled path, 0…1.
    ///
    /// - Parameter path: a path in normal form, so that the signed areas next to its edges add up to its area.
    package static func coverage(of path: Path, in viewBox: Rect) -> [Float] {
        let cell = viewBox.extent / Double(side)
        var edges = CoverageEdges(side: side)
        // An edge that deviates by a sixteenth of a cell changes the coverage by at most that much.
        let flat = FlatPath(path, tolerance: cell / 16)
        func onGrid(_ point: Point) -> Point { Point((point.x - viewBox.minX) / cell, (point.y - viewBox.minY) / cell) }
        for contour in 0..<flat.contourCount {
            let corners = flat.corners(ofContour: contour)
            guard var last = corners.last.map(onGrid) else { continue }
            for corner in corners {
                let next = onGrid(corner)
                edges.add(from: last, to: next)
                last = next
            }
        }
        return edges.coverage
    }
}

/// The edges of an area, as the changes of the coverage from cell to cell along each row.
private struct CoverageEdges {
    private let side: Int
    /// Each row has an additional cell for an edge at the right border.
    private var changes: [Float]
    private var stride: Int { side + 2 }

    init(side: Int) {
        self.side = side
        changes = [Float](repeating: 0, count: side * (side + 2))
    }

    mutating func add(from start: Point, to end: Point) {
        guard start.y != end.y else { return }
        let direction = start.y < end.y ? 1.0 : -1.0
        let (top, bottom) = start.y < end.y ? (start, end) : (end, start)
        let slope = (bottom.x - top.x) / (bottom.y - top.y)
        // Too low to cover anything.
        guard slope.isFinite else { return }
        var y = max(top.y, 0)
        let last = min(bottom.y, Double(side))
        while y < last {
            let row = Int(y)
            let next = min(Double(row + 1), last)
            add(
                to: row, height: direction * (next - y), from: top.x + (y - top.y) * slope,
                to: top.x + (next - top.y) * slope)
            y = next
        }
    }

    /// A part of an edge within one row, cut at the borders of the cells.
    private mutating func add(to row: Int, height: Double, from first: Double, to last: Double) {
        let width = Double(side)
        let (left, right) = (min(max(min(first, last), 0), width), min(max(max(first, last), 0), width))
        // Parts beyond a border count as if they were on it.
        let run = max(first, last) - min(first, last)
        func put(_ x: Double, _ height: Double) {
            let column = min(Int(x), side)
            let share = x - Double(column)
            changes[row * stride + column] += Float(height * (1 - share))
            changes[row * stride + column + 1] += Float(height * share)
        }
        guard run > 0 else { return put(left, height) }
        let beyond = (max(0, -min(first, last)), max(0, max(first, last) - width))
        if beyond.0 > 0 { put(0, height * min(beyond.0, run) / run) }
        if beyond.1 > 0 { put(width, height * min(beyond.1, run) / run) }
        var x = left
        while x < right {
            let next = min(x.rounded(.down) + 1, right)
            // The midpoint of the part is in one cell.
            let middle = (x + next) / 2
            let column = Int(x)
            let share = middle - Double(column)
            let part = height * (next - x) / run
            changes[row * stride + column] += Float(part * (1 - share))
            changes[row * stride + column + 1] += Float(part * share)
            x = next
        }
    }

    var coverage: [Float] {
        var result = [Float](repeating: 0, count: side * side)
        for row in 0..<side {
            var sum: Float = 0
            for column in 0..<side {
                sum += changes[row * stride + column]
                result[row * side + column] = min(abs(sum), 1)
            }
        }
        return result
    }
}
