internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

/// What is left of a radial gradient on Android, whose classes have neither a focus nor, in Compose, a transform.
struct SimplifiedGradient {
    private let gradient: Gradient
    private let center: Point
    private let radius: Double
    private let focus: Point
    private let focusRadius: Double
    private let isRound: Bool

    /// Nil for a gradient that stays as it is.
    ///
    /// - Parameter isRound: whether radial ones become circles.
    init?(_ gradient: Gradient, isRound: Bool) {
        guard case .radial(let center, let radius, let focus, let focusRadius) = gradient.shape,
            focus != center || isRound && !gradient.transform.isSimilarity
        else { return nil }
        (self.gradient, self.isRound) = (gradient, isRound)
        (self.center, self.radius, self.focus, self.focusRadius) = (center, radius, focus, focusRadius)
    }

    /// Whether an eye sees the difference, somewhere in the outer circle and the picture: layers have no paths here.
    ///
    /// - Parameter current: what the current colour is.
    func isSeen(in viewBox: Rect, current: Color?) -> Bool {
        (0..<Self.samples * Self.samples).contains { index in
            let (row, column) = index.quotientAndRemainder(dividingBy: Self.samples)
            func share(_ number: Int) -> Double { (2 * Double(number) + 1) / Double(Self.samples) - 1 }
            let way = Vector(share(column), share(row)) * radius
            let place = gradient.transform(center + way)
            guard way.length <= radius, viewBox.contains(place) else { return false }
            return Self.differ(
                color(at: drawnOffset(of: center + way), current), color(at: leftOffset(of: place, way), current))
        }
    }

    /// Places along a side: a difference in less than a twentieth of the circle is not noticed.
    private static let samples = 20

    /// Twice what is just noticeable where both are side by side (CSS Color 4, 13.2), which these never are.
    private static let visible = 0.04

    /// On white or on black, whichever shows more.
    private static func differ(_ a: Color, _ b: Color) -> Bool {
        [Color.black, .white].contains {
            a.composited(over: $0).difference(from: b.composited(over: $0)) > visible
        }
    }

    /// The offset of a place in the gradient's own coordinates: of the largest circle through it, of those between the focal
    /// circle and the outer one (SVG 2, 14.2.3). Nil where there is none, so that nothing is drawn.
    private func drawnOffset(of place: Point) -> Double? {
        // |place - focus - t (center - focus)| = focusRadius + t (radius - focusRadius)
        let (way, axis, growth) = (place - focus, center - focus, radius - focusRadius)
        let a = axis.squaredLength - growth * growth
        let b = way.x * axis.x + way.y * axis.y + focusRadius * growth
        let c = way.squaredLength - focusRadius * focusRadius
        let offsets: [Double]
        if abs(a) <= 1e-12 * max(axis.squaredLength, growth * growth) {
            offsets = b == 0 ? [] : [c / (2 * b)]
        } else {
            let square = b * b - a * c
            if square < 0 { return nil }
            let root = square.squareRoot()
            offsets = [(b + root) / a, (b - root) / a]
        }
        return offsets.filter { $0.isFinite && focusRadius + $0 * growth >= 0 }.max()
    }

    /// The offset of a place of the view box in what is left, by its distance from the center.
    ///
    /// - Parameter way: from the center, in the gradient's own coordinates.
    private func leftOffset(of place: Point, _ way: Vector) -> Double? {
        let distance =
            isRound
            ? (place - gradient.transform(center)).length / gradient.transform.scaleFactor
            : way.length
        let growth = radius - focusRadius
        return growth > 0 ? (distance - focusRadius) / growth : nil
    }

    private func color(at offset: Double?, _ current: Color?) -> Color {
        guard let offset, let first = gradient.stops.first, let last = gradient.stops.last else { return .clear }
        let place = gradient.spread.place(of: offset)
        func color(_ stop: Gradient.Stop) -> Color {
            let own = stop.isCurrent ? current.map { $0.opacity(stop.color.alpha) } : nil
            return (own ?? stop.color).opacity(gradient.opacity)
        }
        guard place > first.offset else { return color(first) }
        for (from, to) in zip(gradient.stops, gradient.stops.dropFirst()) where place < to.offset {
            let share = (place - from.offset) / (to.offset - from.offset)
            let (a, b) = (color(from), color(to))
            let mixed = a.components(in: .sRGB) * (1 - share) + b.components(in: .sRGB) * share
            return Color(
                red: mixed.x, green: mixed.y, blue: mixed.z, alpha: a.alpha + (b.alpha - a.alpha) * share)
        }
        return color(last)
    }
}

extension Gradient.Spread {
    /// The place between the ends, 0 to 1, that an offset shows.
    fileprivate func place(of offset: Double) -> Double {
        guard offset.isFinite else { return 1 }
        switch self {
        case .pad: return min(max(offset, 0), 1)
        case .repeat: return offset - offset.rounded(.down)
        case .reflect:
            let part = offset.truncatingRemainder(dividingBy: 2).magnitude
            return part > 1 ? 2 - part : part
        }
    }
}

extension GlyphSet {
    /// Gradients that a format for Android has in a simpler form: a warning where one sees it.
    ///
    /// - Parameter isRound: whether radial ones are circles, too.
    func gradientLosses(isRound: Bool, at location: SourceFile.Location?) -> [Diagnostic] {
        var (seen, unseen): ([String], [String]) = ([], [])
        for variant in variants {
            var (isSimpler, isSeen) = (false, false)
            for picture in variant.pictures where !isSeen {
                for layer in picture.drawing.layers where !isSeen {
                    guard let gradient = layer.paint.gradient,
                        let simplified = SimplifiedGradient(gradient, isRound: isRound)
                    else { continue }
                    isSimpler = true
                    let current = layer.paint.role.flatMap { palette[$0]?[picture.appearance] }
                    isSeen = simplified.isSeen(in: picture.drawing.viewBox, current: current)
                }
            }
            if isSimpler {
                if isSeen { seen.append(variant.qualifiedName) } else { unseen.append(variant.qualifiedName) }
            }
        }
        let form = isRound ? "circles with the focus in the middle" : "without a focus"
        func names(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }
        var losses: [Diagnostic] = []
        if !seen.isEmpty {
            losses.append(
                Diagnostic(
                    .warning, id: "gradient-simplified",
                    "the radial gradients of \(names(seen)) are \(form) in this format, and look different",
                    at: location,
                    hint: "draw the gradient so, or accept it"))
        }
        if !unseen.isEmpty {
            losses.append(
                Diagnostic(
                    .info, id: "gradient-simplified",
                    "the radial gradients of \(names(unseen)) are \(form) in this format, which is hardly seen",
                    at: location, hint: "accept it, or draw the gradient so"))
        }
        return losses
    }
}
