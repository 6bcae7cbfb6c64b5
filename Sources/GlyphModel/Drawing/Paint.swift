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
    public enum Shape: Hashable, Sendable {
        case linear(from: Point, to: Point)
        /// The focal circle is the start, the outer circle the end (SVG 2, 14.2.3).
        case radial(center: Point, radius: Double, focus: Point, focusRadius: Double)
    }

    public enum Spread: String, Hashable, Sendable { case pad, reflect, `repeat` }

    public struct Stop: Hashable, Sendable {
        /// 0…1, never less than that of the stop before it.
        public var offset: Double
        public var color: Color

        public init(offset: Double, color: Color) {
            self.offset = offset
            self.color = color
        }
    }

    public var shape: Shape
    /// From the gradient's own coordinates, in which `shape` is stated, to the view box's.
    public var transform: Transform
    public var spread: Spread
    /// At least two.
    public var stops: [Stop]
    /// Multiplies the alpha of every stop.
    public var opacity: Double

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
