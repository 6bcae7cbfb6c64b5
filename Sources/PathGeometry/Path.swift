/// A shape in the plane: subpaths of lines and Bézier curves, all in absolute coordinates.
///
/// Every subpath begins with a `move`. A path says nothing about how it is filled: the fill rule,
/// where one is needed, stands beside it.
public struct Path: Hashable, Sendable {
    /// One step: the pen is moved, draws, or goes back to where the subpath began.
    public enum Element: Hashable, Sendable, BitwiseCopyable {
        case move(Point)
        case line(Point)
        case quadratic(Point, Point)
        case cubic(Point, Point, Point)
        case close
    }

    /// The steps, each subpath from its `move` on.
    public private(set) var elements: ContiguousArray<Element>
    /// Where the subpath that is being drawn began; a `close` leads back to it.
    private var start: Point = .zero
    /// Where the pen is.
    public private(set) var current: Point = .zero

    /// Without any points.
    public init() { elements = [] }

    /// One closed subpath of lines; empty without corners.
    public init(polygon corners: some Sequence<Point>) {
        elements = []
        for corner in corners {
            if isEmpty { move(to: corner) } else { line(to: corner) }
        }
        close()
    }

    /// Is there no step in it?
    public var isEmpty: Bool { elements.isEmpty }

    /// Do both have the same steps?
    public static func == (a: Path, b: Path) -> Bool { a.elements == b.elements }
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

    /// Makes room for so many steps in all.
    public mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }

    /// Begins a subpath.
    public mutating func move(to point: Point) {
        elements.append(.move(point))
        start = point
        current = point
    }

    /// Draws a straight line from the current point.
    public mutating func line(to point: Point) {
        beginIfNeeded()
        elements.append(.line(point))
        current = point
    }

    /// Draws a curve with one control point from the current one.
    public mutating func quadratic(_ control: Point, to point: Point) {
        beginIfNeeded()
        elements.append(.quadratic(control, point))
        current = point
    }

    /// Draws a curve with two control points from the current one.
    public mutating func cubic(_ control1: Point, _ control2: Point, to point: Point) {
        beginIfNeeded()
        elements.append(.cubic(control1, control2, point))
        current = point
    }

    /// Draws a straight line to where the subpath began, and ends it.
    public mutating func close() {
        guard let last = elements.last, last != .close else { return }
        elements.append(.close)
        current = start
    }

    /// After a close, drawing goes on from the start of the closed subpath (SVG 2, 9.3.4): as a subpath of its own.
    private mutating func beginIfNeeded() {
        if elements.isEmpty || elements.last == .close { move(to: current) }
    }

    /// Adds a closed subpath of segments that follow each other, drawn backwards if asked; none for no segments.
    mutating func appendRing(_ segments: ContiguousArray<Segment>, reversed: Bool = false) {
        guard let first = segments.first, let last = segments.last else { return }
        let origin = reversed ? last.end : first.start
        elements.append(.move(origin))
        for index in segments.indices {
            let segment = reversed ? segments[segments.count - 1 - index].reversed : segments[index]
            switch segment {
            case .line(let line):
                // `close` draws a closing line by itself.
                if index < segments.count - 1 || line.end != origin { elements.append(.line(line.end)) }
            case .quadratic(let curve): elements.append(.quadratic(curve.control, curve.end))
            case .cubic(let curve): elements.append(.cubic(curve.control1, curve.control2, curve.end))
            }
        }
        elements.append(.close)
        (start, current) = (origin, origin)
    }

    /// Puts the subpaths of another path behind its own.
    public mutating func append(_ other: Path) {
        elements.append(contentsOf: other.elements)
        start = other.start
        current = other.current
    }

    /// Draws on from the current point, which is where the segment begins.
    public mutating func append(_ segment: Segment) {
        switch segment {
        case .line(let line): self.line(to: line.end)
        case .quadratic(let curve): quadratic(curve.control, to: curve.end)
        case .cubic(let curve): cubic(curve.control1, curve.control2, to: curve.end)
        }
    }

    /// Every point mapped; curves stay curves of their kind, since the map is affine.
    public func transformed(by transform: Transform) -> Path {
        var result = Path()
        result.reserveCapacity(elements.count)
        for element in elements {
            switch element {
            case .move(let p): result.move(to: transform(p))
            case .line(let p): result.line(to: transform(p))
            case .quadratic(let c, let p): result.quadratic(transform(c), to: transform(p))
            case .cubic(let c1, let c2, let p):
                result.cubic(transform(c1), transform(c2), to: transform(p))
            case .close: result.close()
            }
        }
        return result
    }

    /// Is no coordinate infinite, and each a number?
    public var isFinite: Bool {
        elements.allSatisfy { element in
            switch element {
            case .move(let p), .line(let p): p.isFinite
            case .quadratic(let c, let p): c.isFinite && p.isFinite
            case .cubic(let c1, let c2, let p): c1.isFinite && c2.isFinite && p.isFinite
            case .close: true
            }
        }
    }
}
