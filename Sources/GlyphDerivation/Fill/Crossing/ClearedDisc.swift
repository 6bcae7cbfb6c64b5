internal import PathGeometry

/// A disc that was cleared out of a body for a badge of any shape: the ends of the body's outline are arcs of its
/// circle.
///
///      ╭──────╮
///      │      ╵ ╲          if both ends bend around one center, and only the badge is inside,
///      │     ╷  ＋         the disc is the clearance
///      ╰─────╯╲
struct ClearedDisc {
    let circle: Circle
    /// The bodies that were opened, by their roots in the tree.
    private(set) var bodies: [Int]
    /// The contours inside of the disc.
    let badges: [Int]
    /// Details of the body that the disc cuts off, such as lines of text. They touch the disc, but are not part of the
    /// boundary.
    private(set) var details: [Int]
    /// The open counter that the disc closes.
    private(set) var pocket: Pocket

    /// The discs that were cleared out of some components of the ink.
    static func discs(outOf bodies: [Int], in figure: Figure, strokeWidth width: Double) -> [ClearedDisc] {
        let all = bodies.flatMap { Self.discs(outOfOne: $0, in: figure, strokeWidth: width) }
        let details = Set(all.flatMap(\.details))
        var discs: [ClearedDisc] = []
        // A detail of a body is not a body itself. One disc may have been cleared out of several bodies.
        for disc in all where details.isDisjoint(with: disc.bodies) {
            if let index = discs.firstIndex(where: { $0.badges == disc.badges }) {
                discs[index].join(disc)
            } else {
                discs.append(disc)
            }
        }
        return discs
    }

    /// Adds the bodies and details of another disc with the same badges, and its counter if that is larger.
    private mutating func join(_ other: ClearedDisc) {
        bodies += other.bodies
        details += other.details.filter { !details.contains($0) }
        if other.pocket.area > pocket.area { pocket = other.pocket }
    }

    private static func discs(outOfOne body: Int, in figure: Figure, strokeWidth width: Double) -> [ClearedDisc] {
        let segments = figure.tree.nodes[body].contour.segments
        let ends = ends(of: segments, strokeWidth: width)
        var discs: [ClearedDisc] = []
        for (index, one) in ends.enumerated() {
            for other in ends[(index + 1)...] {
                let disc = ClearedDisc(between: one, other, of: segments, body: body, in: figure, strokeWidth: width)
                if let disc { discs.append(disc) }
            }
        }
        return discs
    }

    /// The end of a body's outline stroke: a stretch of the contour that is concave towards the outside.
    private struct End {
        let first: Int
        let last: Int
        let points: [Point]
        /// Some ends are drawn with lines; at least one of the two that determine a disc must be curved.
        let isCurved: Bool
    }

    private static func ends(of segments: ContiguousArray<Segment>, strokeWidth width: Double) -> [End] {
        /// Is it a corner of the ink? Outer contours are clockwise on screen.
        func isCorner(after index: Int) -> Bool {
            let next = segments[(index + 1) % segments.count]
            guard let from = segments[index].direction(at: 1), let to = next.direction(at: 0) else { return false }
            return from.cross(to) > 0.3 || from.dot(to) < -0.9
        }
        let corners = segments.indices.filter(isCorner)
        return zip(corners, corners.dropFirst() + corners.prefix(1)).compactMap { before, after in
            var (first, last) = ((before + 1) % segments.count, after)
            // An end has at most three segments, and the lines of the outline next to it.
            guard (last - first + segments.count) % segments.count < 5 else { return nil }
            let hasCurve = numbers(first, last).contains { !segments[$0].isLine }
            // A line that continues from the circle is part of the outline.
            func isWall(_ index: Int) -> Bool { hasCurve && segments[index].isLine(longerThan: 0.2 * width) }
            if first != last, isWall(first) { first = (first + 1) % segments.count }
            if first != last, isWall(last) { last = (last + segments.count - 1) % segments.count }
            let (start, end) = (segments[first].start, segments[last].end)
            let run = numbers(first, last)
            guard run.count <= 3, (0.4 * width...4 * width).contains(start.distance(to: end)) else { return nil }
            let points =
                [start]
                + run.flatMap { number in
                    let segment = segments[number]
                    return segment.isLine ? [segment.end] : [segment.point(at: 0.5), segment.end]
                }
            // The stretch is to the right of its chord.
            guard points.dropFirst().dropLast().allSatisfy({ (end - start).cross($0 - start) > 0 }) else { return nil }
            return End(first: first, last: last, points: points, isCurved: hasCurve)
        }
        /// The indices from one segment to another, modulo their number.
        func numbers(_ first: Int, _ last: Int) -> some RandomAccessCollection<Int> {
            (0...(last - first + segments.count) % segments.count).lazy.map { (first + $0) % segments.count }
        }
    }

