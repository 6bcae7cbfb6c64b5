internal import GlyphModel
internal import Markup
internal import PathGeometry

extension GlyphBuilder {
    /// Draws one shape: its fill, stroke and markers, in the order that it requests.
    mutating func drawShape(_ index: Int, style: ComputedStyle, scene: Scene) {
        guard let path = shapePath(index, style: style, viewport: scene.viewport) else { return }
        if scene.isMeasuring { return measure(path, in: scene) }
        guard style.isVisible, isWithinLimits(path, in: scene, at: tree[index].element.offset) else { return }
        let shape = Shape(node: index, path: path, style: style, scene: scene)
        let (fill, stroke) = (fill(of: shape), stroke(of: shape))
        let markers = markers(of: shape, fill: fill?.paint, stroke: stroke?.paint)
        let isPlain = style.paintOrder == .normal && markers.isEmpty
        if isPlain { return emit(shape, fill: fill, stroke: stroke) }
        for phase in style.paintOrder.phases {
            switch phase {
            case .fill: emit(shape, fill: fill, stroke: nil)
            case .stroke: emit(shape, fill: nil, stroke: stroke)
            case .markers: walk(markers)
            }
        }
    }

    private mutating func measure(_ path: Path, in scene: Scene) {
        guard let bounds = path.transformed(by: scene.transform).bounds else { return }
        measured = measured?.union(bounds) ?? bounds
    }

    /// Checks the magnitude of coordinates, so that they are exact enough, and the number of segments.
    private mutating func isWithinLimits(_ path: Path, in scene: Scene, at offset: Int) -> Bool {
        segmentCount += path.elements.count
        if segmentCount > ReadingLimits.segments {
            log.stop("more than \(ReadingLimits.segments) path segments", at: offset)
            return false
        }
        for bounds in [path.controlBounds, path.transformed(by: scene.transform).controlBounds] {
            guard let bounds else { return false }
            let limit = ReadingLimits.coordinate
            // Written so that NaN fails, too.
            guard bounds.minX >= -limit, bounds.minY >= -limit, bounds.maxX <= limit, bounds.maxY <= limit
            else {
                log.stop("a coordinate is beyond \(limit)", at: offset)
                return false
            }
        }
        return true
    }

    /// Nil if there is no fill.
    private mutating func fill(of shape: Shape) -> Fill? {
        // A flat shape, such as a line, has no interior.
        guard tree[shape.node].name != "line", let bounds = shape.path.controlBounds,
            bounds.width > 0, bounds.height > 0
        else { return nil }
        return paint(shape.style.fill, opacity: shape.style.fillOpacity, of: shape)
            .map { Fill($0, rule: shape.style.fillRule) }
    }

    /// Nil if there is no stroke. The style is in the shape's own units.
    private mutating func stroke(of shape: Shape) -> Stroke? {
        guard shape.path.subpaths.contains(where: { $0.isClosed || !$0.segments.isEmpty }) else { return nil }
        guard let style = strokeStyle(of: shape) else { return nil }
        return paint(shape.style.stroke, opacity: shape.style.strokeOpacity, of: shape)
            .map { Stroke($0, style: style) }
    }
}

/// A shape that is being drawn: its path in its own user space, its style and its scene.
struct Shape {
    var node: Int
    var path: Path
    var style: ComputedStyle
    var scene: Scene
}
