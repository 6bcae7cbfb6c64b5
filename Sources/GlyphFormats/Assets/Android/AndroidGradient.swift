internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

/// A gradient as an `aapt:attr` of a path. Android's gradients have no transform: a linear one is moved, and of a radial one
/// that is not round, path and gradient are drawn in its own coordinates, by groups that turn, stretch and turn again.
struct AndroidGradient {
    private let gradient: Gradient
    private let current: ((Double) -> String)?

    /// - Parameters:
    ///   - gradient: a gradient in the coordinates of the viewport.
    ///   - current: a reference to the current colour, with an alpha; nil if that is not known.
    init(_ gradient: Gradient, current: ((Double) -> String)?) { (self.gradient, self.current) = (gradient, current) }

    /// The path with the gradient in it, if no text is too long for a resource.
    func element(around path: Path, _ port: Viewport) -> XMLNode? {
        let transform = gradient.transform
        if case .radial = gradient.shape, !transform.isSimilarity, let inverse = transform.inverse {
            let turns = Stretch(transform)
            // A unit of the gradient may be as large as the picture, which has too few decimals then.
            let fineness = transform.scaleFactor
            let own = path.transformed(by: inverse.followed(by: .scale(fineness, fineness)))
            let shape = gradient.shape.transformed(by: .scale(fineness, fineness))
            guard let node = self.path(port.data(own), shape) else { return nil }
            let scale = { (value: Double) in Self.number(value / fineness) }
            let inner = XMLNode("group", [("android:rotation", Self.number(turns.first))], children: [node])
            return XMLNode(
                "group",
                [
                    ("android:scaleX", scale(turns.scaleX)), ("android:scaleY", scale(turns.scaleY)),
                    ("android:rotation", Self.number(turns.second)),
                    ("android:translateX", Self.number(transform.e)), ("android:translateY", Self.number(transform.f)),
                ], children: [inner])
        }
        return self.path(port.data(path), gradient.shape.transformed(by: transform))
    }

    private func path(_ data: String, _ shape: Gradient.Shape) -> XMLNode? {
        guard data.utf8.count <= VectorDrawable.longestText else { return nil }
        var attributes: [(String, String)]
        var inner = 0.0
        switch shape {
        case .linear(let from, let to):
            attributes = [
                ("android:type", "linear"), ("android:startX", Self.number(from.x)),
                ("android:startY", Self.number(from.y)), ("android:endX", Self.number(to.x)),
                ("android:endY", Self.number(to.y)),
            ]
        case .radial(let center, let radius, _, let focusRadius):
            attributes = [
                ("android:type", "radial"), ("android:centerX", Self.number(center.x)),
                ("android:centerY", Self.number(center.y)), ("android:gradientRadius", Self.number(radius)),
            ]
            inner = radius > 0 ? min(1, focusRadius / radius) : 0
        }
        attributes.append(("android:tileMode", gradient.spread.tileMode))
        let items = gradient.stops.map { stop in
            XMLNode(
                "item",
                [
                    ("android:offset", Self.number(inner + stop.offset * (1 - inner))),
                    ("android:color", color(of: stop)),
                ])
        }
        let value = XMLNode(
            "aapt:attr", [("name", "android:fillColor")], children: [XMLNode("gradient", attributes, children: items)])
        return XMLNode("path", [("android:pathData", data)], children: [value])
    }

    private func color(of stop: Gradient.Stop) -> String {
        let color = stop.color.opacity(gradient.opacity)
        return if stop.isCurrent, let current { current(color.alpha) } else { color.androidHex }
    }

    /// Places and turns are multiplied by the size of the picture.
    private static func number(_ value: Double) -> String { VectorDrawable.number(value, decimals: 6) }
}

/// An affine map without its translation as a turn, a stretch along the axes, and another turn: its singular values.
private struct Stretch {
    /// In degrees.
    let first: Double
    let scaleX: Double
    let scaleY: Double
    /// In degrees.
    let second: Double

    init(_ m: Transform) {
        // Of a sum of a turn with a scale and a reflection with a scale (Blinn 1996, "Consider the lowly 2 x 2 matrix").
        let (e, f) = ((m.a + m.d) / 2, (m.a - m.d) / 2)
        let (g, h) = ((m.b + m.c) / 2, (m.b - m.c) / 2)
        let (q, r) = ((e * e + h * h).squareRoot(), (f * f + g * g).squareRoot())
        (scaleX, scaleY) = (q + r, q - r)
        let (a, b) = (Trigonometry.angle(of: Vector(f, g)), Trigonometry.angle(of: Vector(e, h)))
        first = (b - a) / 2 * 180 / .pi
        second = (b + a) / 2 * 180 / .pi
    }
}

extension Gradient.Shape {
    /// - Parameter map: the transform; for radial gradients, a similarity.
    func transformed(by map: Transform) -> Gradient.Shape {
        switch self {
        case .linear(let from, let to):
            // Lines of one colour stay lines, but are no longer across the line between the ends: the end moves along one.
            let (start, axis) = (map(from), to - from)
            guard let inverse = map.inverse, axis.squaredLength > 0 else {
                return .linear(from: start, to: map(to))
            }
            let across = axis * (1 / axis.squaredLength)
            let slope = Vector(
                inverse.a * across.x + inverse.b * across.y, inverse.c * across.x + inverse.d * across.y)
            return .linear(from: start, to: start + slope * (1 / slope.squaredLength))
        case .radial(let center, let radius, let focus, let focusRadius):
            return .radial(
                center: map(center), radius: radius * map.scaleFactor, focus: map(focus),
                focusRadius: focusRadius * map.scaleFactor)
        }
    }
}

extension Gradient.Spread {
    fileprivate var tileMode: String {
        switch self {
        case .pad: "clamp"
        case .reflect: "mirror"
        case .repeat: "repeat"
        }
    }
}
