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
