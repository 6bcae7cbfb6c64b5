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

// MARK: - Sets

extension SampleGrid {
    package var count: Int { rows.reduce(0) { $0 + $1.nonzeroBitCount } }

    package func union(_ other: SampleGrid) -> SampleGrid { combined(other, |) }
    package func intersection(_ other: SampleGrid) -> SampleGrid { combined(other, &) }
    package func subtracting(_ other: SampleGrid) -> SampleGrid { combined(other) { $0 & ~$1 } }

    /// The points that only one of two has.
    package func difference(_ other: SampleGrid) -> SampleGrid { combined(other, ^) }

    /// The grid with the points next to the filled points: above, below, left and right.
    package var grown: SampleGrid {
        var grown = self
        for row in rows.indices {
            grown.rows[row] |= rows[row] << 1 | rows[row] >> 1
            if row > 0 { grown.rows[row] |= rows[row - 1] }
            if row + 1 < rows.count { grown.rows[row] |= rows[row + 1] }
        }
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

    fileprivate static func steps(_ way: Vector, in viewBox: Rect) -> (columns: Int, rows: Int) {
        (
            Int((way.x * Double(side) / viewBox.width).rounded()),
            Int((way.y * Double(side) / viewBox.height).rounded())
        )
    }

    /// Moved by the nearest number of whole points; points that leave the view box are lost.
    package func shifted(by way: Vector, in viewBox: Rect) -> SampleGrid {
        let (columns, rows) = Self.steps(way, in: viewBox)
        var moved = SampleGrid()
        for row in self.rows.indices where self.rows.indices.contains(row + rows) {
            moved.rows[row + rows] =
                columns < 0 ? self.rows[row] >> UInt64(-columns) : self.rows[row] << UInt64(columns)
        }
        return moved
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

    /// The part that is connected with some points of a row: row by row down and up again, until nothing is added.
    private func part(around points: UInt64, in row: Int) -> SampleGrid {
        var (part, before) = (SampleGrid(), SampleGrid())
        part.rows[row] = rows[row].runs(through: points)
        while part != before {
            before = part
            for row in 1..<Self.side {
                part.rows[row] = rows[row].runs(through: part.rows[row] | part.rows[row - 1])
            }
            for row in (0..<Self.side - 1).reversed() {
                part.rows[row] = rows[row].runs(through: part.rows[row] | part.rows[row + 1])
            }
        }
        return part
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

/// Asks quickly whether grids have nearly all filled points of one: the rows with most of them come first.
package struct SampleProbe: Sendable {
    private let rows: [(number: Int, bits: UInt64, count: Int)]
    /// The number of its points.
    package let count: Int

    package init(_ grid: SampleGrid) {
        rows = grid.rows.enumerated().filter { $1 != 0 }.map { (number: $0, bits: $1, count: $1.nonzeroBitCount) }
            .sorted { ($1.count, $0.number) < ($0.count, $1.number) }
        count = rows.reduce(0) { $0 + $1.count }
    }

    /// The number of its points that a grid does not have; nil if that is more than a limit.
    ///
    /// - Parameter way: the offset that these points are moved by first, to the nearest points; a point that leaves the
    ///   view box is outside.
    package func countOutside(
        _ grid: SampleGrid, movedBy way: Vector = Vector(0, 0), in viewBox: Rect, atMost limit: Int
    ) -> Int? {
        let (columns, down) = SampleGrid.steps(way, in: viewBox)
        var outside = 0
        for row in rows {
            let bits = columns < 0 ? row.bits >> UInt64(-columns) : row.bits << UInt64(columns)
            let isInside = grid.rows.indices.contains(row.number + down)
            let missing = isInside ? bits & ~grid.rows[row.number + down] : bits
            if missing == 0 && columns == 0 { continue }
            outside += missing.nonzeroBitCount + (columns == 0 ? 0 : row.count - bits.nonzeroBitCount)
            if outside > limit { return nil }
        }
        return outside
    }
}

// MARK: - Many grids

/// Finds, among many grids, the ones that have most points of another one. It counts for 64 grids at once: for each
/// point, it has a bit for each grid.
package struct SampleIndex: Sendable {
    /// For each point, row by row, the words with the bits of all grids.
    private var bits: [UInt64]
    /// So many for each point.
    private let words: Int
    private let count: Int

    package init(_ grids: [SampleGrid]) {
        count = grids.count
        words = (grids.count + 63) / 64
        let words = words
        bits = Array(repeating: 0, count: SampleGrid.side * SampleGrid.side * words)
        for word in 0..<words {
            let block = grids[(64 * word)..<min(64 * word + 64, grids.count)]
            for row in 0..<SampleGrid.side {
                var square = block.map { $0.rows[row] }
                square += Array(repeating: 0, count: 64 - square.count)
                Self.transpose(&square)
                for column in 0..<SampleGrid.side {
                    bits[(row * SampleGrid.side + column) * words + word] = square[column]
                }
            }
        }
    }

    /// Exchanges the rows and the columns of 64 × 64 bits: first quarters of the square, then quarters of these.
    private static func transpose(_ rows: inout [UInt64]) {
        var (step, mask): (Int, UInt64) = (32, 0x0000_0000_FFFF_FFFF)
        while step > 0 {
            var row = 0
            while row < 64 {
                let change = (rows[row] >> UInt64(step) ^ rows[row + step]) & mask
                rows[row] ^= change << UInt64(step)
                rows[row + step] ^= change
                row = (row + step + 1) & ~step
            }
            step /= 2
            mask ^= mask << UInt64(step)
        }
    }

    /// The numbers of the grids that have about four in five points of another one, or more: of 64 that are spread over
    /// all of its points, three in four. The order is ascending.
    package func numbers(having grid: SampleGrid) -> [Int] {
        let all = grid.points
        if all.isEmpty { return Array(0..<count) }
        // By the golden ratio they are spread evenly, and in step with no row or column.
        let points = (0..<Self.samples).map { number in
            all[Int((Double(number) * 0.618_033_988_749_895).fraction * Double(all.count))]
        }
        return (0..<words).flatMap { numbers(having: points, word: $0) }
    }

    private static let samples = 64

    /// Adds up a column of bits for each grid of one word.
    private func numbers(having points: [Int], word: Int) -> [Int] {
        // Binary digits, the lowest first. All sums begin with 16, so that three in four points reach the last digit.
        var digits: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, ~0, 0, 0)
        for point in points {
            var carry = bits[point * words + word]
            (digits.0, carry) = (digits.0 ^ carry, digits.0 & carry)
            (digits.1, carry) = (digits.1 ^ carry, digits.1 & carry)
            (digits.2, carry) = (digits.2 ^ carry, digits.2 & carry)
            (digits.3, carry) = (digits.3 ^ carry, digits.3 & carry)
            (digits.4, carry) = (digits.4 ^ carry, digits.4 & carry)
            (digits.5, carry) = (digits.5 ^ carry, digits.5 & carry)
            digits.6 |= carry
        }
        var (reached, found) = (digits.6, [Int]())
        while reached != 0 {
            found.append(64 * word + reached.trailingZeroBitCount)
            reached &= reached - 1
        }
        return found
    }
}

extension SampleGrid {
    /// The numbers of its filled points, row by row.
    fileprivate var points: [Int] {
        var points: [Int] = []
        points.reserveCapacity(1024)
        for (row, bits) in rows.enumerated() {
            var bits = bits
            while bits != 0 {
                points.append(row * Self.side + bits.trailingZeroBitCount)
                bits &= bits - 1
            }
        }
        return points
    }
}

extension Double {
    fileprivate var fraction: Double { self - rounded(.down) }
}
