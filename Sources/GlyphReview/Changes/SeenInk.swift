internal import GlyphModel
internal import PathGeometry
internal import SemanticColor

/// What is seen at a place of a picture: paints upon each other, as far down as any shows through.
struct SeenInk: Hashable {
    /// From the back. Two colours in a row are one already.
    private(set) var coats: [Paint]

    init(_ paint: Paint, opacity: Double = 1) { coats = [paint.fainter(by: opacity)] }

    var isSeen: Bool { coats.contains { !$0.isClear } }
    var hidesWhatIsBelow: Bool { coats.contains(where: \.isOpaque) }

    func laid(over below: SeenInk) -> SeenInk {
        var result = below
        for coat in coats { result.lay(coat) }
        return result
    }

    /// Of a group whose opacity applies to all of it.
    func fainter(by opacity: Double) -> SeenInk {
        var result = self
        result.coats = coats.map { $0.fainter(by: opacity) }
        return result
    }

    private mutating func lay(_ coat: Paint) {
        if coat.isOpaque {
            coats = [coat]
        } else if case .color(let color) = coat, case .color(let below)? = coats.last {
            coats[coats.count - 1] = .color(color.composited(over: below))
        } else {
            coats.append(coat)
        }
    }

    /// Would an eye take the two for one? Gradients have to lie within `distance` of each other.
    func isSeen(as other: SeenInk, within distance: Double) -> Bool {
        coats.count == other.coats.count
            && zip(coats, other.coats).allSatisfy { $0.isSeen(as: $1, within: distance) }
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
    /// Are the two written as the same bytes, or as neighbours by rounding? Less than one step of 255 in each channel.
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
        // Part of the way between the ends that stops may be off by.
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

    /// Points, in the units of the view box, that fix where the gradient runs.
    private var landmarks: [Point] {
        switch shape {
        case .linear(let from, let to):
            // The third tells of a skew.
            return [from, to, from + (to - from).perpendicular].map { transform($0) }
        case .radial(let center, let radius, let focus, let focusRadius):
            return [
                center, focus, center + Vector(radius, 0), center + Vector(0, radius), focus + Vector(focusRadius, 0),
            ].map { transform($0) }
        }
    }
}
