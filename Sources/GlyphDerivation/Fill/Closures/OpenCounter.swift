internal import GlyphModel
internal import PathGeometry

/// An open counter of a component: the space along a stretch of its outer contour, which straight lines across the
/// aperture close.
///
///      ╭──────╴
///      │        ╎ aperture
///      ╰──────╴
struct OpenCounter {
    /// The component that encloses it.
    let root: Int
    /// The stroke width, in units of the view box.
    let width: Double
    /// From one end of the aperture to the other, clockwise on screen around the ink; in units of the view box.
    let boundary: [Point]
    /// The points where the line across the aperture bends, from the start of the boundary to its end.
    let bends: [Point]
    /// How the outline stroke continues across the aperture, if that is known.
    let continuation: Continuation?
    /// The closed counter.
    let shape: FlatPath
    let bounds: Rect
    /// The length of the boundary, in units of the view box.
    let length: Double
    /// In squared units of the view box; negative if the boundary goes around ink.
    let area: Double
    /// Whether it is closed also where something else closes a body around it.
    var isForced = false
    /// The components that are in the aperture, if that is known.
    var standing: [Int] = []
    /// The width of the clearance around them; nil if they are knocked out.
    var clearance: Double?

    init(
        along boundary: [Point], over bends: [Point] = [], continuing continuation: Continuation? = nil, of root: Int,
        strokeWidth width: Double
    ) {
        (self.root, self.boundary, self.bends, self.width) = (root, boundary, bends, width)
        self.continuation = continuation
        shape = FlatPath(polygon: bends.isEmpty ? boundary : boundary + bends.reversed())
        bounds = shape.bounds ?? Rect(.zero)
        length = zip(boundary, boundary.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
        // Outer contours are clockwise, so that the counter is on the counterclockwise side.
        area = shape.isEmpty ? 0 : -shape.area(ofContour: 0)
    }

    /// The same counter, closed along a continuation of its outline.
    func closed(along continuation: Continuation?) -> OpenCounter {
        guard let continuation, let start = boundary.first, let end = boundary.last else { return self }
        return OpenCounter(
            along: boundary, over: continuation.bends(from: start, to: end), continuing: continuation,
            of: root, strokeWidth: width)
    }

    /// The lines across the aperture.
    var aperture: [Line] {
        guard let from = boundary.first, let to = boundary.last else { return [] }
        return zip([from] + bends, bends + [to]).map { Line($0, $1) }
    }

    /// The distance between the ends of the boundary, in units of the view box.
    var opening: Double { boundary.first?.distance(to: boundary[boundary.count - 1]) ?? 0 }

    func contains(_ point: Point) -> Bool { shape.contains(point) }

    /// The space with the ink along it.
    var path: Path { Path(polygon: boundary + bends.reversed()) }

    /// Whether a point is beyond the straight line across the aperture.
    func isBeyond(_ point: Point) -> Bool {
        guard let start = boundary.first, let end = boundary.last else { return false }
        return (end - start).cross(point - start) < 0
    }

    /// Whether the condition for the interior of a body is true: some area, and a boundary that is a little longer than
    /// the aperture is wide. The limits were measured on designers' own pairs.
    var isInterior: Bool { Self.isInterior(area: area, opening: opening, length: length, strokeWidth: width) }

    static func isInterior(area: Double, opening: Double, length: Double, strokeWidth width: Double) -> Bool {
        area > leastInterior(strokeWidth: width) && opening <= 0.48 * (opening + length)
    }

    static func leastInterior(strokeWidth width: Double) -> Double { 2 * width * width }

    /// A point deep inside of the counter, and not on ink; nil if all of it is ink.
    func innerPoint(in ink: Figure) -> Point? {
        /// A point with its distance from the boundary: next to it, points are not much farther from that.
        var near = (point: bounds.center, depth: Double.infinity)
        return bounds.deepestPoint(ofGrid: 16) { point, least in
            // Slightly more, because of rounding errors.
            let most = (near.depth + near.point.distance(to: point)) * (1 + 1e-9)
            guard most > least else { return nil }
            near = (point, contains(point) ? shape.distance(to: point, within: most) : 0)
            guard near.depth > least, !ink.flat.contains(point), ink.tree.innermost(around: point) == nil
            else { return nil }
            return min(near.depth, ink.flat.distance(to: point, within: near.depth))
        }
    }

    /// The share that a fill fills, besides the ink inside.
    func filledShare(in result: Filling, besides ink: Figure) -> Double {
        let places = (1..<16).map { Double($0) / 16 }
        let points = places.flatMap { row in
            places.map { Point(bounds.minX + bounds.width * $0, bounds.minY + bounds.height * row) }
        }.filter { contains($0) && !ink.flat.contains($0) }
        let filled = FlatPath(result.path, tolerance: ink.flatness)
        return Double(points.count(where: filled.contains)) / Double(max(1, points.count))
    }

    /// The missing part of the outline stroke: a stroke's width along the aperture, on the inside.
    func lid(tolerance: Double) -> Path {
        if let start = boundary.first, let end = boundary.last,
            let stroke = continuation?.stroke(from: start, to: end, strokeWidth: width, tolerance: tolerance)
        {
            return stroke
        }
        let strips = aperture.enumerated().compactMap { index, line -> Path? in
            let (start, end) = (line.start, line.end)
            guard let along = (end - start).normalized else { return nil }
            let inside = along.perpendicular * width
            // Half-way inside, it overlaps the outline stroke, because samples cut corners; at the ends, the corners
            // may be rounded.
            let into = along * (width / 4)
            let (first, last) = (start + inside * 0.5, end + inside * 0.5)
            return Path(polygon: [
                start, end, index == bends.count ? last + into : last, end + inside, start + inside,
                index == 0 ? first - into : first,
            ])
        }
        return strips.count == 1 ? strips[0] : .union(ofNonNegative: strips, tolerance: tolerance)
    }
}

extension OpenCounter {
    /// The filled ink with the counter closed: lines through the aperture are drawn in the other colour inside. Nil if
    /// nothing is closed.
    ///
    ///      ╭──╴ │ ╶──╮          ███▌▐███
    ///      │    ▼    │    →     ████▼███
    ///      ╰─────────╯          ████████
    ///
    /// - Parameters:
    ///   - islands: the treatment of islands: if they are filled, ink that crosses the aperture is merged, too.
    ///   - fill: a function that fills the drawing, or a part of it.
    func filled(
        in ink: Figure, islands: FillStyle.Islands, _ fill: (Figure) -> Filling
    ) -> Filling? {
        let (inside, across, beside) = others(in: ink)
        let tolerance = ink.tolerance
        func figure(_ paths: [Path]) -> Figure { ink.with(.union(ofNonNegative: paths, tolerance: tolerance)) }
        let lid = lid(tolerance: tolerance)
        if across.isEmpty {
            let closed = figure([ink.path, lid])
            return closed.holeCount > ink.holeCount ? fill(closed) : nil
        }
        var result = fill(figure([ink.tree.path(of: [root] + inside), lid]))
        func add(_ other: Filling, by operation: BooleanOperation = .union) {
            result.path = result.path.combined(with: other.path, by: operation, tolerance: tolerance)
            result.note(other)
        }
        var crossing = fill(ink.components(across))
        func decide(_ outcome: FillDecision.Outcome, _ reason: FillDecision.Reason) {
            crossing.decisions.removeAll { $0.reason == .line }
            crossing.decisions += across.map { FillDecision($0, of: ink.tree, outcome, reason) }
        }
        let endsHere = clearance == nil && isEnd(crossing.path)
        if islands == .fill, clearance == nil {
            decide(.merged, .detail)
            add(crossing)
        } else if endsHere || clearance == nil && isRunThrough(by: crossing.path) {
            decide(.cut, .detail)
            add(crossing, by: endsHere ? .difference : .exclusiveOr)
        } else {
            let gap = crossing.path.offset(by: clearance ?? width / 2, isNormal: true, tolerance: tolerance)
            let whole = Set(result.path.subpaths)
            let rest = result.path.combined(with: gap, by: .difference, tolerance: tolerance)
            // Fragments between letters.
            result.path = Path(rest.subpaths.filter { abs($0.area) > 2 * width * width || whole.contains($0) })
            decide(.kept, .crossing)
            add(crossing)
        }
        if !beside.isEmpty { add(fill(ink.components(beside))) }
        return result
    }

