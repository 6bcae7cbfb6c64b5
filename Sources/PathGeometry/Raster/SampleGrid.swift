/// Which of 64 × 64 points of a view box are filled. It is accurate enough to distinguish fills as people see them.
package struct SampleGrid: Hashable {
    package static let side = 64
    /// From the top; the lowest bit is the leftmost point.
    package internal(set) var rows: [UInt64]

    /// Samples paths in normal form.
    package init(_ paths: [Path], in viewBox: Rect) {
        rows = Array(repeating: 0, count: Self.side)
        for path in paths {
            var own = SampleGrid()
            own.toggle(path, viewBox)
            for row in rows.indices { rows[row] |= own.rows[row] }
        }
    }

    /// Samples the area inside of one contour that does not cross itself.
    package init(inside contour: Subpath, in viewBox: Rect) {
        self.init()
        toggle(Path([contour]), viewBox)
    }

    /// - Parameter rows: the rows of a grid; the result is nil for another number of rows.
    package init?(rows: [UInt64]) {
        guard rows.count == Self.side else { return nil }
        self.rows = rows
    }

    /// No point is filled.
    package init() { rows = Array(repeating: 0, count: Self.side) }

    /// Toggles, for each row that an edge crosses, the points to the right of the crossing. In normal form a point is
    /// inside where that is an odd number of times.
    private mutating func toggle(_ path: Path, _ viewBox: Rect) {
        let (across, down) = (Double(Self.side) / viewBox.width, Double(Self.side) / viewBox.height)
        // An eighth of a cell.
        let flat = FlatPath(path, tolerance: viewBox.extent / Double(8 * Self.side))
        for contour in 0..<flat.contourCount {
            let corners = flat.corners(ofContour: contour)
            guard let last = corners.last else { continue }
            // In cells, from the middle of the first one.
            func onGrid(_ corner: Point) -> Point {
                Point((corner.x - viewBox.minX) * across - 0.5, (corner.y - viewBox.minY) * down - 0.5)
            }
            var start = onGrid(last)
            for corner in corners {
                let end = onGrid(corner)
                let (top, bottom) = start.y < end.y ? (start, end) : (end, start)
                let first = Int(top.y.clamped.rounded(.up))
                let beyond = Int(bottom.y.clamped.rounded(.up))
                if first < beyond {
                    let slope = (bottom.x - top.x) / (bottom.y - top.y)
                    for row in first..<beyond {
                        let column = Int((top.x + (Double(row) - top.y) * slope).clamped.rounded(.up))
                        rows[row] ^= column < Self.side ? ~0 << UInt64(column) : 0
                    }
                }
                start = end
            }
        }
    }

    /// The number of common filled points divided by the number of all filled points: 1 if both are the same.
    package func overlap(with other: SampleGrid) -> Double {
        var (both, any) = (0, 0)
        for row in rows.indices {
            both += (rows[row] & other.rows[row]).nonzeroBitCount
            any += (rows[row] | other.rows[row]).nonzeroBitCount
        }
        return any == 0 ? 1 : Double(both) / Double(any)
    }
}

extension Double {
    /// Clamped to the range of grid indices.
    fileprivate var clamped: Double { Swift.min(Swift.max(self, 0), Double(SampleGrid.side)) }
}
