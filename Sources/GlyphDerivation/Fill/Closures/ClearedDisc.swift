internal import PathGeometry

extension DerivationRule {
    /// A badge may have any shape, but the ends of the body's outline are arcs of the circle of its clearance.
    ///
    ///      ╭──────╮
    ///      │      ╵ ╲          if both ends bend around one center, and only the badge is inside,
    ///      │     ╷  ＋         the disc is the clearance
    ///      ╰─────╯╲
    static let clearedDisc = DerivationRule(
        "cleared-disc", "A disc that was cleared for a badge is closed by its circle.",
        .overlays { drawing, overlays in
            let all = drawing.components.filter(\.isOpen).flatMap { ClearedDisc(in: drawing, outOf: $0).overlays }
            let details = Set(all.flatMap(\.details))
            // A detail of a body is not a body itself. One disc may have been cleared out of several bodies.
            return all.filter { details.isDisjoint(with: $0.bodies) }.reduce(into: overlays) { overlays, disc in
                if let index = overlays.firstIndex(where: { $0.roots == disc.roots }) {
                    overlays[index].join(disc)
                } else {
                    overlays.append(disc)
                }
            }
        })
}

extension Overlay {
    /// Adds the bodies and details of another overlay by the same components, and its counter if that is larger.
    fileprivate mutating func join(_ other: Overlay) {
        bodies += other.bodies
        details += other.details.filter { !details.contains($0) }
        if other.counter.area > counter.area { counter = other.counter }
    }
}

/// Looks for discs that were cleared out of a body.
private struct ClearedDisc {
    let drawing: OverlaidInk
    let body: Int
    let segments: ContiguousArray<Segment>
    var width: Double { drawing.width }

    init(in drawing: OverlaidInk, outOf component: Component) {
        (self.drawing, body) = (drawing, component.contours[0])
        segments = drawing.ink.tree.nodes[body].contour.segments
    }

    /// What is inside of the discs.
    var overlays: [Overlay] {
        let ends = ends
        return ends.indices.flatMap { index in
            ends[(index + 1)...].compactMap { overlay(between: ends[index], $0) }
        }
    }

    /// The end of a body's outline stroke: a stretch of the contour that is concave towards the outside.
    private struct End {
        let first: Int
        let count: Int
        let points: [Point]
        /// Some ends are drawn with lines; at least one of the two that determine a disc must be curved.
        let isCurved: Bool
    }

    private var ends: [End] {
        /// Is it a corner of the ink? Outer contours are clockwise on screen.
        func isCorner(after index: Int) -> Bool {
            let next = segments[(index + 1) % segments.count]
            guard let from = segments[index].direction(at: 1), let to = next.direction(at: 0) else { return false }
            return from.cross(to) > 0.3 || from.dot(to) < -0.9
        }
        let corners = segments.indices.filter(isCorner)
        return zip(corners, corners.dropFirst() + corners.prefix(1)).compactMap { before, after in
            var run = segments(from: before + 1, to: after + 1)
            // An end has at most three segments, and the lines of the outline next to it.
            guard (1...5).contains(run.count) else { return nil }
            let hasCurve = run.contains { !$0.isLine }
            // A line that continues from the circle is part of the outline.
            func isOutline(_ segment: Segment) -> Bool { hasCurve && segment.isLine(longerThan: 0.2 * width) }
            var first = before + 1
            if run.count > 1, isOutline(run[0]) { (first, run) = (first + 1, Array(run.dropFirst())) }
            if run.count > 1, isOutline(run[run.count - 1]) { run.removeLast() }
            let (start, end) = (run[0].start, run[run.count - 1].end)
            guard run.count <= 3, (0.4 * width...4 * width).contains(start.distance(to: end)) else { return nil }
            let points = [start] + run.flatMap { $0.isLine ? [$0.end] : [$0.point(at: 0.5), $0.end] }
            // The stretch is to the right of its chord.
            guard points.dropFirst().dropLast().allSatisfy({ (end - start).cross($0 - start) > 0 }) else { return nil }
            return End(first: first, count: run.count, points: points, isCurved: hasCurve)
        }
    }

    /// The segments from one index up to another; both are taken modulo their number.
    private func segments(from first: Int, to end: Int) -> [Segment] {
        let count = segments.count
        return (0..<((end - first) % count + count) % count).map { segments[(first + $0) % count] }
    }

    private func overlay(between one: End, _ other: End) -> Overlay? {
        let points = one.points + other.points
        guard one.isCurved || other.isCurved, let circle = Circle(fitting: points),
            circle.radius > 1.5 * width, circle.radius < 5 * width,
            // Drawings are rounded to hundredths.
            points.allSatisfy({ abs($0.distance(to: circle.center) - circle.radius) < width / 20 }),
            let counter = counter(between: one, other, beyond: circle)
        else { return nil }
        let ink = drawing.ink
        var (badges, details): ([Int], [Int]) = ([], [])
        for root in ink.tree.roots {
            let frame = ink.tree.nodes[root].bounds
            if root != body, frame.center.distance(to: circle.center) < circle.radius {
                badges.append(root)
                continue
            }
            let distance = ink.flat.selecting([root]).distance(to: circle.center)
            if distance < circle.radius - width / 8 { return nil }
            // Such as lines of text that the disc cuts off.
            if root != body, distance < circle.radius + width / 8, counter.bounds.contains(frame),
                counter.contains(frame.center)
            {
                details.append(root)
            }
        }
        // In a disc that is much larger than it, it is not a badge.
        let reaches = badges.flatMap { ink.flat.corners(ofContour: $0) }.map { $0.distance(to: circle.center) }
        guard let reach = reaches.max(), reach > circle.radius / 2 else { return nil }
        // A twentieth of a width more, so that rounded ends still meet.
        let disc = Circle(center: circle.center, radius: circle.radius + width / 20)
        return Overlay(
            component: Component(badges, of: ink), disc: disc, counter: counter, bodies: [body],
            details: details)
    }

    /// The counter between two ends, beyond the disc; nil if there is none.
    private func counter(between one: End, _ other: End, beyond circle: Circle) -> OpenCounter? {
        for (from, to) in [(one, other), (other, one)] {
            let between = segments(from: from.first + from.count, to: to.first)
            guard let start = between.first?.start else { continue }
            let boundary = [start] + between.flatMap { segment in (1...4).map { segment.point(at: Double($0) / 4) } }
            let counter = OpenCounter(along: boundary, of: body, strokeWidth: width)
            if counter.isInterior,
                boundary.contains(where: { $0.distance(to: circle.center) > circle.radius + 2 * width })
            {
                return counter
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
