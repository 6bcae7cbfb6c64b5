import GlyphKit
import PathGeometry

/// The visible parts of a drawing, by their paint, without the parts that later layers cover.
struct PaintedAreas {
    /// In units of `frame`.
    private(set) var areas: [String: Path] = [:]

    /// - Parameter isFitted: whether the picture is scaled to its own bounding box, and not to its view box.
    init(_ drawing: Drawing, isFitted: Bool) {
        let all = drawing.layers.dropFirst().reduce(drawing.layers.first?.path.bounds) { box, layer in
            layer.path.bounds.map { box?.union($0) ?? $0 } ?? box
        }
        let box = (isFitted ? all : nil) ?? drawing.viewBox
        let scale = Self.frame / max(box.width, box.height)
        let move = Transform.translation(-box.minX, -box.minY)
            .followed(by: Transform(a: scale, b: 0, c: 0, d: scale, e: 0, f: 0))
        var cover = Path()
        for layer in drawing.layers.reversed() {
            let path = layer.path.transformed(by: move)
            let seen = path.combined(with: cover, by: .difference, tolerance: Self.tolerance)
            let (name, isOpaque) = Self.paint(of: layer)
            areas[name] = (areas[name] ?? Path()).combined(with: seen, by: .union, tolerance: Self.tolerance)
            if isOpaque { cover = cover.combined(with: path, by: .union, tolerance: Self.tolerance) }
        }
    }

    /// The area that is painted differently, as a share of the painted area here; 0 if both are the same.
    func difference(from other: PaintedAreas) -> Double {
        let total = areas.values.reduce(0) { $0 + abs($1.area) }
        let apart = Set(areas.keys).union(other.areas.keys).reduce(0) { sum, name in
            let (mine, others) = (areas[name] ?? Path(), other.areas[name] ?? Path())
            return sum + abs(mine.combined(with: others, by: .exclusiveOr, tolerance: Self.tolerance).area)
        }
        return total > 0 ? apart / total : 1
    }

    /// The longer side of the view box.
    private static let frame = 24.0
    /// A ten thousandth of the frame.
    private static let tolerance = frame / 10_000

    /// The paint with all opacities around it; gradients count as one, as their colours are seen by renderers only.
    private static func paint(of layer: TintedLayer) -> (name: String, isOpaque: Bool) {
        let opacity = layer.groups.reduce(1) { $0 * $1.opacity }
        func name(_ paint: String, _ own: Double) -> (String, Bool) {
            ("\(paint) \((own * opacity * 100).rounded())", own * opacity > 0.995)
        }
        switch layer.paint {
        case .role(let role, let own): return name("\(role)", own)
        case .original(.currentColor(let own)): return name("current", own)
        case .original(.color(let color)): return name(color.hex, color.alpha)
        case .fade(_, let gradient), .original(.gradient(let gradient)):
            return name("gradient", gradient.opacity * (gradient.stops.map(\.color.alpha).min() ?? 1))
        }
    }
}
