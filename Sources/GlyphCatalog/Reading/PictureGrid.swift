package import SemanticColor

/// The colours of a picture at 64 × 64 points of its frame, the same for vectors and pixels: what lints see of it.
///
/// A point has the colour at its middle, composited of all that is drawn there, without a background. So a thin line has
/// its own colour, and no mixture with what is around it.
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

    /// Points of colour that have a neighbour without one, or are at the edge of the frame: the outline of the picture,
    /// where it meets the background.
    package var outline: [Int] {
        points.indices.filter { index in
            if points[index] == 0 { return false }
            let (row, column) = (index / Self.side, index % Self.side)
            if row == 0 || column == 0 || row == Self.side - 1 || column == Self.side - 1 { return true }
            return [index - 1, index + 1, index - Self.side, index + Self.side].contains { points[$0] == 0 }
        }
    }

    /// Whether the outline is the frame for the greater part: a plate with something on it.
    package var fillsFrame: Bool { inkCount * 20 >= points.count * 19 }
}
