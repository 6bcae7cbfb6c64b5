public import PathGeometry
public import SemanticColor

/// What colours an area, as the source states it.
public enum Paint: Hashable, Sendable {
    case color(Color)
    /// The colour of the text around the picture, with an opacity of its own.
    case currentColor(opacity: Double)
    case gradient(Gradient)
}

/// A linear or radial gradient; `transform` leads to the coordinates of the view box.
public struct Gradient: Hashable, Sendable {
    /// Where a gradient runs, in its own coordinates.
    public enum Shape: Hashable, Sendable {
        case linear(from: Point, to: Point)
        /// The focal circle is the start, the outer circle the end (SVG 2, 14.2.3).
        case radial(center: Point, radius: Double, focus: Point, focusRadius: Double)
    }

    /// What lies beyond its ends: the end's colour, the gradient there and back, or again and again.
    public enum Spread: String, Hashable, Sendable { case pad, reflect, `repeat` }

    /// A colour at one place of a gradient.
    public struct Stop: Hashable, Sendable {
        /// 0…1, never less than that of the stop before it.
        public var offset: Double
        /// The colour there; its alpha counts.
        public var color: Color

        /// A colour at a place, 0 at the start and 1 at the end.
        public init(offset: Double, color: Color) {
            self.offset = offset
            self.color = color
        }
    }

    /// Where it runs.
    public var shape: Shape
    /// From the gradient's own coordinates, in which `shape` is stated, to the view box's.
    public var transform: Transform
    /// What lies beyond its ends.
    public var spread: Spread
    /// At least two.
    public var stops: [Stop]
    /// Multiplies the alpha of every stop.
    public var opacity: Double

    /// A gradient of at least two stops, in the coordinates of the view box unless a transform leads there.
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
