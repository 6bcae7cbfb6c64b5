internal import GlyphModel
internal import Markup
internal import PathGeometry

extension GlyphBuilder {
    /// The stroke style in the shape's units; nil if it has no width.
    mutating func strokeStyle(of shape: Shape) -> StrokeStyle? {
        let style = shape.style
        guard style.stroke != .none else { return nil }
        let viewport = shape.scene.viewport
        let width = style.strokeWidth.resolved(.other, in: viewport, fontSize: style.fontSize)
        guard width > 0 else { return nil }
        if width > ReadingLimits.coordinate {
            log.stop("a stroke is wider than \(ReadingLimits.coordinate)", at: tree[shape.node].element.offset)
            return nil
        }
        // A miter ends at the border of the picture, however long it may be.
        return StrokeStyle(
            width: width, cap: style.cap, join: style.join, miterLimit: min(style.miterLimit, Self.longestMiter),
            dash: dash(of: shape))
    }

    private static let longestMiter = 1e6

    /// A share of the picture: no dash of a shorter line can be seen.
    private static let shortestDashed = 1e-6

    private mutating func dash(of shape: Shape) -> DashPattern? {
        let style = shape.style
        guard !style.dashes.isEmpty else { return nil }
        // Each shape keeps its own list.
        WorkLimit.spend(2 * style.dashes.count)
        let factor = pathLengthFactor(of: shape)
        guard factor.isFinite else {
            log.warn(
                "path-length", "a pathLength of 0 makes dashes infinitely long; the stroke is drawn solid",
                at: tree[shape.node].element.offset)
            return nil
        }
        func resolved(_ length: Length) -> Double {
            length.resolved(.other, in: shape.scene.viewport, fontSize: style.fontSize) * factor
        }
        guard let pattern = DashPattern(style.dashes.map(resolved), offset: resolved(style.dashOffset)) else {
            return nil
        }
        let period = pattern.lengths.reduce(0, +)
        let length = shape.path.length * shape.scene.transform.greatest
        if length < frame.viewBox.extent * Self.shortestDashed { return nil }
        let periods = shape.path.length / period
        guard periods * Double(pattern.lengths.count / 2) <= Double(ReadingLimits.dashes) else {
            log.stop(TooManyDashes().description, at: tree[shape.node].element.offset)
            return nil
        }
        // Each dash becomes an outline.
        WorkLimit.spend(40 * Int(periods * Double(pattern.lengths.count / 2)))
        return pattern
    }

    /// The real length divided by the stated `pathLength` (SVG 2, 9.6.1); 1 if none is stated.
    private mutating func pathLengthFactor(of shape: Shape) -> Double {
        guard let attribute = tree[shape.node].element.attribute("pathLength") else { return 1 }
        guard let stated = Length(attribute.value), stated.unit == .number, stated.value >= 0 else {
            log.invalid("pathLength", attribute.value, at: attribute.valueOffset)
            return 1
        }
        return shape.path.length / stated.value
    }

    /// The stroke in the units of the view box. Nil if the shape's transform distorts it, so that it has to be
    /// converted to an outline.
    func scaled(_ stroke: Stroke, in shape: Shape) -> Stroke? {
        guard shape.scene.transform.isSimilarity, !shape.style.own.hasFixedStroke else { return nil }
        return Stroke(stroke.paint, style: stroke.style.scaled(by: shape.scene.transform.scaleFactor))
    }

    /// The area of a stroke, in the units of the view box; nil, with an error, if it has too many dashes. The outline
    /// of a stroke that is distorted by a transform, or that has a non-scaling width, is computed in its own space.
    mutating func strokeArea(_ stroke: StrokeStyle, of shape: Shape) -> Path? {
        // The stroke is regular in its own space: compute the outline there, and transform the outline.
        let pen = shape.style.own.hasFixedStroke ? frame.toPixels.inverse : shape.scene.transform
        guard let pen, let toPen = pen.inverse else { return nil }
        let path = shape.path.transformed(by: shape.scene.transform.followed(by: toPen))
        do {
            return try path.stroked(stroke, tolerance: tolerance / pen.greatest).transformed(by: pen)
        } catch {
            log.stop(error.description, at: tree[shape.node].element.offset)
            return nil
        }
    }
}

extension StrokeStyle {
    func scaled(by factor: Double) -> StrokeStyle {
        var style = self
        style.width *= factor
        style.dash = dash.flatMap { DashPattern($0.lengths.map { $0 * factor }, offset: $0.offset * factor) }
        return style
    }

    /// The maximum distance of the stroke's outline from the path.
    var reach: Double {
        let corner = cap == .square ? 2.0.squareRoot() : 1
        return width / 2 * max(join == .miter ? miterLimit : 1, corner)
    }
}
