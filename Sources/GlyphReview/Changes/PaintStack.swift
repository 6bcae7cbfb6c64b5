internal import GlyphModel
internal import PathGeometry
internal import SemanticColor

/// The visible paints at a place of a picture, down to the first opaque one.
struct PaintStack: Hashable {
    /// From the back. Adjacent colours are already composited.
    private(set) var paints: [Paint]

    init(_ paint: Paint, opacity: Double = 1) { paints = [paint.fainter(by: opacity)] }

    var isVisible: Bool { paints.contains { !$0.isClear } }
    var isOpaque: Bool { paints.contains(where: \.isOpaque) }

    func laid(over below: PaintStack) -> PaintStack {
        var result = below
        for paint in paints { result.lay(paint) }
        return result
    }

    /// The paint in a group whose opacity applies to all of it.
    func fainter(by opacity: Double) -> PaintStack {
        var result = self
        result.paints = paints.map { $0.fainter(by: opacity) }
        return result
    }

    private mutating func lay(_ paint: Paint) {
        if paint.isOpaque {
            paints = [paint]
        } else if case .color(let color) = paint, case .color(let below)? = paints.last {
            paints[paints.count - 1] = .color(color.composited(over: below))
        } else {
            paints.append(paint)
        }
    }

    /// Whether the two look the same. Gradients must be within `distance` of each other.
    func isSeen(as other: PaintStack, within distance: Double) -> Bool {
        paints.count == other.paints.count
            && zip(paints, other.paints).allSatisfy { $0.isSeen(as: $1, within: distance) }
    }
}

extension Paint {
    fileprivate func isSeen(as other: Paint, within distance: Double) -> Bool {
        switch (self, other) {
        case (.color(let a), .color(let b)): a.isSeen(as: b)
        case (.gradient(let a), .gradient(let b)): a.isSeen(as: b, within: distance)
        default: self == other
        }
    }
}

extension Color {
    /// Whether the two are the same bytes, except for rounding. They differ by less than one step of 255 in each
    /// channel.
    func isSeen(as other: Color) -> Bool {
        let step = 0.75 / 255
        if alpha < step && other.alpha < step { return true }
        let wide = ColorSpace.displayP3
        let (a, b) =
            space == other.space
            ? (SIMD3(red, green, blue), SIMD3(other.red, other.green, other.blue))
            : (components(in: wide), other.components(in: wide))
        let difference = a - b
        return abs(alpha - other.alpha) < step && max(difference.max(), -difference.min()) < step
    }
}

extension Gradient {
    fileprivate func isSeen(as other: Gradient, within distance: Double) -> Bool {
        // The tolerance of stop offsets.
        let slack = 0.002
        return spread == other.spread && abs(opacity - other.opacity) < slack && stops.count == other.stops.count
            && zip(stops, other.stops).allSatisfy { a, b in
                abs(a.offset - b.offset) < slack && a.color.isSeen(as: b.color)
            }
            && isPlaced(like: other, within: distance)
    }

    private func isPlaced(like other: Gradient, within distance: Double) -> Bool {
        zip(landmarks, other.landmarks).allSatisfy { $0.distance(to: $1) <= distance }
            && landmarks.count == other.landmarks.count
    }

    /// Points, in the units of the view box, that determine the gradient.
    private var landmarks: [Point] {
        switch shape {
        case .linear(let from, let to):
            // The third point detects a skew.
            return [from, to, from + (to - from).perpendicular].map { transform($0) }
        case .radial(let center, let radius, let focus, let focusRadius):
            return [
                center, focus, center + Vector(radius, 0), center + Vector(0, radius), focus + Vector(focusRadius, 0),
            ].map { transform($0) }
        }
    }
}
