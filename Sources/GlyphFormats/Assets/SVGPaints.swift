package import GlyphModel
package import Markup
internal import PathGeometry
internal import SemanticColor

/// Turns paints into attributes, and gathers the gradients that they refer to.
///
/// Colours are written as the nearest sRGB: older renderers drop attributes with other colour spaces.
package struct SVGPaints {
    /// The prefix of every id: files that are put into one page share their ids.
    var prefix: String
    private var gradients: [Reference] = []

    /// A gradient, with the value of the current colour in it.
    private struct Reference: Equatable {
        var gradient: Gradient
        var current: String
    }

    package init(prefix: String) { self.prefix = prefix }

    /// The `defs` element, if there is anything in it.
    package var definitions: [XMLNode] {
        if gradients.isEmpty { return [] }
        let elements = gradients.enumerated().map { $1.gradient.element(id: id($0), current: $1.current) }
        return [XMLNode("defs", [], children: elements)]
    }

    /// `fill`, and `fill-opacity` where it is not 1.
    mutating func attributes(
        for paint: TintedLayer.Paint, in appearance: Appearance, of palette: Palette
    ) -> [(String, String)] {
        switch paint {
        case .role(let role, let opacity):
            // `violations` finds a role without a colour before any format runs.
            solid(palette[role]?[appearance].opacity(opacity) ?? .clear)
        case .fade: attributes(for: paint.resolved(in: appearance, of: palette))
        case .original(let paint): attributes(for: paint)
        }
    }

    package mutating func attributes(for paint: Paint) -> [(String, String)] {
        switch paint {
        case .color(let color): solid(color)
        case .currentColor(let opacity): fill("currentColor", opacity: opacity)
        case .gradient(let gradient): attributes(for: gradient, current: "currentColor")
        }
    }

    /// - Parameter current: the text for the current colour.
    mutating func attributes(for gradient: Gradient, current: String) -> [(String, String)] {
        fill("url(#\(reference(to: gradient, current)))", opacity: gradient.opacity)
    }

    private func solid(_ color: Color) -> [(String, String)] { fill(color.hex, opacity: color.alpha) }

    private func fill(_ value: String, opacity: Double) -> [(String, String)] {
        if opacity == 1 { return [("fill", value)] }
        let opacity = FixedDecimal(opacity, decimals: 4).description
        return [("fill", value)] + (opacity == "1" ? [] : [("fill-opacity", opacity)])
    }

    private mutating func reference(to gradient: Gradient, _ current: String) -> String {
        var plain = gradient
        plain.opacity = 1
        let wanted = Reference(gradient: plain, current: gradient.hasCurrentColor ? current : "")
        if let known = gradients.firstIndex(of: wanted) { return id(known) }
        gradients.append(wanted)
        return id(gradients.count - 1)
    }

    private func id(_ index: Int) -> String { "\(prefix)g\(index)" }
}

extension Gradient {
    fileprivate func element(id: String, current: String) -> XMLNode {
        let number = { (value: Double) in FixedDecimal(value, decimals: 6).description }
        var attributes = [("id", id), ("gradientUnits", "userSpaceOnUse")]
        let name: String
        switch shape {
        case .linear(let from, let to):
            name = "linearGradient"
            attributes += [
                ("x1", number(from.x)), ("y1", number(from.y)), ("x2", number(to.x)), ("y2", number(to.y)),
            ]
        case .radial(let center, let radius, let focus, let focusRadius):
            name = "radialGradient"
            attributes += [("cx", number(center.x)), ("cy", number(center.y)), ("r", number(radius))]
            if focus != center { attributes += [("fx", number(focus.x)), ("fy", number(focus.y))] }
            if focusRadius != 0 { attributes.append(("fr", number(focusRadius))) }
        }
        if transform != .identity {
            let t = transform
            let values = [t.a, t.b, t.c, t.d, t.e, t.f].map(number).joined(separator: " ")
            attributes.append(("gradientTransform", "matrix(\(values))"))
        }
        if spread != .pad { attributes.append(("spreadMethod", spread.rawValue)) }
        return XMLNode(name, attributes, children: stops.map { $0.element(current: current) })
    }
}

extension Gradient.Stop {
    fileprivate func element(current: String) -> XMLNode {
        var attributes = [
            ("offset", FixedDecimal(offset, decimals: 4).description),
            ("stop-color", isCurrent ? current : color.hex),
        ]
        if color.alpha != 1 {
            attributes.append(("stop-opacity", FixedDecimal(color.alpha, decimals: 4).description))
        }
        return XMLNode("stop", attributes)
    }
}

// MARK: - The current colour

extension GlyphSet {
    /// For SVG files: with `paint="current"`, layers in the glyph's tint take the colour of the surrounding text.
    /// Other tints keep their values, and original paints stay.
    var withCurrentPaint: GlyphSet {
        if assets.allSatisfy({ $0.entry.settings.paint.policy != .current }) { return self }
        var set = self
        set.assets = assets.map(\.withCurrentPaint)
        return set
    }
}

extension GlyphAsset {
    /// The same for one asset.
    var withCurrentPaint: GlyphAsset {
        guard entry.settings.paint.policy == .current else { return self }
        var asset = self
        for index in pictures.indices { asset.pictures[index].takeCurrentColor() }
        return asset
    }
}

extension Drawing {
    /// Whether a paint is the colour of the surrounding text.
    var hasCurrentColor: Bool {
        layers.contains { layer in
            switch layer.paint {
            case .original(.currentColor): true
            case .original(.gradient(let gradient)): gradient.hasCurrentColor
            case .original(.color), .role, .fade: false
            }
        }
    }
}

extension GlyphAsset.Rendition {
    /// The opacity of a layer belongs to the drawing, the opacity of the tint to the colour.
    fileprivate mutating func takeCurrentColor() {
        for index in drawing.layers.indices {
            switch drawing.layers[index].paint {
            case .role(tint, let opacity): drawing.layers[index].paint = .original(.currentColor(opacity: opacity))
            case .fade(tint, let gradient): drawing.layers[index].paint = .original(.gradient(gradient))
            case .role, .fade, .original: break
            }
        }
    }
}
