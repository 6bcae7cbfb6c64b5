/// A shape in the plane: subpaths of lines and Bézier curves, all in absolute coordinates.
///
/// Every subpath begins with a `move`. A path does not include its fill rule; functions that need one have a parameter
/// for it.
public struct Path: Hashable, Sendable {
    /// A path command: a move, a line or curve, or a close.
    public enum Element: Hashable, Sendable, BitwiseCopyable {
        case move(Point)
        case line(Point)
        case quadratic(Point, Point)
        case cubic(Point, Point, Point)
        case close
    }

    /// The commands; each subpath begins with its `move`.
    public private(set) var elements: ContiguousArray<Element>
    /// The start of the current subpath; a `close` returns to it.
    private var start: Point = .zero
    /// The current point.
    public private(set) var current: Point = .zero

    /// Creates an empty path.
    public init() { elements = [] }

    /// A closed subpath of lines; an empty path if there are no corners.
    public init(polygon corners: some Sequence<Point>) {
        elements = []
        elements.reserveCapacity(corners.underestimatedCount + 1)
        for corner in corners {
            if isEmpty { move(to: corner) } else { line(to: corner) }
        }
        close()
    }

    /// Whether it has no commands.
    public var isEmpty: Bool { elements.isEmpty }

    /// Whether both have the same commands.
    public static func == (a: Path, b: Path) -> Bool { a.elements == b.elements }
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

    /// Reserves memory for a total number of commands.
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

    /// Draws a quadratic curve from the current point.
    public mutating func quadratic(_ control: Point, to point: Point) {
        beginIfNeeded()
        elements.append(.quadratic(control, point))
        current = point
    }

    /// Draws a cubic curve from the current point.
    public mutating func cubic(_ control1: Point, _ control2: Point, to point: Point) {
        beginIfNeeded()
        elements.append(.cubic(control1, control2, point))
        current = point
    }

    /// Draws a straight line to the start of the subpath, and closes it.
    public mutating func close() {
        switch elements.last {
        case nil, .close: return
        default: break
        }
        elements.append(.close)
        current = start
    }

    /// After a close, drawing continues from the start of the closed subpath (SVG 2, 9.3.4), as a new subpath.
    private mutating func beginIfNeeded() {
        switch elements.last {
        case nil, .close: move(to: current)
        default: break
        }
    }

    /// Appends a closed subpath of consecutive segments, optionally reversed; nothing if there are no segments.
    mutating func appendRing(_ segments: ContiguousArray<Segment>, reversed: Bool = false) {
        guard let first = segments.first, let last = segments.last else { return }
        let origin = reversed ? last.end : first.start
        elements.append(.move(origin))
        for index in segments.indices {
            let segment = reversed ? segments[segments.count - 1 - index].reversed : segments[index]
            switch segment {
            case .line(let line):
                // `close` draws the closing line itself.
                if index < segments.count - 1 || line.end != origin { elements.append(.line(line.end)) }
            case .quadratic(let curve): elements.append(.quadratic(curve.control, curve.end))
            case .cubic(let curve): elements.append(.cubic(curve.control1, curve.control2, curve.end))
            }
        }
        elements.append(.close)
        (start, current) = (origin, origin)
    }

    /// Appends the subpaths of another path.
    public mutating func append(_ other: Path) {
        elements.append(contentsOf: other.elements)
        start = other.start
        current = other.current
    }

    /// Appends a segment, which must begin at the current point.
    public mutating func append(_ segment: Segment) {
        switch segment {
        case .line(let line): self.line(to: line.end)
        case .quadratic(let curve): quadratic(curve.control, to: curve.end)
        case .cubic(let curve): cubic(curve.control1, curve.control2, to: curve.end)
        }
    }

    /// Applies an affine transform to every point; curves keep their kind.
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

    /// Whether all coordinates are finite numbers.
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
