/// Which of 64 × 64 points of a view box are filled. It is accurate enough to distinguish fills as people see them.
package struct SampleGrid: Hashable {
    package static let side = 64
    /// From the top; the lowest bit is the leftmost point.
    var rows: [UInt64]

    /// Samples paths that are filled by the non-zero rule.
    package init(_ paths: [Path], in viewBox: Rect) {
        rows = Array(repeating: 0, count: Self.side)
        // An eighth of a cell.
        let tolerance = viewBox.extent / Double(8 * Self.side)
        for path in paths { add(FlatPath(path, tolerance: tolerance), viewBox) }
    }

    /// Fills row by row, by the winding number between crossings.
    private mutating func add(_ path: FlatPath, _ viewBox: Rect) {
        let (width, height) = (viewBox.width / Double(Self.side), viewBox.height / Double(Self.side))
        var crossings: [[(x: Double, turn: Int)]] = Array(repeating: [], count: Self.side)
        for contour in 0..<path.contourCount {
            let corners = path.corners(ofContour: contour)
            guard var a = corners.last else { continue }
            for b in corners {
                let (low, high) = a.y < b.y ? (a.y, b.y) : (b.y, a.y)
                let first = max(0, Int(((low - viewBox.minY) / height - 0.5).rounded(.up).clamped))
                let last = min(Self.side - 1, Int(((high - viewBox.minY) / height - 0.5).rounded(.up).clamped) - 1)
                if first <= last {
                    for row in first...last {
                        let y = viewBox.minY + (Double(row) + 0.5) * height
                        let x = a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y)
                        crossings[row].append((x, b.y > a.y ? 1 : -1))
                    }
                }
                a = b
            }
        }
        for row in rows.indices where !crossings[row].isEmpty {
            let sorted = crossings[row].sorted { $0.x < $1.x }
            var (next, winding) = (0, 0)
            for column in 0..<Self.side {
                let x = viewBox.minX + (Double(column) + 0.5) * width
                while next < sorted.count, sorted[next].x <= x {
                    winding += sorted[next].turn
                    next += 1
                }
                if winding != 0 { rows[row] |= 1 << UInt64(column) }
            }
        }
    }

    /// The number of common filled points divided by the number of all filled points: 1 if both are the same.
    package func overlap(with other: SampleGrid) -> Double {
        let both = zip(rows, other.rows).reduce(0) { $0 + ($1.0 & $1.1).nonzeroBitCount }
        let any = zip(rows, other.rows).reduce(0) { $0 + ($1.0 | $1.1).nonzeroBitCount }
        return any == 0 ? 1 : Double(both) / Double(any)
    }
}

extension Double {
    /// Clamped to the range of grid indices, far within the range of `Int`.
    fileprivate var clamped: Double { Swift.min(Swift.max(self, -1e6), 1e6) }
}
