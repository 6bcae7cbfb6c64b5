internal import PathGeometry

/// The gradients of a page, each distinct one once, under ids that nothing else has.
struct ReviewGradients {
    private var known: [Gradient: Int] = [:]
    private(set) var elements: [String] = []

    mutating func attributes(for gradient: Gradient) -> String {
        var plain = gradient
        plain.opacity = 1
        let number = known[plain] ?? elements.count
        if number == elements.count {
            known[plain] = number
            elements.append(Self.element(plain, id: "p\(number)"))
        }
        let opacity = ReviewNumber.text(gradient.opacity, decimals: 4)
        return "fill=\"url(#p\(number))\"" + (opacity == "1" ? "" : " fill-opacity=\"\(opacity)\"")
    }

    private static func element(_ gradient: Gradient, id: String) -> String {
        let (name, shape) = shape(gradient.shape)
        let t = gradient.transform
        let matrix = t == .identity
            ? "" : attribute("gradientTransform", "matrix(\(numbers([t.a, t.b, t.c, t.d, t.e, t.f])))")
        let spread = gradient.spread == .pad ? "" : attribute("spreadMethod", gradient.spread.rawValue)
        let stops = gradient.stops.map { stop in
            "<stop" + attribute("offset", numbers([stop.offset])) + attribute("stop-color", stop.color.css) + "/>"
        }
        return "<\(name) id=\"\(id)\" gradientUnits=\"userSpaceOnUse\"\(shape)\(matrix)\(spread)>"
            + stops.joined() + "</\(name)>"
    }

    private static func shape(_ shape: Gradient.Shape) -> (name: String, attributes: String) {
        switch shape {
        case .linear(let from, let to):
            let values = [("x1", from.x), ("y1", from.y), ("x2", to.x), ("y2", to.y)]
            return ("linearGradient", values.map { attribute($0, numbers([$1])) }.joined())
        case .radial(let center, let radius, let focus, let focusRadius):
            let values = [
                ("cx", center.x), ("cy", center.y), ("r", radius), ("fx", focus.x), ("fy", focus.y),
                ("fr", focusRadius),
            ]
            return ("radialGradient", values.map { attribute($0, numbers([$1])) }.joined())
        }
    }

    private static func attribute(_ name: String, _ value: String) -> String { " \(name)=\"\(value)\"" }

    private static func numbers(_ values: [Double]) -> String {
        values.map { ReviewNumber.text($0, decimals: 6) }.joined(separator: " ")
    }
}