    /// Whether ink ends in the aperture. Its part outside would be a fragment.
    private func isEnd(_ ink: Path) -> Bool {
        let flat = FlatPath(ink, tolerance: width / 20)
        // At a corner or a round edge, an end a little farther out ends there, too: the tip of a check mark.
        let near = (bends.isEmpty ? 0.75 : 1.5) * width
        return (0..<flat.contourCount).allSatisfy { contour in
            flat.corners(ofContour: contour).allSatisfy { corner in
                contains(corner) || aperture.contains { $0.squaredDistance(to: corner) < near * near }
            }
        }
    }

    /// Whether ink crosses the aperture as a line does. An arrow's head would be divided into two colours: it keeps its
    /// own, with a clearance around it.
    func isRunThrough(by ink: Path) -> Bool {
        guard let from = boundary.first, let to = boundary.last else { return true }
        let flat = FlatPath(ink, tolerance: width / 20)
        let stepsPerWidth = 20.0
        let steps = max(1, Int(stepsPerWidth * opening / width))
        let crossed = (0...steps).count { flat.contains(from.interpolated(to: to, at: Double($0) / Double(steps))) }
        return Double(crossed) < 1.6 * stepsPerWidth
    }

    /// The other components, by whether they are inside of the counter, cross its aperture, or are next to it.
    func others(in ink: Figure) -> (inside: [Int], across: [Int], beside: [Int]) {
        var others: (inside: [Int], across: [Int], beside: [Int]) = ([], [], [])
        for piece in ink.tree.roots where piece != root {
            if standing.contains(piece) {
                others.across.append(piece)
                continue
            }
            let corners = ink.flat.corners(ofContour: piece)
            switch corners.count(where: contains) {
            case 0: others.beside.append(piece)
            case corners.count: others.inside.append(piece)
            default: others.across.append(piece)
            }
        }
        return others
    }
}

extension Figure {
    /// The number of holes of all components: a space that a closed counter encloses is in a hole.
    var holeCount: Int { tree.nodes.count(where: \.isHole) }
}
