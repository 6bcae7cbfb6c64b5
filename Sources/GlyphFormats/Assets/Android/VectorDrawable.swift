internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

/// A picture as an Android `VectorDrawable`, whose colours are references to resources: one file for all values of
/// them.
///
/// The grammar follows the class's documentation. A viewport begins at the origin, so that paths are moved there;
/// groups have no opacity, so that layers must have none.
struct VectorDrawable {
    var drawing: Drawing
    /// The reference to a role: `@color/system_red`, or `@color/system_red_a50` as faint as a stop of a gradient has
    /// it.
    var reference: (ColorRole, _ alpha: Double) -> String
    /// Whether it is mirrored where text runs from right to left.
    var isMirrored = false

    /// The longest text of a compiled resource, in bytes (AAPT2, `StringPool`).
    static let longestText = 32_767

    /// - Returns: nil if a path is longer than a resource may be, although nothing in it can be drawn by itself.
    func text() -> String? {
        let port = Viewport(drawing)
        var paths: [XMLNode] = []
        for layer in drawing.layers {
            let paint = layer.paint.transformed(by: port.placing)
            if let (shape, data) = port.shape(of: layer) {
                paths.append(XMLNode("path", attributes(paint, shape) + [("android:pathData", data)]))
                continue
            }
            guard let gradient = paint.gradient else {
                guard let datas = port.datas(of: layer) else { return nil }
                paths += datas.map { XMLNode("path", attributes(paint) + [("android:pathData", $0)]) }
                continue
            }
            guard
                let element = AndroidGradient(gradient, current: paint.role.map { role in { reference(role, $0) } })
                    .element(
                        around: layer.path.transformed(by: port.placing), port)
            else { return nil }
            paths.append(element)
        }
        var root = [("xmlns:android", "http://schemas.android.com/apk/res/android")]
        if drawing.layers.contains(where: { $0.paint.gradient != nil }) {
            root.append(("xmlns:aapt", "http://schemas.android.com/aapt"))
        }
        root += [
            ("android:width", Self.number(drawing.width) + "dp"),
            ("android:height", Self.number(drawing.height) + "dp"),
            ("android:viewportWidth", Self.number(port.width)), ("android:viewportHeight", Self.number(port.height)),
        ]
        if isMirrored { root.append(("android:autoMirrored", "true")) }
        return XMLWriter(indent: "    ", hasDeclaration: true).string(XMLNode("vector", root, children: paths))
    }

    private func attributes(_ paint: TintedLayer.Paint, _ shape: DrawnShape) -> [(String, String)] {
        guard let stroke = shape.stroke else { return attributes(paint) }
        var attributes = shape.paintProperties(attributes(paint))
        attributes.append(("android:strokeWidth", Self.number(stroke.width)))
        if stroke.cap != .butt { attributes.append(("android:strokeLineCap", stroke.cap.rawValue)) }
        if stroke.join != .miter { attributes.append(("android:strokeLineJoin", stroke.join.rawValue)) }
        if stroke.join == .miter, stroke.miterLimit != 4 {
            attributes.append(("android:strokeMiterLimit", Self.number(stroke.miterLimit)))
        }
        return attributes
    }

    private func attributes(_ paint: TintedLayer.Paint) -> [(String, String)] {
        func fill(_ value: String, _ opacity: Double) -> [(String, String)] {
            [("android:fillColor", value)] + (opacity == 1 ? [] : [("android:fillAlpha", Self.number(opacity))])
        }
        switch paint {
        case .role(let role, let opacity): return fill(reference(role, 1), opacity)
        case .original(.color(let color)): return fill(color.androidHex, 1)
        // The tint of controls, as icons of the platform have it.
        case .original(.currentColor(let opacity)): return fill("?android:attr/colorControlNormal", opacity)
        case .fade, .original(.gradient): return []
        }
    }

    /// Android has a digit in front of each point.
    static func number(_ value: Double, decimals: Int = 4) -> String {
        let text = FixedDecimal(value, decimals: decimals).description
        return text.hasPrefix(".") ? "0" + text : text.hasPrefix("-.") ? "-0" + text.dropFirst() : text
    }
}

/// The coordinates of a drawable: its view box, from the origin.
struct Viewport {
    let width: Double
    let height: Double
    /// From the drawing's coordinates.
    let placing: Transform

    init(_ drawing: Drawing) {
        let fitting = drawing.preserveAspectRatio.transform(
            from: drawing.viewBox, toWidth: drawing.width, height: drawing.height)
        // The unit stays as long as the drawing's, so that nothing gets longer by more digits.
        placing = fitting.followed(by: .scale(1 / fitting.a, 1 / fitting.d))
        (width, height) = (drawing.width / fitting.a, drawing.height / fitting.d)
    }

    /// The data of a path that is placed already.
    func data(_ path: Path) -> String {
        AndroidPathData.text(of: path, in: Rect(x: 0, y: 0, width: width, height: height))
    }

    /// The shape of a layer that can be drawn as a stroke, with its data: in one colour, without dashes, and inside by
    /// the non-zero rule, which old versions of Android have alone.
    func shape(of layer: TintedLayer) -> (shape: DrawnShape, data: String)? {
        guard let shape = layer.shape?.transformed(by: placing), let stroke = shape.stroke, stroke.dash == nil,
            shape.fill != .evenodd, layer.paint.gradient == nil, placing.isSimilarity
        else { return nil }
        let data = data(shape.path)
        return data.utf8.count <= VectorDrawable.longestText ? (shape, data) : nil
    }

    /// The data of a layer's path: several where one would be too long for a resource.
    func datas(of layer: TintedLayer) -> [String]? {
        let whole = data(layer.path.transformed(by: placing))
        if whole.utf8.count <= VectorDrawable.longestText { return [whole] }
        // An area in holes of another part or next to it does not cover anything of it.
        var datas: [String] = []
        for part in layer.path.transformed(by: placing).parts {
            let piece = data(Path(part))
            if piece.utf8.count > VectorDrawable.longestText { return nil }
            if let last = datas.last, last.utf8.count + piece.utf8.count <= VectorDrawable.longestText {
                datas[datas.count - 1] = last + piece
            } else {
                datas.append(piece)
            }
        }
        return datas
    }
}

// MARK: - Gradients

/// A gradient as an `aapt:attr` of a path. Android's gradients have no transform: a linear one is moved, and of a
/// radial one that is not round, path and gradient are drawn in its own coordinates, by groups that turn, stretch and
/// turn again.
private struct AndroidGradient {
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
        // Of a sum of a turn with a scale and a reflection with a scale (Blinn 1996, "Consider the lowly 2 x 2
        // matrix").
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
            // Lines of one colour stay lines, but are no longer across the line between the ends: the end moves along
            // one.
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
