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
        let (fill, stroke) = (fillInk(of: shape), strokeInk(of: shape))
        let markers = markers(of: shape)
        var isPlain = style.paintOrder == .normal && markers.isEmpty
        if case .tiles? = fill { isPlain = false }
        if case .tiles? = stroke?.ink { isPlain = false }
        if isPlain { return emit(shape, fill: shape.fill(fill), stroke: shape.stroke(stroke)) }
        for phase in style.paintOrder.phases {
            switch phase {
            case .fill:
                switch fill {
                case .tiles(let tiling): paint(tiling, in: fillArea(of: shape), of: shape)
                case let fill: emit(shape, fill: shape.fill(fill), stroke: nil)
                }
            case .stroke:
                guard let stroke else { continue }
                if case .tiles(let tiling) = stroke.ink {
                    if let area = strokeArea(stroke.style, of: shape) { paint(tiling, in: area, of: shape) }
                } else {
                    emit(shape, fill: nil, stroke: shape.stroke(stroke))
                }
            case .markers: walk(markers)
            }
        }
    }

    /// The area inside of a shape, in the root's coordinates and in normal form.
    private func fillArea(of shape: Shape) -> Path {
        shape.path.transformed(by: shape.scene.transform).normalized(shape.style.fillRule, tolerance: tolerance)
    }

    private mutating func measure(_ path: Path, in scene: Scene) {
        guard let bounds = path.transformed(by: scene.transform).bounds else { return }
        measured = measured?.union(bounds) ?? bounds
    }

    /// Checks the number of segments, and the magnitude of coordinates, so that they are exact enough.
    private mutating func isWithinLimits(_ path: Path, in scene: Scene, at offset: Int) -> Bool {
        segmentCount += path.elements.count
        if segmentCount > ReadingLimits.segments {
            log.stop("more than \(ReadingLimits.segments) path segments", at: offset)
            return false
        }
        return hasExactCoordinates(path, through: scene.transform, at: offset)
    }

    /// Refuses coordinates that are too large, in a shape's own space or in the picture's.
    mutating func hasExactCoordinates(_ path: Path, through transform: Transform, at offset: Int) -> Bool {
        for bounds in [path.controlBounds, path.transformed(by: transform).controlBounds] {
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
    private mutating func fillInk(of shape: Shape) -> Ink? {
        // A flat shape, such as a line, has no interior.
        guard tree[shape.node].name != "line", let bounds = shape.path.controlBounds,
            bounds.width > 0, bounds.height > 0
        else { return nil }
        return ink(shape.style.fill, opacity: shape.style.fillOpacity, of: shape)
    }

    /// Nil if there is no stroke. The style is in the shape's own units.
    private mutating func strokeInk(of shape: Shape) -> (ink: Ink, style: StrokeStyle)? {
        guard shape.path.subpaths.contains(where: { $0.isClosed || !$0.segments.isEmpty }) else { return nil }
        guard let style = strokeStyle(of: shape) else { return nil }
        return ink(shape.style.stroke, opacity: shape.style.strokeOpacity, of: shape).map { ($0, style) }
    }
}

/// A shape that is being drawn: its path in its own user space, its style and its scene.
struct Shape: Sendable {
    var node: Int
    var path: Path
    var style: ComputedStyle
    var scene: Scene

    fileprivate func fill(_ ink: Ink?) -> Fill? {
        if case .paint(let paint) = ink { Fill(paint, rule: style.fillRule) } else { nil }
    }

    fileprivate func stroke(_ stroke: (ink: Ink, style: StrokeStyle)?) -> Stroke? {
        if let stroke, case .paint(let paint) = stroke.ink { Stroke(paint, style: stroke.style) } else { nil }
    }
}
