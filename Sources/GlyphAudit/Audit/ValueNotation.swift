internal import Markup
internal import PathGeometry
internal import SemanticColor

/// How a `value` states its colour: by bytes, in Display P3 or in OKLCH. A changed one keeps the notation.
enum ValueNotation {
    case hex, displayP3, oklch

    /// - Parameter value: the element; without one, bytes.
    init(_ value: Element?) {
        self = value?["display-p3"] != nil ? .displayP3 : value?["oklch"] != nil ? .oklch : .hex
    }

    /// The colour after it is written and read again.
    func written(_ color: Color) -> Color {
        switch self {
        case .hex: return Color.fromBytes(of: color)
        case .displayP3:
            let c = rounded(color.converted(to: .displayP3).components(in: .displayP3))
            return Color(space: .displayP3, red: c.x, green: c.y, blue: c.z, alpha: color.alpha)
        case .oklch:
            let c = rounded(color.components(in: .oklch))
            return Color(oklchLightness: c.x, chroma: c.y, hue: c.z, alpha: color.alpha)
        }
    }

    /// The name of the attribute, and its text for a colour; the alpha is not in it.
    func attribute(_ color: Color) -> (name: String, value: String) {
        switch self {
        case .hex: ("srgb", color.hex)
        case .displayP3: ("display-p3", text(color.converted(to: .displayP3).components(in: .displayP3)))
        case .oklch: ("oklch", text(color.components(in: .oklch)))
        }
    }

    /// A whole `value` element, as in a manifest.
    func line(_ color: Color, for appearance: Appearance) -> String {
        var node = XMLNode("value", [])
        if appearance.style == .dark { node.attributes.append(("style", "dark")) }
        if appearance.contrast == .high { node.attributes.append(("contrast", "high")) }
        if appearance.level == .elevated { node.attributes.append(("level", "elevated")) }
        let (name, value) = attribute(color)
        node.attributes.append((name, value))
        if color.alpha < 1 { node.attributes.append(("alpha", Self.number(color.alpha))) }
        return String(XMLWriter().string(node).dropLast())
    }

    private func text(_ c: SIMD3<Double>) -> String {
        [c.x, c.y, c.z].map(Self.number).joined(separator: " ")
    }

    /// Four digits: a fifth of a byte's step.
    private func rounded(_ c: SIMD3<Double>) -> SIMD3<Double> {
        (c * 10_000).rounded(.toNearestOrAwayFromZero) / 10_000
    }

    /// As in manifests: with the zero before the point.
    private static func number(_ value: Double) -> String { FixedDecimal(value, decimals: 4).withZero }
}
