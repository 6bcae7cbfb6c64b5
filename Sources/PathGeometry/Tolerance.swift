/// The maximum distance of a result from the exact one: a share of a picture's size, or a length. No other epsilon is
/// passed to operations.
public struct Tolerance: Hashable, Sendable, BitwiseCopyable {
    /// The share of the longer side of a view box, or of the bounding box of paths without a view box.
    private var fraction: Double
    private var length: Double?

    /// A share of the picture's longer side.
    ///
    /// - Parameter fraction: the share of the extent, positive and less than a tenth.
    public init(fraction: Double) {
        precondition(fraction > 0 && fraction < 0.1, "the fraction must be positive and less than a tenth")
        self.fraction = fraction
    }

    /// A length, independent of the picture's size.
    ///
    /// - Parameter length: a positive length, in units of the path.
    public init(length: Double) {
        precondition(length > 0 && length.isFinite, "the tolerance must be positive and finite")
        fraction = 0
        self.length = length
    }

    /// A twenty-thousandth: a twentieth of a pixel if a glyph is drawn 1,024 pixels wide.
    public static let standard = Tolerance(fraction: 1 / 20_000)

    /// The tolerance in units of a drawing whose view box has this longer side.
    ///
    /// - Parameter extent: a positive length, in the same units.
    public func length(in extent: Double) -> Double { length ?? fraction * extent }
}

/// Operations with a `Tolerance`, which is a share of the size of the paths, or a length.
extension Path {
    /// The result of a boolean operation on two filled paths, in normal form: outer contours in one orientation and
    /// holes in the other, without overlap.
    ///
    /// - Parameters:
    ///   - other: the second operand.
    ///   - operation: the operation, with this path as the first operand.
    ///   - fillRule: the fill rule of both paths.
    ///   - tolerance: a share of the longer side of the bounding box of both.
    public func combined(
        with other: Path, by operation: BooleanOperation, fillRule: FillRule = .nonzero,
        within tolerance: Tolerance = .standard
    ) -> Path {
        combined(with: other, by: operation, fillRule: fillRule, tolerance: tolerance.length(in: [self, other]))
    }

    /// The same area in normal form: outer contours in one orientation and holes in the other, without overlap.
    ///
    /// - Parameters:
    ///   - rule: the fill rule of the path.
    ///   - tolerance: a share of the longer side of its bounding box.
    public func normalized(_ rule: FillRule = .nonzero, within tolerance: Tolerance = .standard) -> Path {
        normalized(rule, tolerance: tolerance.length(in: [self]))
    }

    /// The union of some filled paths, in normal form.
    ///
    /// - Parameters:
    ///   - shapes: the paths, each with its fill rule.
    ///   - tolerance: a share of the longer side of the bounding box of all.
    public static func union(
        _ shapes: [(path: Path, rule: FillRule)], within tolerance: Tolerance = .standard
    ) -> Path {
        union(shapes, tolerance: tolerance.length(in: shapes.map(\.path)))
    }

    /// The area of the stroke along the path, in normal form.
    ///
    /// - Parameters:
    ///   - style: the style, with a positive width in units of the path.
    ///   - tolerance: a share of the longer side of the path's bounding box.
    /// - Throws: `TooManyDashes` if a dash pattern gives more dashes than `dashLimit`.
    public func stroked(
        _ style: StrokeStyle, within tolerance: Tolerance = .standard
    ) throws(TooManyDashes) -> Path {
        try stroked(style, tolerance: tolerance.length(in: [self], atLeast: style.width))
    }

    /// The stroke as overlapping closed subpaths with non-negative winding everywhere, so that they can be united with
    /// others in one sweep.
    ///
    /// - Parameters:
    ///   - style: the style, with a positive width in units of the path.
    ///   - tolerance: a share of the longer side of the path's bounding box.
    /// - Throws: `TooManyDashes` if a dash pattern gives more dashes than `dashLimit`.
    public func strokePieces(
        _ style: StrokeStyle, within tolerance: Tolerance = .standard
    ) throws(TooManyDashes) -> Path {
        try strokePieces(style, tolerance: tolerance.length(in: [self], atLeast: style.width))
    }

    /// Offsets the edges of the filled path outwards by a margin, or inwards by a negative one, in normal form.
    ///
    /// - Parameters:
    ///   - margin: the margin, in units of the path; a negative margin shrinks the area.
    ///   - join: the shape of corners that are convex towards the direction of the offset.
    ///   - rule: the fill rule of the path.
    ///   - tolerance: a share of the longer side of the path's bounding box.
    public func offset(
        by margin: Double, join: LineJoin = .round, rule: FillRule = .nonzero, within tolerance: Tolerance = .standard
    ) -> Path {
        offset(by: margin, join: join, rule: rule, tolerance: tolerance.length(in: [self], atLeast: abs(margin)))
    }

    /// The same path with fewer segments.
    ///
    /// - Parameter tolerance: a share of the longer side of its bounding box.
    public func simplified(within tolerance: Tolerance = .standard) -> Path {
        simplified(tolerance: tolerance.length(in: [self]))
    }

    /// The name that `offset(by:join:rule:within:)` had in 0.1.0.
    @available(*, deprecated, renamed: "offset(by:join:rule:within:)")
    public func grown(
        by margin: Double, join: LineJoin = .round, rule: FillRule = .nonzero, within tolerance: Tolerance = .standard
    ) -> Path {
        offset(by: margin, join: join, rule: rule, within: tolerance)
    }
}

extension Tolerance {
    /// The tolerance in units of the paths; if all paths are one point, the tolerance of a box with a side of one.
    ///
    /// - Parameter least: the minimum side of the bounding box.
    fileprivate func length(in paths: [Path], atLeast least: Double = 0) -> Double {
        let bounds = paths.compactMap(\.controlBounds)
        let box = bounds.dropFirst().reduce(bounds.first) { $0?.union($1) }
        let extent = max(box?.extent ?? 0, least)
        return length(in: extent > 0 ? extent : 1)
    }
}
