internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

/// The paint of a shape.
enum Ink {
    case paint(Paint)
    case tiles(Tiling)
}

extension GlyphBuilder {
    /// The resolved ink of a shape; nil if nothing is visible.
    mutating func ink(_ value: PaintValue, opacity: Double, of shape: Shape) -> Ink? {
        guard opacity > 0 else { return nil }
        switch value {
        case .none: return nil
        case .color(let color): return Paint.color(color.opacity(opacity)).ifSeen
        case .currentColor: return currentColor(shape.style, opacity: opacity)
        case .external(let fallback):
            return fallback.flatMap { ink(PaintValue($0), opacity: opacity, of: shape) }
        case .context(let isFill):
            // The paint of the context element, without its opacity (SVG 2, 13.2). Without one, it is the paint that
            // the context of the picture gives, as in Firefox: the tint.
            guard let context = shape.scene.context?.shape else { return .paint(.currentColor(opacity: opacity)) }
            return ink(isFill ? context.style.fill : context.style.stroke, opacity: opacity, of: context)
        case .server(let id, let fallback): return server(id, fallback, opacity: opacity, of: shape)
        }
    }

    /// The colour of the surrounding text, unless the document defines it.
    private func currentColor(_ style: ComputedStyle, opacity: Double) -> Ink? {
        guard let color = style.color else { return .paint(.currentColor(opacity: opacity)) }
        return Paint.color(color.opacity(opacity)).ifSeen
    }

    private mutating func server(
        _ id: String, _ fallback: PaintValue.Plain?, opacity: Double, of shape: Shape
    ) -> Ink? {
        let offset = tree[shape.node].element.offset
        guard countReference(at: offset) else { return nil }
        let target = tree.index(ofID: id)
        switch target.map({ tree[$0].name }) {
        case "linearGradient", "radialGradient":
            if var paint = target.flatMap({ gradient($0, of: shape) }) {
                paint.multiply(opacity: opacity)
                return paint.ifSeen
            }
        case "pattern":
            guard let target, !openPatterns.contains(target) else {
                log.warn(
                    "reference-cycle", "the pattern '\(id)' refers to itself, and paints nothing there", at: offset)
                break
            }
            // A pattern without an area or without content is not a paint.
            if let tiling = tiling(target, opacity: opacity, of: shape) { return .tiles(tiling) }
        default:
            // A reference with a colour is meant to be understood by one tool, and to be that colour in others.
            if fallback == nil { log.warn("unknown-reference", "there is no paint with the id '\(id)'", at: offset) }
        }
        return fallback.flatMap { ink(PaintValue($0), opacity: opacity, of: shape) }
    }
}

extension Paint {
    /// Nil if it is transparent.
    fileprivate var ifSeen: Ink? {
        let isSeen =
            switch self {
            case .color(let color): color.alpha > 0
            case .currentColor(let opacity): opacity > 0
            case .gradient(let gradient): gradient.opacity > 0 && gradient.stops.contains { $0.color.alpha > 0 }
            }
        return isSeen ? .paint(self) : nil
    }
}
