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
