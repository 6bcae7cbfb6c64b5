internal import PathGeometry
package import SemanticColor

/// The colours of a picture at 64 × 64 points of its frame, the same for vectors and pixels: what lints see of it.
///
/// A point has the colour at its middle, composited of all that is drawn there, without a background. So a thin line
/// has its own colour, and no mixture with what is around it.
package struct PictureGrid: Sendable, Hashable {
    package static let side = 64

    /// The distinct colours; the first stands for none.
    package private(set) var colors: [Color]
    /// The index of each point's colour, in rows from the top.
    package private(set) var points: [UInt16]

    /// - Parameters:
    ///   - colors: the distinct colours, after one that stands for none.
    ///   - points: an index of `colors` for each point.
    package init(colors: [Color], points: [UInt16]) {
        precondition(points.count == Self.side * Self.side && Int(points.max() ?? 0) < colors.count)
        (self.colors, self.points) = (colors, points)
        inkRows = Self.rows(of: points) { $0 != 0 }
    }

    /// - Parameter inkRows: the points that are not 0.
    init(colors: [Color], points: [UInt16], inkRows: [UInt64]) {
        precondition(points.count == Self.side * Self.side && inkRows.count == Self.side)
        (self.colors, self.points, self.inkRows) = (colors, points, inkRows)
    }

    /// The number of points that have any colour.
    package var inkCount: Int { inkRows.reduce(0) { $0 + $1.nonzeroBitCount } }

    /// The points that have any colour, in rows from the top; the lowest bit is the leftmost point.
    package let inkRows: [UInt64]

    /// The points for whose colour, by its index, a condition holds, in rows as `inkRows`.
    package func rows(where isIncluded: (UInt16) -> Bool) -> [UInt64] { Self.rows(of: points, where: isIncluded) }

    private static func rows(of points: [UInt16], where isIncluded: (UInt16) -> Bool) -> [UInt64] {
        var rows = [UInt64](repeating: 0, count: side)
        var (bits, column, row): (UInt64, Int, Int) = (0, 0, 0)
        for point in points {
            if isIncluded(point) { bits |= 1 << UInt64(truncatingIfNeeded: column) }
            column += 1
            if column == side {
                rows[row] = bits
                (bits, column, row) = (0, 0, row + 1)
            }
        }
        return rows
    }

    /// The same colours in other values, which have the same alphas.
    package func recolored(_ change: (Color) -> Color) -> PictureGrid {
        var grid = self
        for index in colors.indices.dropFirst() { grid.colors[index] = change(colors[index]) }
        return grid
    }

    /// The points of rows that have a neighbour outside, or are at the edge of the frame: the outline of a picture,
    /// where it meets the background.
    static func outlineRows(of rows: [UInt64]) -> [UInt64] {
        rows.indices.map { row in
            let (above, below) = (row > 0 ? rows[row - 1] : 0, row + 1 < rows.count ? rows[row + 1] : 0)
            return rows[row] & ~(above & below & (rows[row] << 1) & (rows[row] >> 1))
        }
    }

    /// Whether at least 19 of 20 points of the frame have a colour: a plate with something on it.
    package var fillsFrame: Bool { inkCount * 20 >= points.count * 19 }
}

// MARK: - From colours and pixels

extension PictureGrid {
    /// More distinct colours than these are made fewer.
    static let colorLimit = 256
    /// What is less opaque does not count.
    private static let leastAlpha = 1.0 / 8

    /// - Parameters:
    ///   - colors: distinct colours, after one that stands for none.
    ///   - numbers: an index of `colors` for each point, in rows from the top.
    init(colors: [Color], numbers: [UInt32]) {
        // In the order in which they are seen; nil for a colour that is not in use.
        var places = [UInt16?](repeating: nil, count: colors.count)
        var used: [Color] = []
        var last: UInt32?
        for number in numbers where number != last {
            last = number
            if places[Int(number)] != nil { continue }
            let color = colors[Int(number)]
            let isSeen = number != 0 && color.alpha >= Self.leastAlpha
            if isSeen { used.append(color) }
            // No more than there are points.
            places[Int(number)] = isSeen ? UInt16(used.count) : 0
        }
        let groups = used.count > Self.colorLimit ? ColorGroups(used) : nil
        let final = places.map { place -> UInt16 in
            guard let place, place != 0 else { return 0 }
            return groups?.numbers[Int(place) - 1] ?? place
        }
        var (points, rows) = ([UInt16](), [UInt64](repeating: 0, count: Self.side))
        points.reserveCapacity(numbers.count)
        for (index, number) in numbers.enumerated() {
            let point = final[Int(number)]
            points.append(point)
            if point != 0 { rows[index / Self.side] |= 1 << UInt64(truncatingIfNeeded: index % Self.side) }
        }
        self.init(colors: [.clear] + (groups?.colors ?? used), points: points, inkRows: rows)
    }

    /// The pixels nearest to the middles of the points. Nil where there are not four bytes for each pixel.
    init?(_ bitmap: BitmapDecoder.Bitmap) {
        let (width, height) = (bitmap.width, bitmap.height)
        guard width > 0, height > 0, bitmap.bytes.count / 4 / width == height, bitmap.bytes.count == 4 * width * height
        else { return nil }
        var (colors, known): ([Color], [UInt32: UInt32]) = ([.clear], [:])
        var numbers: [UInt32] = []
        numbers.reserveCapacity(Self.side * Self.side)
        for row in 0..<Self.side {
            for column in 0..<Self.side {
                let (y, x) = ((2 * row + 1) * height / (2 * Self.side), (2 * column + 1) * width / (2 * Self.side))
                let start = 4 * (y * width + x)
                let pixel = bitmap.bytes[start..<(start + 4)]
                let key = pixel.reduce(0) { $0 << 8 | UInt32($1) }
                if let number = known[key] {
                    numbers.append(number)
                    continue
                }
                numbers.append(UInt32(colors.count))
                known[key] = UInt32(colors.count)
                let alpha = Double(pixel[start + 3]) / 255
                colors.append(Color(bytes: pixel[start], pixel[start + 1], pixel[start + 2], alpha: alpha))
            }
        }
        self.init(colors: colors, numbers: numbers)
    }
}

/// Similar colours as one: the first of them stands for all.
private struct ColorGroups {
    private(set) var colors: [Color] = []
    /// For each colour, one more than the index of its group.
    private(set) var numbers: [UInt16] = []

    init(_ all: [Color]) {
        // With two bits of each component, there are not more groups than the limit.
        for bits in [5, 4, 3, 2] {
            var known: [UInt32: UInt16] = [:]
            (colors, numbers) = ([], [])
            for color in all {
                let key = Self.key(of: color, bits)
                if known[key] == nil {
                    colors.append(color)
                    known[key] = UInt16(colors.count)
                }
                numbers.append(known[key] ?? 0)
            }
            if colors.count <= PictureGrid.colorLimit { return }
        }
    }

    private static func key(of color: Color, _ bits: Int) -> UInt32 {
        let bytes = color.bytesWithAlpha
        return bytes.indices.reduce(0) { $0 << 8 | UInt32(bytes[$1] >> UInt8(8 - bits)) }
    }
}
