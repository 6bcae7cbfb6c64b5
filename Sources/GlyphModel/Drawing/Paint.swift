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

// MARK: - Opacity

extension Paint {
    /// The same paint with its opacity multiplied.
    package func fainter(by opacity: Double) -> Paint {
        switch self {
        case .color(let color): return .color(color.opacity(opacity))
        case .currentColor(let own): return .currentColor(opacity: own * opacity)
        case .gradient(var gradient):
            gradient.opacity *= opacity
            return .gradient(gradient)
        }
    }

    /// Whether it hides everything below it.
    package var isOpaque: Bool {
        switch self {
        case .color(let color): color.alpha >= 1
        case .currentColor(let opacity): opacity >= 1
        case .gradient(let gradient): gradient.opacity >= 1 && gradient.stops.allSatisfy { $0.color.alpha >= 1 }
        }
    }

    /// Whether it is fully transparent.
    package var isClear: Bool {
        switch self {
        case .color(let color): color.alpha <= 0
        case .currentColor(let opacity): opacity <= 0
        case .gradient(let gradient): gradient.opacity <= 0
        }
    }

    /// The opacity of the paint as a whole; the stops of a gradient have their own alpha in addition.
    package var opacity: Double {
        switch self {
        case .color(let color): color.alpha
        case .currentColor(let opacity): opacity
        case .gradient(let gradient): gradient.opacity
        }
    }
}

// MARK: - Colours of gradients

extension Gradient {
    /// The colour at a point of the view box, with the alpha of the gradient. Stops are mixed in sRGB, as SVG draws
    /// them; `currentColor` counts as the colour of its stop.
    package func color(at point: Point) -> Color {
        guard let first = stops.first, let last = stops.last else { return .clear }
        let offset = offset(at: point)
        guard let next = stops.firstIndex(where: { $0.offset > offset }) else { return last.color.opacity(opacity) }
        guard next > 0 else { return first.color.opacity(opacity) }
        let (from, to) = (stops[next - 1], stops[next])
        let share = (offset - from.offset) / (to.offset - from.offset)
        let (a, b) = (from.color.components(in: .sRGB), to.color.components(in: .sRGB))
        let mixed = a + (b - a) * share
        let alpha = from.color.alpha + (to.color.alpha - from.color.alpha) * share
        return Color(red: mixed.x, green: mixed.y, blue: mixed.z, alpha: alpha).opacity(opacity)
    }

    /// Where a point is between the first stop, at 0, and the last, at 1, after the spread. A gradient that is not
    /// defined there, such as one without length, has its last colour.
    private func offset(at point: Point) -> Double {
        guard let place = transform.inverse.map({ $0(point) }) else { return 1 }
        let offset =
            switch shape {
            case .linear(let from, let to): (place - from).dot(to - from) / (to - from).squaredLength
            case .radial(let center, let radius, let focus, let focusRadius):
                Self.offset(at: place - focus, center: center - focus, growth: radius - focusRadius, from: focusRadius)
            }
        guard offset.isFinite else { return 1 }
        switch spread {
        case .pad: return min(max(offset, 0), 1)
        case .repeat: return offset - offset.rounded(.down)
        case .reflect:
            let turn = offset - 2 * (offset / 2).rounded(.down)
            return turn > 1 ? 2 - turn : turn
        }
    }

    /// The largest t of a circle through the place, among the circles around t · `center` with the radius
    /// `start` + t · `growth` (SVG 2, 14.2.3). Places are relative to the focus.
    private static func offset(at place: Vector, center: Vector, growth: Double, from start: Double) -> Double {
        let a = center.dot(center) - growth * growth
        let b = place.dot(center) + start * growth
        let c = place.dot(place) - start * start
        if a == 0 { return c / (2 * b) }
        let root = (b * b - a * c).squareRoot()
        let solutions = [(b + root) / a, (b - root) / a].filter { start + $0 * growth >= 0 }
        return solutions.max() ?? .nan
    }
}
