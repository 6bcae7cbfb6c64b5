public import PathGeometry
public import SemanticColor

/// The paint of an area, as the source states it.
public enum Paint: Hashable, Sendable {
    case color(Color)
    /// The colour of the text around the picture, with an opacity.
    case currentColor(opacity: Double)
    indirect case gradient(Gradient)
}

/// A linear or radial gradient. `transform` maps it to the coordinates of the view box.
public struct Gradient: Hashable, Sendable {
    /// The geometry of a gradient, in its own coordinates.
    public enum Shape: Hashable, Sendable {
        case linear(from: Point, to: Point)
        /// The focal circle is the start, the outer circle the end (SVG 2, 14.2.3).
        case radial(center: Point, radius: Double, focus: Point, focusRadius: Double)
    }

    /// How a gradient continues beyond its ends: with the end's colour, mirrored, or repeated.
    public enum Spread: String, Hashable, Sendable { case pad, reflect, `repeat` }

    /// A colour at an offset of a gradient.
    public struct Stop: Hashable, Sendable {
        /// 0…1, not less than at the previous stop.
        public var offset: Double
        /// The colour at the offset, with its alpha.
        public var color: Color
        /// Whether it is `currentColor`: then `color` is its value in a drawing without a context, with the stop's
        /// alpha.
        public var isCurrent: Bool

        /// A colour at an offset, 0 at the start and 1 at the end.
        public init(offset: Double, color: Color, isCurrent: Bool = false) {
            self.offset = offset
            self.color = color
            self.isCurrent = isCurrent
        }
    }

    /// The geometry, in the gradient's own coordinates.
    public var shape: Shape
    /// From the gradient's own coordinates to the coordinates of the view box.
    public var transform: Transform
    /// How it continues beyond its ends.
    public var spread: Spread
    /// At least two.
    public var stops: [Stop]
    /// A factor for the alpha of every stop.
    public var opacity: Double

    /// A gradient with at least two stops; without a transform, it has the coordinates of the view box.
    public init(
        shape: Shape, transform: Transform = .identity, spread: Spread = .pad, stops: [Stop],
        opacity: Double = 1
    ) {
        self.shape = shape
        self.transform = transform
        self.spread = spread
        self.stops = stops
        self.opacity = opacity
    }
}
