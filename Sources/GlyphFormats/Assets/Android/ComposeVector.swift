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

// MARK: - Code within the limits of compilers

/// The code of a picture, within the limits of compilers. A method of the JVM has at most 64 KiB, and its class at most
/// 65,535 constants (JVMS 4.7.3 and 4.1); of longer code, Kotlin's compiler says only that its back end failed.
struct ComposeCode: Equatable {
    /// The lines that make a builder.
    var builder: [String]
    var paths: [ComposePath]

    /// The longest text of a constant, in bytes (JVMS 4.4.7).
    static let longestText = 65_535

    /// The paths that are added in one expression. Compilers descend into a chain of calls, one call inside the other:
    /// Kotlin's ends at 450 with the usual stack of 1 MiB, and before 200 with half of it.
    static let longestChain = 100

    /// The limit of the 65,535 bytes of a method, without the code that makes the builder of each form.
    private static let mostBytes = 65_000

    /// The size of the constants of a class, without the constants that all paths share: names, types and methods of
    /// Compose.
    private static let mostConstants = 65_000

    /// Whether the class of the file can hold the constants of all forms.
    static func fits(_ forms: [ComposeCode]) -> Bool {
        forms.flatMap(\.paths).reduce(0) { $0 + $1.constants } <= mostConstants
    }

    /// The lines of an expression that builds it.
    ///
    /// - Parameters:
    ///   - forms: the number of pictures that share the method.
    ///   - helpers: the functions that it calls, to which it adds its own if it has too many paths for one.
    func lines(forms: Int, helpers: inout [ComposeHelper]) -> [String] {
        let bytes = paths.reduce(0) { $0 + $1.bytes }
        if paths.count <= Self.longestChain && bytes <= Self.mostBytes / forms {
            return builder + paths.flatMap { $0.chained } + ["    .build()"]
        }
        var (calls, part, size): ([String], [ComposePath], Int) = ([], [], 0)
        func finish() {
            let helper = ComposeHelper(number: helpers.count + 1, paths: part)
            helpers.append(helper)
            calls.append("    .\(helper.call)")
            (part, size) = ([], 0)
        }
        for path in paths {
            if !part.isEmpty && size + path.bytes > Self.mostBytes { finish() }
            part.append(path)
            size += path.bytes
        }
        finish()
        return builder + calls + ["    .build()"]
    }
}

/// A call that adds a path to a builder.
struct ComposePath: Equatable {
    var lines: [String]
    /// The stops of the gradients in it.
    var stops: Int

    /// Its size in a method, at most: 74 bytes with everything that a fill and a stroke can have, and 42 for each stop
    /// with an alpha of its own, by Kotlin 1.3. Other compilers may need some more. The data of a path is a constant,
    /// however many commands it has.
    fileprivate var bytes: Int { 100 + 60 * stops }

    /// Its number of constants in its class, at most. The data and a colour are two, each number is one: five of the
    /// properties, four of the places and an end of each of two gradients; and for each stop its place, colour and
    /// alpha.
    fileprivate var constants: Int { (stops == 0 ? 9 : 20) + 4 * stops }

    /// As part of a chain.
    fileprivate var chained: [String] {
        lines.enumerated().map { $0 == 0 ? "    .\($1)" : "    \($1)" }
    }
}

/// A private function that adds some paths to a builder, in statements: these may be as many as fit into a method.
struct ComposeHelper {
    var number: Int
    var paths: [ComposePath]

    /// Whether a path needs colours. Compilers warn of a parameter that nothing uses.
    private var takesColors: Bool { paths.contains { $0.lines.contains { $0.contains("colors.") } } }

    var call: String { "addPaths\(number)(\(takesColors ? "colors" : ""))" }

    var lines: [String] {
        let parameters = takesColors ? "colors: GlyphColors" : ""
        return ["private fun ImageVector.Builder.addPaths\(number)(\(parameters)): ImageVector.Builder {"]
            + paths.flatMap { $0.lines.map { "    " + $0 } } + ["    return this", "}"]
    }
}
