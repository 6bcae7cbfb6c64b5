internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

extension GlyphBuilder {
    /// Draws one shape: its fill, stroke and markers, in the order that it requests.
    mutating func drawShape(_ index: Int, style: ComputedStyle, scene: Scene) {
        guard let path = shapePath(index, style: style, viewport: scene.viewport) else { return }
        if scene.isMeasuring { return measure(path, in: scene) }
        guard style.isVisible, isWithinLimits(path, in: scene, at: tree[index].element.offset) else { return }
        let shape = Shape(node: index, path: path, style: style, scene: scene)
        let (fill, stroke) = (fillInk(of: shape), strokeInk(of: shape))
        let markers = markers(of: shape)
        var isOneLayer = style.paintOrder == .normal && markers.isEmpty
        if case .tiles? = fill { isOneLayer = false }
        if case .tiles? = stroke?.ink { isOneLayer = false }
        if isOneLayer { return emit(shape, fill: shape.fill(fill), stroke: shape.stroke(stroke)) }
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

// MARK: - Layers

extension GlyphBuilder {
    /// Adds the layers of a shape: one, or two if the stroke has to be converted to an outline.
    mutating func emit(_ shape: Shape, fill: Fill?, stroke: Stroke?) {
        guard fill != nil || stroke != nil else { return }
        let path = shape.path.transformed(by: shape.scene.transform)
        guard let stroke else { return add(layer(shape, path, fill: fill), shape.scene) }
        if let scaled = scaled(stroke, in: shape) {
            add(layer(shape, path, fill: fill, stroke: scaled), shape.scene)
            return
        }
        if let fill { add(layer(shape, path, fill: fill), shape.scene) }
        if let outline = strokeArea(stroke.style, of: shape) {
            add(layer(shape, outline, fill: Fill(stroke.paint)), shape.scene)
        }
    }

    private func layer(_ shape: Shape, _ path: Path, fill: Fill? = nil, stroke: Stroke? = nil) -> Layer {
        Layer(
            path: path, fill: fill, stroke: stroke, groups: shape.scene.groups,
            element: ElementIdentity(shape.scene.lineage),
            location: log.location(tree[shape.node].element.offset))
    }

    /// Adds a layer if any part of it is visible, with its clip.
    mutating func add(_ layer: Layer, _ scene: Scene) {
        var layer = layer
        guard let bounds = layer.path.controlBounds?.insetBy(-(layer.stroke?.style.reach ?? 0)),
            isInMaskOrPattern || bounds.intersects(frame.visible)
        else { return }
        for effect in scene.effects { log.report(effect) }
        let clips = scene.clips.filter { $0.cuts(layer, tolerance: tolerance) }
        if !clips.isEmpty {
            guard let clip = combined(clips), !clip.isEmpty else { return }
            layer.clip = clip
        }
        layers.append(layer)
    }

    /// A group with only one layer and one paint needs no compositing: its opacity is multiplied into the paint.
    mutating func foldOpacity() {
        var counts: [Int: Int] = [:]
        for layer in layers { for group in layer.groups { counts[group.id, default: 0] += 1 } }
        if counts.isEmpty { return }
        for index in layers.indices where (layers[index].fill == nil) != (layers[index].stroke == nil) {
            var layer = layers[index]
            // Folding an inner group into an outer group that stays is exact, too.
            for group in layer.groups where counts[group.id] == 1 {
                layer.fill?.paint.multiply(opacity: group.opacity)
                layer.stroke?.paint.multiply(opacity: group.opacity)
            }
            layer.groups.removeAll { counts[$0.id] == 1 }
            layers[index] = layer
        }
    }
}

extension Paint {
    mutating func multiply(opacity factor: Double) {
        switch self {
        case .color(let color): self = .color(color.opacity(factor))
        case .currentColor(let opacity): self = .currentColor(opacity: opacity * factor)
        case .gradient(var gradient):
            gradient.opacity *= factor
            self = .gradient(gradient)
        }
    }
}

// MARK: - Paths of shapes

extension GlyphBuilder {
    /// The path of a shape in its own user space; nil if it draws nothing (SVG 2, 10).
    mutating func shapePath(_ index: Int, style: ComputedStyle, viewport: Viewport) -> Path? {
        let node = tree[index]
        let lengths = GeometryLengths(style: style, viewport: viewport)
        switch node.name {
        case "path": return pathData(node)
        case "rect": return lengths.rect
        case "circle": return lengths.circle
        case "ellipse": return lengths.ellipse
        case "line":
            func length(_ name: String, _ axis: LengthAxis) -> Double {
                attributeLength(node, name, axis, style: style, viewport: viewport)
            }
            var path = Path()
            path.move(to: Point(length("x1", .horizontal), length("y1", .vertical)))
            path.line(to: Point(length("x2", .horizontal), length("y2", .vertical)))
            return path
        case "polyline", "polygon": return polyPath(node)
        default: return nil
        }
    }

    /// Path data is kept up to the first fault.
    private mutating func pathData(_ node: ElementTree.Node) -> Path? {
        guard let attribute = node.element.attribute("d") else { return nil }
        let bytes = Array(attribute.value.utf8)
        let (path, error) = Path.parse(svg: bytes.span)
        if let error {
            let place = attribute.valueOffset + error.offset
            if error.reason == .tooManySegments {
                log.stop(error.description, at: place)
            } else {
                log.fault("path-syntax", error.description, at: place)
            }
        }
        return path
    }

    /// The last number of an odd count is ignored, and so is everything after a fault.
    private mutating func polyPath(_ node: ElementTree.Node) -> Path? {
        guard let attribute = node.element.attribute("points") else { return nil }
        var scanner = ByteScanner(attribute.value)
        let (numbers, isComplete) = scanner.numbers()
        if !isComplete, attribute.value.hasNoNumber {
            log.invalid("points", attribute.value, at: attribute.valueOffset)
        } else if !isComplete {
            log.warn(
                "points-syntax", "expected a number in points; the rest is ignored",
                at: attribute.valueOffset + scanner.index)
        } else if !numbers.count.isMultiple(of: 2) {
            log.warn(
                "points-syntax", "points has an odd number of coordinates; the last one is ignored",
                at: attribute.valueOffset)
        }
        guard numbers.count >= 4 else { return nil }
        var path = Path()
        path.move(to: Point(numbers[0], numbers[1]))
        for start in stride(from: 2, to: numbers.count - 1, by: 2) {
            path.line(to: Point(numbers[start], numbers[start + 1]))
        }
        if node.name == "polygon" { path.close() }
        return path
    }
}

/// The geometry properties of one shape, resolved.
private struct GeometryLengths {
    let style: ComputedStyle
    let viewport: Viewport

    /// Nil for `auto`.
    private func length(_ property: Property, _ axis: LengthAxis) -> Double? {
        style.own.geometry[property]?.resolved(axis, in: viewport, fontSize: style.fontSize)
    }

    var circle: Path? {
        guard let radius = length(.r, .other), radius > 0 else { return nil }
        return .ellipse(center: center, radiusX: radius, radiusY: radius)
    }

    /// A radius of `auto` equals the other one; if both are `auto`, both are zero (SVG 2, 10.4).
    var ellipse: Path? {
        let (rx, ry) = (length(.rx, .horizontal), length(.ry, .vertical))
        guard let x = rx ?? ry, let y = ry ?? rx, x > 0, y > 0 else { return nil }
        return .ellipse(center: center, radiusX: x, radiusY: y)
    }

    private var center: Point { Point(length(.cx, .horizontal) ?? 0, length(.cy, .vertical) ?? 0) }

    /// A radius of `auto` equals the other one; then each is limited to half of its side (SVG 2, 10.2).
    var rect: Path? {
        guard let width = length(.width, .horizontal), let height = length(.height, .vertical),
            width > 0, height > 0
        else { return nil }
        let box = Rect(
            x: length(.x, .horizontal) ?? 0, y: length(.y, .vertical) ?? 0, width: width, height: height)
        let (rx, ry) = (length(.rx, .horizontal), length(.ry, .vertical))
        let (x, y) = (min(rx ?? ry ?? 0, width / 2), min(ry ?? rx ?? 0, height / 2))
        return x > 0 && y > 0 ? .roundedRect(box, radiusX: x, radiusY: y) : .rect(box)
    }
}

extension Path {
    /// Clockwise on screen from the upper left corner, closed.
    static func rect(_ box: Rect) -> Path {
        var path = Path()
        path.move(to: Point(box.minX, box.minY))
        path.line(to: Point(box.maxX, box.minY))
        path.line(to: Point(box.maxX, box.maxY))
        path.line(to: Point(box.minX, box.maxY))
        path.close()
        return path
    }

    /// Clockwise on screen from the start of the upper side, closed. Sides without length are omitted.
    fileprivate static func roundedRect(_ box: Rect, radiusX x: Double, radiusY y: Double) -> Path {
        var path = Path()
        path.move(to: Point(box.minX + x, box.minY))
        func side(_ end: Point) { if path.current != end { path.line(to: end) } }
        func corner(_ end: Point) {
            path.arc(radiusX: x, radiusY: y, isLarge: false, isClockwise: true, to: end)
        }
        side(Point(box.maxX - x, box.minY))
        corner(Point(box.maxX, box.minY + y))
        side(Point(box.maxX, box.maxY - y))
        corner(Point(box.maxX - x, box.maxY))
        side(Point(box.minX + x, box.maxY))
        corner(Point(box.minX, box.maxY - y))
        side(Point(box.minX, box.minY + y))
        corner(Point(box.minX + x, box.minY))
        path.close()
        return path
    }
}
