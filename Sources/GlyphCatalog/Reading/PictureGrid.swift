package import SemanticColor

/// The colours of a picture at 64 × 64 points of its frame, the same for vectors and pixels: what lints see of it.
///
/// A point has the colour at its middle, composited of all that is drawn there, without a background. So a thin line
/// has its own colour, and no mixture with what is around it.
package struct PictureGrid: Sendable, Hashable {
    package static let side = 64

    /// The distinct colours; the first is no colour.
    package private(set) var colors: [Color]
    /// The index of each point's colour, in rows from the top.
    package private(set) var points: [UInt16]

    /// - Parameters:
    ///   - colors: the distinct colours, after one that stands for none.
    ///   - points: an index of `colors` for each point.
    package init(colors: [Color], points: [UInt16]) {
        precondition(points.count == Self.side * Self.side && points.allSatisfy { Int($0) < colors.count })
        (self.colors, self.points) = (colors, points)
    }

    /// The number of points that have any colour.
    package var inkCount: Int { points.count { $0 != 0 } }

    /// The points that have any colour, in rows from the top; the lowest bit is the leftmost point.
    package var inkRows: [UInt64] {
        var rows = [UInt64](repeating: 0, count: Self.side)
        for index in points.indices where points[index] != 0 {
            rows[index / Self.side] |= 1 << UInt64(index % Self.side)
        }
        return rows
    }

    /// Points of colour that have a neighbour without one, or are at the edge of the frame: the outline of the picture,
    /// where it meets the background. In ascending order.
    package var outline: [Int] {
        let rows = inkRows
        var outline: [Int] = []
        for row in rows.indices {
            let (above, below) = (row > 0 ? rows[row - 1] : 0, row + 1 < rows.count ? rows[row + 1] : 0)
            var bits = rows[row] & ~(above & below & (rows[row] << 1) & (rows[row] >> 1))
            while bits != 0 {
                outline.append(row * Self.side + bits.trailingZeroBitCount)
                bits &= bits - 1
            }
        }
        return outline
    }

    /// Whether the outline is the frame for the greater part: a plate with something on it.
    package var fillsFrame: Bool { inkCount * 20 >= points.count * 19 }
}
