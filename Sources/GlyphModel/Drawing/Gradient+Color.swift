package import PathGeometry
package import SemanticColor

extension Gradient {
    /// The colour at a point of the view box, with the alpha of the gradient. Stops are mixed in sRGB, as SVG draws them;
    /// `currentColor` counts as the colour of its stop.
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
