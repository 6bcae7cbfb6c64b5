/// Which of 64 × 64 points of a view box are filled. It is accurate enough to distinguish fills as people see them.
package struct SampleGrid: Hashable {
    package static let side = 64
    /// From the top; the lowest bit is the leftmost point.
    package private(set) var rows: [UInt64]

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

    /// Samples a path that need not be in normal form, by its winding numbers: changes are noted where edges cross the
    /// rows, and added up along each row.
    package init(_ path: Path, isEvenOdd: Bool, in viewBox: Rect) {
        self.init()
        var changes = [Int32](repeating: 0, count: Self.side * Self.side)
        Self.forEachCrossing(of: path, viewBox) { row, column, isDown in
            if column < Self.side { changes[row * Self.side + column] += isDown ? 1 : -1 }
        }
        for row in rows.indices {
            var (winding, bits): (Int32, UInt64) = (0, 0)
            for column in 0..<Self.side {
                winding &+= changes[row * Self.side + column]
                if isEvenOdd ? winding & 1 != 0 : winding != 0 { bits |= 1 << UInt64(column) }
            }
            rows[row] = bits
        }
    }

    /// Toggles, for each row that an edge crosses, the points to the right of the crossing. In normal form a point is
    /// inside where that is an odd number of times.
    private mutating func toggle(_ path: Path, _ viewBox: Rect) {
        Self.forEachCrossing(of: path, viewBox) { row, column, _ in
            rows[row] ^= column < Self.side ? ~0 << UInt64(column) : 0
        }
    }

    /// Calls the body for each row that an edge crosses, with the first column to the right of the crossing.
    private static func forEachCrossing(
        of path: Path, _ viewBox: Rect, _ body: (_ row: Int, _ column: Int, _ isDown: Bool) -> Void
    ) {
        let (across, down) = (Double(side) / viewBox.width, Double(side) / viewBox.height)
        // An eighth of a cell.
        let flat = FlatPath(path, tolerance: viewBox.extent / Double(8 * side))
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
                let isDown = start.y < end.y
                let (top, bottom) = isDown ? (start, end) : (end, start)
                let first = Int(top.y.clamped.rounded(.up))
                let beyond = Int(bottom.y.clamped.rounded(.up))
                if first < beyond {
                    let slope = (bottom.x - top.x) / (bottom.y - top.y)
                    for row in first..<beyond {
                        let column = Int((top.x + (Double(row) - top.y) * slope).clamped.rounded(.up))
                        body(row, column, isDown)
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

// MARK: - Sets

extension SampleGrid {
    /// The number of filled points. Most processors that programs are made for cannot count bits, so the bytes of
    /// sixteen rows are counted together, as "Hacker's Delight", section 5-1, does it.
    package var count: Int {
        var count = 0
        for start in stride(from: 0, to: Self.side, by: 16) {
            var bytes: UInt64 = 0
            for row in start..<start + 16 {
                let pairs = rows[row] &- (rows[row] >> 1 & 0x5555_5555_5555_5555)
                let quarters = (pairs & 0x3333_3333_3333_3333) &+ (pairs >> 2 & 0x3333_3333_3333_3333)
                bytes &+= (quarters &+ quarters >> 4) & 0x0F0F_0F0F_0F0F_0F0F
            }
            let words = (bytes & 0x00FF_00FF_00FF_00FF) &+ (bytes >> 8 & 0x00FF_00FF_00FF_00FF)
            count += Int((words &* 0x0001_0001_0001_0001) >> 48)
        }
        return count
    }

    package func union(_ other: SampleGrid) -> SampleGrid { combined(other, |) }
    package func intersection(_ other: SampleGrid) -> SampleGrid { combined(other, &) }
    package func subtracting(_ other: SampleGrid) -> SampleGrid { combined(other) { $0 & ~$1 } }

    /// The points that only one of two has.
    package func difference(_ other: SampleGrid) -> SampleGrid { combined(other, ^) }

    /// The grid with the points next to the filled points: above, below, left and right.
    package var grown: SampleGrid {
        var (grown, above) = (self, UInt64(0))
        for row in 0..<Self.side - 1 {
            let own = rows[row]
            grown.rows[row] = own | own << 1 | own >> 1 | above | rows[row + 1]
            above = own
        }
        let last = rows[Self.side - 1]
        grown.rows[Self.side - 1] = last | last << 1 | last >> 1 | above
        return grown
    }

    /// The grid without parts that are narrower than three points.
    package var opened: SampleGrid {
        var inner = SampleGrid()
        for row in 1..<Self.side - 1 {
            inner.rows[row] = rows[row] & rows[row] << 1 & rows[row] >> 1 & rows[row - 1] & rows[row + 1]
        }
        return inner.grown
    }

    /// Its connected parts, from the top.
    package var parts: [SampleGrid] {
        var (rest, parts): (SampleGrid, [SampleGrid]) = (self, [])
        while let row = rest.rows.firstIndex(where: { $0 != 0 }) {
            let part = rest.part(around: 1 << UInt64(rest.rows[row].trailingZeroBitCount), in: row)
            rest = rest.subtracting(part)
            parts.append(part)
        }
        return parts
    }

    /// The part that is connected with some points of a row: a row that gets points gives them to the rows next to it.
    private func part(around points: UInt64, in row: Int) -> SampleGrid {
        var part = SampleGrid()
        part.rows[row] = rows[row].runs(through: points)
        // A bit for each row whose neighbours are still to be looked at.
        var changed = UInt64(1) << UInt64(row)
        while changed != 0 {
            let row = changed.trailingZeroBitCount
            changed &= changed - 1
            for next in [row - 1, row + 1] where next >= 0 && next < Self.side {
                let known = part.rows[next]
                if part.rows[row] & rows[next] & ~known == 0 { continue }
                part.rows[next] = rows[next].runs(through: known | part.rows[row])
                changed |= 1 << UInt64(next)
            }
        }
        return part
    }

    /// The connected parts of the empty points that are in its inside: from none of them, a way along rows and columns
    /// leads to the edge of the view box.
    package var holes: [SampleGrid] {
        var empty = self
        for row in rows.indices { empty.rows[row] = ~rows[row] }
        return empty.parts.filter { part in
            part.rows[0] == 0 && part.rows[Self.side - 1] == 0
                && part.rows.allSatisfy { $0 & (1 | 1 << UInt64(Self.side - 1)) == 0 }
        }
    }

    /// The area of the box around its filled points.
    package var boxArea: Int {
        guard let first = rows.firstIndex(where: { $0 != 0 }), let last = rows.lastIndex(where: { $0 != 0 })
        else { return 0 }
        let all = rows.reduce(0, |)
        return (last - first + 1) * (Self.side - all.leadingZeroBitCount - all.trailingZeroBitCount)
    }

    /// Grown so many times.
    package func grown(by count: Int) -> SampleGrid { (0..<count).reduce(self) { grown, _ in grown.grown } }

    /// The points next to the filled points.
    package var border: SampleGrid { grown.subtracting(self) }

    /// Whether the point of the view box, or the sample nearest to it, is filled.
    package func contains(_ point: Point, in viewBox: Rect) -> Bool {
        let (column, row) = (
            Int(((point.x - viewBox.minX) / viewBox.width * Double(Self.side)).rounded(.down)),
            Int(((point.y - viewBox.minY) / viewBox.height * Double(Self.side)).rounded(.down))
        )
        guard rows.indices.contains(row), (0..<Self.side).contains(column) else { return false }
        return rows[row] >> UInt64(column) & 1 == 1
    }

    /// Whether it has about the area and the box of a circle.
    package var isRound: Bool {
        guard let first = rows.firstIndex(where: { $0 != 0 }), let last = rows.lastIndex(where: { $0 != 0 })
        else { return false }
        let all = rows.reduce(0, |)
        let (width, height) = (64 - all.trailingZeroBitCount - all.leadingZeroBitCount, last - first + 1)
        let circle = Double(width * height) * .pi / 4
        return abs(width - height) <= 3 && abs(Double(count) - circle) < 0.04 * circle
    }

    /// Whether it looks the same mirrored from left to right, and from top to bottom, by its own middle.
    package var isSymmetric: Bool {
        guard let first = rows.firstIndex(where: { $0 != 0 }), let last = rows.lastIndex(where: { $0 != 0 })
        else { return true }
        let all = rows.reduce(0, |)
        let (left, right) = (all.trailingZeroBitCount, all.leadingZeroBitCount)
        var (differs, count) = (0, 0)
        for row in first...last {
            let mirrored = (rows[row].bitReversed >> UInt64(right)) << UInt64(left)
            differs += (rows[row] ^ mirrored).nonzeroBitCount + (rows[row] ^ rows[first + last - row]).nonzeroBitCount
            count += rows[row].nonzeroBitCount
        }
        return 12 * differs <= count
    }

    /// The filled points next to the edge of the view box, each as the nearest point of the edge, in shares of the
    /// box's width and height. A corner is next to two edges.
    package var edgePoints: [Point] {
        let last = Self.side - 1
        func isFilled(_ row: Int, _ column: Int) -> Bool { rows[row] >> UInt64(column) & 1 == 1 }
        return (0..<Self.side).flatMap { index -> [Point] in
            let along = (Double(index) + 0.5) / Double(Self.side)
            let edges = [
                (isFilled(0, index), Point(along, 0)), (isFilled(last, index), Point(along, 1)),
                (isFilled(index, 0), Point(0, along)), (isFilled(index, last), Point(1, along)),
            ]
            return edges.compactMap { $0.0 ? $0.1 : nil }
        }
    }

    /// The filled point that is farthest from all others, in steps along rows, columns and diagonals; of several, the
    /// one nearest to their middle. It is in the coordinates of the view box; nil if no point is filled.
    package func deepestPoint(in viewBox: Rect) -> Point? {
        guard var first = rows.firstIndex(where: { $0 != 0 }), var last = rows.lastIndex(where: { $0 != 0 })
        else { return nil }
        var deepest = rows
        while let next = Self.eroded(deepest, first, last) {
            deepest = next
            (first, last) = (first + 1, last - 1)
        }
        var cells: [Point] = []
        for row in first...last {
            var bits = deepest[row]
            while bits != 0 {
                cells.append(Point(Double(bits.trailingZeroBitCount), Double(row)))
                bits &= bits - 1
            }
        }
        let sum = cells.reduce(Vector(0, 0)) { $0 + ($1 - .zero) }
        let middle = Point.zero + sum * (1 / Double(max(1, cells.count)))
        guard let cell = cells.min(by: { middle.distance(to: $0) < middle.distance(to: $1) }) else { return nil }
        let side = Double(Self.side)
        return Point(
            viewBox.minX + (cell.x + 0.5) * viewBox.width / side, viewBox.minY + (cell.y + 0.5) * viewBox.height / side)
    }

    /// The filled points of some rows all of whose eight neighbours are filled, too; nil if there are none. Beyond
    /// these rows nothing is filled.
    private static func eroded(_ rows: [UInt64], _ first: Int, _ last: Int) -> [UInt64]? {
        func along(_ row: Int) -> UInt64 { rows[row] & rows[row] << 1 & rows[row] >> 1 }
        var (result, all) = (rows, UInt64(0))
        var (above, here) = (UInt64(0), along(first))
        for row in first...last {
            let below = row < last ? along(row + 1) : 0
            result[row] = above & here & below
            all |= result[row]
            (above, here) = (here, below)
        }
        return all == 0 ? nil : result
    }

    @inline(__always)
    private func combined(_ other: SampleGrid, _ operation: (UInt64, UInt64) -> UInt64) -> SampleGrid {
        var result = self
        for row in rows.indices { result.rows[row] = operation(rows[row], other.rows[row]) }
        return result
    }
}

extension UInt64 {
    /// The runs of its bits that have some bits of another number.
    package func runs(through bits: UInt64) -> UInt64 {
        let seeds = self & bits
        if seeds == 0 { return 0 }
        var (left, right, open, shut) = (seeds, seeds, self, self)
        // Each step doubles how far a run is followed.
        for step: UInt64 in [1, 2, 4, 8, 16, 32] {
            left |= open & (left << step)
            open &= open << step
            right |= shut & (right >> step)
            shut &= shut >> step
        }
        return left | right
    }

    fileprivate var bitReversed: UInt64 {
        var bits = byteSwapped
        // The halves of each byte, then the quarters, and the bits.
        for (step, mask) in [(4, 0x0F0F_0F0F_0F0F_0F0F), (2, 0x3333_3333_3333_3333), (1, 0x5555_5555_5555_5555)]
            as [(UInt64, UInt64)]
        {
            bits = (bits >> step) & mask | (bits & mask) << step
        }
        return bits
    }
}
