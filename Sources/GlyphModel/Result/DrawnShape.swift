public import PathGeometry

/// An area as an element that is filled, stroked, or both, in one paint: formats with strokes write it instead of the
/// area's outline.
public struct DrawnShape: Hashable, Sendable {
    /// In the coordinates of the view box; open subpaths are closed for the fill only.
    public var path: Path
    /// The rule of the fill; nil if there is none.
    public var fill: FillRule?
    /// The stroke, in units of the view box; nil if there is none.
    public var stroke: StrokeStyle?

    /// Creates a shape; without a fill and a stroke it has no area.
    public init(_ path: Path, fill: FillRule? = nil, stroke: StrokeStyle? = nil) {
        (self.path, self.fill, self.stroke) = (path, fill, stroke)
    }
}

extension DrawnShape {
    /// - Parameter transform: a transform that scales evenly.
    package func transformed(by transform: Transform) -> DrawnShape {
        if transform == .identity { return self }
        return DrawnShape(
            path.transformed(by: transform), fill: fill, stroke: stroke?.scaled(by: transform.scaleFactor))
    }

    /// Whether all its numbers can be written.
    package var isFinite: Bool {
        guard let stroke else { return path.isFinite }
        return path.isFinite && stroke.width.isFinite && stroke.miterLimit.isFinite
    }

    /// Whether it is drawn by a pen that paints the same wherever its lines cross. Then other lines of the pen can join
    /// it.
    package var isLine: Bool { fill == nil && stroke != nil }

    /// One element for the areas of both, in any paint; nil if there is none.
    package func joined(_ other: DrawnShape) -> DrawnShape? {
        guard isLine, other.isLine, stroke == other.stroke else { return nil }
        var joined = self
        joined.path.append(other.path)
        return joined
    }
}

extension StrokeStyle {
    fileprivate func scaled(by factor: Double) -> StrokeStyle {
        var style = self
        style.width *= factor
        style.dash = dash.flatMap { DashPattern($0.lengths.map { $0 * factor }, offset: $0.offset * factor) }
        return style
    }
}
