internal import GlyphModel
internal import Markup
internal import PathGeometry

extension Derivation {
    /// A ring around the glyph, or, in the filled form, a solid body that the glyph is knocked out of.
    static func enclosing(_ shape: EnclosureShape) -> Step {
        { picture, context throws(Findings) in
            guard let pen = try context.markPen(), let fitting = shape.fitting(of: picture, width: pen.width) else {
                return picture
            }
            let length = context.tolerance.length(in: picture.viewBox.extent)
            var result = picture.transformed(by: fitting.placing)
            var style = pen
            style.join = .round
            if context.form == .fill {
                let body = fitting.ring.margin(pen.width / 2, tolerance: length)
                var solid = body
                solid.append(fitting.ring)
                let glyph = result.layers
                result.layers = []
                result.add(solid.normalized(tolerance: length), as: "enclosure", like: picture)
                result.stack = result.layers
                for layer in glyph { result.cut(layer.path, context.tolerance) }
                // All of the glyph is one hole, with any layers.
                if var hole = glyph.last {
                    hole.path = .union(ofNonNegative: glyph.map(\.path), tolerance: length)
                    (hole.erases, hole.step) = (true, nil)
                    result.stack?.append(hole)
                }
            } else if let ring = try? fitting.ring.stroked(style, tolerance: length) {
                result.add(ring, as: "enclosure", like: picture)
                if let top = result.layers.last { result.stack?.append(top) }
            }
            var line = CenterLine(path: fitting.ring, style: style, step: "enclosure")
            line.outwards = EnclosureShape.outwards
            result.centerLines.append(line)
            return result
        }
    }
}

extension Derivation {
    /// Whether a filled enclosure shows a glyph better as an outline. A filled glyph that is nearly as round, or as
    /// square, as its enclosure makes the enclosure look like a ring of the glyph.
    ///
    /// - Parameter outline: the glyph's hollow form; the filled form has the same silhouette.
    package func isBetterAsOutline(_ outline: DerivedDrawing) -> Bool {
        guard let shape = EnclosureShape(rawValue: word), let hull = EnclosedInk(outline) else { return false }
        let area = outline.layers.reduce(0) { $0 + $1.path.silhouetteArea }
        switch shape {
        case .circle: return area > 0.8 * Double.pi * hull.radius * hull.radius
        case .square, .rectangle: return area > 0.85 * hull.bounds.width * hull.bounds.height
        }
    }

    /// How much wider the lines of a glyph must be before this step makes it smaller, so that they look as wide as the
    /// step's own; 1 for steps that keep its size.
    package func widening(of outline: DerivedDrawing, penWidth width: Double) -> Double {
        guard let shape = EnclosureShape(rawValue: word), let fitting = shape.fitting(of: outline, width: width) else {
            return 1
        }
        return min(EnclosureShape.widest, max(1, EnclosureShape.evenness / fitting.placing.a))
    }
}

extension Path {
    /// The area without holes.
    fileprivate var silhouetteArea: Double { subpaths.reduce(0) { $0 + max(0, $1.area) } }
}

/// The shapes that enclose a glyph.
enum EnclosureShape: String {
    case circle, square, rectangle

    /// Lines in an enclosure have this share of its own width: with the same width a small glyph would look heavier.
    static let evenness = 0.85
    /// Lines do not get wider than this, in their own widths: the gaps between them would close.
    static let widest = 1.6
    /// Bold lines take space in the enclosure; a part of it is given outside, as the system's own do.
    static let outwards = 0.35
    /// The share of the frame that the enclosure spans, lines included. A circle is as large as in usual sets, 22 of 24
    /// units; a square of the same side would look larger.
    private var span: Double {
        switch self {
        case .circle, .rectangle: 22.0 / 24
        case .square: 20.0 / 24
        }
    }

    /// The least air inside of the line, in widths of the line.
    private var air: Double {
        switch self {
        case .circle, .square: 0.8
        case .rectangle: 0.6
        }
    }

    /// The place of a glyph in an enclosure, and the enclosure's middle line.
    struct Fitting {
        var placing: Transform
        var ring: Path
    }

