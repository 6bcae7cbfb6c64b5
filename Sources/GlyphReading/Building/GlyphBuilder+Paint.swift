internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

extension GlyphBuilder {
    /// The resolved paint of a shape; nil if nothing is visible.
    mutating func paint(_ value: PaintValue, opacity: Double, of shape: Shape) -> Paint? {
        guard opacity > 0 else { return nil }
        switch value {
        case .none: return nil
        case .color(let color): return Paint.color(color.opacity(opacity)).ifSeen
        case .currentColor: return currentColor(shape.style, opacity: opacity)
        case .external(let fallback):
            return fallback.flatMap { paint(PaintValue($0), opacity: opacity, of: shape) }
        case .context(let isFill):
            guard let context = shape.scene.context else {
                log.refuse(
                    "unsupported-feature", "a context paint outside of a marker",
                    at: tree[shape.node].element.offset)
                return nil
            }
            var paint = isFill ? context.fill : context.stroke
            paint?.multiply(opacity: opacity)
            return paint
        case .server(let id, let fallback): return server(id, fallback, opacity: opacity, of: shape)
        }
    }

    /// The colour of the surrounding text, unless the document defines it.
    private func currentColor(_ style: ComputedStyle, opacity: Double) -> Paint? {
        guard let color = style.color else { return .currentColor(opacity: opacity) }
        return Paint.color(color.opacity(opacity)).ifSeen
    }

    private mutating func server(
        _ id: String, _ fallback: PaintValue.Plain?, opacity: Double, of shape: Shape
    ) -> Paint? {
        let offset = tree[shape.node].element.offset
        guard countReference(at: offset) else { return nil }
        let target = tree.index(ofID: id)
        switch target.map({ tree[$0].name }) {
        case "linearGradient", "radialGradient":
            var shown = target.flatMap { gradient($0, of: shape) }
            if case .paint(var paint) = shown {
                paint.multiply(opacity: opacity)
                shown = .paint(paint)
            }
            switch shown {
            case .paint(let paint): return paint.ifSeen
            case .nothing: return nil
            case nil: break  // not a gradient: use the fallback
            }
        case "pattern":
            log.refuse("unsupported-element", "'pattern' as a paint", at: offset)
            return nil
        default:
            log.warn("unknown-reference", "there is no paint with the id '\(id)'", at: offset)
        }
        return fallback.flatMap { paint(PaintValue($0), opacity: opacity, of: shape) }
    }
}

extension Paint {
    /// Nil if it is transparent.
    fileprivate var ifSeen: Paint? {
        switch self {
        case .color(let color): color.alpha > 0 ? self : nil
        case .currentColor(let opacity): opacity > 0 ? self : nil
        case .gradient(let gradient):
            gradient.opacity > 0 && gradient.stops.contains { $0.color.alpha > 0 } ? self : nil
        }
    }
}