    /// Nil if the points are not on a circle. Drawings are rounded to hundredths.
    private static func circle(along points: [Point], strokeWidth width: Double) -> Circle? {
        guard let circle = Circle(fitting: points), circle.radius > 1.5 * width, circle.radius < 5 * width,
            points.allSatisfy({ abs($0.distance(to: circle.center) - circle.radius) < width / 20 })
        else { return nil }
        return circle
    }

    private init?(
        between one: End, _ other: End, of segments: ContiguousArray<Segment>, body: Int, in figure: Figure,
        strokeWidth width: Double
    ) {
        guard one.isCurved || other.isCurved,
            let circle = Self.circle(along: one.points + other.points, strokeWidth: width),
            let (wall, pocket) = Self.room(segments, one, other, of: body, beyond: circle, strokeWidth: width)
        else { return nil }
        let room = FlatPath(polygon: wall)
        var (badges, details): ([Int], [Int]) = ([], [])
        for root in figure.tree.roots {
            let frame = figure.tree.nodes[root].bounds
            let middle = frame.center
            if root != body, middle.distance(to: circle.center) < circle.radius {
                badges.append(root)
                continue
            }
            let distance = figure.flat.selecting([root]).distance(to: circle.center)
            if distance < circle.radius - width / 8 { return nil }
            if root != body, distance < circle.radius + width / 8, pocket.bounds.contains(frame),
                room.winding(around: middle) != 0
            {
                details.append(root)
            }
        }
        // In a disc that is much larger than it, it is not a badge.
        let reaches = badges.flatMap { figure.flat.corners(ofContour: $0) }.map { $0.distance(to: circle.center) }
        guard let reach = reaches.max(), reach > circle.radius / 2 else { return nil }
        (self.circle, bodies, self.badges, self.details, self.pocket) = (circle, [body], badges, details, pocket)
    }

    /// The counter between two ends, beyond the disc; nil if there is none.
    private static func room(
        _ segments: ContiguousArray<Segment>, _ one: End, _ other: End, of body: Int, beyond circle: Circle,
        strokeWidth width: Double
    ) -> (wall: [Point], pocket: Pocket)? {
        for (from, to) in [(one, other), (other, one)] {
            let count = (to.first - from.last - 1 + segments.count) % segments.count
            let between = (0..<count).map { segments[(from.last + 1 + $0) % segments.count] }
            guard let start = between.first?.start else { continue }
            let wall = [start] + between.flatMap { segment in (1...4).map { segment.point(at: Double($0) / 4) } }
            if let pocket = Pocket(along: wall, of: body, strokeWidth: width),
                wall.contains(where: { $0.distance(to: circle.center) > circle.radius + 2 * width })
            {
                return (wall, pocket)
            }
        }
        return nil
    }
}

extension Segment {
    fileprivate func isLine(longerThan length: Double) -> Bool { isLine && start.distance(to: end) > length }

    /// The direction of the contour at an end.
    fileprivate func direction(at t: Double) -> Vector? {
        derivative(at: t).normalized ?? (end - start).normalized
    }
}