    /// - Parameter width: the width of the ring's line.
    func fitting(of picture: DerivedDrawing, width: Double) -> Fitting? {
        guard let ink = EnclosedInk(picture) else { return nil }
        let box = picture.viewBox
        let side = min(box.width, box.height) * span - width
        let room = side - width - 2 * air * width
        guard side > 0, room > 0 else { return nil }
        switch self {
        case .circle:
            let scale = min(1, room / (2 * ink.radius))
            return Fitting(
                placing: ink.placing(at: box.center, scale: scale, around: ink.middle),
                ring: .ellipse(center: box.center, radiusX: side / 2, radiusY: side / 2))
        case .square:
            let scale = min(1, room / max(ink.bounds.width, ink.bounds.height))
            return Fitting(
                placing: ink.placing(at: box.center, scale: scale, around: ink.balanced),
                ring: .roundedBox(around: box.center, side, side, radius: side * Self.rounding))
        case .rectangle:
            let height = side * Self.lowness
            let scale = min(1, (height - (side - room)) / ink.bounds.height, room / ink.bounds.width)
            guard scale > 0 else { return nil }
            let wanted = ink.bounds.width * scale + (side - room) + width
            return Fitting(
                placing: ink.placing(at: box.center, scale: scale, around: ink.balanced),
                ring: .roundedBox(
                    around: box.center, min(side, max(wanted, height * Self.leastAspect)), height,
                    radius: side * Self.rounding))
        }
    }

    /// The radius of corners, in sides.
    private static let rounding = 0.18
    /// The height of a rectangle in sides, and how much wider than high it is at least.
    private static let (lowness, leastAspect) = (0.8, 1.15)
}

/// The ink of a glyph that must fit into an enclosure.
struct EnclosedInk {
    let bounds: Rect
    /// The smallest circle around the ink; the ends of a slash may reach beyond it.
    let middle: Point
    let radius: Double
    /// The middle of the box, drawn half the way to the centre of the area: where a glyph looks centred in a box.
    let balanced: Point

    init?(_ picture: DerivedDrawing) {
        guard let bounds = picture.ink, bounds.extent > 0 else { return nil }
        self.bounds = bounds
        var points: [Point] = []
        var (area, moment) = (0.0, Vector.zero)
        let slashed = picture.layers.filter { $0.step == "slash" }
        for layer in picture.layers where slashed.count == picture.layers.count || layer.step != "slash" {
            let flat = FlatPath(layer.path, tolerance: bounds.extent / 500)
            for contour in 0..<flat.contourCount {
                let corners = flat.corners(ofContour: contour)
                points += corners
                for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
                    let (p, q) = (a - bounds.center, b - bounds.center)
                    let part = p.cross(q) / 2
                    area += part
                    moment = moment + (p + q) * (part / 3)
                }
            }
        }
        let circle = Circle(around: points)
        let center = circle?.center ?? bounds.center
        middle = center
        // The ends of a slash come nearer to the ring than a body may: a tenth.
        let ends = slashed.flatMap { $0.path.subpaths.flatMap { $0.segments.map(\.end) } }
        radius = max(
            circle?.radius ?? 0,
            ends.reduce(0) { max($0, $1.distance(to: center)) } / 1.1)
        balanced = area > 0 ? bounds.center + moment / area / 2 : bounds.center
    }

    /// - Parameter center: the center of the ink, which is moved to `place`.
    func placing(at place: Point, scale: Double, around center: Point) -> Transform {
        Transform(a: scale, b: 0, c: 0, d: scale, e: place.x - center.x * scale, f: place.y - center.y * scale)
    }
}

extension Path {
    /// A rectangle with round corners, clockwise on screen.
    fileprivate static func roundedBox(
        around center: Point, _ width: Double, _ height: Double, radius: Double
    ) -> Path {
        let box = Rect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
        let r = min(radius, width / 2, height / 2)
        // The handle of a quarter of a circle.
        let k = r * (1 - 0.5522847498)
        var path = Path()
        path.move(to: Point(box.minX + r, box.minY))
        path.line(to: Point(box.maxX - r, box.minY))
        path.cubic(Point(box.maxX - k, box.minY), Point(box.maxX, box.minY + k), to: Point(box.maxX, box.minY + r))
        path.line(to: Point(box.maxX, box.maxY - r))
        path.cubic(Point(box.maxX, box.maxY - k), Point(box.maxX - k, box.maxY), to: Point(box.maxX - r, box.maxY))
        path.line(to: Point(box.minX + r, box.maxY))
        path.cubic(Point(box.minX + k, box.maxY), Point(box.minX, box.maxY - k), to: Point(box.minX, box.maxY - r))
        path.line(to: Point(box.minX, box.minY + r))
        path.cubic(Point(box.minX, box.minY + k), Point(box.minX + k, box.minY), to: Point(box.minX + r, box.minY))
        path.close()
        return path
    }
}
