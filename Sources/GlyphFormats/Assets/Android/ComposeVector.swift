internal import GlyphModel
internal import PathGeometry
internal import SemanticColor

/// A picture as code that builds an `ImageVector` of Compose.
struct ComposeVector {
    let drawing: Drawing
    /// Whether it is mirrored where text runs from right to left.
    var isMirrored = false

    /// The code for it, in a function that takes `colors: GlyphColors`.
    ///
    /// - Returns: nil if a path is longer than a constant may be, although nothing in it can be drawn by itself.
    func code(name: String) -> ComposeCode? {
        let port = Viewport(drawing)
        let builder =
            ["ImageVector.Builder("]
            + Self.arguments(
                [
                    ("name", KotlinName.literal(name)), ("defaultWidth", Self.float(drawing.width) + ".dp"),
                    ("defaultHeight", Self.float(drawing.height) + ".dp"), ("viewportWidth", Self.float(port.width)),
                    ("viewportHeight", Self.float(port.height)),
                ] + (isMirrored ? [("autoMirror", "true")] : [])) + [")"]
        var paths: [ComposePath] = []
        for layer in drawing.layers {
            let paint = layer.paint.transformed(by: port.placing)
            if let (shape, data) = port.shape(of: layer) {
                paths.append(Self.path(data, Self.paint(paint, shape), paint))
                continue
            }
            // A constant may be twice as long as a resource.
            let datas =
                port.datas(of: layer)
                ?? layer.path.parts.map { port.data(Path($0).transformed(by: port.placing)) }
            if datas.contains(where: { $0.utf8.count > ComposeCode.longestText }) { return nil }
            paths += datas.map { Self.path($0, Self.fill(paint), paint) }
        }
        return ComposeCode(builder: builder, paths: paths)
    }

    private static func path(
        _ data: String, _ properties: [(String, String)], _ paint: TintedLayer.Paint
    ) -> ComposePath {
        ComposePath(
            lines: ["addPath("] + arguments([("pathData", "addPathNodes(\"\(data)\")")] + properties) + [")"],
            // A fill and a stroke have one each.
            stops: (paint.gradient?.stops.count ?? 0) * properties.count { ["fill", "stroke"].contains($0.0) })
    }

    private static func fill(_ paint: TintedLayer.Paint) -> [(String, String)] {
        [("fill", brush(paint))] + (paint.separateOpacity.map { [("fillAlpha", float($0))] } ?? [])
    }

    private static func paint(_ paint: TintedLayer.Paint, _ shape: DrawnShape) -> [(String, String)] {
        guard let stroke = shape.stroke else { return fill(paint) }
        var arguments = shape.paintProperties(fill(paint))
        arguments.append(("strokeLineWidth", float(stroke.width)))
        if stroke.cap != .butt { arguments.append(("strokeLineCap", "StrokeCap.\(stroke.cap.composeName)")) }
        if stroke.join != .miter {
            arguments.append(("strokeLineJoin", "StrokeJoin.\(stroke.join.composeName)"))
        }
        if stroke.join == .miter, stroke.miterLimit != 4 {
            arguments.append(("strokeLineMiter", float(stroke.miterLimit)))
        }
        return arguments
    }

    /// Without a comma after the last one, which old compilers refuse.
    private static func arguments(_ all: [(name: String, value: String)]) -> [String] {
        all.enumerated().map { "    \($1.name) = \($1.value)" + ($0 == all.count - 1 ? "" : ",") }
    }

    private static func brush(_ paint: TintedLayer.Paint) -> String {
        switch paint {
        case .role(let role, _): return "SolidColor(colors.\(KotlinName.property(role.rawValue)))"
        case .original(.color(let color)): return "SolidColor(Color(\(color.kotlinHex)))"
        case .original(.currentColor): return "SolidColor(Color.Black)"
        case .fade(let role, let gradient):
            return brush(gradient, current: "colors.\(KotlinName.property(role.rawValue))")
        case .original(.gradient(let gradient)): return brush(gradient, current: nil)
        }
    }

    /// - Parameter current: an expression for the current colour; nil if that is not known.
    private static func brush(_ gradient: Gradient, current: String?) -> String {
        let shape = gradient.shape.transformed(by: gradient.transform)
        let inner: Double
        var place: String
        let name: String
        switch shape {
        case .linear(let from, let to):
            (name, inner) = ("linearGradient", 0)
            place = "start = \(offset(from)), end = \(offset(to))"
        case .radial(let center, let radius, _, let focusRadius):
            (name, inner) = ("radialGradient", radius > 0 ? min(1, focusRadius / radius) : 0)
            place = "center = \(offset(center)), radius = \(float(radius))"
        }
        let stops = gradient.stops.map { stop in
            let color = stop.color.opacity(gradient.opacity)
            let text =
                if stop.isCurrent, let current {
                    current + (color.alpha == 1 ? "" : ".copy(alpha = \(current).alpha * \(float(color.alpha)))")
                } else {
                    "Color(\(color.kotlinHex))"
                }
            return "\(float(inner + stop.offset * (1 - inner))) to \(text)"
        }
        place += ", tileMode = TileMode.\(gradient.spread.composeMode)"
        return "Brush.\(name)(\(stops.joined(separator: ", ")), \(place))"
    }

    private static func offset(_ point: Point) -> String { "Offset(\(float(point.x)), \(float(point.y)))" }

    private static func float(_ value: Double) -> String { VectorDrawable.number(value) + "f" }
}

extension TintedLayer.Paint {
    /// The opacity, where the brush does not have it.
    fileprivate var separateOpacity: Double? {
        switch self {
        case .role(_, let opacity), .original(.currentColor(let opacity)): opacity == 1 ? nil : opacity
        case .fade, .original(.color), .original(.gradient): nil
        }
    }
}

extension Gradient.Spread {
    fileprivate var composeMode: String {
        switch self {
        case .pad: "Clamp"
        case .reflect: "Mirror"
        case .repeat: "Repeated"
        }
    }
}

extension LineCap {
    fileprivate var composeName: String {
        switch self {
        case .butt: "Butt"
        case .round: "Round"
        case .square: "Square"
        }
    }
}

extension LineJoin {
    fileprivate var composeName: String {
        switch self {
        case .miter: "Miter"
        case .round: "Round"
        case .bevel: "Bevel"
        }
    }
}
