internal import Markup
internal import PathGeometry

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
        let (numbers, isWhole) = scanner.numbers()
        if !isWhole, attribute.value.hasNoNumber {
            log.invalid("points", attribute.value, at: attribute.valueOffset)
        } else if !isWhole {
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
