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

/// The rule that decides by its winding number whether a point is filled; spelled as in SVG.
public enum FillRule: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    case nonzero, evenodd

    /// Whether a point with this winding number is filled.
    @inlinable public func contains(winding: Int) -> Bool {
        switch self {
        case .nonzero: winding != 0
        case .evenodd: winding & 1 != 0
        }
    }
}

// MARK: - Measures

extension Path {
    /// The bounding box of all end points and control points: it contains the path, but not always tightly.
    public var controlBounds: Rect? {
        var bounds: Rect?
        func include(_ point: Point) { bounds = bounds?.union(point) ?? Rect(point) }
        for element in elements {
            switch element {
            case .move(let p), .line(let p): include(p)
            case .quadratic(let c, let p):
                include(c)
                include(p)
            case .cubic(let c1, let c2, let p):
                include(c1)
                include(c2)
                include(p)
            case .close: break
            }
        }
        return bounds
    }

    /// The bounding box of the drawn path; nil if it has no segments.
    public var bounds: Rect? {
        var bounds: Rect?
        for subpath in subpaths {
            for segment in subpath.segments {
                let box = segment.bounds
                bounds = bounds?.union(box) ?? box
            }
        }
        return bounds
    }

    /// The signed area of all subpaths, each closed by a line: each point counts as often as the path winds around it,
    /// clockwise on screen (y down) positive. For a path in normal form this is the filled area.
    public var area: Double {
        // Relative to the start of each subpath, so that a drawing far from the origin loses no digits; the closing
        // line contributes zero then.
        var (twice, start, current) = (0.0, Point.zero, Point.zero)
        for element in elements {
            switch element {
            case .move(let point): (start, current) = (point, point)
            case .line(let point):
                twice += Segment.line(Line(current, point)).twiceArea(from: start)
                current = point
            case .quadratic(let control, let point):
                twice += Segment.quadratic(QuadraticBezier(current, control, point)).twiceArea(from: start)
                current = point
            case .cubic(let control1, let control2, let point):
                twice += Segment.cubic(CubicBezier(current, control1, control2, point)).twiceArea(from: start)
                current = point
            case .close: current = start
            }
        }
        return twice / 2
    }

    /// The winding number of the path around a point, with open subpaths closed; clockwise on screen is positive.
    public func winding(around point: Point) -> Int { subpaths.reduce(0) { $0 + $1.winding(around: point) } }

    /// Whether the point is filled. Points on the edge may count as either.
    public func contains(_ point: Point, rule: FillRule = .nonzero) -> Bool {
        rule.contains(winding: winding(around: point))
    }

    /// The total length of curves and lines, including closing lines; moves do not count.
    public var length: Double { subpaths.reduce(0) { $0 + $1.length } }
}

// MARK: - Parts and other forms

extension Path {
    /// The connected parts of a path in normal form: each outer contour with its holes.
    package var parts: [[Subpath]] {
        let contours = subpaths.filter { !$0.segments.isEmpty }
        let outer = contours.filter { $0.area > 0 }
        var parts = outer.map { [$0] }
        for hole in contours where hole.area <= 0 {
            // A hole is in the smallest of the contours around it.
            let around = outer.indices.filter {
                outer[$0].bounds.contains(hole.bounds) && outer[$0].winding(around: hole.start) != 0
            }
            if let owner = around.min(by: { outer[$0].area < outer[$1].area }) { parts[owner].append(hole) }
        }
        return parts
    }

    /// The same path in lines and curves with two control points.
    package var asCubics: Path {
        Path(
            subpaths.map { subpath in
                var subpath = subpath
                for index in subpath.segments.indices {
                    if case .quadratic = subpath.segments[index] {
                        subpath.segments[index] = .cubic(subpath.segments[index].asCubic)
                    }
                }
                return subpath
            })
    }

    /// The path between two others with the same commands; nil if theirs differ in kind or order.
    ///
    /// - Parameter share: the share of the other path: 0 gives this path, 1 the other one.
    package func interpolated(to other: Path, at share: Double) -> Path? {
        guard elements.count == other.elements.count else { return nil }
        var result = Path()
        result.reserveCapacity(elements.count)
        for (mine, its) in zip(elements, other.elements) {
            switch (mine, its) {
            case (.move(let a), .move(let b)): result.move(to: a.interpolated(to: b, at: share))
            case (.line(let a), .line(let b)): result.line(to: a.interpolated(to: b, at: share))
            case (.quadratic(let c, let a), .quadratic(let d, let b)):
                result.quadratic(c.interpolated(to: d, at: share), to: a.interpolated(to: b, at: share))
            case (.cubic(let c1, let c2, let a), .cubic(let d1, let d2, let b)):
                result.cubic(
                    c1.interpolated(to: d1, at: share), c2.interpolated(to: d2, at: share),
                    to: a.interpolated(to: b, at: share))
            case (.close, .close): result.close()
            default: return nil
            }
        }
        return result
    }
}
